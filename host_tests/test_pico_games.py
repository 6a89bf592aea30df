"""The bundle under official CircuitPython on an emulated Pico: a game by its pins, each picture as on the host."""

import os

import images
import pytest

from host import paths
from host.build import bundle
from host.figures import bench_board
from host.figures.course import Course
from host.recorded import transcript
from host.recorded.whole_game import WholeGame
from host.runtimes import emulated_pico
from host.runtimes.board_game import BoardGame

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


def game(name, language="en"):
    played = WholeGame(transcript.Transcript(transcript.read(os.path.join(GAMES, name + ".json"))), language)
    played.play_to_the_list()
    return played


@pytest.mark.parametrize("name,language", [("solo_1", "it"), ("two_trading_1", "fr"), ("pad_three_1", "de")])
def test_a_recorded_game_shows_the_same_picture_after_every_press(image, drive, name, language):
    host = game(name, language)
    with BoardGame(image, drive) as board:
        board.start(host.pictures[0])
        for number, key in enumerate(host.keys_pressed):
            board.press(key, host.pictures[number + 1], host.held[number])
        board.pico.run(1000)  # behind the last picture the game is saved as a finished one
        nvm = board.pico.read_flash(emulated_pico.NVM_AT, len(host.store.journal) + 1)
        assert nvm == bytes(host.store.journal) + b"\xff"
        assert not board.traceback()


@pytest.mark.parametrize("name", ["town_four_9x9", "late_four_1"])
def test_the_memory_is_enough_for_the_largest_games_with_every_page_of_the_menu(drive, name):
    host = Course(transcript.Transcript(transcript.read(os.path.join(GAMES, name + ".json"))))
    host.play_to_the_list()
    with BoardGame(images.image(IMAGES[0]), drive) as board:
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


def test_a_game_goes_on_after_the_power_was_cut(image, drive):
    host = game("three_1")
    with BoardGame(image, drive) as board:
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
