"""The region of flash on the real runtimes: the board does what the model does, and power cuts lose nothing."""

import random

import pytest
from images import image

from host.runtimes import emulated_pico
from host.storage.pico_cuts import Cuts

pytestmark = [
    pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable()),
    pytest.mark.timeout(900),
]


@pytest.mark.parametrize("runtime,seed", [("circuitpython", 3), ("micropython", 2)])
def test_a_life_with_the_power_cut_loses_nothing_but_the_answer_under_way(tmp_path, runtime, seed):
    """A sample of `make torture ARGS=pico`. After each press the board's flash is what the model's is."""
    cuts = Cuts(image(runtime), runtime, random.Random(seed), tmp_path)
    try:
        counts = cuts.run(5)
    finally:
        cuts.close()
    assert sum(number for what, number in counts.items() if what.startswith("cut ")) >= 4
