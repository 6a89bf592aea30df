"""roll_into_town in Italiano. Made by `make words` from tools/words/roll_into_town.toml."""

from words.ids.roll_into_town import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x0c\x00\x10\x00\x1a\x00\x1b\x00\x1c\x00\x1d\x00\x1e\x00\x1f\x00 \x00%\x00-\x002\x00<\x00A\x00F\x00M\x00S\x00Y\x00_\x00d\x00g\x00j\x00m\x00q\x00w\x00}\x00\x83\x00\x88\x00\x8d\x00\x91\x00\x96\x00\x9a\x00\x9d\x00\xa2\x00\xac\x00\xaf\x00\xb3\x00\xb9\x00\xbe\x00\xc1\x00\xc9\x00\xcf\x00\xd1\x00\xd3\x00\xd5\x00\xd7\x00\xdc\x00\xe0\x00\xe6\x00\xeb\x00\xed\x00\xef\x00\xf1\x00\xf3\x00\xf5\x00\xf7\x00\xf9\x00\xfe\x00\x03\x01\x08\x01\r\x01\x12\x01\x17\x01\x1d\x01"\x01)\x015\x017\x019\x01;\x01>\x01A\x01D\x01G\x01R\x01\\\x01d\x01m\x01{\x01\x80\x01\x84\x01\x87\x01\x8e\x01\x96\x01\x99\x01\x9f\x01\xa4\x01\xa8\x01\xab\x01\xb3\x01\xba\x01\xc3\x01\xc9\x01\xd1\x01\xe4\x01\xf2\x01\x04\x02\x10\x02'
TEXTS = (
    b'Di\xf8s\xfb\xb5mappa?'  # size: Dimensione mappa?
    b'\xc9\x8d \xb6'  # map_size: {} × {}
    b'Mapp\xb5su \xed\xf3'  # scorer: Mappe su carta
    b'\xad'  # face_farm: ⚀
    b'\xae'  # face_mountain: ⚁
    b'\xaf'  # face_tree: ⚂
    b'\xb0'  # face_river: ⚃
    b'\xb1'  # face_coast: ⚄
    b'\xb2'  # face_joker: ⚅
    b'S\xe9p\xb7\xf3'  # discover: Scoperta
    b'Co\xd2ruz\xfbe'  # construct: Costruzione
    b'M\xb7ca\xde'  # market: Mercato
    b'Taglia\xeegna'  # fell: Taglialegna
    b'Cr\xc1\xda\xf3'  # grow: Crescita
    b'R\xd5c\xd3\xf3'  # gather: Raccolta
    b'E\xd2raz\xfbe'  # mined: Estrazione
    b'd\xe2egna'  # discover_act: disegna
    b'd\xe2egna'  # fountain_act: disegna
    b'e\xf4fica'  # construct_act: edifica
    b'\xf3glia'  # fell_act: taglia
    b'F\xbee'  # discover_done: Fine
    b'F\xbee'  # build_done: Fine
    b'F\xbee'  # fell_done: Fine
    b'J\xd3ly'  # joker: Jolly
    b'Pag\xba\xc7a'  # market_pay: Paga ora
    b'Fat\xde\xd9a'  # farm: Fattoria
    b'M\xbb\xf3gna'  # mountain: Montagna
    b'Albe\xe3'  # tree: Albero
    b'Fiume'  # river: Fiume
    b'Cos\xf3'  # coast: Costa
    b'Oce\xc0o'  # ocean: Oceano
    b'Vuo\xde'  # empty: Vuoto
    b'C\xd7a'  # house: Casa
    b'M\xbei\xb7a'  # mine: Miniera
    b'Taglia\xeegna'  # lumberjack: Taglialegna
    b'P\xc7\xde'  # port: Porto
    b'M\xf6\xbeo'  # watermill: Mulino
    b'Tav\xb7na'  # tavern: Taverna
    b'F\xbbt\xc0a'  # fountain: Fontana
    b'Fa\xe3'  # lighthouse: Faro
    b'Cat\xdcdra\xee'  # cathedral: Cattedrale
    b'M\xc3i\xda\xf9o'  # town_hall: Municipio
    b'\xb6\x01'  # food_sign: {}
    b'\xb6\x03'  # stone_sign: {}
    b'\xb6\x02'  # wood_sign: {}
    b'\xb6\x11'  # points_sign: {}
    b'Ro\xc3\xd4\xb6'  # round_of: Round {}
    b'Cibo'  # food: Cibo
    b'Pietra'  # stone: Pietra
    b'Legno'  # wood: Legno
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
    b'D\xe0\xc2\xb6\x15\xb6'  # die_changed: Dado {}{}
    b'Re\xd2\xc0o'  # icons_left: Restano
    b'Allaga\xdc'  # flooded: Allagate
    b'C\xd7\xc8l\xb5\xcblaga\xdc\xe8'  # floods: Caselle allagate: {}
    b'\xf2\x01'  # got_food: +{}
    b'\xf2\x03'  # got_stone: +{}
    b'\xf2\x02'  # got_wood: +{}
    b'>9:'  # over: >9:
    b'\xab\xb6\x01'  # lost_food: −{}
    b'\xab\xb6\x03'  # lost_stone: −{}
    b'\xab\xb6\x02'  # lost_wood: −{}
    b'S\xbed\xd5\xc2boc\xdaa\xde'  # rating_failed: Sindaco bocciato
    b'S\xbeda\xe9\xea\xe2c\xd8\xde'  # rating_adequate: Sindaco discreto
    b'Bu\xe7s\xbeda\xe9'  # rating_good: Buon sindaco
    b'Gr\xc0\xd6s\xbeda\xe9'  # rating_great: Grande sindaco
    b'S\xbed\xd5\xc2\xeegg\xb9da\xd9o!'  # rating_legendary: Sindaco leggendario!
    b'Mappa'  # map: Mappa
    b'Sc\xc7\xdc'  # stock: Scorte
    b'P\xc3\xc5'  # score: Punti
    b'L\xbamappa'  # adjust_map: La mappa
    b'Sc\xc7\xeb\xb5usi'  # adjust_stock: Scorte e usi
    b'C\xd7e'  # score_houses: Case
    b'Tav\xb7ne'  # score_taverns: Taverne
    b'Fiume'  # score_river: Fiume
    b'Cos\xdc'  # score_coasts: Coste
    b'Fa\xe3'  # score_lighthouse: Faro
    b'Cat\xdcdra\xee'  # score_cathedral: Cattedrale
    b'C\xd7e\xbf\xc9\xba\xb6'  # tie_houses: Case: {} a {}
    b'C\xd7e\xbf\xc9\xbat\xc1\xf3'  # level_houses: Case: {} a testa
    b'As\xdaut\xde'  # map_dry: Asciutto
    b'L\xd7\xdaa\xe1\xe9s\x99'  # map_stands: Lasciala così
    b"\xb6\xe8\xbcn\xe7c'\x96\xdfos\xde\xdf\xd0\xcbtr\xd1\xb6"  # map_missing: {}: {}, non c'è posto per altri {}
    b'\xb6\xbfm\xbei\xb7\xb5\xb6\x03\xbcn\xe7\xb6\x03'  # map_stone: {}: miniere {}, non {}
    b'\xb6\xbf\xcbb\xb7\xc2\xe2\xd3a\xde\xbc\xc9cr\xc1\xdau\xc5'  # map_alone: {}: albero isolato, {} cresciuti
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
)
WORDS = Texts(IDS, ENDS, TEXTS)
