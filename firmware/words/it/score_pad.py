"""score_pad in Italiano. Made by `make words` from tools/words/score_pad.toml."""

from words.ids.score_pad import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\r\x00\x17\x00\x1f\x00&\x00*\x005\x00:\x00B\x00I\x00^\x00h\x00n\x00u\x00}\x00'
TEXTS = (
    b'Ch\xd1v\xbec\xb5\xb5\xe6\xc0do?'  # pad_options: Chi vince e quando?
    b'V\xbec\xb5\xc6\xd1h\xba\xf8o'  # pad_lowest: Vince chi ha meno
    b'Tragu\xbddo'  # pad_target: Traguardo
    b'0\xbfn\xc1s\xc3o'  # pad_target_help: 0: nessuno
    b'Ro\xc3d'  # pad_rounds: Round
    b'0\xbfs\xb9z\xbalimi\xdc'  # pad_rounds_help: 0: senza limite
    b'Ro\xc3\xd4\xb6'  # pad_round: Round {}
    b'Ul\xc5m\xc2\xe3\xc3d'  # pad_last_round: Ultimo round
    b'Inizi\xba\xb6'  # pad_begins: Inizia {}
    b'Raggi\xc3t\xc2\xce tragu\xbddo\xea\xd1\xb6'  # pad_reached: Raggiunto il traguardo di {}
    b'F\xbe\xe2c\xd1\xe1p\xbd\xc5\xf3'  # pad_end: Finisci la partita
    b'Tab\xc8la'  # sheet_table: Tabella
    b'Ro\xc3\xd4\xb6\xa5\xb6'  # pad_rounds_from: Round {}–{}
    b'Segnap\xc3\xc5'  # game_score_pad: Segnapunti
)
WORDS = Texts(IDS, ENDS, TEXTS)
