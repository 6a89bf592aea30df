"""The image on an emulated Pico: a game by its pins, each picture as on the host; its memory, its start."""

import os

import images
import pytest

from host import paths
from host.figures import bench_board
from host.figures.course import Course
from host.recorded import transcript
from host.recorded.whole_game import WholeGame
from host.runtimes import emulated_pico
from host.runtimes.board_game import BoardGame
from host.storage import first_drive

GAMES = str(paths.GAMES)
RUNTIMES = ["circuitpython", "micropython"]

pytestmark = [
    pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable()),
    pytest.mark.timeout(900),
]


@pytest.fixture(params=RUNTIMES)
def board(request, tmp_path):
    """A board that is switched on for the first time."""
    image = images.image(request.param)
    with BoardGame(image, first_drive.make(tmp_path, request.param), runtime=request.param) as board:
        yield board


def game(name, language="en"):
    played = WholeGame(transcript.Transcript(transcript.read(os.path.join(GAMES, name + ".json"))), language)
    played.play_to_the_list()
    return played


@pytest.mark.parametrize("name,language", [("solo_1", "it"), ("two_trading_1", "fr"), ("pad_three_1", "de")])
def test_a_recorded_game_shows_the_same_picture_after_every_press(board, name, language):
    host = game(name, language)
    board.start(host.pictures[0])
    for number, key in enumerate(host.keys_pressed):
        board.press(key, host.pictures[number + 1], host.held[number])
    assert not board.traceback()


LARGEST = ["town_four_9x9", "late_four_1"]


def largest(name):
    host = Course(transcript.Transcript(transcript.read(os.path.join(GAMES, name + ".json"))))
    host.play_to_the_list()
    return host


@pytest.mark.parametrize("runtime", RUNTIMES)
@pytest.mark.parametrize("name", LARGEST)
def test_more_than_a_third_of_the_memory_stays_free_with_every_page_of_the_menu(tmp_path, runtime, name):
    image = images.image(runtime)
    drive = bench_board.telling_the_heap(runtime, str(tmp_path))
    told = bench_board.play(image, drive, runtime, name, largest(name))
    assert told["used"] <= bench_board.USED * 1024
    assert told["free"] >= bench_board.FREE * 1024


def test_a_long_game_is_taken_up_and_an_answer_is_taken_back_in_time(tmp_path):
    """When the heap grew for each picture anew, and shrank behind it, these took 860 and 150 ms."""

    class Figures(dict):
        def add(self, figure, measured, *_, **__):
            self[figure.split(" (")[0].split(" of 30")[0]] = measured

    told = Figures()
    bench_board.start(told, images.image("circuitpython"), str(tmp_path), "four_2", game("four_2"))
    assert told["start to a resumed long game"] <= 800
    assert told["undo of one answer, median"] <= 80


def test_a_game_goes_on_after_the_power_was_cut(board):
    host = game("three_1")
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
