"""through_the_ages_ages in English. Made by `make words` from tools/words/through_the_ages_ages.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeAn age ends at once when its last civil card comes into the row."
    b"\xffline_2\xfeWhat is older than the age that ends goes: leaders, hands, unfinished wonders, pacts."
    b"\xffline_3\xfeAges I, II and III cost each player 2 yellow tokens, from the bank and never workers."
    b"\xffline_4\xfeLast round: no wars, no military cards; units are sacrificed only to colonise."
    b"\xffline_5\xfeThen every event of age III left, current and future, is resolved."
    b"\xff",
)
