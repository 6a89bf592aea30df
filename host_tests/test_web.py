"""The page in a real browser: the device on it is the device, whatever it is pressed with."""

import gzip
import json
import re
import urllib.request

import pytest

from host.build import web
from host.build.words import Source, of_the_page
from host.device.handheld import Handheld
from host.figures import page as figures
from host.paths import GAMES
from host.pilot import one_turn
from host.pilot.pilot import Recorded
from host.recorded import transcript
from host.recorded.telling import ADJUSTED, OTHERWISE, UNKNOWN
from host.runtimes import browser
from host.runtimes.browser import KEYBOARD, MOUSE, TOUCH, Page

import words
from flows import known_games
from hardware.places import Places
from input.keys import DOWN, MENU, RIGHT, UP, A, B


@pytest.fixture
def page(context, page_address):
    opened = Page(context, page_address)
    yield opened
    assert not opened.errors


def shown(device):
    """Return the picture of a device on this computer."""
    return bytes(device.app.canvas.buffer[1:])


def game(name):
    played = Recorded(transcript.load(GAMES / f"{name}.json"), LANGUAGES.get(name, "en"), from_power_on=True)
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
        ("town_solo_5x5", TOUCH),
    ],
)
def test_a_recorded_game_shows_the_pictures_of_the_simulator(page, name, by):
    played = game(name)
    assert page.picture() == played.pictures[0]
    for number, (key, held) in enumerate(zip(played.keys_pressed, played.held)):
        page.press(key, held, by, played.looked[number])
        assert page.picture() == played.pictures[number + 1], f"press {number}"


def shown_turn(context, page_address):
    """The page as who comes for the first time sees it, and its clock."""
    tab = context.new_page()
    tab.clock.install(time=0)
    tab.goto(page_address)
    tab.wait_for_selector("html[data-ready][data-turn]", state="attached")
    tab.clock.pause_at(60)
    return tab


def test_a_turn_plays_by_itself_in_the_browsers_language_until_a_key_is_touched(chromium, page_address):
    context = chromium.new_context(locale="fr-CH")
    tab = shown_turn(context, page_address)
    assert tab.inner_text("header p") == of_the_page(Source())["fr"]["lead"]
    before, presses = one_turn.turn("fr")
    seen = [before, *(picture for _, picture in presses)]
    told = []
    for _ in range(60):
        picture = bytes.fromhex(tab.evaluate(browser.PIXELS, "shown"))
        if not told or told[-1] != picture:
            told.append(picture)
        tab.clock.run_for(500)
    at = seen.index(told[0])
    rounds = seen[at:] + seen * 3
    assert len(told) > 2 * len(seen) and told == rounds[: len(told)]  # over and over, and nothing stays of the last one
    assert tab.locator("#panel").is_hidden() and tab.locator("#plays").is_visible()
    tab.click("#size")
    tab.evaluate("document.activeElement.blur()")
    tab.keyboard.press("ArrowDown")
    assert tab.get_attribute("html", "data-large") is None  # as it was chosen meanwhile
    assert tab.locator("#shown").is_hidden() and tab.locator("#plays").is_hidden()
    tab.keyboard.press("Enter")  # that key did nothing else, and the browser's language is suggested
    tab.clock.run_for(browser.SETTLED)
    here = Handheld()
    for key in (*[DOWN] * words.LANGUAGES.index("fr"), A):
        here.press(key)
    assert bytes.fromhex(tab.evaluate(browser.PIXELS, "panel")) == shown(here)
    tab.reload()
    tab.wait_for_selector("html[data-ready]", state="attached")
    assert tab.locator("#panel").is_visible() and tab.locator("#plays").is_hidden()  # a second visit shows the device
    context.close()


def test_all_that_playing_takes_comes_compressed_and_on_a_slow_line_the_turn_long_before_it(chromium, page_address):
    seen, ready, came = figures.first_visit(chromium, page_address, figures.SLOW)
    assert 300_000 < came <= 1000 * figures.COMPRESSED
    assert seen < ready - 1000


