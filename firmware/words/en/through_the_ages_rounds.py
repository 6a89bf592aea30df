"""through_the_ages_rounds in English. Made by `make words` from tools/words/through_the_ages_rounds.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeRound 1: only take cards. The first player has 1 civil action, the second 2, and so on."
    b"\xffline_2\xfeNobody slides or refills the row in round 1."
    b"\xffline_3\xfeEach turn still ends with production."
    b"\xffline_4\xfeRound 2: the first player fills the row from deck A once more; then age I begins."
    b"\xff",
)
