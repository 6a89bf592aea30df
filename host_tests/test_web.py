"""The page in a real browser: the device on it is the device, whatever it is pressed with."""

import pytest

from host.build import web
from host.device.handheld import Handheld
from host.paths import GAMES
from host.recorded import transcript
from host.recorded.whole_game import WholeGame
from host.runtimes import browser
from host.runtimes.browser import KEYBOARD, MOUSE, TOUCH, Page

from keys import DOWN, MENU, RIGHT, A

pytestmark = pytest.mark.skipif(bool(browser.unavailable()), reason=browser.unavailable())


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    # In a subfolder, as on many a host.
    root = tmp_path_factory.mktemp("web")
    web.build(root / "games" / "quipu")
    with browser.serving(root) as served:
        yield served + "games/quipu/"


@pytest.fixture(scope="module")
def chromium():
    with browser.browser() as started:
        yield started


@pytest.fixture
def context(chromium):
    made = chromium.new_context(viewport={"width": 800, "height": 900}, has_touch=True)
    yield made
    made.close()


@pytest.fixture
def page(context, address):
    opened = Page(context, address)
    yield opened
    assert not opened.errors


def shown(device):
    """What a device of this computer shows."""
    return bytes(device.app.canvas.buffer[1:])


def game(name):
    played = WholeGame(transcript.load(GAMES / f"{name}.json"), LANGUAGES.get(name, "en"))
    played.play_to_the_list()
    return played


LANGUAGES = {"late_two_3": "fr", "pad_six_tie_of_three": "de", "edition_2024_solo_1": "it"}


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    "name,by",
    [
        ("solo_1", KEYBOARD),
        ("late_two_3", KEYBOARD),
        ("edition_2024_solo_1", MOUSE),
        ("pad_six_tie_of_three", TOUCH),
        ("pad_three_1", KEYBOARD),
    ],
)
def test_a_recorded_game_shows_the_pictures_of_the_simulator(page, name, by):
    played = game(name)
    assert page.picture() == played.pictures[0]
    for number, (key, held) in enumerate(zip(played.keys_pressed, played.held)):
        page.press(key, held, by)
        assert page.picture() == played.pictures[number + 1], f"press {number}"


def test_letters_type_a_name_and_enter_is_done_with_it(page):
    for key in (A, A, A, RIGHT, A):  # English, new game, Bronze Age, two players
        page.press(key)
    before = page.lines()
    for letter in "Elea":
        page.tab.keyboard.press(letter)
    assert any("Elea" in line for line in page.lines())
    page.tab.keyboard.press("Enter")
    page.settle()
    assert page.lines()[0] != before[0]


def test_tab_stays_the_browsers(page):
    before = page.picture()
    page.tab.keyboard.press("Tab")
    page.settle()
    assert page.picture() == before
    assert page.tab.evaluate("document.activeElement.dataset.key") == "0"
    page.tab.keyboard.press("Enter")  # on the key UP itself
    page.settle()
    assert page.picture() != before


def test_two_fingers_press_two_keys_at_once(page):
    page.press(A)
    page.touch((DOWN,))
    page.touch((DOWN, RIGHT))
    assert page.tab.locator("#device button.down").count() == 2
    page.touch(())
    assert page.tab.locator("#device button.down").count() == 0


def test_a_held_direction_repeats_and_a_held_menu_opens_the_menu(page):
    here = Handheld()
    for key, ms in ((A, 0), (A, 0), (A, 0), (RIGHT, 800), (A, 0), (A, 0), (RIGHT, 1500), (MENU, 800)):
        page.press(key, ms, MOUSE)
        here.press(key, ms)
        assert page.picture() == shown(here)


def test_a_page_opened_anew_at_any_press_goes_on_as_a_device_switched_on_again(page):
    played = game("solo_1")
    here = Handheld()
    first = played.turns[0]
    for number, key in enumerate(played.keys_pressed[: first + 20]):
        page.press(key)
        here.press(key)
        if number >= first:
            page.open()
            here.switch_on()
            assert page.picture() == shown(here), number
            page.press(A)  # go on
            here.press(A)
        assert page.picture() == shown(here), number


def test_makes_no_request_outside_its_folder_and_needs_no_network(context, address):
    asked = []
    context.on("request", lambda request: asked.append(request.url))
    page = Page(context, address)
    page.tab.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    assert asked and all(url.startswith(address) for url in asked)
    context.set_offline(True)
    page.open()
    page.press(A)
    assert "Quipu" in page.lines()[0]
    assert not page.errors
    context.set_offline(False)


def test_a_second_tab_says_so_and_goes_on_when_the_first_is_closed(context, address):
    first = Page(context, address)
    first.press(A)
    second = context.new_page()
    second.goto(address)
    second.wait_for_function("document.getElementById('status').textContent.includes('another tab')")
    first.tab.close()
    second.wait_for_selector("html[data-ready]", state="attached")
    assert second.locator("#lines p").first.text_content() == "Quipu"  # the language is known
