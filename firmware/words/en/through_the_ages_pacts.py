"""through_the_ages_pacts in English. Made by `make words` from tools/words/through_the_ages_pacts.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeA pact is offered to one player, who says yes or no; there is no bargaining."
    b"\xffline_2\xfeA refused pact goes back to the hand, but the political action is spent."
    b"\xffline_3\xfeOne pact in front of you; you may take part in those of others."
    b"\xffline_4\xfeMark who is A and who is B. Cancelling costs a political action."
    b"\xff",
)
