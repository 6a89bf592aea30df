"""bronze_age in Français. Made by `make words` from tools/words/bronze_age.toml."""

from words.ids.bronze_age import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x0f\x003\x00E\x00n\x00t\x00{\x00\x85\x00\x89\x00\x8d\x00\x9c\x00\xa4\x00\xac\x00\xb0\x00\xb7\x00\xbe\x00\xc3\x00\xc8\x00\xd1\x00\xd8\x00\xdf\x00\xe8\x00\xed\x00\xf5\x00\xfb\x00\x06\x01\x0c\x01\r\x01\x11\x01\x1a\x01\x1c\x01\x1e\x01 \x01(\x01*\x01,\x01.\x010\x012\x014\x016\x018\x01?\x01B\x01G\x01L\x01P\x01[\x01]\x01_\x01a\x01c\x01e\x01g\x01i\x01k\x01m\x01o\x01q\x01s\x01\x81\x01\x97\x01\x99\x01\x9b\x01\xa3\x01\xa9\x01\xaf\x01\xb4\x01\xc2\x01\xcb\x01\xd8\x01\xdb\x01\xe6\x01\xe8\x01\x02\x02\x05\x02\r\x02\x15\x02#\x025\x02>\x02@\x02Z\x02w\x02\x89\x02\x9d\x02\xab\x02\xb9\x02\xca\x02\xd6\x02\xdc\x02\xed\x02\xf9\x02\xfe\x02\x01\x03\x05\x03\'\x03<\x03W\x03e\x03h\x03l\x03r\x03z\x03}\x03\x88\x03\x8e\x03\x91\x03\x98\x03\x9f\x03\xa5\x03\xab\x03\xae\x03\xb2\x03\xb7\x03\xbb\x03\xc3\x03\xc8\x03\xd0\x03\xdb\x03\xe2\x03\xe9\x03\xee\x03\xf5\x03\xfc\x03\x05\x04\x0f\x04\x1e\x04%\x04/\x047\x04B\x04H\x04X\x04_\x04n\x04u\x04\x82\x04\x88\x04\x94\x04\x9a\x04\xa5\x04\xab\x04\xb6\x04\xbc\x04\xca\x04\xcf\x04\xde\x04\xe4\x04\xef\x04\xf7\x04\x03\x05\x0c\x05\x1a\x05"\x05,\x050\x05<\x05=\x05>\x05?\x05@\x05A\x05B\x05O\x05Z\x05\\\x05^\x05a\x05k\x05'
TEXTS = (
    b'Avec l\xb5\xe9mm\xb7ce\x80?'  # trading: Avec le commerce ?
    b'\x8b\xc6\xc0g\xd0m\xbd\xc6\xc0d\xe2\xcde\xc4no\xcc\xd9\xf0\xb5avec l\xb5j\xfae\xcc \xd5\xc5f.'  # trading_help: Échanger marchandises et nourriture avec le joueur actif.
    b'Co\xa3t\xb8et\xdfo\xbet\xb82024\x80?'  # edition_2024: Coûts et points 2024 ?
    b'Ou\xd1s\xd1\xe1m\x97\xf5c\xbe\xb5\xe9\xa3\xeb20 s\xcc \xe1feu\xce\xee\xbcn\xe7s\xd1\xc8l\xb5\xe9\xa3\xeb15.'  # edition_2024_help: Oui si la médecine coûte 20 sur la feuille, non si elle coûte 15.
    b'r\xc8\xc0c\xd01'  # leadership_hint: relancer 1
    b'\x0b r\xc8\xc0ce'  # solo_hint: relance
    b'\x02\xc9\x03\xc9\x04\xc9\x05\xc9\x06\xb6'  # goods_held: {} {} {} {} {}
    b'\x01\xc9\x1b\xb6'  # food_cities: {} {}
    b'\x08\xb6/\xb6'  # workers_goal: {}/{}
    b'DERNI\x8aRE MANCHE'  # last_round: DERNIÈRE MANCHE
    b'\xb4 no\xcc\xd9\xf0e'  # choice_food: ⚒ nourriture
    b'V\xb9dr\xb5\xf9\xb7\xd8'  # engineer: Vendre pierre
    b'v\xb9d\xd8'  # engineer_act: vendre
    b'C\xbb\xd2rui\xd8'  # build: Construire
    b'c\xbb\xd2rui\xd8'  # build_act: construire
    b'A\xc6et\xb7'  # buy: Acheter
    b'a\xc6et\xb7'  # buy_act: acheter
    b'N\xb5\xd9\xcfa\xc6et\xb7'  # buy_nothing: Ne rien acheter
    b'D\x97f\xe5ss\xb7'  # discard: Défausser
    b'd\x97f\xe5ss\xb7'  # discard_act: défausser
    b'\x8b\xc6\xc0g\xb5avec'  # trade: Échange avec
    b'\x97\xc6\xc0g\xb7'  # trade_act: échanger
    b"P\xd7\xea'\x97\xc6\xc0\xfc"  # trade_none: Pas d'échange
    b'\x8b\xc6\xc0g\xb7\xaa'  # to_market: Échanger…
    b'\x8b\xc6\xc0g\xb5avec \xb6'  # deal: Échange avec {}
    b"d'\xd5c\xc7d"  # deal_act: d'accord
    b'\xb6'  # pay: {}
    b'pay\xb7'  # pay_act: payer
    b'pay\xd0\xe5t\xd8\xf8t'  # pay_by_hand: payer autrement
    b'\xb6\t'  # coins: {}
    b'\xb6\x11'  # points: {}
    b'\xb6\xb3'  # points_first: {}⚑
    b'\xb3\xb6\xdfui\xb8\xb6\x11'  # first_later: ⚑{} puis {}
    b'\xb6\x08'  # workers_sign: {}
    b'\xb6\t'  # paid_coins: {}
    b'\x02\xb6'  # paid_wood: {}
    b'\x03\xb6'  # paid_stone: {}
    b'\x04\xb6'  # paid_pottery: {}
    b'\x05\xb6'  # paid_cloth: {}
    b'\x06\xb6'  # paid_spearheads: {}
    b'\x01\xb6'  # paid_food: {}
    b'S\x97\xc6\xb7\xc1se'  # drought_alarm: Sécheresse
    b'P\xc1\xdc'  # pestilence_alarm: Peste
    b'Inv\xd7\xfb'  # invasion_alarm: Invasion
    b'R\x97v\xd3\xdc'  # revolt_alarm: Révolte
    b'F\xec\xbee'  # famine_alarm: Famine
    b'D\xb7ni\x96r\xb5m\xc0\xc6e'  # last_round_alarm: Dernière manche
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
    b'R\xc0g\x97\xf1\xee\xbe\xb5\xe8\xdf\xb7du\xc1'  # lost_goods: Rangée pleine : {} perdues
    b'No\xcc\xd9\xf0\xb5\xe5-d\xc8\x91 \xd615 \xe8\xdf\xb7du\xc1'  # lost_food: Nourriture au-delà de 15 : {} perdues
    b'\x08\xf2'  # got_workers: +{}
    b'\t\xf2'  # got_coins: +{}
    b'\x01\xf2\x80\xab\xb6\x80=\xb6'  # got_food: +{} −{} ={}
    b'\x01\xf2\xab\xb6=\xb6'  # got_food_short: +{}−{}={}
    b'\x01\xab\xb6\x80=\xb6'  # ate_food: −{} ={}
    b'\x01\xab\xb6=\xb6'  # ate_food_short: −{}={}
    b'F\xec\xbee\x80\xbf\xc9v\xcel\xc1\xbc\xab\xb6'  # famine: Famine : {} villes, −{}
    b'\xc9v\xcel\xc1\x80\xbf\xab\xb6'  # famine_short: {} villes : −{}
    b'F\xec\xbee\x80\xbf\xfev\xce\xee\xbc\xab1'  # famine_1: Famine : 1 ville, −1
    b'\x0b\xab1'  # famine_1_short: −1
    b'S\x97\xc6\xb7\xc1se\x80\xbf\xab\xb6'  # drought: Sécheresse : −{}
    b'\xab\xb6'  # drought_short: −{}
    b"S\x97\xc6\xb7\xc1se\x80\xbfl'ir\xd9ga\xc5\xe7v\xfas\xdf\xe3t\x96\xfc"  # drought_spared: Sécheresse : l'irrigation vous protège
    b'\x0b\xab0'  # drought_spared_short: −0
    b'P\xc1\xdc\x80\xe8\x80\xab\xb6'  # pestilence: Peste : {} −{}
    b'\xab{1} {0}'  # pestilence_short: −{1} {0}
    b'(M\x97\xf5c\xbe\xf1\xe3t\x96g\xb5\xb6)'  # pestilence_spared: (Médecine protège {})
    b'\x97p\xbdgn\x97s\x80\xbf\xc9(M\x97\xf5c\xbee)'  # pestilence_spared_short: épargnés : {} (Médecine)
    b'Inv\xd7\xfb\x80\xbf\xab\xb6'  # invasion: Invasion : −{}
    b'\xab\xb6'  # invasion_short: −{}
    b'Inv\xd7\xfb\x80\xbf\xe1Gr\xc0\xd6M\xcca\xcel\xb5v\xfas\xdf\xe3t\x96\xfc'  # invasion_spared: Invasion : la Grande Muraille vous protège
    b'R\x97v\xd3\xdc\x80\xbfv\xfas\xdf\xb7\xf5z t\xfat\xcdvo\xb8m\xbd\xc6\xc0d\xe2\xc1'  # revolt: Révolte : vous perdez toutes vos marchandises
    b't\xfat\xcdl\xcdm\xbd\xc6\xc0d\xe2\xc1\xdf\xb7du\xc1'  # revolt_short: toutes les marchandises perdues
    b'R\x97v\xd3\xdc\xbcm\xbd\xc6\xc0d\xe2\xc1\xdf\xb7du\xc1\x80\xe8'  # revolt_others: Révolte, marchandises perdues : {}
    b'm\xbd\xc6\xc0d\xe2\xc1\xdf\xb7du\xc1\x80\xe8'  # revolt_others_short: marchandises perdues : {}
    b'(R\xc8ig\xfb\xdf\xe3t\x96g\xb5\xb6)'  # revolt_spared: (Religion protège {})
    b'\x97p\xbdgn\x97s\x80\xbf\xc9(R\xc8ig\xfb)'  # revolt_spared_short: épargnés : {} (Religion)
    b'V\xcel\xb5\xc9c\xbb\xd2rui\xdc'  # built_city: Ville {} construite
    b'V\xcel\xb5\xc9\x0f'  # built_city_short: Ville {} 
    b'\xc9a\xc6\x96v\xb5\xc9\xb9\xdf\xd8mi\xb7\x80:\x80\xf2'  # built_first: {} achève {} en premier : +{}
    b'\xc9\xb9\xdf\xd8mi\xb7\x80\xe8,\x80\xf2'  # built_first_short: {} en premier : {}, +{}
    b'\xb6\x80:\x80\xf2'  # built_later: {} : +{}
    b'\xc9\x0f\xf2'  # built_later_short: {} +{}
    b'\xc9\xab\xb6\t'  # bought: {} −{}
    b'T\xfa\xb8l\xcdm\xbbu\xf8t\xb8s\xbb\xc4c\xbb\xd2ru\xcas\x80:\xea\xb7ni\x96r\xb5m\xc0\xc6e'  # last_round_monuments: Tous les monuments sont construits : dernière manche
    b'T\xfa\xb8l\xcdm\xbbu\xf8t\xb8s\xbb\xc4c\xbb\xd2ru\xcas'  # last_round_monuments_short: Tous les monuments sont construits
    b'\xc9\xba\xb6\xea\x97v\xc8oppe\xf8ts\x80:\xea\xb7ni\x96r\xb5m\xc0\xc6e'  # last_round_developments: {} a {} développements : dernière manche
    b'\xc9\xba\xb6\xea\x97v\xc8oppe\xf8ts'  # last_round_developments_short: {} a {} développements
    b'T\xfat'  # sheet_all: Tout
    b'S\xdeck'  # sheet_pegs: Stock
    b'B\x93\xc5\xf8ts'  # sheet_boxes: Bâtiments
    b'D\x97v\xc8opp.'  # sheet_developments: Développ.
    b'S\xe9\xd8'  # sheet_score: Score
    b'D\x97v\xc8oppe\xf8ts'  # score_developments: Développements
    b'M\xbbu\xf8ts'  # score_monuments: Monuments
    b'+ \xb6'  # score_bonus: + {}
    b'S\xfas-\xdet\xcb'  # score_subtotal: Sous-total
    b'D\x97sa\xd2r\xc1'  # score_disasters: Désastres
    b'No\xcc\xd9\xf0e'  # food: Nourriture
    b'Ouv\xd9\xb7s'  # workers: Ouvriers
    b'Bo\xe2'  # wood: Bois
    b'Pi\xb7\xd8'  # stone: Pierre
    b'Po\xdc\xd9e'  # pottery: Poterie
    b'T\xe2su'  # cloth: Tissu
    b'F\xb7\xb8\xd6l\xc0ce'  # spearheads: Fers de lance
    b'V\xcel\xb5\xb6'  # city: Ville {}
    b'P\xebPyr\xeci\xf5'  # step_pyramid: Pte Pyramide
    b'\xe1Pe\xc5\xebPyr\xeci\xf5'  # step_pyramid_full: la Petite Pyramide
    b'St\xbbeh\xb9\xfc'  # stone_circle: Stonehenge
    b'St\xbbeh\xb9\xfc'  # stone_circle_full: Stonehenge
    b'Temp\xee'  # temple: Temple
    b'l\xb5Temp\xee'  # temple_full: le Temple
    b'Ob\x97l\xe2\xe6e'  # obelisk: Obélisque
    b"l'Ob\x97l\xe2\xe6e"  # obelisk_full: l'Obélisque
    b'J\xbdd\xbe\xb8susp.'  # hanging_gardens: Jardins susp.
    b'l\xcdJ\xbdd\xbe\xb8susp\xb9dus'  # hanging_gardens_full: les Jardins suspendus
    b'G\xd6M\xcca\xce\xee'  # great_wall: Gde Muraille
    b'\xe1Gr\xc0\xd6M\xcca\xce\xee'  # great_wall_full: la Grande Muraille
    b'G\xd6Pyr\xeci\xf5'  # great_pyramid: Gde Pyramide
    b'\xe1Gr\xc0\xd6Pyr\xeci\xf5'  # great_pyramid_full: la Grande Pyramide
    b'C\xbbdui\xdc'  # leadership: Conduite
    b'r\xc8\xc0cez 1\xea\x97 \x91 \xe1f\xbe'  # leadership_help: relancez 1 dé à la fin
    b'Ir\xd9gat\xfb'  # irrigation: Irrigation
    b's\x97\xc6\xb7\xc1s\xb5s\xc0\xb8effet'  # irrigation_help: sécheresse sans effet
    b'Ag\xd9c\xf6\xf0e'  # agriculture: Agriculture
    b'+1\xdf\xbd\xea\x97 no\xcc\xd9\xf0e'  # agriculture_help: +1 par dé nourriture
    b'C\xbd\xd9\x96r\xc1'  # quarrying: Carrières
    b'\xf9\xb7r\xb5\xd8\x95ue\x80\xbf+1'  # quarrying_help: pierre reçue : +1
    b'M\x97\xf5c\xbee'  # medicine: Médecine
    b'p\xc1\xebs\xc0\xb8effet'  # medicine_help: peste sans effet
    b'Inv\xb9t\xfb'  # coinage: Invention
    b'd\x97\xb8\xf9\x96c\xc1\x80\xbf12'  # coinage_help: dés pièces : 12
    b'C\xbdav\xc0\xc1'  # caravans: Caravanes
    b'plu\xb8\xd9\xcf\x91\xea\x97f\xe5ss\xb7'  # caravans_help: plus rien à défausser
    b'R\xc8ig\xfb'  # religion: Religion
    b'r\x97v\xd3\xeb\xc6ez l\xcd\xe5tr\xc1'  # religion_help: révolte chez les autres
    b'Gr\xb9i\xb7s'  # granaries: Greniers
    b'\xfeno\xcc\xd9\xf0\xb5= \xb6\t'  # granaries_help: 1 nourriture = {}
    b'Ma\x95\xbbne\xd9e'  # masonry: Maçonnerie
    b'+1\xdf\xbd\xea\x97 \xfav\xd9\xb7s'  # masonry_help: +1 par dé ouvriers
    b'Ing\x97nie\xd9e'  # engineering: Ingénierie
    b'\xfe\xf9\xb7r\xb5= 3 \xfav\xd9\xb7s'  # engineering_help: 1 pierre = 3 ouvriers
    b'Ar\xc6i\xdcc\xf0e'  # architecture: Architecture
    b'\xf2\x11\xdf\xbd m\xbbu\xf8t'  # architecture_help: +{} par monument
    b'Em\xf9\xd8'  # empire: Empire
    b'+1\xdfo\xbet\xdf\xbd v\xce\xee'  # empire_help: +1 point par ville
    b'\x01'  # face_food: 
    b'\x07'  # face_good: 
    b'\x0b'  # face_skull:
    b'\x08'  # face_workers: 
    b'\xb4'  # face_choice: ⚒
    b'\t'  # face_coin:
    b'm\xbd\xc6\xc0d\xe2\xc1\x80\xbf\xc9\x91 \xb6'  # by_goods: marchandises : {} à {}
    b's\xdeck\xb8\x97g\xe5x\x80\xe8'  # level_goods: stocks égaux : {}
    b'\x1b\xb6'  # cities_sign: {}
    b'\x1e\xb6'  # bought_sign: {}
    b'\x0b\xab\xb6'  # disasters_sign: −{}
    b'\x89\xfc\xeau br\xbbze'  # game_bronze_age: Âge du bronze
)
WORDS = Texts(IDS, ENDS, TEXTS)
