"""through_the_ages in English. Made by `make words` from tools/words/through_the_ages.toml."""

from words.ids.through_the_ages import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\x05\x00\x13\x00 \x000\x008\x00?\x00J\x00V\x00_\x00f\x00o\x00|\x00\x84\x00\x8a\x00\x97\x00\xa2\x00\xae\x00\xba\x00\xc6\x00\xd0\x00\xdb\x00\xe9\x00\xf0\x00\xfd\x00\t\x01\n\x01\x0e\x01\x12\x01\x16\x01\x1b\x01 \x01)\x01.\x014\x01<\x01B\x01I\x01M\x01P\x01U\x01Y\x01]\x01b\x01g\x01l\x01p\x01t\x01y\x01}\x01\x82\x01\x88\x01\x8d\x01\x91\x01\x96\x01\x9b\x01\xa0\x01\xa6\x01\xaa\x01\xae\x01\xb2\x01\xb7\x01\xbb\x01\xbf\x01\xc3\x01\xc7\x01\xcc\x01\xd1\x01\xd6\x01\xdb\x01\xe1\x01\xe5\x01\xe9\x01\xed\x01\xf2\x01\xf8\x01\x03\x02\x0c\x02\x13\x02\x1c\x02$\x02/\x026\x02@\x02J\x02T\x02]\x02h\x02p\x02z\x02\x80\x02\x88\x02\x92\x02\x9b\x02\xa4\x02\xaf\x02\xba\x02\xc4\x02\xd2\x02\xdc\x02\xe5\x02\xf0\x02\xfa\x02\x04\x03\x0c\x03\x12\x03\x1c\x03F\x03O\x03Z\x03d\x03o\x03~\x03\x8b\x03\x96\x03\x98\x03\x9a\x03\x9c\x03\xa0\x03\xa2\x03\xa6\x03\xaa\x03\xcc\x03\xf0\x03\x00\x04\n\x04*\x04G\x04Y\x04^\x04\x9b\x04\xa6\x04\xae\x04\xb8\x04\xc0\x04\xc4\x04\xc8\x04\xcc\x04\xd1\x04\xdd\x04\xe6\x04\xf0\x04\xf9\x04\xfd\x04\x08\x05\x12\x05\x16\x05\x18\x05\x1a\x05&\x05'
TEXTS = (
    b'Ed\xca\xfb?'  # edition: Edition?
    b'2006\xbcfirs\xc4ed\xca\xfb'  # edition_2006: 2006, first edition
    b'2015\xbcnew ed\xca\xfb'  # edition_2015: 2015, new edition
    b'light\xbffew numb\xb7s'  # edition_light: light: few numbers
    b'c\xc7rupt\xfb\xaa'  # edit_corruption: corruption…
    b'C\xc7rupt\xfb'  # corruption_row: Corruption
    b'N\xbbe\xbcblu\xb5f\xe3m'  # corruption_none: None, blue from
    b'L\xcat\xee\xbcblu\xb5f\xe3m'  # corruption_little: Little, blue from
    b'Los\xb8a\xc4\xb6\xa5\xb6'  # corruption_at: Loss at {}–{}
    b'Los\xb8a\xc40'  # corruption_empty: Loss at 0
    b'Sett\xbeg up'  # list_setup: Setting up
    b'N\xc23+ \xc0\xd44+ \xedds'  # setup_no_3: No 3+ and 4+ cards
    b'N\xc24+ \xedds'  # setup_no_4: No 4+ cards
    b'No\xdf\xd5ts'  # setup_no_pacts: No pacts
    b'\xc9ev\xb9t\xb8of ag\xb5A'  # setup_events: {} events of age A
    b'13 \xedd\xb8\xfd\xdd\xb5\xe3w'  # setup_row: 13 cards in the row
    b'\xc9y\xc8low\xbc\xc9blue'  # setup_banks: {} yellow, {} blue
    b'2 f\xbdms\xbc2 m\xbe\xc1'  # setup_farms: 2 farms, 2 mines
    b'\xfelab\xbc\xfe\xbef\xc0try'  # setup_lab: 1 lab, 1 infantry
    b'\xfew\xc7k\xd0\xc3used'  # setup_unused: 1 worker unused
    b'4 whi\xdc\xbc2 \xd8d'  # setup_actions: 4 white, 2 red
    b'Str\xb9g\xdd 1\xbcs\xda\xdb+1'  # setup_tracks: Strength 1, sci. +1
    b'C\xbdd\xb8(\xb6)'  # take_cards: Cards ({})
    b'C\xbdd\xb8\xbbly\xbc\xd5t\xfbs\xe8'  # only_cards: Cards only, actions: {}
    b'Ro\xc3\xd41\xbf\xedd\xb8\xbbly'  # round_1_cards: Round 1: cards only
    b'\xb6'  # board: {}
    b'Ag\xb5A'  # age_A: Age A
    b'Ag\xb5I'  # age_I: Age I
    b'Ag\xb5\xf7'  # age_II: Age II
    b'Ag\xb5I\xf7'  # age_III: Age III
    b'Ag\xb5IV'  # age_IV: Age IV
    b'LAST TURN'  # last_round: LAST TURN
    b'En\xd4\xf0n'  # end_turn: End turn
    b'Ag\xb5\xb9ds'  # age_ends: Age ends
    b'L\xd7\xc4ev\xb9ts'  # last_events: Last events
    b'G\xec\xb5ov\xb7'  # end_game: Game over
    b'Re\xd4\xeeft?'  # military_left: Red left?
    b'Food'  # food: Food
    b'R\xc1.'  # resources: Res.
    b'S\xda\xb9ce'  # science: Science
    b'S\xda\xdb+'  # science_rating: Sci. +
    b'C\xf6t.'  # culture: Cult.
    b'C\xf6t\xdb+'  # culture_rating: Cult. +
    b'Foo\xd4+'  # food_comes: Food +
    b'Foo\xd4\xab'  # food_eaten: Food −
    b'R\xc1\xdb+'  # resources_come: Res. +
    b'R\xc1\xdb\xab'  # corruption_taken: Res. −
    b'Rev\xd3t'  # uprising_now: Revolt
    b'Pow\xb7'  # strength: Power
    b'Happy'  # happy: Happy
    b'Unused'  # population: Unused
    b'Y\xc8low'  # yellow_bank: Yellow
    b'Blue'  # blue_bank: Blue
    b'F\xbdm A'  # farm_A: Farm A
    b'F\xbdm I'  # farm_I: Farm I
    b'F\xbdm \xf7'  # farm_II: Farm II
    b'F\xbdm I\xf7'  # farm_III: Farm III
    b'M\xbe\xb5A'  # mine_A: Mine A
    b'M\xbe\xb5I'  # mine_I: Mine I
    b'M\xbe\xb5\xf7'  # mine_II: Mine II
    b'M\xbe\xb5I\xf7'  # mine_III: Mine III
    b'O\xdd\xb7s'  # elsewhere: Others
    b'W\xbbd\xb7'  # wonder: Wonder
    b'Civ\xce'  # civil_actions: Civil
    b'M\xce\xca.'  # military_actions: Milit.
    b'Grat\xe2'  # free_population: Gratis
    b'Foo\xd4A'  # food_A: Food A
    b'Foo\xd4I'  # food_I: Food I
    b'Foo\xd4\xf7'  # food_II: Food II
    b'Foo\xd4I\xf7'  # food_III: Food III
    b'R\xc1\xdbA'  # resources_A: Res. A
    b'R\xc1\xdbI'  # resources_I: Res. I
    b'R\xc1\xdb\xf7'  # resources_II: Res. II
    b'R\xc1\xdbI\xf7'  # resources_III: Res. III
    b'R\xc1o\xccc\xc1'  # resources_full: Resources
    b'Unuse\xd4w\xc7k\xb7s'  # population_full: Unused workers
    b'Y\xc8low b\xc0k'  # yellow_bank_full: Yellow bank
    b'Blu\xb5b\xc0k'  # blue_bank_full: Blue bank
    b'S\xda\xb9c\xf1o\xbets'  # science_full: Science points
    b'Happ\xeff\xd5\xc1'  # happy_full: Happy faces
    b'F\xe3m f\xbdm\xb8\xba\xf0n'  # food_comes_full: From farms a turn
    b'Eat\xcf\xba\xf0n'  # food_eaten_full: Eaten a turn
    b'F\xe3m m\xbe\xcd\xba\xf0n'  # resources_come_full: From mines a turn
    b'C\xc7rup\xc5\xe7\xba\xf0n'  # corruption_taken_full: Corruption a turn
    b'Upr\xe2\xbeg now'  # uprising_now_full: Uprising now
    b'No\xdf\xe3duct\xfb'  # uprising_light: No production
    b'S\xda\xb9c\xb5ea\xc6 \xf0n'  # science_rating_full: Science each turn
    b'C\xf6\xf0\xf1o\xbets'  # culture_full: Culture points
    b'C\xf6\xf0\xb5ea\xc6 \xf0n'  # culture_rating_full: Culture each turn
    b'Str\xb9g\xdd'  # strength_full: Strength
    b'O\xdd\xd0w\xc7k\xb7s'  # elsewhere_full: Other workers
    b'Blu\xb5\xdek\xb9\xb8\xe7\xca'  # wonder_full: Blue tokens on it
    b'Civ\xce \xd5t\xfbs'  # civil_actions_full: Civil actions
    b'M\xce\xca\xbd\xef\xd5t\xfbs'  # military_actions_full: Military actions
    b'G\xe3w\xdd\xbcn\xc2food'  # free_population_full: Growth, no food
    b'Upr\xe2\xbeg\xbf\xc9> \xb6'  # uprising_ahead: Uprising: {} > {}
    b'Next\xbf\xc9food'  # population_price: Next: {} food
    b'Th\xb5b\xc0k i\xb8empty'  # population_none: The bank is empty
    b'Nee\xd4\xb6\xbcm\xe2\xb8\xb6'  # happy_needed: Need {}, miss {}
    b'C\xbbsumpt\xfb\xe8'  # consumption_is: Consumption: {}
    b'H\xc3g\xb7\xbf\xab\xc9c\xf6t.'  # starving_ahead: Hunger: −{} cult.
    b'C\xc7rupt\xfb\xbf\xab\xb6'  # corruption_ahead: Corruption: −{}
    b'T\xccn \xb9\xd4+\xc9\xab\xb6'  # end_brings: Turn end +{} −{}
    b'UPRISING'  # uprising: UPRISING
    b'HUNGER'  # famine: HUNGER
    b'CORRUPTION'  # corruption: CORRUPTION
    b'Happ\xeff\xd5\xcdm\xe2s\xbeg\xe8\xbc\xc3use\xd4w\xc7k\xb7s\xe8\xdbNo\xdd\xbeg \xe2\xdf\xe3duced.'  # uprising_why: Happy faces missing: {}, unused workers: {}. Nothing is produced.
    b'C\xf6\xf0\xb5+\xc9= \xb6'  # got_culture: Culture +{} = {}
    b'C\xf6\xf0\xb5+\xc9\xab\xc9= \xb6'  # lost_culture: Culture +{} −{} = {}
    b'S\xda\xb9c\xb5+\xc9= \xb6'  # got_science: Science +{} = {}
    b'Foo\xd4+\xc9\xab\xc9= \xb6'  # got_food: Food +{} −{} = {}
    b'Foo\xd4+\xc9\xab\xb6\xbc\xc9m\xe2s\xbeg'  # missed_food: Food +{} −{}, {} missing
    b'R\xc1o\xccc\xcd+\xc9\xab\xc9= \xb6'  # got_resources: Resources +{} −{} = {}
    b'Draw m\xce\xca\xbdy\xe8'  # got_cards: Draw military: {}
    b'\x11\xf2'  # brought_culture: +{}
    b'\x1e\xf2'  # brought_science: +{}
    b'\x01\xf2'  # brought_food: +{}
    b'\x01\xf2\xab\xb6'  # brought_food_less: +{}−{}
    b'\x03\xf2'  # brought_resources: +{}
    b'\x03\xf2\xab\xb6'  # brought_resources_less: +{}−{}
    b'End\xe8'  # age_over: End: {}
    b'Ag\xb5I beg\xbes\xdbD\xe2\xed\xd4\xdd\xb5r\xc1\xc4of \xdd\xb5\xdav\xce \xedd\xb8A.'  # age_I_begins: Age I begins. Discard the rest of the civil cards A.
    b'\xc9go\xc1\xbf\xee\xe0\xb7s\xbc\xedd\xb8\xfdh\xc0d\xbc\xc3f\xbe\xe2he\xd4w\xbbd\xb7s,\xdf\xd5ts.'  # age_leaves: {} goes: leaders, cards in hand, unfinished wonders, pacts.
    b'Ea\xc6 y\xc8low b\xc0k\xbf\xab\xb6'  # tokens_leave: Each yellow bank: −{}
    b'LAST ROUND'  # last_round_alarm: LAST ROUND
    b'Thi\xb8\xe3\xc3\xd4i\xb8\xdd\xb5la\xd2\xbfn\xc2w\xbds\xbcn\xc2m\xce\xca\xbd\xef\xedds.'  # this_is_last: This round is the last: no wars, no military cards.
    b'N\xc2w\xbds\xbcno\xearaws\xbcs\xd5\xd9fic\xb5t\xc2c\xd3\xbb\xe2e.'  # last_round_rules: No wars, no draws, sacrifice to colonise.
    b'Th\xb5nex\xc4\xe3\xc3\xd4i\xb8\xdd\xb5la\xd2.'  # next_is_last: The next round is the last.
    b'Th\xb5\xb9d'  # the_end: The end
    b"R\xc1\xd3v\xb5\xcbl ev\xb9t\xb8of ag\xb5I\xf7 \xdda\xc4\xbd\xb5\xeeft\xbc\xbb\xb5a\xc4\xba\xc5me\xdbTi\xcd\xe4\xfd\xdd\xb5fir\xd2\xdflay\xb7'\xb8\xf0n."  # last_events_left: Resolve all events of age III that are left, one at a time. Ties as in the first player's turn.
    b'Ahea\xd4aft\xd0\xb6\xe8'  # led_after: Ahead after {}: {}
    b'B\xefrat\xbegs'  # score_ratings: By ratings
    b'C\xbdds\xbcev\xb9ts'  # score_events: Cards, events
    b'Se\xc4b\xefh\xc0d'  # score_by_hand: Set by hand
    b'H\xc3g\xb7'  # score_hunger: Hunger
    b'C\xf6\xf0e'  # sheet_culture: Culture
    b'Bo\xbdd'  # sheet_board: Board
    b'W\xc7k\xb7s'  # sheet_workers: Workers
    b'Upr\xe2\xbeg\xbcm\xe2s\xbeg'  # coming_uprising: Uprising, missing
    b'C\xf6\xf0\xb5t\xc2\xe9me'  # coming_culture: Culture to come
    b'Los\xc4t\xc2h\xc3g\xb7'  # coming_starved: Lost to hunger
    b'Foo\xd4t\xc2\xe9me'  # coming_food: Food to come
    b'Eat\xb9'  # coming_eaten: Eaten
    b'R\xc1o\xccc\xcdt\xc2\xe9me'  # coming_resources: Resources to come
    b'C\xc7rup\xc5\xe7\xf3k\xc1'  # coming_corruption: Corruption takes
    b'Bo\xbdd'  # adjust_board: Board
    b'A\xfc'  # adjust_table: Age
    b'A\xfc'  # age: Age
    b'Thr\xfagh \xdd\xb5Ag\xc1'  # game_through_the_ages: Through the Ages
)
WORDS = Texts(IDS, ENDS, TEXTS)
