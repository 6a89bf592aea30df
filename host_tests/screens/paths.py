"""Every screen and how to get there: starts, each followed by its screens: (name, keys), pressed one after the other.

Keys are written as everywhere (`host/device/keystrokes.py`). The faces of the dice are up food, right good, menu skull,
left workers, down choice, a coin. A start is a dict:

device: what is in the store: "new", or any of "saved", "several" (games under way), "finished", "longest", "names",
    "damaged", "absent", "broken", "full", "other", "torn" (an answer), "lost" (a game), "based" (a log that begins at a
    position), "cut" (a finished game without answers), "turned" (upside down), or "check": MENU is held
(Where the device asks for its language "language" are the keys that choose the one of the picture.)
players, options, start: a game in the position that `start` describes, as in a recorded game
seconds: without a press, before the first one
recorded: a recorded game played to its end; played: the same, written here
sent: what is in the store of another device, all of which comes over the cable; times: 2, after a yes all of it again
"""

from host.device.gallery import PLAYERS as EIGHT
from host.device.gallery import of_list

BRONZE = of_list("bronze_age")
PAD = of_list("score_pad")
TOWN = of_list("roll_into_town")
TWO = ["Ana", "Giovanni"]
THREE = ["Ana", "Ben", "Giovanni"]
FOUR = ["Ana", "Ben", "Cleo", "Giovanni"]
ALL_CITIES = [3, 4, 5, 6]
RICH = {"wood": 8, "stone": 7, "pottery": 6, "cloth": 5, "spearheads": 4}
SOME = {"wood": 4, "stone": 2, "pottery": 3, "cloth": 1, "spearheads": 1}
LATE = {
    "food": 9,
    "goods": SOME,
    "city_boxes": [3, 4, 2, 0],
    "monuments": {"step_pyramid": 3, "stone_circle": 2, "obelisk": 9, "temple": 4},
    "completed": {"step_pyramid": "first", "obelisk": "later"},
    "developments": ["leadership", "irrigation", "quarrying", "empire"],
    "disasters": 11,
}
FIRST_OBELISK = {
    "monuments": {"obelisk": 9, "great_wall": 13},
    "completed": {"obelisk": "first"},
    "disasters": 4,
    "developments": ["medicine"],
}
# As much as a turn can have to build and buy with.
FULLEST = dict(LATE, goods=RICH, food=15, city_boxes=ALL_CITIES, monuments={"great_pyramid": 14}, completed={})
SHIPPING = {
    "food": 6, "ships": 1, "goods": SOME, "city_boxes": [3, 0, 0, 0],
    "developments": ["preservation", "shipping", "smithing"],
}  # fmt: skip
# One has nearly all developments, the other all other monuments.
BUYER = {"monuments": {"great_wall": 12}, "developments": ["irrigation", "medicine", "coinage", "caravans"], "food": 5}
BUILDER = {"monuments": {"step_pyramid": 3, "stone_circle": 5, "obelisk": 9, "hanging_gardens": 11}}
BUILDERS = [
    {"monuments": {"step_pyramid": 3, "great_wall": 12}, "completed": {"step_pyramid": "first"}},
    {"monuments": {"step_pyramid": 1, "stone_circle": 5, "temple": 7, "obelisk": 9}},
]


def game(players, *sheets, options=None, **start):
    """A start: a game with these sheets."""
    return {"players": players, "options": options or {}, "start": {"players": list(sheets), **start}}


def before_dice(players):
    """A start: a game of the Late Bronze Age in which the first player may double the food before the dice."""
    sheets = [{"developments": ["preservation"], "goods": {"pottery": 1}}, {"disasters": 13}, {}, {}]
    start = {"players": sheets[: len(players)], "round": 12}
    return {"played": {"game": "late_bronze_age", "players": players, "options": {}, "start": start, "turns": []}}


def town(players, *towns, size=7, **start):
    """A start: a game of Roll Into Town with these towns."""
    start = {"players": list(towns), **start}
    record = {"game": "roll_into_town", "players": players, "options": {"size": size}, "start": start, "rounds": []}
    return {"played": record}


def on_paper(players, *towns, size=9, **start):
    """The same with the maps on paper."""
    record = town(players, *towns, size=size, **start)["played"]
    return {"played": {**record, "options": {"size": size, "scorer": True}}}


