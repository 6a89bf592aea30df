"""Every screen and how to get there: starts, each with a list of (name, keys), pressed one after the other.

Keys are written as in `host/device/bare.py`: one letter each, digits behind one are the milliseconds it is held. The
faces of the dice are U food, R good, M skull, L workers, D choice, A coin. A start is a dict:

device: what is in the store: "new", or any of "saved", "finished", "names", "damaged", "absent", "broken", "full",
    "other", or "check": MENU is held
players, options, start: a game in the position that `start` describes, as in a recorded game
recorded: a recorded game played to its end; played: the same, written here
"""

HOLD = "M800"
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
BUILDERS = [
    {"monuments": {"step_pyramid": 3, "great_wall": 12}, "completed": {"step_pyramid": "first"}},
    {"monuments": {"step_pyramid": 1, "stone_circle": 5, "temple": 7, "obelisk": 9}},
]


def game(players, *sheets, options=None, **start):
    """A start: a game with these sheets."""
    return {"players": players, "options": options or {}, "start": {"players": list(sheets), **start}}


# Names as long as they can be, some of them alike.
EIGHT = ["Giovanni", "Giorgia", "Maximili", "Wilhelmi", "Ana", "Ben", "Zoë", "Giovanna"]


def pad(players, played, **options):
    """A start: the score pad after these rounds."""
    return {"played": {"game": "score_pad", "players": players, "options": options, "rounds": played}}


