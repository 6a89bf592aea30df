"""score_sheet in English. Made by `make words` from tools/words/score_sheet.toml."""

from words.ids.score_sheet import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\t\x00\x12\x00\x13\x00\x14\x00\x1d\x00"\x00\'\x00/\x006\x00D\x00K\x00M\x00P\x00S\x00Z\x00_\x00d\x00q\x00|\x00\x85\x00\x91\x00\xa1\x00\xb0\x00\xc6\x00\xd9\x00\xe9\x00\xf8\x00\x06\x01\x19\x01)\x015\x01L\x01X\x01l\x01y\x01\x8a\x01\x99\x01\xa7\x01\xbd\x01\xd5\x01\xe5\x01\xfa\x01\x0c\x02'
TEXTS = (
    b'sc\xc7\xb5sheet'  # sheet_fill: score sheet
    b'whi\xc6 l\xbee?'  # sheet_which: which line?
    b'\xb6'  # sheet_value: {}
    b'\xa5'  # sheet_open: –
    b'Playe\xd4wi\xdd'  # sheet_options: Played with
    b'\xe9\xc3t\xb8\xb6'  # sheet_points: counts {}
    b'Po\xbets'  # sheet_counts: Points
    b'\xc9c\xe3ssed\xe8'  # sheet_crossed: {} crossed: {}
    b'need\xb8\xc9\xb6'  # sheet_needs: needs {} {}
    b'\xddi\xb8\xe3w i\xb8closed'  # sheet_closed: this row is closed
    b'\xbbc\xb5\xbag\xece'  # sheet_once: once a game
    b'\xb6\xe8'  # sheet_brought: {}: {}
    b'L\xbe\xc1'  # sheet_lines: Lines
    b'S\xe9\xd8'  # sheet_score: Score
    b'\xb6\xbfc\xe3ss\xc1'  # sheet_count: {}: crosses
    b'\xc9s\xc2f\xbd'  # sheet_so_far: {} so far
    b'Pag\xb5\xb6'  # sheet_page: Page {}
    b'All l\xbe\xcd\xbd\xb5f\xce\xeed'  # sheet_full: All lines are filled
    b'Row\xb8closed\xe8'  # sheet_rows: Rows closed: {}
    b'\xc9h\xe4\xd8a\xc6e\xd4\xb6'  # sheet_reached: {} has reached {}
    b'Tie\xbf\xbb\xb5m\xc7\xb5\xe3\xc3d'  # sheet_plays_on: Tie: one more round
    b'In l\xbe\xb5\xc9of \xdd\xb5fi\xee:'  # sheet_line: In line {} of the file:
    b'I\xc4h\xe4m\xc7\xb5\xdd\xc0 \xc9byt\xc1'  # sheet_long: It has more than {} bytes
    b'I\xc4i\xb8no\xc4\xba\xdcxt\xbc\xc7 i\xc4\xe2\xea\xeca\xfcd'  # sheet_damaged: It is not a text, or it is damaged
    b'I\xc4beg\xbe\xb8wi\xdd\xbfg\xec\xb5= T\xca\xee'  # sheet_no_title: It begins with: game = Title
    b'Th\xb7\xb5i\xb8n\xc2l\xbe\xb5t\xc2f\xcel'  # sheet_no_lines: There is no line to fill
    b'\xa7\xb6\xa8 c\xc0no\xc4\xd2\xc0\xd4he\xd8'  # sheet_what: “{}” cannot stand here
    b'\xa7\xb6\xa8 i\xb8\xdd\xb7\xb5twice'  # sheet_twice: “{}” is there twice
    b'\xa7\xb6\xa8 b\xc8\xbbg\xb8abov\xb5\xdd\xb5l\xbe\xc1'  # sheet_above_lines: “{}” belongs above the lines
    b'\xc9n\xec\xc1\xbcbu\xc4\xc9l\xc0guag\xc1'  # sheet_names: {} names, but {} languages
    b'A n\xec\xb5i\xb8m\xe2s\xbeg'  # sheet_name: A name is missing
    b'\xa7\xb6\xa8 i\xb8\xde\xc2l\xbbg\xbf\xc9\xeett\xb7\xb8a\xc4mo\xd2'  # sheet_wide: “{}” is too long: {} letters at most
    b'Play\xb7\xb8\xbd\xb5\xfet\xc2\xb6'  # sheet_players: Players are 1 to {}
    b'D\xcc\xbeg\xdflay\xe8\xdflay\xb7\xb8a\xc4mo\xd2'  # sheet_in_view: During play: {} players at most
    b'\xa7\xb6\xa8 i\xb8n\xc2numb\xb7'  # sheet_number: “{}” is no number
    b'\xb6\xbf\xbbl\xef\xc9t\xc2\xc9\xe2\xdfossib\xee'  # sheet_bounds: {}: only {} to {} is possible
    b'\xc9t\xc2\xc9i\xb8n\xc2r\xc0g\xb5he\xd8'  # sheet_range: {} to {} is no range here
    b'Th\xb7\xb5i\xb8n\xc2l\xbe\xb5\xa7\xb6\xa8'  # sheet_unknown: There is no line “{}”
    b'\xa7\xb6\xa8 mus\xc4\xd2\xc0\xd4abov\xb5\xddi\xb8l\xbee'  # sheet_above: “{}” must stand above this line
    b'\xa7\xb6\xa8 mus\xc4b\xb5\xbanumb\xd0f\xcc\xdd\xd0b\xc8ow'  # sheet_below: “{}” must be a number further below
    b'Th\xb7\xb5\xbd\xb5m\xc7\xb5\xdd\xc0 \xc9l\xbe\xc1'  # sheet_many: There are more than {} lines
    b'Tw\xc2\xdd\xbeg\xb8\xddat\xea\xc2no\xc4g\xc2\xde\xfc\xdd\xb7'  # sheet_both: Two things that do not go together
    b'\xa7\xb6\xa8\xeao\xcdno\xc4fi\xc4\xddi\xb8l\xbee'  # sheet_not_here: “{}” does not fit this line
)
WORDS = Texts(IDS, ENDS, TEXTS)
