"""through_the_ages_row in Français. Made by `make words` from tools/words/through_the_ages_row.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeLa main tient autant de cartes civiles que d'actions civiles."
    b"\xffline_2\xfePas de technologie d\xc3\xa9j\xc3\xa0 poss\xc3\xa9d\xc3\xa9e\xc2\xa0; les cartes jaunes, si."
    b"\xffline_3\xfeUn seul leader par \xc3\xa2ge, jou\xc3\xa9 ou non."
    b"\xff",
)
