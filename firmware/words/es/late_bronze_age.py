"""late_bronze_age in Español. Made by `make words` from tools/words/late_bronze_age.toml."""

from words.ids.late_bronze_age import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x08\x00\x13\x00\x1e\x00"\x00%\x00)\x00-\x003\x00>\x00F\x00W\x00i\x00m\x00o\x00x\x00\x84\x00\x8d\x00\x99\x00\x9f\x00\xae\x00\xb4\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xbf\x00\xc7\x00'
TEXTS = (
    b'\x86C\xbbs\xb7v\xbd?'  # preserve: ¿Conservar?
    b'1\x04\xbf\x01 \xb6\xdf\xd7\xba\xba\xb6'  # preserve_offer: 1:  {} pasa a {}
    b'Lo\xb8\xf5m\x92\xb8\xf9\xb7d\xb9'  # others_lose: Los demás pierden
    b'B\xbd\xe9s'  # build_ships: Barcos
    b'T\xe3\xed'  # swap: Trocar
    b'he\xc6o'  # swap_act: hecho
    b'\x1d\xb6/\xb6'  # swaps: {}/{}
    b'En b\xbd\xe9'  # by_ship: En barco
    b'Inv\xd7i\x9en\xe8\x80\xab\xb6'  # invasion_others: Invasión: {} −{}
    b'\xab{1} {0}'  # invasion_others_short: −{1} {0}
    b'(Gr\xc0 M\xcc\xcb\xe1p\xe3\xdcg\xb5\xba\xb6)'  # invasion_others_spared: (Gran Muralla protege a {})
    b'\xbas\xcbvo\xbf\xc9(Gr\xc0 M\xcc\xcbla)'  # invasion_others_spared_short: a salvo: {} (Gran Muralla)
    b'B\xbd\xe9s'  # ships: Barcos
    b'\x1d\xb6'  # ships_sign: {}
    b'C\xbbs\xb7va\xda\x9en'  # preservation: Conservación
    b'1\x04\xeaob\xe1\xe1\xe9mida'  # preservation_help: 1 dobla la comida
    b'Navega\xda\x9en'  # shipping: Navegación
    b'\xfetrue\xe6\xf1\xc7 b\xbd\xe9'  # shipping_help: 1 trueque por barco
    b'H\xb7r\xb7\x9aa'  # smithing: Herrería
    b'\xbev\xd7i\x9en \xbalo\xb8\xf5m\x92s'  # smithing_help: invasión a los demás
    b'Com\xb7\xdao'  # commerce: Comercio
    b'+1\xdf\xc3\xde\xdf\xc7 bi\xb9'  # commerce_help: +1 punto por bien
    b''  # city:
    b''  # built_city:
    b''  # built_city_short:
    b''  # famine:
    b''  # famine_short:
    b''  # famine_1:
    b''  # leadership:
    b''  # quarrying:
    b''  # coinage:
    b''  # revolt:
    b''  # revolt_others:
    b''  # score_disasters:
    b''  # by_goods:
    b''  # level_goods:
    b''  # empire_help:
    b'Br\xbbc\xb5F\xbe\xcb'  # game_late_bronze_age: Bronce Final
)
WORDS = Texts(IDS, ENDS, TEXTS)
