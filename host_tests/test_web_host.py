"""The browser's services for the page: an update, vibration, a screen that stays lit."""

import pytest

from host.build import web
from host.paths import GAMES
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.runtimes import browser
from host.runtimes.browser import TOUCH, Page

from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A

VIBRATING = (
    "window.buzzed = []; Object.defineProperty(Navigator.prototype, 'vibrate', { value: (ms) => buzzed.push(ms) })"
)
WAKE_LOCK = """
window.locks = [];
Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request: async (kind) => {
  const lock = { kind, released: false, release: async () => { lock.released = true; } };
  locks.push(lock);
  return lock;
} } });
"""
HELD = "locks.filter((lock) => !lock.released).length"
# A module of words that says another one.
MADE = "WORDS = Texts(IDS, ENDS, TEXTS)"
FRESH = MADE + '\nWORDS = {word: WORDS[word].replace("New game", "Fresh game") for word in WORDS}'


@pytest.fixture(scope="module")
def presses():
    """The presses of a device never used that lead into a game, some turns far."""
    played = Recorded(transcript.load(GAMES / "solo_1.json"), from_power_on=True)
    played.set_up()
    return [*zip(played.keys_pressed, played.looked), (LEFT, False), (LEFT, False), (MENU, False)]


def test_a_new_version_waits_until_it_is_taken_and_goes_on_with_the_old_ones_game(
    context, tmp_path, monkeypatch, presses
):
    files = web.files()
    web.build(tmp_path)
    with browser.serving(tmp_path) as address:
        page = Page(context, address)
        page.tab.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.open()
        assert page.tab.evaluate("!!navigator.serviceWorker.controller")
        for key, look in presses:
            page.press(key, look=look)
        played = page.lines()
        page.open()
        page.press(A)  # go on
        before = page.lines()
        assert before[1:] == played[1:]  # the first has told the dice, until the next press
        # The next one has another word for a new game, the one after that other saves of this game.
        serve(tmp_path, monkeypatch, files, "/firmware/words/en/device.py", MADE, FRESH)
        renew(page)
        home = page.lines()
        assert home[0].startswith("Quipu") and home[1].startswith("Bronze Age") and "Ana" in home[2]
        assert "Fresh game" in home
        page.press(A)
        assert page.lines() == before
        rules = "/firmware/rules/bronze_age/turn.py"
        serve(tmp_path, monkeypatch, files, rules, "    VERSION = 3\n", "    VERSION = 99\n")
        renew(page)
        page.press(A)
        assert "another version" in " ".join(page.lines())
        assert not page.errors


def serve(folder, monkeypatch, files, path, old, new):
    """Build the page into the folder that is served, with something else in one file of the firmware."""
    assert old in files[path]
    monkeypatch.setattr(web, "files", lambda: files | {path: files[path].replace(old, new)})
    web.build(folder)


def renew(page):
    """Open the page while another version is served, look that the old one is still there, and take the new one."""
    before = page.tab.evaluate("caches.keys()")
    page.open()
    page.tab.locator("#renew").wait_for()
    assert len(page.tab.evaluate("caches.keys()")) == 2
    with page.tab.expect_navigation():
        page.tab.click("#renew")
    page.tab.wait_for_selector("html[data-ready]", state="attached")
    page.settle()
    page.tab.wait_for_function(
        "(before) => caches.keys().then((now) => now.length === 1 && now[0] !== before[0])", arg=before
    )
    assert page.tab.locator("#update").is_hidden()


def test_a_key_under_a_finger_is_felt_once_and_two_fingers_press_two_keys(context, page_address):
    context.add_init_script(VIBRATING)
    page = Page(context, page_address)
    page.press(A, by=TOUCH)
    assert page.tab.evaluate("buzzed") == [8]
    page.press(DOWN)  # not those of a keyboard
    page.press(RIGHT, 900, TOUCH)  # held: once
    assert page.tab.evaluate("buzzed") == [8, 8]
    for keys in ((DOWN,), (DOWN, RIGHT), ()):
        page.touch(keys)
        assert page.tab.locator("#device button.down").count() == len(keys)


def test_the_screen_stays_lit_while_a_game_is_open(context, page_address, presses):
    context.add_init_script(WAKE_LOCK)
    page = Page(context, page_address)
    page.press(A)
    assert page.tab.evaluate("locks") == []  # home
    for key, look in presses[1:]:
        page.press(key, look=look)
    assert page.tab.evaluate("locks.map((lock) => lock.kind)") == ["screen"]
    # A page that was hidden has lost it.
    page.tab.evaluate("locks[0].released = true; document.dispatchEvent(new Event('visibilitychange'))")
    assert page.tab.evaluate(HELD) == 1
    page.press(MENU, 800)
    page.press(UP)  # leave the game
    page.press(A)
    assert page.lines()[0].startswith("Quipu")
    assert page.tab.evaluate(HELD) == 0
