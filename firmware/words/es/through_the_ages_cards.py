"""through_the_ages_cards in Español. Made by `make words` from tools/words/through_the_ages_cards.toml."""

# fmt: off
WORDS = {
    "line_1": "Un líder nuevo echa al viejo: ajusta los marcadores.",
    "line_2": "Una carta amarilla no se juega en el turno en que se toma.",
    "line_3": "Jugar una tecnología militar es una acción civil.",
    "line_4": "Revolución: todas las acciones civiles, ninguna usada antes, al menor precio de ciencia.",
    "line_5": "Cambio pacífico: una acción civil, el precio mayor. Sigue gastada en el nuevo gobierno.",
}
