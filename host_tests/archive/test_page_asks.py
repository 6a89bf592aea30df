"""The page stores nothing unasked, replaces no stored game unasked, and reports what its storage does."""

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from test_cable import crafted, dumped, paths
from test_scores_page import digits_of, kept, scan
from wires import device

from host.archive import lines
from host.runtimes.browser import Page

Lines = list[Any]
# Count the page's requests to keep its data, and hold on to the connections to its database.
SCRIPT = """
window.asked = 0;
if (navigator.storage) navigator.storage.persist = async () => { asked++; return true; };
window.connections = [];
const open = indexedDB.open.bind(indexedDB);
indexedDB.open = (...given) => {
  const request = open(...given);
  request.addEventListener("success", () => connections.push(request.result));
  return request;
};
"""


@pytest.fixture(scope="module")
def said() -> list[Any]:
    """Return the dump of a device with two finished games and one under way."""
    return dumped(device(7, paths(["two_1.json", "pad_six_tie_of_three.json"]), paths(["town_two_5x5.json"])))


@pytest.fixture
def opens(page: Page, tmp_path: Path) -> Callable[..., None]:
    """Open a file of these lines, and wait for what the page says below the buttons."""

    def open_file(lines_of: list[Any], text: str) -> None:
        file = tmp_path / "games.jsonl"
        file.write_bytes(b"".join(line.raw + b"\n" for line in lines_of))
        page.tab.set_input_files("#kept input[type=file]", file)
        page.tab.locator("#kept p", has_text=text).wait_for()

    return open_file


def choose(page: Page, name: str, text: str) -> None:
    page.tab.get_by_role("button", name=name, exact=True).click()
    page.tab.locator("#arrived p", has_text=text).wait_for()


def asks(page: Page, text: str) -> None:
    page.tab.locator("#arrived p", has_text=text).wait_for()


def test_a_link_stores_nothing_until_somebody_says_so(page: Page) -> None:
    digits = digits_of(["Ana", "Ben"], [27, 26], [0])[0]
    scan(page, digits)
    asks(page, "Save it in this browser?")
    assert page.tab.locator("#arrived td").all_text_contents() == ["1.", "♛ Ana", "27", "2.", "Ben", "26"]
    page.tab.fill("#arrived input", "2026-01-02T20:15")
    page.tab.wait_for_timeout(300)
    assert kept(page) == []
    page.tab.reload()  # the question is still there
    asks(page, "Save it in this browser?")
    choose(page, "Don’t save it", "The game was not saved.")
    assert kept(page) == [] and page.tab.evaluate("location.hash") == ""
    scan(page, digits)
    choose(page, "Save it", "The game is saved here now.")
    assert [game["totals"] for game in kept(page)] == [[27, 26]] and page.tab.evaluate("asked") == 1


def test_a_modified_link_changes_no_stored_game(page: Page) -> None:
    scan(page, digits_of(["Ana", "Ben"], [27, 26], [0])[0])
    choose(page, "Save it", "The game is saved here now.")
    before = kept(page)
    for names, totals, winners in (
        (["Ana", "Ben"], [27, 99], [1]),
        (["Eva", "Ben"], [27, 26], [0]),
        (["Ana", "Ben"], [27, 26], [1]),
        (["Ana", "Ben", "Cleo"], [27, 26, 0], [0]),
    ):
        scan(page, digits_of(names, totals, winners)[0])
        asks(page, "You already have a game with the same number here, and it differs.")
        shown = page.tab.locator("#arrived article")
        assert shown.count() == 2
        assert shown.nth(0).locator("td").all_text_contents() == ["1.", "♛ Ana", "27", "2.", "Ben", "26"]
        assert str(max(totals)) in shown.nth(1).inner_text()
        assert kept(page) == before
        choose(page, "Leave the saved game", "The saved game stays as it was.")
        assert kept(page) == before
    scan(page, digits_of(["Ana", "Ben"], [27, 99], [1])[0])
    choose(page, "Replace it with the new one", "The game is saved here now.")
    (game,) = kept(page)
    assert (game["totals"], game["winners"], game["arrived"]) == ([27, 99], [1], before[0]["arrived"])


