"""late_bronze_age in Deutsch. Made by `make words` from tools/words/late_bronze_age.toml."""

from words.ids.late_bronze_age import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x08\x00\x15\x00 \x00&\x00+\x00/\x003\x00<\x00E\x00M\x00]\x00n\x00t\x00v\x00{\x00\x8c\x00\x94\x00\xa1\x00\xa7\x00\xb5\x00\xb9\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xc4\x00\xd0\x00'
TEXTS = (
    b'E\xbelag\xb7n?'  # preserve: Einlagern?
    b'1\x04\xbf\xe5\xb8\xc9\x01 w\xb7d\xcf\xb6'  # preserve_offer: 1: aus {}  werden {}
    b'And\xb7\xb5v\xb7li\xb7\xb9'  # others_lose: Andere verlieren
    b'S\xc6iffe'  # build_ships: Schiffe
    b'T\xe5s\xc6\xb9'  # swap: Tauschen
    b'f\xb7\xc5g'  # swap_act: fertig
    b'\x1d\xb6/\xb6'  # swaps: {}/{}
    b'Mi\xc4S\xc6iff\xb9'  # by_ship: Mit Schiffen
    b'Inv\xd7\xfb\xe8\x80\xab\xb6'  # invasion_others: Invasion: {} −{}
    b'\xab{1} {0}'  # invasion_others_short: −{1} {0}
    b'(G\xe3\x90\xb5M\xe5\xd0s\xc6\xa4tz\xc4\xb6)'  # invasion_others_spared: (Große Mauer schützt {})
    b'v\xb7s\xc6\xbbt\xbf\xc9(G\xe3\x90\xb5M\xe5\xb7)'  # invasion_others_spared_short: verschont: {} (Große Mauer)
    b'S\xc6iffe'  # ships: Schiffe
    b'\x1d\xb6'  # ships_sign: {}
    b'V\xc7r\x94\xdc'  # preservation: Vorräte
    b'1\x04 v\xb7dopp\xc8\xc4Nahr\xc3g'  # preservation_help: 1 verdoppelt Nahrung
    b'Seefahrt'  # shipping: Seefahrt
    b'\xfeT\xe5s\xc6 j\xb5S\xc6iff'  # shipping_help: 1 Tausch je Schiff
    b'S\xc6mie\xf5'  # smithing: Schmiede
    b'Inv\xd7i\xe7t\xd9ff\xc4\xc0\xf5\xd8'  # smithing_help: Invasion trifft andere
    b'H\xc0d\xc8'  # commerce: Handel
    b'+\xfeP\xc3k\xc4j\xb5Wa\xd8'  # commerce_help: +1 Punkt je Ware
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
    b'Sp\x94\xebBr\xbbzeze\xca'  # game_late_bronze_age: Späte Bronzezeit
)
WORDS = Texts(IDS, ENDS, TEXTS)
