"""score_sheet in Español. Made by `make words` from tools/words/score_sheet.toml."""

from words.ids.score_sheet import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x04\x00\x0e\x00\x0f\x00\x10\x00\x19\x00\x1d\x00!\x00(\x00,\x004\x00@\x00B\x00G\x00K\x00R\x00V\x00\\\x00p\x00y\x00\x83\x00\x91\x00\xa4\x00\xb1\x00\xc3\x00\xd6\x00\xec\x00\xfd\x00\x0b\x01\x1d\x01.\x019\x01W\x01f\x01\x7f\x01\x8d\x01\x96\x01\xa5\x01\xb7\x01\xcf\x01\xe7\x01\xf4\x01\x05\x02\x17\x02'
TEXTS = (
    b'hoja'  # sheet_fill: hoja
    b'\x86\xe6\x97 l\x9anea?'  # sheet_which: ¿qué línea?
    b'\xb6'  # sheet_value: {}
    b'\xa5'  # sheet_open: –
    b'S\xb5jueg\xbac\xbb'  # sheet_options: Se juega con
    b'v\xcb\xb5\xb6'  # sheet_points: vale {}
    b'P\xc3\xdes'  # sheet_counts: Puntos
    b'\xc9\xf3\xc6\xe0os\xe8'  # sheet_crossed: {} tachados: {}
    b'\xf9\xd6\xc9\xb6'  # sheet_needs: pide {} {}
    b'fi\xe1c\xb7r\xe0a'  # sheet_closed: fila cerrada
    b'\xc3\xbavez\xdf\xc7\xdf\xbd\xc5da'  # sheet_once: una vez por partida
    b'\xb6\xe8'  # sheet_brought: {}: {}
    b'L\x9ane\xd7'  # sheet_lines: Líneas
    b'P\xc3\xdes'  # sheet_score: Puntos
    b'\xb6\xbfcruc\xc1'  # sheet_count: {}: cruces
    b'\xc9\xc0t\xc1'  # sheet_so_far: {} antes
    b'P\x92g\xbe\xba\xb6'  # sheet_page: Página {}
    b'Tod\xe4l\xe4l\x9ane\xe4e\xd2\x92n ll\xb9\xd7'  # sheet_full: Todas las líneas están llenas
    b'F\xce\xe4c\xb7r\xe0\xd7\xe8'  # sheet_rows: Filas cerradas: {}
    b'\xc9h\xbal\xeeg\xe0\xc2\xba\xb6'  # sheet_reached: {} ha llegado a {}
    b'Empa\xdc\xbfotr\xbar\xbbda'  # sheet_plays_on: Empate: otra ronda
    b'En \xe1l\x9ane\xba\xb6\xea\xc8 \xbd\xc6ivo:'  # sheet_line: En la línea {} del archivo:
    b'Ti\xb9\xb5m\x92\xb8\xd6\xc9byt\xc1'  # sheet_long: Tiene más de {} bytes
    b'N\xc2\xcd\xc3 \xdcxt\xc2\xc2e\xd2\x92\xeaa\x9c\xe0o'  # sheet_damaged: No es un texto o está dañado
    b'Em\xf9ez\xbac\xbb\xbfg\xec\xb5= T\x9at\xf6o'  # sheet_no_title: Empieza con: game = Título
    b'N\xc2ha\xefn\xbeg\xc3\xbal\x9ane\xba\xe6\xb5r\xc8l\xb9\xbd'  # sheet_no_lines: No hay ninguna línea que rellenar
    b'\x82\xb6\x85 no\xdfue\xd6e\xd2\xbd a\xe6\x9a'  # sheet_what: «{}» no puede estar aquí
    b'\x82\xb6\x85 e\xd2\x92\xeao\xb8vec\xc1'  # sheet_twice: «{}» está dos veces
    b'\x82\xb6\x85 v\xba\xb9\xdam\xba\xd6l\xe4l\x9ane\xd7'  # sheet_above_lines: «{}» va encima de las líneas
    b'\xc9nombr\xc1,\xdf\xb7\xc2\xc9i\xf4om\xd7'  # sheet_names: {} nombres, pero {} idiomas
    b'F\xcbt\xba\xc3 nomb\xd8'  # sheet_name: Falta un nombre
    b'\x82\xb6\x85 \xcd\xf5m\xd7i\xe0\xc2l\xbdgo\xbf\xc9\xeetr\xe4\xe9m\xc2m\x92ximo'  # sheet_wide: «{}» es demasiado largo: {} letras como máximo
    b'Lo\xb8jug\xe0\xc7\xcds\xe7\xd6\xfe\xba\xb6'  # sheet_players: Los jugadores son de 1 a {}
    b'D\xcc\xbeg\xdflay\xbf\xc9jug\xe0\xc7\xcd\xe9m\xc2m\x92ximo'  # sheet_in_view: During play: {} jugadores como máximo
    b'\x82\xb6\x85 n\xc2\xcd\xc3 n\xa2me\xe3'  # sheet_number: «{}» no es un número
    b'\xb6\xbfs\xd3\xc2\xd6\xc9\xba\xb6'  # sheet_bounds: {}: solo de {} a {}
    b'\xd6\xc9\xba\xc9no\xdfue\xd6s\xd0a\xe6\x9a'  # sheet_range: de {} a {} no puede ser aquí
    b'N\xc2ha\xefn\xbeg\xc3\xbal\x9ane\xba\x82\xb6\x85'  # sheet_unknown: No hay ninguna línea «{}»
    b'\x82\xb6\x85 \xf5b\xb5e\xd2\xbd \xb9\xdam\xba\xd6e\xd2\xbal\x9anea'  # sheet_above: «{}» debe estar encima de esta línea
    b'\x82\xb6\x85 \xf5b\xb5s\xd0\xc3 n\xa2m\xb7\xc2m\x92\xb8abajo'  # sheet_below: «{}» debe ser un número más abajo
    b'Ha\xefm\x92\xb8\xd6\xc9l\x9ane\xd7'  # sheet_many: Hay más de {} líneas
    b'Do\xb8\xe9s\xe4\xe6\xb5n\xc2v\xc0 j\xc3t\xd7'  # sheet_both: Dos cosas que no van juntas
    b'\x82\xb6\x85 n\xc2v\xbac\xe7e\xd2\xbal\x9anea'  # sheet_not_here: «{}» no va con esta línea
)
WORDS = Texts(IDS, ENDS, TEXTS)
