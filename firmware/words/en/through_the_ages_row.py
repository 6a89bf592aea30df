"""through_the_ages_row in English. Made by `make words` from tools/words/through_the_ages_row.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeThe hand holds as many civil cards as you have civil actions."
    b"\xffline_2\xfeNo technology that you have already; yellow cards may be doubled."
    b"\xffline_3\xfeOne leader of each age, played or not."
    b"\xff",
)
