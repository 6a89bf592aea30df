"""`hardware.txt` on an emulated Pico: other pins, another clock, a wrong line, a display on SPI; and a panel that loses
its picture.
"""

import pytest
from images import ON_BOARD, RUNTIMES, image, in_turn, wait_for

from host.runtimes.emulated_pico import EmulatedPico
from host.storage import first_drive
from host.storage.first_drive import ON_SPI

from drivers import pins
from input.keys import A, B

pytestmark = ON_BOARD
A_AT = 20  # GPIO


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_what_a_builder_wrote_is_in_force_and_what_is_wrong_is_named(tmp_path, runtime):
    wrote = f"# mine\na = {A_AT}\nprocessor = 125\nspeed = quick\nturned = yes\n"
    drive = first_drive.make(tmp_path, runtime, hardware=wrote)
    with EmulatedPico(image(runtime), drive, runtime=runtime) as pico:
        pico.display(True, address=0x3D)
        wait_for(pico, "line 4: speed = quick? 100 or 400 or 1000")
        assert not pico.frame()["upright"]
        pico.tap(A_AT)
        wait_for(pico, "English")
        pico.tap(A_AT)
        wait_for(pico, "Quipu")
        assert pico.stats()["clock_hz"] == 125_000_000
        pico.reload()
        assert pico.run_until("hardware.txt, line 4: speed = quick? 100 or 400 or 1000")


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_panel_that_lost_its_picture_between_two_looks_gets_it_back_without_a_key(tmp_path, runtime):
    """Out and in again before anything is written: the panel answers as ever, and only its status tells."""
    with EmulatedPico(image(runtime), first_drive.make(tmp_path, runtime), runtime=runtime) as pico:
        wait_for(pico, "English")
        assert pico.stats()["clock_hz"] == pins.PROCESSOR
        pico.settle()
        before = pico.frame()
        pico.display(False)
        pico.display(True)
        dark = pico.frame()
        assert not dark["on"] and dark["ram"] != before["ram"]
        pico.run(2500)  # an attempt fails while no second has passed since the last one
        assert pico.frame() == before
        # And for a while, with the pull-ups that sit on it.
        pico.display(False, pull_ups=False)
        pico.run(3000)
        assert pico.run_until("display: no answer at 0x3c or 0x3d")
        pico.display(True, pull_ups=True)
        assert pico.run_until("display: answers again")
        pico.settle()
        assert pico.frame() == before


@pytest.mark.parametrize("runtime,pull_ups", in_turn((True,), (False,)))
def test_wires_that_fail_in_the_middle_of_a_picture_cost_a_second_and_nothing_else(tmp_path, runtime, pull_ups):
    with EmulatedPico(image(runtime), first_drive.make(tmp_path, runtime), runtime=runtime) as pico:
        wait_for(pico, "English")
        pico.tap(pins.KEYS[A])
        wait_for(pico, "Quipu")
        pico.settle()
        before = pico.frame()
        pico.tap(pins.KEYS[A])
        pico.settle()
        after = pico.frame()
        pico.tap(pins.KEYS[B])
        pico.settle()
        assert pico.frame() == before != after
        for ms in (2, 9, 16, 23):
            sent = pico.stats()["bus_bytes"]
            pico.press(pins.KEYS[A])
            while pico.stats()["bus_bytes"] == sent:
                pico.run(1)
            pico.run(ms)
            pico.display(False, pull_ups=pull_ups)
            pico.run(70)
            pico.release(pins.KEYS[A])
            assert pico.run_until("display: no answer")
            pico.display(True, pull_ups=True)
            assert pico.run_until("display: answers again")
            pico.settle()
            assert pico.frame() == after
            pico.tap(pins.KEYS[B])
            pico.settle()
            assert pico.frame() == before


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_display_that_holds_the_data_line_low_after_a_reset_is_freed_and_found(tmp_path, runtime):
    with EmulatedPico(image(runtime), first_drive.make(tmp_path, runtime), runtime=runtime) as pico:
        pico.display(True, stuck=8)
        wait_for(pico, "English")
        assert "no answer" not in pico.serial() and not pico.stats()["i2c_unanswered"]


MENU_AT = pins.KEYS[6]


@pytest.mark.parametrize("runtime,kind", in_turn(("ssd1306",), ("ssd1309",)))
def test_a_display_on_spi_shows_the_same(tmp_path, runtime, kind):
    drive = first_drive.make(tmp_path, runtime, hardware=f"display = {kind}\n{ON_SPI}")
    with EmulatedPico(runtime=runtime) as pico:
        pico.boot(image(runtime), drive, runtime=runtime)
        pico.display(True, kind=kind, spi=pins.SPI_PINS)
        pico.press(MENU_AT)
        wait_for(pico, "keys")
        pico.release(MENU_AT)
        frame = pico.frame()
        assert frame["visible"] and frame["upright"] and not pico.stats()["i2c_unanswered"]
        pico.run(100)
        for _ in range(6):
            pico.tap(MENU_AT)
        wait_for(pico, "SPI")
        pico.reload()
        wait_for(pico, "English")


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_pins_of_spi_that_clash_with_a_key_are_named_on_the_display_that_has_those_of_the_guide(tmp_path, runtime):
    wrote = ON_SPI + f"a = {pins.SPI_PINS[3]}\n"
    with EmulatedPico(runtime=runtime) as pico:
        pico.boot(image(runtime), first_drive.make(tmp_path, runtime, hardware=wrote), runtime=runtime)
        pico.display(True, spi=pins.SPI_PINS)
        wait_for(pico, f"line 7: dc and a are both pin {pins.SPI_PINS[3]}. All pins are as in the guide")
        pico.tap(pins.KEYS[4])
        wait_for(pico, "English")
