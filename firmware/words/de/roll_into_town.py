"""roll_into_town in Deutsch. Made by `make words` from tools/words/roll_into_town.toml."""

from words.ids.roll_into_town import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x0b\x00\x0f\x00\x10\x00\x11\x00\x12\x00\x13\x00\x14\x00\x15\x00\x1c\x00\x1f\x00#\x00,\x003\x007\x00=\x00C\x00F\x00K\x00O\x00S\x00W\x00[\x00g\x00j\x00m\x00p\x00u\x00y\x00|\x00\x7f\x00\x82\x00\x85\x00\x8d\x00\x91\x00\x95\x00\x9b\x00\xa0\x00\xa7\x00\xaf\x00\xb4\x00\xb6\x00\xb8\x00\xba\x00\xbc\x00\xc0\x00\xc6\x00\xc9\x00\xcc\x00\xce\x00\xd0\x00\xd2\x00\xd4\x00\xd6\x00\xd8\x00\xda\x00\xdf\x00\xe4\x00\xe9\x00\xee\x00\xf3\x00\xf8\x00\x01\x01\x04\x01\x0b\x01\x17\x01\x19\x01\x1b\x01\x1d\x01 \x01#\x01&\x01)\x010\x01>\x01F\x01R\x01[\x01^\x01c\x01h\x01n\x01z\x01\x7f\x01\x85\x01\x8a\x01\x8e\x01\x95\x01\x9d\x01\xa8\x01\xb1\x01\xbd\x01'
TEXTS = (
    b'Gr\xa0\x90e\xea\xd0K\xbd\xdc?'  # size: Größe der Karte?
    b'\xc9\x8d \xb6'  # map_size: {} × {}
    b'\xad'  # face_farm: ⚀
    b'\xae'  # face_mountain: ⚁
    b'\xaf'  # face_tree: ⚂
    b'\xb0'  # face_river: ⚃
    b'\xb1'  # face_coast: ⚄
    b'\xb2'  # face_joker: ⚅
    b'Ent\xf5ck\xb9'  # discover: Entdecken
    b'B\xe5\xb9'  # construct: Bauen
    b'M\xbdkt'  # market: Markt
    b'H\xd3z f\x94ll\xb9'  # fell: Holz fällen
    b'W\xcb\xd4w\x94\xc6\xd2'  # grow: Wald wächst
    b'Ern\xdc'  # gather: Ernte
    b'zei\xc6n\xb9'  # discover_act: zeichnen
    b'zei\xc6n\xb9'  # fountain_act: zeichnen
    b'b\xe5\xb9'  # construct_act: bauen
    b'f\x94ll\xb9'  # fell_act: fällen
    b'F\xb7\xc5g'  # discover_done: Fertig
    b'F\xb7\xc5g'  # build_done: Fertig
    b'F\xb7\xc5g'  # fell_done: Fertig
    b'Jok\xb7'  # joker: Joker
    b'Jetz\xc4bezahl\xb9'  # market_pay: Jetzt bezahlen
    b'Hof'  # farm: Hof
    b'B\xb7g'  # mountain: Berg
    b'B\xe5m'  # tree: Baum
    b'Fluss'  # river: Fluss
    b'K\xa4s\xdc'  # coast: Küste
    b'Me\xb7'  # ocean: Meer
    b'Le\xb7'  # empty: Leer
    b'H\xe5s'  # house: Haus
    b'M\xbee'  # mine: Mine
    b'H\xd3zf\x94ll\xb7'  # lumberjack: Holzfäller
    b'Haf\xb9'  # port: Hafen
    b'M\xa4h\xee'  # watermill: Mühle
    b'Tav\xb7ne'  # tavern: Taverne
    b'Br\xc3n\xb9'  # fountain: Brunnen
    b'Leu\xc6t\xf0m'  # lighthouse: Leuchtturm
    b'Ka\xddedra\xee'  # cathedral: Kathedrale
    b'Ra\xdd\xe5s'  # town_hall: Rathaus
    b'\xb6\x01'  # food_sign: {}
    b'\xb6\x03'  # stone_sign: {}
    b'\xb6\x02'  # wood_sign: {}
    b'\xb6\x11'  # points_sign: {}
    b'R\xc3\xd6\xb6'  # round_of: Runde {}
    b'Nahr\xc3g'  # food: Nahrung
    b'S\xdc\xbe'  # stone: Stein
    b'H\xd3z'  # wood: Holz
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
    b'W\xa4rf\xc8 \xb6\x15\xb6'  # die_changed: Würfel {}{}
    b'No\xc6'  # icons_left: Noch
    b'Geflu\xdct'  # flooded: Geflutet
    b'Geflu\xdc\xebF\xc8d\xb7\xe8'  # floods: Geflutete Felder: {}
    b'\xf2\x01'  # got_food: +{}
    b'\xf2\x03'  # got_stone: +{}
    b'\xf2\x02'  # got_wood: +{}
    b'>9:'  # over: >9:
    b'\xab\xb6\x01'  # lost_food: −{}
    b'\xab\xb6\x03'  # lost_stone: −{}
    b'\xab\xb6\x02'  # lost_wood: −{}
    b'G\xc1\xc6e\xca\xb7t'  # rating_failed: Gescheitert
    b'Ord\xb9tli\xc6 \xd8gi\xb7t'  # rating_adequate: Ordentlich regiert
    b'Gu\xc4\xd8gi\xb7t'  # rating_good: Gut regiert
    b'G\xe3\x90\xbd\xc5g \xd8gi\xb7t'  # rating_great: Großartig regiert
    b'E\xbe\xb5Leg\xb9\xf5!'  # rating_legendary: Eine Legende!
    b'K\xbd\xdc'  # map: Karte
    b'V\xc7rat'  # stock: Vorrat
    b'W\xb7t\xc3g'  # score: Wertung
    b'Di\xb5K\xbd\xdc'  # adjust_map: Die Karte
    b'V\xc7ra\xc4\xc3\xd4Kr\x94f\xdc'  # adjust_stock: Vorrat und Kräfte
    b'H\x94us\xb7'  # score_houses: Häuser
    b'Tav\xb7n\xb9'  # score_taverns: Tavernen
    b'Fluss'  # score_river: Fluss
    b'K\xa4\xd2\xb9'  # score_coasts: Küsten
    b'Leu\xc6t\xf0m'  # score_lighthouse: Leuchtturm
    b'Ka\xddedra\xee'  # score_cathedral: Kathedrale
    b'H\x94us\xb7\xbf\xc9zu \xb6'  # tie_houses: Häuser: {} zu {}
    b'H\x94us\xb7\xbfj\xb5\xb6'  # level_houses: Häuser: je {}
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
)
WORDS = Texts(IDS, ENDS, TEXTS)
