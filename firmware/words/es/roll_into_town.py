"""roll_into_town in Español. Made by `make words` from tools/words/roll_into_town.toml."""

from words.ids.roll_into_town import IDS
from words.texts import Texts

# fmt: off
ENDS = b"\x00\x00\x0e\x00\x12\x00\x13\x00\x14\x00\x15\x00\x16\x00\x17\x00\x18\x00\x1f\x00&\x00+\x00.\x005\x00:\x00?\x00D\x00I\x00L\x00O\x00R\x00U\x00\\\x00e\x00j\x00o\x00s\x00v\x00z\x00\x7f\x00\x83\x00\x86\x00\x89\x00\x8e\x00\x92\x00\x96\x00\x9c\x00\xa0\x00\xa3\x00\xa9\x00\xb0\x00\xb2\x00\xb4\x00\xb6\x00\xb8\x00\xbd\x00\xc3\x00\xc9\x00\xcd\x00\xcf\x00\xd1\x00\xd3\x00\xd5\x00\xd7\x00\xd9\x00\xdb\x00\xe0\x00\xe5\x00\xea\x00\xef\x00\xf4\x00\xf9\x00\xff\x00\x04\x01\n\x01\x15\x01\x17\x01\x19\x01\x1b\x01\x1e\x01!\x01$\x01'\x01.\x018\x01?\x01G\x01T\x01X\x01]\x01a\x01h\x01r\x01u\x01{\x01~\x01\x82\x01\x85\x01\x8b\x01\x92\x01\x9c\x01\xa8\x01"
TEXTS = (
    b'\x86T\xeca\x9co\xea\xc8 mapa?'  # size: ¿Tamaño del mapa?
    b'\xc9\x8d \xb6'  # map_size: {} × {}
    b'\xad'  # face_farm: ⚀
    b'\xae'  # face_mountain: ⚁
    b'\xaf'  # face_tree: ⚂
    b'\xb0'  # face_river: ⚃
    b'\xb1'  # face_coast: ⚄
    b'\xb2'  # face_joker: ⚅
    b'D\xc1cub\xd9r'  # discover: Descubrir
    b'C\xbb\xd2ruir'  # construct: Construir
    b'M\xb7c\xe0o'  # market: Mercado
    b'T\xcb\xbd'  # fell: Talar
    b'C\xd8\xdami\xb9\xde'  # grow: Crecimiento
    b'Re\xe9g\xb7'  # gather: Recoger
    b'\xf4buj\xbd'  # discover_act: dibujar
    b'\xf4buj\xbd'  # fountain_act: dibujar
    b'e\xf4fi\xed'  # construct_act: edificar
    b't\xcb\xbd'  # fell_act: talar
    b'L\xe2\xde'  # discover_done: Listo
    b'L\xe2\xde'  # build_done: Listo
    b'L\xe2\xde'  # fell_done: Listo
    b'Comod\x9an'  # joker: Comodín
    b'Pag\xbd ah\xc7a'  # market_pay: Pagar ahora
    b'Gr\xc0ja'  # farm: Granja
    b'M\xbb\xf3\x9ca'  # mountain: Montaña
    b'\x88rb\xd3'  # tree: Árbol
    b'R\x9ao'  # river: Río
    b'Cos\xf3'  # coast: Costa
    b'Oc\x97\xc0o'  # ocean: Océano
    b'V\xd5\x9ao'  # empty: Vacío
    b'C\xd7a'  # house: Casa
    b'M\xbea'  # mine: Mina
    b'Le\x9c\xe0\xc7'  # lumberjack: Leñador
    b'Pu\xb7\xde'  # port: Puerto
    b'M\xd3\xbeo'  # watermill: Molino
    b'Tab\xb7na'  # tavern: Taberna
    b'Fu\xb9\xdc'  # fountain: Fuente
    b'Fa\xe3'  # lighthouse: Faro
    b'Ca\xdcdr\xcb'  # cathedral: Catedral
    b'Alc\xcbd\x9aa'  # town_hall: Alcaldía
    b'\xb6\x01'  # food_sign: {}
    b'\xb6\x03'  # stone_sign: {}
    b'\xb6\x02'  # wood_sign: {}
    b'\xb6\x11'  # points_sign: {}
    b'R\xbbd\xba\xb6'  # round_of: Ronda {}
    b'Comida'  # food: Comida
    b'Piedra'  # stone: Piedra
    b'M\xe0\xb7a'  # wood: Madera
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
    b'Qued\xc0'  # icons_left: Quedan
    b'In\xc3d\xe0o'  # flooded: Inundado
    b'C\xd7\xcel\xe4\xbe\xc3d\xe0\xd7\xe8'  # floods: Casillas inundadas: {}
    b'\xf2\x01'  # got_food: +{}
    b'\xf2\x03'  # got_stone: +{}
    b'\xf2\x02'  # got_wood: +{}
    b'>9:'  # over: >9:
    b'\xab\xb6\x01'  # lost_food: −{}
    b'\xab\xb6\x03'  # lost_stone: −{}
    b'\xab\xb6\x02'  # lost_wood: −{}
    b'M\xcb \xcbc\xcb\xf5'  # rating_failed: Mal alcalde
    b'Alc\xcbd\xf1\xd7ab\xee'  # rating_adequate: Alcalde pasable
    b'Bu\xcf\xcbc\xcb\xf5'  # rating_good: Buen alcalde
    b'Gr\xc0 \xcbc\xcb\xf5'  # rating_great: Gran alcalde
    b'\x81Alc\xcb\xd6\xd6\xeey\xb9da!'  # rating_legendary: ¡Alcalde de leyenda!
    b'Mapa'  # map: Mapa
    b'R\xc1\xb7va'  # stock: Reserva
    b'P\xc3\xdes'  # score: Puntos
    b'El mapa'  # adjust_map: El mapa
    b'R\xc1\xb7v\xba\xefusos'  # adjust_stock: Reserva y usos
    b'C\xd7\xd7'  # score_houses: Casas
    b'Tab\xb7n\xd7'  # score_taverns: Tabernas
    b'R\x9ao'  # score_river: Río
    b'Co\xd2\xd7'  # score_coasts: Costas
    b'Fa\xe3'  # score_lighthouse: Faro
    b'Ca\xdcdr\xcb'  # score_cathedral: Catedral
    b'C\xd7\xd7\xbf\xc9\xba\xb6'  # tie_houses: Casas: {} a {}
    b'C\xd7\xd7\xbf\xc9c\xe0\xba\xc3o'  # level_houses: Casas: {} cada uno
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
)
WORDS = Texts(IDS, ENDS, TEXTS)
