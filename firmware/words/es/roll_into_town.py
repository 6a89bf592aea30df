"""roll_into_town in Español. Made by `make words` from tools/words/roll_into_town.toml."""

from words.ids.roll_into_town import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x0e\x00\x12\x00\x1b\x00\x1c\x00\x1d\x00\x1e\x00\x1f\x00 \x00!\x00(\x00/\x004\x007\x00>\x00C\x00K\x00P\x00U\x00Z\x00]\x00`\x00c\x00f\x00m\x00v\x00{\x00\x80\x00\x84\x00\x87\x00\x8b\x00\x90\x00\x94\x00\x97\x00\x9a\x00\x9f\x00\xa3\x00\xa7\x00\xad\x00\xb1\x00\xb4\x00\xba\x00\xc1\x00\xc3\x00\xc5\x00\xc7\x00\xc9\x00\xce\x00\xd4\x00\xda\x00\xde\x00\xe0\x00\xe2\x00\xe4\x00\xe6\x00\xe8\x00\xea\x00\xec\x00\xf1\x00\xf6\x00\xfb\x00\x00\x01\x05\x01\n\x01\x10\x01\x15\x01\x1b\x01&\x01(\x01*\x01,\x01/\x012\x015\x018\x01?\x01I\x01P\x01X\x01e\x01i\x01n\x01r\x01y\x01\x83\x01\x86\x01\x8c\x01\x8f\x01\x93\x01\x96\x01\x9c\x01\xa3\x01\xad\x01\xb0\x01\xb8\x01\xcb\x01\xd7\x01\xea\x01\xf6\x01'
TEXTS = (
    b'\x86T\xeca\x9co\xea\xc8 mapa?'  # size: ¿Tamaño del mapa?
    b'\xc9\x8d \xb6'  # map_size: {} × {}
    b'Map\xe4\xb9\xdfap\xc8'  # scorer: Mapas en papel
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
    b'Extr\xd5\xda\x9en'  # mined: Extracción
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
    b'Se\xe9'  # map_dry: Seco
    b'Dej\xbdl\xc2\xd7\x9a'  # map_stands: Dejarlo así
    b'\xb6\xe8\xbcn\xc2ha\xefsi\xc5o\xdf\xbd\xba\xc9m\x92s'  # map_missing: {}: {}, no hay sitio para {} más
    b'\xb6\xbfm\xbe\xe4\xb6\x03\xbcn\xc2\xb6\x03'  # map_stone: {}: minas {}, no {}
    b'\xb6\xbf\x92rb\xd3 a\xe2l\xe0o\xbcc\xd8\xda\xb7\xe7\xb6'  # map_alone: {}: árbol aislado, crecieron {}
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
)
WORDS = Texts(IDS, ENDS, TEXTS)
