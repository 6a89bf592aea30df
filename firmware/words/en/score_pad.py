"""score_pad in English. Made by `make words` from tools/words/score_pad.toml."""

from words.ids.score_pad import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\r\x00\x15\x00\x19\x00!\x00&\x001\x006\x00<\x00B\x00T\x00\\\x00`\x00h\x00m\x00'
TEXTS = (
    b'Wh\xc2w\xbes\xbc\xc0\xd4wh\xb9?'  # pad_options: Who wins, and when?
    b'Low\xc1\xc4w\xbes'  # pad_lowest: Lowest wins
    b'T\xbd\xfct'  # pad_target: Target
    b'0\xbfn\xc2t\xbd\xfct'  # pad_target_help: 0: no target
    b'Ro\xc3ds'  # pad_rounds: Rounds
    b'0\xbf\xe4m\xc0\xef\xe4w\xc0\xdcd'  # pad_rounds_help: 0: as many as wanted
    b'Ro\xc3\xd4\xb6'  # pad_round: Round {}
    b'L\xd7\xc4\xe3\xc3d'  # pad_last_round: Last round
    b'\xc9beg\xbes'  # pad_begins: {} begins
    b'Th\xb5t\xbd\xfc\xc4of \xc9w\xe4\xd8a\xc6ed'  # pad_reached: The target of {} was reached
    b'En\xd4\xdd\xb5g\xece'  # pad_end: End the game
    b'Tab\xee'  # sheet_table: Table
    b'Ro\xc3d\xb8\xb6\xa5\xb6'  # pad_rounds_from: Rounds {}–{}
    b'Sc\xc7\xf1\xe0'  # game_score_pad: Score pad
)
WORDS = Texts(IDS, ENDS, TEXTS)
