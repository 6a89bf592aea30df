"""late_bronze_age_reference in English. Made by `make words` from tools/words/late_bronze_age_reference.toml."""

from words.ids.late_bronze_age_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00/\x00\x80\x00\xa2\x00'
TEXTS = (
    b'Tra\xd6wi\xdd \xdd\xb5o\xdd\xb7s\xbc\xc0\xd4ea\xc6 ship swap\xb8\xfegood\xbfaft\xd0s\xdcp 3.'  # rule_trade: Trade with the others, and each ship swaps 1 good: after step 3.
    b'Smi\xdd\xbeg\xbfy\xfa los\xb5n\xbbe\xffea\xc6 opp\xbb\xb9\xc44\x11\xbc\xc0\xd42\x11 m\xc7\xb5f\xc7 ea\xc6 spe\xbdhea\xd4y\xfa giv\xb5up\xbcno\xc4wi\xdd \xdd\xb5G\xd8a\xc4W\xcbl.'  # line_dice_35: Smithing: you lose none; each opponent 4, and 2 more for each spearhead you give up, not with the Great Wall.
    b'Shipp\xbeg\xbf1\x02 \xc0\xd41\x05 mak\xb5\xbaship\xbc5 a\xc4mo\xd2.'  # line_build_25: Shipping: 1 and 1 make a ship, 5 at most.
)
WORDS = Texts(IDS, ENDS, TEXTS)
