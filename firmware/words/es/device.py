"""device in Español. Made by `make words` from tools/words/device.toml."""

from words.ids.device import IDS
from words.texts import Texts

# fmt: off
ENDS = b"\x00\x00\x05\x00\x0c\x00\x13\x00\x18\x00\x1f\x00&\x000\x00:\x00?\x00C\x00H\x00M\x00O\x00]\x00`\x00k\x00w\x00\x8d\x00\xa9\x00\xb6\x00\xe8\x00\x14\x014\x01R\x01W\x01[\x01^\x01\x82\x01\xb2\x01\xc6\x01\xd4\x01\xde\x01\xf6\x01\x16\x02\x1e\x02 \x02,\x021\x026\x02<\x02D\x02O\x02T\x02X\x02[\x02}\x02\x88\x02\x91\x02\xb0\x02\xe5\x02\xf5\x02'\x03-\x034\x03C\x03J\x03O\x03Z\x03e\x03o\x03\x7f\x03\x86\x03\x8c\x03\x8d\x03\x9b\x03\xa0\x03\xa3\x03\xa7\x03\xad\x03\xb5\x03\xb6\x03\xb8\x03\xba\x03\xc0\x03\xcb\x03\xdc\x03\xe6\x03\xf1\x03\x02\x04\n\x04\r\x04\x16\x04\x1b\x04'\x041\x047\x04:\x04?\x04E\x04M\x04U\x04\\\x04`\x04k\x04u\x04\x83\x04\x8b\x04\x8d\x04\x98\x04\x9e\x04\xac\x04\xb2\x04\xb7\x04\xbb\x04\xc1\x04\xc6\x04\xcc\x04\xd2\x04\xd8\x04\xde\x04\xe4\x04\xe9\x04\xed\x04\xf1\x04\xf3\x04\xf9\x04\x00\x05\t\x05\x10\x05\x12\x05\x16\x05 \x05%\x05)\x05,\x054\x05A\x05E\x05R\x05`\x05h\x05t\x05\xa5\x05\xa8\x05\xb3\x05\xdd\x05\xf7\x05\x10\x060\x06T\x06o\x06\x8c\x06\x93\x06\x96\x06\x99\x06\xa6\x06\xb6\x06\xbc\x06\xc4\x06\xd0\x06\xd9\x06\xe4\x06\xe9\x06\xee\x06\xfa\x06\x05\x07\x08\x07\x0c\x07\x11\x07\x1a\x07'\x07+\x071\x077\x07=\x07J\x07M\x07S\x07W\x07`\x07q\x07|\x07\x87\x07\x91\x07\x98\x07\xa3\x07\xae\x07\xb1\x07\xbc\x07\xc4\x07\xd0\x07\xd5\x07\xe2\x07"
TEXTS = (
    b'Quipu'  # quipu: Quipu
    b'D\xc8\xc0\xdc\xbf\xc9\xb6'  # ahead: Delante: {} {}
    b'D\xc8\xc0\xebc\xe7\xb6'  # ahead_with: Delante con {}
    b'P\xc3\xdes\xe8'  # points_so_far: Puntos: {}
    b'Otr\xbavez'  # again: Otra vez
    b'\xc9jug\xe0\xc7\xc1'  # players_many: {} jugadores
    b'Nueva\xdf\xbd\xc5da'  # new_game: Nueva partida
    b'P\xbd\xc5d\xe4\xd5ab\xe0\xd7'  # finished_games: Partidas acabadas
    b'Aju\xd2\xc1'  # settings: Ajustes
    b'Li\xd2\xd7'  # checklists: Listas
    b'Regl\xd7'  # rules: Reglas
    b'Ayuda'  # help: Ayuda
    b'\xb6\xe8'  # saved_game: {}: {}
    b'\x86Cu\x92l s\xb5\xc8im\xbea?'  # drop_which: ¿Cuál se elimina?
    b'\xe6\xca\xbd'  # drop: quitar
    b'\xd6otr\xbav\xb7si\x9en'  # other_game: de otra versión
    b'\x86Nueva\xdf\xbd\xc5da?'  # replace: ¿Nueva partida?
    b's\xb5\xc8im\xbe\xbac\xe7\xe1p\xd9m\xb7\xbar\xc1pu\xc1\xf3.'  # replace_help: se elimina con la primera respuesta.
    b'Ha\xefgu\xbdd\xe0\xba\xc3a\xdf\xbd\xc5d\xba\xd6otr\xbav\xb7si\x9en.'  # other_version: Hay guardada una partida de otra versión.
    b'Elim\xbe\xbd \xe1p\xbd\xc5da'  # drop_game: Eliminar la partida
    b'Memo\xd9\xball\xb9a\xbf\xe1p\xbd\xc5d\xbasigue,\xdf\xb7\xc2l\xe4nuev\xe4r\xc1pue\xd2\xe4n\xc2s\xb5gu\xbdd\xc0.'  # journal_full: Memoria llena: la partida sigue, pero las nuevas respuestas no se guardan.
    b'L\xd7\xdf\xbd\xc5d\xe4n\xc2s\xb5gu\xbdd\xc0\xbf\xc1\xebfirmw\xbd\xb5n\xc2\xc5\xb9\xb5memo\xd9a\xdf\xbd\xba\xc8l\xd7.'  # region_missing: Las partidas no se guardan: este firmware no tiene memoria para ellas.
    b'R\xc1pue\xd2\xd7\xeaa\x9c\xe0\xd7\xe8\xdbLa\xdf\xbd\xc5d\xbasigu\xb5s\xfd\xc8l\xd7.'  # answers_damaged: Respuestas dañadas: {}. La partida sigue sin ellas.
    b'Dem\xd7i\xe0\xe4r\xc1pue\xd2\xd7\xbfn\xc2s\xf1ue\xd6\xd8p\xe3du\xdar.'  # no_replay: Demasiadas respuestas: no se puede reproducir.
    b'br\xcelo'  # code_light: brillo
    b'v\xd3v\xb7'  # code_close: volver
    b'\xdedo'  # code_game: todo
    b'S\xf1\xb7\xf4\x9e \xc3a\xdf\xbd\xc5d\xba\xcfc\xccso\xbf\xe1memo\xd9\xba\xc1\xf3ba\xeaa\x9c\xe0a.'  # lost_game: Se perdió una partida en curso: la memoria estaba dañada.
    b'N\xc2s\xf1ud\xc2gu\xbdd\xbd\xdbLa\xdf\xbd\xc5d\xbasigue\xbcQuipu l\xc2\xbet\xb9t\xbd\x92 \xd6nuevo.'  # journal_failed: No se pudo guardar. La partida sigue, Quipu lo intentará de nuevo.
    b'N\xc2s\xf1ue\xd6v\xd3v\xd0m\x92\xb8atr\x92s.'  # undo_ends: No se puede volver más atrás.
    b'R\xc1pue\xd2\xe4\xd3vid\xe0\xd7.'  # offers_gone: Respuestas olvidadas.
    b'\xbei\xdao\xea\xc8 \xf0no'  # turn_again: inicio del turno
    b'\x86S\xcbir? R\xc1pue\xd2\xe4\xe6\xb5s\xf1\xb7d\xb7\x9a\xc0\xe8'  # leave_loses: ¿Salir? Respuestas que se perderían: {}
    b'Lo\xb8aju\xd2\xcd\xc1\xf3b\xc0\xeaa\x9c\xe0os\xbfha\xef\xe6\xb5\xd8h\xd5\xb7los.'  # settings_damaged: Los ajustes estaban dañados: hay que rehacerlos.
    b'E\xd2\xe0\x9as\xc5c\xd7'  # statistics: Estadísticas
    b'\xac\xb6'  # won: ♛{}
    b'P\xbd\xc5d\xd7\xe8\xbcm\x92x\xdb\xb6'  # played_best: Partidas: {}, máx. {}
    b'Me\xf4a\xe8'  # average: Media: {}
    b'P\xbd\xc5d\xd7'  # figure_games: Partidas
    b'Vic\xde\xd9\xd7'  # figure_wins: Victorias
    b'Ra\xc6\xba\xd5tu\xcb'  # figure_streak: Racha actual
    b'Ra\xc6\xbam\x92\xb8l\xbdga'  # figure_longest: Racha más larga
    b'R\x97c\xc7d'  # figure_best: Récord
    b'Me\xf4a'  # figure_mean: Media
    b'\xb6,\xb6'  # decimal: {},{}
    b'S\xf1\xb7\xf4\xb7\xbb\xdf\xbd\xc5d\xe4\xd5ab\xe0\xd7\xbf\xe1memo\xd9\xba\xc1\xf3ba\xeaa\x9c\xe0a.'  # finished_damaged: Se perdieron partidas acabadas: la memoria estaba dañada.
    b'\x86Qu\x97 juego?'  # which_game: ¿Qué juego?
    b'M\x92\xb8juegos'  # more_games: Más juegos
    b'El nombr\xb5\xd6\xc3\xbahoja\xea\xf1\xc3\xde\xb8t\xb7m\xbe\xba\xcf.txt'  # sheet_ending: El nombre de una hoja de puntos termina en .txt
    b'N\xc2s\xf1ue\xd6\xee\xb7\xdb\x86L\xbae\xd2\x92 \xc1c\xd9bi\xb9d\xc2\xc3 \xc7d\xb9\xe0\xc7? El\x9a\xfc\xe1\xd6nuev\xc2\xcf\xc3 mo\xf8\xde.'  # sheet_unreadable: No se puede leer. ¿La está escribiendo un ordenador? Elígela de nuevo en un momento.
    b'Es\xeb\xbd\xc6iv\xc2\xcdi\xeegib\xee.'  # hardware_unreadable: Este archivo es ilegible.
    b'S\xb5us\xba\xc8 cab\xee\xe0\xc2hab\xcau\xcb\xdbGu\x92rd\xcb\xc2otr\xbavez \xe9m\xc2\xdcxt\xc2s\xfdf\xc7ma\xde.'  # hardware_unreadable_help: Se usa el cableado habitual. Guárdalo otra vez como texto sin formato.
    b'Jug\xe0\xc7\xc1'  # how_many: Jugadores
    b'Jug\xe0\xc7 \xb6'  # who: Jugador {}
    b'Jug\xe0\xc7 \xfe(em\xf9eza)'  # who_starts: Jugador 1 (empieza)
    b'Jug\xe0\xc7 \xb6'  # unnamed: Jugador {}
    b'T\x9at\xf6o'  # what_title: Título
    b'Nuev\xc2t\x9at\xf6o\xaa'  # new_title: Nuevo título…
    b'Nuev\xc2nomb\xd8\xaa'  # new_name: Nuevo nombre…
    b'Ord\xcf\xd6juego'  # order: Orden de juego
    b'S\xc7\xdc\xbd \xe6i\x97n em\xf9eza'  # draw_lots: Sortear quién empieza
    b'Em\xf9ez\xba\xb6'  # lots_fell: Empieza {}
    b'Empez\xbd'  # start_game: Empezar
    b'\xb6'  # name_of: {}
    b'Un\xdfue\xd2\xc2m\x92\xb8\xbd\xd9ba'  # moves_up: Un puesto más arriba
    b'Signo'  # sign: Signo
    b'l\xe2\xde'  # name_done: listo
    b'b\xc7r\xbd'  # name_delete: borrar
    b'ocup\xe0o'  # name_taken: ocupado
    b'\xe9m\xc2mu\xc6\xc22'  # name_alike: como mucho 2
    b'\xbf'  # colon: :
    b'S\x9a'  # yes: Sí
    b'No'  # no: No
    b'At\xb9\xda\x9en'  # attention: Atención
    b'P\xf6s\xbac\xe0\xba\xdccla'  # check_keys: Pulsa cada tecla
    b'\xfe\xdcc\xe13 vec\xc1\xbfseguir'  # check_next: 1 tecla 3 veces: seguir
    b'\xc9byt\xcdlibr\xc1'  # check_free: {} bytes libres
    b'Alg\xc2h\xbaf\xcbl\xe0o'  # crash: Algo ha fallado
    b'La\xdf\xbd\xc5d\xbae\xd2\x92 \xbas\xcbvo.'  # crash_safe: La partida está a salvo.
    b'p\xd7\xc2atr\x92s'  # crash_back: paso atrás
    b'M\xb9\xa2'  # menu: Menú
    b'\x17 l\xbdgo\xbf\xf8\xa2'  # menu_hold:  largo: menú
    b'R\xc8oj\xc1'  # player_clocks: Relojes
    b'\x86Cu\x92n\xdes\xea\xe0os?'  # dice_count: ¿Cuántos dados?
    b'\x16 l\xbdgo\xbf\xc5r\xbd'  # roll_hold:  largo: tirar
    b'\xc5r\xc2\xb6/\xb6'  # rolls: tiro {}/{}
    b'\xc5r\xbd'  # roll: tirar
    b'gu\xbdd\xbd'  # keep_die: guardar
    b's\xb5\xe6eda'  # die_stays: se queda
    b'l\xbdgo\xbfr\xc1\xde'  # rest_hold: largo: resto
    b'l\xbdgo\xbfl\xe2\xde'  # done_hold: largo: listo
    b'\x16 l\xbdgo\xe8'  # held_does:  largo: {}
    b'Hoj\xd7'  # sheet: Hojas
    b'Cl\xd7ifica\xda\x9en'  # standings: Clasificación
    b'\x8el\xc5mo\xb8\xf0nos'  # last_turns: Últimos turnos
    b'Todo\xb8lo\xb8jug\xe0\xc7\xc1'  # compare: Todos los jugadores
    b'Tod\xc2\xcf\xc7d\xb9'  # no_danger: Todo en orden
    b'\xb6:'  # turn_of: {}:
    b'Todav\x9a\xban\xe0a.'  # nothing_yet: Todavía nada.
    b'C\xc7\xd8gir'  # adjust: Corregir
    b'Ini\xda\xc2(s\xb5gu\xbdda)'  # leave: Inicio (se guarda)
    b'seguir'  # go_on: seguir
    b'e\xeegir'  # choose: elegir
    b'v\xd3v\xb7'  # back: volver
    b'c\xc7\xd8gir'  # correct: corregir
    b'I\xf4oma'  # language: Idioma
    b'Engl\xe2h'  # language_name_en: English
    b'Deuts\xc6'  # language_name_de: Deutsch
    b'Espa\x9c\xd3'  # language_name_es: Español
    b'Fr\xc0\x95a\xe2'  # language_name_fr: Français
    b'It\xcbi\xc0o'  # language_name_it: Italiano
    b'Br\xcelo'  # brightness: Brillo
    b'bajo'  # brightness_0: bajo
    b'me\xf4o'  # brightness_1: medio
    b'\xcb\xde'  # brightness_2: alto
    b'm\x92ximo'  # brightness_3: máximo
    b'D\xc8 \xd8v\x97s'  # upside_down: Del revés
    b'Repos\xc2tr\xd7'  # sleep_after: Reposo tras
    b'P\xc3\xde\xb8tr\xd7'  # scores_after: Puntos tras
    b'\xc9s'  # seconds: {} s
    b'n\xc3ca'  # never: nunca
    b'Repet\xdb\xdccl\xd7'  # key_repeat: Repet. teclas
    b'r\x92\xf9da'  # key_repeat_0: rápida
    b'n\xc7m\xcb'  # key_repeat_1: normal
    b'l\xb9\xf3'  # key_repeat_2: lenta
    b'Tir\xbd\xea\xe0os'  # roller: Tirar dados
    b'Nombr\xcd\xeft\x9at\xf6os'  # names: Nombres y títulos
    b'b\xc7r\xbd'  # delete: borrar
    b'\x86B\xc7r\xbd \xe1p\xbd\xc5da?'  # delete_game: ¿Borrar la partida?
    b'\x86B\xc7r\xbd \xc1\xebnomb\xd8?'  # delete_name: ¿Borrar este nombre?
    b'B\xc7r\xbd \xdedo'  # forget: Borrar todo
    b'\x86D\xb5v\xb7da\xd4\xdedo?'  # forget_sure: ¿De verdad todo?
    b'S\xb5b\xc7r\xc0 aju\xd2\xc1\xbcnombr\xcdy\xdf\xbd\xc5d\xd7\xbcl\xe4\xd5ab\xe0\xe4\xefl\xe4\xe6\xb5e\xd2\x92n \xcfc\xccso.'  # forget_help: Se borran ajustes, nombres y partidas, las acabadas y las que están en curso.
    b'\xc9m\xbe'  # minutes: {} min
    b'Ac\xb7c\xba\xd6Quipu'  # about: Acerca de Quipu
    b'Softw\xbd\xb5libr\xb5(MIT)\xdbLic\xb9\xda\xd7\xbfLICENSE\xbc\xde\xd3s/f\xbbts.'  # about_licences: Software libre (MIT). Licencias: LICENSE, tools/fonts.
    b'F\xee\xc6\xd7\xbfmov\xd0\xefc\xecbi\xbd\xdb\x16\xbfc\xbbfirm\xbd.'  # help_keys: Flechas: mover y cambiar. : confirmar.
    b'\x17\xbfatr\x92s\xbcha\xd2\xba\xe1p\xd9m\xb7\xbar\xc1pu\xc1\xf3.'  # help_back: : atrás, hasta la primera respuesta.
    b'D\xe0os\xbf\xc3a\xdf\xf6sa\xda\x9en\xdf\xc7\xea\xe0o\xbc\xcf\xe1\xdcc\xe1\xd6su \xeda.'  # help_dice: Dados: una pulsación por dado, en la tecla de su cara.
    b'\x18\xbfhoj\xe4\xefcl\xd7ifica\xda\x9en\xdbC\xe7los\xea\xe0os\xbfm\xc0t\xb9\xd0\x17.'  # help_menu: : hojas y clasificación. Con los dados: mantener .
    b'\x14 \xcf0 \xdem\xba\xdedo\xbc\x15 l\xbdg\xc2ll\xb9\xba\xe1f\xcea.'  # help_amounts:  en 0 toma todo,  largo llena la fila.
    b'Apag\xbacu\xc0d\xc2\xe6i\xb7\xd7\xbf\xe1p\xbd\xc5d\xbas\xb5gu\xbdda.'  # help_safe: Apaga cuando quieras: la partida se guarda.
    b'Tus\xea\xe0os'  # dice: Tus dados
    b'a\xe6\x9a'  # place_here: aquí
    b'\xdedo'  # place_all: todo
    b'\x15+1\xbcl\xbdgo\xbfll\xb9a'  # allot_keys: +1, largo: llena
    b'\xe6ed\xc0 \xb6\xbfotr\xbavez \x16'  # allot_left: quedan {}: otra vez 
    b'F\xcb\xf3\xea\xbd\xe8'  # still_to_give: Falta dar: {}
    b'F\xcbt\xba\xdem\xbd\xe8'  # still_to_get: Falta tomar: {}
    b'A\xe6\x9a n\xc2s\xf1ue\xf5.'  # refused: Aquí no se puede.
    b'Com\xc2mu\xc6\xc2\xb6'  # refused_most: Como mucho {}
    b'Com\xc2m\x9anim\xc2\xb6'  # refused_least: Como mínimo {}
    b'D\xb5\xc9\xba\xb6'  # refused_range: De {} a {}
    b'F\xcbt\xc0\xe8'  # allot_due: Faltan: {}
    b'\xc9\xeetr\xe4\xe9m\xc2mu\xc6o'  # name_full: {} letras como mucho
    b'F\xcbt\xba\xc3\xba\xeetra.'  # name_empty: Falta una letra.
    b'\xf0no'  # news: turno
    b'Tot\xcb'  # score_total: Total
    b'r\xbbd\xba\xb6'  # round: ronda {}
    b'L\xbaev\xd3u\xda\x9en'  # race: La evolución
    b'Acab\xe0\xba\xcf\xe1r\xbbd\xba\xb6'  # ended_round: Acabada en la ronda {}
    b'\xbei\xdao'  # go_home: inicio
    b'\x81G\xc0\xba\xb6!'  # wins: ¡Gana {}!
    b'\xb6\xe8\xdf\xc3\xdes'  # alone: {}: {} puntos
    b'R\x97c\xc7d\xe8'  # best_so_far: Récord: {}
    b'Vic\xde\xd9\xba\xe9mp\xbd\xc5da'  # shared: Victoria compartida
    b'\xb6\xdb\xb6'  # numbered: {}. {}
    b'P\xbd\xc5d\xba\xb6'  # nth_game: Partida {}
    b'He\xc6o'  # done: Hecho
    b'P\xc7 \xc8 cab\xee'  # restore: Por el cable
    b'\x86Re\xdabir\xdf\xc7 \xc8 cab\xee?'  # restore_ask: ¿Recibir por el cable?
    b'P\xbd\xc5d\xe4\xd5ab\xe0\xd7\xe8'  # restore_games: Partidas acabadas: {}
    b'P\xbd\xc5d\xe4\xcfc\xccso\xe8'  # restore_under_way: Partidas en curso: {}
    b'S\xd3\xc2c\xe7\xdet\xcb\xc1\xe8'  # restore_totals: Solo con totales: {}
    b'N\xc2cab\xb9\xe8'  # restore_left: No caben: {}
    b'L\x9ane\xd7\xeaa\x9c\xe0\xd7\xe8'  # restore_damaged: Líneas dañadas: {}
    b'Re\xdabid\xd7\xbf\xc9\xd6\xb6'  # restored: Recibidas: {} de {}
    b'P\xbd\xbd'  # restore_stop: Parar
    b'Ed\xe0\xea\xc8 Br\xbbce'  # game_bronze_age: Edad del Bronce
    b'Br\xbbc\xb5F\xbe\xcb'  # game_late_bronze_age: Bronce Final
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
    b'T\xc0\xdc\xe0\xc7'  # game_score_pad: Tanteador
    b'A trav\x97\xb8\xd6l\xe4\xb7\xd7'  # game_through_the_ages: A través de las eras
)
WORDS = Texts(IDS, ENDS, TEXTS)
