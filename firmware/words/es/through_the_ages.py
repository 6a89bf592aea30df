"""through_the_ages in Español. Made by `make words` from tools/words/through_the_ages.toml."""

from words.ids.through_the_ages import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x07\x00\x12\x00\x1d\x00-\x006\x00>\x00H\x00S\x00^\x00g\x00o\x00z\x00\x81\x00\x87\x00\x92\x00\x9d\x00\xa7\x00\xb4\x00\xc1\x00\xcb\x00\xd8\x00\xe5\x00\xec\x00\xf8\x00\x04\x01\x05\x01\t\x01\r\x01\x11\x01\x16\x01\x1b\x01!\x01&\x01*\x013\x01:\x01E\x01K\x01P\x01U\x01Z\x01^\x01c\x01h\x01m\x01r\x01w\x01}\x01\x82\x01\x87\x01\x8c\x01\x90\x01\x93\x01\x98\x01\x9d\x01\xa2\x01\xa8\x01\xac\x01\xb0\x01\xb4\x01\xb9\x01\xbd\x01\xc2\x01\xc6\x01\xca\x01\xcf\x01\xd6\x01\xdd\x01\xe4\x01\xec\x01\xf2\x01\xf8\x01\xfe\x01\x05\x02\x0c\x02\x16\x02 \x02(\x021\x029\x02E\x02Q\x02[\x02c\x02n\x02x\x02\x83\x02\x8c\x02\x96\x02\x9f\x02\xa8\x02\xb0\x02\xb9\x02\xc2\x02\xcd\x02\xd8\x02\xe0\x02\xe8\x02\xf4\x02\x01\x03\x0c\x03\x17\x03!\x03)\x03/\x039\x03b\x03k\x03v\x03\x80\x03\x8d\x03\x9d\x03\xaa\x03\xb4\x03\xb6\x03\xb8\x03\xba\x03\xbe\x03\xc0\x03\xc4\x03\xc7\x03\xe6\x03\r\x04\x19\x04%\x04F\x04c\x04x\x04z\x04\xb2\x04\xbb\x04\xc1\x04\xc5\x04\xca\x04\xce\x04\xd2\x04\xd7\x04\xdc\x04\xe7\x04\xf2\x04\xfd\x04\n\x05\x12\x05 \x05,\x051\x054\x057\x05D\x05'
TEXTS = (
    b'\x86E\xf4\xda\x9en?'  # edition: ¿Edición?
    b'2006\xbc\xe1p\xd9m\xb7a'  # edition_2006: 2006, la primera
    b'2015\xbc\xe1nueva'  # edition_2015: 2015, la nueva
    b'lig\xb7a:\xdfo\xe9\xb8n\xa2me\xe3s'  # edition_light: ligera: pocos números
    b'c\xc7rup\xda\x9en\xaa'  # edit_corruption: corrupción…
    b'C\xc7rup\xda\x9en'  # corruption_row: Corrupción
    b'N\xe0a\xbcaz\xf6\xea\xc1\xf5'  # corruption_none: Nada, azul desde
    b'Poca\xbcaz\xf6\xea\xc1\xf5'  # corruption_little: Poca, azul desde
    b'P\x97r\xf4d\xbac\xe7\xb6\xa5\xb6'  # corruption_at: Pérdida con {}–{}
    b'P\x97r\xf4d\xbac\xe70'  # corruption_empty: Pérdida con 0
    b'P\xd8p\xbda\xda\x9en'  # list_setup: Preparación
    b'S\xfd\xedt\xe43+ \xef4+'  # setup_no_3: Sin cartas 3+ y 4+
    b'S\xfd\xedt\xe44+'  # setup_no_4: Sin cartas 4+
    b'S\xbe\xdf\xd5\xdes'  # setup_no_pacts: Sin pactos
    b'\xc9ev\xb9\xde\xb8\xd6\xe1\xb7\xbaA'  # setup_events: {} eventos de la era A
    b'13 \xedt\xe4\xcf\xe1f\xcea'  # setup_row: 13 cartas en la fila
    b'\xc9\xec\xbd.\xbc\xc9az\xf6\xc1'  # setup_banks: {} amar., {} azules
    b'2 gr\xc0j\xd7\xbc2 m\xbe\xd7'  # setup_farms: 2 granjas, 2 minas
    b'\xfelab\xc7.\xbc\xfe\xbef\xc0t.'  # setup_lab: 1 labor., 1 infant.
    b'\xfeobr\xb7\xc2lib\xd8'  # setup_unused: 1 obrero libre
    b'4 bl\xc0c\xd7\xbc2 \xe3j\xd7'  # setup_actions: 4 blancas, 2 rojas
    b'Fu\xb7z\xba1\xbc\xda\xb9\xda\xba+1'  # setup_tracks: Fuerza 1, ciencia +1
    b'C\xbdt\xe4(\xb6)'  # take_cards: Cartas ({})
    b'S\xd3\xc2\xedt\xd7\xbc\xd5c\xfb\xc1\xe8'  # only_cards: Solo cartas, acciones: {}
    b'R\xbbd\xba1\xbfs\xd3\xc2\xedt\xd7'  # round_1_cards: Ronda 1: solo cartas
    b'\xb6'  # board: {}
    b'Er\xbaA'  # age_A: Era A
    b'Er\xbaI'  # age_I: Era I
    b'Er\xba\xf7'  # age_II: Era II
    b'Er\xbaI\xf7'  # age_III: Era III
    b'Er\xbaIV'  # age_IV: Era IV
    b'\x8eLTIMA'  # last_round: ÚLTIMA
    b'F\xfd\xf0no'  # end_turn: Fin turno
    b'F\xfd\xb7a'  # age_ends: Fin era
    b'\x8elt\xdbev\xb9\xdes'  # last_events: Últ. eventos
    b'F\xbe\xdf\xbd\xc5da'  # end_game: Fin partida
    b'\x86M\xce\xca\xdblibr\xc1?'  # military_left: ¿Milit. libres?
    b'Comida'  # food: Comida
    b'Rec\xcc.'  # resources: Recur.
    b'Ci\xb9\xdaa'  # science: Ciencia
    b'Ci\xb9\xdb+'  # science_rating: Cien. +
    b'C\xf6t.'  # culture: Cult.
    b'C\xf6t\xdb+'  # culture_rating: Cult. +
    b'Com\xdb+'  # food_comes: Com. +
    b'Com\xdb\xab'  # food_eaten: Com. −
    b'Rec\xdb+'  # resources_come: Rec. +
    b'Rec\xdb\xab'  # corruption_taken: Rec. −
    b'Revu\xc8.'  # uprising_now: Revuel.
    b'Fu\xb7za'  # strength: Fuerza
    b'F\xc8ic\xc1'  # happy: Felices
    b'Libr\xc1'  # population: Libres
    b'Am\xbd.'  # yellow_bank: Amar.
    b'Az\xf6'  # blue_bank: Azul
    b'Gra\xdbA'  # farm_A: Gra. A
    b'Gra\xdbI'  # farm_I: Gra. I
    b'Gra\xdb\xf7'  # farm_II: Gra. II
    b'Gra\xdbI\xf7'  # farm_III: Gra. III
    b'M\xbe\xbaA'  # mine_A: Mina A
    b'M\xbe\xbaI'  # mine_I: Mina I
    b'M\xbe\xba\xf7'  # mine_II: Mina II
    b'M\xbe\xbaI\xf7'  # mine_III: Mina III
    b'Ot\xe3s'  # elsewhere: Otros
    b'M\xbdav.'  # wonder: Marav.
    b'Civ\xce'  # civil_actions: Civil
    b'M\xce\xca.'  # military_actions: Milit.
    b'Grat\xe2'  # free_population: Gratis
    b'Comid\xbaA'  # food_A: Comida A
    b'Comid\xbaI'  # food_I: Comida I
    b'Comid\xba\xf7'  # food_II: Comida II
    b'Comid\xbaI\xf7'  # food_III: Comida III
    b'Rec\xcc\xdbA'  # resources_A: Recur. A
    b'Rec\xcc\xdbI'  # resources_I: Recur. I
    b'Rec\xcc\xdb\xf7'  # resources_II: Recur. II
    b'Rec\xcc\xdbI\xf7'  # resources_III: Recur. III
    b'Rec\xccsos'  # resources_full: Recursos
    b'Ob\xd8\xe3\xb8libr\xc1'  # population_full: Obreros libres
    b'R\xc1\xb7v\xba\xec\xbd\xcela'  # yellow_bank_full: Reserva amarilla
    b'R\xc1\xb7v\xbaaz\xf6'  # blue_bank_full: Reserva azul
    b'P\xc3\xde\xb8\xd6\xda\xb9\xdaa'  # science_full: Puntos de ciencia
    b'C\xbd\xe4f\xc8ic\xc1'  # happy_full: Caras felices
    b'Gr\xc0j\xd7\xbcc\xe0\xba\xf0no'  # food_comes_full: Granjas, cada turno
    b'C\xbbsumo\xdf\xc7 \xf0no'  # food_eaten_full: Consumo por turno
    b'M\xbe\xd7\xbcc\xe0\xba\xf0no'  # resources_come_full: Minas, cada turno
    b'C\xc7rup\xda\x9en'  # corruption_taken_full: Corrupción
    b'Revu\xc8t\xbaah\xc7a'  # uprising_now_full: Revuelta ahora
    b'S\xbe\xdf\xe3duc\xda\x9en'  # uprising_light: Sin producción
    b'Ci\xb9\xdaa\xdf\xc7 \xf0no'  # science_rating_full: Ciencia por turno
    b'P\xc3\xde\xb8\xd6c\xf6\xf0a'  # culture_full: Puntos de cultura
    b'C\xf6\xf0a\xdf\xc7 \xf0no'  # culture_rating_full: Cultura por turno
    b'Fu\xb7z\xbam\xce\xca\xbd'  # strength_full: Fuerza militar
    b'Ot\xe3\xb8ob\xd8\xe3s'  # elsewhere_full: Otros obreros
    b'Az\xf6\xcd\xcf\xc8la'  # wonder_full: Azules en ella
    b'Acc\xfb\xcd\xdav\xce\xc1'  # civil_actions_full: Acciones civiles
    b'Acc\xfb\xcdm\xce\xca.'  # military_actions_full: Acciones milit.
    b'C\xd8c\xb5s\xfd\xe9mida'  # free_population_full: Crece sin comida
    b'Revu\xc8\xf3\xbf\xc9> \xb6'  # uprising_ahead: Revuelta: {} > {}
    b'Sigui\xb9\xdc\xe8'  # population_price: Siguiente: {}
    b'B\xc0c\xc2v\xd5\x9ao'  # population_none: Banco vacío
    b'Pid\xcf\xb6\xbcf\xcbt\xc0 \xb6'  # happy_needed: Piden {}, faltan {}
    b'C\xbbsumo\xe8\xdf\xc7 \xf0no'  # consumption_is: Consumo: {} por turno
    b'H\xecb\xd8\xbf\xab\xc9c\xf6t.'  # starving_ahead: Hambre: −{} cult.
    b'C\xc7rup\xda\x9en\xbf\xab\xb6'  # corruption_ahead: Corrupción: −{}
    b'F\xfd\xd6\xf0n\xc2+\xc9\xab\xb6'  # end_brings: Fin de turno +{} −{}
    b'REVUELTA'  # uprising: REVUELTA
    b'HAMBRE'  # famine: HAMBRE
    b'CORRUPCI\x8cN'  # corruption: CORRUPCIÓN
    b'C\xbd\xe4f\xc8ic\xcd\xe6\xb5f\xcbt\xc0\xe8\xbcob\xd8\xe3\xb8libr\xc1\xe8\xdbN\xc2s\xf1\xe3duc\xb5n\xe0a.'  # uprising_why: Caras felices que faltan: {}, obreros libres: {}. No se produce nada.
    b'C\xf6\xf0\xba+\xc9= \xb6'  # got_culture: Cultura +{} = {}
    b'C\xf6\xf0\xba+\xc9\xab\xc9= \xb6'  # lost_culture: Cultura +{} −{} = {}
    b'Ci\xb9\xda\xba+\xc9= \xb6'  # got_science: Ciencia +{} = {}
    b'Comid\xba+\xc9\xab\xc9= \xb6'  # got_food: Comida +{} −{} = {}
    b'Comid\xba+\xc9\xab\xb6\xbcf\xcbt\xba\xb6'  # missed_food: Comida +{} −{}, falta {}
    b'Rec\xccs\xdb+\xc9\xab\xc9= \xb6'  # got_resources: Recurs. +{} −{} = {}
    b'Rob\xbam\xce\xca\xbd\xc1\xe8'  # got_cards: Roba militares: {}
    b'\x11\xf2'  # brought_culture: +{}
    b'\x1e\xf2'  # brought_science: +{}
    b'\x01\xf2'  # brought_food: +{}
    b'\x01\xf2\xab\xb6'  # brought_food_less: +{}−{}
    b'\x03\xf2'  # brought_resources: +{}
    b'\x03\xf2\xab\xb6'  # brought_resources_less: +{}−{}
    b'F\xfd\xb6'  # age_over: Fin {}
    b'Em\xf9ez\xba\xe1\xb7\xbaI\xdbD\xc1\xedt\xba\xc8 \xd8\xd2\xc2\xd6\xedt\xe4\xdav\xce\xcdA.'  # age_I_begins: Empieza la era I. Descarta el resto de cartas civiles A.
    b'\xc9s\xb5va\xbfl\x9ad\xb7\xc1\xbc\xedt\xe4\xcfm\xc0o\xbcm\xbdav\xcel\xe4\xbe\xd5ab\xe0\xd7,\xdf\xd5\xdes.'  # age_leaves: {} se va: líderes, cartas en mano, maravillas inacabadas, pactos.
    b'C\xe0\xbab\xc0c\xc2\xec.\xbf\xab\xb6'  # tokens_leave: Cada banco am.: −{}
    b'\x8eLTIMA RONDA'  # last_round_alarm: ÚLTIMA RONDA
    b'E\xd2\xbar\xbbd\xba\xcd\xe1\xa2l\xc5ma\xbfs\xfdgu\xb7r\xe4n\xd1\xedt\xe4m\xce\xca\xbd\xc1.'  # this_is_last: Esta ronda es la última: sin guerras ni cartas militares.
    b'N\xd1gu\xb7r\xe4n\xd1\xe3bo\xbcs\xd5\xd9fi\xed \xcb c\xd3\xbbiz\xbd.'  # last_round_rules: Ni guerras ni robo, sacrificar al colonizar.
    b'La\xdfr\x9exim\xbar\xbbd\xba\xcd\xe1\xa2l\xc5ma.'  # next_is_last: La próxima ronda es la última.
    b'F\xbe'  # the_end: Fin
    b'R\xc1u\xc8v\xb5\xc3\xc2\xba\xc3\xc2lo\xb8ev\xb9\xde\xb8\xd6\xe1\xb7\xbaI\xf7 \xe6\xb5\xe6ed\xc0\xdbEmpat\xcd\xe9m\xc2\xcf\xc8 \xf0no\xea\xc8\xdf\xd9me\xe3.'  # last_events_left: Resuelve uno a uno los eventos de la era III que quedan. Empates como en el turno del primero.
    b'D\xc8\xc0\xebtr\xe4\xb6\xe8'  # led_after: Delante tras {}: {}
    b'C\xe0\xba\xf0no'  # score_ratings: Cada turno
    b'C\xbdt\xd7'  # score_events: Cartas
    b'A m\xc0o'  # score_by_hand: A mano
    b'H\xecb\xd8'  # score_hunger: Hambre
    b'C\xf6\xf0a'  # sheet_culture: Cultura
    b'Tab\xee\xe3'  # sheet_board: Tablero
    b'Ob\xd8\xe3s'  # sheet_workers: Obreros
    b'Revu\xc8\xf3\xbcf\xcbt\xc0'  # coming_uprising: Revuelta, faltan
    b'C\xf6\xf0a\xdf\xc7 v\xb9ir'  # coming_culture: Cultura por venir
    b'Pi\xb7d\xf1\xc7 h\xecb\xd8'  # coming_starved: Pierde por hambre
    b'Comida\xdf\xc7 v\xb9ir'  # coming_food: Comida por venir
    b'C\xbbsumido'  # coming_eaten: Consumido
    b'Rec\xccsos\xdf\xc7 v\xb9ir'  # coming_resources: Recursos por venir
    b'Qu\xca\xbac\xc7rup\xda\x9en'  # coming_corruption: Quita corrupción
    b'Tab\xee\xe3'  # adjust_board: Tablero
    b'Era'  # adjust_table: Era
    b'Era'  # age: Era
    b'A trav\x97\xb8\xd6l\xe4\xb7\xd7'  # game_through_the_ages: A través de las eras
)
WORDS = Texts(IDS, ENDS, TEXTS)
