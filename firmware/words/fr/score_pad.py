"""score_pad in Français. Made by `make words` from tools/words/score_pad.toml."""

from words.ids.score_pad import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x0e\x00\x1a\x00!\x00.\x002\x00<\x00A\x00L\x00R\x00e\x00o\x00t\x00|\x00\x86\x00'
TEXTS = (
    b'Qu\xd1gagn\xb5e\xc4\xe6\xc0\xd4?'  # pad_options: Qui gagne et quand ?
    b'L\xf1lu\xb8b\xe4gagne'  # pad_lowest: Le plus bas gagne
    b'Objec\xc5f'  # pad_target: Objectif
    b'0\x80\xbfs\xc0\xb8objec\xc5f'  # pad_target_help: 0 : sans objectif
    b'M\xc0\xc6\xc1'  # pad_rounds: Manches
    b'0\x80\xbf\x91 v\xd3\xbbt\x97'  # pad_rounds_help: 0 : à volonté
    b'M\xc0\xc6\xb5\xb6'  # pad_round: Manche {}
    b'D\xb7ni\x96r\xb5m\xc0\xc6e'  # pad_last_round: Dernière manche
    b'\xc9\xe9m\xf8ce'  # pad_begins: {} commence
    b"L'objec\xc5f \xd6\xc9\xc1\xc4at\xdc\xbet"  # pad_reached: L'objectif de {} est atteint
    b'F\xbeir \xe1p\xbd\xc5e'  # pad_end: Finir la partie
    b'Tab\xee\xe5'  # sheet_table: Tableau
    b'M\xc0\xc6\xcd\xc9\x91 \xb6'  # pad_rounds_from: Manches {} à {}
    b'Feu\xcel\xb5\xd6s\xe9\xd8'  # game_score_pad: Feuille de score
)
WORDS = Texts(IDS, ENDS, TEXTS)
