"""through_the_ages in Deutsch. Made by `make words` from tools/words/through_the_ages.toml."""

from words.ids.through_the_ages import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x08\x00\x12\x00\x1d\x00,\x004\x00;\x00F\x00Q\x00]\x00g\x00l\x00y\x00\x83\x00\x8b\x00\x95\x00\xa1\x00\xac\x00\xb7\x00\xc3\x00\xcd\x00\xd9\x00\xe7\x00\xee\x00\xfc\x00\x08\x01\t\x01\r\x01\x11\x01\x15\x01\x1a\x01\x1f\x01)\x01.\x014\x01>\x01C\x01K\x01P\x01U\x01Y\x01^\x01b\x01g\x01m\x01s\x01y\x01\x7f\x01\x84\x01\x8a\x01\x8f\x01\x92\x01\x96\x01\x9a\x01\x9f\x01\xa4\x01\xa9\x01\xaf\x01\xb3\x01\xb7\x01\xbb\x01\xc0\x01\xc4\x01\xc8\x01\xcc\x01\xd0\x01\xd5\x01\xdb\x01\xe1\x01\xe7\x01\xee\x01\xf4\x01\xfa\x01\x00\x02\x07\x02\x0f\x02\x19\x02"\x02+\x024\x02>\x02I\x02U\x02_\x02k\x02v\x02\x81\x02\x8a\x02\x91\x02\x9a\x02\xa4\x02\xaf\x02\xb7\x02\xc1\x02\xca\x02\xd4\x02\xdf\x02\xe5\x02\xf0\x02\xfd\x02\n\x03\x15\x03\x1f\x03(\x030\x036\x03@\x03j\x03s\x03~\x03\x87\x03\x95\x03\xa7\x03\xb3\x03\xbd\x03\xbf\x03\xc1\x03\xc3\x03\xc7\x03\xc9\x03\xcd\x03\xd1\x03\xfc\x03!\x04.\x04:\x04a\x04\x82\x04\x96\x04\x9b\x04\xd4\x04\xde\x04\xe7\x04\xeb\x04\xf0\x04\xf4\x04\xf7\x04\xfb\x04\x01\x05\r\x05\x18\x05!\x05/\x055\x05A\x05H\x05L\x05R\x05X\x05e\x05'
TEXTS = (
    b'Ausgabe?'  # edition: Ausgabe?
    b'2006\xbc\xf4\xb5\xb7s\xdc'  # edition_2006: 2006, die erste
    b'2015\xbc\xf4\xb5neue'  # edition_2015: 2015, die neue
    b'\xeei\xc6t\xbfw\xb9ig\xb5Zahl\xb9'  # edition_light: leicht: wenige Zahlen
    b'K\xc7rupt\xfb\xaa'  # edit_corruption: Korruption…
    b'K\xc7rupt\xfb'  # corruption_row: Korruption
    b'Ke\xbee\xbcBl\xe5\xb5ab'  # corruption_none: Keine, Blaue ab
    b'W\xb9ig\xbcBl\xe5\xb5ab'  # corruption_little: Wenig, Blaue ab
    b'V\xb7lus\xc4be\xd1\xb6\xa5\xb6'  # corruption_at: Verlust bei {}–{}
    b'V\xb7lus\xc4be\xd10'  # corruption_empty: Verlust bei 0
    b'Aufb\xe5'  # list_setup: Aufbau
    b'Ohn\xb5K\xbdt\xcf3+\xbc4+'  # setup_no_3: Ohne Karten 3+, 4+
    b'Ohn\xb5K\xbdt\xcf4+'  # setup_no_4: Ohne Karten 4+
    b'Ohn\xb5Pak\xdc'  # setup_no_pacts: Ohne Pakte
    b'\xc9E\xd8ign\xe2s\xb5A'  # setup_events: {} Ereignisse A
    b'13 K\xbdt\xcf\xe5s\xeeg\xb9'  # setup_row: 13 Karten auslegen
    b'\xc9g\xc8be\xbc\xc9bl\xe5e'  # setup_banks: {} gelbe, {} blaue
    b'2 F\xbd\xf8\xbc2 M\xbe\xb9'  # setup_farms: 2 Farmen, 2 Minen
    b'\xfeLab\xc7\xbc\xfeK\xd9eg\xb7'  # setup_lab: 1 Labor, 1 Krieger
    b'\xfeArbe\xca\xd0f\xd8i'  # setup_unused: 1 Arbeiter frei
    b'4 wei\x90e\xbc2 \xe3\xdc'  # setup_actions: 4 weiße, 2 rote
    b'St\x94rk\xb51\xbcW\xe2s\xcf+1'  # setup_tracks: Stärke 1, Wissen +1
    b'K\xbdt\xcf(\xb6)'  # take_cards: Karten ({})
    b'N\xcc K\xbdt\xb9\xbcAkt\xfb\xb9\xe8'  # only_cards: Nur Karten, Aktionen: {}
    b'R\xc3\xd61\xbfn\xcc K\xbdt\xb9'  # round_1_cards: Runde 1: nur Karten
    b'\xb6'  # board: {}
    b'ZA A'  # age_A: ZA A
    b'ZA I'  # age_I: ZA I
    b'ZA \xf7'  # age_II: ZA II
    b'ZA I\xf7'  # age_III: ZA III
    b'ZA IV'  # age_IV: ZA IV
    b'LETZTE RD.'  # last_round: LETZTE RD.
    b'Zug\xb9\xf5'  # end_turn: Zugende
    b'ZA \xb9\xf5t'  # age_ends: ZA endet
    b'E\xd8ign\xe2s\xb5I\xf7'  # last_events: Ereignisse III
    b'S\xf9\xc8\xb9\xf5'  # end_game: Spielende
    b'Ro\xeb\xa4b\xd9g?'  # military_left: Rote übrig?
    b'Nahr.'  # food: Nahr.
    b'Roh\xd2.'  # resources: Rohst.
    b'W\xe2s\xb9'  # science: Wissen
    b'W\xe2s\xdb+'  # science_rating: Wiss. +
    b'K\xf6t.'  # culture: Kult.
    b'K\xf6t\xdb+'  # culture_rating: Kult. +
    b'Nahr\xdb+'  # food_comes: Nahr. +
    b'Nahr\xdb\xab'  # food_eaten: Nahr. −
    b'Roh\xd2\xdb+'  # resources_come: Rohst. +
    b'Roh\xd2\xdb\xab'  # corruption_taken: Rohst. −
    b'Auf\xd2.'  # uprising_now: Aufst.
    b'St\x94rke'  # strength: Stärke
    b'Zufr.'  # happy: Zufr.
    b'F\xd8i'  # population: Frei
    b'G\xc8be'  # yellow_bank: Gelbe
    b'Bl\xe5e'  # blue_bank: Blaue
    b'F\xbdm A'  # farm_A: Farm A
    b'F\xbdm I'  # farm_I: Farm I
    b'F\xbdm \xf7'  # farm_II: Farm II
    b'F\xbdm I\xf7'  # farm_III: Farm III
    b'M\xbe\xb5A'  # mine_A: Mine A
    b'M\xbe\xb5I'  # mine_I: Mine I
    b'M\xbe\xb5\xf7'  # mine_II: Mine II
    b'M\xbe\xb5I\xf7'  # mine_III: Mine III
    b'An\xf5\xd8'  # elsewhere: Andere
    b'W\xc3d\xb7'  # wonder: Wunder
    b'Ziv\xce'  # civil_actions: Zivil
    b'M\xce\xca.'  # military_actions: Milit.
    b'Grat\xe2'  # free_population: Gratis
    b'Nahr\xdbA'  # food_A: Nahr. A
    b'Nahr\xdbI'  # food_I: Nahr. I
    b'Nahr\xdb\xf7'  # food_II: Nahr. II
    b'Nahr\xdbI\xf7'  # food_III: Nahr. III
    b'Roh\xd2\xdbA'  # resources_A: Rohst. A
    b'Roh\xd2\xdbI'  # resources_I: Rohst. I
    b'Roh\xd2\xdb\xf7'  # resources_II: Rohst. II
    b'Roh\xd2\xdbI\xf7'  # resources_III: Rohst. III
    b'Rohs\xdeffe'  # resources_full: Rohstoffe
    b'F\xd8i\xb5Arbe\xca\xb7'  # population_full: Freie Arbeiter
    b'G\xc8b\xd0V\xc7rat'  # yellow_bank_full: Gelber Vorrat
    b'Bl\xe5\xd0V\xc7rat'  # blue_bank_full: Blauer Vorrat
    b'W\xe2s\xb9sp\xc3k\xdc'  # science_full: Wissenspunkte
    b'F\xe3h\xb5G\xc1i\xc6t\xb7'  # happy_full: Frohe Gesichter
    b'V\xe7F\xbdm\xcfj\xb5Zug'  # food_comes_full: Von Farmen je Zug
    b'V\xb7br\xe5\xc6 j\xb5Zug'  # food_eaten_full: Verbrauch je Zug
    b'V\xe7M\xbe\xcfj\xb5Zug'  # resources_come_full: Von Minen je Zug
    b'K\xc7rup\xc5\xe7j\xb5Zug'  # corruption_taken_full: Korruption je Zug
    b'Auf\xd2\xc0\xd4jetzt'  # uprising_now_full: Aufstand jetzt
    b'Ke\xbe\xb5P\xe3dukt\xfb'  # uprising_light: Keine Produktion
    b'W\xe2s\xcfj\xb5Zug'  # science_rating_full: Wissen je Zug
    b'K\xf6\xf0p\xc3k\xdc'  # culture_full: Kulturpunkte
    b'K\xf6\xf0 j\xb5Zug'  # culture_rating_full: Kultur je Zug
    b'M\xce\xca\x94r\xd2\x94rke'  # strength_full: Militärstärke
    b'And\xb7\xb5Arbe\xca\xb7'  # elsewhere_full: Andere Arbeiter
    b'Bl\xe5e\xea\xbd\xe5f'  # wonder_full: Blaue darauf
    b'Ziv\xce\xb5Akt\xfb\xb9'  # civil_actions_full: Zivile Aktionen
    b'M\xce\xca\xdbAkt\xfb\xb9'  # military_actions_full: Milit. Aktionen
    b'Ohn\xb5Nahr\xc3g'  # free_population_full: Ohne Nahrung
    b'Auf\xd2\xc0d\xbf\xc9> \xb6'  # uprising_ahead: Aufstand: {} > {}
    b'N\x94\xc6\xd2\xb7\xe8'  # population_price: Nächster: {}
    b'Di\xb5B\xc0k \xe2\xc4\xee\xb7'  # population_none: Die Bank ist leer
    b'N\xa0\xc5g \xb6\xbcfehl\xcf\xb6'  # happy_needed: Nötig {}, fehlen {}
    b'V\xb7br\xe5\xc6 \xc9j\xb5Zug'  # consumption_is: Verbrauch {} je Zug
    b'H\xc3g\xb7\xbf\xab\xc9K\xf6t.'  # starving_ahead: Hunger: −{} Kult.
    b'K\xc7rupt\xfb\xbf\xab\xb6'  # corruption_ahead: Korruption: −{}
    b'Zug\xb9\xd6+\xc9\xab\xb6'  # end_brings: Zugende +{} −{}
    b'AUFSTAND'  # uprising: AUFSTAND
    b'HUNGER'  # famine: HUNGER
    b'KORRUPTION'  # corruption: KORRUPTION
    b'G\xc1i\xc6t\xd0fehl\xb9\xe8\xbcArbe\xca\xd0f\xd8i\xe8\xdbNi\xc6t\xb8wird\xdf\xe3duzi\xb7t.'  # uprising_why: Gesichter fehlen: {}, Arbeiter frei: {}. Nichts wird produziert.
    b'K\xf6\xf0 +\xc9= \xb6'  # got_culture: Kultur +{} = {}
    b'K\xf6\xf0 +\xc9\xab\xc9= \xb6'  # lost_culture: Kultur +{} −{} = {}
    b'W\xe2s\xcf+\xc9= \xb6'  # got_science: Wissen +{} = {}
    b'Nahr\xc3g +\xc9\xab\xc9= \xb6'  # got_food: Nahrung +{} −{} = {}
    b'Nahr\xc3g +\xc9\xab\xb6\xbc\xc9fehl\xb9'  # missed_food: Nahrung +{} −{}, {} fehlen
    b'Roh\xd2\xdb+\xc9\xab\xc9= \xb6'  # got_resources: Rohst. +{} −{} = {}
    b'M\xce\xca\x94rk\xbdt\xb9\xe8'  # got_cards: Militärkarten: {}
    b'\x11\xf2'  # brought_culture: +{}
    b'\x1e\xf2'  # brought_science: +{}
    b'\x01\xf2'  # brought_food: +{}
    b'\x01\xf2\xab\xb6'  # brought_food_less: +{}−{}
    b'\x03\xf2'  # brought_resources: +{}
    b'\x03\xf2\xab\xb6'  # brought_resources_less: +{}−{}
    b'En\xf5\xe8'  # age_over: Ende: {}
    b'Ze\xca\xcbt\xd0I beg\xbent\xdbDi\xb5\xa4b\xd9g\xcfziv\xce\xcfK\xbdt\xcfA komm\xcfweg.'  # age_I_begins: Zeitalter I beginnt. Die übrigen zivilen Karten A kommen weg.
    b'\xc9\xfcht\xbfAnf\xa4hr\xb7\xbcH\xc0dk\xbdt\xb9\xbc\xc3f\xb7\xc5g\xb5W\xc3d\xb7\xbcPak\xdc.'  # age_leaves: {} geht: Anführer, Handkarten, unfertige Wunder, Pakte.
    b'Je\xd6g\xc8b\xb5B\xc0k\xbf\xab\xb6'  # tokens_leave: Jede gelbe Bank: −{}
    b'LETZTE RUNDE'  # last_round_alarm: LETZTE RUNDE
    b'Di\xc1\xb5R\xc3\xd6\xe2\xc4\xf4\xb5\xeetz\xdc\xbfke\xbe\xb5K\xd9e\xfc\xbcke\xbe\xb5M\xce\xca\x94rk\xbdt\xb9.'  # this_is_last: Diese Runde ist die letzte: keine Kriege, keine Militärkarten.
    b'Ke\xfdK\xd9eg\xbcke\xfdZieh\xb9\xbcOpf\xd0zum K\xd3\xbb\xe2i\xb7\xb9.'  # last_round_rules: Kein Krieg, kein Ziehen, Opfer zum Kolonisieren.
    b'Di\xb5n\x94\xc6s\xebR\xc3\xd6\xe2\xc4\xf4\xb5\xeetz\xdc.'  # next_is_last: Die nächste Runde ist die letzte.
    b'S\xf9\xc8\xb9\xf5'  # the_end: Spielende
    b'All\xb5\xa4b\xd9g\xcfE\xd8ign\xe2s\xb5I\xf7 e\xbez\xc8n abh\xc0d\xc8n\xdbG\xeei\xc6\xd2\xc0\xd4wi\xb5im Zug\xea\xcdEr\xd2\xb9.'  # last_events_left: Alle übrigen Ereignisse III einzeln abhandeln. Gleichstand wie im Zug des Ersten.
    b'V\xc7n na\xc6 \xb6\xe8'  # led_after: Vorn nach {}: {}
    b'K\xf6\xf0 j\xb5Zug'  # score_ratings: Kultur je Zug
    b'K\xbdt\xb9'  # score_events: Karten
    b'V\xe7H\xc0d'  # score_by_hand: Von Hand
    b'H\xc3g\xb7'  # score_hunger: Hunger
    b'K\xf6\xf0'  # sheet_culture: Kultur
    b'Taf\xc8'  # sheet_board: Tafel
    b'Arbe\xca\xb7'  # sheet_workers: Arbeiter
    b'Auf\xd2\xc0d\xbcfehl\xb9'  # coming_uprising: Aufstand, fehlen
    b'K\xf6\xf0 \xec Zug\xb9\xf5'  # coming_culture: Kultur am Zugende
    b'H\xc3g\xd0kos\xdct'  # coming_starved: Hunger kostet
    b'Nahr\xc3g \xec Zug\xb9\xf5'  # coming_food: Nahrung am Zugende
    b'V\xb7br\xe5\xc6'  # coming_eaten: Verbrauch
    b'Roh\xd2\xdb\xec Zug\xb9\xf5'  # coming_resources: Rohst. am Zugende
    b'K\xc7rupt\xfb'  # coming_corruption: Korruption
    b'Taf\xc8'  # adjust_board: Tafel
    b'Ze\xca\xcbt\xb7'  # adjust_table: Zeitalter
    b'Ze\xca\xcbt\xb7'  # age: Zeitalter
    b'Im W\xc0d\xc8\xea\xd0Ze\xca\xb9'  # game_through_the_ages: Im Wandel der Zeiten
)
WORDS = Texts(IDS, ENDS, TEXTS)
