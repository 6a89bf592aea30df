"""The page's editor of score sheets, in a real browser: mistakes by line, and games on the device."""

import pytest
from wires import coded

from host.paths import PROJECT
from host.runtimes.browser import Page

SHEETS = len(list((PROJECT / "sheets").glob("*.txt")))
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
    page.tab.click("#ways [href='#sheets']")
    page.tab.locator("#sheets select option").nth(SHEETS).wait_for(state="attached")
    playable(page)


def playable(page):
    """Wait until the sheet in the editor is playable."""
    page.tab.locator("[data-part=play]:enabled").wait_for()


def play(page, title):
    playable(page)
    page.tab.locator("[data-part=play]").click()
    page.tab.locator("#device + #answer", has_text=f"“{title}” starts on the device").wait_for()


def test_a_sheet_is_written_told_what_is_wrong_and_played(page):
    open_editor(page)
    assert len(page.tab.locator("#sheets select option").all()) == SHEETS + 1
    write(page, MINE.replace("times 2", "tines 2"))
    mistake = page.tab.locator("#sheets .mistake")
    mistake.wait_for()
    assert mistake.inner_text().startswith("4: Not “tines 2”, but 0 to 30, tick, times 3, ")
    assert page.tab.locator("[data-part=play]").is_disabled()
    page.tab.set_viewport_size({"width": 390, "height": 844})
    faded = "getComputedStyle(document.querySelector('#sheets .glass')).opacity < 0.5"
    assert page.tab.evaluate(faded)  # it shows the game before the mistake
    heights = [page.tab.locator(f"#sheets {part}").bounding_box()["y"] for part in ("textarea", ".mistake", "canvas")]
    assert heights == sorted(heights)  # between the text and its preview
    mistake.click()
    assert page.tab.evaluate("getSelection().toString()") == "Coins: 0 to 9, tines 2"
    for text in ("", "game = ", "\x00" * 50, "x" * 4000, "game = T\nA: " + "0 to 5, " * 300, "game = T\n" + "[" * 900):
        write(page, text)
        mistake.wait_for()
    write(page, MINE)
    playable(page)
    assert not mistake.is_visible() and not page.tab.evaluate(faded)
    play(page, "0 Mine")
    assert "Player 1 (starts)" in page.tab.inner_text("#device:focus #lines")
    for name in "Ana", "Ben":
        page.tab.keyboard.type(name, delay=60)
        page.tab.locator("#lines p", has_text=name).first.wait_for(state="attached")
        page.tab.keyboard.press("Enter")
        page.tab.wait_for_timeout(300)
    page.tab.keyboard.press("Enter")  # start the game
    page.tab.wait_for_timeout(300)
    assert "Ana" in (said := page.tab.inner_text("#lines")) and "Coins" in said, said
    # In the middle of a game another one starts, and the first one stays.
    page.tab.keyboard.press("ArrowRight")
    page.tab.keyboard.press("Enter")
    page.tab.wait_for_timeout(300)
    write(page, MINE.replace("0 Mine", "Yours"))
    play(page, "Yours")
    said = page.tab.locator("#lines p").all_inner_texts()
    assert said[0] == "Player 1 (starts)" and any("Ana" in line for line in said)  # a name that was entered before
    page.tab.keyboard.press("Backspace")  # back to all games
    page.tab.locator("#lines p", has_text="Bronze Age").first.wait_for(state="attached")
    page.tab.keyboard.press("Backspace")  # home has the game that was begun
    page.tab.locator("#lines p", has_text="0 Mine").first.wait_for(state="attached")
    page.tab.reload()
    page.tab.wait_for_selector("[data-ready]", state="attached")
    page.tab.click("#games a[href='#sheets']")
    playable(page)
    page.tab.locator("#sheets summary + #answer", has_text="Your text from before is here again.").wait_for()
    assert page.tab.input_value("#sheets textarea") == MINE.replace("0 Mine", "Yours")
    assert "0 Mine" in page.tab.evaluate("import('./first.js').then((all) => all.storage.sheets())")


