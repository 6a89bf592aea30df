"""score_pad_reference in Français. Made by `make words` from tools/words/score_pad_reference.toml."""

from words.ids.score_pad_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\n\x00>\x00R\x00e\x00z\x00\x96\x00\xb1\x00'
TEXTS = (
    b'Com\xf8\xc4\xe7\xe9mp\xdc'  # rules_count: Comment on compte
    b'\x87 \xc6a\xe6\xb5m\xc0\xc6e\xbc\xe7no\xebl\xc1\xdfo\xbet\xb8\xd6t\xfas\x80\xff\xe1feu\xcel\xb5c\xc7\xd9g\xb5l\xc1\xdfr\x97c\x97d\xb9ts.'  # line_count_1: À chaque manche, on note les points de tous ; la feuille corrige les précédents.
    b'L\xb5\xdet\xcb l\xf1lu\xb8h\xe5\xc4gagne.'  # rule_most: Le total le plus haut gagne.
    b'L\xb5\xdet\xcb l\xf1lu\xb8b\xe4gagne.'  # rule_least: Le total le plus bas gagne.
    b'\x87 \x97g\xcb\xca\x97\xbcvic\xdeir\xf1\xbd\xf3g\x97e.'  # rule_shared: À égalité, victoire partagée.
    b"F\xfdapr\x96\xb8\xe1m\xc0\xc6\xb5o\xa1 \xe6\xc8\xe6'\xc3 at\xdc\xbe\xc4\xb6."  # rule_target: Fin après la manche où quelqu'un atteint {}.
    b'F\xfdapr\x96\xb8\xe1m\xc0\xc6\xb5\xb6\xbc\xfa \xe6\xc0\xd4v\xfa\xb8\xee\xea\xca\xc1.'  # rule_rounds: Fin après la manche {}, ou quand vous le dites.
)
WORDS = Texts(IDS, ENDS, TEXTS)
