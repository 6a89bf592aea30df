"""roll_into_town in English. Made by `make words` from tools/words/roll_into_town.toml."""

from words.ids.roll_into_town import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\r\x00\x11\x00\x1f\x00 \x00!\x00"\x00#\x00$\x00%\x00*\x001\x006\x00=\x00C\x00G\x00O\x00S\x00W\x00[\x00^\x00a\x00d\x00g\x00k\x00q\x00t\x00y\x00|\x00\x80\x00\x84\x00\x88\x00\x8d\x00\x91\x00\x94\x00\x9c\x00\x9f\x00\xa6\x00\xab\x00\xb0\x00\xb8\x00\xbf\x00\xc7\x00\xc9\x00\xcb\x00\xcd\x00\xcf\x00\xd4\x00\xd8\x00\xdc\x00\xe0\x00\xe2\x00\xe4\x00\xe6\x00\xe8\x00\xea\x00\xec\x00\xee\x00\xf3\x00\xf8\x00\xfd\x00\x02\x01\x07\x01\x0c\x01\x12\x01\x18\x01\x1e\x01%\x01\'\x01)\x01+\x01.\x011\x014\x017\x01@\x01I\x01Q\x01Y\x01e\x01h\x01l\x01o\x01u\x01\x7f\x01\x83\x01\x89\x01\x8d\x01\x92\x01\x9a\x01\xa1\x01\xaa\x01\xb3\x01\xbb\x01\xc3\x01\xd3\x01\xe5\x01\xf7\x01\x03\x02'
TEXTS = (
    b'Siz\xb5of \xdd\xb5map?'  # size: Size of the map?
    b'\xc9\x8d \xb6'  # map_size: {} × {}
    b'Sc\xc7\xb7\xbfmap\xb8\xbb\xdfap\xb7'  # scorer: Scorer: maps on paper
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
    b'St\xbb\xb5m\xbeed'  # mined: Stone mined
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
    b'S\xf3yed\xeary'  # map_dry: Stayed dry
    b'Le\xc4i\xc4\xd2\xc0d'  # map_stands: Let it stand
    b'\xb6\xe8\xbcn\xc2\xe3om f\xc7 \xc9mo\xd8'  # map_missing: {}: {}, no room for {} more
    b'\xb6\xbfm\xbe\xcdbr\xbeg \xb6\x03\xbcno\xc4\xb6\x03'  # map_stone: {}: mines bring {}, not {}
    b'\xb6\xbfl\xbb\xb5t\xd8e\xbc\xdd\xfagh \xc9g\xd8w'  # map_alone: {}: lone tree, though {} grew
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
)
WORDS = Texts(IDS, ENDS, TEXTS)
