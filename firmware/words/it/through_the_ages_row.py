"""through_the_ages_row in Italiano. Made by `make words` from tools/words/through_the_ages_row.toml."""

# fmt: off
WORDS = {
    "line_1": "In mano tante carte civili quante azioni civili.",
    "line_2": "Niente tecnologie che hai già; le carte gialle sì.",
    "line_3": "Un solo leader per era, giocato o no.",
}
