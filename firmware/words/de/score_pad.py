"""score_pad in Deutsch. Made by `make words` from tools/words/score_pad.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffpad_options\xfeWer gewinnt, und wann?"
    b"\xffpad_lowest\xfeNiedrigster gewinnt"
    b"\xffpad_target\xfeZiel"
    b"\xffpad_target_help\xfe0: kein Ziel"
    b"\xffpad_rounds\xfeRunden"
    b"\xffpad_rounds_help\xfe0: beliebig viele"
    b"\xffpad_round\xfeRunde {}"
    b"\xffpad_last_round\xfeLetzte Runde"
    b"\xffpad_begins\xfe{} beginnt"
    b"\xffpad_end\xfeSpiel beenden"
    b"\xffsheet_table\xfeTabelle"
    b"\xffpad_rounds_from\xfeRunden {}\xe2\x80\x93{}"
    b"\xff",
)
