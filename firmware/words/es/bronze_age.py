"""bronze_age in Español. Made by `make words` from tools/words/bronze_age.toml."""

from words.ids.bronze_age import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\t\x00.\x009\x00a\x00h\x00o\x00y\x00}\x00\x81\x00\x8d\x00\x97\x00\xa0\x00\xa4\x00\xab\x00\xb2\x00\xb8\x00\xbd\x00\xc8\x00\xcd\x00\xd2\x00\xd9\x00\xde\x00\xe8\x00\xef\x00\xf7\x00\xfc\x00\xfd\x00\x01\x01\x0f\x01\x11\x01\x13\x01\x15\x01\x1e\x01 \x01"\x01$\x01&\x01(\x01*\x01,\x01.\x013\x01:\x01A\x01G\x01M\x01V\x01X\x01Z\x01\\\x01^\x01`\x01b\x01d\x01f\x01h\x01j\x01l\x01n\x01}\x01\x95\x01\x97\x01\x99\x01\xa1\x01\xa7\x01\xad\x01\xb2\x01\xc2\x01\xcb\x01\xda\x01\xdd\x01\xe5\x01\xe7\x01\xfc\x01\xff\x01\n\x02\x12\x02!\x020\x02:\x02<\x02R\x02h\x02w\x02\x89\x02\x94\x02\xa4\x02\xb4\x02\xc3\x02\xcb\x02\xdd\x02\xe7\x02\xeb\x02\xee\x02\xf2\x02\x13\x03*\x03A\x03N\x03R\x03V\x03]\x03b\x03f\x03n\x03t\x03w\x03}\x03\x85\x03\x8b\x03\x90\x03\x94\x03\x9a\x03\xa1\x03\xa4\x03\xa8\x03\xaf\x03\xbb\x03\xca\x03\xd6\x03\xe5\x03\xeb\x03\xf3\x03\xf8\x03\xff\x03\t\x04\x17\x04 \x04*\x045\x04A\x04I\x04U\x04]\x04k\x04r\x04\x7f\x04\x85\x04\x94\x04\x9a\x04\xa3\x04\xab\x04\xb8\x04\xbe\x04\xc8\x04\xcf\x04\xdd\x04\xe3\x04\xed\x04\xf6\x04\x03\x05\x0b\x05\x1a\x05"\x05,\x052\x05>\x05?\x05@\x05A\x05B\x05C\x05D\x05O\x05Y\x05[\x05]\x05`\x05k\x05'
TEXTS = (
    b'\x86C\xe7\xe9m\xb7\xdao?'  # trading: ¿Con comercio?
    b'S\xf1ued\xcfc\xecbi\xbd bi\xb9\xcd\xef\xe9mid\xbac\xe7\xc8 jug\xe0\xc7 \xd5\xc5vo.'  # trading_help: Se pueden cambiar bienes y comida con el jugador activo.
    b'\x86V\xcb\xc7\xcd\xd62024?'  # edition_2024: ¿Valores de 2024?
    b'S\x9a\xbcs\xd1\xcftu hoj\xbaMe\xf4c\xbe\xbacue\xd2\xba20\xffno\xbcs\xd1cue\xd2\xba15.'  # edition_2024_help: Sí, si en tu hoja Medicina cuesta 20; no, si cuesta 15.
    b'\xd8pe\xc5r 1'  # leadership_hint: repetir 1
    b'\xd8pe\xc5r \x0b'  # solo_hint: repetir
    b'\x02\xc9\x03\xc9\x04\xc9\x05\xc9\x06\xb6'  # goods_held: {} {} {} {} {}
    b'\x01\xc9\x1b\xb6'  # food_cities: {} {}
    b'\x08\xb6/\xb6'  # workers_goal: {}/{}
    b'\x8eLTIMA RONDA'  # last_round: ÚLTIMA RONDA
    b'\xb4 \xe9m\xc2\xe9mida'  # choice_food: ⚒ como comida
    b'V\xb9d\xd0\xf9edra'  # engineer: Vender piedra
    b'v\xb9d\xb7'  # engineer_act: vender
    b'C\xbb\xd2ruir'  # build: Construir
    b'c\xbb\xd2ruir'  # build_act: construir
    b'Compr\xbd'  # buy: Comprar
    b'\xe9mpr\xbd'  # buy_act: comprar
    b'N\xc2\xe9mpr\xbd n\xe0a'  # buy_nothing: No comprar nada
    b'D\xc1\xedt\xbd'  # discard: Descartar
    b'd\xc1\xedt\xbd'  # discard_act: descartar
    b'Trat\xc2c\xbb'  # trade: Trato con
    b'c\xecbi\xbd'  # trade_act: cambiar
    b'N\xbeg\xa2n tra\xde'  # trade_none: Ningún trato
    b'Com\xb7\xda\xbd\xaa'  # to_market: Comerciar…
    b'Trat\xc2c\xe7\xb6'  # deal: Trato con {}
    b'\xd5u\xb7do'  # deal_act: acuerdo
    b'\xb6'  # pay: {}
    b'pag\xbd'  # pay_act: pagar
    b'pag\xbd \xd6otr\xc2modo'  # pay_by_hand: pagar de otro modo
    b'\xb6\t'  # coins: {}
    b'\xb6\x11'  # points: {}
    b'\xb6\xb3'  # points_first: {}⚑
    b'\xb3\xc9lueg\xc2\xb6\x11'  # first_later: ⚑{} luego {}
    b'\xb6\x08'  # workers_sign: {}
    b'\xb6\t'  # paid_coins: {}
    b'\x02\xb6'  # paid_wood: {}
    b'\x03\xb6'  # paid_stone: {}
    b'\x04\xb6'  # paid_pottery: {}
    b'\x05\xb6'  # paid_cloth: {}
    b'\x06\xb6'  # paid_spearheads: {}
    b'\x01\xb6'  # paid_food: {}
    b'Se\xe6\x9aa'  # drought_alarm: Sequía
    b'Pe\xd2\xce\xb9\xdaa'  # pestilence_alarm: Pestilencia
    b'Inv\xd7i\x9en'  # invasion_alarm: Invasión
    b'Revu\xc8\xf3'  # revolt_alarm: Revuelta
    b'H\xecbr\xc3a'  # famine_alarm: Hambruna
    b'\x8el\xc5m\xbar\xbbda'  # last_round_alarm: Última ronda
    b'F\xbe'  # end_alarm: Fin
    b'\xf2\x11'  # built_alarm: +{}
    b'\x02\xf2'  # got_wood: +{}
    b'\x02\xb6'  # got_wood_short: {}
    b'\x03\xf2'  # got_stone: +{}
    b'\x03\xb6'  # got_stone_short: {}
    b'\x04\xf2'  # got_pottery: +{}
    b'\x04\xb6'  # got_pottery_short: {}
    b'\x05\xf2'  # got_cloth: +{}
    b'\x05\xb6'  # got_cloth_short: {}
    b'\x06\xf2'  # got_spearheads: +{}
    b'\x06\xb6'  # got_spearheads_short: {}
    b'Fi\xe1ll\xb9a\xbfs\xb5\xf9\xb7d\xcf\xb6'  # lost_goods: Fila llena: se pierden {}
    b'Comida\xdf\xc7 \xb9\xdam\xba\xd615\xbfs\xb5\xf9\xb7d\xcf\xb6'  # lost_food: Comida por encima de 15: se pierden {}
    b'\x08\xf2'  # got_workers: +{}
    b'\t\xf2'  # got_coins: +{}
    b'\x01\xf2\x80\xab\xb6\x80=\xb6'  # got_food: +{} −{} ={}
    b'\x01\xf2\xab\xb6=\xb6'  # got_food_short: +{}−{}={}
    b'\x01\xab\xb6\x80=\xb6'  # ate_food: −{} ={}
    b'\x01\xab\xb6=\xb6'  # ate_food_short: −{}={}
    b'H\xecbr\xc3a\xbf\xc9\xdaud\xe0\xc1\xbc\xab\xb6'  # famine: Hambruna: {} ciudades, −{}
    b'\xc9\xdaud\xe0\xc1\xbf\xab\xb6'  # famine_short: {} ciudades: −{}
    b'H\xecbr\xc3a\xbf\xfe\xdaud\xe0\xbc\xab1'  # famine_1: Hambruna: 1 ciudad, −1
    b'\x0b\xab1'  # famine_1_short: −1
    b'Se\xe6\x9aa\xbf\xab\xb6'  # drought: Sequía: −{}
    b'\xab\xb6'  # drought_short: −{}
    b'Se\xe6\x9aa\xbf\xe1Ir\xd9ga\xda\x9en t\xf1\xe3\xdc\xfc'  # drought_spared: Sequía: la Irrigación te protege
    b'\x0b\xab0'  # drought_spared_short: −0
    b'Pe\xd2\xce\xb9\xdaa\xe8\x80\xab\xb6'  # pestilence: Pestilencia: {} −{}
    b'\xab{1} {0}'  # pestilence_short: −{1} {0}
    b'(Me\xf4c\xbea\xdf\xe3\xdcg\xb5\xba\xb6)'  # pestilence_spared: (Medicina protege a {})
    b'\xbas\xcbvo\xbf\xc9(Me\xf4c\xbea)'  # pestilence_spared_short: a salvo: {} (Medicina)
    b'Inv\xd7i\x9en\xbf\xab\xb6'  # invasion: Invasión: −{}
    b'\xab\xb6'  # invasion_short: −{}
    b'Inv\xd7i\x9en\xbf\xe1Gr\xc0 M\xcc\xcb\xe1t\xf1\xe3\xdc\xfc'  # invasion_spared: Invasión: la Gran Muralla te protege
    b'Revu\xc8\xf3\xbf\xf9\xb7d\xcd\xdedo\xb8lo\xb8bi\xb9\xc1'  # revolt: Revuelta: pierdes todos los bienes
    b'\xf9\xb7d\xcd\xdedo\xb8lo\xb8bi\xb9\xc1'  # revolt_short: pierdes todos los bienes
    b'Revu\xc8\xf3\xbcbi\xb9\xc1\xdf\xb7\xf4dos\xe8'  # revolt_others: Revuelta, bienes perdidos: {}
    b'bi\xb9\xc1\xdf\xb7\xf4dos\xe8'  # revolt_others_short: bienes perdidos: {}
    b'(R\xc8igi\x9en\xdf\xe3\xdcg\xb5\xba\xb6)'  # revolt_spared: (Religión protege a {})
    b'\xbas\xcbvo\xbf\xc9(R\xc8igi\x9en)'  # revolt_spared_short: a salvo: {} (Religión)
    b'Ciuda\xd4\xc9c\xbb\xd2ruida'  # built_city: Ciudad {} construida
    b'Ciuda\xd4\xc9\x0f'  # built_city_short: Ciudad {} 
    b'\xc9\xd5ab\xba\xc9\xc0t\xcd\xe6\xb5na\xf4e:\x80\xf2'  # built_first: {} acaba {} antes que nadie: +{}
    b'\xb6\xdf\xd9me\xe3\xe8,\x80\xf2'  # built_first_short: {} primero: {}, +{}
    b'\xb6:\x80\xf2'  # built_later: {}: +{}
    b'\xc9\x0f\xf2'  # built_later_short: {} +{}
    b'\xc9\xab\xb6\t'  # bought: {} −{}
    b'Todo\xb8lo\xb8m\xbbu\xf8\xde\xb8c\xbb\xd2ruidos\xbf\xa2l\xc5m\xbar\xbbda'  # last_round_monuments: Todos los monumentos construidos: última ronda
    b'Todo\xb8lo\xb8m\xbbu\xf8\xde\xb8c\xbb\xd2ruidos'  # last_round_monuments_short: Todos los monumentos construidos
    b'\xc9\xc5\xb9\xb5\xb6\xea\xc1\xbdr\xd3los\xbf\xa2l\xc5m\xbar\xbbda'  # last_round_developments: {} tiene {} desarrollos: última ronda
    b'\xc9\xc5\xb9\xb5\xb6\xea\xc1\xbdr\xd3los'  # last_round_developments_short: {} tiene {} desarrollos
    b'Todo'  # sheet_all: Todo
    b'Bi\xb9\xc1'  # sheet_pegs: Bienes
    b'E\xf4fi\xdaos'  # sheet_boxes: Edificios
    b'D\xc1\xbdr.'  # sheet_developments: Desarr.
    b'P\xc3\xdes'  # sheet_score: Puntos
    b'D\xc1\xbdr\xd3los'  # score_developments: Desarrollos
    b'M\xbbu\xf8\xdes'  # score_monuments: Monumentos
    b'+ \xb6'  # score_bonus: + {}
    b'Sub\xdet\xcb'  # score_subtotal: Subtotal
    b'Cat\x92\xd2\xe3f\xc1'  # score_disasters: Catástrofes
    b'Comida'  # food: Comida
    b'Ob\xd8\xe3s'  # workers: Obreros
    b'M\xe0\xb7a'  # wood: Madera
    b'Piedra'  # stone: Piedra
    b'C\xb7\x92mica'  # pottery: Cerámica
    b'T\xc8a'  # cloth: Tela
    b'L\xc0z\xd7'  # spearheads: Lanzas
    b'Ciuda\xd4\xb6'  # city: Ciudad {}
    b'Pir\x92m\xdbEsc\xcb\xbb.'  # step_pyramid: Pirám. Escalon.
    b'\xe1Pir\x92mi\xd6Esc\xcb\xbb\xe0a'  # step_pyramid_full: la Pirámide Escalonada
    b'C\x9arc\xdb\xd6Piedra'  # stone_circle: Círc. de Piedra
    b'\xc8 C\x9arc\xf6\xc2\xd6Piedra'  # stone_circle_full: el Círculo de Piedra
    b'Templo'  # temple: Templo
    b'\xc8 Templo'  # temple_full: el Templo
    b'Ob\xc8\xe2\xe9'  # obelisk: Obelisco
    b'\xc8 Ob\xc8\xe2\xe9'  # obelisk_full: el Obelisco
    b'J\xbdd\xdbC\xd3g\xc0t.'  # hanging_gardens: Jard. Colgant.
    b'lo\xb8J\xbdd\xbe\xcdC\xd3g\xc0t\xc1'  # hanging_gardens_full: los Jardines Colgantes
    b'Gr\xc0 M\xcc\xcbla'  # great_wall: Gran Muralla
    b'\xe1Gr\xc0 M\xcc\xcbla'  # great_wall_full: la Gran Muralla
    b'Gr\xc0 Pir\x92mi\xf5'  # great_pyramid: Gran Pirámide
    b'\xe1Gr\xc0 Pir\x92mi\xf5'  # great_pyramid_full: la Gran Pirámide
    b'Lid\xb7azgo'  # leadership: Liderazgo
    b'\xd8\xf9\xeb1\xea\xe0\xc2\xcb f\xbe\xcb'  # leadership_help: repite 1 dado al final
    b'Ir\xd9ga\xda\x9en'  # irrigation: Irrigación
    b'\xe1se\xe6\x9a\xban\xc2\xebafec\xf3'  # irrigation_help: la sequía no te afecta
    b'Ag\xd9c\xf6\xf0a'  # agriculture: Agricultura
    b'+1\xdf\xc7\xea\xe0\xc2\xd6\xe9mida'  # agriculture_help: +1 por dado de comida
    b'C\xc0t\xb7\x9aa'  # quarrying: Cantería
    b'c\xe7\xf9edra\xbf+\xfe\xf9edra'  # quarrying_help: con piedra: +1 piedra
    b'Me\xf4c\xbea'  # medicine: Medicina
    b's\xbe\xdfe\xd2\xce\xb9\xdaa'  # medicine_help: sin pestilencia
    b'Acu\x9ca\xda\x9en'  # coinage: Acuñación
    b'd\xe0o\xb8\xd6m\xbbeda\xbf12'  # coinage_help: dados de moneda: 12
    b'C\xbdav\xc0\xd7'  # caravans: Caravanas
    b'n\xe0\xba\xe6e\xea\xc1\xedt\xbd'  # caravans_help: nada que descartar
    b'R\xc8igi\x9en'  # religion: Religión
    b'\xd8vu\xc8t\xba\xbalo\xb8\xf5m\x92s'  # religion_help: revuelta a los demás
    b'Gr\xc0e\xe3s'  # granaries: Graneros
    b'\xfe\xe9mid\xba= \xb6\t'  # granaries_help: 1 comida = {}
    b'Alba\x9c\xce\xb7\x9aa'  # masonry: Albañilería
    b'+1\xdf\xc7\xea\xe0\xc2\xd6ob\xd8\xe3s'  # masonry_help: +1 por dado de obreros
    b'Ing\xb9i\xb7\x9aa'  # engineering: Ingeniería
    b'\xfe\xf9edr\xba= 3 ob\xd8\xe3s'  # engineering_help: 1 piedra = 3 obreros
    b'Ar\xe6i\xdcc\xf0a'  # architecture: Arquitectura
    b'\xf2\x11\xdf\xc7 m\xbbu\xf8\xde'  # architecture_help: +{} por monumento
    b'Impe\xd9o'  # empire: Imperio
    b'+1\xdf\xc3\xde\xdf\xc7 \xdaud\xe0'  # empire_help: +1 punto por ciudad
    b'\x01'  # face_food: 
    b'\x07'  # face_good: 
    b'\x0b'  # face_skull:
    b'\x08'  # face_workers: 
    b'\xb4'  # face_choice: ⚒
    b'\t'  # face_coin:
    b'p\xc7 bi\xb9\xc1\xbf\xc9\xba\xb6'  # by_goods: por bienes: {} a {}
    b'bi\xb9\xcdigu\xcb\xc1\xe8'  # level_goods: bienes iguales: {}
    b'\x1b\xb6'  # cities_sign: {}
    b'\x1e\xb6'  # bought_sign: {}
    b'\x0b\xab\xb6'  # disasters_sign: −{}
    b'Ed\xe0\xea\xc8 Br\xbbce'  # game_bronze_age: Edad del Bronce
)
WORDS = Texts(IDS, ENDS, TEXTS)
