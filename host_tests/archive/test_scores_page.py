"""A finished game on its way: the device's display, its picture, a reader, the page in a browser, BG Stats."""

import json
import random
import re
from urllib.parse import parse_qs, urlsplit

import photographs
import pytest
from test_codes import ADDRESS, over, scanned

from host.archive import lines
from host.runtimes.browser import Page

import words
from engine.result import Result
from flows.codes import fragments
from input.keys import LEFT

KEPT = "import('./archive/store.js').then((store) => store.all())"
KEPT_SINCE = "async (date) => (await (await import('./archive/store.js')).all()).some((game) => game.arrived === date)"
READ = """async (all) => {
  const { read } = await import("./archive/code.js");
  const tell = (digits) => { try { return read(digits); } catch (error) { return error.message; } };
  return all.map(tell);
}"""


def scan(page, digits):
    """Act like a phone with an address that it has read."""
    page.tab.goto("about:blank")
    page.tab.goto(f"{page._address}#{digits}")
    page.tab.wait_for_selector("html[data-ready]", state="attached")


def keep(page, digits):
    """Open an address with a game, and keep the game."""
    scan(page, digits)
    page.tab.get_by_role("button", name="Save it", exact=True).click()
    page.tab.locator("#arrived p", has_text="saved here now").wait_for()


def kept(page):
    return page.tab.evaluate(KEPT)


def stats(page):
    """Return the data in the link to BG Stats."""
    link = urlsplit(page.tab.locator("#arrived a").get_attribute("href"))
    assert (link.scheme, link.netloc, link.path) == ("https", "app.bgstatsapp.com", "/createPlay.html")
    return json.loads(parse_qs(link.query)["data"][0])


def digits_of(names, totals, winners, game="bronze_age", device=b"device 1", number=41, room=84):
    return fragments(device, game, number, names, Result(totals, winners, list(range(len(names)))), room)


@photographs.READERS
def test_from_the_devices_end_page_to_bg_stats(page):
    device = over("four_1.json")
    device.press(LEFT)
    address, digits = scanned(device).split("#")
    assert address.lower() == ADDRESS
    keep(page, digits)
    assert page.tab.locator("#arrived td").all_text_contents()[:3] == ["1.", "♛ Dan", "27"]
    (game,) = kept(page)
    assert lines.parse(lines.write(game)).kind == "finished"  # as docs/dev/scores.schema.json has it
    app = device.app
    assert app.settings.device.hex().startswith(game["device"]) and game["begun"] == app.autosave.journal.number
    assert (game["game"], game["players"], game["totals"]) == ("bronze_age", list(words.names), [16, 17, 24, 27])
    play = stats(page)
    assert play["sourceName"] == "Quipu" and play["sourcePlayId"] == f"{game['device']}-{game['begun']}"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"]) and play["durationMin"] == 0
    assert play["game"]["bggId"] == 37380 and play["players"][0]["score"] == "16"
    assert [player["winner"] for player in play["players"]] == [False, False, False, True]
    assert [player["rank"] for player in play["players"]] == [4, 3, 2, 1]


@photographs.READERS
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_codes_of_eight_players_come_together_in_any_order(page, order):
    device = over("pad_eight_99_rounds.json")
    seen = []
    for _ in order:
        device.press(LEFT)
        seen.append(scanned(device).split("#")[1])
    for number in order:
        assert not page.tab.locator("#arrived a").count()
        keep(page, seen[number])
    (game,) = kept(page)
    assert game["players"] == list(words.names) and game["totals"] == list(device.app.screen.result.totals)
    play = stats(page)
    assert not play["game"]["highestWins"] and "bggId" not in play["game"]  # the lowest wins; the pad is no game
    assert all(type(player[what]) is bool for player in play["players"] for what in ("startPlayer", "winner"))


def test_a_phone_that_never_had_a_device_shows_a_game_in_its_own_language(chromium, page_address):
    context = chromium.new_context(locale="de")
    page = Page(context, page_address, still=False)
    scan(page, digits_of(["Ana", "Ben"], [27, 26], [0])[0])
    page.settle(300)
    assert page.tab.inner_text("#arrived h2") == "Bronzezeit" and page.tab.locator("button", has_text="Teilen").count()
    context.close()


