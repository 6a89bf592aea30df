"""through_the_ages_aggression in English. Made by `make words` from tools/words/through_the_ages_aggression.toml."""

# fmt: off
WORDS = {
    "line_1": "Attack one player and pay the military actions on the card.",
    "line_2": "The attacker sacrifices first and may not play defence cards.",
    "line_3": "The defender may add defence cards and wins ties.",
    "line_4": "Both lose what they sacrificed. Nobody wins more than the other loses.",
    "line_5": "Tokens won come from your own supply, not from the other board.",
}
