"""through_the_ages_production in Français. Made by `make words` from tools/words/through_the_ages_production.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfePlus de visages manquants que d'ouvriers libres\xc2\xa0: r\xc3\xa9volte, pas de production."
    b"\xffline_2\xfe2006\xc2\xa0: points, fermes, repas, mines, corruption."
    b"\xffline_3\xfe2015\xc2\xa0: points, corruption (aussi en nourriture), fermes, repas, mines."
    b"\xffline_4\xfeChaque nourriture manquante co\xc3\xbbte 4 de culture."
    b"\xffline_5\xfeUn tour marque 30 au plus. Pistes\xc2\xa0: science 40, force 60, bonheur 8."
    b"\xff",
)
