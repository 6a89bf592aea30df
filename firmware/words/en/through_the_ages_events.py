"""through_the_ages_events in English. Made by `make words` from tools/words/through_the_ages_events.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeOnly one political action a turn."
    b"\xffline_2\xfePreparing an event scores culture: 1 for each level of its age."
    b"\xffline_3\xfeNobody loses more than there is; there are no debts."
    b"\xffline_4\xfeWith two players \xe2\x80\x9cthe two weakest\xe2\x80\x9d means the weakest."
    b"\xffline_5\xfeNo current events left: shuffle the future ones age by age, the oldest age on top."
    b"\xffline_6\xfePast events are kept apart from discarded military cards."
    b"\xff",
)
