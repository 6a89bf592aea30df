"""A board that presses its own keys and times them: tried on the emulated one, and what it says when it cannot."""

import json
import statistics

import pytest
from images import ON_BOARD, image, in_turn
from test_pico_deploy import mpremote

from host.figures import by_keys, stopwatch
from host.figures.board import IN_TIME, THOUGHT
from host.figures.budget_table import percentile
from host.figures.measured_game import CODE, Resumed
from host.paths import PROJECT
from host.recorded.transcript import Transcript, parse
from host.runtimes.board_game import BoardGame
from host.runtimes.emulated_pico import EmulatedPico
from host.runtimes.serial_port import SerialPort

import stopwatch as command

NAME = "pad_solo_1"
SHORT = {"game": "score_pad", "players": ["Ana"], "options": {"rounds": 3}, "rounds": [[-27], [360], [5]]}


@pytest.fixture(scope="module")
def game():
    return dict(by_keys.games())[NAME]


def on_drive(folder, runtime, game):
    for path, data in stopwatch.files(runtime, stopwatch.steps(game)).items():
        (folder / path).write_bytes(data)
    return str(folder)


def heard(pico):
    text = ""
    while not stopwatch.ended(text):
        assert pico.time() < 300_000, text[-500:]
        pico.run(1000)
        text += pico.serial()
    return text


@pytest.mark.parametrize("runtime", in_turn(()))
@pytest.mark.parametrize("_", [pytest.param(0, marks=ON_BOARD)])
def test_a_board_that_is_as_new_times_its_keys_and_one_that_was_used_is_left_alone(_, tmp_path, runtime):
    game = Transcript(parse(json.dumps(SHORT).encode()))
    with EmulatedPico(image(runtime), on_drive(tmp_path, runtime, game), runtime=runtime) as pico:
        text = heard(pico)
        sent = pico.stats()["bus_bytes"]
        pico.power_cycle()
        with pytest.raises(stopwatch.Unmeasured, match="The board was used before"):
            stopwatch.figures(heard(pico), game)
    found = stopwatch.figures(text, game)
    assert found["clock"] == "200 MHz" and found["allocated while idle"] == "0 B"
    measured = Resumed(game)
    (tmp_path / "drive").mkdir()
    with BoardGame(image(runtime), str(tmp_path / "drive"), runtime=runtime) as board:
        board.start(measured.pictures[0])
        board.pause(THOUGHT)
        took = [board.repeat(measured, number) for number in range(measured.at)]
    took = [ms for ms, (_, after) in zip(took, measured.kinds) if ms is not None and after != CODE]
    for figure, expected in (("median", statistics.median(took)), ("95 %", percentile(took, 95)), ("worst", max(took))):
        assert float(found[f"key to last byte, {figure}"].split()[0]) == pytest.approx(expected, rel=0.2), figure
    assert percentile(took, 95) < IN_TIME[0] and max(took) < IN_TIME[1]
    on_the_wire = 9 * 8 * (128 + 8) / 400  # ms: nine bits a byte, eight pages, each with its address
    assert on_the_wire < float(found["a whole picture"].split()[0]) < 1.2 * on_the_wire
    told = sum(int(line.split()[-1]) for line in text.splitlines() if " press " in line)
    assert told < sent < told + 12_000, "whole pictures and starts come besides"


SAID = """\
stopwatch: board bbf47031aa71 rp2040 micropython 200000000 spi 0
stopwatch: whole 3100
stopwatch: idle 500000 10000000 0
{presses}
stopwatch: heap 83552 111456
stopwatch: done 172
"""


def said(game):
    lines = [
        f"stopwatch: press {number} {1000 * number} 143"
        for number, step in enumerate(stopwatch.steps(game))
        if step.kind != "start"
    ]
    return SAID.format(presses="\n".join(lines))


def test_a_console_that_was_written_down_makes_the_same_table(tmp_path, game, capsys):
    shown = tmp_path / "console.txt"
    shown.write_text("Quipu makes way for main.py\r\n" + said(game))
    assert command.main(["--game", NAME, "--read", str(shown)]) == 0
    out = capsys.readouterr().out
    assert "| bus | SPI |" in out and "| a whole picture | 3.1 ms |" in out and "| heap free then | 108.8 KiB |" in out
    for text, told in (
        ("stopwatch: used 0\n", "Erase everything"),
        ("stopwatch: board a b c 1 i2c 400000\nstopwatch: wrong 17\n", "Press 17 led to another picture"),
        (said(game).replace("stopwatch: done", "Traceback"), "not come to the end"),
    ):
        shown.write_text(text)
        assert command.main(["--game", NAME, "--read", str(shown)]) == 1
        assert told in capsys.readouterr().out


def test_what_goes_onto_the_drive_can_be_copied_by_hand(tmp_path, capsys):
    assert command.main(["--game", NAME, "--write", str(tmp_path)]) == 0
    assert (tmp_path / "circuitpython" / "code.py").read_bytes() == (tmp_path / "micropython" / "main.py").read_bytes()
    assert len((tmp_path / "micropython" / stopwatch.PRESSES).read_bytes()) % 8 == 0


@pytest.mark.parametrize("_", [pytest.param(0, marks=ON_BOARD)])
def test_over_the_cable_it_is_put_there_heard_and_taken_away(_, game, capfd, monkeypatch):
    program = f"import time\ntime.sleep(1)\nprint({said(game)!r})\n"
    monkeypatch.setattr(stopwatch, "files", lambda *_: {stopwatch.PRESSES: b"", "main.py": program.encode()})
    with EmulatedPico(image("micropython"), None, runtime="micropython") as pico:
        pico.run(3000)
        with SerialPort(pico) as port:
            assert command.main(["--game", NAME, "--port", port.path]) == 0
            assert "| a whole picture | 3.1 ms |" in capfd.readouterr().out
            left = mpremote(port, "import os; print(os.listdir('/'))")
            assert "main.py" not in left and stopwatch.PRESSES not in left
            mpremote(port, "open('/main.py', 'w').write('import blink')")
            assert command.main(["--game", NAME, "--port", port.path]) == 1
            assert "no program of your own on it. main.py" in capfd.readouterr().out
            assert "blink" in mpremote(port, "print(open('/main.py').read())")


def test_the_page_for_the_results_has_a_line_for_each_figure(game):
    page = (PROJECT / "docs" / "dev" / "measure-your-board.md").read_text(encoding="utf-8")
    for what in stopwatch.figures(said(game), game):
        assert f"\n| {what} | " in page or what in ("board", "presses timed") or what.startswith("undo of one")
