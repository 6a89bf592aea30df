"""through_the_ages_reference in Deutsch. Made by `make words` from tools/words/through_the_ages_reference.toml."""

from words.ids.through_the_ages_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b"\x00\x00\x05\x00\x12\x00\x1b\x00&\x002\x00=\x00H\x00W\x00c\x00k\x00y\x00\x81\x00\x8f\x00\x9c\x00\xa9\x00\xb4\x00\xbe\x00\xc9\x00\xd1\x00\xe1\x00\xef\x00\xfc\x00\x04\x01\x0f\x01\x17\x01\x1f\x01)\x01-\x014\x018\x01A\x01I\x01Q\x01T\x01X\x01_\x01\x96\x01\xc0\x01\xde\x01\x15\x02B\x02w\x02\xab\x02\xe3\x02\x18\x032\x03j\x03\x94\x03\xca\x03\xf9\x03$\x049\x04f\x04\x88\x04\xaf\x04\xe0\x04\n\x05;\x05d\x05\x90\x05\xb4\x05\xe6\x05\x16\x06;\x06g\x06\x8e\x06\xb4\x06\xdc\x06\x0f\x07<\x07r\x07\x8a\x07\xa9\x07\xc8\x07\xfa\x07\x1c\x08@\x08w\x08\xa6\x08\xd6\x08\x00\t1\tP\tv\t\xa6\t\xcd\t\xfe\t4\nc\n~\n\x9e\n\xcb\n\xf7\n*\x0b\\\x0b\x82\x0b\xab\x0b\xd3\x0b\xf4\x0b'\x0cH\x0ct\x0c\x8f\x0c\xc6\x0c"
TEXTS = (
    b'D\xd0Zug'  # list_turn: Der Zug
    b'En\xd6e\xbe\xcdZe\xca\xcbt\xb7s'  # list_age_end: Ende eines Zeitalters
    b'En\xf5\xea\xcdS\xf9\xc8s'  # list_game_end: Ende des Spiels
    b'K\xbdt\xb9\xbc\xc9Akt\xfb\xb9'  # list_take: Karten, {} Aktionen
    b'Reih\xb5\xe5ff\xa4ll\xb9'  # list_slide: Reihe auffüllen
    b'1\xdf\xd3\xca\xe2\xc6\xb5Akt\xfb'  # list_politics: 1 politische Aktion
    b'Ke\xfdneu\xd0K\xd9eg'  # list_no_war: Kein neuer Krieg
    b'M\xce\xca\x94rk\xbdt\xcfabw\xb7f\xb9'  # list_hand: Militärkarten abwerfen
    b'Ziv\xce \xc3\xd4M\xce\xca\x94r'  # list_actions: Zivil und Militär
    b'Zug\xb9\xd6hi\xb7'  # list_production: Zugende hier
    b'M\xce\xca\x94rk\xbdt\xcfzieh\xb9'  # list_draw: Militärkarten ziehen
    b'Neu\xb5S\xf3p\xc8'  # list_decks: Neue Stapel
    b'Al\xebE\xd8ign\xe2s\xb5weg'  # list_past: Alte Ereignisse weg
    b'Al\xebAnf\xa4hr\xd0\xfch\xb9'  # list_leaders: Alte Anführer gehen
    b'Al\xebH\xc0dk\xbdt\xcfweg'  # list_cards: Alte Handkarten weg
    b'Unf\xb7\xc5g\xb5W\xc3d\xb7'  # list_wonders: Unfertige Wunder
    b'Al\xebPak\xeb\xfch\xb9'  # list_pacts: Alte Pakte gehen
    b'J\xb52 g\xc8b\xb5weg'  # list_tokens: Je 2 gelbe weg
    b'R\xc3\xd6be\xb9d\xb9'  # list_last_turns: Runde beenden
    b'E\xd8ign\xe2s\xb5I\xf7 e\xbez\xc8n'  # list_last_events: Ereignisse III einzeln
    b'G\xeei\xc6\xd2\xc0d:\xea\xd0Ers\xdc'  # list_last_ties: Gleichstand: der Erste
    b'Me\xe2\xebK\xf6\xf0 \xfcw\xbent'  # list_winner: Meiste Kultur gewinnt
    b'Ers\xebR\xc3d\xb9'  # rules_rounds: Erste Runden
    b'Ze\xca\xcbt\xd0\xc3\xd4En\xf5'  # rules_ages: Zeitalter und Ende
    b'All\xfcme\xbe\xc1'  # rules_general: Allgemeines
    b'E\xd8ign\xe2se'  # rules_events: Ereignisse
    b'Neu\xb5Gebie\xdc'  # rules_territories: Neue Gebiete
    b'Pak\xdc'  # rules_pacts: Pakte
    b'Aggr\xc1s\xfb'  # rules_aggression: Aggression
    b'K\xd9eg'  # rules_war: Krieg
    b'M\xce\xca\x94rk\xbdt\xb9'  # rules_military: Militärkarten
    b'K\xbdt\xcfneh\xf8'  # rules_row: Karten nehmen
    b'K\xbdt\xcfs\xf9\xc8\xb9'  # rules_cards: Karten spielen
    b'B\xe5\xb9'  # rules_building: Bauen
    b'W\xc3d\xb7'  # rules_wonders: Wunder
    b'P\xe3dukt\xfb'  # rules_production: Produktion
    b'R\xc3\xd61\xbfn\xcc K\xbdt\xcfneh\xf8\xdbD\xd0Ers\xebha\xc4\xfeziv\xce\xb5Akt\xfb,\xea\xd0Zwei\xeb2\xbc\xc3\xd4s\xc2we\xca\xb7.'  # line_rounds_1: Runde 1: nur Karten nehmen. Der Erste hat 1 zivile Aktion, der Zweite 2, und so weiter.
    b'In R\xc3\xd6\xfewir\xd4\xf4\xb5Reih\xb5wed\xd0v\xb7s\xc6ob\xcfno\xc6 \xe5f\xfcf\xa4llt.'  # line_rounds_2: In Runde 1 wird die Reihe weder verschoben noch aufgefüllt.
    b'T\xe3tz\xf5m \xb9\xf5\xc4jed\xd0Zug m\xca\xea\xd0P\xe3dukt\xfb.'  # line_rounds_3: Trotzdem endet jeder Zug mit der Produktion.
    b'R\xc3\xd62\xbfD\xd0Ers\xebf\xa4ll\xc4no\xc6 e\xbem\xcb \xe5\xb8S\xf3p\xc8 A \xe5f,\xea\xc0n beg\xben\xc4Ze\xca\xcbt\xd0I.'  # line_rounds_4: Runde 2: Der Erste füllt noch einmal aus Stapel A auf, dann beginnt Zeitalter I.
    b'E\xfdZe\xca\xcbt\xd0\xb9\xf5\xc4sof\xc7t\xbcw\xb9n se\xbe\xb5\xeetz\xebziv\xce\xb5K\xbd\xeb\xe5sliegt.'  # line_ages_1: Ein Zeitalter endet sofort, wenn seine letzte zivile Karte ausliegt.
    b'W\xe4\x94lt\xd0\xe2\xc4\xcbs\xea\xe4\xb9d\xb9\xf5\xbc\xfcht\xbfAnf\xa4hr\xb7\xbcH\xc0dk\xbdt\xb9\xbc\xc3f\xb7\xc5g\xb5W\xc3d\xb7\xbcPak\xdc.'  # line_ages_2: Was älter ist als das endende, geht: Anführer, Handkarten, unfertige Wunder, Pakte.
    b'Ze\xca\xcbt\xd0I\xbc\xf7 \xc3\xd4I\xf7 ko\xd2\xcfjed\xcf2 g\xc8b\xb5S\xdc\xbee\xbf\xe5s\xea\xd0B\xc0k\xbcni\xb5Arbe\xca\xb7.'  # line_ages_3: Zeitalter I, II und III kosten jeden 2 gelbe Steine: aus der Bank, nie Arbeiter.
    b'Letz\xebR\xc3\xf5\xbfke\xfdK\xd9eg\xbcke\xbe\xb5M\xce\xca\x94rk\xbdt\xb9\xff\xfcopf\xb7\xc4wir\xd4n\xcc zum K\xd3\xbb\xe2i\xb7\xb9.'  # line_ages_4: Letzte Runde: kein Krieg, keine Militärkarten; geopfert wird nur zum Kolonisieren.
    b'D\xc0a\xc6 w\xb7d\xcf\xcbl\xb5\xa4b\xd9g\xcfE\xd8ign\xe2s\xb5I\xf7\xbcaktu\xc8l\xb5\xc3\xd4k\xa4nf\xc5\xfc\xbcab\xfch\xc0d\xc8t.'  # line_ages_5: Danach werden alle übrigen Ereignisse III, aktuelle und künftige, abgehandelt.
    b'Akt\xfb\xcfm\xa4ss\xcfni\xc6\xc4v\xb7br\xe5\xc6\xc4w\xb7d\xb9.'  # line_general_1: Aktionen müssen nicht verbraucht werden.
    b'G\xeei\xc6\xd2\xc0d\xbff\xa4r\xea\xb9,\xea\xd0\xec Zug i\xd2\xbcod\xb7\xea\xcfN\x94\xc6\xd2\xb9\xffbe\xd1Aggr\xc1s\xfb\xea\xd0V\xb7\xdci\xf4g\xb7.'  # line_general_2: Gleichstand: für den, der am Zug ist, oder den Nächsten; bei Aggression der Verteidiger.
    b'Te\xc6n\xd3ogi\xb5\xe2\xc4je\xd6K\xbd\xdc\xbc\xf4\xb5beim Auss\xf9\xc8\xcfW\xe2s\xcfkos\xdct.'  # line_general_3: Technologie ist jede Karte, die beim Ausspielen Wissen kostet.
    b'W\xd0Bev\xa0lk\xb7\xc3g v\xb7li\xb7t\xbcgib\xc4\xb7s\xc4f\xd8i\xb5Arbe\xca\xd0ab,\xea\xc0n w\xc8\xc6\xb5v\xe7K\xbdt\xb9.'  # line_general_4: Wer Bevölkerung verliert, gibt erst freie Arbeiter ab, dann welche von Karten.
    b'E\xbe\xb5neu\xb5Ak\xc5\xe7g\xce\xc4sof\xc7t\xffe\xbe\xb5v\xb7l\xc7\xb9e\xea\xbdf s\xc6\xe7v\xb7br\xe5\xc6\xc4se\xbe.'  # line_general_5: Eine neue Aktion gilt sofort; eine verlorene darf schon verbraucht sein.
    b'Geopf\xb7t\xbf\xfd\xf4\xb5B\xc0k\xdbAbg\xb7\xe2s\xcfod\xd0\xe5fg\xc8\xa0\xd2\xbff\xd8i\xd0Arbe\xca\xb7.'  # line_general_6: Geopfert: in die Bank. Abgerissen oder aufgelöst: freier Arbeiter.
    b'N\xcc e\xbe\xf1\xd3\xca\xe2\xc6\xb5Ak\xc5\xe7j\xb5Zug.'  # line_events_1: Nur eine politische Aktion je Zug.
    b'E\xfdE\xd8igni\xb8v\xc7be\xd8\xca\xcfbr\xbeg\xc4\xfeK\xf6\xf0 j\xb5Stuf\xb5se\xbe\xcdZe\xca\xcbt\xb7s.'  # line_events_2: Ein Ereignis vorbereiten bringt 1 Kultur je Stufe seines Zeitalters.
    b'Niem\xc0\xd4v\xb7li\xb7\xc4mehr\xbc\xcb\xb8\xd0hat\xbfke\xbe\xb5S\xc6\xf6d\xb9.'  # line_events_3: Niemand verliert mehr, als er hat: keine Schulden.
    b'Zu zwei\xc4hei\x90\xc4\xa9\xf4\xb5zwe\xd1S\xc6w\x94\xc6\xd2\xb9\xa7:\xea\xd0S\xc6w\x94\xc6s\xdc.'  # line_events_4: Zu zweit heißt „die zwei Schwächsten“: der Schwächste.
    b'Ke\xbe\xb5aktu\xc8l\xcfmehr\xbf\xf4\xb5k\xa4nf\xc5g\xcfj\xb5Ze\xca\xcbt\xd0m\xe2\xc6\xb9,\xea\xe4\x94lt\xc1\xebob\xb9.'  # line_events_5: Keine aktuellen mehr: die künftigen je Zeitalter mischen, das älteste oben.
    b'Al\xebE\xd8ign\xe2s\xb5\xc3\xd4ab\xfcw\xc7f\xb9\xb5M\xce\xca\x94rk\xbdt\xcfb\xeeib\xcf\xfctr\xb9nt.'  # line_events_6: Alte Ereignisse und abgeworfene Militärkarten bleiben getrennt.
    b'Gebot\xcfwir\xd4mi\xc4E\xbehe\xca\xb9\xbcTak\xc5kb\xbbu\xb8g\xc0z\xd0Arme\xcf\xc3\xd4B\xbbusk\xbdt\xb9.'  # line_territories_1: Geboten wird mit Einheiten, Taktikbonus ganzer Armeen und Bonuskarten.
    b'W\xd0\xfcw\xbent\xbczahl\xc4m\xbe\xf5\xd2\xb9s\xea\xe4Gebot,\xea\xbd\xc3t\xd0e\xbe\xb5E\xbehe\xca.'  # line_territories_2: Wer gewinnt, zahlt mindestens das Gebot, darunter eine Einheit.
    b'Di\xb5M\xca\xdc\xea\xd0K\xbd\xebg\xce\xc4e\xbem\xcb,\xea\xd0\xc3t\xb7\xb5R\xc0d\xbcs\xd3\xc0g\xb5m\xc0 si\xb5hat.'  # line_territories_3: Die Mitte der Karte gilt einmal, der untere Rand, solange man sie hat.
    b'E\xfdv\xb7l\xc7\xb9\xcdGebie\xc4nimm\xc4n\xcc\xea\xb9\xea\xe5\xb7nd\xcfB\xbbu\xb8m\xca.'  # line_territories_4: Ein verlorenes Gebiet nimmt nur den dauernden Bonus mit.
    b'E\xfdPak\xc4wir\xd4e\xbeem S\xf9\xc8\xd0\xc0\xfcbot\xb9,\xea\xd0j\xbaod\xd0ne\xfdsagt\xbfke\xfdH\xc0d\xc8n.'  # line_pacts_1: Ein Pakt wird einem Spieler angeboten, der ja oder nein sagt: kein Handeln.
    b'Ab\xfc\xeehn\xc4komm\xc4\xd0\xe5f \xf4\xb5H\xc0\xd4z\xcc\xa4ck\xbc\xf4\xf1\xd3\xca\xe2\xc6\xb5Ak\xc5\xe7\xe2\xc4v\xb7br\xe5\xc6t.'  # line_pacts_2: Abgelehnt kommt er auf die Hand zurück, die politische Aktion ist verbraucht.
    b'N\xcc e\xfdPak\xc4v\xc7 \xf4r\xff\xc0\xea\xb9\xcf\xc0d\xb7\xb7\xea\xbdf\xd2\xeau \xdc\xceneh\xf8.'  # line_pacts_3: Nur ein Pakt vor dir; an denen anderer darfst du teilnehmen.
    b'M\xbdki\xb7t\xbcw\xd0A \xc3\xd4w\xd0B i\xd2\xdbK\xa4n\xf4g\xcfkos\xdc\xc4e\xbe\xf1\xd3\xca\xe2\xc6\xb5Akt\xfb.'  # line_pacts_4: Markiert, wer A und wer B ist. Kündigen kostet eine politische Aktion.
    b'G\xd8if e\xbe\xcfS\xf9\xc8\xd0\xc0 \xc3\xd4zahl \xf4\xb5M\xce\xca\x94rakt\xfb\xb9\xea\xd0K\xbd\xdc.'  # line_aggression_1: Greif einen Spieler an und zahl die Militäraktionen der Karte.
    b'D\xd0Ang\xd8if\xd0opf\xb7\xc4zu\xb7s\xc4\xc3\xd4s\xf9\xc8\xc4ke\xbe\xb5V\xb7\xdci\xf4g\xc3g.'  # line_aggression_2: Der Angreifer opfert zuerst und spielt keine Verteidigung.
    b'D\xd0V\xb7\xdci\xf4g\xb7\xea\xbdf K\xbdt\xcfzu\xeeg\xcf\xc3\xd4\xfcw\xben\xc4be\xd1G\xeei\xc6\xd2\xc0d.'  # line_aggression_3: Der Verteidiger darf Karten zulegen und gewinnt bei Gleichstand.
    b'Bei\xd6v\xb7li\xb7\xb9\xea\xe4Geopf\xb7\xdc\xdbNiem\xc0\xd4\xfcw\xben\xc4mehr\xbc\xcbs\xea\xd0\xc0d\xb7\xb5v\xb7li\xb7t.'  # line_aggression_4: Beide verlieren das Geopferte. Niemand gewinnt mehr, als der andere verliert.
    b'Gew\xbbn\xb9\xb5S\xdc\xbe\xb5komm\xcf\xe5\xb8\xf5m eig\xb9\xcfV\xc7rat\xbcni\xc6\xc4vom \xc0d\xb7\xb9.'  # line_aggression_5: Gewonnene Steine kommen aus dem eigenen Vorrat, nicht vom anderen.
    b'D\xd0K\xd9eg wir\xd4im n\x94\xc6\xd2\xcfZug\xea\xcdAng\xd8if\xb7\xb8\xb9ts\xc6ied\xb9\xbfZei\xc4zum R\xa4\xd2\xb9.'  # line_war_1: Der Krieg wird im nächsten Zug des Angreifers entschieden: Zeit zum Rüsten.
    b'Niem\xc0\xd4s\xf9\xc8\xc4V\xb7\xdci\xf4g\xc3gsk\xbdt\xb9.'  # line_war_2: Niemand spielt Verteidigungskarten.
    b'Ihn zu \xb9ts\xc6eid\xcf\xe2\xc4ke\xbe\xf1\xd3\xca\xe2\xc6\xb5Akt\xfb.'  # line_war_3: Ihn zu entscheiden ist keine politische Aktion.
    b'Niem\xc0\xd4\xfcw\xben\xc4mehr\xbc\xcbs\xea\xd0\xc0d\xb7\xb5v\xb7li\xb7t.'  # line_war_4: Niemand gewinnt mehr, als der andere verliert.
    b'G\xeei\xc6 na\xc6\xea\xb7\xdf\xd3\xca\xe2\xc6\xcfAkt\xfb\xbfabw\xb7f\xcfbi\xb8z\xcc Zahl\xea\xd0M\xce\xca\x94rakt\xfb\xb9.'  # line_military_1: Gleich nach der politischen Aktion: abwerfen bis zur Zahl der Militäraktionen.
    b'J\xb5\xc3b\xb9utzt\xd0M\xce\xca\x94rak\xc5\xe7\xfezieh\xb9\xbch\xa0\xc6\xd2\xb9\xb83.'  # line_military_2: Je unbenutzter Militäraktion 1 ziehen, höchstens 3.
    b'N\xcc e\xbe\xb5Tak\xc5k im S\xf9\xc8\xbfe\xbe\xb5neu\xb5\xb7setz\xc4sie.'  # line_military_3: Nur eine Taktik im Spiel: eine neue ersetzt sie.
    b'Je\xd6g\xc0z\xb5Arme\xb5br\xbegt\xea\xcfB\xbbus;\xea\xcfk\xee\xbe\xcfmi\xc4zwe\xd1Ze\xca\xcbt\xd0\x94lt\xb7\xcfE\xbehe\xca\xb9.'  # line_military_4: Jede ganze Armee bringt den Bonus; den kleinen mit zwei Zeitalter älteren Einheiten.
    b'E\xbe\xb5Luftwaff\xb5v\xb7dopp\xc8t\xea\xcfB\xbbu\xb8e\xbe\xd0Armee\xbc\xe5\xc6 v\xe7\xe5\x90\xb7h\xcbb.'  # line_military_5: Eine Luftwaffe verdoppelt den Bonus einer Armee, auch von außerhalb.
    b'S\xf3p\xc8 \xee\xb7\xbfn\xcc Ab\xfcw\xc7f\xb9\xcd\xf4\xc1\xcdZe\xca\xcbt\xb7\xb8m\xe2\xc6\xb9\xbcni\xb5\xcb\xebE\xd8ign\xe2se.'  # line_military_6: Stapel leer: nur Abgeworfenes dieses Zeitalters mischen, nie alte Ereignisse.
    b'Auf \xf4\xb5H\xc0d\xdf\xd7s\xcfs\xc2vi\xc8\xb5ziv\xce\xb5K\xbdt\xcfwi\xb5ziv\xce\xb5Akt\xfb\xb9.'  # line_row_1: Auf die Hand passen so viele zivile Karten wie zivile Aktionen.
    b'Ke\xbe\xb5Te\xc6n\xd3ogie\xbc\xf4\xb5m\xc0 s\xc6\xe7hat\xffg\xc8b\xb5K\xbdt\xb9\xeaopp\xc8\xc4s\xbe\xd4\xb7l\xe5bt.'  # line_row_2: Keine Technologie, die man schon hat; gelbe Karten doppelt sind erlaubt.
    b'E\xfdAnf\xa4hr\xd0j\xb5Ze\xca\xcbt\xb7\xbcg\xc1\xf9\xc8\xc4od\xd0ni\xc6t.'  # line_row_3: Ein Anführer je Zeitalter, gespielt oder nicht.
    b'E\xfdneu\xd0Anf\xa4hr\xd0v\xb7dr\x94ngt\xea\xcf\xcbt\xb9\xbfLei\xd2\xcf\xc0p\xd7s\xb9.'  # line_cards_1: Ein neuer Anführer verdrängt den alten: Leisten anpassen.
    b'E\xbe\xb5g\xc8b\xb5K\xbd\xebwir\xd4ni\xc6\xc4\xfd\xf5m Zug g\xc1\xf9\xc8t\xbc\xfd\xf5m m\xc0 si\xb5nimmt.'  # line_cards_2: Eine gelbe Karte wird nicht in dem Zug gespielt, in dem man sie nimmt.
    b'E\xbe\xb5M\xce\xca\x94r\xdc\xc6n\xd3ogi\xb5\xe5szus\xf9\xc8\xcf\xe2\xc4e\xbe\xb5ziv\xce\xb5Akt\xfb.'  # line_cards_3: Eine Militärtechnologie auszuspielen ist eine zivile Aktion.
    b'Rev\xd3ut\xfb\xbf\xcbl\xb5ziv\xce\xcfAkt\xfb\xb9\xbcke\xbee\xeaav\xc7\xbczum k\xee\xbe\xb7\xcfW\xe2s\xb9sp\xd8\xe2.'  # line_cards_4: Revolution: alle zivilen Aktionen, keine davor, zum kleineren Wissenspreis.
    b'F\xd9edli\xc6\xbfe\xbe\xb5ziv\xce\xb5Akt\xfb\xbcgr\xa0\x90\xb7\xd0P\xd8\xe2\xdbSi\xb5b\xeeib\xc4\xe5\xc6\xea\xc0a\xc6 v\xb7br\xe5\xc6t.'  # line_cards_5: Friedlich: eine zivile Aktion, größerer Preis. Sie bleibt auch danach verbraucht.
    b'D\xe4St\xe0tlimi\xc4z\x94hl\xc4\xcbl\xb5Geb\x94u\xd6e\xbe\xd0Ar\xc4zus\xec\xf8\xbcni\xc6\xc4j\xb5K\xbd\xdc.'  # line_building_1: Das Stadtlimit zählt alle Gebäude einer Art zusammen, nicht je Karte.
    b'F\xbd\xf8\xbcM\xbe\xcf\xc3\xd4E\xbehe\xca\xcfhab\xcfke\xfdLim\xca.'  # line_building_2: Farmen, Minen und Einheiten haben kein Limit.
    b'E\xbe\xb5Ak\xc5\xe7v\xb7b\xc1s\xb7\xc4\xe5\xc6 um mehr\xb7\xb5Stuf\xb9.'  # line_building_3: Eine Aktion verbessert auch um mehrere Stufen.
    b'Rabat\xebg\xc8t\xcf\xe5\xc6\xea\xc7t\xbf\xf4\xb5Diff\xb7\xb9z\xea\xd0beid\xcf\xb7m\x94\x90igt\xcfP\xd8\xe2e.'  # line_building_4: Rabatte gelten auch dort: die Differenz der beiden ermäßigten Preise.
    b'We\xc6s\xc8g\xc8\xd4lieg\xc4\xe5f nied\xd9g\xb7\xcfStuf\xb9\xbc\xe5\xc6 ohn\xb5Arbe\xca\xb7.'  # line_building_5: Wechselgeld liegt auf niedrigeren Stufen, auch ohne Arbeiter.
    b'E\xbehe\xca\xcfko\xd2\xcfe\xbe\xb5M\xce\xca\x94rakt\xfb\xffg\xc1\xc6\xb9k\xebRohs\xdeff\xb5br\xe5\xc6\xcfke\xbe\xb5bl\xe5\xb9.'  # line_building_6: Einheiten kosten eine Militäraktion; geschenkte Rohstoffe brauchen keine blauen.
    b'E\xbe\xb5bl\xe5\xb5Te\xc6n\xd3ogi\xb5\xb7setz\xc4\xf4\xb5g\xeei\xc6\xd0Ar\xc4\xc3\xd4br\xe5\xc6\xc4ke\xbe\xb5Arbe\xca\xb7.'  # line_building_7: Eine blaue Technologie ersetzt die gleicher Art und braucht keine Arbeiter.
    b'Nehm\xcfkos\xdc\xc4\xfeziv\xce\xb5Ak\xc5\xe7mehr j\xb5f\xb7\xc5\xfcm W\xc3d\xb7.'  # line_wonders_1: Nehmen kostet 1 zivile Aktion mehr je fertigem Wunder.
    b'N\xcc e\xbe\xcdim B\xe5\xffni\xb5\xe5f \xf4\xb5H\xc0d\xbc\xcbs\xc2\xe5\xc6 be\xd1v\xd3l\xd0H\xc0d.'  # line_wonders_2: Nur eines im Bau; nie auf die Hand, also auch bei voller Hand.
    b'Abs\xc6n\xca\xdc\xea\xd0Reih\xb5na\xc6\xbfj\xb5e\xbe\xb5Akt\xfb\xbcj\xb5e\xfdbl\xe5\xd0S\xdc\xbe.'  # line_wonders_3: Abschnitte der Reihe nach: je eine Aktion, je ein blauer Stein.
    b'F\xb7\xc5g\xbf\xf4\xb5bl\xe5\xcf\xfch\xcf\xfd\xf4\xb5B\xc0k\xbc\xcdz\x94hl\xc4sof\xc7t.'  # line_wonders_4: Fertig: die blauen gehen in die Bank, es zählt sofort.
    b'Fehl\xcfmehr G\xc1i\xc6t\xb7\xbc\xcb\xb8Arbe\xca\xd0f\xd8\xd1s\xbed\xbfAuf\xd2\xc0d\xbcke\xbe\xb5P\xe3dukt\xfb.'  # line_production_1: Fehlen mehr Gesichter, als Arbeiter frei sind: Aufstand, keine Produktion.
    b'2006\xbfP\xc3k\xdc\xbcF\xbd\xf8\xbcV\xb7br\xe5\xc6\xbcM\xbe\xb9\xbcK\xc7rupt\xfb.'  # line_production_2: 2006: Punkte, Farmen, Verbrauch, Minen, Korruption.
    b'2015\xbfP\xc3k\xdc\xbcK\xc7rup\xc5\xe7(\xe5\xc6 Nahr\xc3g)\xbcF\xbd\xf8\xbcV\xb7br\xe5\xc6\xbcM\xbe\xb9.'  # line_production_3: 2015: Punkte, Korruption (auch Nahrung), Farmen, Verbrauch, Minen.
    b'Je\xd6fehl\xb9\xd6Nahr\xc3g kos\xdc\xc44 K\xf6\xf0.'  # line_production_4: Jede fehlende Nahrung kostet 4 Kultur.
    b'E\xfdZug br\xbeg\xc4h\xa0\xc6\xd2\xb9\xb830\xdbLei\xd2\xb9\xbfW\xe2s\xcf40\xbcSt\x94rk\xb560\xbcZuf\xd9ed\xb9hei\xc48.'  # line_production_5: Ein Zug bringt höchstens 30. Leisten: Wissen 40, Stärke 60, Zufriedenheit 8.
)
WORDS = Texts(IDS, ENDS, TEXTS)
