"""The figures that `make bench` prints and that need no board."""

import statistics

from host.figures import bench, bench_host
from host.recorded import transcript


def test_presses_a_turn_are_within_the_budget():
    presses = [turn["presses"] for _, game in bench_host.games()[::3] for turn in bench_host.turns(game)]
    assert len(presses) > 80
    assert statistics.median(presses) <= 12


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
    sent = bench_host.bytes_sent(bench_host.games()[0][1])
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


def test_what_cannot_be_measured_says_why():
    from host.figures import bench_board

    assert "QUIPU_UF2" in bench_board.unavailable(None)
    assert "not there" in bench_board.unavailable("/no/such.uf2")
