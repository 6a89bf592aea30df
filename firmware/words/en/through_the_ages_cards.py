"""through_the_ages_cards in English. Made by `make words` from tools/words/through_the_ages_cards.toml."""

# fmt: off
WORDS = {
    "line_1": "A new leader sends the old one away: mind the tracks.",
    "line_2": "A yellow card is not played in the turn it was taken.",
    "line_3": "Playing a military technology is a civil action.",
    "line_4": "Revolution: all civil actions, none used before, at the smaller science price.",
    "line_5": "Peaceful change: one civil action, the larger price. It stays spent in the new government.",
}
