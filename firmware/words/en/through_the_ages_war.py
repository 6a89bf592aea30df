"""through_the_ages_war in English. Made by `make words` from tools/words/through_the_ages_war.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeA war is fought on the attacker's next turn: there is time to arm."
    b"\xffline_2\xfeNobody plays defence cards in a war."
    b"\xffline_3\xfeResolving it is not the political action of that turn."
    b"\xffline_4\xfeNobody wins more than the other loses."
    b"\xff",
)
