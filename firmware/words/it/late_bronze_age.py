"""late_bronze_age in Italiano. Made by `make words` from tools/words/late_bronze_age.toml."""

from words.ids.late_bronze_age import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x08\x00\x14\x00\x1f\x00#\x00(\x00,\x000\x008\x00B\x00J\x00^\x00t\x00x\x00z\x00\x83\x00\x92\x00\x9b\x00\xa7\x00\xac\x00\xb8\x00\xbf\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xcb\x00\xda\x00'
TEXTS = (
    b'C\xbbs\xb7va\xd8?'  # preserve: Conservare?
    b'1\x04\xbf\x01 \xc9\xf4v\xb9t\xba\xb6'  # preserve_offer: 1:  {} diventa {}
    b'Gl\xd1\xcbt\xd9\xdf\xb7d\xbbo'  # others_lose: Gli altri perdono
    b'Navi'  # build_ships: Navi
    b'B\xbdat\xf3'  # swap: Baratta
    b'fat\xde'  # swap_act: fatto
    b'\x1d\xb6/\xb6'  # swaps: {}/{}
    b'C\xe7l\xb5navi'  # by_ship: Con le navi
    b'Inv\xd7\xfbe\xe8\x80\xab\xb6'  # invasion_others: Invasione: {} −{}
    b'\xab{1} {0}'  # invasion_others_short: −{1} {0}
    b'(Gr\xc0\xd6M\xccaglia\xdf\xe3\xdcgg\xb5\xb6)'  # invasion_others_spared: (Grande Muraglia protegge {})
    b'\xcb sicu\xe3\xbf\xc9(Gr\xc0\xd6M\xccaglia)'  # invasion_others_spared_short: al sicuro: {} (Grande Muraglia)
    b'Navi'  # ships: Navi
    b'\x1d\xb6'  # ships_sign: {}
    b'C\xbbs\xb7vaz\xfbe'  # preservation: Conservazione
    b'1\x04 r\xe0dop\xf9\xba\xce \xdabo'  # preservation_help: 1 raddoppia il cibo
    b'Navigaz\xfbe'  # shipping: Navigazione
    b'\xfeb\xbdat\xde\xdf\xd0nave'  # shipping_help: 1 baratto per nave
    b'Fuc\xbea'  # smithing: Fucina
    b'\xbev\xd7\xfb\xf1\xd0gl\xd1\xcbt\xd9'  # smithing_help: invasione per gli altri
    b'Comm\xb7\xdao'  # commerce: Commercio
    b'+1\xdf\xc3\xde\xdf\xd0r\xe2\xc7sa'  # commerce_help: +1 punto per risorsa
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
    b'T\xbdd\xbaet\x91\xea\xc8 br\xbbzo'  # game_late_bronze_age: Tarda età del bronzo
)
WORDS = Texts(IDS, ENDS, TEXTS)
