"""score_pad_reference in Deutsch. Made by `make words` from tools/words/score_pad_reference.toml."""

from words.ids.score_pad_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x0c\x00@\x00S\x00i\x00\x80\x00\x99\x00\xb6\x00'
TEXTS = (
    b'S\xc2wir\xd4\xfcz\x94hlt'  # rules_count: So wird gezählt
    b'Je\xd6R\xc3\xd6tr\x94g\xc4m\xc0 \xcbl\xb5P\xc3k\xebe\xbe\xff\xe5f \xf5m Bog\xcfw\xb7d\xcffr\xa4h\xb7\xb5k\xc7\xd9gi\xb7t.'  # line_count_1: Jede Runde trägt man alle Punkte ein; auf dem Bogen werden frühere korrigiert.
    b'Di\xb5h\xa0\xc6s\xebSumm\xb5\xfcw\xbent.'  # rule_most: Die höchste Summe gewinnt.
    b'Di\xb5nied\xd9gs\xebSumm\xb5\xfcw\xbent.'  # rule_least: Die niedrigste Summe gewinnt.
    b'G\xeei\xc6\xb5Summ\xcf\xdc\xce\xcfsi\xc6\xea\xcfSieg.'  # rule_shared: Gleiche Summen teilen sich den Sieg.
    b'En\xd6na\xc6\xea\xd0R\xc3\xf5\xbc\xbe\xea\xd0jem\xc0\xd4\xc9hat.'  # rule_target: Ende nach der Runde, in der jemand {} hat.
    b'En\xd6na\xc6 R\xc3\xd6\xb6\xbcod\xd0w\xb9n ihr \xcdsagt.'  # rule_rounds: Ende nach Runde {}, oder wenn ihr es sagt.
)
WORDS = Texts(IDS, ENDS, TEXTS)
