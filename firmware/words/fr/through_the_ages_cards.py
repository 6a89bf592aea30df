"""through_the_ages_cards in Français. Made by `make words` from tools/words/through_the_ages_cards.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeUn nouveau leader chasse l'ancien\xc2\xa0: ajustez les pistes."
    b"\xffline_2\xfeUne carte jaune ne se joue pas le tour o\xc3\xb9 on la prend."
    b"\xffline_3\xfePoser une technologie militaire est une action civile."
    b"\xffline_4\xfeR\xc3\xa9volution\xc2\xa0: toutes les actions civiles, aucune avant, au petit prix en science."
    b"\xffline_5\xfeChangement pacifique\xc2\xa0: une action civile, grand prix. Elle reste d\xc3\xa9pens\xc3\xa9e ensuite."
    b"\xff",
)
