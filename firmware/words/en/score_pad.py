"""score_pad in English. Made by `make words` from tools/words/score_pad.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffpad_options\xfeWho wins, and when?"
    b"\xffpad_lowest\xfeLowest wins"
    b"\xffpad_target\xfeTarget"
    b"\xffpad_target_help\xfe0: no target"
    b"\xffpad_rounds\xfeRounds"
    b"\xffpad_rounds_help\xfe0: as many as wanted"
    b"\xffpad_round\xfeRound {}"
    b"\xffpad_last_round\xfeLast round"
    b"\xffpad_begins\xfe{} begins"
    b"\xffpad_end\xfeEnd the game"
    b"\xffsheet_table\xfeTable"
    b"\xffpad_rounds_from\xfeRounds {}\xe2\x80\x93{}"
    b"\xff",
)
