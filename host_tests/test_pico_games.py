"""The bundle under official CircuitPython on an emulated Pico: a game by its pins, each picture as on the host.

Where nothing else is said the code runs from the flash, as on a board that was flashed with the one file; a board that
had its files copied runs it from RAM.
"""

import os

import folder2uf2
import images
import pytest

from host import paths
from host.build import bundle, in_place, uf2
from host.device import bare
from host.figures import bench_board
from host.figures.course import Course
from host.recorded import transcript
from host.recorded.whole_game import WholeGame
from host.runtimes import emulated_pico
from host.runtimes.board_game import BoardGame

from persistence.finished import Finished
from persistence.journal import Journal
from persistence.region import Region

GAMES = str(paths.GAMES)
IMAGES = ["QUIPU_UF2", "QUIPU_UF2_9"]  # CircuitPython 10 and 9

pytestmark = [
    pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable()),
    pytest.mark.timeout(900),
]


@pytest.fixture(params=IMAGES)
def image(request):
    return images.image(request.param)


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    return bundle.build("circuitpython", build_folder=str(tmp_path_factory.mktemp("bundle")))


@pytest.fixture
def flashed(image, drive, tmp_path):
    """What is flashed beside the drive: the image with the code of its modules."""
    return uf2.update(image, drive, tmp_path / "flashed.uf2")


def game(name, language="en"):
    played = WholeGame(transcript.Transcript(transcript.read(os.path.join(GAMES, name + ".json"))), language)
    played.play_to_the_list()
    return played


@pytest.mark.parametrize("name,language", [("solo_1", "it"), ("two_trading_1", "fr"), ("pad_three_1", "de")])
def test_a_recorded_game_shows_the_same_picture_after_every_press(flashed, drive, name, language):
    host = game(name, language)
    with BoardGame(flashed, drive) as board:
        board.start(host.pictures[0])
        for number, key in enumerate(host.keys_pressed):
            board.press(key, host.pictures[number + 1], host.held[number])
        board.pico.run(1000)  # behind the last picture the game is saved as a finished one
        kept = bare.Store()
        kept.program(0, board.pico.read_flash(emulated_pico.REGION_AT, kept.size))
        there, here = Region(kept), Region(host.store)
        assert not Journal(there).games()
        assert Finished(there).get(0) == Finished(here).get(0)
        assert Finished(there).details(0) == Finished(here).details(0)
        assert not board.traceback()


LARGEST = ["town_four_9x9", "late_four_1"]


def largest(name):
    host = Course(transcript.Transcript(transcript.read(os.path.join(GAMES, name + ".json"))))
    host.play_to_the_list()
    return host


@pytest.mark.parametrize("name", LARGEST)
def test_the_memory_is_enough_for_the_largest_games_with_every_page_of_the_menu_and_the_code_in_ram(drive, name):
    host = largest(name)
    with BoardGame(images.image(IMAGES[0]), drive) as board:
        board.start(host.pictures[0])
        for number, key in enumerate(host.keys_pressed):
            board.press(key, host.pictures[number + 1], host.held[number])
        assert not board.traceback()


@pytest.mark.parametrize("name", LARGEST)
def test_with_the_code_in_the_flash_more_than_a_third_of_the_memory_stays_free(tmp_path, name):
    image = images.image(IMAGES[0])
    drive = bench_board.telling_the_heap("circuitpython", str(tmp_path))
    told = bench_board.play(image, drive, "circuitpython", name, largest(name))
    assert told["used"] <= bench_board.USED * 1024
    assert told["free"] >= bench_board.FREE * 1024


def test_where_the_code_in_the_flash_is_another_one_it_runs_from_ram(image, drive, tmp_path):
    """As after an update of the files alone; here each third function differs, in its last byte."""
    functions = in_place.functions_of(drive)
    other = [
        function._replace(code=function.code[:-1] + bytes((function.code[-1] ^ 1,))) if number % 3 == 0 else function
        for number, function in enumerate(functions)
    ]
    start, content = in_place.area(other)
    official = uf2.Official(image)
    mixed = tmp_path / "mixed.uf2"
    code = folder2uf2.image_blocks(content, uf2.FLASH + start)
    folder2uf2.write_uf2_blocks(mixed, official.blocks + code, folder2uf2.FAMILY_RP2040)
    host = game("solo_1")
    with BoardGame(mixed, drive) as board:
        board.start(host.pictures[0])
        for number, key in enumerate(host.keys_pressed):
            board.press(key, host.pictures[number + 1], host.held[number])
        assert not board.traceback()


def test_a_long_game_is_taken_up_and_an_answer_is_taken_back_in_time(drive, tmp_path):
    """When the heap grew for each picture anew, and shrank behind it, these took 860 and 150 ms."""

    class Figures(dict):
        def add(self, figure, measured, *_, **__):
            self[figure.split(" (")[0].split(" of 30")[0]] = measured

    told = Figures()
    bench_board.start(told, images.image(IMAGES[0]), drive, str(tmp_path), "four_2", game("four_2"))
    assert told["start to a resumed long game"] <= 800
    assert told["undo of one answer, median"] <= 80


def test_a_game_goes_on_after_the_power_was_cut(flashed, drive):
    host = game("three_1")
    with BoardGame(flashed, drive) as board:
        board.start(host.pictures[0])
        middle = host.turns[4] + 1
        for number, key in enumerate(host.keys_pressed[:middle]):
            board.press(key, host.pictures[number + 1], host.held[number])
        board.pico.power_cycle()
        board.start()
        # Continue; the dice entered so far were not an answer yet.
        board.press(4, host.pictures[host.turns[4]])
        for number in range(host.turns[4], host.turns[6]):
            board.press(host.keys_pressed[number], host.pictures[number + 1], host.held[number])
        assert not board.traceback()
