"""A whole finished game as codes on the display of the emulated board."""

import pytest
from images import ON_BOARD, RUNTIMES, image
from photographs import READERS, shown, zxing
from test_code_sequence import code, record
from test_codes import listed

from host.device import reading
from host.device.handheld import Handheld
from host.device.picture import pixels_of
from host.runtimes.board_game import BoardGame
from host.storage.flash import SIZE

from input.keys import DOWN, LEFT, A

pytestmark = [*ON_BOARD, READERS]
TAKEN = 33  # ms from one picture of a camera to the next


def to_the_code(device, press):
    """Press what leads from home to the code of the last finished game."""
    while not device.lines()[0].startswith("Finished"):
        press(A if any(line.startswith("Finished") for line in reading.inverted(device.pixels())) else DOWN)
    press(A)
    press(LEFT)


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_all_codes_of_an_evenings_game_pass_on_the_board_in_ten_seconds(runtime, tmp_path):
    played = listed("late_four_1.json")
    device = Handheld(played.store.copy())
    with BoardGame(image(runtime), tmp_path, runtime=runtime) as board:
        pico = board.pico
        pico.run(3000)  # its drive is there
        flash = tmp_path / "flash"
        pico.save_flash(str(flash))
        with flash.open("r+b") as file:
            file.seek(board.region_at)
            file.write(played.store.read(0, SIZE))
        pico.boot(flash=str(flash), runtime=runtime)
        board.start(bytes(device.app.canvas.buffer[1:]))

        def press(key):
            device.press(key)
            board.press(key, bytes(device.app.canvas.buffer[1:]))

        to_the_code(device, press)
        board.press(A)
        seen = {}
        begun = pico.time()
        count = 2
        while len(seen) < count:
            for digits in zxing(shown(pixels_of(pico.frame()["ram"]))):  # half of one and half of the next is none
                which, count, tag, data = code(digits)
                seen[which] = data
            pico.run(TAKEN)
        took = pico.time() - begun
        assert took < 10_000
        data = record(seen, tag)
    assert data[:8] == device.app.settings.device and data.endswith(
        device.app.finished.record(device.app.finished.numbers()[0])[1][8:]
    )
