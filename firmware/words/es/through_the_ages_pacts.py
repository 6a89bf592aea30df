"""through_the_ages_pacts in Español. Made by `make words` from tools/words/through_the_ages_pacts.toml."""

# fmt: off
WORDS = {
    "line_1": "Un pacto se ofrece a un solo jugador, que dice sí o no; no se regatea.",
    "line_2": "Un pacto rechazado vuelve a la mano, pero la acción política está gastada.",
    "line_3": "Un solo pacto ante ti; puedes entrar en los de otros.",
    "line_4": "Marca quién es A y quién es B. Anularlo cuesta una acción política.",
}
