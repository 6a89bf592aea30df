"""through_the_ages_row in Español. Made by `make words` from tools/words/through_the_ages_row.toml."""

# fmt: off
WORDS = {
    "line_1": "En la mano caben tantas cartas civiles como acciones civiles tienes.",
    "line_2": "Ninguna tecnología que ya tengas; las cartas amarillas pueden repetirse.",
    "line_3": "Un líder de cada era, jugado o no.",
}
