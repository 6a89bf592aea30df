"""through_the_ages_ages in English. Made by `make words` from tools/words/through_the_ages_ages.toml."""

# fmt: off
WORDS = {
    "line_1": "An age ends at once when its last civil card comes into the row.",
    "line_2": "What is older than the age that ends goes: leaders, cards in hand, unfinished wonders, pacts.",
    "line_3": "Ages I, II and III cost each player 2 yellow tokens, from the bank and never workers.",
    "line_4": "Last round: no wars, no military cards; units are sacrificed only to colonise.",
    "line_5": "Then every event of age III left, current and future, is resolved.",
}