SCREENS = (
    ({"device": "new"}, (("language", ""), ("language/last", "U"))),
    (
        {"device": "empty"},
        (
            ("home/fresh", ""),
            ("settings", "DA"),
            ("settings/language", "A"),
            ("settings/brightness", "BDA"),
            ("settings/upside_down", "BDA"),
            ("settings/turned", "DA"),
            ("settings/sleep", "AUADA"),
            ("settings/key_repeat", "BDA"),
            ("help", "BBDDA"),
            ("help/more", "DDDD"),
            ("help/end", "DDDDDDDDDDDDDD"),
            ("new/which_game", "BA"),
            ("new/players", "A"),
            ("new/players_four", "RR"),
            ("new/name", "LLA"),
            ("new/name_letters", "RRRRRRRRADDRRRRR"),
            ("new/name_full", "AAUAAAAAAAA"),
            ("new/name_second", "BBBDDDRRRRRRRRRRRRA"),
        ),
    ),
    (
        {"device": "names"},
        (("new/names", "AAA"), ("new/names_second", "A"), ("new/name_new", "UA"), ("new/name_taken", "ADAUA")),
    ),
    ({"device": "names"}, (("new/trading", "AAAAAA"), ("new/edition", "DA"))),
    (
        {"device": "saved finished"},
        (("home/saved", ""), ("home/saved_end", "U"), ("new/replace", "UUUA")),
    ),
    (
        {"device": "finished"},
        (("home/finished", ""), ("finished/last", "DA"), ("finished/before", "L"), ("finished/first", "L")),
    ),
    (
        {"device": "damaged"},
        (("attention/records_damaged", "A"), ("attention/settings", "A"), ("attention/finished", "A")),
    ),
    ({"device": "absent"}, (("attention/records_absent", "A"), ("attention/records_later", "UA"))),
    ({"device": "broken names"}, (("attention/journal_failed", "AAAAAAAAUUU"),)),
    ({"device": "full names"}, (("attention/journal_full", "AAAAAAAAUUU"), ("menu/leave_loses", "A" + HOLD + "UA"))),
    (
        {"device": "check"},
        (("check/keys", ""), ("check/keys_lit", "ULAB"), ("check/light", "AAA"), ("check/checker", "AA")),
    ),
    ({"device": "other"}, (("home/other_version", ""), ("home/drop", "UA"))),
    # -- a turn
    (
        game(THREE, {}, {"developments": ["medicine"]}, {}),
        (
            ("dice", ""),
            ("dice/two", "MD"),
            ("choice_food", "D"),
            ("choice_food/all", "R"),
            ("build/first", "A"),
            ("build/moved", "L800DRR"),
            ("dice/next_player", "A"),
        ),
    ),
    (
        game(
            ["Giovanni"], {**LATE, "completed": {"step_pyramid": "first", "obelisk": "first"}, "city_boxes": ALL_CITIES}
        ),
        (("dice/solo_leadership", ""), ("dice/six_of_seven", "URMLDA"), ("menu/on_dice", HOLD)),
    ),
    (game(["Ana"], {}), (("dice/solo", ""), ("notice/pestilence_solo", "MMM"))),
    (
        game(FOUR, {"developments": ["leadership"]}, {}, {}, {}),
        (("dice/leadership", ""), ("notice/drought", "MMU"), ("standings/4", HOLD + "DA")),
    ),
    (game(TWO, {"developments": ["irrigation"], "food": 15}, {}), (("notice/drought_spared_food_lost", "MMU"),)),
    (game(FOUR, {}, {"developments": ["medicine"]}, {}, {}), (("notice/pestilence", "MMM"),)),
    (game(THREE, {"food": 0, "city_boxes": [3, 0, 0, 0]}, {}, {}), (("notice/invasion_famine", "MMMM"),)),
    (
        game(TWO, {"city_boxes": [3, 0, 0, 0], "monuments": {"great_wall": 13}}, {}),
        (("notice/invasion_spared", "MMMM"),),
    ),
    (game(THREE, {"city_boxes": [3, 4, 0, 0], "food": 4}, {}, {}), (("notice/revolt_famine_1", "MMMMM"),)),
    (
        game(FOUR, {"city_boxes": [3, 4, 0, 0], "developments": ["religion"]}, {"developments": ["religion"]}, {}, {}),
        (("notice/revolt_others", "MMMMM"),),
    ),
    (
        game(TWO, {"goods": RICH, "city_boxes": [3, 4, 0, 0], "food": 1}, {}),
        (
            ("notice/goods_lost", "RRRRA"),
            ("buy", "A"),
            ("buy/scrolled", "UUUUU"),
            ("pay", "DDDDDA"),
            ("pay/not_enough", "L"),
            ("pay/too_much", "RDDRDR"),
        ),
    ),
    (
        game(THREE, {"goods": SOME, "food": 12, "developments": ["granaries", "engineering"]}, {}, {}),
        (
            ("engineer", "LLA"),
            ("engineer/two", "RR"),
            ("build/many", "A"),
            ("buy/granaries", "A"),
            ("pay/granaries", "R"),
            ("pay/granaries_food", "DDDDD"),
        ),
    ),
    (
        game(THREE, {"goods": {**SOME, "spearheads": 2}}, {}, {}),
        (("discard", "RRRAU2000A"), ("discard/less", "LD")),
    ),
    (
        game(THREE, *BUILDERS, {}, current=0),
        (
            ("build/first_and_later", "LLLA"),
            ("build/later_shown", "D" * 4),
            ("build/worth_less", "DD"),
            ("build/worth_first", "D"),
            ("notice/built_first", "A"),
        ),
    ),
    (
        game(
            TWO,
            {
                "monuments": {"great_wall": 12},
                "developments": ["irrigation", "medicine", "coinage", "caravans"],
                "food": 5,
            },
            {"monuments": {"step_pyramid": 3, "stone_circle": 5, "obelisk": 9, "hanging_gardens": 11}},
        ),
        (
            ("notice/last_round_monuments", "LAAAA"),
            ("notice/last_round_developments", "AUA"),
        ),
    ),
    (
        game(THREE, {"city_boxes": [2, 0, 0, 0]}, {"monuments": {"step_pyramid": 3}}, {}),
        (("notice/built", "LULA" + "L800DDDDR800" + "A"),),
    ),
    # -- trading
    (
        game(THREE, {"goods": SOME}, {"goods": {"wood": 7, "cloth": 2}, "food": 14}, {}, options={"trading": True}),
        (
            ("build/to_market", "ULLU"),
            ("trade", "A"),
            ("trade/partner", "D"),
            ("trade/deal", "A"),
            ("trade/give", "LL"),
            ("trade/take", "DRR"),
            ("trade/agree", "DDDDD"),
        ),
    ),
    # -- the menu
    (
        game(FOUR, LATE, FIRST_OBELISK, {"disasters": 7}, {"goods": RICH, "food": 15}, round=7),
        (
            ("menu", "A" + HOLD),
            ("sheet/pegs", "A"),
            ("sheet/boxes", "D"),
            ("sheet/boxes_more", "D"),
            ("sheet/developments", "D"),
            ("sheet/developments_more", "D"),
            ("sheet/score", "D"),
            ("sheet/other_score", "R"),
            ("sheet/other_boxes", "UUU"),
            ("sheet/other_pegs", "UURR"),
            ("standings/4_late", "BDA"),
            ("adjust/player", "BDA"),
            ("adjust", "DA"),
            ("adjust/changed", "RR"),
            ("adjust/next", "D"),
            ("adjust/boxes", "D1500"),
            ("adjust/ticks", "D1500"),
            ("adjust/ticked", "A"),
            ("adjust/end", "D5000"),
            ("sheet/adjusted", "B" + HOLD + "AR"),
        ),
    ),
    (game(["Giovanni"], {"disasters": 12}), (("standings/1", HOLD + "DA"),)),
    (game(TWO, {"developments": ["masonry"]}, {"disasters": 3}), (("standings/2", HOLD + "DA"),)),
    (game(THREE, {"developments": ["masonry"]}, {"disasters": 3}, {}), (("standings/3", HOLD + "DA"),)),
    # -- what only the Late Bronze Age has
    (
        {
            "game": "late_bronze_age",
            **game(
                TWO,
                {
                    "food": 6,
                    "ships": 1,
                    "goods": SOME,
                    "city_boxes": [3, 0, 0, 0],
                    "developments": ["preservation", "shipping", "smithing"],
                },
                {},
            ),
        },
        (
            ("late/preserve", ""),
            ("late/spearheads", "AMMMMA"),
            ("late/invasion_others", "RA"),
            ("late/ships", "A"),
            ("late/swap", "RAA"),
            ("late/swap_good", "D"),
            ("late/swap_into", "A"),
        ),
    ),
    # -- the end
    (
        {"recorded": "three_1.json"},
        (
            ("end/winner", ""),
            ("end/sum", "R"),
            ("end/rounds", "R"),
            ("end/sum_second", "R"),
            ("end/rounds_second", "R"),
        ),
    ),
    ({"recorded": "solo_1.json"}, (("end/solo", ""), ("end/solo_sum", "R"), ("end/solo_rounds", "R"))),
    ({"recorded": "four_1.json"}, (("end/four", ""), ("end/four_rounds", "RR"))),
    ({"recorded": "two_1.json"}, (("end/two", ""), ("end/two_rounds", "RR"))),
    # -- the score pad
    ({"device": "names"}, (("new/title", "AUA"), ("new/title_new", "UA"))),
    (
        {"device": "names"},
        (
            ("pad/options", "AUAAAAAA"),
            ("pad/options_target", "UUR9000"),
            ("pad/options_ticked", "UA"),
            ("pad/options_rounds", "DDR"),
        ),
    ),
    (
        pad(["Ana", "Giovanni", "Ben"], [[12, 35, -4], [20, 0, 7]]),
        (
            ("pad/round", ""),
            ("pad/held", "R1500"),
            ("pad/next", "A"),
            ("pad/done", "DD"),
            ("pad/end", "D"),
            ("pad/next_round", "UA"),
            ("pad/table", "BMA"),
            ("pad/table_cell", "UUR"),
            ("pad/correct", "A"),
            ("pad/correct_changed", "LLA"),
            ("pad/corrected", "B"),
            ("pad/adjusted", "BMDDADA"),
            ("pad/standings", "BBUA"),
        ),
    ),
    (
        pad(EIGHT, [[9999] * 8] * 4 + [[-9999] * 8] * 13, rounds=18),
        (
            ("pad/eight", ""),
            ("pad/eight_lowest", "L20000"),
            ("pad/eight_end", "D1500"),
            ("pad/eight_table", "MA"),
            ("pad/eight_table_right", "RRRRRRR"),
            ("pad/eight_table_top", "U1500"),
            ("pad/eight_standings", "BDA"),
        ),
    ),
    (
        pad(EIGHT, [[i % 60, -i % 7, 2 * i, 0, 5, 10, -3, 1] for i in range(98)]),
        (
            ("pad/long_table", "MA"),
            ("pad/long_correct", "U3000A"),
            ("pad/long_page", "U9000"),
            ("pad/long_turned", "R"),
        ),
    ),
    (
        {"recorded": "pad_eight_99_rounds.json"},
        (("pad/end_eight", ""), ("pad/end_sum", "R"), ("pad/end_rounds", "R")),
    ),
    ({"recorded": "pad_six_tie_of_three.json"}, (("pad/end_tie", ""), ("pad/end_tie_rounds", "RR"))),
    ({"recorded": "pad_two_largest_numbers.json"}, (("pad/end_largest", ""), ("pad/end_largest_rounds", "RR"))),
    ({"recorded": "pad_two_nothing_played.json"}, (("pad/end_nothing", ""), ("pad/end_nothing_rounds", "RR"))),
)
