"""Power cuts on the emulated Pico: a few of those that `make torture` makes. They need the image of `make image`."""

import os
import random

import pytest
from images import image

from host.build import images
from host.device import bare
from host.runtimes import emulated_pico
from host.storage import first_drive
from host.storage.pico_cuts import Cuts
from host.storage.power_cuts import Lost
from host.trials import torture

from persistence.journal import Journal
from persistence.records import Records

GAME = os.path.join(torture.GAMES, "two_trading_1.json")

pytestmark = [
    pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable()),
    pytest.mark.timeout(900),
]


@pytest.fixture
def rig(tmp_path):
    cuts = Cuts(image("circuitpython"), first_drive.make(tmp_path, "circuitpython"), GAME, random.Random(3), "it")
    yield cuts
    cuts.close()


def test_five_cuts_in_a_game_and_it_goes_on_each_time(rig):
    counts = rig.run(5)
    assert counts["game state compared, resumed, pictures equal"] == 5
    assert counts["consoles without a traceback"] == 1

    # A lost answer would be noticed.
    store = rig._stored()
    log = Journal(store, Records(store)).load().log
    assert rig._compare(store, {log}) == log
    with pytest.raises(Lost, match="another game"):
        rig._compare(store, {log[:-2]})
    with pytest.raises(Lost, match="no game"):
        rig._compare(bare.Store(), {log})


def test_saves_of_all_kinds_are_cut(rig):
    rig._new_game()
    rig.where = "settings"
    rig._start()
    for _ in range(3):
        rig._change_settings()
    assert rig.counts["cut while settings are stored"] >= 2


def test_without_an_image_torture_says_so(capsys, monkeypatch):
    monkeypatch.setattr(images, "find", lambda runtime: "")
    assert torture.main(["pico"]) == 0
    assert "left out: no image with circuitpython: `make image` builds it" in capsys.readouterr().out
