"""The page opens files from any computer, and names those that belong elsewhere."""

import json
import sqlite3
from pathlib import Path

import pytest
from test_cable import crafted, dumped, paths
from test_scores_page import kept
from wires import coded, device

from host.archive import lines
from host.runtimes.browser import Page

from input.keys import A

NAMES = ["Zoë", "Ольга"]


@pytest.fixture(scope="module")
def text() -> str:
    """Two games as the page writes them, with names that not every coding has."""
    one, other = [
        line for line in dumped(device(7, paths(["two_1.json", "late_two_3.json"]))) if line.kind == "finished"
    ]
    return "".join(crafted(line, players=NAMES).raw.decode().strip() + "\n" for line in (one, other))


def opens(page: Page, file: Path, content: bytes, says: str) -> None:
    """Open a file of games; the page says that, and not because of an earlier file."""
    file.write_bytes(content)
    page.tab.locator("#kept p").evaluate_all("(said) => said.forEach((one) => one.replaceChildren())")
    page.tab.set_input_files("#kept input[type=file]", file)
    page.tab.locator("#kept p", has_text=says).wait_for()


def test_games_from_any_computer_are_read(page: Page, tmp_path: Path, text: str) -> None:
    unusual = {"between what a terminal shows": b"\x1b[0m\xff>>> \r\n" + text.encode() + b"\x07\n"}
    for computer, content in (coded(text) | unusual).items():
        opens(page, tmp_path / "games.jsonl", content, "The file’s games are now saved here.")
        games = kept(page)
        assert len(games) == 2 and all(game["players"] == NAMES for game in games), computer
        page.tab.evaluate(
            "import('./archive/store.js').then(async (store) => {"
            " for (const game of await store.all()) await store.remove(game); })"
        )


