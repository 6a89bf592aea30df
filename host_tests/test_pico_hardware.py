"""`hardware.txt` on an emulated Pico, under the official interpreters: other pins, another clock, a wrong line; and a
panel that loses its picture.
"""

import pytest
from images import image

from host.build import bundle
from host.device import reading
from host.device.picture import pixels_of
from host.runtimes import emulated_pico
from host.runtimes.emulated_pico import EmulatedPico

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


@pytest.mark.parametrize("variable", ["QUIPU_UF2", "QUIPU_UF2_9", "QUIPU_UF2_MICROPYTHON"])
def test_what_a_builder_wrote_is_in_force_and_what_is_wrong_is_named(tmp_path, variable):
    uf2 = image(variable)
    runtime = "micropython" if variable.endswith("MICROPYTHON") else "circuitpython"
    folder = bundle.build(runtime, build_folder=str(tmp_path))
    with open(folder + "/hardware.txt", "w") as file:
        file.write(f"# mine\na = {A_AT}\nprocessor = 125\nspeed = quick\nturned = yes\n")
    with EmulatedPico(uf2, folder, runtime=runtime) as pico:
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


@pytest.mark.parametrize("variable", ["QUIPU_UF2", "QUIPU_UF2_9", "QUIPU_UF2_MICROPYTHON"])
def test_a_panel_that_lost_its_picture_between_two_looks_gets_it_back_without_a_key(tmp_path, variable):
    """Out and in again before anything is written: the panel answers as ever, and only its status tells."""
    uf2 = image(variable)
    runtime = "micropython" if variable.endswith("MICROPYTHON") else "circuitpython"
    with EmulatedPico(uf2, bundle.build(runtime, build_folder=str(tmp_path)), runtime=runtime) as pico:
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
