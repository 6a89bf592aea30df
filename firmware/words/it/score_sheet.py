"""score_sheet in Italiano. Made by `make words` from tools/words/score_sheet.toml."""

from words.ids.score_sheet import IDS
from words.texts import Texts

# fmt: off
ENDS = b"\x00\x00\x06\x00\r\x00\x0e\x00\x0f\x00\x18\x00\x1c\x00\x1f\x00'\x00-\x005\x00@\x00B\x00G\x00J\x00O\x00T\x00Z\x00j\x00u\x00\x81\x00\x8f\x00\x9d\x00\xa7\x00\xbc\x00\xce\x00\xe3\x00\xf2\x00\xff\x00\x10\x01\x1e\x01(\x01E\x01W\x01p\x01\x7f\x01\x89\x01\x97\x01\xa4\x01\xba\x01\xd4\x01\xe2\x01\xf6\x01\x07\x02"
TEXTS = (
    b'foglio'  # sheet_fill: foglio
    b'\xe6\xcb\xb5\xd9ga?'  # sheet_which: quale riga?
    b'\xb6'  # sheet_value: {}
    b'\xa5'  # sheet_open: –
    b'S\xd1gioc\xbac\xbb'  # sheet_options: Si gioca con
    b'v\xcb\xb5\xb6'  # sheet_points: vale {}
    b'P\xc3\xc5'  # sheet_counts: Punti
    b'\xc9segna\xc5\xe8'  # sheet_crossed: {} segnati: {}
    b's\xb7v\xb5\xc9\xb6'  # sheet_needs: serve {} {}
    b'\xd9g\xba\xc6iusa'  # sheet_closed: riga chiusa
    b'\xc3\xbav\xd3t\xbaa\xdf\xbd\xc5\xf3'  # sheet_once: una volta a partita
    b'\xb6\xe8'  # sheet_brought: {}: {}
    b'Righe'  # sheet_lines: Righe
    b'P\xc3\xc5'  # sheet_score: Punti
    b'\xb6\xbfc\xe3\xda'  # sheet_count: {}: croci
    b'\xc9f\xbe\xc7a'  # sheet_so_far: {} finora
    b'Pag\xbe\xba\xb6'  # sheet_page: Pagina {}
    b'Tut\xebl\xb5\xd9gh\xb5s\xbb\xc2\xf9\xb9e'  # sheet_full: Tutte le righe sono piene
    b'Righ\xb5\xc6iuse\xe8'  # sheet_rows: Righe chiuse: {}
    b'\xc9h\xbaraggi\xc3t\xc2\xb6'  # sheet_reached: {} ha raggiunto {}
    b'P\xbd\xca\x91\xbf\xc0c\xc7\xba\xc3 \xe3\xc3d'  # sheet_plays_on: Parità: ancora un round
    b'Al\xe1\xd9g\xba\xb6\xea\xc8 fi\xee:'  # sheet_line: Alla riga {} del file:
    b'H\xba\xf9\xa1\xea\xd1\xc9by\xdc'  # sheet_long: Ha più di {} byte
    b'N\xe7\x96 \xc3 t\xc1\xde\xbc\xc2\x96\xea\xc0neggia\xde'  # sheet_damaged: Non è un testo, o è danneggiato
    b'Com\xbe\xda\xbac\xbb\xbfg\xec\xb5= T\xca\xd3o'  # sheet_no_title: Comincia con: game = Titolo
    b'N\xe7c\xa6\x96 n\xc1s\xc3\xba\xd9ga\xea\xba\xd9em\xf9\xd8'  # sheet_no_lines: Non c’è nessuna riga da riempire
    b'\x82\xb6\x85 n\xbb\xdfu\x9d \xd2\xbd\xb5\xe6i'  # sheet_what: «{}» non può stare qui
    b'\x82\xb6\x85 c\xa6\x96\xeau\xb5v\xd3\xdc'  # sheet_twice: «{}» c’è due volte
    b'\x82\xb6\x85 v\xbasopr\xbal\xb5\xd9ghe'  # sheet_above_lines: «{}» va sopra le righe
    b'\xc9nomi\xbcm\xba\xc9l\xbegue'  # sheet_names: {} nomi, ma {} lingue
    b'M\xc0c\xba\xc3 nome'  # sheet_name: Manca un nome
    b'\x82\xb6\x85 \x96 t\xe3pp\xc2l\xc3go\xbf\xcb m\xd7sim\xc2\xc9\xeet\xdc\xd8'  # sheet_wide: «{}» è troppo lungo: al massimo {} lettere
    b'I giocat\xc7\xd1s\xbbo\xea\xba\xfe\xba\xb6'  # sheet_players: I giocatori sono da 1 a {}
    b'D\xcc\xbeg\xdflay\xbf\xcb m\xd7sim\xc2\xc9gioca\xde\xd9'  # sheet_in_view: During play: al massimo {} giocatori
    b'\x82\xb6\x85 n\xe7\x96 \xc3 nume\xe3'  # sheet_number: «{}» non è un numero
    b'\xb6\xbfs\xd3o\xea\xba\xc9\xba\xb6'  # sheet_bounds: {}: solo da {} a {}
    b'd\xba\xc9\xba\xc9n\xe7v\xbab\xb9\xb5\xe6i'  # sheet_range: da {} a {} non va bene qui
    b'N\xe7c\xa6\x96 \xe1\xd9g\xba\x82\xb6\x85'  # sheet_unknown: Non c’è la riga «{}»
    b'\x82\xb6\x85 \xf5v\xb5\xd2\xbd\xb5sopr\xba\xe6e\xd2\xba\xd9ga'  # sheet_above: «{}» deve stare sopra questa riga
    b'\x82\xb6\x85 \xf5v\xb5\xc1s\xb7\xb5\xc3 num\xb7\xc2\xf9\xa1 \xfdb\xd7so'  # sheet_below: «{}» deve essere un numero più in basso
    b'C\xd1s\xbb\xc2\xf9\xa1\xea\xd1\xc9\xd9ghe'  # sheet_many: Ci sono più di {} righe
    b'Du\xb5\xe9s\xb5\xc6\xb5n\xe7v\xc0n\xc2\xbesieme'  # sheet_both: Due cose che non vanno insieme
    b'\x82\xb6\x85 n\xe7v\xbac\xe7\xe6e\xd2\xba\xd9ga'  # sheet_not_here: «{}» non va con questa riga
)
WORDS = Texts(IDS, ENDS, TEXTS)
