"""through_the_ages_row in English. Made by `make words` from tools/words/through_the_ages_row.toml."""

# fmt: off
WORDS = {
    "line_1": "The hand holds as many civil cards as you have civil actions.",
    "line_2": "No technology that you have already; yellow cards may be doubled.",
    "line_3": "One leader of each age, played or not.",
}
