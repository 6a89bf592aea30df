"""score_pad_reference in Español. Made by `make words` from tools/words/score_pad_reference.toml."""

from words.ids.score_pad_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\n\x00>\x00M\x00^\x00w\x00\x93\x00\xaf\x00'
TEXTS = (
    b'C\x9em\xc2s\xb5cu\xb9\xf3'  # rules_count: Cómo se cuenta
    b'En c\xe0\xbar\xbbd\xbas\xb5\xc0ot\xc0 los\xdf\xc3\xde\xb8\xd6\xdedos\xff\xcf\xe1hoj\xbas\xb5c\xc7\xd9g\xcflo\xb8\xc0\xdc\xd9\xc7\xc1.'  # line_count_1: En cada ronda se anotan los puntos de todos; en la hoja se corrigen los anteriores.
    b'G\xc0\xba\xc8 \xdet\xcb m\x92\xb8\xcb\xde.'  # rule_most: Gana el total más alto.
    b'G\xc0\xba\xc8 \xdet\xcb m\x92\xb8bajo.'  # rule_least: Gana el total más bajo.
    b'A igu\xcb \xdet\xcb\xbcvic\xde\xd9\xba\xe9mp\xbd\xc5da.'  # rule_shared: A igual total, victoria compartida.
    b'Acab\xbatr\xe4\xe1r\xbbd\xba\xcf\xe6\xb5\xcbgui\xcfl\xeeg\xba\xba\xb6.'  # rule_target: Acaba tras la ronda en que alguien llega a {}.
    b'Acab\xbatr\xe4\xe1r\xbbd\xba\xb6\xbc\xc2cu\xc0d\xc2l\xc2\xf4g\x92\xe2.'  # rule_rounds: Acaba tras la ronda {}, o cuando lo digáis.
)
WORDS = Texts(IDS, ENDS, TEXTS)
