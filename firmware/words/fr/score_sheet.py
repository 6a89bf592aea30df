"""score_sheet in Français. Made by `make words` from tools/words/score_sheet.toml."""

from words.ids.score_sheet import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x05\x00\x10\x00\x11\x00\x12\x00\x1a\x00\x1f\x00$\x00+\x002\x00<\x00G\x00J\x00O\x00R\x00Y\x00a\x00f\x00z\x00\x86\x00\x8e\x00\x9c\x00\xaf\x00\xbe\x00\xda\x00\xed\x00\x05\x01\x11\x01\x1f\x013\x01C\x01O\x01i\x01w\x01\x8c\x01\x9d\x01\xab\x01\xb8\x01\xca\x01\xe6\x01\xfe\x01\x0e\x02&\x02>\x02'
TEXTS = (
    b'feu\xce\xee'  # sheet_fill: feuille
    b'\xe6\xc8l\xb5ligne\x80?'  # sheet_which: quelle ligne ?
    b'\xb6'  # sheet_value: {}
    b'\xa5'  # sheet_open: –
    b'J\xfa\x97 avec'  # sheet_options: Joué avec
    b'\xe9mp\xeb\xb6'  # sheet_points: compte {}
    b'Po\xbets'  # sheet_counts: Points
    b'\xc9\xe9\xc6\x97\xc1\x80\xe8'  # sheet_crossed: {} cochées : {}
    b'\xce f\xe5\xc4\xc9\xb6'  # sheet_needs: il faut {} {}
    b'lign\xb5f\xb7m\x97e'  # sheet_closed: ligne fermée
    b'\xc3\xb5fo\xe2\xdf\xbd\xdf\xbd\xc5e'  # sheet_once: une fois par partie
    b'\xb6\x80\xe8'  # sheet_brought: {} : {}
    b'Lign\xc1'  # sheet_lines: Lignes
    b'S\xe9\xd8'  # sheet_score: Score
    b'\xb6\x80\xbfc\xe3ix'  # sheet_count: {} : croix
    b'\xc9jus\xe6\xa6i\xda'  # sheet_so_far: {} jusqu’ici
    b'Pag\xb5\xb6'  # sheet_page: Page {}
    b'T\xfat\xcdl\xcdlign\xcds\xbb\xc4\xd8mpli\xc1'  # sheet_full: Toutes les lignes sont remplies
    b'Lign\xcdf\xb7m\x97\xc1\x80\xe8'  # sheet_rows: Lignes fermées : {}
    b'\xc9\xbaat\xdc\xbe\xc4\xb6'  # sheet_reached: {} a atteint {}
    b'\x8bg\xcb\xca\x97\x80\xbf\xe7c\xbbt\xbeue'  # sheet_plays_on: Égalité : on continue
    b'\x87 \xe1lign\xb5\xb6\xeau fi\xc6i\xb7\x80:'  # sheet_line: À la ligne {} du fichier :
    b'Il a\xdflu\xb8\xd6\xc9oc\xdcts'  # sheet_long: Il a plus de {} octets
    b"C\xb5n'e\xd2\xdf\xe4\xc3 \xdcx\xdc\xbc\xfa \xce \xc1\xc4\xb9dommag\x97"  # sheet_damaged: Ce n'est pas un texte, ou il est endommagé
    b'Il \xe9m\xf8c\xf1\xbd\x80\xbfg\xec\xb5= T\xca\xd8'  # sheet_no_title: Il commence par : game = Titre
    b'Il n\xa6\xef\xba\xe5c\xc3\xb5lign\xb5\x91 \xd8mplir'  # sheet_no_lines: Il n’y a aucune ligne à remplir
    b'\x82\xb6\x85 n\xb5va\xdf\xe4i\xda'  # sheet_what: «{}» ne va pas ici
    b'\x82\xb6\x85 \xef\xc1\xc4\xf5ux fo\xe2'  # sheet_twice: «{}» y est deux fois
    b'\x82\xb6\x85 v\xba\xe5-d\xc1sus\xea\xcdlign\xc1'  # sheet_above_lines: «{}» va au-dessus des lignes
    b'\xc9noms\xbcmai\xb8\xc9l\xc0gu\xc1'  # sheet_names: {} noms, mais {} langues
    b'Il m\xc0\xe6\xb5\xc3 nom'  # sheet_name: Il manque un nom
    b'\x82\xb6\x85 \xc1\xc4t\xe3p l\xbbg\x80\xbf\xc9\xeettr\xcd\xe5\xdflus'  # sheet_wide: «{}» est trop long : {} lettres au plus
    b'L\xcdj\xfae\xcc\xb8s\xbb\xc4\xfe\x91 \xb6'  # sheet_players: Les joueurs sont 1 à {}
    b'D\xcc\xbeg\xdflay\x80\xbf\xc9j\xfae\xcc\xb8\xe5\xdflus'  # sheet_in_view: During play : {} joueurs au plus
    b'\x82\xb6\x85 n\xa6e\xd2\xdf\xe4\xc3 nomb\xd8'  # sheet_number: «{}» n’est pas un nombre
    b'\xb6\x80\xbfseu\xee\xf8\xc4\xd6\xc9\x91 \xb6'  # sheet_bounds: {} : seulement de {} à {}
    b'\xd6\xc9\x91 \xc9n\xb5va\xdf\xe4i\xda'  # sheet_range: de {} à {} ne va pas ici
    b'Il n\xa6\xefa\xdf\xe4\xd6lign\xb5\x82\xb6\x85'  # sheet_unknown: Il n’y a pas de ligne «{}»
    b'\x82\xb6\x85\xeaoi\xc4\x98tr\xb5\xe5-d\xc1su\xb8\xd6cet\xebligne'  # sheet_above: «{}» doit être au-dessus de cette ligne
    b'\x82\xb6\x85\xeaoi\xc4\x98tr\xb5\xc3 nombr\xf1lu\xb8b\xd7'  # sheet_below: «{}» doit être un nombre plus bas
    b'Il \xefa\xdflu\xb8\xd6\xc9lign\xc1'  # sheet_many: Il y a plus de {} lignes
    b'Deux \xc6os\xcd\xe6\xd1n\xb5v\xbbt\xdf\xe4\xb9semb\xee'  # sheet_both: Deux choses qui ne vont pas ensemble
    b'\x82\xb6\x85 n\xb5va\xdf\xe4avec cet\xebligne'  # sheet_not_here: «{}» ne va pas avec cette ligne
)
WORDS = Texts(IDS, ENDS, TEXTS)
