"""Recorded games on the page: what is played is downloaded as one, and one that is opened is shown press by press."""

import json

import pytest
from players import in_no_order

from host.device.in_memory import NAMES
from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.recorded.transcript import Replay
from host.runtimes import browser
from host.runtimes.browser import Page

import replay
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from screens.end import PATIENCE

pytestmark = pytest.mark.skipif(bool(browser.unavailable()), reason=browser.unavailable())


@pytest.fixture
def page(chromium, page_address):
    context = chromium.new_context(viewport={"width": 800, "height": 900})
    opened = Page(context, page_address)
    opened.press(A)  # in English
    yield opened
    assert not opened.errors
    context.close()


def open_recorded(page, path):
    page.tab.set_input_files("#opened", path)
    page.tab.locator("#recorded output").filter(has_text="/").wait_for()


def pressed_on(page):
    """Press on; return what is said then, and the key."""
    before = said(page)
    page.tab.click("[data-step=next]")
    page.tab.locator("#recorded output").filter(has_not_text=before).wait_for()
    return said(page), int(page.tab.get_attribute("#device button.told", "data-key"))


def said(page):
    return page.tab.inner_text("#recorded output")


def picture(page):
    return page.picture("shown")


def test_an_opened_game_of_each_kind_is_shown_press_by_press_with_its_keys(page):
    before = page.picture()
    for name in ("three_from_the_middle", "late_two_3", "town_solo_great", "pad_three_1", "ages_2006_solo"):
        path = GAMES / f"{name}.json"
        hand = Recorded(transcript.load(path))
        followed = hand.follow()
        for number, unit in enumerate(hand.transcript.units[:3], 1):
            followed.play_unit(number, unit)
        open_recorded(page, path)
        assert picture(page) == hand.pictures[0]
        for word, shown in list(zip(hand.pressed, hand.pictures[1:]))[:25]:
            text, key = pressed_on(page)
            assert picture(page) == shown, (name, text)
            assert word.split(":")[word.startswith("hold:")] == NAMES[key]
            assert ("held" in text) == word.startswith("hold:")
        page.tab.click("[data-step=close]")
        page.tab.locator("#recorded").wait_for(state="hidden")
        assert page.picture() == before and page.tab.locator("#shown").is_hidden()


def test_it_is_stepped_by_the_devices_keys_forward_and_back_and_by_turns(page):
    path = GAMES / "two_1.json"
    hand = Recorded(transcript.load(path))
    hand.play()
    game = page.lines()
    open_recorded(page, path)
    assert said(page) == "Turn 1/18 · press 0: –"
    for key, at in ((RIGHT, 1), (A, 2), (LEFT, 1), (B, 0), (B, 0), (RIGHT, 1)):
        page.press(key)
        page.tab.locator("#recorded output").filter(has_text=f"press {at}:").wait_for()
        assert picture(page) == hand.pictures[at]
    page.press(DOWN)
    page.tab.locator("#recorded output").filter(has_text="Turn 2/18 · press 0").wait_for()
    assert any("Ben" in line for line in page.lines())
    page.press(RIGHT)
    page.press(UP)
    page.press(UP)
    page.tab.locator("#recorded output").filter(has_text="Turn 1/18 · press 0").wait_for()
    page.press(MENU)
    assert page.lines() == game  # the device's own, as it was


def test_a_mistake_in_a_file_is_said_in_the_line_that_replay_says(page, tmp_path, capsys):
    record = json.loads((GAMES / "two_1.json").read_text())
    record["turns"][2]["buy"] = {"development": "empire"}
    broken = '{"game": "bronze_age",\n "players": ["Ana",]}'
    digits = '{"game": "bronze_age", "seed": ' + "7" * 200_000 + "}"  # they took minutes to read
    for text in (json.dumps(record), broken, '{"game": "chess"}', "[]", digits):
        file = tmp_path / "wrong.json"
        file.write_text(text)
        assert replay.main([str(file)]) == 2
        line = capsys.readouterr().err.strip()
        page.tab.set_input_files("#opened", file)
        page.tab.locator("#answer", has_text=line).wait_for()
        assert not page.tab.locator("#recorded").is_visible()
    page.tab.click("#told")
    page.tab.locator("#answer", has_text="no game to export").wait_for()
    open_recorded(page, GAMES / "two_1.json")  # the next one is shown
    page.tab.click("[data-step=close]")
    file.write_bytes(b"\x00\x01\xff\x02")
    page.tab.set_input_files("#opened", file)
    page.tab.locator("#answer", has_text="read this file as text").wait_for()


def test_a_file_that_is_worked_on_without_end_is_ended_by_the_next(page):
    page.tab.context.route("**/recorded.json", lambda route: None)  # it never comes
    page.tab.set_input_files("#opened", GAMES / "two_1.json")
    page.tab.locator("#answer", has_text="working").wait_for()
    page.tab.context.unroute("**/recorded.json")
    open_recorded(page, GAMES / "late_two_3.json")
    assert page.tab.inner_text("#answer") == ""


def download(page):
    with page.tab.expect_download() as started:
        page.tab.click("#told")
    return started.value


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
    started = download(page)
    assert started.suggested_filename.startswith(f"quipu-{played.transcript.game}-")
    started.save_as(file)
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
