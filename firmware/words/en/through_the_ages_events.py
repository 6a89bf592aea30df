"""through_the_ages_events in English. Made by `make words` from tools/words/through_the_ages_events.toml."""

# fmt: off
WORDS = {
    "line_1": "Only one political action a turn.",
    "line_2": "Preparing an event scores culture: 1 for each level of its age.",
    "line_3": "Nobody loses more than there is; there are no debts.",
    "line_4": "With two players “the two weakest” means the weakest.",
    "line_5": "No current events left: shuffle the future ones age by age, the oldest age on top.",
    "line_6": "Past events are kept apart from discarded military cards.",
}
