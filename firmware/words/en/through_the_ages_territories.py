"""through_the_ages_territories in English. Made by `make words` from tools/words/through_the_ages_territories.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeA bid is made of units to sacrifice, tactics bonus of whole armies, and bonus cards."
    b"\xffline_2\xfeThe winner pays at least the bid, with one unit or more."
    b"\xffline_3\xfeThe middle of the card counts once, its bottom as long as it is held."
    b"\xffline_4\xfeA territory lost takes only its lasting bonus along."
    b"\xff",
)
