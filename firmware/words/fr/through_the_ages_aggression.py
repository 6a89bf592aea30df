"""through_the_ages_aggression in Français. Made by `make words` from tools/words/through_the_ages_aggression.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeOn attaque un seul joueur et on paie les actions militaires de la carte."
    b"\xffline_2\xfeL'attaquant sacrifie d'abord, sans carte de d\xc3\xa9fense."
    b"\xffline_3\xfeLe d\xc3\xa9fenseur peut ajouter des cartes de d\xc3\xa9fense et gagne les \xc3\xa9galit\xc3\xa9s."
    b"\xffline_4\xfeChacun perd ses unit\xc3\xa9s sacrifi\xc3\xa9es. On ne gagne pas plus que l'autre ne perd."
    b"\xffline_5\xfeLes pions gagn\xc3\xa9s viennent de sa r\xc3\xa9serve, pas du plateau adverse."
    b"\xff",
)
