"""through_the_ages_aggression in English. Made by `make words` from tools/words/through_the_ages_aggression.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeAttack one player and pay the military actions on the card."
    b"\xffline_2\xfeThe attacker sacrifices first and may not play defence cards."
    b"\xffline_3\xfeThe defender may add defence cards and wins ties."
    b"\xffline_4\xfeBoth lose what they sacrificed. Nobody wins more than the other loses."
    b"\xffline_5\xfeTokens won come from your own supply, not from the other board."
    b"\xff",
)
