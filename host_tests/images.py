"""The images that the emulated Pico runs, those of `make image` or those that the environment names, and its screen."""

import os
from typing import Any

import pytest

from host.build import images
from host.device import reading
from host.device.picture import pixels_of
from host.runtimes import emulated_pico

from drivers import pins

RUNTIMES = tuple(images.VARIABLES)
ON_BOARD = [
    pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable()),
    pytest.mark.timeout(900),
]


def in_turn(*cases: tuple[object, ...], first: int = 0) -> list[Any]:
    """Return the cases as (runtime, …), the runtimes in turn; each on the other one with `make torture`.

    `first`: the number of the runtime with which they begin.
    """
    return [
        pytest.param(runtime, *case, marks=pytest.mark.torture if (number + place) % len(RUNTIMES) else ())
        for number, case in enumerate(cases, first)
        for place, runtime in enumerate(RUNTIMES)
    ]


def image(runtime):
    """Return the path of the image with "circuitpython" or "micropython".

    Without one the test is skipped, or fails with QUIPU_IMAGES=required.
    """
    path = images.find(runtime)
    if not path:
        assert os.environ.get("QUIPU_IMAGES") != "required", images.missing(runtime)
        pytest.skip("no images: " + images.missing(runtime))
    assert os.path.isfile(path), f"{images.VARIABLES[runtime]} names {path}, which is not there"
    return path


def shown(pico):
    """The text on the panel, its lines after one another."""
    return " ".join(" ".join(reading.lines(pixels_of(pico.frame()["ram"]))).split())


def wait_for(pico, text, ms=8000):
    """Let time pass until that text is on the panel."""
    end = pico.time() + ms
    while text not in shown(pico):
        assert pico.time() < end, (shown(pico), pico.serial()[-400:])
        pico.run(100)
    pico.settle(60)  # the rest of that picture


class Hands:
    """A board as a Table wants it; `rest`: ms that a key stays up."""

    def __init__(self, pico, rest=80):
        self.pico = pico
        self.rest = rest

    def press(self, key, ms):
        self.pico.tap(pins.KEYS[key], max(ms, 70), self.rest)
        self.pico.settle()

    def pixels(self):
        return pixels_of(self.pico.frame()["ram"])
