"""score_sheet_reference in Deutsch. Made by `make words` from tools/words/score_sheet_reference.toml."""

from words.ids.score_sheet_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\r\x00;\x00R\x00k\x00\x84\x00\xa0\x00\xbd\x00\xd3\x00\xef\x00'
TEXTS = (
    b'Wi\xb5\xfcz\x94hl\xc4wird'  # rules_sheet: Wie gezählt wird
    b'W\xe4\xf4\xb5Ze\xce\xcfz\x94hl\xb9\xbcs\xdch\xc4\xe5f \xf5m Blat\xc4\xc3\xd4\xfdihr\xd0\xc3t\xb7\xd2\xcfZei\xee.'  # line_sheet_1: Was die Zeilen zählen, steht auf dem Blatt und in ihrer untersten Zeile.
    b'Be\xd1G\xeei\xc6\xd2\xc0\xd4z\x94hlt\xea\xe4me\xe2\xdc\xe8.'  # rule_then_most: Bei Gleichstand zählt das meiste: {}.
    b'Be\xd1G\xeei\xc6\xd2\xc0\xd4z\x94hlt\xea\xe4w\xb9igs\xdc\xe8.'  # rule_then_fewest: Bei Gleichstand zählt das wenigste: {}.
    b'Be\xd1G\xeei\xc6\xd2\xc0\xd4f\xd3g\xc4no\xc6 e\xbe\xb5R\xc3\xf5.'  # rule_plays_on: Bei Gleichstand folgt noch eine Runde.
    b'W\xd0\xec mei\xd2\xcfhat\xbck\xc0n ni\xc6\xc4\xfcw\xben\xb9\xe8.'  # rule_loses_most: Wer am meisten hat, kann nicht gewinnen: {}.
    b'W\xd0\xec w\xb9ig\xd2\xcfhat\xbck\xc0n ni\xc6\xc4\xfcw\xben\xb9\xe8.'  # rule_loses_fewest: Wer am wenigsten hat, kann nicht gewinnen: {}.
    b'E\xb8\xb9\xf5t\xbcw\xb9n jem\xc0\xd4hat\xbf\xc9\xb6.'  # rule_reaches: Es endet, wenn jemand hat: {} {}.
    b'E\xb8\xb9\xf5t\xbcw\xb9n \xc9Reih\xcfg\xc1\xc6loss\xcfs\xbed.'  # rule_closed: Es endet, wenn {} Reihen geschlossen sind.
)
WORDS = Texts(IDS, ENDS, TEXTS)
