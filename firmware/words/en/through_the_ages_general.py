"""through_the_ages_general in English. Made by `make words` from tools/words/through_the_ages_general.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeActions need not be used up."
    b"\xffline_2\xfeMost ties go to the player in turn or the next one; in an aggression to the defender."
    b"\xffline_3\xfeA technology is any card that costs science to play."
    b"\xffline_4\xfeWho loses population gives up unused workers first, then takes workers off cards."
    b"\xffline_5\xfeA new action may be used at once; a lost one may be one already used."
    b"\xffline_6\xfeSacrificed units go to the bank; destroyed or disbanded ones become unused workers."
    b"\xff",
)
