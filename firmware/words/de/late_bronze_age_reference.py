"""late_bronze_age_reference in Deutsch. Made by `make words` from tools/words/late_bronze_age_reference.toml."""

from words.ids.late_bronze_age_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00/\x00z\x00\x9e\x00'
TEXTS = (
    b'H\xc0d\xc8 m\xca\xea\xcf\xc0d\xb7\xb9\xbc\xc3\xd4jed\xcdS\xc6iff t\xe5s\xc6\xc4\xfeWa\xd8\xbfna\xc6 S\xc6r\xca\xc43.'  # rule_trade: Handel mit den anderen, und jedes Schiff tauscht 1 Ware: nach Schritt 3.
    b'S\xc6mie\xf5\xbfDu v\xb7li\xb7s\xc4ni\xc6ts\xbcjed\xd0Gegn\xd04\x11 \xc3\xd42\x11 j\xb5Spe\xb7,\xea\xb9\xeau abgib\xd2\xbcni\xc6\xc4m\xca\xea\xd0G\xe3\x90\xcfM\xe5\xb7.'  # line_dice_35: Schmiede: Du verlierst nichts, jeder Gegner 4 und 2 je Speer, den du abgibst, nicht mit der Großen Mauer.
    b'Seefahrt\xbf1\x02 \xc3\xd41\x05 \xfcb\xcfe\xfdS\xc6iff\xbch\xa0\xc6\xd2\xb9\xb85.'  # line_build_25: Seefahrt: 1 und 1 geben ein Schiff, höchstens 5.
)
WORDS = Texts(IDS, ENDS, TEXTS)
