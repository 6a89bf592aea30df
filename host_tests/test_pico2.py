"""The images for the Pico 2 on the emulator that QUIPU_RP2350_RIG names: home, a whole game, power cut in a write."""

import pytest
from images import RUNTIMES

from host import paths
from host.build import images
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.runtimes.board_game import BoardGame, PowerCut
from host.runtimes.emulated_pico import PICO2_RIG, pico2_rig
from host.storage.pico_cuts import Twin

from input.keys import A

pytestmark = [
    pytest.mark.skipif(not pico2_rig(), reason=f"no emulator of a Pico 2: {PICO2_RIG} names one"),
    pytest.mark.timeout(1800),
]


@pytest.fixture(params=RUNTIMES)
def board(request):
    image = images.built(request.param, "pico2")
    if not image.is_file():
        pytest.skip(f"{image.name} is not built")
    with BoardGame(image, runtime=request.param, rig=pico2_rig()) as board:
        yield board


def test_a_game_shows_the_same_pictures_and_survives_a_power_cut_in_a_write(board):
    host = Recorded(transcript.load(paths.GAMES / "solo_1.json"), from_power_on=True)
    host.play_to_the_list()
    board.start(host.pictures[0])
    middle = host.turns[3]
    board.play(host, 0, middle)
    board.pico.cut()
    with pytest.raises(PowerCut):
        board.play(host, middle)
    # The same as the app on the model of the flash: home, then Continue.
    twin = Twin("circuitpy")
    twin.switch_on(board.region())
    board.pico.power_cycle()
    board.start(twin.shown())
    twin.press(A)
    board.press(A, twin.shown())
    assert "Traceback" not in board.pico.serial()


def test_a_whole_game_shows_the_same_picture_after_every_press(board):
    host = Recorded(transcript.load(paths.GAMES / "solo_1.json"), from_power_on=True)
    host.play_to_the_list()
    board.start(host.pictures[0])
    board.play(host)
    assert "Traceback" not in board.pico.serial()
