"""late_bronze_age_reference in Italiano. Made by `make words` from tools/words/late_bronze_age_reference.toml."""

from words.ids.late_bronze_age_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00/\x00u\x00\x9b\x00'
TEXTS = (
    b'Sc\xecb\xd1c\xe7gl\xd1\xcbt\xd9\xbc\xb5ogn\xd1nav\xb5b\xbdatt\xba\xfer\xe2\xc7sa:\xeaop\xc2\xce\xdf\xc3t\xc23.'  # rule_trade: Scambi con gli altri, e ogni nave baratta 1 risorsa: dopo il punto 3.
    b'Fuc\xbea\xbfn\xbb\xdf\xb7d\xd1n\xf6la\xffogn\xd1avv\xb7sa\xd9o\xdf\xb7\xd64\x11\xbc\xb52\x11\xdf\xd0ogn\xd1\xbdm\xba\xc6e\xeaai\xbcn\xe7c\xe7\xe1Gr\xc0\xd6M\xccaglia.'  # line_dice_35: Fucina: non perdi nulla; ogni avversario perde 4, e 2 per ogni arma che dai, non con la Grande Muraglia.
    b'Navigaz\xfbe\xbf1\x02 \xb51\x05 f\xc0n\xc2\xc3\xbanave\xbc\xcb m\xd7sim\xc25.'  # line_build_25: Navigazione: 1 e 1 fanno una nave, al massimo 5.
)
WORDS = Texts(IDS, ENDS, TEXTS)
