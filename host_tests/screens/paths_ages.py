"""The screens of Through the Ages; see paths.py."""

from host.device.gallery import of_list

AGES = of_list("through_the_ages")
TWO = ["Maximili", "Giovanna"]
FOUR = ["Giovanni", "Giorgia", "Maximili", "Wilhelmi"]
# As much on a board as there is ever room for, and as little.
FULL = {
    "yellow_bank": 18, "blue_bank": 26, "unused": 12, "farms": [4, 3, 2, 1], "mines": [1, 2, 3, 4], "elsewhere": 20,
    "food": [0, 0, 0, 18], "resources": [0, 0, 0, 20], "wonder": 5, "science": 40, "science_rating": 38,
    "culture": 9999, "culture_rating": 99, "strength": 60, "happy": 8, "civil_actions": 11, "military_actions": 9,
}  # fmt: skip
EMPTY = {
    "yellow_bank": 0, "blue_bank": 0, "unused": 0, "farms": [2, 0, 0, 0], "mines": [0, 0, 0, 1], "elsewhere": 21,
    "food": [0, 0, 0, 0], "resources": [1, 1, 0, 0], "science_rating": 0, "culture": 214, "culture_rating": 28,
    "strength": 9, "happy": 8,
}  # fmt: skip
REBELS = {"yellow_bank": 5, "unused": 2, "happy": 2, "culture": 61, "culture_rating": 6}
MIDDLE = {
    "yellow_bank": 12, "blue_bank": 8, "unused": 1, "farms": [1, 2, 0, 0], "mines": [1, 1, 1, 0], "elsewhere": 7,
    "food": [1, 1, 0, 0], "resources": [2, 1, 0, 0], "wonder": 2, "science": 14, "science_rating": 6, "culture": 57,
    "culture_rating": 4, "strength": 17, "happy": 2, "civil_actions": 5, "military_actions": 3,
}  # fmt: skip


# Values of the companion.
TRACKS = {"yellow_bank": 12, "happy": 2, "blue_bank": 1, "culture": 57, "culture_rating": 4, "science_rating": 6}
FULL_TRACKS = {
    "yellow_bank": 1, "happy": 8, "blue_bank": 3, "culture": 9969, "culture_rating": 99, "science_rating": 99,
}  # fmt: skip


def ages(players, *boards, edition="2006", companion=False, turns=(), **start):
    """A start: a game with these boards."""
    start = {"round": 9, "age": "II", "players": list(boards), **start}
    options = {"edition": edition, "companion": companion}
    game = {"game": "through_the_ages", "players": players, "options": options, "start": start, "turns": list(turns)}
    return {"played": game}


