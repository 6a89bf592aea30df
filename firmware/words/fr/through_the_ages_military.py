"""through_the_ages_military in Français. Made by `make words` from tools/words/through_the_ages_military.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeD\xc3\xa9faussez jusqu'au nombre d'actions militaires, juste apr\xc3\xa8s l'action politique."
    b"\xffline_2\xfePiochez 1 par action militaire non utilis\xc3\xa9e, 3 au plus."
    b"\xffline_3\xfeUne seule tactique en jeu\xc2\xa0: une nouvelle la remplace."
    b"\xffline_4\xfeChaque arm\xc3\xa9e enti\xc3\xa8re donne le bonus\xc2\xa0; le petit, si une unit\xc3\xa9 a deux \xc3\xa2ges de moins."
    b"\xffline_5\xfeUne aviation double le bonus d'une arm\xc3\xa9e, m\xc3\xaame hors d'elle."
    b"\xffline_6\xfePioche vide\xc2\xa0: ne m\xc3\xa9langez que la d\xc3\xa9fausse de cet \xc3\xa2ge, jamais les \xc3\xa9v\xc3\xa9nements pass\xc3\xa9s."
    b"\xff",
)
