"""Mistakes in recorded games of the Late Bronze Age: one line that names turn, player and field."""

import json
import statistics

import pytest
import referee
from test_games import LATE, load
from test_replay import message, played
from wrong_games import changed

from host.pilot.pilot import Recorded
from host.recorded import people as play_games
from host.recorded.transcript import Transcript, parse

# More games than are recorded, to be played by buttons: game, players, option.
BY_BUTTONS = [("late_bronze_age", players, None) for players in (2, 3, 4)] + [
    ("bronze_age", players, "edition_2024") for players in (1, 2, 3, 4)
]

GAME = {
    "game": "late_bronze_age",
    "players": ["Ana", "Ben", "Cleo"],
    "start": {
        "players": [
            {
                "food": 6,
                "goods": {"wood": 3, "pottery": 1, "cloth": 2, "spearheads": 1},
                "city_boxes": [3, 0, 0, 0],
                "developments": ["preservation", "shipping", "smithing"],
                "ships": 1,
            },
            {"food": 2, "goods": {"stone": 7, "wood": 8}, "monuments": {"great_wall": 13}},
            {"monuments": {"temple": 6, "great_pyramid": 1}},
        ]
    },
    "turns": [
        {
            "player": 0,
            "preserve": True,
            "dice": ["skull", "skull", "skull", "skull"],
            "spearheads": 2,
            "build": {"ships": 2},
            "trades": [
                {"with": 1, "give": {"food": 3}, "take": {"stone": 2}},
                {"with": 2, "give": {"wood": 1}, "take": {}},
            ],
            "swaps": [["wood", "spearheads"], ["stone", "spearheads"], ["wood", "spearheads"]],
            "buy": {"development": "medicine", "goods": ["stone", "pottery"]},
        },
        {"dice": ["food", "coin", "coin"], "discard": {"wood": 3, "stone": 4}},
        {"dice": ["workers", "food", "good"], "build": {"monuments": {"temple": 1}}},
    ],
}


def test_the_game_of_these_tests_is_legal():
    result = played(GAME)
    ana, ben, cleo = result["players"]
    assert (ana["ships"], ana["food"], ana["disasters"]) == (3, 12 - 4 - 3, 0)
    assert ana["goods"] == {"wood": 0, "stone": 0, "pottery": 0, "cloth": 1, "spearheads": 3}
    assert ana["developments"] == ["medicine", "preservation", "shipping", "smithing"]
    assert (ben["disasters"], cleo["disasters"]) == (0, 8)
    assert ben["goods"]["stone"] == 1 and ben["goods"]["wood"] == 5 and ben["food"] == 2 + 3 + 3 - 3
    assert cleo["completed"] == {"temple": "first"} and cleo["goods"]["wood"] == 2


