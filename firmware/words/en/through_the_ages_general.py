"""through_the_ages_general in English. Made by `make words` from tools/words/through_the_ages_general.toml."""

# fmt: off
WORDS = {
    "line_1": "Actions need not be used up.",
    "line_2": "Most ties go to the player in turn or the next one; in an aggression to the defender.",
    "line_3": "A technology is any card that costs science to play.",
    "line_4": "Who loses population gives up unused workers first, then takes workers off cards.",
    "line_5": "A new action may be used at once; a lost one may be one already used.",
    "line_6": "Sacrificed units go to the bank; destroyed or disbanded ones become unused workers.",
}