def test_what_a_browser_takes_uncompressed_is_served_so(page_address):
    for name in ("", "main.js", "micropython.wasm", "device.png"):
        plain = urllib.request.urlopen(page_address + name)
        asked = urllib.request.Request(page_address + name, headers={"Accept-Encoding": "gzip"})
        packed = urllib.request.urlopen(asked)
        assert packed.headers.get_content_type() == plain.headers.get_content_type()
        assert packed.headers["Content-Encoding"] == (None if name.endswith("png") else "gzip")
        content = packed.read()
        assert (content if name.endswith("png") else gzip.decompress(content)) == plain.read()


def test_nothing_moves_for_who_wants_no_motion_and_the_display_is_readable_at_once(chromium, page_address):
    context = chromium.new_context(reduced_motion="reduce", locale="de")
    tab = shown_turn(context, page_address)
    still = bytes.fromhex(tab.evaluate(browser.PIXELS, "shown"))
    tab.clock.run_for(20_000)
    assert bytes.fromhex(tab.evaluate(browser.PIXELS, "shown")) == still == one_turn.turn("de")[1][1][1]
    for name in ("dice", "build", "win"):  # those below the device move once they are pressed
        at_rest = one_turn.films("de")[name][1][1][1].hex()
        tab.locator(f"#film-{name}").scroll_into_view_if_needed()
        tab.wait_for_function(f"() => ({browser.PIXELS})('film-{name}') === '{at_rest}'")
        tab.click(f"[data-film={name}]")
        tab.clock.run_for(5_000)
        assert tab.evaluate(browser.PIXELS, f"film-{name}") != at_rest
    for width, pixels in ((390, 2), (1440, 3)):  # of the screen for each of the display
        tab.set_viewport_size({"width": width, "height": 900})
        tab.wait_for_function("(wide) => shown.clientWidth >= wide", arg=128 * pixels)
        ways = tab.locator("#ways").bounding_box()
        assert ways["y"] + ways["height"] < 900  # in the first view
    large = tab.locator("#glass").bounding_box()["width"]
    tab.click("#size")
    box = {part: tab.locator(part).bounding_box() for part in ("#device", "#glass", "#shown", "#key-1", "#key-4")}
    real, case = Places(), box["#device"]
    mm = real.outside[0] / case["width"]
    sizes = [mm * box[part][side] for part in ("#device", "#glass", "#shown") for side in ("width", "height")]
    assert sizes == pytest.approx([*real.outside, *real.display.window, *real.display.lit], rel=0.03)
    window = (0, real.display_at[1] + real.display.above)
    for part, middle in (("#glass", window), ("#key-1", real.key_at(DOWN)), ("#key-4", real.key_at(A))):
        right, down = (box[part][at] + box[part][size] / 2 - case[at] for at, size in (("x", "width"), ("y", "height")))
        found = mm * right - real.outside[0] / 2, real.outside[1] / 2 - mm * down
        assert found == pytest.approx(middle, abs=0.5), part
    tab.click("#play")
    assert tab.locator("#panel").is_visible() and tab.evaluate("document.activeElement.id") == "device"
    assert 2 * tab.locator("#glass").bounding_box()["width"] == 2 * box["#glass"]["width"] < large  # as it was chosen
    context.close()


@pytest.fixture
def visit(chromium):
    """A visit by somebody who wants no motion; no service worker keeps files, so each request shows."""
    made = chromium.new_context(locale="en", reduced_motion="reduce", service_workers="block")
    yield made
    made.close()


def test_films_that_did_not_come_are_asked_for_again_and_an_older_language_is_late(visit, page_address):
    visit.route("**/turn/*.json", lambda route: route.abort())
    tab = Page(visit, page_address).tab

    def shows(code):
        at_rest = one_turn.films(code)["dice"][1][1][1].hex()
        tab.wait_for_function(f"(at_rest) => ({browser.PIXELS})('film-dice') === at_rest", arg=at_rest)

    speak = "(code) => import('./words.js').then(({ speak }) => speak(code))"
    tab.locator("#film-dice").scroll_into_view_if_needed()
    late = []
    visit.route("**/turn/en.json", lambda route: late.append(route))  # at once: any part of the page may ask again
    visit.unroute("**/turn/*.json")
    tab.click("[data-film=dice]", click_count=2)  # it moves, and is still again
    while not late:
        tab.wait_for_timeout(10)
    tab.evaluate(speak, "de")
    shows("de")
    with tab.expect_response("**/turn/en.json"):
        late[0].continue_()
    tab.wait_for_timeout(300)
    shows("de")
    tab.evaluate(speak, "en")
    shows("en")


