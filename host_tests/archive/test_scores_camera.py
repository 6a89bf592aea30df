"""The page's camera in front of a device: one code, a whole game as a sequence of codes, bright light, bad codes."""

import contextlib
import random

import photographs
import pytest
from table import Table
from test_cable import dumped
from test_codes import listed, over
from test_scores_page import kept
from wires import device

from host.archive import lines
from host.build import sheets as built
from host.device import in_memory
from host.runtimes import browser
from host.runtimes.browser import Page

from flows.titles import normal
from input.keys import LEFT, A

pytestmark = photographs.READERS
READER = "archive/zxing/"
PICTURES = 6  # of a camera, while a code of a sequence is seen


@pytest.fixture
def looking(browsers, page_address):
    """The page with a camera that sees a film, and its section open."""

    @contextlib.contextmanager
    def look(film, **options):
        with browser.started(browsers, film) as started:
            context = started.new_context(locale="en", **options)
            page = Page(context, page_address, still=False)
            page.asked = []
            page.tab.on("request", lambda request: page.asked.append(request.url))
            page.tab.locator("#kept button", has_text="Read codes with the camera").click()
            yield page
            assert not page.errors

    return look


def says(page, text):
    page.tab.locator("#camera output", has_text=text).wait_for()


def passing(device):
    """The pictures of all codes of a whole game as they pass."""
    device.press(LEFT)
    device.press(A)
    yield from shown(device)


def shown(device):
    """The pictures of the codes that a device shows one after the other."""
    count = int(device.lines()[0].split("/")[1].split("  ")[0].rstrip("|"))
    for _ in range(count):
        yield device.pixels()
        in_memory.wait(device.app, device.clock, 200)


@pytest.mark.parametrize("dark", [0, 0.4])
def test_a_code_is_read_off_the_display_and_its_game_is_kept_in_bright_light_too(looking, tmp_path, dark):
    device = over("four_1.json")
    device.press(LEFT)
    film = tmp_path / "film.mjpeg"
    photographs.film(film, [device.pixels()] * 30, dark)
    with looking(film) as page:
        says(page, "The game is saved here now.")
        assert page.tab.locator("#arrived td").all_text_contents()[:3] == ["1.", "♛ Dan", "27"]
        (game,) = kept(page)
        assert game["totals"] == [16, 17, 24, 27] and game["begun"] == device.app.autosave.journal.number


def test_a_whole_game_crosses_with_its_answers_as_the_cable_would_tell_it(looking, tmp_path):
    device = listed("late_four_1.json")
    (told,) = [line for line in dumped(device) if line.kind == "finished"]
    pictures = list(passing(device))
    dark = [bytes(128)] * 64
    seen = []
    for number, pixels in enumerate(pictures + pictures):  # it begins in the middle, and some are missed at first
        missed = number < len(pictures) and number % 4 == 1
        seen += [dark if missed else pixels] * PICTURES
    film = tmp_path / "film.mjpeg"
    photographs.film(film, seen[len(seen) // 3 :] + seen[: len(seen) // 3])
    with looking(film) as page:
        says(page, f"of {len(pictures)} codes. Hold it")
        says(page, "with everything the device has of it")
        (game,) = kept(page)
        arrived = game.pop("arrived")
        assert game == {key: value for key, value in told.fields.items() if key != "check"} and game["answers"]
        assert lines.parse(lines.write(game | {"arrived": arrived})).kind == "finished"


def test_a_sheet_crosses_from_the_list_of_a_device_into_the_editor(looking, tmp_path):
    table = Table(device(9))
    table.choose("New game", "More games").go_to("Yahtzee").press("menu")
    film = tmp_path / "film.mjpeg"
    photographs.film(film, [pixels for pixels in shown(table.device) for _ in range(PICTURES)])
    with looking(film) as page:
        page.tab.locator("#answer", has_text="This is the score sheet “Yahtzee”").wait_for()
        text = page.tab.input_value("#sheets textarea")
        assert text.encode() == normal((built.FOLDER / "yahtzee.txt").read_bytes())
        page.tab.locator("[data-part=save]:enabled").wait_for()


def test_pictures_with_dark_bands_are_not_read_alone(tmp_path):
    """Else the test above would say nothing of merging them."""
    device = over("four_1.json")
    device.press(LEFT)
    film = tmp_path / "film.mjpeg"
    photographs.film(film, [device.pixels()] * 12, 0.4)
    pictures = film.read_bytes().split(b"\xff\xd8\xff")[1:]
    decoded = [photographs.decoded(b"\xff\xd8\xff" + picture) for picture in pictures]
    assert len(decoded) == 12 and not any(photographs.zxing(picture) for picture in decoded)


def test_a_code_that_is_no_game_and_codes_that_make_none_are_told_and_keep_nothing(looking, tmp_path):
    device = over("four_1.json", address="")  # its code is a text
    device.press(LEFT)
    number = random.Random(1).getrandbits(8 * 47) * 65536 * 100 * 100 + 77  # of one code, the first: 77 is another tag
    number -= number // 100 % 100 * 100 + number % 100
    wrong = photographs.drawn([(1, f"2{number}{number % 97:02}".encode())])
    film = tmp_path / "film.mjpeg"
    photographs.film(film, [device.pixels()] * 45 + [wrong] * 45)
    with looking(film) as page:
        says(page, "This code contains no game to save")
        says(page, "These codes are incomplete")
        assert not kept(page)


def test_what_reads_codes_is_loaded_when_it_is_asked_for_and_the_camera_ends_with_close(looking, tmp_path):
    film = tmp_path / "film.mjpeg"
    photographs.film(film, [[bytes(128)] * 64] * 10)
    with looking(film, service_workers="block") as page:
        says(page, "Hold the code of a finished game")
        page.settle(1500)
        assert any(READER in address for address in page.asked)
        assert page.tab.evaluate("document.querySelector('#camera video').srcObject !== null")
        page.tab.locator("#camera button").click()
        assert page.tab.locator("#camera").is_hidden()
        assert page.tab.evaluate("document.querySelector('#camera video').srcObject === null")
        page.asked.clear()
        page.open()
        assert not any(READER in address for address in page.asked)


ASKED_SLOWLY = """() => {
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (what) => {
    await new Promise((answered) => setTimeout(answered, 700));
    return (window.given = await ask(what));
  };
}"""


def test_a_camera_that_is_allowed_after_close_does_not_stay_on_and_can_be_asked_for_again(looking, tmp_path):
    film = tmp_path / "film.mjpeg"
    photographs.film(film, [[bytes(128)] * 64] * 10)
    with looking(film) as page:
        page.tab.locator("#camera button").click()
        page.tab.evaluate(ASKED_SLOWLY)
        again = page.tab.locator("#kept button", has_text="Read codes with the camera")
        again.click()
        page.tab.locator("#camera button").click()
        page.settle(1500)
        assert page.tab.evaluate("window.given.getTracks().map((track) => track.readyState)") == ["ended"]
        assert page.tab.evaluate("document.querySelector('#camera video').srcObject === null")
        again.click()
        page.settle(1500)
        assert page.tab.evaluate("document.querySelector('#camera video').srcObject === window.given")


def test_without_a_camera_the_page_says_so(page):
    page.tab.locator("#kept button", has_text="Read codes with the camera").click()
    says(page, "There is no camera")
