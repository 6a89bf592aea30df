"""late_bronze_age_reference in Español. Made by `make words` from tools/words/late_bronze_age_reference.toml."""

from words.ids.late_bronze_age_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00+\x00o\x00\x93\x00'
TEXTS = (
    b'Com\xb7\xda\xc2c\xe7lo\xb8\xf5m\x92s\xbc\xefc\xe0\xbab\xbdc\xc2c\xecbi\xba\xfebi\xb9\xbftr\xe4\xc8\xdf\xd7\xc23.'  # rule_trade: Comercio con los demás, y cada barco cambia 1 bien: tras el paso 3.
    b'H\xb7r\xb7\x9aa\xbfn\xc2\xf9\xb7d\xcdn\xe0a\xffc\xe0\xba\xd9v\xcb \xf9\xb7\xd64\x11\xbc\xef2\x11 m\x92s\xdf\xc7 l\xc0z\xba\xe6\xb5\xb9t\xd8gu\xc1\xbcn\xc2c\xe7\xe1Gr\xc0 M\xcc\xcbla.'  # line_dice_35: Herrería: no pierdes nada; cada rival pierde 4, y 2 más por lanza que entregues, no con la Gran Muralla.
    b'Navega\xda\x9en\xbf1\x02 \xef1\x05 h\xd5\xcf\xc3 b\xbd\xe9\xbc5 \xe9m\xc2mu\xc6o.'  # line_build_25: Navegación: 1 y 1 hacen un barco, 5 como mucho.
)
WORDS = Texts(IDS, ENDS, TEXTS)
