"""The image on an emulated Pico: a game by its pins, each picture as on the host; its memory; its flash."""

import images
import pytest
from images import ON_BOARD, RUNTIMES, in_turn

from host import paths
from host.device import in_memory
from host.figures import board as figures
from host.figures.measured_game import MeasuredGame
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.runtimes.board_game import BoardGame
from host.storage import first_drive
from host.storage.flash import Nor, store
from host.storage.life import Device

from app import App

pytestmark = ON_BOARD


@pytest.fixture(params=RUNTIMES)
def board(request, tmp_path):
    """A board that is switched on for the first time."""
    image = images.image(request.param)
    with BoardGame(image, first_drive.make(tmp_path, request.param), runtime=request.param) as board:
        board.runtime = request.param
        yield board


def game(name, language="en"):
    played = Recorded(transcript.load(paths.GAMES / f"{name}.json"), language, from_power_on=True)
    played.play_to_the_list()
    return played


@pytest.mark.parametrize(
    "board,name,language",
    in_turn(("pad_solo_1", "de"), ("town_solo_5x5", "fr"), ("ages_2015_solo", "en")),
    indirect=["board"],
)
def test_a_recorded_game_shows_the_same_picture_after_every_press_and_the_flash_is_as_on_the_model(
    board, name, language
):
    host = game(name, language)
    board.start(host.pictures[0])
    board.rest()
    played(board, host)


def played(board, host):
    """Press all keys of `host`; then the flash and its history are as the model of this runtime
    says, with the number that the board has made for itself. Return what the console has said.
    """
    board.play(host)
    board.rest()
    text = board.pico.serial()
    assert "Traceback" not in text and "Error" not in text
    runtime = board.runtime.removesuffix("thon")
    number = Device(runtime, Nor(board.region())).settings.device
    nor = Nor()
    model = store(runtime, nor)
    model.random = lambda _: number
    keys, clock = in_memory.Keys(), in_memory.Clock()
    app = App(in_memory.Display(), keys, clock, model)
    in_memory.settle(app)
    clean_up(app, clock)
    for key, held in zip(host.keys_pressed, host.held, strict=True):
        in_memory.press(app, keys, clock, key, held)
    clean_up(app, clock)
    assert board.operations() == nor.operations()
    assert board.region() == nor.cells
    return text


def clean_up(app, clock):
    """No press until all is cleaned up."""
    while app.cleanup_pending:
        in_memory.wait(app, clock, 50)


@pytest.mark.parametrize("runtime", in_turn(()))
def test_more_than_100_kib_stay_free_in_a_large_game_with_every_page_of_the_menu(tmp_path, runtime):
    """And each picture is that of the host, the flash that of the model. Of all games: `make bench`."""
    host = MeasuredGame(transcript.load(paths.GAMES / "late_two_2.json"), again=(1,), language="it")
    host.play_to_the_list()
    told = figures.HEAP.format(mark=figures.MARK)
    with figures.Image(images.image(runtime), runtime).board(str(tmp_path), told) as board:
        board.runtime = runtime
        board.start(host.pictures[0])
        board.rest()
        text = played(board, host)
    free = [free for _, free in figures.said(text, "heap")]
    assert len(free) > 5 and min(free) >= figures.FREE * 1024
