"""through_the_ages_pacts in English. Made by `make words` from tools/words/through_the_ages_pacts.toml."""

# fmt: off
WORDS = {
    "line_1": "A pact is offered to one player, who says yes or no; there is no bargaining.",
    "line_2": "A refused pact goes back to the hand, but the political action is spent.",
    "line_3": "One pact in front of you; you may take part in those of others.",
    "line_4": "Mark who is A and who is B. Cancelling costs a political action.",
}