SCREENS = (
    (
        {"device": "names"},
        ("ages/edition", f"a {AGES} a 5"),
        ("ages/corruption", "right"),
        ("ages/corruption_changed", "right 2 down 3 right"),
        ("ages/setup", "hold:up:2000 up a"),
        ("ages/setup_ticked", "a 3"),
        ("ages/setup_end", "hold:up:1500 up"),
        ("ages/round_1", "a"),
        ("ages/round_1_locked", "down 8 right"),
        ("ages/round_1_end", "a 2"),
    ),
    (
        ages(TWO, TRACKS, {}, edition="2015", companion=True),
        ("ages/companion", ""),
        ("ages/companion_yellow", "left"),
        ("ages/companion_culture", "right"),
        ("ages/companion_line", "down"),
        ("ages/companion_list", "down 3"),
        ("ages/companion_report", "a"),
        ("ages/companion_menu", "a menu"),
        ("ages/companion_age_over", "a"),
        ("ages/companion_compare", "a menu a"),
    ),
    (
        ages(FOUR, FULL_TRACKS, TRACKS, {}, {}, edition="2015", companion=True),
        ("ages/companion_full", ""),
        ("ages/companion_full_list", "hold:down:1200"),
        ("ages/companion_full_report", "a"),
    ),
    (
        ages(TWO, FULL_TRACKS, {**TRACKS, "happy": 0}, companion=True),
        ("ages/companion_2006", ""),
        ("ages/companion_2006_field", "a"),
        ("ages/companion_unused", "a 2"),
        ("ages/companion_uprising", "a"),
    ),
    (
        ages(TWO, MIDDLE, {}),
        ("ages/board", ""),
        ("ages/board_changing", "down 3 right"),
        ("ages/board_changed", "down 4"),
        ("ages/board_workers", "down 7"),
        ("ages/board_end", "a up 2"),
        ("ages/age_ends", "b up 4"),
        ("ages/age_over", "a"),
        ("ages/other_board", "a right"),
        ("ages/undone", "b"),
        ("ages/menu", "menu"),
        ("ages/menu_end", "up 2"),
        ("ages/compare", "hold:up:3000 a"),
        ("ages/sheet", "a down 2 a"),
        ("ages/sheet_board", "down"),
        ("ages/sheet_workers", "down 2"),
        ("ages/standings", "a down a"),
        ("ages/adjust", "a down 2 a 2"),
        ("ages/adjust_board", "a"),
        ("ages/adjust_tokens", "up"),
        ("ages/adjust_age", "b down a"),
        ("ages/checklists", "b 3 down a"),
        ("ages/checklist_turn", "down a"),
        ("ages/checklist_ticked", "a down a"),
        ("ages/checklist_age_end", "b down a"),
        ("ages/checklist_game_end", "b down a"),
        ("ages/rules", "b 2 up 5 a"),
        ("ages/rules_general", "a"),
        ("ages/rules_general_end", "down 18"),
        ("ages/rules_military", "a down 6 a"),
        ("ages/rules_building", "b down 3 a"),
        ("ages/rules_production", "b down 2 a"),
        ("ages/rules_ages", "b down 2 a"),
    ),
    (ages(TWO, FULL, {}), ("ages/full", ""), ("ages/full_workers", "down 14"), ("ages/production", "a 2")),
    (
        ages(FOUR, EMPTY, {}, {}, {}),
        ("ages/compare_four", "menu a"),
        ("ages/empty", "b 2"),
        ("ages/empty_hunger", "down 7"),
        ("ages/empty_blue", "down 11"),
        ("ages/hunger", "a 2"),
    ),
    (
        ages(FOUR, {**MIDDLE, "blue_bank": 5}, {}, {}, {}, edition="2015"),
        ("ages/corrupt", "down 18"),
        ("ages/corruption_took", "a 2"),
    ),
    (
        ages(TWO, {**MIDDLE, "resources": [7, 0, 0, 0]}, {}),
        ("ages/board_price", "down 17 right"),
        ("ages/board_proposed", "a"),
        ("ages/board_paid", "a"),
        ("ages/other_player", "right"),
        ("ages/other_value", "down 5 right"),
    ),
    (
        ages(TWO, {"science": 14, "culture": 57, "food": 3, "resources": 4, "happy": 2}, {}, edition="light"),
        ("ages/light", ""),
        ("ages/light_uprising", "down 13 right"),
    ),
    (ages(TWO[:1], REBELS), ("ages/compare_alone", "menu a")),
    (ages(TWO, REBELS, {}), ("ages/rebels", ""), ("ages/rebels_happy", "down 5"), ("ages/uprising", "a 2")),
    (
        ages(["Wilhelmi", "Giovanna"], {**FULL, "yellow_bank": 0, "blue_bank": 0, "food": [0, 0, 0, 0]}, {}),
        ("ages/hunger_most", "a"),
    ),
    (
        ages(["Wilhelmi", "Giovanna"], {**REBELS, "military_actions": 9}, {}, edition="2015"),
        ("ages/uprising_draw", "a"),
    ),
    (
        ages(TWO, MIDDLE, {}, age="III", round=14),
        ("ages/this_is_last", "up a 2"),
        ("ages/last_round", "a"),
        ("ages/last_round_list", "menu down 6 a down a"),
    ),
    (ages(TWO, {}, MIDDLE, age="III", round=14, current=1), ("ages/age_iii_over", "up a"), ("ages/next_is_last", "a")),
    (
        ages(TWO, {}, MIDDLE, age="IV", round=14, last_round=14, current=1),
        ("ages/last_turn_end", ""),
        ("ages/game_end", "a"),
        ("ages/last_events", "a"),
        ("ages/winner", "a"),
    ),
    (
        {"recorded": "ages_2015_four.json"},
        ("ages/end", ""),
        ("ages/end_sum", "right 2"),
        ("ages/end_why", "left 3"),
        ("ages/end_race", "left"),
    ),
    ({"recorded": "ages_2006_three_tie.json"}, ("ages/end_tie", ""), ("ages/end_tie_race", "left 2")),
)
