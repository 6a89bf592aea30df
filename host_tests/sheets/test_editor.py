"""The page's editor of score sheets, in a real browser: what is wrong is told at its line, and the device plays it."""

import pytest

from host.paths import PROJECT
from host.runtimes import browser
from host.runtimes.browser import Page

pytestmark = pytest.mark.skipif(bool(browser.unavailable()), reason=browser.unavailable())
MINE = "game = 0 Mine\nplayers = 2\n\nCoins: 0 to 9, times 2\nPoints: 0 to 50\n"


@pytest.fixture
def page(chromium, page_address):
    context = chromium.new_context(viewport={"width": 900, "height": 1000}, locale="en")
    opened = Page(context, page_address, still=False)
    yield opened
    assert not opened.errors
    context.close()


def write(page, text):
    page.tab.fill("#sheets textarea", text)


def open_editor(page):
    page.tab.locator("#sheets summary").click()
    page.tab.locator("#sheets select option").nth(30).wait_for(state="attached")


def test_a_sheet_is_written_told_what_is_wrong_and_played(page):
    open_editor(page)
    assert len(page.tab.locator("#sheets select option").all()) == 31
    write(page, MINE.replace("times 2", "tines 2"))
    mistake = page.tab.locator("#sheets .mistake")
    mistake.wait_for()
    assert (
        mistake.inner_text() == "4: “tines 2” cannot stand here" and page.tab.locator("[data-part=play]").is_disabled()
    )
    mistake.click()
    assert page.tab.evaluate("getSelection().toString()") == "Coins: 0 to 9, tines 2"
    write(page, MINE)
    page.tab.locator("[data-part=play]:enabled").wait_for()
    assert not mistake.is_visible()
    page.tab.locator("[data-part=play]").click()
    assert "(0 Mine)" in page.tab.inner_text("#status")
    for keys in (["Enter"], ["Enter"], ["ArrowUp", "Enter"], ["Enter"]):  # English, New game, More games, the first one
        for key in keys:
            page.tab.keyboard.press(key, delay=60)
            page.tab.wait_for_timeout(300)
    said = page.tab.inner_text("#lines")
    assert "nimmt" not in said and "starts" in said, said
    page.tab.reload()
    page.tab.wait_for_selector("[data-ready]", state="attached")
    assert "0 Mine" in page.tab.evaluate(
        "localStorage.getItem(Object.keys(localStorage).find((key) => key.endsWith('page.sheets')))"
    )


def test_an_example_is_shown_in_the_persons_language_and_a_link_opens_it(chromium, page_address):
    context = chromium.new_context(locale="de")
    page = Page(context, page_address, still=False)
    open_editor(page)
    page.tab.locator("[data-part=play]:enabled").wait_for()
    page.tab.select_option("#sheets select", label="Die Burgen von Burgund")
    text = (PROJECT / "sheets" / "castles_of_burgundy.txt").read_text(encoding="utf-8")
    shown = page.tab.input_value("#sheets textarea")
    assert shown.splitlines()[0] == text.splitlines()[0]
    link = page.tab.evaluate(
        "import('./sheets/editor.js').then((all) => all.encoded(document.querySelector('#sheets textarea').value))"
    )
    other = context.new_page()
    other.goto(page_address + "#" + link)
    other.wait_for_function("() => document.querySelector('#sheets textarea').value.startsWith('game = The Castles')")
    assert other.evaluate("location.hash") == ""
    context.close()


def test_a_paper_pad_has_the_lines_and_a_column_for_each_player(page):
    open_editor(page)
    page.tab.locator("[data-part=play]:enabled").wait_for()
    page.tab.select_option("#sheets select", label="Yahtzee")
    page.tab.locator("[data-part=print]:enabled").wait_for()
    page.tab.wait_for_timeout(500)
    page.tab.evaluate("window.print = () => { window.printed = document.documentElement.className; }")
    page.tab.locator("[data-part=print]").click()
    assert page.tab.evaluate("window.printed") == "paper"
    rows = page.tab.locator("#paper tbody tr").all_text_contents()
    assert rows[:2] == ["Upper", "Ones"] and rows[7:10] == ["Bonus", "Lower", "3 of a kind"] and rows[-1] == "Total"
    assert page.tab.locator("#paper thead td").count() == 8


def test_nothing_that_is_typed_stops_the_page(page):
    open_editor(page)
    for text in ("", "game = ", "\x00" * 50, "x" * 4000, "game = T\nA: " + "0 to 5, " * 300, "game = T\n" + "[" * 900):
        write(page, text)
        page.tab.locator("#sheets .mistake").wait_for()
    write(page, MINE)
    page.tab.locator("[data-part=play]:enabled").wait_for()
