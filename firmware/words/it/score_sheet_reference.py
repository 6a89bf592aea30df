"""score_sheet_reference in Italiano. Made by `make words` from tools/words/score_sheet_reference.toml."""

from words.ids.score_sheet_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\t\x004\x00H\x00\\\x00y\x00\x92\x00\xaa\x00\xbe\x00\xd5\x00'
TEXTS = (
    b'Com\xb5s\xd1c\xbb\xf3'  # rules_sheet: Come si conta
    b'Qu\xc0t\xc2v\xcbg\xbb\xc2l\xb5\xd9gh\xb5\xd2\xbas\xf6 fogli\xc2\xb5n\xc8\xe1l\xc7\xc2\xd9g\xba\xfdb\xd7so.'  # line_sheet_1: Quanto valgono le righe sta sul foglio e nella loro riga in basso.
    b'A\xdf\xbd\xca\x91 c\xbbt\xba\xc6\xd1ha\xea\xd1\xf9\xa1\xe8.'  # rule_then_most: A parità conta chi ha di più: {}.
    b'A\xdf\xbd\xca\x91 c\xbbt\xba\xc6\xd1ha\xea\xd1\xf8o\xe8.'  # rule_then_fewest: A parità conta chi ha di meno: {}.
    b'In c\xd7\xc2\xf4\xdf\xbd\xca\x91 s\xd1gioc\xba\xc3 \xcbtr\xc2\xe3\xc3d.'  # rule_plays_on: In caso di parità si gioca un altro round.
    b'Ch\xd1n\xb5ha\xea\xd1\xf9\xa1 n\xbb\xdfu\x9d v\xbece\xd8\xe8.'  # rule_loses_most: Chi ne ha di più non può vincere: {}.
    b'Ch\xd1n\xb5ha\xea\xd1\xf8\xc2n\xbb\xdfu\x9d v\xbece\xd8\xe8.'  # rule_loses_fewest: Chi ne ha di meno non può vincere: {}.
    b'F\xbe\xe2c\xb5\xe6\xc0d\xc2\xe6\xcbc\xc3\xc2ha\xbf\xc9\xb6.'  # rule_reaches: Finisce quando qualcuno ha: {} {}.
    b'F\xbe\xe2c\xb5\xe6\xc0d\xc2\xc9\xd9gh\xb5s\xbb\xc2\xc6iuse.'  # rule_closed: Finisce quando {} righe sono chiuse.
)
WORDS = Texts(IDS, ENDS, TEXTS)
