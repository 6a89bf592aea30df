"""device in Français. Made by `make words` from tools/words/device.toml."""

from words.ids.device import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x05\x00\x0f\x00\x1b\x00"\x00,\x002\x00;\x00E\x00L\x00V\x00[\x00^\x00a\x00p\x00t\x00\x80\x00\x8b\x00\xa7\x00\xc5\x00\xd1\x00\x03\x011\x01S\x01r\x01x\x01{\x01~\x01\xa4\x01\xcc\x01\xe3\x01\xf4\x01\xfe\x01\x1b\x029\x02@\x02B\x02P\x02X\x02\\\x02c\x02k\x02x\x02}\x02\x83\x02\x86\x02\xaf\x02\xb8\x02\xc1\x02\xe2\x02\x16\x03&\x03Y\x03^\x03d\x03q\x03w\x03z\x03\x84\x03\x8e\x03\x97\x03\xa0\x03\xa6\x03\xac\x03\xad\x03\xb9\x03\xbe\x03\xc3\x03\xc8\x03\xcf\x03\xdb\x03\xdd\x03\xe0\x03\xe2\x03\xe8\x03\xf6\x03\x06\x04\x11\x04 \x04.\x043\x046\x04?\x04I\x04U\x04`\x04f\x04k\x04o\x04r\x04z\x04\x82\x04\x89\x04\x8f\x04\x96\x04\x9f\x04\xa9\x04\xb1\x04\xb4\x04\xc2\x04\xc7\x04\xd9\x04\xdd\x04\xe2\x04\xe5\x04\xea\x04\xef\x04\xf5\x04\xfb\x04\x01\x05\x07\x05\r\x05\x15\x05\x1a\x05 \x05#\x05*\x054\x05>\x05G\x05I\x05M\x05T\x05X\x05]\x05`\x05i\x05s\x05x\x05\x84\x05\x90\x05\x98\x05\xa3\x05\xcb\x05\xce\x05\xd4\x05\xff\x05\x1a\x067\x06_\x06\x8a\x06\xa4\x06\xc4\x06\xca\x06\xcc\x06\xcf\x06\xdd\x06\xeb\x06\xf7\x06\x04\x07\x11\x07\x17\x07\x1e\x07$\x070\x07;\x07H\x07J\x07N\x07S\x07Y\x07e\x07j\x07r\x07z\x07\x81\x07\x8d\x07\x90\x07\x95\x07\x9a\x07\xa3\x07\xb6\x07\xc2\x07\xcc\x07\xd8\x07\xe1\x07\xee\x07\xfa\x07\x00\x08\n\x08\x12\x08\x1e\x08(\x084\x08'
TEXTS = (
    b'Quipu'  # quipu: Quipu
    b'En t\x98\xdc\x80\xbf\xc9\xb6'  # ahead: En tête : {} {}
    b'En t\x98\xebavec \xb6'  # ahead_with: En tête avec {}
    b'Po\xbets\x80\xe8'  # points_so_far: Points : {}
    b'Enc\xc7\xb5\xc3\xf1\xbd\xc5e'  # again: Encore une partie
    b'\xc9j\xfae\xccs'  # players_many: {} joueurs
    b'N\xfav\xc8l\xf1\xbd\xc5e'  # new_game: Nouvelle partie
    b'P\xbd\xc5\xcdt\xb7m\xbe\x97\xc1'  # finished_games: Parties terminées
    b'R\x97glag\xc1'  # settings: Réglages
    b'Ai\xf5-m\x97moi\xd8'  # checklists: Aide-mémoire
    b'R\x96gl\xc1'  # rules: Règles
    b'Ai\xf5'  # help: Aide
    b'\xb6\x80\xe8'  # saved_game: {} : {}
    b'La\xe6\xc8l\xb5supp\xd9m\xb7\x80?'  # drop_which: Laquelle supprimer ?
    b'\xd8\xc5r\xb7'  # drop: retirer
    b"d'\xc3\xb5\xe5tr\xb5v\xb7s\xfb"  # other_game: d'une autre version
    b'N\xfav\xc8l\xf1\xbd\xc5e\x80?'  # replace: Nouvelle partie ?
    b's\xb7\xbasupp\xd9m\x97\xb5\x91 \xe1p\xd8mi\x96r\xb5r\x97p\xbbse.'  # replace_help: sera supprimée à la première réponse.
    b"Un\xf1\xbd\xc5e\xea'\xc3\xb5\xe5tr\xb5v\xb7si\xe7\xc1\xc4\xb9\xd8gi\xd2r\x97e."  # other_version: Une partie d'une autre version est enregistrée.
    b'Supp\xd9m\xd0\xe1p\xbd\xc5e'  # drop_game: Supprimer la partie
    b"M\x97moir\xf1\xee\xbee\x80\xbf\xe1p\xbd\xc5\xb5c\xbbt\xbeue\xbcmai\xb8\xe1sui\xebn'e\xd2\xdflu\xb8\xb9\xd8gi\xd2r\x97e."  # journal_full: Mémoire pleine : la partie continue, mais la suite n'est plus enregistrée.
    b"L\xc1\xdf\xbd\xc5\xcdn\xb5s\xbbt\xdf\xe4g\xbdd\x97\xc1\x80\xbfc\xb5micr\xd3ogi\xda\xc8 n'a\xdf\xe4\xd6m\x97moi\xd8."  # region_missing: Les parties ne sont pas gardées : ce micrologiciel n'a pas de mémoire.
    b'R\x97p\xbbs\xcdab\x9bm\x97\xc1\x80\xe8\xdbLa\xdf\xbd\xc5\xb5c\xbbt\xbeu\xb5s\xc0\xb8\xc8l\xc1.'  # answers_damaged: Réponses abîmées : {}. La partie continue sans elles.
    b'T\xe3p \xd6r\x97p\xbbs\xc1\x80\xbf\xc8l\xb5n\xf1eu\xc4\x98tr\xb5\xd8j\xfa\x97e.'  # no_replay: Trop de réponses : elle ne peut être rejouée.
    b'lumi\x96\xd8'  # code_light: lumière
    b'\xd8\xde\xcc'  # code_close: retour
    b't\xfat'  # code_game: tout
    b'Un\xf1\xbd\xc5\xb5\xcf\xe9\xcc\xb8e\xd2\xdf\xb7due\x80\xbf\xe1m\x97moir\xb5\x97\xf3i\xc4ab\x9bm\x97e.'  # lost_game: Une partie en cours est perdue : la mémoire était abîmée.
    b"\x8b\xc6ec\xea'\x97c\xd9\xf0e\xdbLa\xdf\xbd\xc5\xb5c\xbbt\xbeue\xbcQuipu r\x97\xc1sai\xb7a."  # journal_failed: Échec d'écriture. La partie continue, Quipu réessaiera.
    b'On n\xf1eut\xdf\xe4\xd8v\xb9ir\xdflu\xb8lo\xbe.'  # undo_ends: On ne peut pas revenir plus loin.
    b'An\xda\xb9\xb8\xc6oix \xfabli\x97s.'  # offers_gone: Anciens choix oubliés.
    b'd\x97but\xeau \xde\xcc'  # turn_again: début du tour
    b'Qu\xcat\xb7\x80? R\x97p\xbbs\xcd\xe6\xd1s\xb7ai\xb9t\xdf\xb7du\xc1\x80\xe8'  # leave_loses: Quitter ? Réponses qui seraient perdues : {}
    b'L\xcdr\x97glag\xcd\x97\xf3i\xb9\xc4ab\x9bm\x97s\x80\xbf\x91 \xd8fai\xd8.'  # settings_damaged: Les réglages étaient abîmés : à refaire.
    b'S\xf3t\xe2\xc5\xe6\xc1'  # statistics: Statistiques
    b'\xac\xb6'  # won: ♛{}
    b'P\xbd\xc5\xc1\x80\xbf\xc9\x84 max\xdb\xb6'  # played_best: Parties : {} · max. {}
    b'Moy\xb9ne\x80\xe8'  # average: Moyenne : {}
    b'P\xbd\xc5\xc1'  # figure_games: Parties
    b'Vic\xdeir\xc1'  # figure_wins: Victoires
    b'S\x97\xd9\xb5\xcf\xe9\xccs'  # figure_streak: Série en cours
    b'Plu\xb8l\xbbgu\xb5s\x97\xd9e'  # figure_longest: Plus longue série
    b'Rec\xc7d'  # figure_best: Record
    b'Moy\xb9ne'  # figure_mean: Moyenne
    b'\xb6,\xb6'  # decimal: {},{}
    b'D\xc1\xdf\xbd\xc5\xcdt\xb7m\xbe\x97\xcds\xbbt\xdf\xb7du\xc1\x80\xbf\xe1m\x97moir\xb5\x97\xf3i\xc4ab\x9bm\x97e.'  # finished_damaged: Des parties terminées sont perdues : la mémoire était abîmée.
    b'Qu\xc8 jeu\x80?'  # which_game: Quel jeu ?
    b'Autr\xcdjeux'  # more_games: Autres jeux
    b'L\xb5nom\xea\xa6\xc3\xb5feu\xcel\xb5\xd6sc\xc7\xb5s\xb5t\xb7m\xbe\xf1\xbd .txt'  # sheet_ending: Le nom d’une feuille de score se termine par .txt
    b'Ill\xe2ib\xee\xdbUn \xc7d\xbea\xdc\xcc \xef\x97cr\xca-\xce\x80? \x87 \xc6o\xe2ir \xd6n\xfave\xe5\xea\xc0\xb8\xc3 \xbe\xd2\xc0t.'  # sheet_unreadable: Illisible. Un ordinateur y écrit-il ? À choisir de nouveau dans un instant.
    b'C\xb5fi\xc6i\xd0\xc1\xc4\xcel\xe2ib\xee.'  # hardware_unreadable: Ce fichier est illisible.
    b'L\xb5c\x93blag\xb5hab\xcau\xc8 \xc1\xc4ut\xce\xe2\x97\xdbEn\xd8gi\xd2\xd8z-l\xb5\xd6n\xfave\xe5 \xcf\xdcx\xebbrut.'  # hardware_unreadable_help: Le câblage habituel est utilisé. Enregistrez-le de nouveau en texte brut.
    b'J\xfae\xccs'  # how_many: Joueurs
    b'J\xfae\xcc \xb6'  # who: Joueur {}
    b'J\xfae\xcc \xfe(\xe9m\xf8ce)'  # who_starts: Joueur 1 (commence)
    b'J\xfae\xcc \xb6'  # unnamed: Joueur {}
    b'T\xca\xd8'  # what_title: Titre
    b'N\xfave\xe5 t\xca\xd8\xaa'  # new_title: Nouveau titre…
    b'N\xfave\xe5 nom\xaa'  # new_name: Nouveau nom…
    b'Ordr\xb5\xd6jeu'  # order: Ordre de jeu
    b'Tir\xd0\xe5 s\xc7t'  # draw_lots: Tirer au sort
    b'\xc9\xe9m\xf8ce'  # lots_fell: {} commence
    b'Com\xf8c\xb7'  # start_game: Commencer
    b'\xb6'  # name_of: {}
    b'Un\xf1l\xd5\xf1lu\xb8h\xe5t'  # moves_up: Une place plus haut
    b'Signe'  # sign: Signe
    b't\xb7m\xbe\x97'  # name_done: terminé
    b'eff\xd5\xb7'  # name_delete: effacer
    b'd\x97j\x91\xdfr\xe2'  # name_taken: déjà pris
    b'\xf5ux foi\xb8max.'  # name_alike: deux fois max.
    b'\x80\xbf'  # colon: :
    b'Oui'  # yes: Oui
    b'N\xbb'  # no: Non
    b'Att\xb9t\xfb'  # attention: Attention
    b'Essayez l\xcdt\xfa\xc6\xc1'  # check_keys: Essayez les touches
    b'\xfet\xfa\xc6\xb53 fo\xe2\x80\xbfsui\xdc'  # check_next: 1 touche 3 fois : suite
    b'\xc9oc\xdct\xb8libr\xc1'  # check_free: {} octets libres
    b'Un\xb5\xb7\xd8\xcc \xc1\xc4s\xccv\xb9ue'  # crash: Une erreur est survenue
    b'La\xdf\xbd\xc5\xb5\xc1\xc4g\xbdd\x97e.'  # crash_safe: La partie est gardée.
    b'\xcf\xbd\xd9\x96\xd8'  # crash_back: en arrière
    b'M\xb9u'  # menu: Menu
    b'\x17 l\xbbg\x80\xbf\xf8u'  # menu_hold:  long : menu
    b'Chr\xbbom\x96tr\xc1'  # player_clocks: Chronomètres
    b'Combi\xcf\xf5\xea\x97s\x80?'  # dice_count: Combien de dés ?
    b'\x16 l\xbbg \xbfl\xc0c\xb7'  # roll_hold:  long : lancer
    b'je\xc4\xb6/\xb6'  # rolls: jet {}/{}
    b'r\xc8\xc0c\xb7'  # roll: relancer
    b'g\xbdd\xb7'  # keep_die: garder
    b'r\xc1\xdc'  # die_stays: reste
    b'l\xbbg\x80\xbfr\xc1\xdc'  # rest_hold: long : reste
    b'l\xbbg\x80\xbff\xbei'  # done_hold: long : fini
    b'\x16 l\xbbg\x80\xe8'  # held_does:  long : {}
    b'Feu\xcel\xc1'  # sheet: Feuilles
    b'Cl\xd7se\xf8t'  # standings: Classement
    b'D\xb7ni\xb7\xb8\xde\xccs'  # last_turns: Derniers tours
    b'T\xfa\xb8l\xcdj\xfae\xccs'  # compare: Tous les joueurs
    b'T\xfa\xc4v\xbabi\xb9'  # no_danger: Tout va bien
    b'\xb6\x80:'  # turn_of: {} :
    b"Ri\xb9\xdfo\xcc l'\xbe\xd2\xc0t."  # nothing_yet: Rien pour l'instant.
    b'C\xc7\xd9g\xb7'  # adjust: Corriger
    b'Accue\xce (p\xbd\xc5\xb5g\xbdd\x97e)'  # leave: Accueil (partie gardée)
    b'sui\xdc'  # go_on: suite
    b'\xc6o\xe2ir'  # choose: choisir
    b'\xd8\xde\xcc'  # back: retour
    b'c\xc7\xd9g\xb7'  # correct: corriger
    b'L\xc0gue'  # language: Langue
    b'Engl\xe2h'  # language_name_en: English
    b'Deuts\xc6'  # language_name_de: Deutsch
    b'Espa\x9c\xd3'  # language_name_es: Español
    b'Fr\xc0\x95a\xe2'  # language_name_fr: Français
    b'It\xcbi\xc0o'  # language_name_it: Italiano
    b'Lum\xbeos\xca\x97'  # brightness: Luminosité
    b'faib\xee'  # brightness_0: faible
    b'moy\xb9ne'  # brightness_1: moyenne
    b'f\xc7\xdc'  # brightness_2: forte
    b'maxima\xee'  # brightness_3: maximale
    b'\x8bcr\xc0 \xd8\xde\xccn\x97'  # upside_down: Écran retourné
    b'Ve\xcel\xb5apr\x96s'  # sleep_after: Veille après
    b'Sc\xc7\xcdapr\x96s'  # scores_after: Scores après
    b'\xc9s'  # seconds: {} s
    b'j\xeca\xe2'  # never: jamais
    b'R\x97p\x97t\xca\xfb'  # key_repeat: Répétition
    b'ra\xf9\xf5'  # key_repeat_0: rapide
    b'n\xc7ma\xee'  # key_repeat_1: normale
    b'l\xb9\xdc'  # key_repeat_2: lente
    b'L\xc0c\xd0l\xc1\xea\x97s'  # roller: Lancer les dés
    b'Nom\xb8e\xc4t\xcar\xc1'  # names: Noms et titres
    b'eff\xd5\xb7'  # delete: effacer
    b'Eff\xd5\xd0\xe1p\xbd\xc5e\x80?'  # delete_game: Effacer la partie ?
    b'Eff\xd5\xd0c\xb5nom\x80?'  # delete_name: Effacer ce nom ?
    b'T\xfa\xc4eff\xd5\xb7'  # forget: Tout effacer
    b'Vrai\xf8\xc4t\xfat\x80?'  # forget_sure: Vraiment tout ?
    b'R\x97glag\xc1\xbcnoms,\xdf\xbd\xc5\xcdt\xb7m\xbe\x97\xcde\xc4\xcf\xe9\xcc\xb8s\xb7\xbb\xc4eff\xd5\x97s.'  # forget_help: Réglages, noms, parties terminées et en cours seront effacés.
    b'\xc9m\xbe'  # minutes: {} min
    b'\x87\xdf\xe3pos'  # about: À propos
    b'Logi\xda\xc8 libr\xb5(MIT)\xdbLic\xb9c\xc1\x80\xbfLICENSE\xbc\xde\xd3s/f\xbbts.'  # about_licences: Logiciel libre (MIT). Licences : LICENSE, tools/fonts.
    b'Fl\x96\xc6\xc1\x80\xbf\xc6o\xe2ir\xbc\xc6\xc0g\xb7\xdb\x16\x80\xbfv\xcbid\xb7.'  # help_keys: Flèches : choisir, changer.  : valider.
    b"\x17\x80\xbf\xd8\xde\xcc\xbcjus\xe6'\x91 \xe1p\xd8mi\x96r\xb5r\x97p\xbbse."  # help_back:  : retour, jusqu'à la première réponse.
    b'D\x97s\x80\xbf\xc3\xf1r\xc1s\xfb\xdf\xbd\xea\x97\xbcs\xcc \xe1t\xfa\xc6\xb5o\xa1 s\xb5tr\xfav\xb5s\xbaf\xd5e.'  # help_dice: Dés : une pression par dé, sur la touche où se trouve sa face.
    b'\x18\x80\xbffeu\xcel\xcde\xc4cl\xd7se\xf8t\xdbS\xcc l\xc1\xea\x97s\x80\xbfappu\xd1l\xbbg s\xcc \x17.'  # help_menu:  : feuilles et classement. Sur les dés : appui long sur .
    b'\x14 s\xcc 0\xdfr\xb9\xd4t\xfat\xbc\x15 l\xbbg \xd8mpl\xca.'  # help_amounts:  sur 0 prend tout,  long remplit.
    b'\x8b\xdcignez \x91 t\xfa\xc4mo\xf8t\x80\xbf\xe1p\xbd\xc5\xb5\xc1\xc4g\xbdd\x97e.'  # help_safe: Éteignez à tout moment : la partie est gardée.
    b'Vos\xea\x97s'  # dice: Vos dés
    b'i\xda'  # place_here: ici
    b't\xfat'  # place_all: tout
    b'\x15+1\xbc\x15\x80l\xbbg\x80\xbft\xfat'  # allot_keys: +1,  long : tout
    b'\xce \xcfr\xc1\xeb\xb6\x80\xbf\xb9c\xc7\xb5\x16'  # allot_left: il en reste {} : encore 
    b'Enc\xc7\xb5\x91\xea\xbbn\xb7\x80\xe8'  # still_to_give: Encore à donner : {}
    b'Enc\xc7\xb5\x91\xdfr\xb9d\xd8\x80\xe8'  # still_to_get: Encore à prendre : {}
    b'Impossibl\xb5i\xda.'  # refused: Impossible ici.
    b'\xc9\xe5\xdflus'  # refused_most: {} au plus
    b'\xc9\xe5 mo\xbes'  # refused_least: {} au moins
    b'D\xb5\xc9\x91 \xb6'  # refused_range: De {} à {}
    b'Il m\xc0\xe6\xb5\xb9\xe9\xd8\x80\xe8'  # allot_due: Il manque encore : {}
    b'\xc9\xeettr\xcd\xe5\xdflus'  # name_full: {} lettres au plus
    b'Il f\xe5\xc4\xc3\xb5\xeett\xd8.'  # name_empty: Il faut une lettre.
    b'\xde\xcc'  # news: tour
    b'Tot\xcb'  # score_total: Total
    b'm\xc0\xc6\xb5\xb6'  # round: manche {}
    b'L\xba\xe9\xccse'  # race: La course
    b'F\xbei\xb5\x91 \xe1m\xc0\xc6\xb5\xb6'  # ended_round: Finie à la manche {}
    b'\xd5cue\xce'  # go_home: accueil
    b'\xc9gagne\x80!'  # wins: {} gagne !
    b'\xb6\x80\xe8\xdfo\xbets'  # alone: {} : {} points
    b'Rec\xc7d\x80\xe8'  # best_so_far: Record : {}
    b'Vic\xdeir\xf1\xbd\xf3g\x97e'  # shared: Victoire partagée
    b'\xb6\xdb\xb6'  # numbered: {}. {}
    b'P\xbd\xc5\xb5\xb6'  # nth_game: Partie {}
    b'T\xb7m\xbe\x97'  # done: Terminé
    b'P\xbd l\xb5c\x93b\xee'  # restore: Par le câble
    b'Recevoir\xdf\xbd l\xb5c\x93b\xee\x80?'  # restore_ask: Recevoir par le câble ?
    b'P\xbd\xc5\xcdt\xb7m\xbe\x97\xc1\x80\xe8'  # restore_games: Parties terminées : {}
    b'P\xbd\xc5\xcd\xcf\xe9\xccs\x80\xe8'  # restore_under_way: Parties en cours : {}
    b'Tot\xe5x se\xf6s\x80\xe8'  # restore_totals: Totaux seuls : {}
    b'S\xc0s\xdfl\xd5e\x80\xe8'  # restore_left: Sans place : {}
    b'Lign\xcdab\x9bm\x97\xc1\x80\xe8'  # restore_damaged: Lignes abîmées : {}
    b'Re\x95u\xc1\x80\xbf\xc9s\xcc \xb6'  # restored: Reçues : {} sur {}
    b'Arr\x98t\xb7'  # restore_stop: Arrêter
    b'\x89\xfc\xeau br\xbbze'  # game_bronze_age: Âge du bronze
    b'Br\xbbz\xb5f\xbe\xcb'  # game_late_bronze_age: Bronze final
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
    b'Feu\xcel\xb5\xd6s\xe9\xd8'  # game_score_pad: Feuille de score
    b'Thr\xfagh \xdd\xb5Ag\xc1'  # game_through_the_ages: Through the Ages
)
WORDS = Texts(IDS, ENDS, TEXTS)
