"""The shortest ways by keys: to an amount, a number, points, and a worker on each of many monuments."""

import time

import pytest
from test_replay import played, transcript

from host.pilot.pilot import Recorded
from host.pilot.shortest_keys import allot, count, dial, move

from engine.prompts import Allot, AllotRow
from input.keys import DOWN, LEFT, RIGHT, UP
from screens.allot import AllotScreen


def test_the_shortest_ways():
    assert move(0, 3, 10) == [DOWN] * 3 and move(0, 8, 10) == [UP] * 2 and move(4, 4, 10) == []
    assert count(0, 3, 16) == [RIGHT] * 3 and count(0, 14, 16) == [LEFT] * 2
    rows = [AllotRow("a", room=3), AllotRow("b", room=9), AllotRow("c", room=5)]
    prompt = Allot("build", 0, rows, 0, 6, lambda: prompt.encode([3, 3, 0]))
    assert allot(AllotScreen(prompt), [3, 3, 0]) == []
    for goal in ([0, 3, 3], [0, 6, 0], [3, 0, 0], [1, 0, 5], [2, 2, 2], [0, 0, 0]):
        screen = AllotScreen(prompt)
        keys = allot(screen, goal)
        assert list(screen.amounts) == [3, 3, 0], "the way is tried on copies"
        for key in keys:
            key, repeats = key if isinstance(key, tuple) else (key, 0)  # held, or pressed once
            for repeat in range(repeats + 1):
                screen.press(key, repeat > 0)
        assert list(screen.amounts) == goal and len(keys) <= 9


@pytest.mark.parametrize("goal", [1, -5, 37, 100, 137, 999, 1234, -9999, 8765])
def test_points_are_dialled_in_three_presses_at_most_and_small_or_round_ones_in_one(goal):
    assert len(dial(0, goal, -9999, 9999)) <= (1 if abs(goal) <= 5 or goal in (100, -9999) else 3)


def test_a_worker_on_each_of_six_monuments_is_found_by_buttons_within_a_second():
    monuments = ["step_pyramid", "stone_circle", "temple", "obelisk", "hanging_gardens", "great_wall", "great_pyramid"]
    game = {
        "game": "bronze_age",
        "players": ["Ana", "Ben", "Cleo", "Dan"],
        "start": {"players": [{"city_boxes": [3, 4, 5, 6], "developments": ["masonry"]}, {}, {}, {}]},
        "turns": [
            {
                "dice": ["workers", "workers", "food", "food", "food", "food", "food"],
                "build": {"monuments": {**dict.fromkeys(monuments, 1), "great_pyramid": 2}},
            }
        ],
    }
    hand = Recorded(transcript(game))
    started = time.process_time()
    result = hand.play()
    assert time.process_time() - started < 1
    assert {**result, "presses": None} == played(game)
    # Two dice presses a row at most: to the row, and on it.
    assert result["presses"] <= 7 + 2 * 7 + 7
