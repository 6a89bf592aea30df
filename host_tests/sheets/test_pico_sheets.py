"""Score sheets on an emulated Pico: chosen in the list, played to the end, resumed after a power cut; many files.

Each picture is that of the host.
"""

import shutil

import images
import pytest
from images import ON_BOARD, RUNTIMES
from test_shelf import PATHS, recorded

from host.pilot.pilot import Recorded
from host.recorded.transcript import load
from host.runtimes.board_game import BoardGame
from host.storage import first_drive
from host.storage.pico_cuts import Twin

import drive
from drivers import pins
from input.keys import RIGHT, UP, A
from words import LANGUAGES

pytestmark = ON_BOARD
# A sheet of one's own, on the drive.
OWN = "game = Ärger / Tempête\nlanguages = de, fr\nfilled = a turn each\nA / Un: 0 to 9\nB / Deux: tick, times 5\n"


def switched_on(tmp_path, runtime, sheets=()):
    """A board with these files in the drive's folder, and the host with the same."""
    folder = tmp_path / "drive"
    (folder / "sheets").mkdir(parents=True)
    for name, text in sheets:
        (folder / "sheets" / name).write_text(text, encoding="utf-8")
    drive.sheets = str(folder / "sheets")
    return BoardGame(images.image(runtime), first_drive.make(folder, runtime), runtime=runtime)


# On the drive; each player at once, and in turn. All of them: `make torture`.
SAMPLE = "own 7_wonders qwixx".split()
SHEETS = [
    pytest.param(number, name, marks=() if name in SAMPLE else pytest.mark.torture)
    for number, name in enumerate(["own", *(path.stem for path in PATHS)])
]


@pytest.mark.parametrize("number,name", SHEETS)
def test_a_sheet_is_chosen_played_to_its_end_and_gone_on_with(tmp_path, monkeypatch, number, name):
    """Every second one on the other runtime."""
    runtime = RUNTIMES[number % len(RUNTIMES)]
    monkeypatch.setattr(drive, "sheets", drive.sheets)
    text = OWN.encode() if not number else PATHS[number - 1].read_bytes()
    with switched_on(tmp_path, runtime, [("own.txt", OWN)]) as board:
        host = Recorded(load(recorded(tmp_path, text)), LANGUAGES[number % len(LANGUAGES)], from_power_on=True)
        host.play_to_the_list()
        board.start(host.pictures[0])
        board.rest()
        middle = host.turns[max(1, len(host.turns) // 2 - 1)]
        board.play(host, 0, middle)
        board.rest()
        twin = Twin(runtime.removesuffix("thon"))
        twin.switch_on(board.region())
        shutil.rmtree(tmp_path / "drive")  # the text that the host reads: the game has its own
        board.pico.power_cycle()
        board.start(twin.shown())
        twin.press(A)
        board.press(A, twin.shown())
        assert twin.shown()[:-256] == host.pictures[middle][:-256]
        board.play(host, middle)
        assert not board.traceback()


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_hundred_files_in_order_are_listed_within_a_second_and_one_is_read_in_400_ms(tmp_path, monkeypatch, runtime):
    monkeypatch.setattr(drive, "sheets", drive.sheets)
    lines = "".join(f"Line no. {i} / Ligne nº {i}: 0 to 30, times 2\n" for i in range(44))
    files = [(f"Spiel {i:02}.txt", f"game = {chr(65 + i // 4)}{i:02}\nlanguages = en, fr\n{lines}") for i in range(100)]
    assert 1900 < len(files[-1][1].encode()) < 2048
    with switched_on(tmp_path, runtime, files) as board:

        def timed(key):
            board.rest()
            before, start = board.pico.frame()["ram"], board.pico.time()
            board.pico.press(pins.KEYS[key])
            while board.pico.frame()["ram"] == before:
                board.pico.run(5)
            last = board.pico.settle(60)
            board.pico.release(pins.KEYS[key])
            board.pico.run(100)
            return last - start

        board.start()
        home = timed(A)
        timed(A)
        timed(UP)
        listed = timed(A)
        timed(RIGHT)
        chosen = timed(A)
        print(f"{runtime}: home {home:.0f} ms, list {listed:.0f} ms, chosen {chosen:.0f} ms")
        assert home < 100 and listed < 1000 and chosen < 400
        assert "Players" in images.shown(board.pico) and not board.traceback()