# The facts of a town on paper.
COUNTS = {
    "farm": 5, "mountain": 4, "tree": 6, "river": 6, "coast": 3, "house": 3, "mine": 2, "lumberjack": 1, "port": 1,
    "watermill": 1, "market": 1, "mined": 3, "mined_by": 6, "gaps": 1,
}  # fmt: skip
# A town with nearly everything in it.
BUILT = {
    "food": 4,
    "stone": 3,
    "wood": 3,
    "terrain": [".TTT.M.", "...FCCC", "FFT..OO", "RRR#.CO", "C.R.M..", "..RRM..", "...R..."],
    "buildings": [".......", "lk....p", ".......", ".......", ".w.....", ".f.....", "hhh.m.."],
    "coasts": {"4,0": "W", "1,4": "SE", "1,5": "S", "1,6": "SW", "3,5": "NE"},
    "river": ["3,0:WE", "3,1:WE", "3,2:WS", "4,2:NS", "5,2:NE", "5,3:WS", "6,3:NE"],
}
# As full as a large map can be, the lighthouse in the sea and a cathedral.
LARGE = {
    "food": 9,
    "stone": 9,
    "wood": 9,
    "terrain": [
        "TTTTT.MMM",
        "TTTTFFM.M",
        "RRTTFFMMM",
        ".RRRR....",
        ".C.C#....",
        "COCO.....",
        "CCCC.....",
        ".........",
        "TT.......",
    ],
    "buildings": [
        ".....h...",
        ".......m.",
        ".........",
        "w.....hth",
        "..L...hhh",
        "..L......",
        "..p.....K",
        "..k.f..KK",
        "..l......",
    ],
    "coasts": {
        "4,1": "S", "4,3": "S", "5,0": "E", "5,2": "EW", "6,0": "N", "6,1": "N", "6,2": "NES", "6,3": "N",
    },
    "river": ["2,0:WE", "2,1:WS", "3,1:NE", "3,2:WE", "3,3:WE", "3,4:WE"],
}  # fmt: skip


def pad(players, played, **options):
    """A start: the score pad after these rounds."""
    return {"played": {"game": "score_pad", "players": players, "options": options, "rounds": played}}