def test_the_bar_counts_what_the_device_takes_and_other_requests_pass(visit, page_address):
    tab = visit.new_page()
    visit.route("**/micropython.wasm", lambda route: None)  # it never comes
    tab.goto(page_address, wait_until="commit")
    came = f"() => loading.value === {len(tab.request.get(page_address + 'firmware.bin').body())}"
    tab.wait_for_function(came)
    assert tab.evaluate("fetch('main.js', { method: 'HEAD' }).then((answer) => answer.ok)")  # an answer without a body
    assert tab.evaluate("fetch('main.js').then((answer) => answer.text())") and tab.evaluate(came)


def test_a_fault_while_a_film_is_taken_is_no_end_of_its_game(monkeypatch):
    monkeypatch.setattr(Recorded, "enter", lambda *_: [].pop())
    with pytest.raises(IndexError):
        one_turn.watched("two_1", 3)


def test_without_scripts_there_are_a_picture_and_the_links(chromium, page_address):
    context = chromium.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto(page_address)
    assert tab.locator("noscript img").is_visible() and tab.locator("#device").is_hidden()
    assert "Flash it" in tab.locator("#ways a:visible").all_inner_texts()  # "Build one" needs the guides
    context.close()


@pytest.mark.usefixtures("in_a_browser")
@pytest.mark.parametrize(
    "address,named,where",
    [
        ("https://a.github.io/q/", "", "https://github.com/a/q"),
        ("https://quipu.example/", "https://git.example/q/", "https://git.example/q"),
        ("https://quipu.example/", "", ""),
    ],
)
def test_a_page_that_knows_its_place_has_a_picture_to_share_and_links_to_the_project(
    tmp_path, monkeypatch, address, named, where
):
    monkeypatch.setenv(web.ADDRESS, address)
    monkeypatch.setenv(web.REPOSITORY, named)
    monkeypatch.setattr(web, "SITE", tmp_path / "site")
    text = (web.build(tmp_path / "web") / "index.html").read_text(encoding="utf-8")
    assert f'property="og:image" content="{address}device.png"' in text and (tmp_path / "web" / "device.png").is_file()
    links = ("build/parts", "build/flash-and-update", "score-sheets") if where else ()
    found = [link for link in re.findall('<a href="([^"]+)"', text) if not link.startswith("#")]
    assert found == [*[f"{where}/blob/HEAD/docs/{link}.md" for link in links], "licences.txt"]  # no raw Markdown
    assert not re.search("@[A-Z]+@", text)
    (tmp_path / "site" / "build").mkdir(parents=True)
    (tmp_path / "site" / "build" / "parts.html").write_text("the guide")
    text = (web.build(tmp_path / "web") / "index.html").read_text(encoding="utf-8")
    (link,) = re.findall(r'<a href="([^"]+)" data-word="way_build"', text)
    assert (tmp_path / "web" / link).read_text() == "the guide"


def test_a_card_sets_up_its_game_as_the_keys_do_and_keeps_one_under_way(page):
    for number, name in enumerate(known_games.games()):
        page.tab.click(f"[data-game={name}]")
        page.settle()
        here = Handheld()
        for key in (A, A, *[DOWN] * number, A):  # the language, new game, the game
            here.press(key)
        assert page.picture() == shown(here), name
        assert page.tab.evaluate("document.activeElement.id") == "device"
    into_a_game(page)
    page.tab.click("[data-game=score_pad]")
    page.settle()
    for key in (B, B):  # to the list of games, home
        page.press(key)
    assert "Ana" in " ".join(page.lines()[1:3])