WRONG = [
    ("players", ["Ana"], "players: 1 given, 2 to 4 can play"),
    ("options", {"edition_2024": True}, 'options: unknown option "edition_2024"'),
    ("start players 0 ships", 6, "start (Ana): ships: 6 given, at most 5"),
    ("start players 0 developments", ["forge"], 'start (Ana): developments: [0]: unknown development "forge"'),
    # Preservation
    (
        "start players 0 goods pottery",
        0,
        "turn 1 (Ana): preserve: there is nothing to preserve, or no Preservation",
    ),
    ("turns 1 preserve", True, "turn 2 (Ben): preserve: there is nothing to preserve, or no Preservation"),
    ("turns 0 preserve", "yes", 'turn 1 (Ana): preserve: "yes" is not true or false'),
    # Smithing
    ("turns 0 spearheads", 3, "turn 1 (Ana): spearheads: 3 given up, 2 there"),
    ("turns 0 spearheads", -1, "turn 1 (Ana): spearheads: -1 given, at least 0"),
    ("turns 1 spearheads", 1, "turn 2 (Ben): spearheads: 1 given up, none asked for"),
    # ships
    ("turns 0 build ships", 4, "turn 1 (Ana): build: ships: 4 built, 3 possible"),
    ("turns 0 build ships", -1, "turn 1 (Ana): build: ships: -1 given, at least 0"),
    ("start players 0 ships", 4, "turn 1 (Ana): build: ships: 2 built, 1 possible"),
    ("start players 0 ships", 5, "turn 1 (Ana): build: ships: 2 ships built, 0 possible"),
    ("turns 1 build", {"ships": 1}, "turn 2 (Ben): build: ships: 1 ship built, 0 possible"),
    # swaps
    ("turns 0 spearheads", 0, "turn 1 (Ana): swaps: [2]: no room for spearheads"),
    ("turns 0 swaps 3", ["cloth", "wood"], "turn 1 (Ana): swaps: [3]: 3 swaps possible"),
    ("turns 0 build ships", 1, "turn 1 (Ana): swaps: [2]: 2 swaps possible"),
    ("turns 0 swaps 1", ["wood", "wood"], "turn 1 (Ana): swaps: [1]: wood for wood is no swap"),
    ("turns 0 swaps 1", ["wood", "food"], 'turn 1 (Ana): swaps: [1][1]: unknown good "food"'),
    ("turns 0 swaps 1", ["wood"], "turn 1 (Ana): swaps: [1]: 1 items, 2 due"),
    ("turns 1 swaps", [["wood", "cloth"]], "turn 2 (Ben): swaps: [0]: 0 swaps possible"),
    # trades
    ("turns 0 trades 0 give food", 9, "turn 1 (Ana): trades: [0].give.food: 9 given, Ana has 8"),
    ("turns 0 trades 0 take stone", 8, "turn 1 (Ana): trades: [0].take.stone: 8 given, Ben has 7"),
    ("turns 0 trades 0 give", {"wood": 1}, "turn 1 (Ana): trades: [0].give.wood: 1 given, Ben has room for 0"),
    ("turns 0 trades 0 take stone", 6, "turn 1 (Ana): trades: [0].take.stone: 6 given, Ana has room for 5"),
    ("turns 0 trades 1 with", 0, "turn 1 (Ana): trades: [1].with: Ana cannot trade with themselves"),
    ("turns 0 trades 2", {"with": 2}, "turn 1 (Ana): trades: [2]: nothing is traded"),
    # the rest
    ("turns 0 dice 3", "good", "turn 1 (Ana): spearheads: 2 given up, none asked for"),
    ("turns 2 build monuments temple", 2, "turn 3 (Cleo): build: monuments.temple: 2 boxes ticked, 1 left"),
    ("turns 1 discard wood", 2, "turn 2 (Ben): discard: 6 discarded, 7 due"),
]


@pytest.mark.parametrize("path, value, expected", WRONG, ids=[f"{path} = {value!r}"[:60] for path, value, _ in WRONG])
def test_a_mistake_is_named_in_one_line(path, value, expected):
    assert message(changed(GAME, path, value)) == expected


@pytest.mark.parametrize("missing", ["wood", "cloth"])
def test_a_ship_needs_wood_and_cloth(missing):
    game = changed(GAME, "start players 0 goods " + missing, 0)
    game["turns"][0]["trades"] = game["turns"][0]["swaps"] = []
    del game["turns"][0]["buy"]
    # The four skulls bring wood 2 and cloth 1.
    game["turns"][0]["build"]["ships"] = 3
    have = 2 if missing == "wood" else 1
    assert message(game) == f"turn 1 (Ana): build: ships: 3 built, {have} possible"


def test_a_swap_needs_the_good():
    game = changed(GAME, "turns 0 swaps", [["spearheads", "stone"]])
    assert message(game) == "turn 1 (Ana): swaps: [0]: no spearheads to swap"


def test_where_all_other_rows_are_full_there_is_no_room():
    game = changed(GAME, "start players 0 goods", {"wood": 7, "stone": 7, "pottery": 6, "cloth": 5, "spearheads": 4})
    game["turns"] = [{"dice": ["food"] * 4, "swaps": [["wood", "stone"]]}]
    assert message(game) == "turn 1 (Ana): swaps: [0]: no room for stone"


def test_the_option_of_trading_may_be_named_without_effect():
    for trading in (True, False):
        assert played(changed(GAME, "options", {"trading": trading})) == played(GAME)


def test_the_game_of_these_tests_by_buttons():
    transcript = Transcript(parse(json.dumps(GAME).encode()))
    assert {**Recorded(transcript).play(), "presses": None} == played(GAME)


@pytest.mark.parametrize("name, players, option", BY_BUTTONS)
def test_more_games_by_buttons_come_to_the_referees_result(name, players, option):
    for seed in (2000, 2001):
        record = play_games.play(name, players, seed, [option] if option else [])
        transcript = Transcript(parse(json.dumps(record).encode()))
        assert {**Recorded(transcript).play(), "presses": None} == referee.judge(record)


def test_a_turn_takes_fourteen_presses_or_fewer():
    presses = []
    for name in LATE:
        hand = Recorded(Transcript(parse(json.dumps(load(name)).encode())))
        hand.play(lambda _, pressed: presses.append(len(pressed)))
    assert statistics.median(presses) <= 14
