"""device in English. Made by `make words` from tools/words/device.toml."""

from words.ids.device import IDS
from words.texts import Texts

# fmt: off
ENDS = b"\x00\x00\x05\x00\x0c\x00\x16\x00\x1c\x00 \x00'\x00.\x007\x00>\x00G\x00J\x00M\x00O\x00\\\x00_\x00k\x00s\x00\x91\x00\xaa\x00\xb4\x00\xe3\x00$\x01J\x01g\x01l\x01o\x01v\x01\x96\x01\xc5\x01\xe4\x01\xf2\x01\xfa\x01\x14\x023\x02:\x02<\x02G\x02M\x02P\x02S\x02Z\x02c\x02f\x02k\x02n\x02\x8d\x02\x96\x02\x9c\x02\xba\x02\xeb\x02\xfb\x02#\x03)\x03/\x03;\x03A\x03D\x03L\x03T\x03^\x03j\x03o\x03s\x03t\x03|\x03\x80\x03\x83\x03\x86\x03\x89\x03\x91\x03\x92\x03\x94\x03\x96\x03\x9c\x03\xa7\x03\xb5\x03\xbd\x03\xcc\x03\xda\x03\xe2\x03\xe5\x03\xec\x03\xf7\x03\x02\x04\n\x04\x11\x04\x14\x04\x18\x04\x1e\x04$\x04+\x040\x046\x04=\x04C\x04L\x04V\x04X\x04b\x04g\x04v\x04y\x04~\x04\x81\x04\x86\x04\x8c\x04\x92\x04\x98\x04\x9e\x04\xa4\x04\xaa\x04\xb2\x04\xb5\x04\xba\x04\xbe\x04\xc1\x04\xca\x04\xd3\x04\xdb\x04\xdd\x04\xe1\x04\xe9\x04\xec\x04\xf0\x04\xf4\x04\xfb\x04\x04\x05\x07\x05\x12\x05\x1d\x05(\x055\x05^\x05a\x05j\x05\x92\x05\xab\x05\xc5\x05\xe7\x05\x04\x06\x1c\x069\x06@\x06C\x06E\x06S\x06^\x06j\x06t\x06\x85\x06\x8c\x06\x92\x06\x9a\x06\xa5\x06\xb0\x06\xbe\x06\xc0\x06\xc4\x06\xc8\x06\xce\x06\xda\x06\xde\x06\xe3\x06\xea\x06\xf2\x06\xfd\x06\x00\x07\x04\x07\x07\x07\x11\x07!\x07+\x075\x07A\x07J\x07S\x07^\x07a\x07h\x07r\x07~\x07\x83\x07\x8f\x07"
TEXTS = (
    b'Quipu'  # quipu: Quipu
    b'Ahe\xe0\xbf\xc9\xb6'  # ahead: Ahead: {} {}
    b'Ahea\xd4wi\xdd \xb6'  # ahead_with: Ahead with {}
    b'Po\xbets\xe8'  # points_so_far: Points: {}
    b'Aga\xbe'  # again: Again
    b'\xb6\xdflay\xb7s'  # players_many: {} players
    b'New g\xece'  # new_game: New game
    b'F\xbe\xe2he\xd4g\xec\xc1'  # finished_games: Finished games
    b'Sett\xbegs'  # settings: Settings
    b'Checkli\xd2s'  # checklists: Checklists
    b'R\xf6\xc1'  # rules: Rules
    b'H\xc8p'  # help: Help
    b'\xb6\xe8'  # saved_game: {}: {}
    b'Whi\xc6 g\xec\xb5\xde\xea\xe3p?'  # drop_which: Which game to drop?
    b'd\xe3p'  # drop: drop
    b'f\xe3m \xc0o\xdd\xd0v\xb7s\xfb'  # other_game: from another version
    b'New g\xece?'  # replace: New game?
    b"\xe2\xea\xe3ppe\xd4a\xc4\xdd\xb5new g\xece'\xb8firs\xc4\xc0sw\xb7."  # replace_help: is dropped at the new game's first answer.
    b'A save\xd4g\xec\xb5i\xb8f\xe3m \xc0o\xdd\xd0v\xb7s\xfb.'  # other_version: A saved game is from another version.
    b'D\xe3p \xdda\xc4g\xece'  # drop_game: Drop that game
    b'Th\xb5mem\xc7\xefi\xb8f\xf6l\xbf\xddi\xb8g\xec\xb5go\xcd\xbb\xbcbu\xc4new \xc0sw\xb7\xb8\xbd\xb5no\xc4kept.'  # journal_full: The memory is full: this game goes on, but new answers are not kept.
    b'G\xec\xcd\xbd\xb5no\xc4kept\xbf\xddi\xb8firmw\xbd\xb5h\xe4n\xc2mem\xc7\xeff\xc7 \xddem\xdbWh\xcfsw\xca\xc6e\xd4off\xbc\xcbl i\xb8f\xc7gott\xb9.'  # region_missing: Games are not kept: this firmware has no memory for them. When switched off, all is forgotten.
    b'Answ\xb7\xb8\xdda\xc4we\xd8\xea\xeca\xfcd\xe8\xdbTh\xb5g\xec\xb5go\xcd\xe7wi\xdd\xfa\xc4\xddem.'  # answers_damaged: Answers that were damaged: {}. The game goes on without them.
    b'To\xc2m\xc0\xef\xc0sw\xb7s\xbfi\xc4c\xc0no\xc4b\xb5\xd8played.'  # no_replay: Too many answers: it cannot be replayed.
    b'light'  # code_light: light
    b'b\xd5k'  # code_close: back
    b'\xcbl of \xca'  # code_game: all of it
    b'A g\xec\xb5\xc3d\xd0wa\xefw\xe4lo\xd2\xbf\xdd\xb5mem\xc7\xefw\xd7\xea\xeca\xfcd.'  # lost_game: A game under way was lost: the memory was damaged.
    b'Th\xb5mem\xc7\xef\xe9\xf6\xd4no\xc4b\xb5wr\xcat\xb9\xdbTh\xb5g\xec\xb5go\xcd\xbb\xffQuipu t\xd9\xcdaga\xbe.'  # journal_failed: The memory could not be written. The game goes on; Quipu tries again.
    b'Wha\xc4w\xe4bef\xc7\xb5c\xc0no\xc4b\xb5\xf3k\xcfb\xd5k \xc0\xefmo\xd8.'  # undo_ends: What was before cannot be taken back any more.
    b'Ol\xd4\xc0sw\xb7\xb8\xbd\xb5g\xbbe.'  # offers_gone: Old answers are gone.
    b'\xd2\xbd\xc4of \xf0n'  # turn_again: start of turn
    b'Leave? Answ\xb7\xb8\xdda\xc4wo\xf6\xd4b\xb5lo\xd2\xe8'  # leave_loses: Leave? Answers that would be lost: {}
    b'Th\xb5sett\xbeg\xb8we\xd8\xea\xeca\xfcd\xbfse\xc4\xddem aga\xbe.'  # settings_damaged: The settings were damaged: set them again.
    b'S\xf3t\xe2\xc5cs'  # statistics: Statistics
    b'\xac\xb6'  # won: ♛{}
    b'G\xec\xc1\xbf\xc9\x84 b\xc1\xc4\xb6'  # played_best: Games: {} · best {}
    b'Av\xb7a\xfc\xe8'  # average: Average: {}
    b'G\xec\xc1'  # figure_games: Games
    b'W\xbes'  # figure_wins: Wins
    b'W\xbe\xb8\xfd\xba\xe3w'  # figure_streak: Wins in a row
    b'L\xbbg\xc1\xc4\xd2\xd8ak'  # figure_longest: Longest streak
    b'Be\xd2'  # figure_best: Best
    b'Av\xb7a\xfc'  # figure_mean: Average
    b'\xb6.\xb6'  # decimal: {}.{}
    b'F\xbe\xe2he\xd4g\xec\xcdw\xb7\xb5lo\xd2\xbf\xdd\xb5mem\xc7\xefw\xd7\xea\xeca\xfcd.'  # finished_damaged: Finished games were lost: the memory was damaged.
    b'Whi\xc6 g\xece?'  # which_game: Which game?
    b'M\xc7\xb5g\xec\xc1'  # more_games: More games
    b'Th\xb5n\xec\xb5of \xbasc\xc7\xb5shee\xc4\xb9d\xb8wi\xdd .txt'  # sheet_ending: The name of a score sheet ends with .txt
    b'I\xc4c\xc0no\xc4b\xb5\xd8\xe0\xdbI\xb8\xba\xe9mput\xd0wr\xca\xbeg \xca? Choos\xb5i\xc4aga\xfd\xfd\xbamo\xf8t.'  # sheet_unreadable: It cannot be read. Is a computer writing it? Choose it again in a moment.
    b"Thi\xb8f\xce\xb5c\xc0'\xc4b\xb5\xd8\xe0."  # hardware_unreadable: This file can't be read.
    b'Th\xb5usu\xcb wir\xbeg i\xb8used\xdbSav\xb5i\xc4aga\xfd\xd7\xdfla\xfd\xdcxt.'  # hardware_unreadable_help: The usual wiring is used. Save it again as plain text.
    b'Play\xb7s'  # how_many: Players
    b'Play\xd0\xb6'  # who: Player {}
    b'Play\xd0\xfe(\xd2\xbdts)'  # who_starts: Player 1 (starts)
    b'Play\xd0\xb6'  # unnamed: Player {}
    b'T\xca\xee'  # what_title: Title
    b'New t\xca\xee\xaa'  # new_title: New title…
    b'New n\xece\xaa'  # new_name: New name…
    b'Ord\xd0of\xdflay'  # order: Order of play
    b'Draw wh\xc2\xd2\xbdts'  # draw_lots: Draw who starts
    b'\xc9\xd2\xbdts'  # lots_fell: {} starts
    b'St\xbdt'  # start_game: Start
    b'\xb6'  # name_of: {}
    b'On\xf1l\xd5\xb5up'  # moves_up: One place up
    b'Sign'  # sign: Sign
    b'd\xbbe'  # name_done: done
    b'\xf5\xee\xdc'  # name_delete: delete
    b'\xf3k\xb9'  # name_taken: taken
    b'\xbbl\xeftwice'  # name_alike: only twice
    b'\xbf'  # colon: :
    b'Y\xc1'  # yes: Yes
    b'No'  # no: No
    b'Att\xb9t\xfb'  # attention: Attention
    b'Pr\xc1\xb8\xcbl keys'  # check_keys: Press all keys
    b'\xfeke\xef3 \xc5m\xc1\xbfnext'  # check_next: 1 key 3 times: next
    b'\xc9byt\xcdf\xd8e'  # check_free: {} bytes free
    b'Some\xdd\xbeg w\xb9\xc4wr\xbbg'  # crash: Something went wrong
    b'Yo\xcc g\xec\xb5i\xb8safe.'  # crash_safe: Your game is safe.
    b'\xfes\xdcp b\xd5k'  # crash_back: 1 step back
    b'M\xb9u'  # menu: Menu
    b'h\xd3\xd4\x17 \xf8u'  # menu_hold: hold  menu
    b'Play\xd0clocks'  # player_clocks: Player clocks
    b'How m\xc0\xef\xf4ce?'  # dice_count: How many dice?
    b'h\xd3\xd4\x16\xbfr\xd3l'  # roll_hold: hold : roll
    b'r\xd3l \xb6/\xb6'  # rolls: roll {}/{}
    b'r\xd3l'  # roll: roll
    b'keep'  # keep_die: keep
    b'i\xc4s\xf3ys'  # die_stays: it stays
    b'h\xd3d\xbf\xd8\xd2'  # rest_hold: hold: rest
    b'h\xd3d:\xea\xbbe'  # done_hold: hold: done
    b'h\xd3\xd4\x16\xe8'  # held_does: hold : {}
    b'Sheets'  # sheet: Sheets
    b'St\xc0d\xbegs'  # standings: Standings
    b'L\xd7\xc4\xf0ns'  # last_turns: Last turns
    b'All\xdflay\xb7s'  # compare: All players
    b'No\xdd\xbeg wr\xbbg'  # no_danger: Nothing wrong
    b'\xb6:'  # turn_of: {}:
    b'No\xdd\xbeg yet.'  # nothing_yet: Nothing yet.
    b'Adju\xd2'  # adjust: Adjust
    b'Hom\xb5(g\xec\xb5i\xb8kept)'  # leave: Home (game is kept)
    b'g\xc2\xbb'  # go_on: go on
    b'\xc6oose'  # choose: choose
    b'b\xd5k'  # back: back
    b'c\xc7\xd8ct'  # correct: correct
    b'L\xc0gua\xfc'  # language: Language
    b'Engl\xe2h'  # language_name_en: English
    b'Deuts\xc6'  # language_name_de: Deutsch
    b'Espa\x9c\xd3'  # language_name_es: Español
    b'Fr\xc0\x95a\xe2'  # language_name_fr: Français
    b'It\xcbi\xc0o'  # language_name_it: Italiano
    b'B\xd9ghtn\xc1s'  # brightness: Brightness
    b'low'  # brightness_0: low
    b'me\xf4um'  # brightness_1: medium
    b'high'  # brightness_2: high
    b'f\xf6l'  # brightness_3: full
    b'Upsi\xf5\xeaown'  # upside_down: Upside down
    b'S\xeeep aft\xb7'  # sleep_after: Sleep after
    b'Sc\xc7\xcdaft\xb7'  # scores_after: Scores after
    b'\xc9s'  # seconds: {} s
    b'nev\xb7'  # never: never
    b'Ke\xef\xd8peat'  # key_repeat: Key repeat
    b'fa\xd2'  # key_repeat_0: fast
    b'n\xc7m\xcb'  # key_repeat_1: normal
    b'slow'  # key_repeat_2: slow
    b'R\xd3l \xf4ce'  # roller: Roll dice
    b'N\xec\xcd\xc0\xd4t\xcal\xc1'  # names: Names and titles
    b'\xf5\xee\xdc'  # delete: delete
    b'De\xee\xeb\xddi\xb8g\xece?'  # delete_game: Delete this game?
    b'De\xee\xeb\xddi\xb8n\xece?'  # delete_name: Delete this name?
    b'Er\xd7\xb5ev\xb7y\xdd\xbeg'  # forget: Erase everything
    b'Re\xcbl\xefev\xb7y\xdd\xbeg?'  # forget_sure: Really everything?
    b'Sett\xbegs\xbcn\xec\xc1\xbcf\xbe\xe2he\xd4g\xec\xcd\xc0\xd4\xdd\xb5g\xec\xcd\xc3d\xd0wa\xef\xbd\xb5\xf5\xee\xdcd.'  # forget_help: Settings, names, finished games and the games under way are deleted.
    b'\xc9m\xbe'  # minutes: {} min
    b'Ab\xfa\xc4Quipu'  # about: About Quipu
    b'F\xd8\xb5softw\xbd\xb5(MIT)\xdbLic\xb9c\xc1\xbfLICENSE\xbc\xde\xd3s/f\xbbts.'  # about_licences: Free software (MIT). Licences: LICENSE, tools/fonts.
    b'Ar\xe3w\xb8mov\xb5\xc0\xd4\xc6\xc0\xfc\xbc\x16 c\xbbfirms.'  # help_keys: Arrows move and change,  confirms.
    b'\x17 go\xcdb\xd5k\xbc\xe4f\xbd \xe4\xdd\xb5firs\xc4\xc0sw\xb7.'  # help_back:  goes back, as far as the first answer.
    b'Dice\xbf\xbb\xf1r\xc1\xb8\xba\xf4e\xbc\xe7\xdd\xb5ke\xefwh\xb7\xb5\xca\xb8f\xd5\xb5\xd2\xc0ds.'  # help_dice: Dice: one press a die, on the key where its face stands.
    b'\x18\xbfsheet\xb8\xc0\xd4sc\xc7\xc1\xdbOn \xdd\xb5\xf4ce\xbfh\xd3\xd4\x17.'  # help_menu: : sheets and scores. On the dice: hold .
    b'\x14 \xe70 \xf3k\xcd\xcbl\xbch\xd3\xd4\x15 f\xcel\xb8\xba\xe3w.'  # help_amounts:  on 0 takes all, hold  fills a row.
    b'Sw\xca\xc6 off a\xc4\xc0\xef\xc5me\xbf\xdd\xb5g\xec\xb5i\xb8kept.'  # help_safe: Switch off at any time: the game is kept.
    b'Ent\xd0\xf4ce'  # dice: Enter dice
    b'he\xd8'  # place_here: here
    b'\xcbl'  # place_all: all
    b'\x15+1\xbch\xd3d\x80\x15 f\xcels'  # allot_keys: +1, hold  fills
    b'\xc9\xeeft\xbf\x16 aga\xbe'  # allot_left: {} left:  again
    b'St\xcel t\xc2give\xe8'  # still_to_give: Still to give: {}
    b'St\xcel t\xc2\xfct\xe8'  # still_to_get: Still to get: {}
    b"Tha\xc4c\xc0'\xc4be\xea\xbb\xb5he\xd8."  # refused: That can't be done here.
    b'A\xc4mos\xc4\xb6'  # refused_most: At most {}
    b'A\xc4\xee\xd7\xc4\xb6'  # refused_least: At least {}
    b'F\xe3m \xc9t\xc2\xb6'  # refused_range: From {} to {}
    b'St\xcel m\xe2s\xbeg\xe8'  # allot_due: Still missing: {}
    b'\xc9\xeett\xb7\xb8a\xc4mo\xd2'  # name_full: {} letters at most
    b'Ent\xd0\xba\xeett\xd0fir\xd2.'  # name_empty: Enter a letter first.
    b'\xf0n'  # news: turn
    b'Tot\xcb'  # score_total: Total
    b'\xe3\xc3\xd4\xb6'  # round: round {}
    b'Th\xb5r\xd5e'  # race: The race
    b'En\xf5\xd4aft\xd0\xe3\xc3\xd4\xb6'  # ended_round: Ended after round {}
    b'home'  # go_home: home
    b'\xc9w\xbes!'  # wins: {} wins!
    b'\xb6\xe8\xdfo\xbets'  # alone: {}: {} points
    b'B\xc1\xc4s\xc2f\xbd\xe8'  # best_so_far: Best so far: {}
    b'Sha\xd8\xd4vict\xc7y'  # shared: Shared victory
    b'\xb6\xdb\xb6'  # numbered: {}. {}
    b'G\xec\xb5\xb6'  # nth_game: Game {}
    b'D\xbbe'  # done: Done
    b'F\xe3m \xdd\xb5cab\xee'  # restore: From the cable
    b'Tak\xb5\xfdf\xe3m \xdd\xb5cab\xee?'  # restore_ask: Take in from the cable?
    b'F\xbe\xe2he\xd4g\xec\xc1\xe8'  # restore_games: Finished games: {}
    b'G\xec\xcd\xc3d\xd0way\xe8'  # restore_under_way: Games under way: {}
    b'Wi\xdd \xdet\xcb\xb8\xcb\xbbe\xe8'  # restore_totals: With totals alone: {}
    b'N\xc2\xe3om f\xc7\xe8'  # restore_left: No room for: {}
    b'D\xeca\xfc\xd4l\xbe\xc1\xe8'  # restore_damaged: Damaged lines: {}
    b'Tak\xcf\xbe\xbf\xc9of \xb6'  # restored: Taken in: {} of {}
    b'S\xdep'  # restore_stop: Stop
    b'Br\xbbz\xb5A\xfc'  # game_bronze_age: Bronze Age
    b'La\xebBr\xbbz\xb5A\xfc'  # game_late_bronze_age: Late Bronze Age
    b'R\xd3l Int\xc2Town'  # game_roll_into_town: Roll Into Town
    b'Sc\xc7\xf1\xe0'  # game_score_pad: Score pad
    b'Thr\xfagh \xdd\xb5Ag\xc1'  # game_through_the_ages: Through the Ages
)
WORDS = Texts(IDS, ENDS, TEXTS)