def test_twice_is_once_a_newer_state_counts_if_it_is_wanted_and_a_date_that_was_put_right_stays(page):
    names = ["Ana", "J. O’B"]
    keep(page, digits_of(names, [27, 26], [0])[0])
    page.tab.fill("#arrived input", "2026-01-02T20:15")
    page.tab.locator("#arrived input").blur()
    page.tab.wait_for_function(KEPT_SINCE, arg="2026-01-02T20:15:00Z")  # before the page goes
    scan(page, digits_of(names, [27, 26], [0])[0])
    page.tab.locator("#arrived p", has_text="already have this game here").wait_for()
    scan(page, digits_of(names, [27, 28], [1])[0])  # taken back, and played on
    page.tab.locator("#arrived button", has_text="Replace it").click()
    page.tab.locator("#arrived p", has_text="saved here now").wait_for()
    keep(page, digits_of(names, [5, 4], [0], device=b"another!")[0])
    other, game = kept(page)
    assert (game["totals"], game["winners"], game["arrived"]) == ([27, 28], [1], "2026-01-02T20:15:00Z")
    assert other["device"] == b"anot".hex()
    page.tab.on("dialog", lambda dialog: dialog.accept())
    page.tab.locator("#arrived button", has_text="Delete").click()
    page.tab.locator("#kept > details > summary", has_text="(1)").wait_for()
    assert kept(page) == [game]


def test_a_date_is_typed_key_by_key_and_bg_stats_is_told_of_it(page):
    keep(page, digits_of(["Ana", "Ben"], [27, 26], [0])[0])
    page.tab.locator("#kept > details > summary").click()
    field = page.tab.locator("#arrived input")
    field.focus()
    for key in "01022025":
        page.tab.keyboard.press(key)
        page.tab.wait_for_timeout(80)  # as a person types: the page stores each digit
    expected = "2025-01-02T" + field.input_value()[11:]
    assert field.input_value() == expected and page.tab.input_value("#kept article input") == expected
    assert kept(page)[0]["arrived"] == expected + ":00Z"
    assert stats(page)["playDate"] == expected.replace("T", " ") + ":00"


def test_a_browser_that_keeps_nothing_shows_a_game_says_so_and_lets_its_date_be_put_right(page):
    page.tab.add_init_script("indexedDB.open = () => { throw new Error('forbidden'); }")
    scan(page, digits_of(["Ana", "Ben"], [27, 26], [0])[0])
    page.tab.locator("#kept p", has_text="Can’t read the games saved here").wait_for()
    page.tab.get_by_role("button", name="Save it", exact=True).click()
    page.tab.locator("#arrived p", has_text="The browser’s storage failed (Error)").wait_for()
    page.tab.fill("#arrived input", "2026-01-02T20:15")
    assert stats(page)["playDate"] == "2026-01-02 20:15:00"


def test_a_game_that_the_device_could_not_keep_comes_back_from_a_file(page):
    for total in range(8):
        (game,) = page.tab.evaluate(READ, digits_of(["Ana", "Ben"], [total, 26], [1], number=0))
        assert game["device"] == "" and lines.parse(lines.write(game)).fields["begun"] == game["begun"]


def test_without_a_network_it_is_shown_and_kept_where_the_page_was_before(page):
    page.tab.evaluate("navigator.serviceWorker.ready.then(() => true)")
    asked = []
    page.tab.context.on("request", lambda request: asked.append(request.url))
    page.tab.context.set_offline(True)
    keep(page, digits_of(["Ana", "Ben"], [-3, 123456], [1])[0])
    assert page.tab.locator("#arrived td").all_text_contents() == ["1.", "♛ Ben", "123456", "2.", "Ana", "−3"]
    assert len(kept(page)) == 1 and all(url.startswith((page._address, "about:")) for url in asked)
    page.tab.context.set_offline(False)


