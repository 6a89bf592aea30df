"""through_the_ages_row in Italiano. Made by `make words` from tools/words/through_the_ages_row.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeIn mano tante carte civili quante azioni civili."
    b"\xffline_2\xfeNiente tecnologie che hai gi\xc3\xa0; le carte gialle s\xc3\xac."
    b"\xffline_3\xfeUn solo leader per era, giocato o no."
    b"\xff",
)
