"""The figures that `make bench` prints and that need no board."""

import statistics

import pytest

from host.figures import bench, bench_board, bench_host
from host.figures.course import Course
from host.pilot.pilot import Recorded
from host.recorded import notation, transcript


@pytest.mark.parametrize("name", [name for name in notation.games() if notation.find(name).PRESSES])
def test_presses_a_turn_are_within_the_budget(name):
    games = [game for _, game in bench_host.games() if game.game == name][::3]
    turns = [turn for game in games for turn in bench_host.turns(game)]
    presses = [turn["presses"] for turn in turns]
    assert len(presses) > 20
    assert statistics.median(presses) <= notation.find(name).PRESSES[0]
    if notation.find(name).SUCH:
        such = [turn["presses"] for turn in turns if turn["such"]]
        assert such and max(such) <= notation.find(name).SUCH[1]


def test_a_turn_is_counted_on_wood_and_paper():
    game = transcript.Transcript(
        transcript.parse(
            b'{"game": "bronze_age", "players": ["Ana", "Ben"], "turns": ['
            b'{"player": 0, "dice": ["food", "workers", "skull"], "build": {"monuments": {"step_pyramid": 3}}}]}'
        )
    )
    (turn,) = bench_host.turns(game)
    # Food from 3 to 3 stays; wood and stone from the skull; three boxes; the first to finish circles its points.
    assert {kind: turn[kind] for kind in ("pegs", "ticks", "circles", "erasures")} == {
        "pegs": 2,
        "ticks": 3,
        "circles": 1,
        "erasures": 0,
    }


def test_bytes_are_counted_for_each_press_of_the_turns():
    sent = bench_host.bytes_sent(dict(bench_host.games())["four_1"])
    assert len(sent) > 50 and min(sent) >= 0 and max(sent) <= 8 * 128 + 8 * 9


def test_percentile():
    assert bench.percentile(range(1, 101), 95) == 95
    assert bench.percentile([7], 95) == 7


def test_a_missed_budget_is_named(capsys):
    table = bench.Table()
    table.add("speed", 12, "ms", 10)
    table.add("size", 3, "KiB", 4)
    out = capsys.readouterr().out
    assert "MISSED by 2" in out and out.rstrip().endswith("ok") and table.missed == 1


def test_a_figure_that_should_be_large_misses_its_budget_when_it_is_small(capsys):
    table = bench.Table()
    table.add("free", 59, "KiB", least=60)
    table.add("free", 60, "KiB", least=60)
    out = capsys.readouterr().out
    assert "MISSED by 1" in out and out.rstrip().endswith("ok") and table.missed == 1


def test_a_missed_budget_is_the_status_of_the_command(monkeypatch):
    monkeypatch.setattr(bench_board, "unavailable", lambda *_: "no board")
    for measured, status in ((1, 0), (3, 1)):
        monkeypatch.setattr(bench, "on_this_computer", lambda table, *_, n=measured: table.add("n", n, budget=2))
        assert bench.main([]) == status


@pytest.mark.parametrize("name", notation.games())
def test_a_course_opens_every_page_of_menu_and_end_and_plays_the_game_all_the_same(name):
    games = [game for _, game in bench_host.games() if game.game == name and len(game.units) > 2]
    game = min(games, key=lambda game: len(game.units))
    course = Course(game, again=(1,))
    course.play_to_the_list()
    seen = {kind for _, kind in course.kinds}
    assert {"menu", "standings", "notice", "counters", "home", "games", "end"} <= seen
    assert seen & {"sheet", "table"}
    assert len(course.kinds) == len(course.keys_pressed) == len(course.pictures) - 1
    plain = Recorded(game, from_power_on=True)
    plain.play_to_the_list()
    assert course.app.finished.count() == plain.app.finished.count()


def test_what_cannot_be_measured_says_why():
    assert "make image" in bench_board.unavailable("", "micropython")
    assert "not there" in bench_board.unavailable("/no/such.uf2", "circuitpython")
