"""roll_into_town_reference in Deutsch. Made by `make words` from tools/words/roll_into_town_reference.toml."""

from words.ids.roll_into_town_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x0e\x00\x14\x00 \x00*\x00T\x00\x86\x00\xa6\x00\xf2\x003\x01k\x01\xa4\x01\xa6\x01\xb5\x01\xd5\x01\xe2\x01\xf7\x01\x13\x021\x02K\x02v\x02\x83\x02\xb8\x02\xcc\x02\xf8\x021\x03'
TEXTS = (
    b'W\xa4rf\xc8 \xc3\xd4Symbo\xee'  # rules_discover: Würfel und Symbole
    b'Geb\x94u\xf5'  # rules_construct: Gebäude
    b'Ern\xdc\xbcW\xcb\xd4w\x94\xc6\xd2'  # rules_fell: Ernte, Wald wächst
    b'En\xd6\xc3\xd4W\xb7t\xc3g'  # rules_end: Ende und Wertung
    b'\xfeHof\xbc2 B\xb7g\xbc3 B\xe5m\xbc4 Fluss\xbc5 K\xa4s\xdc\xbc6 b\xc8iebig.'  # line_discover_1: 1 Hof, 2 Berg, 3 Baum, 4 Fluss, 5 Küste, 6 beliebig.
    b'R\xc3d\xcf1\xa53\xbf3 Symbo\xee\xbc4\xa59\xbf2\xbc10\xa512\xbf1\xbcod\xd0w\xb9ig\xb7\xbcj\xb5e\xfdW\xa4rf\xc8.'  # line_discover_2: Runden 1–3: 3 Symbole, 4–9: 2, 10–12: 1, oder weniger, je ein Würfel.
    b'W\xa4rf\xc8\xbf5\xbcab R\xc3\xd67 vi\xb7\xbcab R\xc3\xd610\xea\xd8i.'  # line_discover_3: Würfel: 5, ab Runde 7 vier, ab Runde 10 drei.
    b'Ra\xdd\xe5s:\xea\xd8im\xcb im S\xf9\xc8 e\xfdW\xa4rf\xc8 \xfemehr od\xd0w\xb9ig\xb7\xffe\xbe\xb56 \xb9ts\xdch\xc4s\xc2ni\xc6\xc4\xc3\xd4b\xeeibt\xbcwi\xb5si\xb5i\xd2.'  # line_discover_4: Rathaus: dreimal im Spiel ein Würfel 1 mehr oder weniger; eine 6 entsteht so nicht und bleibt, wie sie ist.
    b'D\xd0Flus\xb8\xfch\xc4\xc0 se\xbeem En\xd6we\xca\xb7\xbf1\x11 j\xb5F\xc8d\xbc2\x11\xbcw\xb9n \xd0zwe\xd1R\x94nd\xd0\xfcg\xb9\xa4b\xd0v\xb7b\xbe\xf5t.'  # line_discover_5: Der Fluss geht an seinem Ende weiter: 1 je Feld, 2, wenn er zwei Ränder gegenüber verbindet.
    b'K\xa4s\xdc\xbfW\xd7s\xd0\xc0 \xfebi\xb83 Se\xca\xb9\xbc1\x11\xdbE\xfd\xee\xb7\xcdF\xc8\xd4mi\xc4W\xd7s\xd0\xc0 2 Se\xca\xcfwir\xd4Me\xb7.'  # line_discover_6: Küste: Wasser an 1 bis 3 Seiten, 1. Ein leeres Feld mit Wasser an 2 Seiten wird Meer.
    b'B\xc8iebig vie\xee\xbc\xe5f \xee\xb7\xb5F\xc8d\xb7\xdbBr\xc3n\xb9\xbcM\xbdkt\xbcLeu\xc6t\xf0m\xbcKa\xddedra\xee\xbfe\xbem\xcb.'  # line_construct_1: Beliebig viele, auf leere Felder. Brunnen, Markt, Leuchtturm, Kathedrale: einmal.
    b'2\x11'  # rule_house: 2
    b'1\x03 j\xb5B\xb7g r\xbegsum'  # rule_mine: 1 je Berg ringsum
    b'f\x94ll\xc4\xcbl\xb5B\x94um\xb5r\xbegsum od\xd0ke\xbe\xb9\xbcj\xb51\x02'  # rule_lumberjack: fällt alle Bäume ringsum oder keinen, je 1
    b'\xe5f e\xbe\xb5K\xa4s\xdc\xbc1\x01'  # rule_port: auf eine Küste, 1
    b'neb\xb9\xea\xcfFluss\xbc+1\x01 j\xb5Hof'  # rule_watermill: neben den Fluss, +1 je Hof
    b'1\x11 j\xb5H\xe5\xb8r\xbegsum\xbcjed\xcdz\x94hl\xc4e\xbem\xcb'  # rule_tavern: 1 je Haus ringsum, jedes zählt einmal
    b'ab\xea\xd0n\x94\xc6\xd2\xcfR\xc3\xd6\xbesg\xc1\xec\xc43 Symb\xd3\xb5mehr'  # rule_fountain: ab der nächsten Runde insgesamt 3 Symbole mehr
    b'2 e\xbe\xcdRohs\xdeff\xb8zahl\xcf\xfee\xbe\xcd\xc0d\xb7\xb9'  # rule_market: 2 eines Rohstoffs zahlen 1 eines anderen
    b'2 F\xc8d\xb7,\xea\xe4\xc3t\xb7\xb5\xe5f od\xd0\xc0 e\xbe\xd0K\xa4s\xdc\xbc1\x11 j\xb5K\xa4s\xeb\xc3\xd4Me\xb7'  # rule_lighthouse: 2 Felder, das untere auf oder an einer Küste, 1 je Küste und Meer
    b'3 F\xc8d\xd0\xcb\xb8L\xbc10\x11'  # rule_cathedral: 3 Felder als L, 10
    b'Hof\xbf1\x01 \xc3\xd41\x01 j\xb5W\xd7s\xb7m\xa4h\xee\xdbM\xbee\xbcHaf\xb9\xbcH\xd3zf\x94ll\xb7\xbfsieh\xb5Geb\x94u\xf5.'  # line_fell_1: Hof: 1 und 1 je Wassermühle. Mine, Hafen, Holzfäller: siehe Gebäude.
    b'V\xe7je\xf5m b\xeeib\xcfh\xa0\xc6\xd2\xb9\xb89.'  # line_fell_2: Von jedem bleiben höchstens 9.
    b'E\xfdW\xcb\xd4(ab 2 B\x94um\xcfneb\xb9e\xbe\xc0d\xb7) w\x94\xc6s\xc4um \xfeB\xe5m j\xb52.'  # line_fell_3: Ein Wald (ab 2 Bäumen nebeneinander) wächst um 1 Baum je 2.
    b'Na\xc6 12 R\xc3d\xcf\xfcw\xben\xcf\xf4\xb5mei\xd2\xcfP\xc3k\xdc\xffbe\xd1G\xeei\xc6\xd2\xc0\xd4\xf4e\xea\xd0H\x94us\xb7\xbcs\xbbs\xc4\xfc\xdc\xcet.'  # line_end_1: Nach 12 Runden gewinnen die meisten Punkte; bei Gleichstand die der Häuser, sonst geteilt.
)
WORDS = Texts(IDS, ENDS, TEXTS)