def of(line: Any, totals: list[int] | None = None, winners: list[int] | None = None) -> str:
    """The link of a game that a device has, with other totals if there are any."""
    fields = line.fields
    game = fields["game"] + (f":{fields['title']}" if "title" in fields else "")
    totals = totals or fields.get("totals") or [1] * len(fields["players"])
    winners = fields.get("winners", [0]) if winners is None else winners
    number = bytes.fromhex(fields["device"])
    return digits_of(fields["players"], totals, winners, game, number, fields["begun"], room=124)[0]


def test_a_link_takes_nothing_from_a_game_that_came_with_all_its_answers(page: Page, said: Lines, opens: Any) -> None:
    opens(said, "The file’s games are now saved here.")
    before = kept(page)
    over = next(line for line in said if line.kind == "finished")
    scan(page, of(over))
    asks(page, "You already have this game here.")
    scan(page, of(over, [total + 1 for total in over.fields["totals"]]))
    asks(page, "it differs")
    going = next(line for line in said if line.kind == "under_way")
    scan(page, of(going))
    asks(page, "it differs")
    assert "Round" in page.tab.locator("#arrived article").nth(0).inner_text()
    choose(page, "Leave the saved game", "The saved game stays as it was.")
    assert kept(page) == before and len(before) == 3


def test_a_file_with_another_result_of_a_stored_game_is_asked_about(page: Page, said: list[Any], opens: Any) -> None:
    one, other = [line for line in said if line.kind == "finished"]
    opens([one], "The file’s games are now saved here.")
    before = kept(page)
    changed = crafted(one, totals=[total + 5 for total in one.fields["totals"]])
    opens([changed, other], "Games that differ from those saved here: 1.")
    assert len(kept(page)) == 2 and before[0] in kept(page)
    choose(page, "Leave the saved game", "The saved game stays as it was.")
    assert len(kept(page)) == 2 and before[0] in kept(page)
    again = crafted(other, totals=[total + 5 for total in other.fields["totals"]])
    opens([changed, again], "Games that differ from those saved here: 2.")
    choose(page, "Replace it with the new one", "it differs")  # the next one
    choose(page, "Leave the saved game", "The saved game stays as it was.")
    totals = {tuple(game["totals"]) for game in kept(page)}
    assert totals == {tuple(changed.fields["totals"]), tuple(other.fields["totals"])}
    opens([one, again], "Games that differ from those saved here: 2.")
    choose(page, "Leave all saved games", "The saved game stays as it was.")
    assert totals == {tuple(game["totals"]) for game in kept(page)}


def test_a_game_under_way_may_go_on_and_end_without_a_question(page: Page, said: list[Any], opens: Any) -> None:
    assert page.tab.evaluate("asked") == 0
    going = next(line for line in said if line.kind == "under_way")
    over = next(line for line in said if line.kind == "finished")
    earlier = crafted(going, device=over.fields["device"], begun=over.fields["begun"])
    earlier = crafted(earlier, **{key: over.fields[key] for key in ("game", "players", "setup")})
    opens([earlier], "The file’s games are now saved here.")
    opens([over], "The file’s games are now saved here.")
    (game,) = kept(page)
    assert game["kind"] == "finished" and game["totals"] == over.fields["totals"]
    assert page.tab.evaluate("asked") == 1  # to keep what there is, once


def test_names_that_are_html_are_shown_as_text(page: Page, said: list[Any], opens: Any) -> None:
    bad = "<img/src=x"
    over = next(line for line in said if line.kind == "finished")
    names = [bad, *over.fields["players"][1:]]
    opens([crafted(over, players=names, title="<b>T</b>")], "The file’s games are now saved here.")
    scan(page, digits_of(["<img/>", "<b>B"], [1, 2], [1], "score_pad:<i>x", room=127)[0])
    asks(page, "Save it in this browser?")
    page.tab.locator("#kept article").first.wait_for(state="attached")
    assert page.tab.locator("#arrived td:nth-child(2)").all_text_contents() == ["♛ <b>B", "<img/>"]
    assert any(bad in name for name in page.tab.locator("#kept td").all_text_contents())
    assert page.tab.locator(":is(#arrived, #kept) :is(img, b, i)").count() == 0


