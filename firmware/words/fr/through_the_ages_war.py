"""through_the_ages_war in Français. Made by `make words` from tools/words/through_the_ages_war.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeUne guerre se r\xc3\xa9sout au tour suivant de l'attaquant\xc2\xa0: on peut s'armer."
    b"\xffline_2\xfePersonne ne joue de carte de d\xc3\xa9fense."
    b"\xffline_3\xfeLa r\xc3\xa9soudre ne compte pas comme action politique."
    b"\xffline_4\xfeOn ne gagne pas plus que l'autre ne perd."
    b"\xff",
)
