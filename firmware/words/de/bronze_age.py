"""bronze_age in Deutsch. Made by `make words` from tools/words/bronze_age.toml."""

from words.ids.bronze_age import IDS
from words.texts import Texts

# fmt: off
ENDS = b"\x00\x00\x08\x001\x00;\x00i\x00p\x00x\x00\x82\x00\x86\x00\x8a\x00\x96\x00\xa0\x00\xa8\x00\xad\x00\xb0\x00\xb3\x00\xb7\x00\xbb\x00\xc4\x00\xca\x00\xd0\x00\xd7\x00\xdc\x00\xe3\x00\xe9\x00\xf2\x00\xf6\x00\xf7\x00\xfc\x00\x05\x01\x07\x01\t\x01\x0b\x01\x15\x01\x17\x01\x19\x01\x1b\x01\x1d\x01\x1f\x01!\x01#\x01%\x01)\x01.\x013\x018\x01@\x01H\x01K\x01M\x01O\x01Q\x01S\x01U\x01W\x01Y\x01[\x01]\x01_\x01a\x01p\x01\x83\x01\x85\x01\x87\x01\x8f\x01\x95\x01\x9b\x01\xa0\x01\xb3\x01\xbc\x01\xcd\x01\xd0\x01\xd7\x01\xd9\x01\xf2\x01\xf5\x01\xfe\x01\x06\x02\x14\x02#\x02+\x02-\x02D\x02U\x02`\x02o\x02x\x02\x87\x02\x96\x02\xa0\x02\xa7\x02\xb7\x02\xc0\x02\xca\x02\xcd\x02\xd1\x02\xe6\x02\xf3\x02\x0c\x03\x1d\x03!\x03$\x03(\x03.\x033\x03?\x03D\x03G\x03Q\x03Y\x03_\x03e\x03h\x03k\x03p\x03t\x03y\x03\x7f\x03\x89\x03\x96\x03\x9c\x03\xa4\x03\xa9\x03\xb0\x03\xb5\x03\xbd\x03\xc7\x03\xd5\x03\xdc\x03\xe5\x03\xee\x03\xfa\x03\x00\x04\x0f\x04\x18\x04'\x04-\x04=\x04D\x04Q\x04V\x04e\x04l\x04{\x04\x81\x04\x8a\x04\x8f\x04\x9c\x04\xa5\x04\xb1\x04\xb7\x04\xc6\x04\xcf\x04\xdd\x04\xe4\x04\xee\x04\xf2\x04\xfe\x04\xff\x04\x00\x05\x01\x05\x02\x05\x03\x05\x04\x05\x11\x05\x19\x05\x1b\x05\x1d\x05 \x05(\x05"
TEXTS = (
    b'Mi\xc4H\xc0d\xc8?'  # trading: Mit Handel?
    b'M\xc0\xea\xbdf W\xbd\xcf\xc3\xd4Nahr\xc3g mi\xc4\xf5m t\xe5s\xc6\xb9,\xea\xd0\xec Zug i\xd2.'  # trading_help: Man darf Waren und Nahrung mit dem tauschen, der am Zug ist.
    b'W\xb7\xebv\xe72024?'  # edition_2024: Werte von 2024?
    b'Ja\xbcw\xb9n Me\xf4z\xfd\xe5f \xf5m W\xb7t\xc3gsbog\xcf20 kos\xdct\xbcNe\xfdbe\xd115.'  # edition_2024_help: Ja, wenn Medizin auf dem Wertungsbogen 20 kostet, Nein bei 15.
    b'\xfeNeuw\xccf'  # leadership_hint: 1 Neuwurf
    b'\x0b Neuw\xccf'  # solo_hint: Neuwurf
    b'\x02\xc9\x03\xc9\x04\xc9\x05\xc9\x06\xb6'  # goods_held: {} {} {} {} {}
    b'\x01\xc9\x1b\xb6'  # food_cities: {} {}
    b'\x08\xb6/\xb6'  # workers_goal: {}/{}
    b'LETZTE RUNDE'  # last_round: LETZTE RUNDE
    b'\xb4 \xcb\xb8Nahr\xc3g'  # choice_food: ⚒ als Nahrung
    b'S\xdc\xfdnutz\xb9'  # engineer: Stein nutzen
    b'nutz\xb9'  # engineer_act: nutzen
    b'B\xe5\xb9'  # build: Bauen
    b'b\xe5\xb9'  # build_act: bauen
    b'K\xe5f\xb9'  # buy: Kaufen
    b'k\xe5f\xb9'  # buy_act: kaufen
    b'Ni\xc6t\xb8k\xe5f\xb9'  # buy_nothing: Nichts kaufen
    b'Abw\xb7f\xb9'  # discard: Abwerfen
    b'abw\xb7f\xb9'  # discard_act: abwerfen
    b'H\xc0d\xc8 m\xca'  # trade: Handel mit
    b'h\xc0d\xc8n'  # trade_act: handeln
    b'Ke\xfdH\xc0d\xc8'  # trade_none: Kein Handel
    b'H\xc0d\xc8n\xaa'  # to_market: Handeln…
    b'H\xc0d\xc8 mi\xc4\xb6'  # deal: Handel mit {}
    b'e\xbeig'  # deal_act: einig
    b'\xb6'  # pay: {}
    b'zahl\xb9'  # pay_act: zahlen
    b'\xc0d\xb7\xb8zahl\xb9'  # pay_by_hand: anders zahlen
    b'\xb6\t'  # coins: {}
    b'\xb6\x11'  # points: {}
    b'\xb6\xb3'  # points_first: {}⚑
    b'\xb3\xb6\x11,\xea\xc0n \xb6\x11'  # first_later: ⚑{}, dann {}
    b'\xb6\x08'  # workers_sign: {}
    b'\xb6\t'  # paid_coins: {}
    b'\x02\xb6'  # paid_wood: {}
    b'\x03\xb6'  # paid_stone: {}
    b'\x04\xb6'  # paid_pottery: {}
    b'\x05\xb6'  # paid_cloth: {}
    b'\x06\xb6'  # paid_spearheads: {}
    b'\x01\xb6'  # paid_food: {}
    b'D\xa4r\xd8'  # drought_alarm: Dürre
    b'Seu\xc6e'  # pestilence_alarm: Seuche
    b'Inv\xd7\xfb'  # invasion_alarm: Invasion
    b'Rev\xd3\xdc'  # revolt_alarm: Revolte
    b'H\xc3g\xb7snot'  # famine_alarm: Hungersnot
    b'Letz\xebR\xc3\xf5'  # last_round_alarm: Letzte Runde
    b'En\xf5'  # end_alarm: Ende
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
    b'Reih\xb5v\xd3l\xbf\xc9v\xb7l\xc7\xb9'  # lost_goods: Reihe voll: {} verloren
    b'Nahr\xc3g \xa4b\xd015\xbf\xc9v\xb7l\xc7\xb9'  # lost_food: Nahrung über 15: {} verloren
    b'\x08\xf2'  # got_workers: +{}
    b'\t\xf2'  # got_coins: +{}
    b'\x01\xf2\x80\xab\xb6\x80=\xb6'  # got_food: +{} −{} ={}
    b'\x01\xf2\xab\xb6=\xb6'  # got_food_short: +{}−{}={}
    b'\x01\xab\xb6\x80=\xb6'  # ate_food: −{} ={}
    b'\x01\xab\xb6=\xb6'  # ate_food_short: −{}={}
    b'H\xc3g\xb7snot\xbf\xc9St\x94d\xdc,\x80\xab\xb6'  # famine: Hungersnot: {} Städte, −{}
    b'\xc9St\x94d\xdc\xbf\xab\xb6'  # famine_short: {} Städte: −{}
    b'H\xc3g\xb7snot\xbf\xfeSt\xe0t\xbc\xab1'  # famine_1: Hungersnot: 1 Stadt, −1
    b'\x0b\xab1'  # famine_1_short: −1
    b'D\xa4r\xd8\xbf\xab\xb6'  # drought: Dürre: −{}
    b'\xab\xb6'  # drought_short: −{}
    b'D\xa4r\xd8\xbf\xf4\xb5Bew\x94ss\xb7\xc3g s\xc6\xa4tz\xc4\xf4\xc6'  # drought_spared: Dürre: die Bewässerung schützt dich
    b'\x0b\xab0'  # drought_spared_short: −0
    b'Seu\xc6e\xe8\x80\xab\xb6'  # pestilence: Seuche: {} −{}
    b'\xab{1} {0}'  # pestilence_short: −{1} {0}
    b'(Me\xf4z\xfds\xc6\xa4tz\xc4\xb6)'  # pestilence_spared: (Medizin schützt {})
    b'v\xb7s\xc6\xbbt\xbf\xc9(Me\xf4z\xbe)'  # pestilence_spared_short: verschont: {} (Medizin)
    b'Inv\xd7\xfb\xbf\xab\xb6'  # invasion: Invasion: −{}
    b'\xab\xb6'  # invasion_short: −{}
    b'Inv\xd7\xfb\xbf\xf4\xb5G\xe3\x90\xb5M\xe5\xd0s\xc6\xa4tz\xc4\xf4\xc6'  # invasion_spared: Invasion: die Große Mauer schützt dich
    b'Rev\xd3\xdc\xbf\xcbl\xb5W\xbd\xcfv\xb7l\xc7\xb9'  # revolt: Revolte: alle Waren verloren
    b'\xcbl\xb5W\xbd\xcfv\xb7l\xc7\xb9'  # revolt_short: alle Waren verloren
    b'Rev\xd3\xdc\xbcW\xbd\xcfv\xb7l\xc7\xb9\xe8'  # revolt_others: Revolte, Waren verloren: {}
    b'W\xbd\xcfv\xb7l\xc7\xb9\xe8'  # revolt_others_short: Waren verloren: {}
    b'(R\xc8igi\xe7s\xc6\xa4tz\xc4\xb6)'  # revolt_spared: (Religion schützt {})
    b'v\xb7s\xc6\xbbt\xbf\xc9(R\xc8ig\xfb)'  # revolt_spared_short: verschont: {} (Religion)
    b'\xb6\xdbSt\xe0\xc4\xfcb\xe5t'  # built_city: {}. Stadt gebaut
    b'\xb6\xdbSt\xe0\xc4\x0f'  # built_city_short: {}. Stadt 
    b'\xc9v\xd3l\xb9\xf5\xc4zu\xb7s\xc4\xb6:\x80\xf2'  # built_first: {} vollendet zuerst {}: +{}
    b'\xc9zu\xb7\xd2\xe8,\x80\xf2'  # built_first_short: {} zuerst: {}, +{}
    b'\xc9v\xd3l\xb9\xf5t:\x80\xf2'  # built_later: {} vollendet: +{}
    b'\xc9\x0f\xf2'  # built_later_short: {} +{}
    b'\xc9\xab\xb6\t'  # bought: {} −{}
    b'All\xb5M\xbbu\xf8\xeb\xfcb\xe5t\xbf\xeetz\xebR\xc3\xf5'  # last_round_monuments: Alle Monumente gebaut: letzte Runde
    b'All\xb5M\xbbu\xf8\xeb\xfcb\xe5t'  # last_round_monuments_short: Alle Monumente gebaut
    b'\xc9ha\xc4\xc9Err\xc3g\xb9s\xc6aft\xb9\xbf\xeetz\xebR\xc3\xf5'  # last_round_developments: {} hat {} Errungenschaften: letzte Runde
    b'\xc9ha\xc4\xc9Err\xc3g\xb9s\xc6aft\xb9'  # last_round_developments_short: {} hat {} Errungenschaften
    b'All\xc1'  # sheet_all: Alles
    b'W\xbd\xb9'  # sheet_pegs: Waren
    b'B\xe5t\xb9'  # sheet_boxes: Bauten
    b'Err\xc3g.'  # sheet_developments: Errung.
    b'W\xb7t\xc3g'  # sheet_score: Wertung
    b'Err\xc3g\xb9s\xc6aft\xb9'  # score_developments: Errungenschaften
    b'M\xbbu\xf8\xdc'  # score_monuments: Monumente
    b'+ \xb6'  # score_bonus: + {}
    b'Zw\xe2\xc6\xb9summe'  # score_subtotal: Zwischensumme
    b'Ka\xf3\xd2\xe3ph\xb9'  # score_disasters: Katastrophen
    b'Nahr\xc3g'  # food: Nahrung
    b'Arbe\xca\xb7'  # workers: Arbeiter
    b'H\xd3z'  # wood: Holz
    b'S\xdc\xbe'  # stone: Stein
    b'K\xb7\xecik'  # pottery: Keramik
    b'S\xdeff'  # cloth: Stoff
    b'Spee\xd8'  # spearheads: Speere
    b'\xb6\xdbSt\xe0t'  # city: {}. Stadt
    b'Stuf\xb9pyr\xec.'  # step_pyramid: Stufenpyram.
    b'\xf4\xb5Stuf\xb9pyr\xeci\xf5'  # step_pyramid_full: die Stufenpyramide
    b'S\xdc\xbek\xd8\xe2'  # stone_circle: Steinkreis
    b'd\xcfS\xdc\xbek\xd8\xe2'  # stone_circle_full: den Steinkreis
    b'Temp\xc8'  # temple: Tempel
    b'd\xcfTemp\xc8'  # temple_full: den Tempel
    b'Ob\xc8\xe2k'  # obelisk: Obelisk
    b'd\xcfOb\xc8\xe2k\xb9'  # obelisk_full: den Obelisken
    b'H\x94ng\xdbG\x94rt\xb9'  # hanging_gardens: Häng. Gärten
    b'\xf4\xb5H\x94ng\xb9d\xcfG\x94rt\xb9'  # hanging_gardens_full: die Hängenden Gärten
    b'G\xe3\x90\xb5M\xe5\xb7'  # great_wall: Große Mauer
    b'\xf4\xb5G\xe3\x90\xb5M\xe5\xb7'  # great_wall_full: die Große Mauer
    b'Gr\xdbPyr\xeci\xf5'  # great_pyramid: Gr. Pyramide
    b'\xf4\xb5G\xe3\x90\xb5Pyr\xeci\xf5'  # great_pyramid_full: die Große Pyramide
    b'F\xa4hr\xc3g'  # leadership: Führung
    b'\xec En\xd6\xfeW\xa4rf\xc8 neu'  # leadership_help: am Ende 1 Würfel neu
    b'Bew\x94ss\xb7\xc3g'  # irrigation: Bewässerung
    b'ke\xbe\xb5D\xa4rr\xb5f\xa4r \xf4\xc6'  # irrigation_help: keine Dürre für dich
    b'Ack\xb7b\xe5'  # agriculture: Ackerbau
    b'+\xfej\xb5Nahr\xc3gsw\xa4rf\xc8'  # agriculture_help: +1 je Nahrungswürfel
    b'S\xdc\xbebru\xc6'  # quarrying: Steinbruch
    b'S\xdc\xfdbr\xbeg\xc4+\xfeS\xdc\xbe'  # quarrying_help: Stein bringt +1 Stein
    b'Me\xf4z\xbe'  # medicine: Medizin
    b'ke\xbe\xb5Seu\xc6\xb5f\xa4r \xf4\xc6'  # medicine_help: keine Seuche für dich
    b'M\xa4nzw\xc1\xb9'  # coinage: Münzwesen
    b'M\xa4nzw\xa4rf\xc8 \xfcb\xcf12'  # coinage_help: Münzwürfel geben 12
    b'K\xbdaw\xc0\xb9'  # caravans: Karawanen
    b'ke\xfdAbw\xb7f\xb9'  # caravans_help: kein Abwerfen
    b'R\xc8ig\xfb'  # religion: Religion
    b'Rev\xd3\xebt\xd9ff\xc4\xc0\xf5\xd8'  # religion_help: Revolte trifft andere
    b'K\xc7nspei\xc6\xb7'  # granaries: Kornspeicher
    b'\xfeNahr\xc3g = \xb6\t'  # granaries_help: 1 Nahrung = {}
    b'M\xe5\xb7w\xb7k'  # masonry: Mauerwerk
    b'+\xfej\xb5Arbe\xca\xb7w\xa4rf\xc8'  # masonry_help: +1 je Arbeiterwürfel
    b'Ing\xb9ie\xccw.'  # engineering: Ingenieurw.
    b'\xfeS\xdc\xfd= 3 Arbe\xca\xb7'  # engineering_help: 1 Stein = 3 Arbeiter
    b'Ar\xc6i\xdck\xf0'  # architecture: Architektur
    b'\xf2\x11 j\xb5M\xbbu\xf8t'  # architecture_help: +{} je Monument
    b'Rei\xc6'  # empire: Reich
    b'+\xfeP\xc3k\xc4j\xb5St\xe0t'  # empire_help: +1 Punkt je Stadt
    b'\x01'  # face_food: 
    b'\x07'  # face_good: 
    b'\x0b'  # face_skull:
    b'\x08'  # face_workers: 
    b'\xb4'  # face_choice: ⚒
    b'\t'  # face_coin:
    b'na\xc6 W\xbd\xb9\xbf\xc9zu \xb6'  # by_goods: nach Waren: {} zu {}
    b'W\xbd\xcfg\xeei\xc6\xe8'  # level_goods: Waren gleich: {}
    b'\x1b\xb6'  # cities_sign: {}
    b'\x1e\xb6'  # bought_sign: {}
    b'\x0b\xab\xb6'  # disasters_sign: −{}
    b'Br\xbbzeze\xca'  # game_bronze_age: Bronzezeit
)
WORDS = Texts(IDS, ENDS, TEXTS)