def test_tab_stays_the_browsers(page):
    before = page.picture()
    page.tab.keyboard.press("Tab")
    page.settle()
    assert page.picture() == before
    assert page.tab.evaluate("document.activeElement.dataset.key") == "0"
    page.tab.keyboard.press("Enter")  # on the key UP itself
    page.settle()
    assert page.picture() != before


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
        page.press(key, look=played.looked[number])
        here.press(key)
        if number >= first:
            page.open()
            here.switch_on()
            assert page.picture() == shown(here), number
            page.press(A)
            here.press(A)
        assert page.picture() == shown(here), number


def test_makes_no_request_outside_its_folder_and_needs_no_network(context, page_address):
    asked = []
    context.on("request", lambda request: asked.append(request.url))
    page = Page(context, page_address)
    page.tab.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert asked and all(url.startswith(page_address) for url in asked)
    context.set_offline(True)
    page.open()
    page.press(A)
    assert "Quipu" in page.lines()[0]
    assert not page.errors
    context.set_offline(False)


def test_a_second_tab_says_so_and_goes_on_when_the_first_is_closed(context, page_address):
    first = Page(context, page_address)
    first.press(A)
    second = context.new_page()
    second.goto(page_address)
    second.locator("#status", has_text="another tab").wait_for()
    first.tab.close()
    second.wait_for_selector("html[data-ready]", state="attached")
    second.clock.run_for(browser.SETTLED)
    assert second.locator("#lines p").first.text_content() == "Quipu"  # the language is known


def into_a_game(page, presses=40):
    """Some presses into a game; the picture then, and that of a device switched on after them."""
    here = Handheld()
    played = game("solo_1")
    for key, look in zip(played.keys_pressed[:presses], played.looked):
        page.press(key, look=look)
        here.press(key)
    page.settle(1000)  # idle, it stores the standings within the turn
    here.switch_on()
    return shown(here)


@pytest.mark.parametrize(
    "harm",
    [
        "value.slice(0, -1)",  # torn within a byte
        "value.slice(0, -3)",
        "value + '00ff17'",
        "value.slice(0, -6) + 'zz' + value.slice(-4)",
    ],
)
def test_a_torn_sector_loses_the_last_answers_at_most(page, tmp_path, harm):
    into_a_game(page)
    page.tab.evaluate(
        "(harm) => { for (const [key, value] of Object.entries(localStorage))"
        " if (value.startsWith('51700102')) localStorage[key] = " + harm + "; }",  # the sector of a game
        harm,
    )
    kept = json.loads(saved(page, tmp_path).read_text(encoding="utf-8"))["kept"]
    assert all(re.fullmatch("([0-9a-f]{2})*", digits) for digits in kept.values())  # a file that can be loaded again
    page.open()
    assert page.lines()[0].startswith("Quipu") and page.lines()[1].startswith("Bronze Age") and "Ana" in page.lines()[2]
    page.press(A)
    if page.lines()[0] == "Notice":
        assert "damaged: 1" in " ".join(page.lines())
        page.press(A)
    assert "Ana" in page.lines()[0]


FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } })"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"


@pytest.mark.parametrize(
    "trouble,text", [(FORBIDDEN, "isn’t saving anything"), (FULL, "storage is full")], ids=["forbidden", "full"]
)
def test_without_storage_it_says_so_and_plays_on(context, page_address, trouble, text):
    context.add_init_script(trouble)
    page = Page(context, page_address)
    played = game("solo_1")
    alarms = []
    for key, look in zip(played.keys_pressed[: played.turns[0] + 6], played.looked):
        page.press(key, look=look)
        if page.lines()[0] == "Notice":
            alarms.append(" ".join(page.lines()[1:-1]))
            page.press(A, look=True)
    assert alarms == ["Could not save. Keep playing; Quipu will try again."]  # the device says so too, once
    assert text in page.tab.inner_text("#status")
    assert "Ana" in page.lines()[0]
    page.tab.click("#save")
    if trouble == FORBIDDEN:
        page.tab.locator("#answer", has_text=text).wait_for()
    assert not page.errors


