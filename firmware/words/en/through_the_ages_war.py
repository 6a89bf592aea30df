"""through_the_ages_war in English. Made by `make words` from tools/words/through_the_ages_war.toml."""

# fmt: off
WORDS = {
    "line_1": "A war is fought on the attacker's next turn: there is time to arm.",
    "line_2": "Nobody plays defence cards in a war.",
    "line_3": "Resolving it is not the political action of that turn.",
    "line_4": "Nobody wins more than the other loses.",
}
