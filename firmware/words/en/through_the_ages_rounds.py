"""through_the_ages_rounds in English. Made by `make words` from tools/words/through_the_ages_rounds.toml."""

# fmt: off
WORDS = {
    "line_1": "Round 1: only take cards. The first player has 1 civil action, the second 2, and so on.",
    "line_2": "Nobody slides or refills the row in round 1.",
    "line_3": "Each turn still ends with production.",
    "line_4": "Round 2: the first player fills the row from deck A once more; then age I begins.",
}
