"""score_sheet in Deutsch. Made by `make words` from tools/words/score_sheet.toml."""

from words.ids.score_sheet import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x05\x00\x0e\x00\x0f\x00\x10\x00\x17\x00\x1d\x00!\x00)\x00.\x007\x00>\x00@\x00D\x00I\x00P\x00U\x00Z\x00k\x00z\x00\x84\x00\x90\x00\x9f\x00\xb1\x00\xca\x00\xde\x00\xf8\x00\x08\x01\x18\x01*\x019\x01C\x01^\x01i\x01}\x01\x8b\x01\x9d\x01\xac\x01\xbd\x01\xd3\x01\xed\x01\xff\x01\x15\x02*\x02'
TEXTS = (
    b'W\xb7t\xc3g'  # sheet_fill: Wertung
    b'w\xc8\xc6\xb5Zei\xee?'  # sheet_which: welche Zeile?
    b'\xb6'  # sheet_value: {}
    b'\xa5'  # sheet_open: –
    b'G\xc1\xf9\xc8\xc4m\xca'  # sheet_options: Gespielt mit
    b'z\x94hl\xc4\xb6'  # sheet_points: zählt {}
    b'P\xc3k\xdc'  # sheet_counts: Punkte
    b'\xc9\xfck\xd8uzt\xe8'  # sheet_crossed: {} gekreuzt: {}
    b'\xb7s\xc4\xc9\xb6'  # sheet_needs: erst {} {}
    b'Reih\xb5\xe2\xc4zu'  # sheet_closed: Reihe ist zu
    b'n\xcc e\xbem\xcb'  # sheet_once: nur einmal
    b'\xb6\xe8'  # sheet_brought: {}: {}
    b'Ze\xce\xb9'  # sheet_lines: Zeilen
    b'W\xb7t\xc3g'  # sheet_score: Wertung
    b'\xb6\xbfK\xd8uze'  # sheet_count: {}: Kreuze
    b'\xc9b\xe2h\xb7'  # sheet_so_far: {} bisher
    b'Sei\xeb\xb6'  # sheet_page: Seite {}
    b'All\xb5Ze\xce\xcfs\xbe\xd4\xfcf\xa4llt'  # sheet_full: Alle Zeilen sind gefüllt
    b'G\xc1\xc6loss\xb9\xb5Reih\xb9\xe8'  # sheet_rows: Geschlossene Reihen: {}
    b'\xc9ha\xc4\xc9\xb7\xd8i\xc6t'  # sheet_reached: {} hat {} erreicht
    b'G\xeei\xc6\xd2\xc0d\xbfwe\xca\xb7'  # sheet_plays_on: Gleichstand: weiter
    b'In Ze\xce\xb5\xb6\xea\xd0Da\xdci:'  # sheet_line: In Zeile {} der Datei:
    b'Si\xb5ha\xc4mehr \xcb\xb8\xc9Byt\xc1'  # sheet_long: Sie hat mehr als {} Bytes
    b'D\xe4\xe2\xc4ke\xfdText\xbcod\xd0\xd0\xe2\xc4b\xc1\xc6\x94\xf4gt'  # sheet_damaged: Das ist kein Text, oder er ist beschädigt
    b'Si\xb5beg\xben\xc4m\xca\xbfg\xec\xb5= T\xca\xc8'  # sheet_no_title: Sie beginnt mit: game = Titel
    b'E\xb8gib\xc4ke\xbe\xb5Ze\xce\xb5zum Ausf\xa4ll\xb9'  # sheet_no_lines: Es gibt keine Zeile zum Ausfüllen
    b'\xa9\xb6\xa7\xdf\xd7s\xc4hi\xd0ni\xc6\xc4h\xbe'  # sheet_what: „{}“ passt hier nicht hin
    b'\xa9\xb6\xa7 s\xdch\xc4zweim\xcb\xeaa'  # sheet_twice: „{}“ steht zweimal da
    b'\xa9\xb6\xa7 \xfch\xa0r\xc4\xa4b\xd0\xf4\xb5Ze\xce\xb9'  # sheet_above_lines: „{}“ gehört über die Zeilen
    b'\xc9Na\xf8\xbcab\xd0\xc9Spra\xc6\xb9'  # sheet_names: {} Namen, aber {} Sprachen
    b'E\xfdN\xec\xb5fehlt'  # sheet_name: Ein Name fehlt
    b'\xa9\xb6\xa7 \xe2\xc4zu l\xc0g\xbfh\xa0\xc6\xd2\xb9\xb8\xc9Bu\xc6s\xf3b\xb9'  # sheet_wide: „{}“ ist zu lang: höchstens {} Buchstaben
    b'E\xb8s\xf9\xc8\xcf\xfebi\xb8\xb6'  # sheet_players: Es spielen 1 bis {}
    b'D\xcc\xbeg\xdflay\xbfh\xa0\xc6\xd2\xb9\xb8\xc9S\xf9\xc8\xb7'  # sheet_in_view: During play: höchstens {} Spieler
    b'\xa9\xb6\xa7 \xe2\xc4ke\xbe\xb5Zahl'  # sheet_number: „{}“ ist keine Zahl
    b'\xb6\xbfn\xcc \xc9bi\xb8\xc9\xe2\xc4m\xa0gli\xc6'  # sheet_bounds: {}: nur {} bis {} ist möglich
    b'\xc9bi\xb8\xc9\xfch\xc4hi\xd0ni\xc6t'  # sheet_range: {} bis {} geht hier nicht
    b'E\xb8gib\xc4ke\xbe\xb5Ze\xce\xb5\xa9\xb6\xa7'  # sheet_unknown: Es gibt keine Zeile „{}“
    b'\xa9\xb6\xa7 mus\xb8\xa4b\xd0\xf4\xc1\xd0Ze\xce\xb5s\xdch\xb9'  # sheet_above: „{}“ muss über dieser Zeile stehen
    b'\xa9\xb6\xa7 mus\xb8e\xbe\xb5Zahl we\xca\xd0\xc3t\xcfse\xbe'  # sheet_below: „{}“ muss eine Zahl weiter unten sein
    b'E\xb8gib\xc4mehr \xcb\xb8\xc9Ze\xce\xb9'  # sheet_many: Es gibt mehr als {} Zeilen
    b'Zwe\xd1D\xbe\xfc\xbc\xf4\xb5ni\xc6\xc4zus\xec\xf8\xfch\xb9'  # sheet_both: Zwei Dinge, die nicht zusammengehen
    b'\xa9\xb6\xa7\xdf\xd7s\xc4ni\xc6\xc4zu \xf4\xc1\xd0Zei\xee'  # sheet_not_here: „{}“ passt nicht zu dieser Zeile
)
WORDS = Texts(IDS, ENDS, TEXTS)
