"""through_the_ages_war in Español. Made by `make words` from tools/words/through_the_ages_war.toml."""

# fmt: off
WORDS = {
    "line_1": "Una guerra se libra en el siguiente turno del atacante: hay tiempo para armarse.",
    "line_2": "Nadie juega cartas de defensa en una guerra.",
    "line_3": "Resolverla no es la acción política de ese turno.",
    "line_4": "Nadie gana más de lo que el otro pierde.",
}
