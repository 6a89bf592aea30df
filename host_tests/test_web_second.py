"""Ask the page's second interpreter: for a game as a recorded game, also when it does not answer."""

import json

import pytest
from players import in_no_order
from test_web import GAME

from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.recorded.transcript import Replay
from host.runtimes import browser
from host.runtimes.browser import Page

import replay
from input.keys import RIGHT, A, B
from screens.end import PATIENCE

pytestmark = pytest.mark.skipif(bool(browser.unavailable()), reason=browser.unavailable())


def test_without_a_game_the_page_says_that_there_is_none(chromium, page_address):
    context = chromium.new_context(locale="en")
    page = Page(context, page_address)
    page.tab.click("#told")
    page.tab.locator("#answer", has_text="There is no game to export.").wait_for()
    assert not page.errors
    context.close()


@pytest.mark.parametrize(
    "file,fault,ms,why",
    [
        ("second.json", lambda route: route.abort(), 0, "Failed to fetch"),
        ("second_worker.js", lambda route: route.abort(), 0, "second_worker.js"),
        ("second.json", lambda route: None, 61_000, "> 60 s"),
    ],
)
def test_without_an_answer_it_says_why_and_has_it_the_next_time(chromium, page_address, file, fault, ms, why):
    context = chromium.new_context(locale="en", service_workers="block")
    page = Page(context, page_address)
    page.tab.evaluate(f"import('./archive/store.js').then(({{ put }}) => put([{GAME}]))")
    page.open()
    page.tab.click("#kept > details > summary")
    context.route(f"**/{file}", fault)
    table = "#kept article details:first-of-type"
    for press, told in (("#told", "#answer"), (f"{table} > summary", f"{table} p"), ("#ways a >> nth=2", ".mistake")):
        page.tab.click(press)
        page.settle(ms)
        page.settle(ms)  # the editor asks for two things
        page.tab.locator(told, has_text=f"Quipu couldn’t work this out here ({why}). Try again.").wait_for()
    context.unroute_all()
    for summary in (f"{table} > summary", "#sheets summary"):
        page.tab.click(summary, click_count=2, delay=100)
    page.tab.locator(f"{table} tr:last-child td", has_text="−99999").wait_for()
    page.tab.locator("#sheets select option").nth(1).wait_for(state="attached")
    context.close()


@pytest.mark.parametrize("name,turns", [("two_trading_1", 3), ("town_solo_5x5", 2), ("pad_two_nothing_played", 1)])
def test_the_game_that_is_played_is_downloaded_and_replays(chromium, page_address, tmp_path, capsys, name, turns):
    context = chromium.new_context()
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
    context.close()
