"""through_the_ages_cards in English. Made by `make words` from tools/words/through_the_ages_cards.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeA new leader sends the old one away: mind the tracks."
    b"\xffline_2\xfeA yellow card is not played in the turn it was taken."
    b"\xffline_3\xfePlaying a military technology is a civil action."
    b"\xffline_4\xfeRevolution: all civil actions, none used before, at the smaller science price."
    b"\xffline_5\xfePeaceful change: one civil action, the larger price. It stays spent in the new government."
    b"\xff",
)
