"""through_the_ages_wonders in English. Made by `make words` from tools/words/through_the_ages_wonders.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeTaking one costs 1 civil action more for each wonder you have finished."
    b"\xffline_2\xfeOnly one under construction; it never goes to the hand, so a full hand does not matter."
    b"\xffline_3\xfeSections in order, an action each, a blue token on each."
    b"\xffline_4\xfeFinished: its blue tokens go back to the bank, and it counts at once."
    b"\xff",
)