def test_an_example_is_shown_in_the_persons_language_and_a_link_opens_it(chromium, page_address):
    context = chromium.new_context(viewport={"width": 390, "height": 844}, locale="de")
    page = Page(context, page_address, still=False)
    open_editor(page)
    page.tab.select_option("#sheets select", label="Die Burgen von Burgund")
    text = (PROJECT / "sheets" / "castles_of_burgundy.txt").read_text(encoding="utf-8")
    shown = page.tab.input_value("#sheets textarea")
    assert shown.splitlines()[0] == [line for line in text.splitlines() if line[:1] not in ("#", "")][0]
    link = page.tab.evaluate("(text) => import('./sheets/editor.js').then((all) => all.encoded(text))", shown)
    other = context.new_page()
    other.goto(page_address + "#" + link)
    other.wait_for_function("() => document.querySelector('#sheets textarea').value.startsWith('game = Castles')")
    said = "Das ist der Wertungsbogen „Castles of Burgundy“. Gespeichert wird er erst, wenn du"
    other.locator("#sheets summary + #answer", has_text=said).wait_for()
    parts = ("#sheets summary", "#answer", "#sheets canvas", "#sheets [data-part=play]", "#sheets textarea")
    boxes = [other.locator(part).bounding_box() for part in parts]
    heights = [box["y"] for box in boxes]
    assert heights == sorted(heights) and heights[0] >= 0 and heights[3] + boxes[3]["height"] <= 844, heights
    assert other.evaluate("location.hash") == ""
    context.close()


PADS = [
    ("Wizard", ["Runde 1", "Ansage", "Stiche", "Daneben", "Punkte", "Runde 2"], 20 * 5, "endet nach Runde 20"),
    ("6 nimmt!", ["Runde 1", "1 Hornochse", "2 Hornochsen"], 10 * 6, "Die niedrigste Summe gewinnt."),
    ("Die Burgen von Burgund", [], 0, "Die höchste Summe gewinnt."),
]


def test_a_paper_pad_has_the_persons_language_the_rounds_and_the_rules(chromium, page_address):
    context = chromium.new_context(locale="de")
    page = Page(context, page_address, still=False)
    open_editor(page)
    page.tab.evaluate("window.print = () => {}")
    for title, first, count, rules in PADS:
        page.tab.select_option("#sheets select", label=title)
        page.tab.locator("[data-part=print]:enabled").click()
        rows = page.tab.locator("#paper tbody tr").all_text_contents()
        assert page.tab.locator("#paper h1").text_content() == title and rows[: len(first)] == first
        assert not count or len(rows) == count + 1
        assert rules in page.tab.locator("#paper p").text_content()
    context.close()


def test_a_paper_pad_has_the_lines_and_a_column_for_each_player(page):
    open_editor(page)
    page.tab.select_option("#sheets select", label="Yahtzee")
    page.tab.locator("[data-part=print]:enabled").wait_for()
    page.tab.wait_for_timeout(500)
    page.tab.emulate_media(media="print", color_scheme="dark")
    seen = "[...document.querySelectorAll('main > *, #sheets > *')].filter((one) => one.clientHeight)"
    page.tab.evaluate(f"window.print = () => {{}}; window.seen = () => {seen}.map((one) => one.id);")
    page.tab.evaluate("document.querySelector('[data-part=print]').click()")
    assert page.tab.evaluate("seen()") == ["sheets", "paper"]  # after print(), which may return at once
    title = "(range => (range.selectNodeContents(document.querySelector('#paper h1')), range.getBoundingClientRect()))"
    left, right = page.tab.evaluate(f"(({{ left, right }}) => [left, innerWidth - right])({title}(new Range()))")
    assert abs(left - right) < 2
    rows = page.tab.locator("#paper tbody tr").all_text_contents()
    assert rows[:2] == ["Upper", "Ones"] and rows[7:10] == ["Bonus", "Lower", "3 of a kind"] and rows[-1] == "Total"
    assert page.tab.locator("#paper thead td").count() == 8
    page.tab.evaluate("dispatchEvent(new Event('afterprint'))")
    assert "paper" not in page.tab.evaluate("seen()")


SHEET = MINE.replace("Coins", "Münzen")
ANY_COMPUTER = coded(SHEET) | {"ANSI of Windows": SHEET.encode("cp1252")}


