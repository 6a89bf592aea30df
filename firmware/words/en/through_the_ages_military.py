"""through_the_ages_military in English. Made by `make words` from tools/words/through_the_ages_military.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeDiscard to the number of your military actions right after the political action."
    b"\xffline_2\xfeDraw one for each unused military action, 3 at most."
    b"\xffline_3\xfeOne tactic in play: a new one replaces it."
    b"\xffline_4\xfeEach whole army scores the bonus; the smaller one with units two ages older than the tactic."
    b"\xffline_5\xfeOne air force doubles the bonus of one army, also from outside it."
    b"\xffline_6\xfeDeck empty: shuffle only this age's discards, never past events."
    b"\xff",
)
