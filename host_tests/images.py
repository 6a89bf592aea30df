"""The official images that the emulated Pico runs; whoever has them names them by environment variables."""

import os

import pytest

IMAGES = {
    "QUIPU_UF2": "CircuitPython 10",
    "QUIPU_UF2_9": "CircuitPython 9",
    "QUIPU_UF2_MICROPYTHON": "MicroPython",
}


def image(variable):
    """Return the path of the image; the test is skipped when none is named."""
    path = os.environ.get(variable)
    if not path:
        pytest.skip(f"{variable} names no official {IMAGES[variable]} for the Pico: not tried on the emulated board")
    assert os.path.isfile(path), f"{variable} names {path}, which is not there"
    return path