def saved(page, folder):
    """The file to which the page saves what it keeps."""
    with page.tab.expect_download() as download:
        page.tab.click("#save")
    download.value.save_as(folder / "saved.json")
    return folder / "saved.json"


def test_what_is_kept_is_saved_to_a_file_and_loaded_on_another_machine(page, chromium, page_address, tmp_path):
    picture = into_a_game(page)
    file = saved(page, tmp_path)
    elsewhere = chromium.new_context()
    other = Page(elsewhere, page_address)
    other.tab.on("dialog", lambda dialog: dialog.accept())
    other.tab.evaluate("scrollTo(0, 9999)")
    with other.tab.expect_navigation():
        other.tab.set_input_files("#file", file)
    other.tab.wait_for_selector("html[data-ready]", state="attached")
    other.settle()
    told = "The games of the file are here now, with its settings and language."
    assert other.tab.inner_text("#device + #answer") == told
    assert other.tab.evaluate("Math.abs(device.getBoundingClientRect().top) < 99 && document.activeElement === device")
    assert other.picture() == picture
    names = "Object.keys(localStorage).map((key) => key.split(':').pop()).sort()"
    assert other.tab.evaluate(names) == page.tab.evaluate(names)
    elsewhere.close()


def test_a_game_that_ends_here_is_shown_shared_saved_and_stays_deleted(page, chromium, page_address, tmp_path):
    played = game("pad_six_tie_of_three")
    for key, held, look in zip(played.keys_pressed, played.held, played.looked):
        page.press(key, held, look=look)
    listed = page.tab.locator("#kept article")
    listed.first.wait_for(state="attached")
    told = "Das beendete Spiel steht jetzt weiter unten, unter „Hier gespeicherte Spiele“."
    page.tab.locator("#status[role=status]", has_text=told).wait_for()
    assert page.tab.locator("#kept label").text_content().startswith("Hier beendet")
    names = page.tab.locator("#kept td:nth-child(2)").all_text_contents()
    assert sorted(name.removeprefix("♛ ") for name in names) == sorted(words.names) and len(names) == 6
    for summary in ("#kept > details > summary", "#kept article summary >> nth=0", "#kept article summary >> nth=1"):
        page.tab.locator(summary).first.click()
    cells = page.tab.locator("#kept .sheet tr")
    cells.first.wait_for()
    order = [words.names.index(name) for name in cells.first.locator("td:not(:first-child)").all_inner_texts()]
    for number, points in enumerate(json.loads((GAMES / "pad_six_tie_of_three.json").read_text())["rounds"], 1):
        row = [f"Runde {number}", *[f"{points[player]}".replace("-", "−") for player in order]]
        assert cells.nth(number).locator("th, td").all_inner_texts() == row
    assert cells.last.locator("td").all_inner_texts() == ["30", "30", "30", "−15", "1", "6"]  # of its three rounds
    assert page.tab.locator("#kept canvas[role=img]").get_attribute("aria-label").startswith("Punkteblock: ")
    page.tab.evaluate("navigator.share = async (what) => { window.given = what; }; navigator.canShare = () => true;")
    page.tab.locator("#kept article button", has_text="Teilen").click()
    page.tab.wait_for_function(
        "() => window.given?.files[0].type === 'image/png' && given.text.startsWith('Punkteblock')"
    )
    elsewhere = chromium.new_context(locale="en")
    other = Page(elsewhere, page_address)
    assert other.tab.is_visible("#kept button")  # no second fold
    other.tab.set_input_files("#kept input[type=file]", saved(page, tmp_path))
    other.tab.locator("#kept p", has_text="The file’s games are now saved here").wait_for()
    rows = "#kept article td:not(.sheet *)"
    assert other.tab.locator(rows).all_text_contents() == page.tab.locator(rows).all_text_contents()
    assert not other.errors
    elsewhere.close()
    page.open()
    home = page.lines()
    assert any("Beendete Spiele" in line for line in home)
    assert listed.count() == 1
    page.tab.on("dialog", lambda dialog: dialog.accept())
    page.tab.locator("#kept > details > summary").click()
    page.tab.locator("#kept article button", has_text="Löschen").click()
    page.tab.wait_for_selector("#more > #kept > ul:empty", state="attached")
    page.open()
    assert page.lines() == home and not listed.count()


