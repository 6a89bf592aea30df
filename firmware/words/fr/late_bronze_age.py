"""late_bronze_age in Français. Made by `make words` from tools/words/late_bronze_age.toml."""

from words.ids.late_bronze_age import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x08\x00\x15\x00 \x00%\x00)\x00.\x002\x009\x00C\x00K\x00]\x00r\x00w\x00y\x00\x81\x00\x8f\x00\x97\x00\xa3\x00\xa6\x00\xb5\x00\xbc\x00\xcc\x00\xd1\x00\xdd\x00\xe3\x00\xf1\x00\xfa\x00\x07\x01\x0f\x01\x14\x01\x19\x016\x01J\x01R\x01_\x01l\x01x\x01\x80\x01'
TEXTS = (
    b'C\xbbs\xb7v\xb7\x80?'  # preserve: Conserver ?
    b'1\x04\x80\xbf\x01 \xc9\xf5vi\xb9\xc4\xb6'  # preserve_offer: 1 :  {} devient {}
    b'L\xcd\xe5tr\xc1\xdf\xb7d\xb9t'  # others_lose: Les autres perdent
    b'Ba\xdc\xe5x'  # build_ships: Bateaux
    b'T\xe3\xe6\xb7'  # swap: Troquer
    b't\xb7m\xbe\x97'  # swap_act: terminé
    b'\x1d\xb6/\xb6'  # swaps: {}/{}
    b'P\xbd ba\xdc\xe5'  # by_ship: Par bateau
    b'Inv\xd7\xfb\x80\xe8\x80\xab\xb6'  # invasion_others: Invasion : {} −{}
    b'\xab{1} {0}'  # invasion_others_short: −{1} {0}
    b'(Gr\xc0\xd6M\xcca\xcel\xf1\xe3t\x96g\xb5\xb6)'  # invasion_others_spared: (Grande Muraille protège {})
    b'\x97p\xbdgn\x97s\x80\xbf\xc9(Gr\xc0\xd6M\xcca\xce\xee)'  # invasion_others_spared_short: épargnés : {} (Grande Muraille)
    b'Ba\xdc\xe5x'  # ships: Bateaux
    b'\x1d\xb6'  # ships_sign: {}
    b'C\xbbs\xb7vat\xfb'  # preservation: Conservation
    b'1\x04\xea\xfabl\xb5\xe1no\xcc\xd9\xf0e'  # preservation_help: 1 double la nourriture
    b'Navigat\xfb'  # shipping: Navigation
    b'\xfe\x97\xc6\xc0g\xf1\xbd ba\xdc\xe5'  # shipping_help: 1 échange par bateau
    b'F\xc7\xfc'  # smithing: Forge
    b'\xbev\xd7i\xe7\xc6ez l\xcd\xe5tr\xc1'  # smithing_help: invasion chez les autres
    b'Comm\xb7ce'  # commerce: Commerce
    b'+1\xdfo\xbet\xdf\xbd r\xc1so\xccce'  # commerce_help: +1 point par ressource
    b'C\xca\x97 \xb6'  # city: Cité {}
    b'C\xca\x97 \xc9c\xbb\xd2rui\xdc'  # built_city: Cité {} construite
    b'C\xca\x97 \xc9\x0f'  # built_city_short: Cité {} 
    b'F\xec\xbee\x80\xbf\xc9c\xca\x97s\xbc\xab\xb6'  # famine: Famine : {} cités, −{}
    b'\xc9c\xca\x97s\x80\xbf\xab\xb6'  # famine_short: {} cités : −{}
    b'F\xec\xbee\x80\xbf\xfec\xca\x97\xbc\xab1'  # famine_1: Famine : 1 cité, −1
    b'Le\xe0\xb7ship'  # leadership: Leadership
    b'C\xbd\xd9\x96\xd8'  # quarrying: Carrière
    b'F\xbe\xc0ce'  # coinage: Finance
    b'R\x97v\xd3\xdc\x80\xbfv\xfas\xdf\xb7\xf5z t\xfat\xcdvo\xb8r\xc1so\xccc\xc1'  # revolt: Révolte : vous perdez toutes vos ressources
    b'R\x97v\xd3\xdc\xbcr\xc1so\xccc\xc1\xdf\xb7du\xc1\x80\xe8'  # revolt_others: Révolte, ressources perdues : {}
    b'Ca\xf3\xd2\xe3ph\xc1'  # score_disasters: Catastrophes
    b'r\xc1so\xccc\xc1\x80\xbf\xc9\x91 \xb6'  # by_goods: ressources : {} à {}
    b'r\xc1so\xccc\xcd\x97g\xcb\xc1\x80\xe8'  # level_goods: ressources égales : {}
    b'+1\xdfo\xbet\xdf\xbd c\xca\x97'  # empire_help: +1 point par cité
    b'Br\xbbz\xb5f\xbe\xcb'  # game_late_bronze_age: Bronze final
)
WORDS = Texts(IDS, ENDS, TEXTS)
