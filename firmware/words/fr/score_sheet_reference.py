"""score_sheet_reference in Français. Made by `make words` from tools/words/score_sheet_reference.toml."""

from words.ids.score_sheet_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\n\x00:\x00N\x00c\x00z\x00\x93\x00\xad\x00\xc6\x00\xe2\x00'
TEXTS = (
    b'Com\xf8\xc4\xe7\xe9mp\xdc'  # rules_sheet: Comment on compte
    b'C\xb5\xe6\xb5\xe9mpt\xb9\xc4l\xcdlign\xcd\xc1\xc4s\xcc \xe1feu\xcel\xb5e\xc4s\xcc \xee\xcc ligne\xeau b\xd7.'  # line_sheet_1: Ce que comptent les lignes est sur la feuille et sur leur ligne du bas.
    b'\x87 \x97g\xcb\xca\x97\xbcl\xf1lu\xb8\xe9mp\xdc\x80\xe8.'  # rule_then_most: À égalité, le plus compte : {}.
    b'\x87 \x97g\xcb\xca\x97\xbcl\xb5mo\xbe\xb8\xe9mp\xdc\x80\xe8.'  # rule_then_fewest: À égalité, le moins compte : {}.
    b'\x87 \x97g\xcb\xca\x97\xbc\xe7j\xfa\xb5\xb9c\xc7\xb5\xc3\xb5m\xc0\xc6e.'  # rule_plays_on: À égalité, on joue encore une manche.
    b'Qu\xd1\xcf\xbal\xf1lu\xb8n\xf1eut\xdf\xe4gagn\xb7\x80\xe8.'  # rule_loses_most: Qui en a le plus ne peut pas gagner : {}.
    b'Qu\xd1\xcf\xbal\xb5mo\xbe\xb8n\xf1eut\xdf\xe4gagn\xb7\x80\xe8.'  # rule_loses_fewest: Qui en a le moins ne peut pas gagner : {}.
    b'La\xdf\xbd\xc5\xb5f\xbei\xc4\xe6\xc0\xd4\xe6\xc8\xe6\xa6\xc3 a\x80\xbf\xc9\xb6.'  # rule_reaches: La partie finit quand quelqu’un a : {} {}.
    b'La\xdf\xbd\xc5\xb5f\xbei\xc4\xe6\xc0\xd4\xc9lign\xcds\xbb\xc4f\xb7m\x97\xc1.'  # rule_closed: La partie finit quand {} lignes sont fermées.
)
WORDS = Texts(IDS, ENDS, TEXTS)