@pytest.mark.parametrize("number", range(len(words.LANGUAGES)))
def test_the_pages_words_follow_the_devices_language(page, number):
    for _ in range(number):
        page.press(DOWN)
    page.press(A)
    code = words.LANGUAGES[number]
    assert page.tab.inner_text("header p") == of_the_page(Source())[code]["lead"]
    assert page.tab.evaluate("document.documentElement.lang") == code
    pictures = "[...document.images].slice(1).map((one) => (one.loading = 'eager', one.decode().then(() => one.src)))"
    shown = page.tab.evaluate(f"Promise.all({pictures})")
    assert len(shown) == len(Source().titled) and all(f"/pictures/{code}/" in picture for picture in shown)
    assert page.tab.evaluate("loading.value === loading.max")  # each byte was counted
    assert not [word for word in page.tab.locator("[data-word]").all_text_contents() if word in ("", "undefined")]


def test_the_page_has_no_word_too_many_and_none_too_few():
    told = "".join(path.read_text(encoding="utf-8") for path in (*web.PAGE.glob("*.html"), *web.PAGE.rglob("*.js")))
    asked = set(re.findall(r'data-(?:word|name)="(\w+)"|(?<!#)\b(?:say|tell|button|decide|Failure)\("(\w+)"', told))
    asked = {one or other for one, other in asked} | {"none", "begun", ADJUSTED, OTHERWISE, UNKNOWN}
    there = set(Source().page)
    assert asked <= there
    told += "".join(path.read_text(encoding="utf-8") for path in (web.SOURCE / "device").glob("*.py"))
    # The page asks for a singular (heard_new_1) by the id of its plural.
    assert [word for word in there - asked if f'"{word.removesuffix("_1")}"' not in told] == []


# A finished game whose names and points are as wide as they can be.
GAME = """{kind: 'finished', device: '', begun: 1, game: 'bronze_age', players: ['Giovanni', 'Wilhelmi'],
  totals: [-99999, 99999], winners: [1], lines: [[['score_total', -99999]], [['score_total', 99999]]],
  race: [[5, -99999], [0, 99999]]}"""


SAYS = re.compile(rb"json\.(dumps|loads)")


@pytest.mark.parametrize(
    "file,fault,ms,why",
    [
        ("second.bin", lambda route: route.abort(), 0, "Failed to fetch"),
        ("second_worker.js", lambda route: route.abort(), 0, "second_worker.js"),
        ("second.bin", lambda route: None, 61_000, "> 60 s"),
        (
            "second.bin",
            lambda route: route.fulfill(
                body=gzip.compress(SAYS.sub(b"json.spoil", gzip.decompress(route.fetch().body())))
            ),
            0,
            "AttributeError: module 'json' has no attribute 'spoil'",
        ),
    ],
    ids=["no_files", "no_worker", "no_answer", "an_error"],
)
def test_what_the_second_interpreter_cannot_answer_is_said_and_asked_again(visit, page_address, file, fault, ms, why):
    page = Page(visit, page_address)
    page.tab.evaluate(f"import('./archive/store.js').then(({{ put }}) => put([{GAME}]))")
    page.open()
    page.tab.click("#kept > details > summary")
    visit.route(f"**/{file}", fault)
    table = "#kept article details:first-of-type"
    for press, told in (
        ("#told", "#answer"),
        (f"{table} > summary", f"{table} p"),
        ("#ways [href='#sheets']", ".mistake"),
    ):
        page.tab.click(press)
        page.settle(ms)
        page.settle(ms)  # the editor asks for two things
        page.tab.locator(told, has_text=f"Quipu couldn’t work this out here ({why}). Try again.").wait_for()
    with page.tab.expect_download():  # whether there are games is unknown: everything is saved
        page.tab.click("#save")
        page.settle(ms)
    visit.unroute_all()
    for summary in (f"{table} > summary", "#sheets summary"):
        page.tab.click(summary, click_count=2, delay=100)
    page.tab.locator(f"{table} tr:last-child td", has_text="−99999").wait_for()
    page.tab.locator("#sheets select option").nth(1).wait_for(state="attached")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width,height", [(360, 640), (768, 1024), (1440, 900), (640, 360)])
