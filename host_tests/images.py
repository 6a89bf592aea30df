"""The images that the emulated Pico runs: those of `make image`, or those that the environment names."""

import os

import pytest

from host.build import images


def image(runtime):
    """Return the path of the image with "circuitpython" or "micropython"; without one the test is skipped."""
    path = images.find(runtime)
    if not path:
        pytest.skip(images.missing(runtime) + ": not tried on the emulated board")
    assert os.path.isfile(path), f"{images.VARIABLES[runtime]} names {path}, which is not there"
    return path