@pytest.mark.parametrize("closed", ["by its own", "under the page", "thrown away"])
def test_a_database_that_the_browser_closed_is_opened_again(page: Page, said: Lines, opens: Any, closed: str) -> None:
    one, other = [line for line in said if line.kind == "finished"]
    opens([one], "The file’s games are now saved here.")
    if closed == "thrown away":  # the person clears what the site keeps, while the page is open
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(page.tab.url))
        session = page.tab.context.new_cdp_session(page.tab)
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
        page.tab.wait_for_timeout(500)  # the browser closes the connection a moment later
    else:
        page.tab.evaluate("connections.at(-1).close()")
    if closed == "by its own":
        page.tab.evaluate("connections.at(-1).dispatchEvent(new Event('close'))")
    opens([other], "The file’s games are now saved here.")
    assert len(kept(page)) == (1 if closed == "thrown away" else 2)
    page.tab.locator("#kept > details > summary", has_text=f"({len(kept(page))})").wait_for()


def test_a_full_browser_is_no_fault_of_the_file(page: Page, said: list[Any], opens: Any) -> None:
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(page.tab.url))
    session = page.tab.context.new_cdp_session(page.tab)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    opens(said, "The browser has no room for this, so it was not saved.")
    assert kept(page) == []
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    opens(said, "The file’s games are now saved here.")
    assert len(kept(page)) == 3


def test_a_fault_of_the_storage_keeps_all_games_or_none(page: Page, said: list[Any], opens: Any) -> None:
    page.tab.evaluate(
        "() => { const put = IDBObjectStore.prototype.put; let number = 0;"
        " IDBObjectStore.prototype.put = function (...given) {"
        " return ++number < 3 ? put.apply(this, given) : (this.add(...given), this.add(...given)); }; }"
    )
    opens(said, "The browser’s storage failed (ConstraintError), so this was not saved.")
    assert kept(page) == []


@pytest.mark.parametrize("name", ["", "\u200b"], ids=ascii)
def test_a_stored_game_whose_names_cannot_be_shown_can_be_deleted(page: Page, said: list[Any], name: str) -> None:
    over = next(line for line in said if line.kind == "finished")
    game = {key: value for key, value in over.fields.items() if key != "check"}
    game["players"] = [name, *game["players"][1:]]
    page.tab.evaluate("async (game) => (await import('./archive/store.js')).put([game])", game)  # by an earlier version
    page.tab.reload()
    page.tab.wait_for_selector("html[data-ready]", state="attached")
    page.tab.locator("#kept > details > summary").click()
    page.tab.once("dialog", lambda dialog: dialog.accept())
    page.tab.locator("#kept article").get_by_role("button", name="Delete", exact=True).click()
    page.tab.locator("#kept > ul:empty").wait_for(state="attached")
    assert kept(page) == []


def test_a_date_on_which_no_game_was_played_is_not_set(page: Page, said: list[Any], opens: Any) -> None:
    over = next(line for line in said if line.kind == "finished")
    opens([crafted(over, arrived="2026-01-02T20:15:00Z")], "The file’s games are now saved here.")
    for date in ("3026-11-20T20:15", "1899-12-31T20:15"):
        page.tab.fill("#kept article input", date)
        page.tab.locator("#kept article p", has_text="Value must be").wait_for()
        assert kept(page)[0]["arrived"] == "2026-01-02T20:15:00Z"
    page.tab.fill("#kept article input", "1999-12-31T20:15")
    page.tab.locator("#kept article p", has_text="Value must be").wait_for(state="detached")
    assert kept(page)[0]["arrived"] == "1999-12-31T20:15:00Z"


def test_what_a_button_of_a_game_did_is_said_at_that_game(page: Page, said: list[Any], opens: Any) -> None:
    opens(said, "The file’s games are now saved here.")
    page.tab.evaluate("navigator.share = undefined")
    page.tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    second = page.tab.locator("#kept article").nth(1)
    second.get_by_role("button", name="Share", exact=True).click()
    second.locator("p", has_text="Scores copied").wait_for()
    assert page.tab.locator("p", has_text="Scores copied").count() == 1
    second.get_by_role("button", name="CSV", exact=True).click()
    second.locator("p", has_text="Downloaded: quipu-game.csv").wait_for()
    assert page.tab.locator("p", has_text="Scores copied").count() == 0
    assert lines.parse(said[0].raw).kind == "device"  # such lines are no games, and were left out
    page.tab.evaluate(
        "() => { navigator.clipboard.writeText = async () => { throw new DOMException('no', 'NotAllowedError'); }; }"
    )
    second.get_by_role("button", name="Share", exact=True).click()
    second.locator("p", has_text="Copy this by hand").wait_for()
