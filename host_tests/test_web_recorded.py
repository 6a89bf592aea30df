"""Download a game from the page as a recorded game."""

import json

import pytest
from players import in_no_order

from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.recorded.transcript import Replay
from host.runtimes.browser import Page

import replay
from input.keys import RIGHT, A, B
from screens.end import PATIENCE


@pytest.mark.parametrize("name,turns", [("two_trading_1", 3), ("town_solo_5x5", 2), ("pad_two_nothing_played", 1)])
def test_the_game_that_is_played_is_downloaded_and_replays(context, page_address, tmp_path, capsys, name, turns):
    page = Page(context, page_address)
    played = Recorded(transcript.load(GAMES / f"{name}.json"), from_power_on=True)
    played.set_up()
    replayed = Replay(played.transcript, played.app.session, played.enter)
    played.session = played.app.session
    for number, unit in enumerate(played.transcript.units[:turns], 1):
        replayed.play_unit(number, unit)
    if replayed.session.game.over:  # also when it was left for home
        for key in (RIGHT,) * 5:
            played.press(key)
        played.press(A, PATIENCE // played.app.keys.repeat_every)  # at first it does not count
        for key in (A, B):
            played.press(key)
    for key, held, look in zip(played.keys_pressed, played.held, played.looked):
        page.press(key, held, look=look)
    file = tmp_path / "told.json"
    with page.tab.expect_download() as started:
        page.tab.click("#told")
    assert started.value.suggested_filename.startswith(f"quipu-{played.transcript.game}-")
    started.value.save_as(file)
    assert replay.main(["--json", str(file)]) == 0
    result = json.loads(capsys.readouterr().out)
    units = played.transcript.notation.UNITS
    told = json.loads(file.read_text())
    whole = json.loads((GAMES / f"{name}.json").read_text())
    assert in_no_order(told[units]) == in_no_order(whole[units][:turns])
    assert result == replayed.result()
    again = Replay(transcript.load(file))
    again.play()
    assert again.session.log == replayed.session.log  # the dice in the order in which they were pressed
    assert not page.errors
