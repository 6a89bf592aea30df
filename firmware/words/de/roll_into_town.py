"""roll_into_town in Deutsch. Made by `make words` from tools/words/roll_into_town.toml."""

from words.ids.roll_into_town import IDS
from words.texts import Texts

# fmt: off
ENDS = b"\x00\x00\x0b\x00\x0f\x00\x1a\x00\x1b\x00\x1c\x00\x1d\x00\x1e\x00\x1f\x00 \x00'\x00*\x00.\x007\x00>\x00B\x00J\x00P\x00V\x00Y\x00^\x00b\x00f\x00j\x00n\x00z\x00}\x00\x80\x00\x83\x00\x88\x00\x8c\x00\x8f\x00\x92\x00\x95\x00\x98\x00\xa0\x00\xa4\x00\xa8\x00\xae\x00\xb3\x00\xba\x00\xc2\x00\xc7\x00\xc9\x00\xcb\x00\xcd\x00\xcf\x00\xd3\x00\xd9\x00\xdc\x00\xdf\x00\xe1\x00\xe3\x00\xe5\x00\xe7\x00\xe9\x00\xeb\x00\xed\x00\xf2\x00\xf7\x00\xfc\x00\x01\x01\x06\x01\x0b\x01\x14\x01\x17\x01\x1e\x01*\x01,\x01.\x010\x013\x016\x019\x01<\x01C\x01Q\x01Y\x01e\x01n\x01q\x01v\x01{\x01\x81\x01\x8d\x01\x92\x01\x98\x01\x9d\x01\xa1\x01\xa8\x01\xb0\x01\xbb\x01\xc4\x01\xc9\x01\xd3\x01\xe9\x01\xfa\x01\r\x02\x19\x02"
TEXTS = (
    b'Gr\xa0\x90e\xea\xd0K\xbd\xdc?'  # size: Größe der Karte?
    b'\xc9\x8d \xb6'  # map_size: {} × {}
    b'K\xbdt\xcf\xe5f Pa\xf9\xb7'  # scorer: Karten auf Papier
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
    b'S\xdc\xbe\xb7trag'  # mined: Steinertrag
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
    b'T\xe3ck\xb9'  # map_dry: Trocken
    b'S\xc2s\xdch\xcfl\xd7s\xb9'  # map_stands: So stehen lassen
    b'\xb6\xe8\xbcke\xfdPlatz f\xa4r \xc9wei\xdc\xd8'  # map_missing: {}: {}, kein Platz für {} weitere
    b'\xb6\xbfM\xbe\xcf\xfcb\xcf\xb6\x03\xbcni\xc6\xc4\xb6\x03'  # map_stone: {}: Minen geben {}, nicht {}
    b'\xb6\xbfB\xe5m \xcb\xee\xbe\xbc\xc9wu\xc6s\xcfna\xc6'  # map_alone: {}: Baum allein, {} wuchsen nach
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
)
WORDS = Texts(IDS, ENDS, TEXTS)
