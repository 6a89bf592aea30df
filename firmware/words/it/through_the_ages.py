"""through_the_ages in Italiano. Made by `make words` from tools/words/through_the_ages.toml."""

from words.ids.through_the_ages import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x06\x00\x10\x00\x1b\x00*\x002\x009\x00D\x00N\x00X\x00`\x00h\x00u\x00~\x00\x88\x00\x94\x00\x9d\x00\xa8\x00\xb8\x00\xc4\x00\xd0\x00\xde\x00\xeb\x00\xf1\x00\xfc\x00\x07\x01\x08\x01\x0c\x01\x10\x01\x14\x01\x19\x01\x1e\x01$\x01*\x01/\x018\x01;\x01F\x01J\x01N\x01S\x01W\x01[\x01`\x01e\x01j\x01n\x01r\x01w\x01{\x01\x81\x01\x86\x01\x8b\x01\x8e\x01\x94\x01\x9a\x01\xa0\x01\xa7\x01\xab\x01\xaf\x01\xb3\x01\xb8\x01\xbc\x01\xc1\x01\xc6\x01\xca\x01\xcf\x01\xd4\x01\xd9\x01\xde\x01\xe4\x01\xe9\x01\xee\x01\xf3\x01\xf9\x01\xfe\x01\x08\x02\x12\x02\x1a\x02#\x02+\x028\x02B\x02N\x02Y\x02a\x02m\x02w\x02\x7f\x02\x88\x02\x91\x02\x9b\x02\xa7\x02\xaf\x02\xb8\x02\xbf\x02\xc9\x02\xd1\x02\xd9\x02\xe5\x02\xf1\x02\xfb\x02\x05\x03\x0f\x03\x16\x03\x1a\x03$\x03G\x03P\x03[\x03e\x03p\x03\x7f\x03\x8b\x03\x95\x03\x97\x03\x99\x03\x9b\x03\x9f\x03\xa1\x03\xa5\x03\xa9\x03\xca\x03\xf2\x03\x02\x04\r\x043\x04P\x04f\x04l\x04\x9f\x04\xab\x04\xb2\x04\xb5\x04\xba\x04\xbd\x04\xc1\x04\xc6\x04\xcb\x04\xd6\x04\xdf\x04\xe8\x04\xf1\x04\xf8\x04\x02\x05\t\x05\x0e\x05\x11\x05\x14\x05 \x05'
TEXTS = (
    b'E\xf4z\xfbe?'  # edition: Edizione?
    b'2006\xbc\xe1p\xd9ma'  # edition_2006: 2006, la prima
    b'2015\xbc\xe1nuova'  # edition_2015: 2015, la nuova
    b'\xeegg\xb7a:\xdfo\xc6\xd1nume\xd9'  # edition_light: leggera: pochi numeri
    b'c\xc7ruz\xfbe\xaa'  # edit_corruption: corruzione…
    b'C\xc7ruz\xfbe'  # corruption_row: Corruzione
    b'N\xc1s\xc3a\xbcblu\xeaa'  # corruption_none: Nessuna, blu da
    b'Poca\xbcblu\xeaa'  # corruption_little: Poca, blu da
    b'P\xb7d\xca\xbac\xe7\xb6\xa5\xb6'  # corruption_at: Perdita con {}–{}
    b'P\xb7d\xca\xbac\xe70'  # corruption_empty: Perdita con 0
    b'P\xd8p\xbdaz\xfbe'  # list_setup: Preparazione
    b'Togl\xd1\xed\xeb3+ \xb54+'  # setup_no_3: Togli carte 3+ e 4+
    b'Togl\xd1\xed\xeb4+'  # setup_no_4: Togli carte 4+
    b'Togl\xd1i\xdfat\xc5'  # setup_no_pacts: Togli i patti
    b"\xc9ev\xb9\xc5\xea\xc8l'\xb7\xbaA"  # setup_events: {} eventi dell'era A
    b'13 \xed\xeb\xfdf\xcea'  # setup_row: 13 carte in fila
    b'\xc9gi\xcbli\xbc\xc9blu'  # setup_banks: {} gialli, {} blu
    b'2 fat\xde\xd9e\xbc2 m\xbeie\xd8'  # setup_farms: 2 fattorie, 2 miniere
    b'\xfelab.\xbc\xfef\xc0\xdc\xd9a'  # setup_lab: 1 lab., 1 fanteria
    b'\xfeop\xb7ai\xc2libe\xe3'  # setup_unused: 1 operaio libero
    b'4 bi\xc0\xc6i\xbc2 \xe3ssi'  # setup_actions: 4 bianchi, 2 rossi
    b'F\xc7z\xba1\xbcs\xda\xb9z\xba+1'  # setup_tracks: Forza 1, scienza +1
    b'C\xbd\xeb(\xb6)'  # take_cards: Carte ({})
    b'S\xd3\xc2\xed\xdc\xbcaz\xfbi\xe8'  # only_cards: Solo carte, azioni: {}
    b'Gir\xc21\xbfs\xd3\xc2\xed\xdc'  # round_1_cards: Giro 1: solo carte
    b'\xb6'  # board: {}
    b'Er\xbaA'  # age_A: Era A
    b'Er\xbaI'  # age_I: Era I
    b'Er\xba\xf7'  # age_II: Era II
    b'Er\xbaI\xf7'  # age_III: Era III
    b'Er\xbaIV'  # age_IV: Era IV
    b'ULTIMO'  # last_round: ULTIMO
    b'F\xbe\xb5\xf0no'  # end_turn: Fine turno
    b'F\xbe\xb5\xb7a'  # age_ends: Fine era
    b'Ul\xc5m\xd1ev\xb9\xc5'  # last_events: Ultimi eventi
    b'F\xbee'  # end_game: Fine
    b'Ross\xb5libe\xd8?'  # military_left: Rosse libere?
    b'Cibo'  # food: Cibo
    b'R\xe2\xc7.'  # resources: Risor.
    b'S\xda\xb9za'  # science: Scienza
    b'S\xda\xdb+'  # science_rating: Sci. +
    b'C\xf6t.'  # culture: Cult.
    b'C\xf6t\xdb+'  # culture_rating: Cult. +
    b'Cib\xc2+'  # food_comes: Cibo +
    b'Cib\xc2\xab'  # food_eaten: Cibo −
    b'R\xe2\xdb+'  # resources_come: Ris. +
    b'R\xe2\xdb\xab'  # corruption_taken: Ris. −
    b'Riv\xd3\xf3'  # uprising_now: Rivolta
    b'F\xc7za'  # strength: Forza
    b'F\xc8ic\xca\x91'  # happy: Felicità
    b'Libe\xd9'  # population: Liberi
    b'Gi\xcbli'  # yellow_bank: Gialli
    b'Blu'  # blue_bank: Blu
    b'Fatt\xdbA'  # farm_A: Fatt. A
    b'Fatt\xdbI'  # farm_I: Fatt. I
    b'Fatt\xdb\xf7'  # farm_II: Fatt. II
    b'Fatt.I\xf7'  # farm_III: Fatt.III
    b'M\xbe\xdbA'  # mine_A: Min. A
    b'M\xbe\xdbI'  # mine_I: Min. I
    b'M\xbe\xdb\xf7'  # mine_II: Min. II
    b'M\xbe\xdbI\xf7'  # mine_III: Min. III
    b'Alt\xd9'  # elsewhere: Altri
    b'M\xb7av.'  # wonder: Merav.
    b'Civ\xcei'  # civil_actions: Civili
    b'M\xce\xca.'  # military_actions: Milit.
    b'Grat\xe2'  # free_population: Gratis
    b'Cib\xc2A'  # food_A: Cibo A
    b'Cib\xc2I'  # food_I: Cibo I
    b'Cib\xc2\xf7'  # food_II: Cibo II
    b'Cib\xc2I\xf7'  # food_III: Cibo III
    b'R\xe2\xc7\xdbA'  # resources_A: Risor. A
    b'R\xe2\xc7\xdbI'  # resources_I: Risor. I
    b'R\xe2\xc7\xdb\xf7'  # resources_II: Risor. II
    b'R\xe2\xc7\xdbI\xf7'  # resources_III: Risor. III
    b'R\xe2\xc7se'  # resources_full: Risorse
    b'Op\xb7a\xd1libe\xd9'  # population_full: Operai liberi
    b'R\xe2\xb7v\xbagi\xcbla'  # yellow_bank_full: Riserva gialla
    b'R\xe2\xb7v\xbablu'  # blue_bank_full: Riserva blu
    b'P\xc3t\xd1s\xda\xb9za'  # science_full: Punti scienza
    b'V\xd3t\xd1f\xc8i\xda'  # happy_full: Volti felici
    b'D\xbafat\xde\xd9e\xbc\xba\xf0no'  # food_comes_full: Da fattorie, a turno
    b'C\xbbsum\xc2\xba\xf0no'  # food_eaten_full: Consumo a turno
    b'D\xbam\xbeie\xd8\xbc\xba\xf0no'  # resources_come_full: Da miniere, a turno
    b'C\xc7ruz\xfb\xb5\xba\xf0no'  # corruption_taken_full: Corruzione a turno
    b'Riv\xd3t\xba\xc7a'  # uprising_now_full: Rivolta ora
    b'N\xc1s\xc3a\xdf\xe3duz\xfbe'  # uprising_light: Nessuna produzione
    b'S\xda\xb9za\xdf\xd0\xf0no'  # science_rating_full: Scienza per turno
    b'P\xc3t\xd1c\xf6\xf0a'  # culture_full: Punti cultura
    b'C\xf6\xf0a\xdf\xd0\xf0no'  # culture_rating_full: Cultura per turno
    b'F\xc7z\xbam\xcei\xf3\xd8'  # strength_full: Forza militare
    b'Altr\xd1op\xb7ai'  # elsewhere_full: Altri operai
    b'Blu s\xf6\xe1m\xb7av.'  # wonder_full: Blu sulla merav.
    b'Az\xfb\xd1\xdav\xcei'  # civil_actions_full: Azioni civili
    b'Az\xfb\xd1m\xcei\xf3\xd9'  # military_actions_full: Azioni militari
    b'S\xb9z\xba\xdabo'  # free_population_full: Senza cibo
    b'Riv\xd3\xf3\xbf\xc9> \xb6'  # uprising_ahead: Rivolta: {} > {}
    b'P\xe3ssimo\xe8'  # population_price: Prossimo: {}
    b'B\xc0c\xbavuo\xf3'  # population_none: Banca vuota
    b'S\xb7v\xb5\xb6\xbcm\xc0c\xc0\xc2\xb6'  # happy_needed: Serve {}, mancano {}
    b'C\xbbsumo\xbf\xc9\xba\xf0no'  # consumption_is: Consumo: {} a turno
    b'F\xece\xbf\xab\xc9c\xf6t.'  # starving_ahead: Fame: −{} cult.
    b'C\xc7ruz\xfbe\xbf\xab\xb6'  # corruption_ahead: Corruzione: −{}
    b'F\xbe\xb5\xf0n\xc2+\xc9\xab\xb6'  # end_brings: Fine turno +{} −{}
    b'RIVOLTA'  # uprising: RIVOLTA
    b'FAME'  # famine: FAME
    b'CORRUZIONE'  # corruption: CORRUZIONE
    b'F\xd5c\xb5m\xc0c\xc0\xc5\xe8\xbcop\xb7a\xd1libe\xd9\xe8\xdbNi\xb9t\xf1\xe3duz\xfbe.'  # uprising_why: Facce mancanti: {}, operai liberi: {}. Niente produzione.
    b'C\xf6\xf0\xba+\xc9= \xb6'  # got_culture: Cultura +{} = {}
    b'C\xf6\xf0\xba+\xc9\xab\xc9= \xb6'  # lost_culture: Cultura +{} −{} = {}
    b'S\xda\xb9z\xba+\xc9= \xb6'  # got_science: Scienza +{} = {}
    b'Cib\xc2+\xc9\xab\xc9= \xb6'  # got_food: Cibo +{} −{} = {}
    b'Cib\xc2+\xc9\xab\xb6\xbcm\xc0c\xc0\xc2\xb6'  # missed_food: Cibo +{} −{}, mancano {}
    b'R\xe2\xc7s\xb5+\xc9\xab\xc9= \xb6'  # got_resources: Risorse +{} −{} = {}
    b'P\xc1c\xbam\xcei\xf3\xd9\xe8'  # got_cards: Pesca militari: {}
    b'\x11\xf2'  # brought_culture: +{}
    b'\x1e\xf2'  # brought_science: +{}
    b'\x01\xf2'  # brought_food: +{}
    b'\x01\xf2\xab\xb6'  # brought_food_less: +{}−{}
    b'\x03\xf2'  # brought_resources: +{}
    b'\x03\xf2\xab\xb6'  # brought_resources_less: +{}−{}
    b'F\xbe\xb5\xb6'  # age_over: Fine {}
    b"Com\xbe\xda\xbal'\xb7\xbaI\xdbS\xedt\xba\xce r\xc1\xde\xea\xc8l\xb5\xed\xeb\xdav\xce\xd1A."  # age_I_begins: Comincia l'era I. Scarta il resto delle carte civili A.
    b'\xc9s\xb5n\xb5va\xbf\xee\xe0\xb7\xbc\xed\xeb\xfdm\xc0o\xbcm\xb7avigli\xb5\xbe\xe9mp\xee\xdc,\xdfat\xc5.'  # age_leaves: {} se ne va: leader, carte in mano, meraviglie incomplete, patti.
    b'Ogn\xd1b\xc0c\xbagi\xcbla\xbf\xab\xb6'  # tokens_leave: Ogni banca gialla: −{}
    b'ULTIMO GIRO'  # last_round_alarm: ULTIMO GIRO
    b"Que\xd2\xc2gir\xc2\x96 l'\xf6\xc5mo\xbfni\xb9\xebgu\xb7r\xb5n\x97 \xed\xebm\xcei\xf3\xd9."  # this_is_last: Questo giro è l'ultimo: niente guerre né carte militari.
    b'N\x97 gu\xb7r\xb5n\x97\xdf\xc1ca\xbcs\xd5\xd9fi\xda\xdf\xd0c\xd3\xbbie.'  # last_round_rules: Né guerre né pesca, sacrifici per colonie.
    b"Il\xdf\xe3ssim\xc2gir\xc2\x96 l'\xf6\xc5mo."  # next_is_last: Il prossimo giro è l'ultimo.
    b'F\xbe\xf1\xbd\xc5\xf3'  # the_end: Fine partita
    b'R\xe2\xd3v\xd1\xc3\xc2\xcb\xe1v\xd3t\xbagl\xd1ev\xb9t\xd1I\xf7 \xd9m\xd7\xc5\xdbPa\xd8gg\xd1\xe9m\xb5n\xc8 \xf0no\xea\xc8\xdf\xd9mo.'  # last_events_left: Risolvi uno alla volta gli eventi III rimasti. Pareggi come nel turno del primo.
    b'In t\xc1\xf3\xeaop\xc2\xb6\xe8'  # led_after: In testa dopo {}: {}
    b'Ogn\xd1\xf0no'  # score_ratings: Ogni turno
    b'C\xbd\xdc'  # score_events: Carte
    b'A m\xc0o'  # score_by_hand: A mano
    b'F\xece'  # score_hunger: Fame
    b'C\xf6\xf0a'  # sheet_culture: Cultura
    b'Pl\xc0\xdaa'  # sheet_board: Plancia
    b'Op\xb7ai'  # sheet_workers: Operai
    b'Riv\xd3\xf3\xbcm\xc0c\xc0o'  # coming_uprising: Rivolta, mancano
    b'C\xf6\xf0\xba\xfd\xbd\xd9vo'  # coming_culture: Cultura in arrivo
    b'P\xb7sa\xdf\xd0f\xece'  # coming_starved: Persa per fame
    b'Cib\xc2\xfd\xbd\xd9vo'  # coming_food: Cibo in arrivo
    b'C\xbbsuma\xde'  # coming_eaten: Consumato
    b'R\xe2\xc7s\xb5\xfd\xbd\xd9vo'  # coming_resources: Risorse in arrivo
    b'C\xc7ruz\xfbe'  # coming_corruption: Corruzione
    b'Pl\xc0\xdaa'  # adjust_board: Plancia
    b'Era'  # adjust_table: Era
    b'Era'  # age: Era
    b'Thr\xfagh \xdd\xb5Ag\xc1'  # game_through_the_ages: Through the Ages
)
WORDS = Texts(IDS, ENDS, TEXTS)
