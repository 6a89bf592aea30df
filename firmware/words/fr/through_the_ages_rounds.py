"""through_the_ages_rounds in Français. Made by `make words` from tools/words/through_the_ages_rounds.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeTour 1\xc2\xa0: on prend des cartes, rien d'autre. Le premier a 1 action civile, le deuxi\xc3\xa8me 2, etc."
    b"\xffline_2\xfeAu tour 1, la rang\xc3\xa9e n'est ni d\xc3\xa9cal\xc3\xa9e ni compl\xc3\xa9t\xc3\xa9e."
    b"\xffline_3\xfeChaque tour finit quand m\xc3\xaame par la production."
    b"\xffline_4\xfeTour 2\xc2\xa0: le premier joueur compl\xc3\xa8te encore avec la pioche A, puis l'\xc3\xa2ge I commence."
    b"\xff",
)
