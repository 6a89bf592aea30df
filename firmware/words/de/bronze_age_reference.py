"""bronze_age_reference in Deutsch. Made by `make words` from tools/words/bronze_age_reference.toml."""

from words.ids.bronze_age_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\r\x00\x1b\x00&\x002\x00:\x00D\x00v\x00\x97\x00\xd2\x00\xee\x00\x06\x01!\x013\x01L\x01r\x01\x9a\x01\xc0\x01\n\x02,\x02p\x02~\x02\x9d\x02\xdc\x02\xed\x02&\x03m\x03\x96\x03\xcb\x03'
TEXTS = (
    b'Abl\xe5f e\xbe\xcdZugs'  # rules_turn: Ablauf eines Zugs
    b'S\xc6\x94d\xc8\xbcH\xc3g\xb7snot'  # rules_dice: Schädel, Hungersnot
    b'St\x94d\xdc\xbcM\xbbu\xf8\xdc'  # rules_build: Städte, Monumente
    b'Err\xc3g\xb9s\xc6aft\xb9'  # rules_buy: Errungenschaften
    b'W\xb7t\xea\xd0W\xbd\xb9'  # rules_discard: Wert der Waren
    b'En\xd6\xc3\xd4W\xb7t\xc3g'  # rules_end: Ende und Wertung
    b'1\xdbBi\xb8zu\xea\xd8im\xcb w\xa4rf\xc8n\xff\x0b b\xeeib\xcflieg\xb9\xdbW\xbd\xcf\xc3\xd4Nahr\xc3g neh\xf8.'  # line_turn_1: 1. Bis zu dreimal würfeln;  bleiben liegen. Waren und Nahrung nehmen.
    b'E\xfdW\xa4rf\xc8\xbf3\x01\xbc1\x07\xbc2\x07\x0b\xbc3\x08\xbc2\x01 od\xd02\x08\xbc7\t.'  # line_turn_2: Ein Würfel: 3, 1, 2, 3, 2 oder 2, 7	.
    b'Di\xb5W\xbd\xcfkomm\xcf\xd8ihum \xfd\xf4\xb5Reih\xb9\xbcab H\xd3z\xffw\xe4\xe5f e\xbe\xb5v\xd3l\xb5f\x94llt\xbcv\xb7f\x94llt.'  # line_turn_3: Die Waren kommen reihum in die Reihen, ab Holz; was auf eine volle fällt, verfällt.
    b'2\xdbJe\xd6St\xe0\xc4\xe2s\xc41\x01;\xea\xc0n wirk\xcf\xf4\xb5\x0b.'  # line_turn_4: 2. Jede Stadt isst 1; dann wirken die .
    b'3\xdbB\xe5\xb9\xbfJed\xd0\x08 k\xd8uz\xc4e\xfdF\xc8\xd4\xc0.'  # line_turn_5: 3. Bauen: Jeder  kreuzt ein Feld an.
    b'4\xdbH\xa0\xc6\xd2\xb9\xb8e\xbe\xb5Err\xc3g\xb9s\xc6af\xc4k\xe5f\xb9.'  # line_turn_6: 4. Höchstens eine Errungenschaft kaufen.
    b'5\xdbH\xa0\xc6\xd2\xb9\xb86\x07 beh\xcbt\xb9.'  # line_turn_7: 5. Höchstens 6 behalten.
    b'H\xc0d\xc8 m\xca\xea\xcf\xc0d\xb7\xb9\xbfna\xc6 S\xc6r\xca\xc42.'  # rule_trade: Handel mit den anderen: nach Schritt 2.
    b'2\x0b D\xa4r\xd8\xbfDu v\xb7li\xb7s\xc42\x11\xbcni\xc6\xc4mi\xc4Bew\x94ss\xb7\xc3g.'  # line_dice_1: 2 Dürre: Du verlierst 2, nicht mit Bewässerung.
    b'3\x0b Seu\xc6e\xbfJed\xd0Gegn\xd0v\xb7li\xb7\xc43\x11\xbcni\xc6\xc4mi\xc4Me\xf4z\xbe.'  # line_dice_2: 3 Seuche: Jeder Gegner verliert 3, nicht mit Medizin.
    b'4\x0b Inv\xd7\xfb\xbfDu v\xb7li\xb7s\xc44\x11\xbcni\xc6\xc4m\xca\xea\xd0G\xe3\x90\xcfM\xe5\xb7.'  # line_dice_3: 4 Invasion: Du verlierst 4, nicht mit der Großen Mauer.
    b'Ab 5\x0b Rev\xd3\xdc\xbfDu v\xb7li\xb7s\xc4\xcbl\xb5W\xbd\xb9\xbcab\xd0ke\xbe\xb5Nahr\xc3g\xdbMi\xc4R\xc8igi\xe7\xf4\xb5\xc0d\xb7\xb9\xbc\xe5\x90\xd0w\xd0si\xb5\xe5\xc6 hat.'  # line_dice_4: Ab 5 Revolte: Du verlierst alle Waren, aber keine Nahrung. Mit Religion die anderen, außer wer sie auch hat.
    b'H\xc3g\xb7snot:\xeaazu 1\x11 j\xb5St\xe0\xc4ohn\xb5Nahr\xc3g.'  # line_dice_5: Hungersnot: dazu 1 je Stadt ohne Nahrung.
    b'Di\xb5St\x94d\xeb4 bi\xb87 hab\xcf3\xbc4\xbc5\xbc6 F\xc8d\xb7\xffje\xd6gib\xc4ab \xf5m n\x94\xc6\xd2\xcfZug e\xbe\xcfW\xa4rf\xc8 mehr.'  # line_build_1: Die Städte 4 bis 7 haben 3, 4, 5, 6 Felder; jede gibt ab dem nächsten Zug einen Würfel mehr.
    b'\x8fb\xd9g\xb5\x08 v\xb7f\xcbl\xb9.'  # line_build_2: Übrige  verfallen.
    b'M\xbbu\xf8\xdc\xbfF\xc8d\xb7\xbcP\xc3k\xdc\xea\xcdEr\xd2\xb9,\xea\xd0Sp\x94t\xb7\xb9:'  # line_build_3: Monumente: Felder, Punkte des Ersten, der Späteren:
    b'E\xbe\xb5j\xb5Zug\xbcje\xd6e\xbem\xcb\xdbE\xbe\xb5W\xbd\xb5zahl\xc4mi\xc4ihr\xd0g\xc0z\xcfReihe\xffWe\xc6s\xc8g\xc8\xd4gib\xc4\xcdni\xc6t.'  # line_buy_1: Eine je Zug, jede einmal. Eine Ware zahlt mit ihrer ganzen Reihe; Wechselgeld gibt es nicht.
    b'M\xa4nz\xcff\xa4r 1\xbc2\xbc3 \xaa:'  # line_discard_1: Münzen für 1, 2, 3 …:
    b'Letz\xebR\xc3\xf5\xbfJem\xc0\xd4ha\xc4\xc9Err\xc3g\xb9s\xc6aft\xb9\xbcod\xd0\xcbl\xb5M\xbbu\xf8\xebim S\xf9\xc8 s\xbe\xd4\xfcb\xe5t.'  # rule_ends: Letzte Runde: Jemand hat {} Errungenschaften, oder alle Monumente im Spiel sind gebaut.
    b'Al\xee\xbe\xbf10 R\xc3d\xb9\xdb\x0b\xea\xbdf m\xc0 neu w\xa4rf\xc8n\xff\xf4\xb5Seu\xc6\xb5t\xd9ff\xc4\xf4\xc6\xffmi\xc4R\xc8igi\xe7gib\xc4\xcdke\xbe\xb5Rev\xd3\xdc.'  # rule_alone: Allein: 10 Runden.  darf man neu würfeln; die Seuche trifft dich; mit Religion gibt es keine Revolte.
    b'P\xc3k\xdc\xbfErr\xc3g\xb9s\xc6aft\xb9\xbcM\xbbu\xf8\xdc\xbc+ B\xbbi\xbc\xab Ka\xf3\xd2\xe3ph\xb9.'  # line_end_1: Punkte: Errungenschaften, Monumente, + Boni, − Katastrophen.
    b'Di\xb5mei\xd2\xcfP\xc3k\xeb\xfcw\xben\xb9\xffbe\xd1G\xeei\xc6\xd2\xc0d\xea\xd0W\xb7t\xea\xd0\xa4b\xd9g\xcfW\xbd\xb9\xbcs\xbbs\xc4\xfc\xdc\xcet.'  # line_end_2: Die meisten Punkte gewinnen; bei Gleichstand der Wert der übrigen Waren, sonst geteilt.
)
WORDS = Texts(IDS, ENDS, TEXTS)
