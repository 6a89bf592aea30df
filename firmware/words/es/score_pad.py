"""score_pad in Español. Made by `make words` from tools/words/score_pad.toml."""

from words.ids.score_pad import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x12\x00\x1e\x00%\x000\x004\x00@\x00E\x00N\x00U\x00g\x00s\x00x\x00\x7f\x00\x84\x00'
TEXTS = (
    b'\x86Qui\x97n g\xc0\xba\xefcu\x92ndo?'  # pad_options: ¿Quién gana y cuándo?
    b'G\xc0\xba\xc8 m\x92\xb8bajo'  # pad_lowest: Gana el más bajo
    b'Obje\xc5vo'  # pad_target: Objetivo
    b'0\xbfs\xfdobje\xc5vo'  # pad_target_help: 0: sin objetivo
    b'R\xbbd\xd7'  # pad_rounds: Rondas
    b'0\xbfl\xe4\xe6\xb5s\xb5\xe6i\xb7a'  # pad_rounds_help: 0: las que se quiera
    b'R\xbbd\xba\xb6'  # pad_round: Ronda {}
    b'\x8el\xc5m\xbar\xbbda'  # pad_last_round: Última ronda
    b'Em\xf9ez\xba\xb6'  # pad_begins: Empieza {}
    b'Alc\xc0z\xe0\xc2\xc8 obje\xc5v\xc2\xd6\xb6'  # pad_reached: Alcanzado el objetivo de {}
    b'Acab\xbd \xe1p\xbd\xc5da'  # pad_end: Acabar la partida
    b'Tabla'  # sheet_table: Tabla
    b'R\xbbd\xe4\xb6\xa5\xb6'  # pad_rounds_from: Rondas {}–{}
    b'T\xc0\xdc\xe0\xc7'  # game_score_pad: Tanteador
)
WORDS = Texts(IDS, ENDS, TEXTS)
