"""bronze_age in Italiano. Made by `make words` from tools/words/bronze_age.toml."""

from words.ids.bronze_age import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x0b\x004\x00C\x00k\x00q\x00x\x00\x82\x00\x86\x00\x8a\x00\x96\x00\x9e\x00\xa7\x00\xaa\x00\xb1\x00\xb7\x00\xbd\x00\xc2\x00\xce\x00\xd1\x00\xd4\x00\xdc\x00\xe2\x00\xed\x00\xf4\x00\xfd\x00\x04\x01\x05\x01\t\x01\x12\x01\x14\x01\x16\x01\x18\x01!\x01#\x01%\x01\'\x01)\x01+\x01-\x01/\x011\x017\x01>\x01D\x01I\x01N\x01V\x01Y\x01[\x01]\x01_\x01a\x01c\x01e\x01g\x01i\x01k\x01m\x01o\x01{\x01\x8a\x01\x8c\x01\x8e\x01\x96\x01\x9c\x01\xa2\x01\xa7\x01\xb5\x01\xbd\x01\xcb\x01\xce\x01\xd7\x01\xd9\x01\xf0\x01\xf3\x01\xfe\x01\x06\x02\x15\x02&\x02/\x021\x02J\x02_\x02n\x02}\x02\x86\x02\x94\x02\xa5\x02\xb1\x02\xb8\x02\xcd\x02\xd8\x02\xdc\x02\xdf\x02\xe3\x02\xfd\x02\x0f\x03"\x03-\x031\x036\x03;\x03B\x03E\x03L\x03Q\x03T\x03Z\x03_\x03c\x03j\x03o\x03u\x03{\x03\x80\x03\x84\x03\x8a\x03\x94\x03\xa1\x03\xaa\x03\xb7\x03\xbc\x03\xc3\x03\xc8\x03\xcf\x03\xd9\x03\xe5\x03\xef\x03\xfb\x03\x04\x04\x0f\x04\x15\x04 \x04(\x043\x04:\x04G\x04K\x04Z\x04`\x04l\x04p\x04~\x04\x84\x04\x8e\x04\x94\x04\xa0\x04\xa5\x04\xad\x04\xb2\x04\xc0\x04\xc8\x04\xd9\x04\xe1\x04\xea\x04\xef\x04\xfe\x04\xff\x04\x00\x05\x01\x05\x02\x05\x03\x05\x04\x05\x0f\x05\x1b\x05\x1d\x05\x1f\x05"\x05-\x05'
TEXTS = (
    b'C\xe7\xce \xe9mm\xb7\xdao?'  # trading: Con il commercio?
    b'Si\xdfoss\xbb\xc2sc\xecbi\xbd\xb5r\xe2\xc7s\xb5\xb5\xdab\xc2c\xe7\xce gioca\xde\xd8\xea\xd1\xf0no.'  # trading_help: Si possono scambiare risorse e cibo con il giocatore di turno.
    b'Co\xd2\xd1\xf1\xc3\xc5\xea\xc8 2024?'  # edition_2024: Costi e punti del 2024?
    b'S\x99 s\xb5s\xf6 segnap\xc3t\xd1\xe1Me\xf4c\xbe\xba\xe9\xd2\xba20\xbcn\xc2s\xb5\xe9\xd2\xba15.'  # edition_2024_help: Sì se sul segnapunti la Medicina costa 20, no se costa 15.
    b'r\xce\xc0\xda\xba1'  # leadership_hint: rilancia 1
    b'\x0b r\xce\xc0\xdao'  # solo_hint: rilancio
    b'\x02\xc9\x03\xc9\x04\xc9\x05\xc9\x06\xb6'  # goods_held: {} {} {} {} {}
    b'\x01\xc9\x1b\xb6'  # food_cities: {} {}
    b'\x08\xb6/\xb6'  # workers_goal: {}/{}
    b'ULTIMO ROUND'  # last_round: ULTIMO ROUND
    b'\xb4 \xe9m\xb5\xdabo'  # choice_food: ⚒ come cibo
    b'V\xb9d\xd1\xf9etra'  # engineer: Vendi pietra
    b'v\xb9\xf4'  # engineer_act: vendi
    b'Co\xd2ru\xe2\xda'  # build: Costruisci
    b'\xe9\xd2ru\xe2\xda'  # build_act: costruisci
    b'Compra'  # buy: Compra
    b'\xe9mpra'  # buy_act: compra
    b'N\xe7\xe9mpr\xbd\xb5n\xf6la'  # buy_nothing: Non comprare nulla
    b'S\xed\xf3'  # discard: Scarta
    b's\xed\xf3'  # discard_act: scarta
    b'Sc\xecbi\xc2c\xbb'  # trade: Scambio con
    b'sc\xecbia'  # trade_act: scambia
    b'N\xc1s\xc3\xc2sc\xecbio'  # trade_none: Nessuno scambio
    b'Sc\xecbia\xaa'  # to_market: Scambia…
    b'Sc\xecbi\xc2c\xe7\xb6'  # deal: Scambio con {}
    b"d'\xd5c\xc7do"  # deal_act: d'accordo
    b'\xb6'  # pay: {}
    b'paga'  # pay_act: paga
    b'pag\xba\xcbt\xd9\xf8\xc5'  # pay_by_hand: paga altrimenti
    b'\xb6\t'  # coins: {}
    b'\xb6\x11'  # points: {}
    b'\xb6\xb3'  # points_first: {}⚑
    b'\xb3\xb6\x11,\xdfo\xd1\xb6\x11'  # first_later: ⚑{}, poi {}
    b'\xb6\x08'  # workers_sign: {}
    b'\xb6\t'  # paid_coins: {}
    b'\x02\xb6'  # paid_wood: {}
    b'\x03\xb6'  # paid_stone: {}
    b'\x04\xb6'  # paid_pottery: {}
    b'\x05\xb6'  # paid_cloth: {}
    b'\x06\xb6'  # paid_spearheads: {}
    b'\x01\xb6'  # paid_food: {}
    b'Sicc\xca\x91'  # drought_alarm: Siccità
    b'Pe\xd2\xce\xb9za'  # pestilence_alarm: Pestilenza
    b'Inv\xd7\xfbe'  # invasion_alarm: Invasione
    b'Riv\xd3\xf3'  # revolt_alarm: Rivolta
    b'C\xbd\xc1\xc5a'  # famine_alarm: Carestia
    b'Ul\xc5m\xc2\xe3\xc3d'  # last_round_alarm: Ultimo round
    b'F\xbee'  # end_alarm: Fine
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
    b'Rig\xba\xf9\xb9a\xe8\xdf\xb7se'  # lost_goods: Riga piena: {} perse
    b'Cib\xc2\xd3tr\xb515\xe8\xdf\xb7si'  # lost_food: Cibo oltre 15: {} persi
    b'\x08\xf2'  # got_workers: +{}
    b'\t\xf2'  # got_coins: +{}
    b'\x01\xf2\x80\xab\xb6\x80=\xb6'  # got_food: +{} −{} ={}
    b'\x01\xf2\xab\xb6=\xb6'  # got_food_short: +{}−{}={}
    b'\x01\xab\xb6\x80=\xb6'  # ate_food: −{} ={}
    b'\x01\xab\xb6=\xb6'  # ate_food_short: −{}={}
    b'C\xbd\xc1\xc5a\xbf\xc9c\xcat\x91\xbc\xab\xb6'  # famine: Carestia: {} città, −{}
    b'\xc9c\xcat\x91\xbf\xab\xb6'  # famine_short: {} città: −{}
    b'C\xbd\xc1\xc5a\xbf\xfec\xcat\x91\xbc\xab1'  # famine_1: Carestia: 1 città, −1
    b'\x0b\xab1'  # famine_1_short: −1
    b'Sicc\xca\x91\xbf\xab\xb6'  # drought: Siccità: −{}
    b'\xab\xb6'  # drought_short: −{}
    b"Sicc\xca\x91\xbfl'Ir\xd9gaz\xfb\xb5\xc5\xdf\xe3\xdcg\xfc"  # drought_spared: Siccità: l'Irrigazione ti protegge
    b'\x0b\xab0'  # drought_spared_short: −0
    b'Pe\xd2\xce\xb9za\xe8\x80\xab\xb6'  # pestilence: Pestilenza: {} −{}
    b'\xab{1} {0}'  # pestilence_short: −{1} {0}
    b'(Me\xf4c\xbea\xdf\xe3\xdcgg\xb5\xb6)'  # pestilence_spared: (Medicina protegge {})
    b'\xcb sicu\xe3\xbf\xc9(Me\xf4c\xbea)'  # pestilence_spared_short: al sicuro: {} (Medicina)
    b'Inv\xd7\xfbe\xbf\xab\xb6'  # invasion: Invasione: −{}
    b'\xab\xb6'  # invasion_short: −{}
    b'Inv\xd7\xfbe\xbf\xe1Gr\xc0\xd6M\xccagli\xba\xc5\xdf\xe3\xdcg\xfc'  # invasion_spared: Invasione: la Grande Muraglia ti protegge
    b'Riv\xd3\xf3:\xdf\xb7d\xd1tut\xebl\xb5r\xe2\xc7se'  # revolt: Rivolta: perdi tutte le risorse
    b'p\xb7d\xd1tut\xebl\xb5r\xe2\xc7se'  # revolt_short: perdi tutte le risorse
    b'Riv\xd3\xf3\xbcr\xe2\xc7s\xf1\xb7se\xe8'  # revolt_others: Rivolta, risorse perse: {}
    b'r\xe2\xc7s\xf1\xb7se\xe8'  # revolt_others_short: risorse perse: {}
    b'(R\xc8ig\xfb\xf1\xe3\xdcgg\xb5\xb6)'  # revolt_spared: (Religione protegge {})
    b'\xcb sicu\xe3\xbf\xc9(R\xc8ig\xfbe)'  # revolt_spared_short: al sicuro: {} (Religione)
    b'C\xcat\x91 \xc9\xe9\xd2rui\xf3'  # built_city: Città {} costruita
    b'C\xcat\x91 \xc9\x0f'  # built_city_short: Città {} 
    b'\xc9\xe9mp\xeet\xba\xb6\xdf\xd9ma\xea\xd1tut\xc5:\x80\xf2'  # built_first: {} completa {} prima di tutti: +{}
    b'\xb6\xdf\xb7\xdf\xd9mo\xe8,\x80\xf2'  # built_first_short: {} per primo: {}, +{}
    b'\xb6:\x80\xf2'  # built_later: {}: +{}
    b'\xc9\x0f\xf2'  # built_later_short: {} +{}
    b'\xc9\xab\xb6\t'  # bought: {} −{}
    b'Tutt\xd1\xd1m\xbbu\xf8t\xd1\xe9\xd2rui\xc5\xbf\xf6\xc5m\xc2\xe3\xc3d'  # last_round_monuments: Tutti i monumenti costruiti: ultimo round
    b'Tutt\xd1\xd1m\xbbu\xf8t\xd1\xe9\xd2rui\xc5'  # last_round_monuments_short: Tutti i monumenti costruiti
    b'\xc9h\xba\xc9ev\xd3uz\xfbi\xbf\xf6\xc5m\xc2\xe3\xc3d'  # last_round_developments: {} ha {} evoluzioni: ultimo round
    b'\xc9h\xba\xc9ev\xd3uz\xfbi'  # last_round_developments_short: {} ha {} evoluzioni
    b'Tut\xde'  # sheet_all: Tutto
    b'R\xe2\xc7se'  # sheet_pegs: Risorse
    b'E\xf4fi\xda'  # sheet_boxes: Edifici
    b'Ev\xd3uz\xfbi'  # sheet_developments: Evoluzioni
    b'P\xc3\xc5'  # sheet_score: Punti
    b'Ev\xd3uz\xfbi'  # score_developments: Evoluzioni
    b'M\xbbu\xf8\xc5'  # score_monuments: Monumenti
    b'+ \xb6'  # score_bonus: + {}
    b'Sub\xde\xf3\xee'  # score_subtotal: Subtotale
    b'D\xe2a\xd2\xd9'  # score_disasters: Disastri
    b'Cibo'  # food: Cibo
    b'Lav\xc7a\xde\xd9'  # workers: Lavoratori
    b'Legna'  # wood: Legna
    b'Pietra'  # stone: Pietra
    b'C\xb7\xeci\xc6e'  # pottery: Ceramiche
    b'T\xc1su\xc5'  # cloth: Tessuti
    b'Armi'  # spearheads: Armi
    b'C\xcat\x91 \xb6'  # city: Città {}
    b'Pir\xdb\xbagr\xe0\xbbi'  # step_pyramid: Pir. a gradoni
    b'\xe1Pir\xeci\xd6\xbagr\xe0\xbbi'  # step_pyramid_full: la Piramide a gradoni
    b'C\xb7\xc6i\xc2\xf9et\xd8'  # stone_circle: Cerchio pietre
    b'\xce C\xb7\xc6io\xea\xd1\xf9et\xd8'  # stone_circle_full: il Cerchio di pietre
    b'Tem\xf9o'  # temple: Tempio
    b'\xce Tem\xf9o'  # temple_full: il Tempio
    b'Ob\xc8\xe2\xe9'  # obelisk: Obelisco
    b"l'Ob\xc8\xe2\xe9"  # obelisk_full: l'Obelisco
    b'Gi\xbdd\xdbP\xb9d\xb9\xc5'  # hanging_gardens: Giard. Pendenti
    b'\xd1Gi\xbdd\xbe\xd1P\xb9d\xb9\xc5'  # hanging_gardens_full: i Giardini Pendenti
    b'Gr\xdbM\xccaglia'  # great_wall: Gr. Muraglia
    b'\xe1Gr\xc0\xd6M\xccaglia'  # great_wall_full: la Grande Muraglia
    b'Gr\xdbPir\xeci\xf5'  # great_pyramid: Gr. Piramide
    b'\xe1Gr\xc0\xd6Pir\xeci\xf5'  # great_pyramid_full: la Grande Piramide
    b'Com\xc0do'  # leadership: Comando
    b'\xcb\xe1f\xbe\xb5\xfer\xce\xc0\xdao'  # leadership_help: alla fine 1 rilancio
    b'Ir\xd9gaz\xfbe'  # irrigation: Irrigazione
    b'n\xc1s\xc3\xbasicc\xca\x91'  # irrigation_help: nessuna siccità
    b'Ag\xd9c\xd3\xf0a'  # agriculture: Agricoltura
    b'+\xfe\xdabo\xdf\xb7\xea\xe0\xc2\xdabo'  # agriculture_help: +1 cibo per dado cibo
    b'Cave'  # quarrying: Cave
    b'c\xe7\xf9etra\xbf+\xfe\xf9etra'  # quarrying_help: con pietra: +1 pietra
    b'Me\xf4c\xbea'  # medicine: Medicina
    b'n\xc1s\xc3a\xdfe\xd2\xce\xb9za'  # medicine_help: nessuna pestilenza
    b'C\xbbio'  # coinage: Conio
    b'i\xea\xe0\xd1m\xbbe\xf3\xea\xc0n\xc212'  # coinage_help: i dadi moneta danno 12
    b'Ca\xe3v\xc0e'  # caravans: Carovane
    b'ni\xb9\xdc\xea\xbas\xed\xf3\xd8'  # caravans_help: niente da scartare
    b'R\xc8ig\xfbe'  # religion: Religione
    b'\xd9v\xd3\xf3\xdf\xd0gl\xd1\xcbt\xd9'  # religion_help: rivolta per gli altri
    b'Gr\xc0ai'  # granaries: Granai
    b'\xfe\xdab\xc2= \xb6\t'  # granaries_help: 1 cibo = {}
    b'M\xcca\xf0a'  # masonry: Muratura
    b'+1\xdf\xb7\xea\xe0\xc2lav\xc7a\xde\xd9'  # masonry_help: +1 per dado lavoratori
    b'In\xfcgne\xd9a'  # engineering: Ingegneria
    b'\xfe\xf9etr\xba= 3 lav\xc7a\xde\xd9'  # engineering_help: 1 pietra = 3 lavoratori
    b'Ar\xc6i\xdct\xf0a'  # architecture: Architettura
    b'\xf2\x11\xdf\xd0m\xbbu\xf8\xde'  # architecture_help: +{} per monumento
    b'Impe\xe3'  # empire: Impero
    b'+1\xdf\xc3\xde\xdf\xd0ogn\xd1c\xcat\x91'  # empire_help: +1 punto per ogni città
    b'\x01'  # face_food: 
    b'\x07'  # face_good: 
    b'\x0b'  # face_skull:
    b'\x08'  # face_workers: 
    b'\xb4'  # face_choice: ⚒
    b'\t'  # face_coin:
    b'p\xd0r\xe2\xc7se\xbf\xc9\xba\xb6'  # by_goods: per risorse: {} a {}
    b'p\xbd\xca\x91\xea\xd1r\xe2\xc7se\xe8'  # level_goods: parità di risorse: {}
    b'\x1b\xb6'  # cities_sign: {}
    b'\x1e\xb6'  # bought_sign: {}
    b'\x0b\xab\xb6'  # disasters_sign: −{}
    b'Et\x91\xea\xc8 br\xbbzo'  # game_bronze_age: Età del bronzo
)
WORDS = Texts(IDS, ENDS, TEXTS)
