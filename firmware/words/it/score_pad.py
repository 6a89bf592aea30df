"""score_pad in Italiano. Made by `make words` from tools/words/score_pad.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffpad_options\xfeChi vince, e quando?"
    b"\xffpad_lowest\xfeVince il pi\xc3\xb9 basso"
    b"\xffpad_target\xfeTraguardo"
    b"\xffpad_target_help\xfe0: nessuno"
    b"\xffpad_rounds\xfeRound"
    b"\xffpad_rounds_help\xfe0: a volont\xc3\xa0"
    b"\xffpad_round\xfeRound {}"
    b"\xffpad_last_round\xfeUltimo round"
    b"\xffpad_begins\xfeInizia {}"
    b"\xffpad_end\xfeFinisci la partita"
    b"\xffsheet_table\xfeTabella"
    b"\xffpad_rounds_from\xfeRound {}\xe2\x80\x93{}"
    b"\xff",
)
