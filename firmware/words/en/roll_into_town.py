"""roll_into_town in English. Made by `make words` from tools/words/roll_into_town.toml."""

from words.ids.roll_into_town import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\r\x00\x11\x00\x12\x00\x13\x00\x14\x00\x15\x00\x16\x00\x17\x00\x1c\x00#\x00(\x00/\x005\x009\x00=\x00A\x00E\x00H\x00K\x00N\x00Q\x00U\x00[\x00^\x00c\x00f\x00j\x00n\x00r\x00w\x00{\x00~\x00\x86\x00\x89\x00\x90\x00\x95\x00\x9a\x00\xa2\x00\xa9\x00\xb1\x00\xb3\x00\xb5\x00\xb7\x00\xb9\x00\xbe\x00\xc2\x00\xc6\x00\xca\x00\xcc\x00\xce\x00\xd0\x00\xd2\x00\xd4\x00\xd6\x00\xd8\x00\xdd\x00\xe2\x00\xe7\x00\xec\x00\xf1\x00\xf6\x00\xfc\x00\x02\x01\x08\x01\x0f\x01\x11\x01\x13\x01\x15\x01\x18\x01\x1b\x01\x1e\x01!\x01*\x013\x01;\x01C\x01O\x01R\x01V\x01Y\x01_\x01i\x01m\x01s\x01w\x01|\x01\x84\x01\x8b\x01\x94\x01\x9d\x01\xa9\x01'
TEXTS = (
    b'Siz\xb5of \xdd\xb5map?'  # size: Size of the map?
    b'\xc9\x8d \xb6'  # map_size: {} × {}
    b'\xad'  # face_farm: ⚀
    b'\xae'  # face_mountain: ⚁
    b'\xaf'  # face_tree: ⚂
    b'\xb0'  # face_river: ⚃
    b'\xb1'  # face_coast: ⚄
    b'\xb2'  # face_joker: ⚅
    b'D\xe2\xe9v\xb7'  # discover: Discover
    b'C\xbb\xd2ruct'  # construct: Construct
    b'M\xbdket'  # market: Market
    b'F\xc8l t\xd8\xc1'  # fell: Fell trees
    b'T\xd8\xcdg\xe3w'  # grow: Trees grow
    b'Ga\xdd\xb7'  # gather: Gather
    b'draw'  # discover_act: draw
    b'draw'  # fountain_act: draw
    b'bu\xced'  # construct_act: build
    b'f\xc8l'  # fell_act: fell
    b'D\xbbe'  # discover_done: Done
    b'D\xbbe'  # build_done: Done
    b'D\xbbe'  # fell_done: Done
    b'Jok\xb7'  # joker: Joker
    b'Pa\xefnow'  # market_pay: Pay now
    b'F\xbdm'  # farm: Farm
    b'Mo\xc3\xf3\xbe'  # mountain: Mountain
    b'T\xd8e'  # tree: Tree
    b'Riv\xb7'  # river: River
    b'Coa\xd2'  # coast: Coast
    b'Oce\xc0'  # ocean: Ocean
    b'Empty'  # empty: Empty
    b'H\xfase'  # house: House
    b'M\xbee'  # mine: Mine
    b'Lumb\xb7j\xd5k'  # lumberjack: Lumberjack
    b'P\xc7t'  # port: Port
    b'Wat\xb7m\xcel'  # watermill: Watermill
    b'Tav\xb7n'  # tavern: Tavern
    b'Fo\xc3\xf3\xbe'  # fountain: Fountain
    b'Ligh\xdd\xfase'  # lighthouse: Lighthouse
    b'Ca\xddedr\xcb'  # cathedral: Cathedral
    b'Town H\xcbl'  # town_hall: Town Hall
    b'\xb6\x01'  # food_sign: {}
    b'\xb6\x03'  # stone_sign: {}
    b'\xb6\x02'  # wood_sign: {}
    b'\xb6\x11'  # points_sign: {}
    b'Ro\xc3\xd4\xb6'  # round_of: Round {}
    b'Food'  # food: Food
    b'St\xbbe'  # stone: Stone
    b'Wood'  # wood: Wood
    b'\xb6\x01'  # cost_food: {}
    b'\xb6\x03'  # cost_stone: {}
    b'\xb6\x02'  # cost_wood: {}
    b'\xf2\x01'  # brings_food: +{}
    b'\xf2\x03'  # brings_stone: +{}
    b'\xf2\x02'  # brings_wood: +{}
    b'\xf2\x11'  # brings_points: +{}
    b'2\x01\x151\x03'  # swap_food_stone: 21
    b'2\x01\x151\x02'  # swap_food_wood: 21
    b'2\x03\x151\x01'  # swap_stone_food: 21
    b'2\x03\x151\x02'  # swap_stone_wood: 21
    b'2\x02\x151\x01'  # swap_wood_food: 21
    b'2\x02\x151\x03'  # swap_wood_stone: 21
    b'Di\xb5\xb6\x15\xb6'  # die_changed: Die {}{}
    b'To\xearaw'  # icons_left: To draw
    b'Floo\xf5d'  # flooded: Flooded
    b'Floo\xf5d\xe8'  # floods: Flooded: {}
    b'\xf2\x01'  # got_food: +{}
    b'\xf2\x03'  # got_stone: +{}
    b'\xf2\x02'  # got_wood: +{}
    b'>9:'  # over: >9:
    b'\xab\xb6\x01'  # lost_food: −{}
    b'\xab\xb6\x03'  # lost_stone: −{}
    b'\xab\xb6\x02'  # lost_wood: −{}
    b'Fai\xee\xd4may\xc7'  # rating_failed: Failed mayor
    b'A\xf5\xe6a\xebmay\xc7'  # rating_adequate: Adequate mayor
    b'Goo\xd4may\xc7'  # rating_good: Good mayor
    b'G\xd8a\xc4may\xc7'  # rating_great: Great mayor
    b'Leg\xb9d\xbd\xefmay\xc7!'  # rating_legendary: Legendary mayor!
    b'Map'  # map: Map
    b'S\xdeck'  # stock: Stock
    b'S\xe9\xd8'  # score: Score
    b'Th\xb5map'  # adjust_map: The map
    b'S\xdeck \xc0\xd4us\xc1'  # adjust_stock: Stock and uses
    b'H\xfas\xc1'  # score_houses: Houses
    b'Tav\xb7ns'  # score_taverns: Taverns
    b'Riv\xb7'  # score_river: River
    b'Coa\xd2s'  # score_coasts: Coasts
    b'Ligh\xdd\xfase'  # score_lighthouse: Lighthouse
    b'Ca\xddedr\xcb'  # score_cathedral: Cathedral
    b'H\xfas\xc1\xbf\xc9t\xc2\xb6'  # tie_houses: Houses: {} to {}
    b'H\xfas\xc1\xbf\xc9ea\xc6'  # level_houses: Houses: {} each
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
)
WORDS = Texts(IDS, ENDS, TEXTS)
