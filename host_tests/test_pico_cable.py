"""`quipu dump` and `quipu restore` at the serial port of the emulated board, while its keys are pressed."""

import pytest
from images import ON_BOARD, RUNTIMES, Hands, image, shown, wait_for
from table import Table

from host.archive import lines
from host.runtimes.emulated_pico import EmulatedPico

from drivers import pins
from input.keys import DOWN, UP, A

pytestmark = ON_BOARD


def heard(pico, text, ms=20000, step=20):
    """Return the text from the cable up to `text`, polled every `step` ms."""
    out = pico.serial()
    end = pico.time() + ms
    while text not in out:
        assert pico.time() < end, out[-500:]
        pico.run(step)
        out += pico.serial()
    return out


def said(pico):
    """The lines of a dump."""
    out = heard(pico, '"kind":"end"')
    pico.run(300)
    return lines.read((out + pico.serial()).encode())


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_game_leaves_the_board_while_keys_are_pressed_and_comes_back_to_another(runtime):
    with EmulatedPico(image(runtime), None, runtime=runtime) as pico:
        wait_for(pico, "Language")
        table = Table(Hands(pico))
        table.press("a")
        wait_for(pico, "New game")
        table.new_game("Ana", "Ben").dice("food 3")
        pico.run(1000)
        pico.serial()
        pico.type("hello\nquipu dump\n")
        before = table.pixels()
        table.press("down")  # while it is sent
        assert table.pixels() != before
        found, wrong = said(pico)
        assert not wrong and [line.kind for line in found] == ["device", "settings", "under_way", "end"]
        assert found[2].fields["players"] == ["Ana", "Ben"]
        # Ctrl-C in a transfer ends that alone.
        pico.type("quipu restore\n")
        heard(pico, '"playing"')
        pico.type("quipu dump\n")
        heard(pico, '"kind":', step=1)  # a dump of one game is soon over
        pico.type("\x03")
        pico.run(500)
        before = table.pixels()
        table.press("up")
        assert table.pixels() != before and ">>>" not in pico.serial()
        # Half a line, and an endless flood: the keys keep working.
        pico.type("x" * 20000)
        for key in ("down", "left", "right"):
            before = table.pixels()
            table.press(key)
            assert table.pixels() != before
        pico.run(3000)
        # Outside of one it ends the program, as mpremote wants it.
        pico.type("\n")
        pico.run(200)
        pico.type("\r\x03")
        pico.run(500)
        pico.type("\r\n")
        assert pico.run_until(">>>", 3000)
    with EmulatedPico(image(runtime), None, runtime=runtime) as pico:
        wait_for(pico, "Language")
        data = lines.with_end(found).decode()
        pico.type("quipu restore\n")
        assert pico.run_until('"ready"', 5000)
        pico.type(data)
        wait_for(pico, "from cable?", 20000)
        assert "Games under way: 1" in shown(pico)
        pico.run(600)
        pico.tap(pins.KEYS[DOWN])
        pico.tap(pins.KEYS[A])
        assert pico.run_until('"send"', 5000)
        pico.type(data)
        assert pico.run_until('"done"', 20000)
        pico.run(600)
        pico.tap(pins.KEYS[A])
        wait_for(pico, "Ana, Ben")
        pico.tap(pins.KEYS[UP])
        pico.settle()
