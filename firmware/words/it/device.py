"""device in Italiano. Made by `make words` from tools/words/device.toml."""

from words.ids.device import IDS
from words.texts import Texts

# fmt: off
ENDS = b"\x00\x00\x05\x00\x0e\x00\x17\x00\x1b\x00&\x00.\x007\x00?\x00H\x00P\x00U\x00Y\x00[\x00f\x00k\x00x\x00\x82\x00\xa2\x00\xba\x00\xc5\x00\xed\x00\x14\x017\x01Q\x01U\x01Z\x01^\x01\x89\x01\xb0\x01\xc6\x01\xd5\x01\xdd\x01\xf7\x01\x16\x02\x1d\x02\x1f\x02,\x021\x025\x02:\x02D\x02O\x02T\x02X\x02[\x02\x82\x02\x8b\x02\x95\x02\xba\x02\xf5\x02\x06\x034\x03;\x03D\x03T\x03Z\x03^\x03h\x03r\x03}\x03\x8b\x03\x92\x03\x98\x03\x99\x03\xa4\x03\xa9\x03\xac\x03\xb2\x03\xb9\x03\xc2\x03\xc3\x03\xc5\x03\xc7\x03\xce\x03\xd9\x03\xe7\x03\xf0\x03\x02\x04\x10\x04\x15\x04\x18\x04!\x04'\x04/\x049\x04?\x04B\x04E\x04H\x04P\x04X\x04_\x04c\x04l\x04t\x04\x81\x04\x8b\x04\x8d\x04\x97\x04\x9d\x04\xab\x04\xaf\x04\xb5\x04\xba\x04\xc0\x04\xc5\x04\xcb\x04\xd1\x04\xd7\x04\xdd\x04\xe3\x04\xeb\x04\xef\x04\xf3\x04\xf5\x04\xfb\x04\x02\x05\x0c\x05\x13\x05\x15\x05\x18\x05!\x05&\x05+\x05.\x056\x05?\x05E\x05R\x05`\x05i\x05t\x05\x9b\x05\x9e\x05\xa7\x05\xd1\x05\xed\x05\x05\x06#\x06F\x06g\x06\x80\x06\x89\x06\x8b\x06\x8f\x06\x9b\x06\xa8\x06\xb3\x06\xc0\x06\xcb\x06\xd5\x06\xda\x06\xdf\x06\xe9\x06\xf7\x06\x03\x07\x06\x07\n\x07\x0e\x07\x15\x07\x1f\x07#\x07)\x07.\x074\x07?\x07B\x07H\x07L\x07S\x07b\x07k\x07u\x07\x80\x07\x89\x07\x98\x07\xa3\x07\xa7\x07\xb2\x07\xc1\x07\xcd\x07\xd5\x07\xe1\x07"
TEXTS = (
    b'Quipu'  # quipu: Quipu
    b'In t\xc1\xf3\xbf\xc9\xb6'  # ahead: In testa: {} {}
    b'In \xdc\xd2\xbac\xe7\xb6'  # ahead_with: In testa con {}
    b'P\xc3\xc5\xe8'  # points_so_far: Punti: {}
    b'Anc\xc7\xba\xc3a\xdf\xbd\xc5\xf3'  # again: Ancora una partita
    b'\xc9gioca\xde\xd9'  # players_many: {} giocatori
    b'Nuova\xdf\xbd\xc5\xf3'  # new_game: Nuova partita
    b'P\xbd\xc5\xebf\xbei\xdc'  # finished_games: Partite finite
    b'Impos\xf3z\xfbi'  # settings: Impostazioni
    b'P\xe3memo\xd9a'  # checklists: Promemoria
    b'Rego\xee'  # rules: Regole
    b'Aiu\xde'  # help: Aiuto
    b'\xb6\xe8'  # saved_game: {}: {}
    b'Qu\xcb\xb5\xc8im\xbea\xd8?'  # drop_which: Quale eliminare?
    b'\xc8im\xbea'  # drop: elimina
    b"d\xd1\xc3'\xcbtr\xbav\xb7s\xfbe"  # other_game: di un'altra versione
    b'Nuova\xdf\xbd\xc5\xf3?'  # replace: Nuova partita?
    b's\xbd\x91 \xc8im\xbeat\xba\xcb\xe1p\xd9m\xbar\xe2pos\xf3\xea\xc8\xe1nuova.'  # replace_help: sarà eliminata alla prima risposta della nuova.
    b"C'\x96 \xc3a\xdf\xbd\xc5\xf3\xea\xd1\xc3'\xcbtr\xbav\xb7s\xfbe."  # other_version: C'è una partita di un'altra versione.
    b'Elim\xbe\xba\xe1p\xbd\xc5\xf3'  # drop_game: Elimina la partita
    b'Memo\xd9\xba\xf9\xb9a\xbf\xe1p\xbdt\xca\xbac\xbbt\xbeua\xbcm\xban\xe7vi\xb9\xb5\xf9\xa1 s\xcbva\xf3.'  # journal_full: Memoria piena: la partita continua, ma non viene più salvata.
    b'L\xf1\xbd\xc5\xebn\xe7\xd8\xd2\xc0\xc2s\xcbva\xdc\xbf\xe6e\xd2\xc2firmw\xbd\xb5n\xe7h\xbamemo\xd9a.'  # region_missing: Le partite non restano salvate: questo firmware non ha memoria.
    b'R\xe2pos\xdc\xea\xc0neggia\xdc\xe8\xdbLa\xdf\xbdt\xca\xbac\xbbt\xbeu\xbas\xb9za.'  # answers_damaged: Risposte danneggiate: {}. La partita continua senza.
    b'T\xe3pp\xb5r\xe2pos\xdc\xbfn\xe7si\xdfu\x9d \xd9ve\xf5\xd8.'  # no_replay: Troppe risposte: non si può rivedere.
    b'luce'  # code_light: luce
    b'\xbe\xf4et\xe3'  # code_close: indietro
    b'tut\xde'  # code_game: tutto
    b'Una\xdf\xbdt\xca\xba\xfdc\xc7s\xc2\x96 \xc0da\xf3\xdf\xb7sa\xbf\xe1memo\xd9\xba\xb7a\xea\xc0neggia\xf3.'  # lost_game: Una partita in corso è andata persa: la memoria era danneggiata.
    b'Scr\xca\xf0\xbaf\xcbli\xf3\xdbLa\xdf\xbdt\xca\xbac\xbbt\xbeua\xbcQuipu \xd9p\xe3v\xb7\x91.'  # journal_failed: Scrittura fallita. La partita continua, Quipu riproverà.
    b'N\xe7si\xdfu\x9d t\xc7n\xbd\xb5\xf9\xa1 \xbe\xf4et\xe3.'  # undo_ends: Non si può tornare più indietro.
    b'Vec\xc6i\xb5sc\xc8t\xf1\xb7se.'  # offers_gone: Vecchie scelte perse.
    b'\xbeizi\xc2\xf0no'  # turn_again: inizio turno
    b'Us\xda\xd8? R\xe2pos\xeb\xc6\xb5\xc0d\xd8bbe\xe3\xdf\xb7se\xe8'  # leave_loses: Uscire? Risposte che andrebbero perse: {}
    b'L\xb5impos\xf3z\xfb\xd1\xb7\xc0o\xea\xc0neggia\xdc:\xea\xba\xd9fa\xd8.'  # settings_damaged: Le impostazioni erano danneggiate: da rifare.
    b'S\xf3t\xe2\xc5\xc6e'  # statistics: Statistiche
    b'\xac\xb6'  # won: ♛{}
    b'P\xbd\xc5\xdc\xbf\xc9\x84 max\xdb\xb6'  # played_best: Partite: {} · max. {}
    b'Me\xf4a\xe8'  # average: Media: {}
    b'P\xbd\xc5\xdc'  # figure_games: Partite
    b'V\xca\xde\xd9e'  # figure_wins: Vittorie
    b'V\xca\xde\xd9e\xea\xd1f\xcea'  # figure_streak: Vittorie di fila
    b'Se\xd9\xb5\xf9\xa1 l\xc3ga'  # figure_longest: Serie più lunga
    b'Rec\xc7d'  # figure_best: Record
    b'Me\xf4a'  # figure_mean: Media
    b'\xb6,\xb6'  # decimal: {},{}
    b'P\xbd\xc5\xebf\xbei\xebs\xbb\xc2\xc0dat\xf1\xb7se\xbf\xe1memo\xd9\xba\xb7a\xea\xc0neggia\xf3.'  # finished_damaged: Partite finite sono andate perse: la memoria era danneggiata.
    b'Qu\xcb\xb5gio\xe9?'  # which_game: Quale gioco?
    b'Altr\xd1gio\xc6i'  # more_games: Altri giochi
    b'Il nome\xea\xd1\xc3 fogli\xc2segnap\xc3t\xd1f\xbe\xe2c\xb5c\xe7.txt'  # sheet_ending: Il nome di un foglio segnapunti finisce con .txt
    b'N\xe7si\xdfu\x9d \xeeg\xfc\xd8\xdbUn \xe9mput\xd0l\xc2\xd2\xbasc\xd9v\xb9do? Scegl\xceo\xea\xd1nuov\xc2tr\xba\xc3 mo\xf8\xde.'  # sheet_unreadable: Non si può leggere. Un computer lo sta scrivendo? Sceglilo di nuovo tra un momento.
    b'Il f\xce\xb5\x96 \xce\xeeggibi\xee.'  # hardware_unreadable: Il file è illeggibile.
    b'V\xcb\xb5\xce cablaggi\xc2s\xd3i\xde\xdbS\xcbv\xcbo\xea\xd1nuov\xc2\xe9m\xb5\xdc\xd2\xc2semplice.'  # hardware_unreadable_help: Vale il cablaggio solito. Salvalo di nuovo come testo semplice.
    b'Gioca\xde\xd9'  # how_many: Giocatori
    b'Giocat\xc7\xb5\xb6'  # who: Giocatore {}
    b'Giocat\xc7\xb5\xfe(\xbeizia)'  # who_starts: Giocatore 1 (inizia)
    b'Gioc\xdb\xb6'  # unnamed: Gioc. {}
    b'T\xca\xd3o'  # what_title: Titolo
    b'Nuov\xc2t\xca\xd3o\xaa'  # new_title: Nuovo titolo…
    b'Nuov\xc2nome\xaa'  # new_name: Nuovo nome…
    b'Ord\xbee\xea\xd1gio\xe9'  # order: Ordine di gioco
    b'S\xc7\xdcggi\xba\xc6\xd1\xbeizia'  # draw_lots: Sorteggia chi inizia
    b'Inizi\xba\xb6'  # lots_fell: Inizia {}
    b'Inizia'  # start_game: Inizia
    b'\xb6'  # name_of: {}
    b'Un\xdfo\xd2\xc2\xf9\xa1 su'  # moves_up: Un posto più su
    b'Segno'  # sign: Segno
    b'f\xbee'  # name_done: fine
    b'c\xc0c\xc8la'  # name_delete: cancella
    b'gi\x91\xdfr\xc1o'  # name_taken: già preso
    b'\xcb m\xd7sim\xc22'  # name_alike: al massimo 2
    b'\xbf'  # colon: :
    b'S\x99'  # yes: Sì
    b'No'  # no: No
    b'Att\xb9z\xfbe'  # attention: Attenzione
    b'P\xd8m\xd1ogn\xd1t\xd7\xde'  # check_keys: Premi ogni tasto
    b'\xfe\xf3\xd2\xc23 v\xd3\xdc\xbfav\xc0\xc5'  # check_next: 1 tasto 3 volte: avanti
    b'\xc9by\xeblibe\xd9'  # check_free: {} byte liberi
    b'S\xd1\x96 ve\xd9ficat\xc2\xc3 \xb7\xe3\xd8'  # crash: Si è verificato un errore
    b'La\xdf\xbdt\xca\xba\x96 s\xcbva.'  # crash_safe: La partita è salva.
    b'\xbe\xf4et\xe3'  # crash_back: indietro
    b'M\xb9u'  # menu: Menu
    b'\x17 l\xc3go\xbf\xf8u'  # menu_hold:  lungo: menu
    b'Or\xd3ogi'  # player_clocks: Orologi
    b'Qu\xc0\xc5\xeaa\xf4?'  # dice_count: Quanti dadi?
    b'\x16 l\xc3go\xbf\xc5ra'  # roll_hold:  lungo: tira
    b'\xc5r\xc2\xb6/\xb6'  # rolls: tiro {}/{}
    b'\xc5ra'  # roll: tira
    b'\xc5\xb9i'  # keep_die: tieni
    b'r\xc1\xf3'  # die_stays: resta
    b'l\xc3go\xbfr\xc1\xde'  # rest_hold: lungo: resto
    b'l\xc3go\xbfb\xd7\xf3'  # done_hold: lungo: basta
    b'\x16 l\xc3go\xe8'  # held_does:  lungo: {}
    b'S\xc6e\xf5'  # sheet: Schede
    b'Cl\xd7sifica'  # standings: Classifica
    b'Ul\xc5m\xd1\xf0ni'  # last_turns: Ultimi turni
    b'Tutt\xd1\xd1gioca\xde\xd9'  # compare: Tutti i giocatori
    b'Tutt\xc2a\xdfos\xde'  # no_danger: Tutto a posto
    b'\xb6:'  # turn_of: {}:
    b'Anc\xc7\xbani\xb9\xdc.'  # nothing_yet: Ancora niente.
    b'C\xc7\xd8ggi'  # adjust: Correggi
    b'Hom\xb5(\xd8\xd2\xbas\xcbva\xf3)'  # leave: Home (resta salvata)
    b'av\xc0\xc5'  # go_on: avanti
    b'scegli'  # choose: scegli
    b'\xbe\xf4et\xe3'  # back: indietro
    b'c\xc7\xd8ggi'  # correct: correggi
    b'L\xbegua'  # language: Lingua
    b'Engl\xe2h'  # language_name_en: English
    b'Deuts\xc6'  # language_name_de: Deutsch
    b'Espa\x9c\xd3'  # language_name_es: Español
    b'Fr\xc0\x95a\xe2'  # language_name_fr: Français
    b'It\xcbi\xc0o'  # language_name_it: Italiano
    b'Lum\xbeos\xca\x91'  # brightness: Luminosità
    b'b\xd7sa'  # brightness_0: bassa
    b'me\xf4a'  # brightness_1: media
    b'\xcb\xf3'  # brightness_2: alta
    b'm\xd7sima'  # brightness_3: massima
    b'Capov\xd3\xde'  # upside_down: Capovolto
    b'St\xc0dby\xeaopo'  # sleep_after: Standby dopo
    b'P\xc3\xc5\xeaopo'  # scores_after: Punti dopo
    b'\xc9s'  # seconds: {} s
    b'mai'  # never: mai
    b'Ripet\xdbt\xd7\xc5'  # key_repeat: Ripet. tasti
    b'ra\xf9da'  # key_repeat_0: rapida
    b'n\xc7ma\xee'  # key_repeat_1: normale
    b'l\xb9\xf3'  # key_repeat_2: lenta
    b'Tir\xbai\xeaa\xf4'  # roller: Tira i dadi
    b'Nom\xd1\xb5t\xca\xd3i'  # names: Nomi e titoli
    b'c\xc0c\xc8la'  # delete: cancella
    b'C\xc0c\xc8l\xbd\xb5\xe1p\xbd\xc5\xf3?'  # delete_game: Cancellare la partita?
    b'C\xc0c\xc8l\xbd\xb5\xce nome?'  # delete_name: Cancellare il nome?
    b'C\xc0c\xc8\xe1tut\xde'  # forget: Cancella tutto
    b'Davv\xb7\xc2tut\xde?'  # forget_sure: Davvero tutto?
    b'S\xd1c\xc0c\xc8l\xc0\xc2impos\xf3z\xfbi\xbcnomi,\xdf\xbd\xc5\xebf\xbei\xeb\xb5\xfdc\xc7so.'  # forget_help: Si cancellano impostazioni, nomi, partite finite e in corso.
    b'\xc9m\xbe'  # minutes: {} min
    b'Inf\xc7maz\xfbi'  # about: Informazioni
    b'Softw\xbd\xb5lib\xb7\xc2(MIT)\xdbLic\xb9ze\xbfLICENSE\xbc\xde\xd3s/f\xbbts.'  # about_licences: Software libero (MIT). Licenze: LICENSE, tools/fonts.
    b'F\xd8cce\xbfscegl\xd1\xb5c\xecbia\xdb\x16\xbfc\xbbf\xb7ma.'  # help_keys: Frecce: scegli e cambia. : conferma.
    b'\x17\xbf\xbe\xf4et\xe3\xbcf\xbe\xc2\xcb\xe1p\xd9m\xbar\xe2pos\xf3.'  # help_back: : indietro, fino alla prima risposta.
    b'Da\xf4\xbf\xc3 t\xd7\xde\xdf\xb7\xea\xe0o\xbc\xe6\xc8lo\xea\xc8\xe1su\xbaf\xd5\xdaa.'  # help_dice: Dadi: un tasto per dado, quello della sua faccia.
    b'\x18\xbfs\xc6e\xd6\xb5cl\xd7sifica\xdbSui\xeaa\xf4\xbf\xc5\xb9i\xdf\xd8mut\xc2\x17.'  # help_menu: : schede e classifica. Sui dadi: tieni premuto .
    b'\x14 su 0\xdfr\xb9\xd6tut\xde\xbc\x15\xdf\xd8mut\xc2\xbal\xc3g\xc2\xd9em\xf9e.'  # help_amounts:  su 0 prende tutto,  premuto a lungo riempie.
    b'Spegn\xd1\xe6\xc0d\xc2vuoi\xbf\xe1p\xbdt\xca\xbar\xc1\xf3.'  # help_safe: Spegni quando vuoi: la partita resta.
    b'I tuoi\xeaa\xf4'  # dice: I tuoi dadi
    b'\xe6i'  # place_here: qui
    b'tut\xc5'  # place_all: tutti
    b'\x15+1\xbcl\xc3go\xbfmax'  # allot_keys: +1, lungo: max
    b'n\xb5\xd8\xd2\xc0\xc2\xb6\xbf\xc0c\xc7\xba\x16'  # allot_left: ne restano {}: ancora 
    b'Anc\xc7a\xeaa\xeaa\xd8\xe8'  # still_to_give: Ancora da dare: {}
    b'Anc\xc7a\xeaa\xdfr\xb9\xf5\xd8\xe8'  # still_to_get: Ancora da prendere: {}
    b'Qu\xd1n\xe7si\xdfu\x9d.'  # refused: Qui non si può.
    b'Al m\xd7sim\xc2\xb6'  # refused_most: Al massimo {}
    b'Al\xf8\xc2\xb6'  # refused_least: Almeno {}
    b'D\xba\xc9\xba\xb6'  # refused_range: Da {} a {}
    b'M\xc0c\xc0\xc2\xc0c\xc7a\xe8'  # allot_due: Mancano ancora: {}
    b'Al m\xd7sim\xc2\xc9\xeet\xdc\xd8'  # name_full: Al massimo {} lettere
    b'S\xb7v\xb5\xc3\xba\xeett\xb7a.'  # name_empty: Serve una lettera.
    b'\xf0no'  # news: turno
    b'To\xf3\xee'  # score_total: Totale
    b'\xe3\xc3\xd4\xb6'  # round: round {}
    b"L'\xc0da\xf8\xde"  # race: L'andamento
    b'F\xbe\xca\xba\xcb \xe3\xc3\xd4\xb6'  # ended_round: Finita al round {}
    b'home'  # go_home: home
    b'V\xbec\xb5\xb6!'  # wins: Vince {}!
    b'\xb6\xe8\xdf\xc3\xc5'  # alone: {}: {} punti
    b'Rec\xc7d\xe8'  # best_so_far: Record: {}
    b'V\xca\xde\xd9\xbac\xbb\xf4v\xe2a'  # shared: Vittoria condivisa
    b'\xb6\xdb\xb6'  # numbered: {}. {}
    b'P\xbdt\xca\xba\xb6'  # nth_game: Partita {}
    b'Fat\xde'  # done: Fatto
    b'D\xcb cavo'  # restore: Dal cavo
    b'Riceve\xd8\xea\xcb cavo?'  # restore_ask: Ricevere dal cavo?
    b'P\xbd\xc5\xebf\xbei\xdc\xe8'  # restore_games: Partite finite: {}
    b'P\xbd\xc5\xeb\xfdc\xc7so\xe8'  # restore_under_way: Partite in corso: {}
    b'S\xd3\xc2c\xe7\xd1\xdet\xcbi\xe8'  # restore_totals: Solo con i totali: {}
    b'S\xb9za\xdfos\xde\xe8'  # restore_left: Senza posto: {}
    b'Righe\xea\xc0neggia\xdc\xe8'  # restore_damaged: Righe danneggiate: {}
    b'Ricevu\xdc\xe8\xea\xd1\xb6'  # restored: Ricevute: {} di {}
    b'F\xb7ma'  # restore_stop: Ferma
    b'Et\x91\xea\xc8 br\xbbzo'  # game_bronze_age: Età del bronzo
    b'T\xbdd\xbaet\x91\xea\xc8 br\xbbzo'  # game_late_bronze_age: Tarda età del bronzo
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
    b'Segnap\xc3\xc5'  # game_score_pad: Segnapunti
    b'Thr\xfagh \xdd\xb5Ag\xc1'  # game_through_the_ages: Through the Ages
)
WORDS = Texts(IDS, ENDS, TEXTS)
