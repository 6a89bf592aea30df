"""`hardware.txt` on an emulated Pico: other pins, another clock, a wrong line; and a
panel that loses its picture.
"""

import pytest
from images import image

from host.device import reading
from host.device.picture import pixels_of
from host.runtimes import emulated_pico
from host.runtimes.emulated_pico import EmulatedPico
from host.storage import first_drive

from drivers import pins

pytestmark = [
    pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable()),
    pytest.mark.timeout(900),
]
A_AT = 20  # GPIO


def shown(pico):
    return " ".join(" ".join(reading.lines(pixels_of(pico.frame()["ram"]))).split())


def wait_for(pico, text, ms=8000):
    end = pico.time() + ms
    while text not in shown(pico):
        assert pico.time() < end, (shown(pico), pico.serial()[-400:])
        pico.run(100)
    pico.settle(60)  # the rest of that picture


@pytest.mark.parametrize("runtime", ["circuitpython", "micropython"])
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


@pytest.mark.parametrize("runtime", ["circuitpython", "micropython"])
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