def test_the_page_reads_what_the_device_writes(page):
    chance = random.Random(3)
    typed = "".join(photographs.LETTERS)[:-1]
    games = []
    for _ in range(300):
        names = [
            "".join(chance.choices(typed + typed.lower(), k=chance.randint(1, 8))) for _ in range(chance.randint(1, 8))
        ]
        names = [name if name.strip() else "A" for name in names]  # no device has a name of spaces alone
        totals = [chance.randint(-999_999, 999_999) for _ in names]
        games.append(
            (names, totals, [chance.randrange(len(names))], chance.choice(["bronze_age", "score_pad:Skip-Bo ß"]))
        )
    found = [digits_of(*game, room=127) for game in games]
    told = page.tab.evaluate(READ, [digits for codes in found for digits in codes])
    for codes, (names, totals, winners, game) in zip(found, games):
        parts = [told.pop(0) for _ in codes]
        kind, _, title = game.partition(":")
        assert [part["game"] for part in parts] == [kind] * len(codes) and parts[0].get("title", "") == title
        assert all(part["winners"] == winners for part in parts)
        for player, name in enumerate(names):
            (part,) = [part for part in parts if part["players"][player]]
            assert (part["players"][player], part["totals"][player]) == (name, totals[player])


def test_what_is_damaged_or_foreign_is_refused_in_one_sentence_and_changes_nothing(page):
    right = digits_of(["Ana", "Ben"], [27, 26], [0])[0]
    unseen = digits_of(["Ana", "\u200b"], [27, 26], [0])[0]
    foreign = ("1", "x" * 5000, "<img src=x onerror=alert(1)>")
    for wrong in (right[:-1], right[1:], "5" + right, *foreign, right + "00", unseen):
        scan(page, wrong)
        page.tab.locator("#arrived p", has_text="Nothing was changed").wait_for()
    assert kept(page) == []


def test_of_10000_other_fragments_none_is_taken_for_what_is_no_game(page):
    chance = random.Random(5)
    right = digits_of(["Ana", "Ben"], [27, 26], [0])[0]
    tried = []
    for _ in range(10_000):
        kind = chance.randrange(3)
        if kind == 0:
            number = chance.randrange(10 ** chance.randint(1, 120))
            tried.append(f"1{number}{number % 97:02d}")  # the check is right
        elif kind == 1:
            at = chance.randrange(len(right))
            tried.append(right[:at] + chance.choice("0123456789") + right[at + 1 :])
        else:
            tried.append("".join(chance.choices("0123456789#é\0 -", k=chance.randint(0, 200))))
    for digits, game in zip(tried, page.tab.evaluate(READ, tried)):
        if isinstance(game, str):
            continue
        assert digits == right or digits[1:-2] != right[1:-2]
        assert 1 <= len(game["players"]) == len(game["totals"]) <= 8 and any(game["players"])
        lines.parse(lines.write(game))  # a file brings back the rest of it


def test_a_table_takes_no_name_for_a_formula_and_what_is_shared_is_a_line(page):
    keep(page, digits_of(["+Ana", 'B, "B"'], [27, -26], [0], "score_pad:Skip-Bo", room=127)[0])
    with page.tab.expect_download() as download:
        page.tab.locator("#arrived button", has_text="CSV").click()
    head, first, second = open(download.value.path(), encoding="utf-16", newline="").read().split("\r\n")[:3]
    assert head.split("\t") == "date game title device begun seat player score rank winner".split()
    assert first.split("\t")[1:] == ["Skip-Bo", "Skip-Bo", "64657669", "41", "1", "'+Ana", "27", "1", "1"]
    assert second.endswith('\t2\t"B, ""B"""\t-26\t2\t0')
    page.tab.context.grant_permissions(["clipboard-read", "clipboard-write"])
    share = page.tab.locator("#arrived button", has_text="Share")
    page.tab.evaluate("navigator.share = async (what) => { window.given = what; }; navigator.canShare = () => false")
    share.click()
    line = 'Skip-Bo: +Ana 27, B, "B" -26'
    assert page.tab.wait_for_function("() => window.given").json_value() == {"text": line}  # it shares no files
    page.tab.evaluate("navigator.share = undefined")
    share.click()
    page.tab.locator("#arrived p", has_text="copied").wait_for()
    assert page.tab.evaluate("navigator.clipboard.readText()") == line