def test_a_sheet_from_any_computer_is_read_and_half_of_one_is_shown_with_its_mistake(page, tmp_path):
    open_editor(page)
    file = tmp_path / "mine.txt"
    for computer, content in ANY_COMPUTER.items():
        write(page, computer)
        page.tab.once("dialog", lambda dialog: dialog.accept())  # it replaces what was typed
        file.write_bytes(content)
        page.tab.set_input_files("#sheets input[type=file]", file)
        page.tab.wait_for_function("(text) => document.querySelector('#sheets textarea').value === text", arg=SHEET)
        playable(page)
    file.write_bytes(SHEET.encode()[: SHEET.encode().index(b"\xbc")])  # in the middle of a letter
    page.tab.set_input_files("#sheets input[type=file]", file)
    page.tab.locator("#sheets .mistake").wait_for()
    assert page.tab.input_value("#sheets textarea").endswith("\nM")


def test_a_file_that_is_no_sheet_is_named_and_what_was_typed_stays(page, tmp_path):
    open_editor(page)
    write(page, MINE)
    file = tmp_path / "mine.txt"
    for content, said in (
        (b"", "This file is empty."),
        (b"\x89PNG\r\n\x1a\n\0\0", "This is a picture."),
        (b"\x89PNG\r\n\x1a\n" + bytes(21_880), "This is a picture."),
        (b'{"quipu":1,"kind":"end"}\n' * 1000, "This file has games to add. Use “Add games from a file”."),
        (b"\0\1\2\3\xff" * 50, "Can’t read this file as text."),
        (b"x" * 9000, "This file is too large: 9000 bytes, at most 8192."),
        (b'{"game": "pig", "players": ["Ana"], "turns": []}', "This is a recorded game. make archive can read it"),
        (b"# mine\nup = 6\ndown = 7\n", "This is a device’s hardware.txt. It goes onto the device’s drive."),
    ):
        file.write_bytes(content)
        page.tab.set_input_files("#sheets input[type=file]", file)
        page.tab.locator("#sheets p", has_text=said).wait_for()
        assert page.tab.input_value("#sheets textarea") == MINE
    asked = []
    page.tab.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss()))
    page.tab.select_option("#sheets select", label="Yahtzee")  # replaces it only if the person agrees
    assert len(asked) == 1 and page.tab.input_value("#sheets textarea") == MINE


def test_nothing_of_a_link_is_stored_unasked(page):
    keep = "Save the score sheet “0 Mine” in this browser? It came by a link or by codes."
    replace = "You already have a score sheet “0 Mine” here, and it differs. Replace it?"
    follow = "(text) => import('./sheets/editor.js').then((all) => { location.hash = all.encoded(text); })"
    stayed = "The saved score sheet “0 Mine” stays as it was"
    for text, question, agrees, said, stays in (
        (MINE, keep, False, "was not saved.", {}),
        (MINE, keep, True, "starts", {"0 Mine": MINE}),
        (MINE.replace("0 to 50", "0 to 60"), replace, False, stayed, {"0 Mine": MINE}),
    ):
        page.tab.evaluate(follow, text)
        page.tab.locator("#answer", has_text="This is the score sheet “0 Mine”.").wait_for()
        page.tab.evaluate(f"window.confirm = (asked) => {{ window.question = asked; return {str(agrees).lower()}; }}")
        page.tab.locator("[data-part=play]").click()
        page.tab.locator("#answer", has_text=said).wait_for()
        assert page.tab.evaluate("question") == question
        assert page.tab.evaluate("import('./first.js').then((all) => all.storage.sheets())") == stays
    # A text of the person's own in its place came by no link, but replaces no sheet unasked.
    write(page, MINE.replace("0 to 50", "0 to 70"))
    playable(page)
    page.tab.locator("[data-part=play]").click()
    page.tab.locator("#answer", has_text=stayed).wait_for()
    tops = "[...document.querySelectorAll('.beside > .ways > button')].map((one) => one.offsetTop)"
    assert page.tab.locator(".ways > #answer").is_visible() and len(set(page.tab.evaluate(tops))) == 2  # as without it
    write(page, MINE.replace("0 Mine", "Other"))
    play(page, "Other")
    page.tab.evaluate(follow, "game = T\nA: x")
    page.tab.locator("#answer", has_text="The score sheet of this link has a mistake").wait_for()
    page.tab.evaluate("location.hash = 'sheet=!'")
    page.tab.locator("#answer", has_text="This link contains no complete score sheet.").wait_for()
