"""late_bronze_age_reference in Français. Made by `make words` from tools/words/late_bronze_age_reference.toml."""

from words.ids.late_bronze_age_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x007\x00\x7f\x00\xa3\x00'
TEXTS = (
    b"\x8b\xc6\xc0g\xcdavec l\xcd\xe5tr\xc1\xbce\xc4\xc6a\xe6\xb5ba\xdc\xe5 t\xe3\xe6\xb5\xfem\xbd\xc6\xc0d\xe2e\x80\xbfapr\x96\xb8l'\x97\xf3p\xb53."  # rule_trade: Échanges avec les autres, et chaque bateau troque 1 marchandise : après l'étape 3.
    b'F\xc7\xfc\x80\xbfv\xfa\xb8n\xf1\xb7\xf5z \xd9\xb9\x80\xff\xc6a\xe6\xb5\xe0v\xb7sair\xf1\xb7\xd44\x11\xbce\xc42\x11\xdf\xbd f\xd0\xd6l\xc0ce\xea\xbbn\x97,\xdf\xe4avec \xe1Gr\xc0\xd6M\xcca\xce\xee.'  # line_dice_35: Forge : vous ne perdez rien ; chaque adversaire perd 4, et 2 par fer de lance donné, pas avec la Grande Muraille.
    b'Navigat\xfb\x80\xbf1\x02 e\xc41\x05 f\xbb\xc4\xc3 ba\xdc\xe5\xbc5 \xe5\xdflus.'  # line_build_25: Navigation : 1 et 1 font un bateau, 5 au plus.
)
WORDS = Texts(IDS, ENDS, TEXTS)
