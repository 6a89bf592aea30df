"""roll_into_town_reference in Italiano. Made by `make words` from tools/words/roll_into_town_reference.toml."""

from words.ids.roll_into_town_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\n\x00\x0f\x00\x1a\x00 \x00N\x00{\x00\x98\x00\xd7\x00\r\x01H\x01\x80\x01\x82\x01\x91\x01\xb7\x01\xc2\x01\xda\x01\xf5\x01\x11\x02)\x02S\x02`\x02\x92\x02\xaa\x02\xd6\x02\r\x03'
TEXTS = (
    b'D\xe0\xd1\xb5simb\xd3i'  # rules_discover: Dadi e simboli
    b'E\xf4fi\xda'  # rules_construct: Edifici
    b'R\xd5c\xd3\xf3\xbccr\xc1\xda\xf3'  # rules_fell: Raccolta, crescita
    b'F\xbe\xb5\xf1\xc3\xc5'  # rules_end: Fine e punti
    b'\xfefat\xde\xd9a\xbc2 m\xbb\xf3gna\xbc3 \xcbbe\xe3\xbc4 fiume\xbc5 \xe9s\xf3\xbc6 \xbasc\xc8\xf3.'  # line_discover_1: 1 fattoria, 2 montagna, 3 albero, 4 fiume, 5 costa, 6 a scelta.
    b'Ro\xc3\xd41\xa53\xbf3 simb\xd3i\xbc4\xa59\xbf2\xbc10\xa512\xbf1\xbc\xc2\xf8o\xbc\xc3\xea\xe0\xc2ogn\xc3o.'  # line_discover_2: Round 1–3: 3 simboli, 4–9: 2, 10–12: 1, o meno, un dado ognuno.
    b'Da\xf4\xbf5;\xea\xcb \xe3\xc3\xd47\xbc\xe6att\xe3;\xea\xcb 10\xbct\xd8.'  # line_discover_3: Dadi: 5; dal round 7, quattro; dal 10, tre.
    b'M\xc3i\xda\xf9o\xbf3 v\xd3\xeba\xdf\xbdt\xca\xba\xc3\xea\xe0\xc2v\xcb\xb5\xfe\xfd\xf9\xa1 \xc2\xfd\xf8o\xff\xc3 6 n\xe7s\xd1ot\xc5\xb9\xb5\xe9s\x99 \xb5n\xe7s\xd1c\xecbia.'  # line_discover_4: Municipio: 3 volte a partita un dado vale 1 in più o in meno; un 6 non si ottiene così e non si cambia.
    b'Il fium\xf1\xe3segue\xea\xcb\xe1su\xbaf\xbee\xbf1\x11\xdf\xd0c\xd7\xc8la\xbc2\x11 s\xb5\xc3\xe2c\xb5b\xc7d\xd1oppos\xc5.'  # line_discover_5: Il fiume prosegue dalla sua fine: 1 per casella, 2 se unisce bordi opposti.
    b'Cos\xf3\xbf\xd5\xe6\xbasu 1\xa53 la\xc5\xbc1\x11\xdbUn\xbac\xd7\xc8\xe1vuot\xbac\xe7\xd5\xe6\xbasu 2 lat\xd1\xf4v\xb9t\xbaoce\xc0o.'  # line_discover_6: Costa: acqua su 1–3 lati, 1. Una casella vuota con acqua su 2 lati diventa oceano.
    b'Qu\xc0t\xd1n\xb5vuoi\xbcsu c\xd7\xc8l\xb5vuo\xdc\xdbF\xbbt\xc0a\xbcm\xb7ca\xde\xbcfa\xe3\xbccat\xdcdra\xee\xbf\xc3\xbav\xd3\xf3.'  # line_construct_1: Quanti ne vuoi, su caselle vuote. Fontana, mercato, faro, cattedrale: una volta.
    b'2\x11'  # rule_house: 2
    b'1\x03\xdf\xd0m\xbb\xf3gn\xba\xbet\xc7no'  # rule_mine: 1 per montagna intorno
    b'abbat\xebtutt\xd1gl\xd1\xcbb\xb7\xd1\xbet\xc7n\xc2\xc2n\xc1s\xc3o\xbc1\x02 ogn\xc3o'  # rule_lumberjack: abbatte tutti gli alberi intorno o nessuno, 1 ognuno
    b'su \xc3\xba\xe9s\xf3\xbc1\x01'  # rule_port: su una costa, 1
    b'\xd5c\xc0t\xc2\xcb fiume\xbc+1\x01\xdf\xd0fat\xde\xd9a'  # rule_watermill: accanto al fiume, +1 per fattoria
    b'1\x11\xdf\xd0c\xd7\xba\xbet\xc7no\xbcogn\xc3\xbac\xbbt\xba\xc3\xbav\xd3\xf3'  # rule_tavern: 1 per casa intorno, ognuna conta una volta
    b'd\xcb \xe3\xc3d\xeaopo\xbc3 simb\xd3\xd1\xfd\xf9\xa1 \xfdtut\xde'  # rule_fountain: dal round dopo, 3 simboli in più in tutto
    b"2\xea\xd1\xc3\xbar\xe2\xc7sa\xdfag\xc0\xc21\xea\xd1\xc3'\xcbtra"  # rule_market: 2 di una risorsa pagano 1 di un'altra
    b'2 c\xd7\xc8\xee\xbc\xe6\xc8\xe1sott\xc2su \xc3\xba\xe9\xd2\xba\xc2\xd5c\xc0\xde\xbc1\x11\xdf\xd0\xe9\xd2\xba\xb5oce\xc0o'  # rule_lighthouse: 2 caselle, quella sotto su una costa o accanto, 1 per costa e oceano
    b'3 c\xd7\xc8l\xb5\xbaL\xbc10\x11'  # rule_cathedral: 3 caselle a L, 10
    b'Fat\xde\xd9a\xbf1\x01\xbc\xb51\x01\xdf\xd0m\xf6\xbeo\xdbM\xbei\xb7a,\xdf\xc7\xde\xbc\xf3glia\xeegna\xbfved\xd1E\xf4fi\xda.'  # line_fell_1: Fattoria: 1, e 1 per mulino. Miniera, porto, taglialegna: vedi Edifici.
    b'S\xb5n\xb5t\xb9g\xbb\xc2\xcb m\xd7sim\xc29\xdf\xd0\xc5po.'  # line_fell_2: Se ne tengono al massimo 9 per tipo.
    b'Un bosc\xc2(2 \xc2\xf9\xa1 \xcbb\xb7\xd1vic\xbei) cr\xc1ce\xea\xd1\xfe\xcbb\xb7\xc2ogn\xd12.'  # line_fell_3: Un bosco (2 o più alberi vicini) cresce di 1 albero ogni 2.
    b'Dop\xc212 \xe3\xc3\xd4v\xbec\xb5\xc6\xd1h\xba\xf9\xa1\xdf\xc3\xc5\xff\xbe\xdf\xbd\xca\x91\xbc\xe6\xc8li\xea\xc8l\xb5c\xd7e\xbc\xcbt\xd9\xf8t\xd1c\xbb\xf4v\xe2a.'  # line_end_1: Dopo 12 round vince chi ha più punti; in parità, quelli delle case, altrimenti condivisa.
)
WORDS = Texts(IDS, ENDS, TEXTS)
