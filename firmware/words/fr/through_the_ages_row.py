"""through_the_ages_row in Français. Made by `make words` from tools/words/through_the_ages_row.toml."""

# fmt: off
WORDS = {
    "line_1": "La main tient autant de cartes civiles que d'actions civiles.",
    "line_2": "Pas de technologie déjà possédée\u00a0; les cartes jaunes, si.",
    "line_3": "Un seul leader par âge, joué ou non.",
}
