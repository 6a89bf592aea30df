"""late_bronze_age in English. Made by `make words` from tools/words/late_bronze_age.toml."""

from words.ids.late_bronze_age import IDS
from words.texts import Texts

# fmt: off
ENDS = b"\x00\x00\x07\x00\x13\x00\x1b\x00 \x00$\x00'\x00+\x001\x00:\x00B\x00R\x00a\x00f\x00h\x00p\x00}\x00\x84\x00\x97\x00\x9d\x00\xab\x00\xb2\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xc0\x00\xca\x00"
TEXTS = (
    b'Pr\xc1\xb7ve?'  # preserve: Preserve?
    b'1\x04\xbf\x01 \xc9be\xe9m\xcd\xb6'  # preserve_offer: 1:  {} becomes {}
    b'O\xdd\xb7\xb8lose'  # others_lose: Others lose
    b'Ships'  # build_ships: Ships
    b'Swap'  # swap: Swap
    b'd\xbbe'  # swap_act: done
    b'\x1d\xb6/\xb6'  # swaps: {}/{}
    b'B\xefship'  # by_ship: By ship
    b'Inv\xd7\xfb\xe8\x80\xab\xb6'  # invasion_others: Invasion: {} −{}
    b'\xab{1} {0}'  # invasion_others_short: −{1} {0}
    b'(G\xd8a\xc4W\xcbl\xdf\xe3\xdcct\xb8\xb6)'  # invasion_others_spared: (Great Wall protects {})
    b'safe\xbf\xc9(G\xd8a\xc4W\xcbl)'  # invasion_others_spared_short: safe: {} (Great Wall)
    b'Ships'  # ships: Ships
    b'\x1d\xb6'  # ships_sign: {}
    b'Pr\xc1\xb7vat\xfb'  # preservation: Preservation
    b'1\x04\xea\xfabl\xcd\xdd\xb5food'  # preservation_help: 1 doubles the food
    b'Shipp\xbeg'  # shipping: Shipping
    b'ea\xc6 ship swap\xb8\xfegood'  # shipping_help: each ship swaps 1 good
    b'Smi\xdd\xbeg'  # smithing: Smithing
    b'\xbev\xd7i\xe7h\xca\xb8\xdd\xb5o\xdd\xb7s'  # smithing_help: invasion hits the others
    b'Comm\xb7ce'  # commerce: Commerce
    b'+1\xdfo\xbe\xc4\xbagoo\xd4\xeeft'  # commerce_help: +1 point a good left
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
    b'La\xebBr\xbbz\xb5A\xfc'  # game_late_bronze_age: Late Bronze Age
)
WORDS = Texts(IDS, ENDS, TEXTS)
