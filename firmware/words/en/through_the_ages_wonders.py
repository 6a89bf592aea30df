"""through_the_ages_wonders in English. Made by `make words` from tools/words/through_the_ages_wonders.toml."""

# fmt: off
WORDS = {
    "line_1": "Taking one costs 1 civil action more for each wonder you have finished.",
    "line_2": "Only one under construction; it never goes to the hand, so a full hand does not matter.",
    "line_3": "Sections in order, an action each, a blue token on each.",
    "line_4": "Finished: its blue tokens go back to the bank, and it counts at once.",
}
