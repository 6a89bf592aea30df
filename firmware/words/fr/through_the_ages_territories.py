"""through_the_ages_territories in Français. Made by `make words` from tools/words/through_the_ages_territories.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeL'offre\xc2\xa0: unit\xc3\xa9s \xc3\xa0 sacrifier, bonus tactique d'arm\xc3\xa9es enti\xc3\xa8res, cartes de bonus."
    b"\xffline_2\xfeLe gagnant paie au moins son offre, dont une unit\xc3\xa9 au minimum."
    b"\xffline_3\xfeLe centre de la carte compte une fois, le bas tant qu'on la garde."
    b"\xffline_4\xfeTerritoire perdu\xc2\xa0: seul le bonus permanent s'en va."
    b"\xff",
)
