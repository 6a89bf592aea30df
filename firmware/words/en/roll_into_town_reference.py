"""roll_into_town_reference in English. Made by `make words` from tools/words/roll_into_town_reference.toml."""

from words.ids.roll_into_town_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\n\x00\x11\x00\x1c\x00&\x00P\x00|\x00\x9c\x00\xd7\x00\n\x01F\x01{\x01}\x01\x8b\x01\xa7\x01\xaf\x01\xc1\x01\xda\x01\xf4\x01\x0c\x02:\x02H\x02y\x02\x8f\x02\xbe\x02\xf1\x02'
TEXTS = (
    b'Dic\xb5\xc0\xd4ic\xbbs'  # rules_discover: Dice and icons
    b'Bu\xced\xbegs'  # rules_construct: Buildings
    b'Ga\xdd\xb7\xbct\xd8\xcdg\xe3w'  # rules_fell: Gather, trees grow
    b'En\xd4\xc0d\xdfo\xbets'  # rules_end: End and points
    b'\xfef\xbdm\xbc2 mo\xc3\xf3\xbe\xbc3 t\xd8e\xbc4 \xd9v\xb7\xbc5 \xe9a\xd2\xbc6 \xc0\xefof \xddem.'  # line_discover_1: 1 farm, 2 mountain, 3 tree, 4 river, 5 coast, 6 any of them.
    b'Ro\xc3d\xb81\xa53\xbf3 ic\xbbs\xbc4\xa59\xbf2\xbc10\xa512\xbf1\xbc\xc7 few\xb7\xbc\xba\xf4\xb5ea\xc6.'  # line_discover_2: Rounds 1–3: 3 icons, 4–9: 2, 10–12: 1, or fewer, a die each.
    b'Dice\xbf5\xbcf\xe3m \xe3\xc3\xd47 \xe74\xbcf\xe3m \xe3\xc3\xd410 \xe73.'  # line_discover_3: Dice: 5, from round 7 on 4, from round 10 on 3.
    b'Town H\xcbl\xbf3 \xc5m\xcd\xbag\xec\xb5\xba\xf4\xb5i\xb8\xfem\xc7\xb5\xc7 l\xc1s\xff\xba6 nei\xdd\xd0\xe9m\xcdof i\xc4n\xc7 i\xb8\xc6\xc0\xfcd.'  # line_discover_4: Town Hall: 3 times a game a die is 1 more or less; a 6 neither comes of it nor is changed.
    b'Th\xb5\xd9v\xd0go\xcd\xe7f\xe3m \xca\xb8\xb9d\xbf1\x11 \xbac\xc8l\xbc2\x11 if i\xc4jo\xbe\xb8opposi\xebedg\xc1.'  # line_discover_5: The river goes on from its end: 1 a cell, 2 if it joins opposite edges.
    b'Coa\xd2\xbfwat\xd0\xe7\xfet\xc23 sid\xc1\xbc1\x11\xdbAn empt\xefc\xc8l wi\xdd wat\xd0\xe72 sid\xcdbe\xe9m\xcdoce\xc0.'  # line_discover_6: Coast: water on 1 to 3 sides, 1. An empty cell with water on 2 sides becomes ocean.
    b'An\xefnumb\xb7\xbc\xe7empt\xefc\xc8ls\xdbFo\xc3\xf3\xbe\xbcm\xbdket\xbcligh\xdd\xfase\xbcca\xddedr\xcb\xbf\xbbce.'  # line_construct_1: Any number, on empty cells. Fountain, market, lighthouse, cathedral: once.
    b'2\x11'  # rule_house: 2
    b'1\x03 \xbamo\xc3\xf3\xfda\xe3\xc3\xd4\xca'  # rule_mine: 1 a mountain around it
    b'f\xc8l\xb8\xcbl t\xd8\xcda\xe3\xc3\xd4i\xc4\xc7 n\xbbe\xbc1\x02 ea\xc6'  # rule_lumberjack: fells all trees around it or none, 1 each
    b'\xe7\xba\xe9a\xd2\xbc1\x01'  # rule_port: on a coast, 1
    b'b\xc1i\xd6\xdd\xb5\xd9v\xb7\xbc+1\x01 \xbaf\xbdm'  # rule_watermill: beside the river, +1 a farm
    b'1\x11 \xbah\xfas\xb5a\xe3\xc3\xd4\xca\xbcea\xc6 \xe9\xc3t\xb8\xbbce'  # rule_tavern: 1 a house around it, each counts once
    b'f\xe3m \xdd\xb5nex\xc4\xe3\xc3\xd4\xe73 ic\xbb\xb8m\xc7\xb5\xfd\xcbl'  # rule_fountain: from the next round on 3 icons more in all
    b'2 of \xbb\xb5r\xc1o\xccc\xf1a\xef\xe4\xfeof \xc0o\xdd\xb7'  # rule_market: 2 of one resource pay as 1 of another
    b'2 c\xc8ls\xbc\xdd\xb5low\xd0\xbb\xb5\xe7\xba\xe9\xd7\xc4\xc7 nex\xc4t\xc2\xbbe\xbc1\x11 \xba\xe9\xd7\xc4\xc0\xd4\xc0 oce\xc0'  # rule_lighthouse: 2 cells, the lower one on a coast or next to one, 1 a coast and an ocean
    b'3 c\xc8l\xb8\xfd\xc0 L\xbc10\x11'  # rule_cathedral: 3 cells in an L, 10
    b'F\xbdm\xbf1\x01\xbc\xc0\xd41\x01 \xbawat\xb7m\xcel\xdbM\xbee,\xdf\xc7t\xbclumb\xb7j\xd5k\xbfse\xb5Bu\xced\xbegs.'  # line_fell_1: Farm: 1, and 1 a watermill. Mine, port, lumberjack: see Buildings.
    b'A\xc4mos\xc49 of ea\xc6 \xbd\xb5kept.'  # line_fell_2: At most 9 of each are kept.
    b'A f\xc7\xc1\xc4(2 t\xd8\xcd\xc7 mo\xd8\xbcsi\xd6b\xefsi\xf5) g\xe3w\xb8b\xef\xfet\xd8\xb5f\xc7 ev\xb7\xef2.'  # line_fell_3: A forest (2 trees or more, side by side) grows by 1 tree for every 2.
    b'Aft\xd012 \xe3\xc3d\xb8mo\xd2\xdfo\xbet\xb8w\xbe\xff\xba\xc5e\xbfb\xef\xddos\xb5of \xdd\xb5h\xfas\xc1\xbc\xc8s\xb5sha\xd8d.'  # line_end_1: After 12 rounds most points win; a tie: by those of the houses, else shared.
)
WORDS = Texts(IDS, ENDS, TEXTS)
