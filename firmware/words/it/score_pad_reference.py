"""score_pad_reference in Italiano. Made by `make words` from tools/words/score_pad_reference.toml."""

from words.ids.score_pad_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\t\x00?\x00O\x00a\x00s\x00\x91\x00\xae\x00'
TEXTS = (
    b'Com\xb5s\xd1c\xbb\xf3'  # rules_count: Come si conta
    b'A ogn\xd1\xe3\xc3\xd4s\xd1segn\xc0\xc2i\xdf\xc3\xc5\xea\xd1tut\xc5\xffs\xf6\xe1s\xc6ed\xbas\xd1c\xc7\xd8gg\xbb\xc2i\xdf\xd8ced\xb9\xc5.'  # line_count_1: A ogni round si segnano i punti di tutti; sulla scheda si correggono i precedenti.
    b'V\xbec\xb5\xce \xdet\xcb\xb5\xf9\xa1 \xcb\xde.'  # rule_most: Vince il totale più alto.
    b'V\xbec\xb5\xce \xdet\xcb\xb5\xf9\xa1 b\xd7so.'  # rule_least: Vince il totale più basso.
    b'A\xdf\xbd\xca\x91\xbcv\xca\xde\xd9\xbac\xbb\xf4v\xe2a.'  # rule_shared: A parità, vittoria condivisa.
    b'F\xbe\xe2ce\xeaop\xc2\xce \xe3\xc3\xd4\xfdcu\xd1\xe6\xcbc\xc3\xc2\xbd\xd9v\xba\xba\xb6.'  # rule_target: Finisce dopo il round in cui qualcuno arriva a {}.
    b'F\xbe\xe2ce\xeaop\xc2\xce \xe3\xc3\xd4\xb6\xbc\xc2\xe6\xc0d\xc2l\xc2\xf4\xebvoi.'  # rule_rounds: Finisce dopo il round {}, o quando lo dite voi.
)
WORDS = Texts(IDS, ENDS, TEXTS)
