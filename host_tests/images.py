"""The images that the emulated Pico runs: those of `make image`, or those that the environment names."""

import os

import pytest

from host.build import images


def image(runtime):
    """Return the path of the image with "circuitpython" or "micropython".

    Without one the test is skipped; it fails where the environment says that images are required (`.ci/run`).
    """
    path = images.find(runtime)
    if not path:
        assert os.environ.get("QUIPU_IMAGES") != "required", images.missing(runtime)
        pytest.skip(images.missing(runtime) + ": not tried on the emulated board")
    assert os.path.isfile(path), f"{images.VARIABLES[runtime]} names {path}, which is not there"
    return path
