"""device in Deutsch. Made by `make words` from tools/words/device.toml."""

from words.ids.device import IDS
from words.texts import Texts

# fmt: off
ENDS = b"\x00\x00\x05\x00\x0b\x00\x13\x00\x18\x00 \x00%\x00,\x005\x00=\x00F\x00K\x00O\x00Q\x00_\x00d\x00n\x00v\x00\x8f\x00\xad\x00\xba\x00\xeb\x00\x1c\x01A\x01^\x01b\x01g\x01j\x01\x91\x01\xc2\x01\xd9\x01\xea\x01\xf2\x01\x0e\x021\x027\x029\x02F\x02L\x02P\x02T\x02]\x02g\x02k\x02p\x02s\x02\x98\x02\xa0\x02\xa9\x02\xc6\x02\xfb\x02\n\x039\x03=\x03B\x03O\x03T\x03W\x03_\x03g\x03o\x03\x7f\x03\x86\x03\x8e\x03\x8f\x03\x9f\x03\xa4\x03\xa8\x03\xad\x03\xb2\x03\xbb\x03\xbc\x03\xbe\x03\xc1\x03\xc6\x03\xd4\x03\xe1\x03\xe9\x03\xf6\x03\x03\x04\x08\x04\x0b\x04\x14\x04\x1c\x04)\x045\x04<\x04B\x04H\x04M\x04T\x04\\\x04b\x04f\x04m\x04u\x04}\x04\x88\x04\x8a\x04\x94\x04\x9b\x04\xab\x04\xaf\x04\xb4\x04\xb9\x04\xc0\x04\xc6\x04\xcc\x04\xd2\x04\xd8\x04\xde\x04\xe4\x04\xec\x04\xf0\x04\xf4\x04\xf7\x04\xfa\x04\x05\x05\x0e\x05\x15\x05\x17\x05\x1a\x05#\x05(\x05,\x051\x057\x05?\x05D\x05R\x05_\x05h\x05t\x05\x9c\x05\x9f\x05\xa7\x05\xd0\x05\xed\x05\x08\x06/\x06T\x06r\x06\x96\x06\x9c\x06\x9f\x06\xa1\x06\xb0\x06\xbd\x06\xc8\x06\xd4\x06\xe1\x06\xe8\x06\xef\x06\xf6\x06\x01\x07\r\x07\x1c\x07\x1f\x07#\x07'\x07.\x07<\x07D\x07K\x07R\x07]\x07g\x07j\x07o\x07s\x07{\x07\x8c\x07\x96\x07\xa0\x07\xab\x07\xb5\x07\xc1\x07\xcd\x07\xd4\x07\xdc\x07\xe8\x07\xf4\x07\xfd\x07\n\x08"
TEXTS = (
    b'Quipu'  # quipu: Quipu
    b'V\xc7n\xbf\xc9\xb6'  # ahead: Vorn: {} {}
    b'V\xc7n mi\xc4\xb6'  # ahead_with: Vorn mit {}
    b'P\xc3k\xdc\xe8'  # points_so_far: Punkte: {}
    b'No\xc6 e\xbem\xcb'  # again: Noch einmal
    b'\xc9S\xf9\xc8\xb7'  # players_many: {} Spieler
    b'Neu\xcdS\xf9\xc8'  # new_game: Neues Spiel
    b'Be\xb9\xf5\xebS\xf9e\xee'  # finished_games: Beendete Spiele
    b'E\xbe\xd2\xc8l\xc3g\xb9'  # settings: Einstellungen
    b'Checkli\xd2\xb9'  # checklists: Checklisten
    b'Reg\xc8n'  # rules: Regeln
    b'H\xcefe'  # help: Hilfe
    b'\xb6\xe8'  # saved_game: {}: {}
    b'W\xc8\xc6\xcdS\xf9\xc8 l\xa0s\xc6\xb9?'  # drop_which: Welches Spiel löschen?
    b'l\xa0s\xc6\xb9'  # drop: löschen
    b'v\xe7\xc0d\xb7\xd0V\xb7s\xfb'  # other_game: von anderer Version
    b'Neu\xcdS\xf9\xc8?'  # replace: Neues Spiel?
    b'wir\xd4bei\xea\xd0\xb7\xd2\xcfAntw\xc7\xc4g\xc8\xa0s\xc6t.'  # replace_help: wird bei der ersten Antwort gelöscht.
    b'E\xfdg\xc1pei\xc6\xb7t\xcdS\xf9\xc8 ha\xc4e\xbe\xb5\xc0d\xb7\xb5V\xb7s\xfb.'  # other_version: Ein gespeichertes Spiel hat eine andere Version.
    b'Di\xc1\xcdS\xf9\xc8 l\xa0s\xc6\xb9'  # drop_game: Dieses Spiel löschen
    b'Spei\xc6\xd0v\xd3l\xbfD\xe4S\xf9\xc8 \xfch\xc4we\xca\xb7\xbcwir\xd4ab\xd0ni\xc6\xc4mehr g\xc1pei\xc6\xb7t.'  # journal_full: Speicher voll: Das Spiel geht weiter, wird aber nicht mehr gespeichert.
    b'S\xf9\xc8\xb5b\xeeib\xcfni\xc6\xc4\xb7h\xcbt\xb9\xbfDi\xc1\xb5Firmw\xbd\xb5ha\xc4ke\xbe\xcfSpei\xc6\xb7\xeaaf\xa4r.'  # region_missing: Spiele bleiben nicht erhalten: Diese Firmware hat keinen Speicher dafür.
    b'B\xc1\xc6\x94\xf4g\xebAntw\xc7t\xb9\xe8\xdbD\xe4S\xf9\xc8 \xfch\xc4ohn\xb5si\xb5we\xca\xb7.'  # answers_damaged: Beschädigte Antworten: {}. Das Spiel geht ohne sie weiter.
    b'Zu vi\xc8\xb5Antw\xc7t\xb9\xbfni\xc6\xc4na\xc6zus\xf9\xc8\xb9.'  # no_replay: Zu viele Antworten: nicht nachzuspielen.
    b'Li\xc6t'  # code_light: Licht
    b'z\xcc\xa4ck'  # code_close: zurück
    b'\xcbl\xc1'  # code_game: alles
    b'E\xfdl\xe5f\xb9d\xcdS\xf9\xc8 \xe2\xc4v\xb7l\xc7\xb9\xbfD\xd0Spei\xc6\xd0w\xbd b\xc1\xc6\x94\xf4gt.'  # lost_game: Ein laufendes Spiel ist verloren: Der Speicher war beschädigt.
    b'Spei\xc6\xb7n m\xe2sl\xc3g\xb9\xdbD\xe4S\xf9\xc8 \xfch\xc4we\xca\xb7\xbcQuipu v\xb7su\xc6\xc4\xcdwied\xb7.'  # journal_failed: Speichern misslungen. Das Spiel geht weiter, Quipu versucht es wieder.
    b'We\xca\xd0z\xcc\xa4ck \xfch\xc4\xcdni\xc6\xc4mehr.'  # undo_ends: Weiter zurück geht es nicht mehr.
    b'Al\xebAntw\xc7t\xcfs\xbe\xd4weg.'  # offers_gone: Alte Antworten sind weg.
    b'Zugbeg\xben'  # turn_again: Zugbeginn
    b'V\xb7l\xd7s\xb9? Antw\xc7t\xb9\xbc\xf4\xb5v\xb7l\xc7\xcfg\xbeg\xb9\xe8'  # leave_loses: Verlassen? Antworten, die verloren gingen: {}
    b'Di\xb5E\xbe\xd2\xc8l\xc3g\xcfw\xbd\xcfb\xc1\xc6\x94\xf4gt\xbfb\xca\xebneu w\x94hl\xb9.'  # settings_damaged: Die Einstellungen waren beschädigt: bitte neu wählen.
    b'S\xf3t\xe2\xc5k'  # statistics: Statistik
    b'\xac\xb6'  # won: ♛{}
    b'S\xf9e\xee\xbf\xc9\x84 max\xdb\xb6'  # played_best: Spiele: {} · max. {}
    b'S\xc6n\xcat\xe8'  # average: Schnitt: {}
    b'S\xf9e\xee'  # figure_games: Spiele
    b'Sie\xfc'  # figure_wins: Siege
    b'Sieg\xb5\xfdF\xd3\xfc'  # figure_streak: Siege in Folge
    b'L\x94ngs\xebSe\xd9e'  # figure_longest: Längste Serie
    b'Be\xd2\xc1'  # figure_best: Bestes
    b'S\xc6n\xcat'  # figure_mean: Schnitt
    b'\xb6,\xb6'  # decimal: {},{}
    b'Be\xb9\xf5\xebS\xf9\xc8\xb5s\xbe\xd4v\xb7l\xc7\xb9\xbfD\xd0Spei\xc6\xd0w\xbd b\xc1\xc6\x94\xf4gt.'  # finished_damaged: Beendete Spiele sind verloren: Der Speicher war beschädigt.
    b'W\xc8\xc6\xcdS\xf9\xc8?'  # which_game: Welches Spiel?
    b'We\xca\xb7\xb5S\xf9e\xee'  # more_games: Weitere Spiele
    b'D\xd0N\xec\xb5e\xbe\xcdW\xb7t\xc3gsbog\xb9\xb8\xb9\xf5\xc4\xe5f .txt'  # sheet_ending: Der Name eines Wertungsbogens endet auf .txt
    b'Ni\xc6\xc4l\xc1b\xbd\xdbS\xc6\xd8ib\xc4g\xb7a\xd6e\xfdComput\xb7\xea\xbd\xc0? G\xeei\xc6 no\xc6 e\xbem\xcb w\x94hl\xb9.'  # sheet_unreadable: Nicht lesbar. Schreibt gerade ein Computer daran? Gleich noch einmal wählen.
    b'Da\xdc\xd1\xe2\xc4ni\xc6\xc4l\xc1b\xbd.'  # hardware_unreadable: Datei ist nicht lesbar.
    b'E\xb8g\xce\xc4\xf4\xb5\xa4bli\xc6\xb5V\xb7draht\xc3g\xdbB\xca\xebneu \xcb\xb8\xd8\xbe\xcfTex\xc4spei\xc6\xb7n.'  # hardware_unreadable_help: Es gilt die übliche Verdrahtung. Bitte neu als reinen Text speichern.
    b'S\xf9\xc8\xb7'  # how_many: Spieler
    b'S\xf9\xc8\xd0\xb6'  # who: Spieler {}
    b'S\xf9\xc8\xd0\xfe(beg\xbent)'  # who_starts: Spieler 1 (beginnt)
    b'S\xf9\xc8\xd0\xb6'  # unnamed: Spieler {}
    b'T\xca\xc8'  # what_title: Titel
    b'Neu\xd0T\xca\xc8\xaa'  # new_title: Neuer Titel…
    b'Neu\xd0N\xece\xaa'  # new_name: Neuer Name…
    b'Reih\xb9f\xd3\xfc'  # order: Reihenfolge
    b'Auslos\xb9\xbcw\xd0beg\xbent'  # draw_lots: Auslosen, wer beginnt
    b'\xc9beg\xbent'  # lots_fell: {} beginnt
    b"Lo\xb8\xfcht's"  # start_game: Los geht's
    b'\xb6'  # name_of: {}
    b'E\xbe\xcfPlatz na\xc6 ob\xb9'  # moves_up: Einen Platz nach oben
    b'Zei\xc6\xb9'  # sign: Zeichen
    b'f\xb7\xc5g'  # name_done: fertig
    b'l\xa0s\xc6\xb9'  # name_delete: löschen
    b'v\xb7\xfcb\xb9'  # name_taken: vergeben
    b'n\xcc zweim\xcb'  # name_alike: nur zweimal
    b'\xbf'  # colon: :
    b'Ja'  # yes: Ja
    b'Ne\xbe'  # no: Nein
    b'A\xc6t\xc3g'  # attention: Achtung
    b'All\xb5Ta\xd2\xb9\xear\xa4ck\xb9'  # check_keys: Alle Tasten drücken
    b'\xfeT\xd7\xeb3-m\xcb\xbfwe\xca\xb7'  # check_next: 1 Taste 3-mal: weiter
    b'\xc9Byt\xcdf\xd8i'  # check_free: {} Bytes frei
    b'Etw\xe4g\xbeg s\xc6ief'  # crash: Etwas ging schief
    b'D\xe4S\xf9\xc8 \xe2\xc4si\xc6\xb7.'  # crash_safe: Das Spiel ist sicher.
    b'z\xcc\xa4ck'  # crash_back: zurück
    b'M\xb9\xa4'  # menu: Menü
    b'\x17 l\xc0g\xbfM\xb9\xa4'  # menu_hold:  lang: Menü
    b'S\xf9\xc8\xb7uhr\xb9'  # player_clocks: Spieleruhren
    b'Wi\xb5vi\xc8\xb5W\xa4rf\xc8?'  # dice_count: Wie viele Würfel?
    b'\x16 l\xc0g\xbfw\xa4rf\xc8n'  # roll_hold:  lang: würfeln
    b'W\xccf \xb6/\xb6'  # rolls: Wurf {}/{}
    b'w\xa4rf\xc8n'  # roll: würfeln
    b'beh\xcbt\xb9'  # keep_die: behalten
    b'b\xeeibt'  # die_stays: bleibt
    b'l\xc0g\xbfRe\xd2'  # rest_hold: lang: Rest
    b'l\xc0g\xbff\xb7\xc5g'  # done_hold: lang: fertig
    b'\x16 l\xc0g\xe8'  # held_does:  lang: {}
    b'B\xa0g\xb9'  # sheet: Bögen
    b'P\xc3k\xdc\xd2\xc0d'  # standings: Punktestand
    b'Letz\xebZ\xa4\xfc'  # last_turns: Letzte Züge
    b'All\xb5S\xf9\xc8\xb7'  # compare: Alle Spieler
    b'All\xcd\xfdOrdn\xc3g'  # no_danger: Alles in Ordnung
    b'\xb6:'  # turn_of: {}:
    b'No\xc6 ni\xc6ts.'  # nothing_yet: Noch nichts.
    b'K\xc7\xd9gi\xb7\xb9'  # adjust: Korrigieren
    b'St\xbdtsei\xeb(g\xc1i\xc6\xb7t)'  # leave: Startseite (gesichert)
    b'we\xca\xb7'  # go_on: weiter
    b'w\x94hl\xb9'  # choose: wählen
    b'z\xcc\xa4ck'  # back: zurück
    b'k\xc7\xd9gi\xb7\xb9'  # correct: korrigieren
    b'Spra\xc6e'  # language: Sprache
    b'Engl\xe2h'  # language_name_en: English
    b'Deuts\xc6'  # language_name_de: Deutsch
    b'Espa\x9c\xd3'  # language_name_es: Español
    b'Fr\xc0\x95a\xe2'  # language_name_fr: Français
    b'It\xcbi\xc0o'  # language_name_it: Italiano
    b'H\xc8ligke\xca'  # brightness: Helligkeit
    b'g\xb7\xbeg'  # brightness_0: gering
    b'm\xcat\xc8'  # brightness_1: mittel
    b'ho\xc6'  # brightness_2: hoch
    b'v\xd3l'  # brightness_3: voll
    b'Auf \xf5m Kopf'  # upside_down: Auf dem Kopf
    b'St\xc0db\xefna\xc6'  # sleep_after: Standby nach
    b'P\xc3k\xebna\xc6'  # scores_after: Punkte nach
    b'\xc9s'  # seconds: {} s
    b'nie'  # never: nie
    b'Wied\xb7h\xd3\xc3g'  # key_repeat: Wiederholung
    b's\xc6n\xc8l'  # key_repeat_0: schnell
    b'n\xc7m\xcb'  # key_repeat_1: normal
    b'l\xc0gs\xec'  # key_repeat_2: langsam
    b'W\xa4rf\xc8n'  # roller: Würfeln
    b'N\xec\xcf\xc3\xd4T\xca\xc8'  # names: Namen und Titel
    b'l\xa0s\xc6\xb9'  # delete: löschen
    b'Di\xc1\xcdS\xf9\xc8 l\xa0s\xc6\xb9?'  # delete_game: Dieses Spiel löschen?
    b'Di\xc1\xcfN\xec\xcfl\xa0s\xc6\xb9?'  # delete_name: Diesen Namen löschen?
    b'All\xcdl\xa0s\xc6\xb9'  # forget: Alles löschen
    b'Wirkli\xc6 \xcbl\xc1?'  # forget_sure: Wirklich alles?
    b'E\xbe\xd2\xc8l\xc3g\xb9\xbcNa\xf8\xbcbe\xb9\xf5\xeb\xc3\xd4l\xe5f\xb9\xd6S\xf9\xc8\xb5w\xb7d\xcfg\xc8\xa0s\xc6t.'  # forget_help: Einstellungen, Namen, beendete und laufende Spiele werden gelöscht.
    b'\xc9m\xbe'  # minutes: {} min
    b'\x8fb\xd0Quipu'  # about: Über Quipu
    b'F\xd8i\xb5Softw\xbd\xb5(MIT)\xdbLiz\xb9z\xb9\xbfLICENSE\xbc\xde\xd3s/f\xbbts.'  # about_licences: Freie Software (MIT). Lizenzen: LICENSE, tools/fonts.
    b'Pfei\xee\xbfw\x94hl\xcf\xc3\xd4\x94nd\xb7n\xdb\x16\xbfbe\xd2\x94\xc5g\xb9.'  # help_keys: Pfeile: wählen und ändern. : bestätigen.
    b'\x17 \xfch\xc4z\xcc\xa4ck\xbcbi\xb8z\xcc \xb7\xd2\xcfAntw\xc7t.'  # help_back:  geht zurück, bis zur ersten Antwort.
    b'Pr\xc2W\xa4rf\xc8 e\xfdDruck \xe5f \xf4\xb5T\xd7\xdc\xbcw\xc2se\xfdB\xce\xd4s\xdcht.'  # help_dice: Pro Würfel ein Druck auf die Taste, wo sein Bild steht.
    b'\x18\xbfB\xa0g\xcf\xc3\xd4St\xc0d\xdbBei\xea\xcfW\xa4rf\xc8n\xbf\x17 l\xc0g\xear\xa4ck\xb9.'  # help_menu: : Bögen und Stand. Bei den Würfeln:  lang drücken.
    b'\x14 \xe5f 0 nimm\xc4\xcbl\xc1\xbc\x15 l\xc0g f\xa4ll\xc4\xe5f.'  # help_amounts:  auf 0 nimmt alles,  lang füllt auf.
    b'Auss\xc6\xcbt\xcf\xfch\xc4jed\xb7ze\xca\xbfD\xe4S\xf9\xc8 b\xeeib\xc4\xb7h\xcbt\xb9.'  # help_safe: Ausschalten geht jederzeit: Das Spiel bleibt erhalten.
    b'De\xfdW\xccf'  # dice: Dein Wurf
    b'hi\xb7'  # place_here: hier
    b'\xcb\xee'  # place_all: alle
    b'\x15+1\xbcl\xc0g\x80\x15 f\xa4llt'  # allot_keys: +1, lang  füllt
    b'\xc9\xa4b\xd9g\xbfno\xc6m\xcb\x80\x16'  # allot_left: {} übrig: nochmal 
    b'No\xc6 zu \xfcb\xb9\xe8'  # still_to_give: Noch zu geben: {}
    b'No\xc6 zu neh\xf8\xe8'  # still_to_get: Noch zu nehmen: {}
    b'D\xe4\xfch\xc4hi\xd0ni\xc6t.'  # refused: Das geht hier nicht.
    b'H\xa0\xc6\xd2\xb9\xb8\xb6'  # refused_most: Höchstens {}
    b'M\xbe\xf5\xd2\xb9\xb8\xb6'  # refused_least: Mindestens {}
    b'V\xe7\xc9bi\xb8\xb6'  # refused_range: Von {} bis {}
    b'E\xb8fehl\xcfno\xc6\xe8'  # allot_due: Es fehlen noch: {}
    b'H\xa0\xc6\xd2\xb9\xb8\xc9Zei\xc6\xb9'  # name_full: Höchstens {} Zeichen
    b'Ers\xc4e\xbe\xcfBu\xc6s\xf3b\xb9!'  # name_empty: Erst einen Buchstaben!
    b'Zug'  # news: Zug
    b'G\xc1\xect'  # score_total: Gesamt
    b'R\xc3\xd6\xb6'  # round: Runde {}
    b'D\xd0V\xb7l\xe5f'  # race: Der Verlauf
    b'Zu En\xd6na\xc6 R\xc3\xd6\xb6'  # ended_round: Zu Ende nach Runde {}
    b'St\xbdtsei\xdc'  # go_home: Startseite
    b'\xc9\xfcw\xbent!'  # wins: {} gewinnt!
    b'\xb6\xbf\xc9P\xc3k\xdc'  # alone: {}: {} Punkte
    b'B\xe2h\xd0\xec be\xd2\xb9\xe8'  # best_so_far: Bisher am besten: {}
    b'Ge\xdc\xcet\xd0Sieg'  # shared: Geteilter Sieg
    b'\xb6\xdb\xb6'  # numbered: {}. {}
    b'S\xf9\xc8 \xb6'  # nth_game: Spiel {}
    b'F\xb7\xc5g'  # done: Fertig
    b'Vom Kab\xc8'  # restore: Vom Kabel
    b'Vom Kab\xc8 \xa4b\xb7neh\xf8?'  # restore_ask: Vom Kabel übernehmen?
    b'Be\xb9\xf5\xebS\xf9e\xee\xe8'  # restore_games: Beendete Spiele: {}
    b'L\xe5f\xb9\xd6S\xf9e\xee\xe8'  # restore_under_way: Laufende Spiele: {}
    b'N\xcc mi\xc4Sum\xf8\xe8'  # restore_totals: Nur mit Summen: {}
    b'Ohn\xb5Platz\xe8'  # restore_left: Ohne Platz: {}
    b'B\xc1\xc6\x94\xf4g\xebZe\xce\xb9\xe8'  # restore_damaged: Beschädigte Zeilen: {}
    b'\x8fb\xb7nom\xf8\xbf\xc9v\xe7\xb6'  # restored: Übernommen: {} von {}
    b'Aufh\xa0r\xb9'  # restore_stop: Aufhören
    b'Br\xbbzeze\xca'  # game_bronze_age: Bronzezeit
    b'Sp\x94\xebBr\xbbzeze\xca'  # game_late_bronze_age: Späte Bronzezeit
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
    b'P\xc3k\xdcblock'  # game_score_pad: Punkteblock
    b'Im W\xc0d\xc8\xea\xd0Ze\xca\xb9'  # game_through_the_ages: Im Wandel der Zeiten
)
WORDS = Texts(IDS, ENDS, TEXTS)