SCREENS = (
    ({"device": "new"}, ("language", ""), ("language/last", "up")),
    (
        {"device": "empty"},
        ("home/fresh", ""),
        ("settings", "down a"),
        ("settings/language", "a"),
        ("settings/brightness", "b down a"),
        ("settings/upside_down", "b down a"),
        ("settings/turned", "down a"),
        ("settings/sleep", "a up a down a"),
        ("settings/scores_after", "b down a"),
        ("settings/key_repeat", "b down a"),
        ("settings/roll_dice", "b down a"),
        ("settings/clocks", "b down a"),
        ("settings/about", "b down a"),
        ("settings/forget", "b down a"),
        ("settings/forget_sure", "down a"),
        ("help", "b 2 down 2 a"),
        ("help/end", "down 9"),
        ("new/which_game", "b a"),
        ("new/players", BRONZE),
        ("new/players_four", "right 2"),
        ("new/name", "left 2 a"),
        ("new/name_letters", "down left 5 a down 2 right 4"),
        ("new/name_alike", "a 3"),
        ("new/name_full", "up a 2 right a 2 right a 2"),
        ("new/name_second", "b 3 menu"),
    ),
    (
        {"device": "names"},
        ("new/names", f"a {BRONZE} a"),
        ("new/names_second", "a"),
        ("new/name_new", "up a"),
        ("new/name_taken", "right a down a up a"),
    ),
    ({"device": "names"}, ("settings/names", "down a up 2 a"), ("settings/delete_name", "down a")),
    ({"device": "names"}, ("new/names_deleted", f"a {BRONZE} a down right down a")),
    (
        {"device": "names"},
        ("new/order", f"a {BRONZE} a 4"),
        ("new/order_name", "down 2 a"),
        ("new/order_sign", "down 2 a"),
        ("new/order_signed", "down 3 a"),
        ("new/order_moved", "down 2 a a"),
        ("new/trading", "a"),
        ("new/edition", "down a"),
    ),
    ({"device": "saved finished"}, ("home/saved", ""), ("home/saved_end", "up")),
    (
        {"device": "several"},
        ("home/several", ""),
        ("home/several_second", "down"),
        ("home/several_end", "up 2"),
        ("new/drop_which", "up 2 a"),
        ("new/drop_which_other", "up"),
        ("new/replace", "a"),
    ),
    (game(["Giorgia", "Wilhelmi", "Ana", "Maximili"], {}, {}, {}, LATE), ("home/ahead", "right 3 hold:b up a")),
    (game(["Giovanni"], LATE), ("home/ahead_alone", "right 5 hold:menu up a")),
    (pad(EIGHT, [[9999] * 3 + [0] * 5] * 2), ("home/ahead_many", "hold:menu up a")),
    (
        {"device": "finished"},
        ("home/finished", ""),
        ("finished", "down 2 a"),
        ("finished/last", "a"),
        ("finished/delete", "a"),
        ("finished/solo", "b 2 down 2 a"),
        ("finished/statistics", "b down a"),
        ("finished/by_game", "a"),
        ("finished/figures", "a"),
    ),
    (
        {"device": "longest"},
        ("finished/longest", "down 2 a"),
        ("finished/longest_scrolled", "down 2"),
        ("finished/longest_one", "a"),
        ("finished/longest_statistics", "b up 3 a"),
        ("finished/longest_by_game", "down 2 a"),
        ("finished/longest_figures", "a"),
    ),
    ({"device": "damaged"}, ("attention/settings", "language"), ("attention/finished", "a down 2 a b")),
    ({"device": "turned names"}, ("turned/dice", f"a {BRONZE} a 7"), ("turned/dice_entered", "up right")),
    ({"device": "check turned"}, ("turned/check", ""), ("turned/check_lit", "up left a b")),
    ({"device": "absent"}, ("attention/region_missing", "language")),
    ({"device": "torn"}, ("attention/answers_damaged", "a")),
    ({"device": "lost"}, ("attention/lost_game", "")),
    ({"device": "based"}, ("attention/undo_ends", "a b 41")),
    ({"device": "cut"}, ("attention/no_replay", "down 2 a 2 left")),
    ({"device": "broken names"}, ("attention/journal_failed", f"a {BRONZE} a 7 up 3")),
    (
        {"device": "full names"},
        ("attention/journal_full", f"a {BRONZE} a 7 up 3"),
        ("menu/leave_loses", "a 2 hold:b up a"),
    ),
    (
        {"device": "check"},
        ("check/keys", ""),
        ("check/keys_lit", "up left a b"),
        ("check/light", "a 3"),
        ("check/checker", "a 2"),
    ),
    ({"device": "other"}, ("home/other_version", ""), ("home/drop", "up a")),
    # -- a turn
    (
        game(THREE, {}, {"developments": ["medicine"]}, {}),
        ("dice", ""),
        ("dice/two", "menu down"),
        ("build/news", "down"),
        ("build/first", "down up"),
        ("build/food", "up"),
        ("build/food_one", "right"),
        ("build/moved", "left down hold:left down hold:right"),
        ("dice/next_player", "a"),
        ("build/taken_back", "b"),
    ),
    (
        game(TWO, {"food": 0, "monuments": {"obelisk": 4, "great_wall": 12}}, {}),
        ("build/fed", "down 3"),
        ("build/begun", "down 2"),
        ("build/hungry", "up 3 left 2"),
        ("build/hungry_scrolled", "up 3"),
        ("alarm/famine_chosen", "a"),
    ),
    (
        game(
            ["Giovanni"], {**LATE, "completed": {"step_pyramid": "first", "obelisk": "first"}, "city_boxes": ALL_CITIES}
        ),
        ("dice/solo_leadership", ""),
        ("dice/six_of_seven", "up right menu left down a"),
        ("menu/on_dice", "hold:b"),
    ),
    (
        game(["Maximili", "Wilhelmi", "Giovanni"], FULLEST, {}, {}),
        ("dice/fullest", ""),
        ("build/fullest", "left 2 down 2 a 3 down up"),
        ("build/fullest_end", "up"),
        ("alarm/built_several", "a"),
        ("alarm/built_second", "a"),
        ("buy/fullest", "a 2 left"),
    ),
    (game(["Ana"], {}), ("dice/solo", ""), ("alarm/pestilence_solo", "menu 3")),
    (
        game(FOUR, {"developments": ["leadership"]}, {}, {}, {}),
        ("dice/leadership", ""),
        ("alarm/drought", "menu 2 up"),
        ("standings/4", "hold:menu down 2 a"),
    ),
    (
        game(TWO, {"developments": ["irrigation"], "food": 15}, {}),
        ("notice/food_lost", "menu 2 up"),
        ("news/drought_spared", "a"),
    ),
    (game(FOUR, {}, {"developments": ["medicine"]}, {}, {}), ("alarm/pestilence", "menu 3")),
    (game(THREE, {"food": 0, "city_boxes": [3, 0, 0, 0]}, {}, {}), ("alarm/invasion_famine", "menu 4")),
    (
        game(TWO, {"food": 9, "city_boxes": [3, 0, 0, 0], "monuments": {"great_wall": 13}}, {}),
        ("news/invasion_spared", "menu 4"),
    ),
    (game(THREE, {"city_boxes": [3, 4, 0, 0], "food": 4}, {}, {}), ("alarm/revolt_famine_1", "menu 5")),
    (
        game(FOUR, {"city_boxes": [3, 4, 0, 0], "developments": ["religion"]}, {"developments": ["religion"]}, {}, {}),
        ("alarm/revolt_others", "menu 5"),
        ("alarm/revolt_others_more", "down"),
    ),
    (game(TWO, {"food": 2}, {}), ("buy/news_in_brief", "right 2 a")),
    (
        game(TWO, {"goods": RICH, "city_boxes": [3, 4, 0, 0], "food": 1}, {}),
        ("alarm/famine_goods_lost", "right 4 a"),
        ("buy/news", "a"),
        ("buy", "left"),
        ("buy/nothing", "up"),
        ("buy/scrolled", "up 4"),
        ("pay", "right"),
        ("pay/not_enough", "left"),
        ("pay/too_much", "right down 2 right down right"),
        ("buy/taken_back", "b 2"),
    ),
    (
        game(THREE, {"goods": SOME, "food": 12, "developments": ["granaries", "engineering"]}, {}, {}),
        ("engineer", "left 2 a"),
        ("engineer/two", "right 2"),
        ("build/many", "a"),
        ("buy/granaries", "up left a"),
        ("pay/granaries", "right"),
        ("pay/granaries_food", "down 5"),
    ),
    (
        game(THREE, {"goods": {**SOME, "spearheads": 2}}, {}, {}),
        ("discard", "right 3 up a"),
        ("discard/less", "left down"),
    ),
    (
        game(THREE, *BUILDERS, {}, current=0),
        ("build/first_and_later", "left 3 down up"),
        ("build/later_shown", "down 2"),
        ("build/worth_less", "down"),
        ("build/worth_first", "up 2"),
        ("news/built_first", "up a"),
    ),
    (
        game(TWO, BUYER, BUILDER),
        ("alarm/built_last", "left a 3"),
        ("alarm/last_round_monuments", "a"),
        ("alarm/last_round_developments", "a 2"),
        ("dice/last_round", "a"),
        ("menu/last_turns", "hold:b down 3 a"),
    ),
    # -- trading
    (
        game(THREE, {"goods": SOME}, {"goods": {"wood": 7, "cloth": 2}, "food": 14}, {}, options={"trading": True}),
        ("trade/offered", "up left 2 up"),
        ("trade", "a"),
        ("trade/another", "up"),
        ("deal/given", "down left 2"),
        ("deal/got", "down 3 right 2"),
        ("build/traded", "a"),
        ("deal/taken_back", "b"),
    ),
    (
        game(
            ["Giovanni", "Maximili", "Wilhelmi", "Giorgia"],
            {"goods": RICH, "food": 15, "developments": ["caravans"]},
            {"goods": {"wood": 8, "cloth": 5}, "food": 14},
            {},
            {},
            options={"trading": True},
        ),
        ("trade/longest", "left 3 up a"),
        ("deal/longest", "down 5 left"),
    ),
    # -- the menu
    (
        game(FOUR, LATE, FIRST_OBELISK, {"disasters": 7}, {"goods": RICH, "food": 15}, round=7),
        ("menu", "a hold:b"),
        ("sheet/all", "a"),
        ("sheet/all_second", "right"),
        ("sheet/all_fullest", "right 2"),
        ("sheet/pegs", "down"),
        ("sheet/pegs_first", "right"),
        ("sheet/boxes", "down"),
        ("sheet/boxes_more", "down"),
        ("sheet/developments", "down"),
        ("sheet/effect", "down 7"),
        ("sheet/effect_other", "right"),
        ("sheet/score", "left down 6"),
        ("sheet/score_other", "right"),
        ("standings/4_late", "b down 2 a"),
        ("menu/no_last_turns", "b down a"),
        ("adjust/player", "b down a"),
        ("adjust", "down a"),
        ("adjust/changed", "right 2"),
        ("adjust/next", "down"),
        ("adjust/boxes", "hold:down:1500"),
        ("adjust/ticks", "hold:down:1500"),
        ("adjust/ticked", "a"),
        ("adjust/end", "hold:down:5000"),
        ("sheet/adjusted", "b hold:b a right"),
        ("dice/adjust_taken_back", "b menu b"),
    ),
    # -- rules to look up
    (
        game(TWO, {}, {}, options={"trading": True}),
        ("rules/skulls", "hold:b down a"),
        ("rules/list", "b"),
        ("rules/turn", "up a"),
        ("rules/buildings", "b down 2 a"),
        ("rules/developments", "b down a"),
        ("rules/goods", "b down a"),
        ("rules/end", "b down a"),
    ),
    (
        {**game(TWO, {}, {}), "game": "late_bronze_age"},
        ("rules/late_skulls", "hold:b down a"),
        ("rules/late_buildings", "b down a"),
        ("rules/late_end", "b down 3 a"),
    ),
    (
        town(["Ana"], BUILT),
        ("rules/town_icons", "up right menu down a hold:menu down a"),
        ("rules/town_icons_more", "down"),
        ("rules/town_buildings", "b down a"),
        ("rules/town_forest", "b down a"),
        ("rules/town_end", "b down a"),
    ),
    (pad(["Ana"], [], target=500), ("rules/pad", "menu down a")),
    # -- idle
    ({**pad(["Maximili"], [[11]]), "seconds": 21}, ("scoreboard/1", "")),
    ({**before_dice(["Giorgia", "Wilhelmi"]), "seconds": 21}, ("scoreboard/2", "")),
    ({**before_dice(THREE), "seconds": 160}, ("scoreboard/3_minutes", "")),
    ({**before_dice(FOUR), "seconds": 21}, ("scoreboard/4", "")),
    ({**pad(EIGHT, [[9999] * 3 + [0] * 4 + [-9999]] * 9), "seconds": 21}, ("scoreboard/8_widest", "")),
    ({**pad(EIGHT[:5], [[9999] * 3 + [-7, 12]] * 1), "seconds": 21}, ("scoreboard/5", "")),
    (game(["Giovanni"], {"disasters": 12}), ("standings/1", "hold:b down 2 a")),
    (game(TWO, {"developments": ["masonry"]}, {"disasters": 3}), ("standings/2", "hold:b down 2 a")),
    (game(THREE, {"developments": ["masonry"]}, {"disasters": 3}, {}), ("standings/3", "hold:b down 2 a")),
    # -- what only the Late Bronze Age has
    (
        {**game(TWO, SHIPPING, {}), "game": "late_bronze_age"},
        ("late/preserve", ""),
        ("late/spearheads", "a menu 4"),
        ("late/invasion_others", "right a"),
        ("late/ships", "a"),
        ("late/to_market", "right a up 2"),
        ("late/partners", "a"),
        ("late/swap", "up 5"),
        ("late/swap_given", "left"),
        ("late/swap_got", "down 2 right"),
    ),
    # -- the end
    (
        {"recorded": "three_1.json"},
        ("end/winner", ""),
        ("end/code", "left"),
        ("end/sums", "right 2"),
        ("end/sums_more", "right"),
        ("end/race", "right"),
        ("end/race_second", "down"),
        ("end/why", "right"),
        ("end/early", "a"),
        ("home/again", "hold:a:1000 a"),
        ("finished/whole_list", "down 2 a"),
        ("finished/whole", "a"),
        ("finished/code", "left"),
        ("finished/code_whole", "a"),
        ("finished/whole_sums", "b 2 right"),
        ("finished/whole_race", "right 2"),
        ("finished/whole_why", "right"),
        ("finished/whole_figures", "b up a 3"),
        ("finished/whole_figures_end", "down 9"),
    ),
    ({"sent": "names saved longest", "times": 1}, ("restore/asks", ""), ("restore/begins", "down a")),
    ({"sent": "names saved finished", "times": 2}, ("restore/done", "")),
    (
        {"recorded": "solo_1.json"},
        ("end/solo", ""),
        ("end/solo_sum", "right 2"),
        ("end/solo_race", "right"),
        ("end/solo_why", "right"),
    ),
    ({"recorded": "four_1.json"}, ("end/four", ""), ("end/four_sums", "right 2"), ("end/four_race", "left 4")),
    ({"recorded": "two_1.json"}, ("end/two", ""), ("end/two_sums", "right 2"), ("end/two_race", "left 4")),
    # -- the score pad
    ({"device": "names"}, ("new/title", f"a {PAD}"), ("new/title_new", "up a")),
    (
        {"device": "names"},
        ("pad/options", f"a {PAD} a 6"),
        ("pad/options_target", "up 2 hold:right:9000"),
        ("pad/options_ticked", "up a"),
        ("pad/options_rounds", "down 2 right"),
    ),
    (
        pad(["Ana", "Giovanni", "Ben"], [[12, 35, -4], [20, 0, 7]]),
        ("pad/round", ""),
        ("pad/held", "hold:right:1500"),
        ("pad/next", "a"),
        ("pad/done", "down 2"),
        ("pad/end", "down"),
        ("pad/next_round", "up a"),
        ("pad/table", "b menu a"),
        ("pad/table_cell", "up 2 right"),
        ("pad/correct", "a"),
        ("pad/correct_changed", "left 2 a"),
        ("pad/corrected", "b"),
        ("pad/adjusted", "b menu down 4 a down a"),
        ("pad/standings", "b 2 up 2 a"),
    ),
    (
        pad(EIGHT, [[9999] * 8] * 4 + [[-9999] * 8] * 13, rounds=18),
        ("pad/eight", ""),
        ("pad/eight_lowest", "hold:left:20000"),
        ("pad/eight_end", "hold:down:1500"),
        ("pad/eight_table", "menu a"),
        ("pad/eight_table_right", "right 7"),
        ("pad/eight_table_top", "hold:up:1500"),
        ("pad/eight_standings", "b down 2 a"),
    ),
    (
        pad(EIGHT, [[i % 60, -i % 7, 2 * i, 0, 5, 10, -3, 1] for i in range(98)]),
        ("pad/long_table", "menu a"),
        ("pad/long_correct", "hold:up:3000 a"),
        ("pad/long_page", "hold:up:9000"),
        ("pad/long_turned", "right"),
    ),
    (
        {"recorded": "pad_eight_99_rounds.json"},
        ("pad/end_eight", ""),
        ("pad/end_sums", "right"),
        ("pad/end_code_last", "left 2"),
        ("pad/end_race", "left 4"),
        ("pad/again", "hold:a:1000 a"),
        ("pad/finished_list", "down 2 a"),
        ("pad/finished", "a"),
    ),
    ({"recorded": "pad_six_tie_of_three.json"}, ("pad/end_tie", ""), ("pad/end_tie_race", "left 2")),
    ({"recorded": "pad_two_largest_numbers.json"}, ("pad/end_largest", ""), ("pad/end_largest_race", "left 2")),
    ({"recorded": "pad_two_nothing_played.json"}, ("pad/end_nothing", ""), ("pad/end_nothing_race", "left 2")),
    # -- Roll Into Town
    ({"device": "names"}, ("town/size", f"a {TOWN} a 5")),
    (
        town(["Giovanni", "Giorgia"], BUILT, {}, round=3),
        ("town/dice", ""),
        ("town/discover", "up right menu down a"),
        ("town/cell", "down"),
        ("town/cell_moved", "left up"),
        ("town/joker", "b left 3 a"),
        ("town/joker_river", "right 2 down"),
        ("town/town_hall", "b 2 right a"),
        ("town/coast", "b left 3 down"),
        ("town/coast_sides", "a"),
        ("town/coast_three", "down left"),
        ("town/drawn", "a"),
        ("town/done", "right 2"),
        ("town/construct", "hold:a:700"),
        ("town/construct_mine", "right"),
        ("town/construct_cell", "down"),
        ("town/market", "b left 2 a"),
        ("town/market_cell", "down"),
        ("town/market_swap", "a"),
        ("town/market_more", "down a"),
        ("town/paid", "a 2"),
        ("town/fell", "hold:a:700"),
        ("town/fell_trees", "left"),
        ("town/grow", "hold:a:700"),
        ("town/next_player", "a"),
        ("town/sheet", "hold:menu a"),
        ("town/sheet_stock", "down"),
        ("town/sheet_score", "down"),
        ("town/adjust", "b down 4 a 3"),
        ("town/adjust_cell", "right 3 a"),
        ("town/adjusted", "a"),
        ("town/adjust_stock", "b down a"),
    ),
    (
        town(["Giovanni"], LARGE, size=9, round=12),
        ("town/large", "up right menu"),
        ("town/large_left", "down hold:left:1500"),
        ("town/large_construct", "b hold:a:700"),
        ("town/large_market", "right 6"),
        ("town/large_done", "left"),
        ("town/large_grow", "hold:a:700 2"),
        ("town/large_grow_moved", "right"),
        ("town/large_sheet", "hold:menu a"),
    ),
    (
        town(["Giovanni"], {"terrain": ["R....", ".....", "..#..", ".....", "....."], "river": ["0,0:WS"]}, size=5),
        ("town/small_river", "left 5"),
        ("town/small_river_way", "down"),
        ("town/small_river_next", "right"),
    ),
    (
        town(["Giovanni"], {}, size=5),
        ("town/small_corner", "left 5 down hold:up:1500 hold:left:1500"),
        ("town/small_corner_way", "a"),
    ),
    ({"device": "names"}, ("scorer/size", f"a {TOWN} a 5 down 2"), ("scorer/size_again", "a")),
    (
        on_paper(["Giovanni", "Giorgia"], {"food": 4, "stone": 7, "wood": 7, "counts": COUNTS}, {}, round=3),
        ("scorer/discover", "up right menu down a"),
        ("scorer/town_hall", "down 3"),
        ("scorer/construct", "up 3 a 3"),
        ("scorer/mined", "down a"),
        ("scorer/fell", "right a"),
        ("scorer/grow", "right 2 a"),
        ("scorer/next_player", "a"),
        ("scorer/sheet", "hold:menu a"),
        ("scorer/adjust", "b down 4 a 3"),
    ),
    (
        on_paper(["Giovanni"], {"wood": 0, "counts": COUNTS}, round=12),
        ("scorer/map", "a 3 up a 2 hold:a:1000 down a"),
        ("scorer/river", "right a 4"),
        ("scorer/river_way", "a 2"),
        ("scorer/mountains", "a 3"),
        ("scorer/mine", "a 2"),
        ("scorer/coast", "a 2 hold:a:900"),
        ("scorer/coast_sides", "down a left right"),
        ("scorer/port", "a 2 hold:a:900 2"),
        ("scorer/mill", "right a"),
        ("scorer/trees", "a hold:a:800 a 2 hold:right:1500 a 3"),
        ("scorer/refused", "hold:a:1500"),
        ("scorer/again", "a"),
    ),
    (
        on_paper(["Giovanni"], {"wood": 0, "counts": {"coast": 2, "gaps": 1}}, size=5, round=12),
        ("scorer/sea", "a 3 up 4 a 2 up left right a left 2 a up left a"),
        ("scorer/dry", "left"),
    ),
    (
        {"recorded": "town_four_9x9.json"},
        ("town/end_four", ""),
        ("town/end_sums", "right 2"),
        ("town/end_race", "left 4"),
    ),
    ({"recorded": "town_three_7x7.json"}, ("town/end_tie", "")),
    ({"recorded": "town_solo_legendary.json"}, ("town/end_solo", ""), ("town/end_solo_sum", "right 2")),
)