def test_the_accessibility_rules_find_nothing_and_all_keys_are_in_reach(chromium, page_address, scheme, width, height):
    context = chromium.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, bypass_csp=True, has_touch=width < 700
    )
    page = Page(context, page_address, still=False)  # the rules take timers
    page.press(A)
    page.tab.evaluate(f"import('./archive/store.js').then(({{ put }}) => put([{GAME}]))")
    page.open()
    for summary in ("#kept > details", "#kept article details", "#kept article details + details"):
        page.tab.click(f"{summary} > summary")
    page.tab.locator("#kept .sheet td").first.wait_for()
    page.tab.add_script_tag(path=web.SOURCE / "node_modules" / "axe-core" / "axe.min.js")
    found = page.tab.evaluate("axe.run().then((done) => done.violations.map((one) => [one.id, one.nodes[0].html]))")
    assert found == []
    hint = of_the_page(Source())["en"]["hint_touch" if width < 700 else "hint"]
    assert page.tab.locator("#hint span:visible").all_inner_texts() == [hint]
    parts = page.tab.locator(".card i").evaluate_all("(all) => all.map((one) => one.getClientRects().length)")
    assert max(parts) < 2  # no line breaks inside
    boxes = [page.tab.locator(f"#key-{key} button").bounding_box() for key in range(7)]
    for box in boxes:
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
    for part in page.tab.locator(":is(button, select, summary, input, #ways a, footer a):visible").all():
        box = part.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44, part.evaluate("(one) => one.outerHTML")
    assert page.tab.evaluate("document.documentElement.scrollWidth") <= width
    context.close()


def test_the_display_sleeps_without_a_turn_until_a_key_wakes_it(page):
    page.press(A)
    page.settle(200_000)
    page.settle(2_000)
    assert page.tab.locator("#panel").is_hidden()
    told = page.tab.locator("#glass p")
    assert told.is_visible() and told.inner_text() == "The display is asleep. Any key of the device wakes it."
    page.press(DOWN)
    assert page.tab.locator("#panel").is_visible() and told.is_hidden()
    here = Handheld()
    here.press(A)
    assert page.picture() == shown(here)  # that key did nothing else


def test_the_two_coloured_panel_keeps_its_yellow_rows_on_top(page):
    page.tab.select_option("#colour", "two")
    colours = page.tab.evaluate(
        "[0, 63].map((y) => { const data = document.getElementById('panel').getContext('2d')"
        ".getImageData(0, y, 128, 1).data; const lit = new Set();"
        " for (let at = 0; at < data.length; at += 4) if (data[at + 1]) lit.add(data.slice(at, at + 3).join());"
        " return [...lit]; })"
    )
    assert set(colours[0]) <= {"255,214,64"} and set(colours[1]) <= {"92,190,255"}
    page.open()
    assert page.tab.input_value("#colour") == "two"


def test_upside_down_the_page_turns_with_the_picture_and_the_keys_do_what_they_show(page):
    for key in (A, DOWN, A, DOWN, DOWN, A, DOWN, A):  # the language; settings, upside down, yes
        page.press(key)
    names = [page.tab.get_attribute(f"#key-{key} button", "aria-label") for key in range(4)]
    assert names == ["down", "up", "right", "left"]
    assert page.middle(UP)[1] > page.middle(DOWN)[1] and page.middle(A)[0] < page.middle(B)[0] < page.middle(RIGHT)[0]
    assert page.tab.locator("#glass").bounding_box()["y"] > page.middle(UP)[1]
    page.press(DOWN, by=KEYBOARD)
    first = page.picture()
    page.press(DOWN, by=MOUSE)  # the key that is on top now
    assert page.picture() != first
    page.press(UP, by=MOUSE)
    assert page.picture() == first