def test_half_a_file_gives_the_games_that_are_whole(page: Page, tmp_path: Path, text: str) -> None:
    opens(page, tmp_path / "games.jsonl", text.encode()[:-40], "Some lines were damaged and left out")
    assert len(kept(page)) == 1
    opens(page, tmp_path / "games", text.encode()[:200], "All lines of this file are damaged. Nothing was changed.")
    assert len(kept(page)) == 1


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\x07\x00", "\x1b[31m", "\u3164", "\u0301"], ids=ascii)
def test_a_name_that_nobody_can_see_is_refused_with_its_line(page: Page, tmp_path: Path, text: str, name: str) -> None:
    first, second = [lines.parse(line.encode()) for line in text.splitlines()]
    for ending in (b"\n", b"\r\n"):
        content = b"".join(line.raw + ending for line in (first, crafted(second, players=["Ana", name])))
        said = "The file’s games are now saved here. Line 2: The name of player 2 is invisible. The game was left out."
        opens(page, tmp_path / "games.jsonl", content, said)
        assert [game["players"] for game in kept(page)] == [NAMES]
    opens(page, tmp_path / "games.jsonl", crafted(first, players=[name, "Ben"]).raw, "Line 1: The name of player 1")
    assert len(kept(page)) == 1


@pytest.mark.parametrize("other", ["Ana", "Ana\u200b", " Ana"], ids=ascii)
def test_one_name_for_two_players_is_refused(page: Page, tmp_path: Path, text: str, other: str) -> None:
    line = crafted(lines.parse(text.splitlines()[0].encode()), players=["Ana", other])
    opens(page, tmp_path / "games.jsonl", line.raw, "Line 1: Two players are called “Ana”. The game was left out.")
    assert kept(page) == []


def test_names_in_any_letters_and_names_cut_by_a_code_are_kept(page: Page, tmp_path: Path, text: str) -> None:
    first, second = [lines.parse(line.encode()) for line in text.splitlines()]
    any_letters = crafted(first, players=["👨‍👩‍👧", "E\u0301va"])
    by_code = {key: second.fields[key] for key in ("quipu", "kind", "game", "totals", "winners")}
    cut = lines.write({**by_code, "device": "01234567", "begun": 5, "players": ["Alexandra", "Alexandra"]})
    opens(page, tmp_path / "games.jsonl", any_letters.raw + b"\n" + cut, "The file’s games are now saved here.")
    assert len(kept(page)) == 2


def test_many_refused_games_are_a_short_list(page: Page, tmp_path: Path, text: str) -> None:
    first = lines.parse(text.splitlines()[0].encode())
    content = b"".join(crafted(first, begun=at, players=["", "Ben"]).raw + b"\n" for at in range(1, 31))
    opens(page, tmp_path / "games.jsonl", content, "Line 10: The name of player 1")
    said = page.tab.locator("#kept p", has_text="Line 10: ").inner_text()
    assert said.count("Line ") == 10 and said.endswith("… (+20)")


def archive(file: Path) -> bytes:
    """A file of SQLite."""
    with sqlite3.connect(file) as made:
        made.execute("create table games (id)")
    made.close()
    return file.read_bytes()


PLAYS = {"games": [], "players": [], "plays": [], "locations": [], "userInfo": {}}
SAVES = json.dumps({"kind": "quipu saves", "kept": {"region.0": "5170"}}, indent=1)
GAMES = '{"quipu":1,"kind":"end"'
OUTSIDE = b'{"kind": "quipu saves", "kept": {"../x": "00"}}'
FOREIGN = [
    (json.dumps(PLAYS).encode(), "This is a BG Stats export. The page can’t read it."),
    (json.dumps(PLAYS, indent=2).encode("utf-8-sig"), "This is a BG Stats export. The page can’t read it."),
    (b'{"plays": [{"playDate', "This file ends in the middle: it was not written or copied completely."),
    (SAVES.encode()[:-9], "This file ends in the middle: it was not written or copied completely."),
    (OUTSIDE, "This file is Quipu’s, but it is damaged."),
    (b'{"name": "other"}', "This is a file of another program (JSON)."),
    (b"null", "Nothing was changed."),
    (b"arrived,game,player,score\r\n2026-01-01,Yams,Ana,12\r\n", "This is a table (CSV). The page can’t read it."),
    (b"\xef\xbb\xbfarrived;game;player\r\n2026-01-01;Yams;Ana\r\n", "This is a table (CSV). The page can’t read it."),
    (b"game = Mine\nCoins: 0 to 9\n", "This is a score sheet. Use “Open a score sheet”."),
    (b"# keys\rup = 6\rdown = 7\r", "This is a device’s hardware.txt. It goes onto the device’s drive."),
    (b"UF2\nWQ]\x9e\0\0\0\0", "This is an image for a board (UF2). It goes onto the drive RPI-RP2."),
    (b"PK\x03\x04\x14\0", "This file is packed (ZIP). Unpack it first."),
    (b"%PDF-1.7\n%\xe2\xe3", "This is a PDF document."),
    (b"\xff\xd8\xff\xe0\0\x10JFIF", "This is a picture."),
    (b"\0\0\0\x18ftypheic", "This is a picture."),
    (b"<!DOCTYPE html><title>x</title>", "This is a web page."),
    (b"\x7fELF\x02\x01\x01\0\0\0", "Can’t read this file as text."),
    (b"", "This file is empty."),
    (b"\xff\xfe", "This file is empty."),
    (b"Dear Ana, how are you?\n", "Nothing was changed."),
]


def test_what_holds_no_games_is_named_in_a_sentence(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "file"
    tried = [*FOREIGN, (archive(tmp_path / "club.sqlite"), "This is an archive of make archive.")]
    game = json.dumps({"game": "bronze_age", "players": ["Ana"], "turns": []})
    tried.append((game.encode("utf-16"), "This is a recorded game. make archive can read it; the page can’t."))
    for content, says in tried:
        page.tab.evaluate("document.querySelectorAll('#kept p').forEach((p) => { p.textContent = ''; })")
        opens(page, file, content, says)
    assert kept(page) == []


def test_load_takes_saves_of_any_computer_and_names_other_files_below_its_button(
    page: Page, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "file.json"
    # The device erases its blank sectors one by one.
    stored = "JSON.stringify(Object.entries(localStorage).filter(([, text]) => text).sort())"
    page.tab.select_option("#colour", "blue")
    page.settle(800)  # the device's writes at its start
    before = page.tab.evaluate(stored)
    many = text.encode() * (400_000 // len(text) + 2)  # more than the page ever writes
    for content, says in (
        (text.encode(), "This file has games to add. Use “Add games from a file”. Nothing was changed."),
        (many, "This file has games to add. Use “Add games from a file”. Nothing was changed."),
        (b"%PDF-1.7" + bytes(500_000), "This is a PDF document. Nothing was changed."),
        (json.dumps(PLAYS).encode(), "This is a BG Stats export. The page can’t read it. Nothing was changed."),
        (b"Dear Ana", "Quipu did not save this file. Nothing was changed."),
        *[(content, "Nothing was changed.") for content in (b"", b"{}", b"[1]", b"\0\1", OUTSIDE)],
    ):
        page.tab.select_option("#colour", "blue")  # the next action: the message goes
        assert page.tab.locator("#answer:not(:empty)").count() == 0
        file.write_bytes(content)
        page.tab.set_input_files("#file", file)
        page.tab.locator("#load + #answer", has_text=says).wait_for()
    page.tab.click("#told")
    told = page.tab.locator("#told + #answer", has_text="There is no game to save.")
    told.wait_for()
    assert 0 <= told.bounding_box()["y"] < 770  # in view
    assert page.tab.evaluate(stored) == before
    page.tab.on("dialog", lambda dialog: dialog.accept())
    page.tab.keyboard.press("Enter")  # the language
    page.tab.wait_for_timeout(400)
    page.tab.click("#save")
    page.tab.locator("#save + #answer", has_text="There is no game to save.").wait_for()
    page.tab.click("[data-game=bronze_age]")
    while "Buy" not in page.lines()[0]:  # until the dice are answered
        page.press(A)
    with page.tab.expect_download() as download:
        page.tab.click("#save")
    name = download.value.suggested_filename
    told = f"Downloaded: {name}. Open it in the other browser with “Bring my games from another browser”."
    page.tab.locator("#save + #answer", has_text=told).wait_for()
    saved = download.value.path().read_text(encoding="utf-8")
    for content in (saved.replace("\n", "\r\n").encode("utf-8-sig"), saved.encode("utf-16")):
        file.write_bytes(content)
        with page.tab.expect_navigation():
            page.tab.set_input_files("#file", file)
        page.tab.wait_for_selector("html[data-ready]", state="attached")
