"""score_sheet_reference in Español. Made by `make words` from tools/words/score_sheet_reference.toml."""

from words.ids.score_sheet_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\n\x002\x00N\x00j\x00\x86\x00\x9b\x00\xb0\x00\xc6\x00\xdf\x00'
TEXTS = (
    b'C\x9em\xc2s\xb5cu\xb9\xf3'  # rules_sheet: Cómo se cuenta
    b'L\xc2\xe6\xb5v\xcb\xb5c\xe0\xbal\x9ane\xbae\xd2\x92 \xcf\xe1hoj\xba\xefabaj\xc2\xcf\xe1p\xc0t\xcbla.'  # line_sheet_1: Lo que vale cada línea está en la hoja y abajo en la pantalla.
    b'En c\xd7\xc2\xd6empa\xebcu\xb9t\xba\xe6i\xcfm\x92\xb8\xc5\xb9e\xe8.'  # rule_then_most: En caso de empate cuenta quien más tiene: {}.
    b'En c\xd7\xc2\xd6empa\xebcu\xb9t\xba\xe6i\xcf\xf8o\xb8\xc5\xb9e\xe8.'  # rule_then_fewest: En caso de empate cuenta quien menos tiene: {}.
    b'En c\xd7\xc2\xd6empa\xebs\xb5jueg\xbaotr\xbar\xbbda.'  # rule_plays_on: En caso de empate se juega otra ronda.
    b'Qui\xcfm\x92\xb8\xc5\xb9\xb5no\xdfue\xd6g\xc0\xbd\xe8.'  # rule_loses_most: Quien más tiene no puede ganar: {}.
    b'Qui\xcf\xf8o\xb8\xc5\xb9\xb5no\xdfue\xd6g\xc0\xbd\xe8.'  # rule_loses_fewest: Quien menos tiene no puede ganar: {}.
    b'T\xb7m\xbe\xbacu\xc0d\xc2\xcbgui\xcf\xc5\xb9e\xbf\xc9\xb6.'  # rule_reaches: Termina cuando alguien tiene: {} {}.
    b'T\xb7m\xbe\xbacu\xc0d\xc2\xc9f\xce\xe4e\xd2\x92n c\xb7r\xe0\xd7.'  # rule_closed: Termina cuando {} filas están cerradas.
)
WORDS = Texts(IDS, ENDS, TEXTS)
