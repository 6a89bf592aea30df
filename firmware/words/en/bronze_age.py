"""bronze_age in English. Made by `make words` from tools/words/bronze_age.toml."""

from words.ids.bronze_age import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\n\x007\x00F\x00s\x00{\x00\x81\x00\x8b\x00\x8f\x00\x93\x00\x9d\x00\xa4\x00\xab\x00\xae\x00\xb2\x00\xb6\x00\xb9\x00\xbc\x00\xc4\x00\xc8\x00\xcc\x00\xd3\x00\xd7\x00\xdd\x00\xe2\x00\xeb\x00\xf0\x00\xf1\x00\xf4\x00\xfd\x00\xff\x00\x01\x01\x03\x01\x0b\x01\r\x01\x0f\x01\x11\x01\x13\x01\x15\x01\x17\x01\x19\x01\x1b\x01!\x01(\x01-\x012\x016\x01<\x01A\x01C\x01E\x01G\x01I\x01K\x01M\x01O\x01Q\x01S\x01U\x01W\x01c\x01q\x01s\x01u\x01}\x01\x83\x01\x89\x01\x8e\x01\x9a\x01\xa1\x01\xad\x01\xb0\x01\xb9\x01\xbb\x01\xd1\x01\xd4\x01\xdf\x01\xe7\x01\xf5\x01\x03\x02\x0b\x02\r\x02$\x025\x02@\x02R\x02^\x02l\x02y\x02\x83\x02\x88\x02\x9b\x02\xa4\x02\xae\x02\xb1\x02\xb5\x02\xca\x02\xd8\x02\xeb\x02\xf7\x02\xfa\x02\xff\x02\x06\x03\r\x03\x10\x03\x19\x03\x1f\x03"\x03(\x03.\x032\x037\x03;\x03?\x03E\x03I\x03Q\x03U\x03_\x03k\x03t\x03\x7f\x03\x84\x03\x8b\x03\x90\x03\x97\x03\xa0\x03\xad\x03\xb4\x03\xbd\x03\xc7\x03\xd3\x03\xdb\x03\xe9\x03\xf0\x03\xfc\x03\x03\x04\x10\x04\x17\x04$\x04*\x047\x04<\x04G\x04M\x04U\x04Z\x04g\x04m\x04v\x04{\x04\x88\x04\x90\x04\x9d\x04\xa5\x04\xae\x04\xb2\x04\xbc\x04\xbd\x04\xbe\x04\xbf\x04\xc0\x04\xc1\x04\xc2\x04\xce\x04\xd9\x04\xdb\x04\xdd\x04\xe0\x04\xe7\x04'
TEXTS = (
    b'Wi\xdd tr\xe0\xbeg?'  # trading: With trading?
    b'Play\xb7\xb8ma\xefswap good\xb8\xc0\xd4foo\xd4wi\xdd \xdd\xb5\xbb\xb5whos\xb5\xf0n i\xc4\xe2.'  # trading_help: Players may swap goods and food with the one whose turn it is.
    b'2024 \xe9\xd2s,\xdfo\xbets?'  # edition_2024: 2024 costs, points?
    b'Y\xcdif Me\xf4c\xbe\xb5\xe9\xd2\xb820 \xe7yo\xcc sc\xc7\xb5sheet\xbcN\xc2if i\xc4\xe9\xd2\xb815.'  # edition_2024_help: Yes if Medicine costs 20 on your score sheet, No if it costs 15.
    b'r\xb7\xd3l \xfe\xf4e'  # leadership_hint: reroll 1 die
    b'\x0b r\xb7\xd3l'  # solo_hint: reroll
    b'\x02\xc9\x03\xc9\x04\xc9\x05\xc9\x06\xb6'  # goods_held: {} {} {} {} {}
    b'\x01\xc9\x1b\xb6'  # food_cities: {} {}
    b'\x08\xb6/\xb6'  # workers_goal: {}/{}
    b'LAST ROUND'  # last_round: LAST ROUND
    b'\xb4 \xe4food'  # choice_food: ⚒ as food
    b'S\xc8l \xd2\xbbe'  # engineer: Sell stone
    b's\xc8l'  # engineer_act: sell
    b'Bu\xced'  # build: Build
    b'bu\xced'  # build_act: build
    b'Buy'  # buy: Buy
    b'buy'  # buy_act: buy
    b'Bu\xefno\xdd\xbeg'  # buy_nothing: Buy nothing
    b'D\xe2\xedd'  # discard: Discard
    b'd\xe2\xedd'  # discard_act: discard
    b'Tra\xd6wi\xdd'  # trade: Trade with
    b'tra\xf5'  # trade_act: trade
    b'N\xc2tra\xf5'  # trade_none: No trade
    b'Tra\xf5\xaa'  # to_market: Trade…
    b'Tra\xd6wi\xdd \xb6'  # deal: Trade with {}
    b'ag\xd8ed'  # deal_act: agreed
    b'\xb6'  # pay: {}
    b'pay'  # pay_act: pay
    b'pa\xefo\xdd\xb7w\xe2e'  # pay_by_hand: pay otherwise
    b'\xb6\t'  # coins: {}
    b'\xb6\x11'  # points: {}
    b'\xb6\xb3'  # points_first: {}⚑
    b'\xb3\xb6\x11\xbc\xdd\xcf\xb6\x11'  # first_later: ⚑{}, then {}
    b'\xb6\x08'  # workers_sign: {}
    b'\xb6\t'  # paid_coins: {}
    b'\x02\xb6'  # paid_wood: {}
    b'\x03\xb6'  # paid_stone: {}
    b'\x04\xb6'  # paid_pottery: {}
    b'\x05\xb6'  # paid_cloth: {}
    b'\x06\xb6'  # paid_spearheads: {}
    b'\x01\xb6'  # paid_food: {}
    b'Dr\xfaght'  # drought_alarm: Drought
    b'Pe\xd2\xce\xb9ce'  # pestilence_alarm: Pestilence
    b'Inv\xd7\xfb'  # invasion_alarm: Invasion
    b'Rev\xd3t'  # revolt_alarm: Revolt
    b'F\xec\xbee'  # famine_alarm: Famine
    b'L\xd7\xc4\xe3\xc3d'  # last_round_alarm: Last round
    b'Th\xb5\xb9d'  # end_alarm: The end
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
    b'Row f\xf6l\xbf\xc9lo\xd2'  # lost_goods: Row full: {} lost
    b'Foo\xd4ov\xd015\xbf\xc9lo\xd2'  # lost_food: Food over 15: {} lost
    b'\x08\xf2'  # got_workers: +{}
    b'\t\xf2'  # got_coins: +{}
    b'\x01\xf2\x80\xab\xb6\x80=\xb6'  # got_food: +{} −{} ={}
    b'\x01\xf2\xab\xb6=\xb6'  # got_food_short: +{}−{}={}
    b'\x01\xab\xb6\x80=\xb6'  # ate_food: −{} ={}
    b'\x01\xab\xb6=\xb6'  # ate_food_short: −{}={}
    b'F\xec\xbee\xbf\xc9\xda\xc5\xc1\xbc\xab\xb6'  # famine: Famine: {} cities, −{}
    b'\xc9\xda\xc5\xc1\xbf\xab\xb6'  # famine_short: {} cities: −{}
    b'F\xec\xbee\xbf\xfec\xcay\xbc\xab1'  # famine_1: Famine: 1 city, −1
    b'\x0b\xab1'  # famine_1_short: −1
    b'Dr\xfaght\xbf\xab\xb6'  # drought: Drought: −{}
    b'\xab\xb6'  # drought_short: −{}
    b'Dr\xfaght\xbfIr\xd9gat\xfb\xdf\xe3\xdcct\xb8y\xfa'  # drought_spared: Drought: Irrigation protects you
    b'\x0b\xab0'  # drought_spared_short: −0
    b'Pe\xd2\xce\xb9ce\xe8\x80\xab\xb6'  # pestilence: Pestilence: {} −{}
    b'\xab{1} {0}'  # pestilence_short: −{1} {0}
    b'(Me\xf4c\xbe\xf1\xe3\xdcct\xb8\xb6)'  # pestilence_spared: (Medicine protects {})
    b'safe\xbf\xc9(Me\xf4c\xbee)'  # pestilence_spared_short: safe: {} (Medicine)
    b'Inv\xd7\xfb\xbf\xab\xb6'  # invasion: Invasion: −{}
    b'\xab\xb6'  # invasion_short: −{}
    b'Inv\xd7\xfb\xbf\xdd\xb5G\xd8a\xc4W\xcbl\xdf\xe3\xdcct\xb8y\xfa'  # invasion_spared: Invasion: the Great Wall protects you
    b'Rev\xd3t\xbf\xcbl good\xb8lo\xd2'  # revolt: Revolt: all goods lost
    b'\xcbl good\xb8lo\xd2'  # revolt_short: all goods lost
    b'Rev\xd3t\xbc\xcbl good\xb8lo\xd2\xe8'  # revolt_others: Revolt, all goods lost: {}
    b'\xcbl good\xb8lo\xd2\xe8'  # revolt_others_short: all goods lost: {}
    b'(R\xc8ig\xfb\xdf\xe3\xdcct\xb8\xb6)'  # revolt_spared: (Religion protects {})
    b'safe\xbf\xc9(R\xc8ig\xfb)'  # revolt_spared_short: safe: {} (Religion)
    b'C\xca\xef\xc9i\xb8bu\xcet'  # built_city: City {} is built
    b'C\xca\xef\xc9\x0f'  # built_city_short: City {} 
    b'\xc9i\xb8firs\xc4t\xc2\xe9mp\xee\xeb\xb6:\x80\xf2'  # built_first: {} is first to complete {}: +{}
    b'\xc9fir\xd2\xe8,\x80\xf2'  # built_first_short: {} first: {}, +{}
    b'\xc9\xe9mp\xee\xdcd:\x80\xf2'  # built_later: {} completed: +{}
    b'\xc9\x0f\xf2'  # built_later_short: {} +{}
    b'\xc9\xab\xb6\t'  # bought: {} −{}
    b'All m\xbbu\xf8t\xb8bu\xcet\xbfl\xd7\xc4\xe3\xc3d'  # last_round_monuments: All monuments built: last round
    b'All m\xbbu\xf8t\xb8bu\xcet'  # last_round_monuments_short: All monuments built
    b'\xc9h\xe4\xc9\xf5v\xc8op\xf8ts\xbfl\xd7\xc4\xe3\xc3d'  # last_round_developments: {} has {} developments: last round
    b'\xc9h\xe4\xc9\xf5v\xc8op\xf8ts'  # last_round_developments_short: {} has {} developments
    b'All'  # sheet_all: All
    b'Goods'  # sheet_pegs: Goods
    b'Bu\xced\xbegs'  # sheet_boxes: Buildings
    b'Dev\xc8op.'  # sheet_developments: Develop.
    b'S\xe9\xd8'  # sheet_score: Score
    b'Dev\xc8op\xf8ts'  # score_developments: Developments
    b'M\xbbu\xf8ts'  # score_monuments: Monuments
    b'+ \xb6'  # score_bonus: + {}
    b'Sub\xdet\xcb'  # score_subtotal: Subtotal
    b'D\xe2a\xd2\xb7s'  # score_disasters: Disasters
    b'Food'  # food: Food
    b'W\xc7k\xb7s'  # workers: Workers
    b'Wood'  # wood: Wood
    b'St\xbbe'  # stone: Stone
    b'Pott\xb7y'  # pottery: Pottery
    b'Clo\xdd'  # cloth: Cloth
    b'Spe\xbdhe\xe0s'  # spearheads: Spearheads
    b'C\xca\xef\xb6'  # city: City {}
    b'S\xdcp Pyr\xecid'  # step_pyramid: Step Pyramid
    b'\xdd\xb5S\xdcp Pyr\xecid'  # step_pyramid_full: the Step Pyramid
    b'St\xbb\xb5Circ\xee'  # stone_circle: Stone Circle
    b'\xdd\xb5St\xbb\xb5Circ\xee'  # stone_circle_full: the Stone Circle
    b'Temp\xee'  # temple: Temple
    b'\xdd\xb5Temp\xee'  # temple_full: the Temple
    b'Ob\xc8\xe2k'  # obelisk: Obelisk
    b'\xdd\xb5Ob\xc8\xe2k'  # obelisk_full: the Obelisk
    b'H\xc0g\xdbG\xbdd\xb9s'  # hanging_gardens: Hang. Gardens
    b'\xdd\xb5H\xc0g\xbeg G\xbdd\xb9s'  # hanging_gardens_full: the Hanging Gardens
    b'G\xd8a\xc4W\xcbl'  # great_wall: Great Wall
    b'\xdd\xb5G\xd8a\xc4W\xcbl'  # great_wall_full: the Great Wall
    b'G\xd8a\xc4Pyr\xecid'  # great_pyramid: Great Pyramid
    b'\xdd\xb5G\xd8a\xc4Pyr\xecid'  # great_pyramid_full: the Great Pyramid
    b'Le\xe0\xb7ship'  # leadership: Leadership
    b'r\xb7\xd3l \xfe\xf4\xb5a\xc4\xdd\xb5\xb9d'  # leadership_help: reroll 1 die at the end
    b'Ir\xd9gat\xfb'  # irrigation: Irrigation
    b'dr\xfagh\xc4sp\xbd\xcdy\xfa'  # irrigation_help: drought spares you
    b'Ag\xd9c\xf6\xf0e'  # agriculture: Agriculture
    b'+\xfefoo\xd4\xbafoo\xd4\xf4e'  # agriculture_help: +1 food a food die
    b'Qu\xbdry\xbeg'  # quarrying: Quarrying
    b'\xd2\xbb\xb5br\xbeg\xb8+\xfe\xd2\xbbe'  # quarrying_help: stone brings +1 stone
    b'Me\xf4c\xbee'  # medicine: Medicine
    b'pe\xd2\xce\xb9c\xb5sp\xbd\xcdy\xfa'  # medicine_help: pestilence spares you
    b'Co\xbea\xfc'  # coinage: Coinage
    b'\xe9\xfd\xf4c\xb5giv\xb512'  # coinage_help: coin dice give 12
    b'C\xbdav\xc0s'  # caravans: Caravans
    b'no\xea\xe2\xedd\xbeg'  # caravans_help: no discarding
    b'R\xc8ig\xfb'  # religion: Religion
    b'\xd8v\xd3\xc4h\xca\xb8\xdd\xb5o\xdd\xb7s'  # religion_help: revolt hits the others
    b'Gr\xc0a\xd9\xc1'  # granaries: Granaries
    b'\xfefoo\xd4= \xb6\t'  # granaries_help: 1 food = {}
    b'M\xd7\xbbry'  # masonry: Masonry
    b'+\xfew\xc7k\xd0\xbaw\xc7k\xd0\xf4e'  # masonry_help: +1 worker a worker die
    b'Eng\xbee\xb7\xbeg'  # engineering: Engineering
    b'\xfe\xd2\xbb\xb5= 3 w\xc7k\xb7s'  # engineering_help: 1 stone = 3 workers
    b'Ar\xc6i\xdcc\xf0e'  # architecture: Architecture
    b'\xf2\x11 \xbam\xbbu\xf8t'  # architecture_help: +{} a monument
    b'Em\xf9\xd8'  # empire: Empire
    b'+1\xdfo\xbe\xc4\xbac\xcay'  # empire_help: +1 point a city
    b'\x01'  # face_food: 
    b'\x07'  # face_good: 
    b'\x0b'  # face_skull:
    b'\x08'  # face_workers: 
    b'\xb4'  # face_choice: ⚒
    b'\t'  # face_coin:
    b'b\xefgoods\xbf\xc9t\xc2\xb6'  # by_goods: by goods: {} to {}
    b'good\xb8\xc5e\xd4a\xc4\xb6'  # level_goods: goods tied at {}
    b'\x1b\xb6'  # cities_sign: {}
    b'\x1e\xb6'  # bought_sign: {}
    b'\x0b\xab\xb6'  # disasters_sign: −{}
    b'Br\xbbz\xb5A\xfc'  # game_bronze_age: Bronze Age
)
WORDS = Texts(IDS, ENDS, TEXTS)
