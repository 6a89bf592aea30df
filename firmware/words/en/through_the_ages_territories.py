"""through_the_ages_territories in English. Made by `make words` from tools/words/through_the_ages_territories.toml."""

# fmt: off
WORDS = {
    "line_1": "A bid is made of units to sacrifice, tactics bonus of whole armies, and bonus cards.",
    "line_2": "The winner pays at least the bid, with one unit or more.",
    "line_3": "The middle of the card counts once, its bottom as long as it is held.",
    "line_4": "A territory lost takes only its lasting bonus along.",
}
