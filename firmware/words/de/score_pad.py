"""score_pad in Deutsch. Made by `make words` from tools/words/score_pad.toml."""

from words.ids.score_pad import IDS
from words.texts import Texts

# fmt: off
ENDS = b"\x00\x00\r\x00\x18\x00\x1b\x00#\x00'\x005\x009\x00A\x00H\x00X\x00a\x00f\x00m\x00v\x00"
TEXTS = (
    b'W\xd0\xfcw\xben\xc4\xc3\xd4w\xc0n?'  # pad_options: Wer gewinnt und wann?
    b'W\xb9igs\xeb\xfcw\xben\xb9'  # pad_lowest: Wenigste gewinnen
    b'Zi\xc8'  # pad_target: Ziel
    b'0\xbfke\xfdZi\xc8'  # pad_target_help: 0: kein Ziel
    b'R\xc3d\xb9'  # pad_rounds: Runden
    b'0\xbfb\xc8iebig vie\xee'  # pad_rounds_help: 0: beliebig viele
    b'R\xc3\xd6\xb6'  # pad_round: Runde {}
    b'Letz\xebR\xc3\xf5'  # pad_last_round: Letzte Runde
    b'\xc9beg\xbent'  # pad_begins: {} beginnt
    b'D\xe4Zi\xc8 v\xe7\xc9\xe2\xc4\xb7\xd8i\xc6t'  # pad_reached: Das Ziel von {} ist erreicht
    b'S\xf9\xc8 be\xb9d\xb9'  # pad_end: Spiel beenden
    b'Tab\xc8\xee'  # sheet_table: Tabelle
    b'R\xc3d\xcf\xb6\xa5\xb6'  # pad_rounds_from: Runden {}–{}
    b'P\xc3k\xdcblock'  # game_score_pad: Punkteblock
)
WORDS = Texts(IDS, ENDS, TEXTS)
