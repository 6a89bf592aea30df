"""Input and output of the archive: dates, files of any computer, tables, names on a terminal, arguments."""

import base64
import csv
import io
import itertools
import json
import re
import sqlite3
import time
from pathlib import Path

import pytest
from test_archive import needs_openskill, run
from test_cable import crafted, dumped, paths
from wires import coded, device

from host import plain
from host.archive import dates, files, lines, store, texts
from host.paths import GAMES
from host.runtimes import browser

import archive
import replay
import sheet
from engine import setup

EVENING = Path(__file__).parent / "cases" / "evening_in_new_york.jsonl"


@pytest.fixture(scope="module")
def said():
    return dumped(device(7, paths(["two_1.json", "pad_six_tie_of_three.json"])))


@pytest.fixture
def clock(monkeypatch):
    """The clock of a computer somewhere."""

    def move(zone):
        monkeypatch.setenv("TZ", zone)
        time.tzset()

    yield move
    monkeypatch.undo()
    time.tzset()


def told(capsys, at, *arguments, status=0):
    """Return the output of a command."""
    capsys.readouterr()
    assert run(at, *arguments) == status
    return capsys.readouterr().out


def refused(capsys, at, *arguments):
    """Return the one sentence of a command's error."""
    text = told(capsys, at, *arguments, status=1)
    assert text.count("\n") == 1 and text.strip().endswith((".", "?")) and len(text) < 300
    return text


def game(said, *names, **changes):
    """A finished game of these players."""
    totals = [9] + [5] * (len(names) - 1)
    fields = {"players": list(names), "totals": totals, "winners": [0], "race": [[1, 9]] * len(names)}
    number = changes.pop("number", 77)
    left_out = dict.fromkeys(("data", "answers", "lines", "order", "setup"))
    return crafted(said[2], **{**fields, **left_out, "number": number, "begun": number, **changes})


def taken_in(tmp_path, at, *games):
    path = tmp_path / "games.jsonl"
    path.write_bytes(lines.with_end(games))
    assert run(at, "read", path) == 0


# -- dates


def test_a_game_of_an_evening_in_new_york_was_played_that_day(tmp_path, at, clock, capsys):
    pytest.importorskip("matplotlib")
    clock("America/New_York")
    run(at, "read", EVENING)
    assert "2026-11-20" in told(capsys, at, "list") and "2026-11-20" in told(capsys, at, "show", 1)
    assert "2026-11-20 20:30" in told(capsys, at, "csv")
    run(at, "report", tmp_path / "report.html")
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "Race of game 1, 2026-11-20" in report and "2026-11-21" not in report
    assert "2026-11-21%2001%3A30%3A00" in told(capsys, at, "bgstats", 1)  # BG Stats takes UTC


def test_the_page_shows_the_same_day_as_the_archive(chromium, page_address):
    context = chromium.new_context(locale="en", timezone_id="America/New_York")
    page = browser.Page(context, page_address, still=False)
    fields = lines.read(EVENING.read_bytes())[0][0].fields
    page.tab.evaluate("async (game) => (await import('./archive/store.js')).put([game])", fields)
    page.tab.reload()
    page.tab.locator("#kept > details > summary").click()
    assert page.tab.input_value("#kept article input") == "2026-11-20T20:30"
    table = page.tab.evaluate("async (game) => (await import('./archive/plays.js')).table([game])", fields)
    assert table.split("\r\n")[1].startswith("2026-11-20 20:30\t")
    day = "async (game) => (await import('./archive/plays.js')).local(game)"
    assert page.tab.evaluate(day, "2026-11-20T12:00:00Z") == "2026-11-20 12:00"
    context.close()


@pytest.mark.parametrize(
    "zone", ["Pacific/Auckland", "Pacific/Honolulu", "UTC", "America/New_York", "Pacific/Kiritimati"]
)
def test_a_date_that_somebody_sets_stays_that_date_wherever_it_is_read(at, clock, capsys, zone):
    run(at, "read", EVENING)
    assert run(at, "date", 1, "2026-11-14") == 0
    clock(zone)
    assert "  2026-11-14  " in told(capsys, at, "list") and "2026-11-14" in told(capsys, at, "csv")
    # BG Stats shows UTC by the clock of the phone, which is here.
    play = re.search(r"playDate%22%3A%20%22([\d-]{10})%20(\d\d)%3A(\d\d)", told(capsys, at, "bgstats", 1))
    moment = dates.datetime.fromisoformat(f"{play[1]}T{play[2]}:{play[3]}:00+00:00").astimezone()
    assert f"{moment:%Y-%m-%d}" == "2026-11-14"


@pytest.mark.parametrize(
    ("day", "why"),
    [("3026-11-20", "in the future"), ("3026-01-01T20:30", "in the future"), ("1899-12-31", "before 1900"),
     ("1826-11-20T20:30", "before 1900")],
)  # fmt: skip
def test_no_game_was_played_in_the_future_or_before_1900(at, capsys, day, why):
    run(at, "read", EVENING)
    assert f"{day} is {why}" in refused(capsys, at, "date", 1, day)
    assert "  2026-11-2" in told(capsys, at, "list")


def test_a_game_can_have_been_played_today(at, capsys):
    run(at, "read", EVENING)
    for day in (f"{dates.datetime.now():%Y-%m-%d}", "1900-01-01"):
        assert told(capsys, at, "date", 1, day) == f"Game 1 was played on {day}.\n"


def test_a_date_that_somebody_sets_stays_when_the_game_is_read_again(at, capsys):
    run(at, "read", EVENING)
    run(at, "date", 1, "2026-11-25")  # later than the file has it
    run(at, "read", EVENING)
    assert "  2026-11-25  " in told(capsys, at, "list")


@pytest.mark.parametrize(
    ("day", "kept"),
    [("2026-11-20", "2026-11-20"), ("20261120", "2026-11-20"), ("2026-11-20T23:30", "2026-11-20 23:30"),
     ("2026-11-21T04:30Z", "2026-11-20 23:30"), ("2026-W47-5", "2026-11-20")],
)  # fmt: skip
def test_a_date_is_set_in_any_form_of_iso_by_the_clock_here(at, clock, capsys, day, kept):
    clock("America/New_York")
    run(at, "read", EVENING)
    assert run(at, "date", 1, day) == 0 and f"\t{kept}\t" in told(capsys, at, "csv").replace("1\t", "1\t", 1)


@pytest.mark.parametrize("day", ["yesterday", "20.11.2026", "2026-13-01", "2026-02-30", "", "0001-01-01T00:00+14:00"])
def test_what_is_no_date_is_refused_in_a_sentence_that_shows_one(at, capsys, day):
    run(at, "read", EVENING)
    assert "2026-11-20" in refused(capsys, at, "date", 1, day)


def test_a_line_with_a_date_that_no_calendar_has_is_left_out(said, tmp_path, at, capsys):
    path = tmp_path / "games.jsonl"
    path.write_bytes(lines.with_end([game(said, "Ana", arrived="2026-99-99T01:00:00Z")]))
    assert "not in the calendar" in told(capsys, at, "read", path)
    assert told(capsys, at, "list") == "No games yet.\n"


# -- files of any computer


@pytest.mark.parametrize("computer", sorted(coded("").keys() - {"zeros at the end"} | {"UTF-32"}))
def test_a_backup_and_a_recorded_game_are_read_whatever_computer_wrote_them(tmp_path, at, said, capsys, computer):
    for data in (lines.with_end([game(said, "Zoë", "Ben")]), (GAMES / "two_1.json").read_bytes()):
        path = tmp_path / "it"
        text = data.decode()
        path.write_bytes({**coded(text), "UTF-32": text.encode("utf-32")}[computer])
        assert "1 new game," in told(capsys, at, "read", path)
    assert "Zoë* 9" in told(capsys, at, "list")


def test_of_a_file_half_written_what_is_whole_is_taken_in_and_the_rest_is_one_sentence(tmp_path, at, said, capsys):
    data = lines.with_end([game(said, "Ana", "Ben"), game(said, "Cleo", number=78)])
    path = tmp_path / "half.jsonl"
    for half in (data[: data.index(b"Cleo")], data[: data.index(b"Cleo")].decode().encode("utf-16")[:-1]):
        path.write_bytes(half)
        text = told(capsys, at, "read", path)
        assert text.count("\n") == 2 and "has no check at its end" in text
    path.write_bytes((GAMES / "two_1.json").read_bytes()[:900])
    text = told(capsys, at, "read", path, status=1)
    assert "not JSON: line" in text and max(map(len, text.splitlines())) < 200


BG_STATS = {"plays": [], "players": [{"name": "Ana"}], "games": [{"name": "Catan"}], "userInfo": {}}
FOREIGN = [
    (json.dumps(BG_STATS).encode(), "This is a BG Stats export"),
    (json.dumps(BG_STATS).encode("utf-16"), "This is a BG Stats export"),
    (b"SQLite format 3\0" + bytes(100), "This is a database"),
    (b"PK\x03\x04....", "This is a ZIP archive"),
    (b"", "This is an empty file"),
    (bytes(4096), "This is nothing but zeros"),
    (b"id\tarrived\tgame\ttitle\r\n", "This is a table that Quipu exported"),
    (b"\xef\xbb\xbfid,arrived,game,title\r\n", "This is a table that Quipu exported"),
    (b"<!DOCTYPE html><html>", "This is a web page"),
    (b"game = Bids\nplayers = 3 to 5\n", "This is a score sheet"),
    (b"# mine\rup = 6\rmenu = 12\rsda = 4\r", "This is a hardware.txt"),
    (
        json.dumps({"kind": "quipu saves", "kept": {"region.0": "5170"}}, indent=1).encode(),
        'This is what the page wrote by "Move my games to another browser"; use its "Back up my finished games".',
    ),
    (b'{"name": "quipu", "version": 3}', "This is data of another program (JSON)"),
    (b"Dear Ana,\n", "This is no file with games"),
]


@pytest.mark.parametrize(("data", "name"), FOREIGN, ids=[name for _, name in FOREIGN])
def test_a_foreign_file_is_named_for_what_it_is(tmp_path, at, capsys, data, name):
    path = tmp_path / "it"
    path.write_bytes(data)
    first, *more = told(capsys, at, "read", path, status=1).splitlines()
    assert first.startswith(f"{path}: {name}") and first.endswith(".") and "Nothing was taken in" in "".join(more)


def refused_lines(tmp_path, capsys, at, *games, status=0):
    """What `read` says of the lines that it refuses, without the name of the file."""
    path = tmp_path / "games.jsonl"
    path.write_bytes(lines.with_end(games))
    said = told(capsys, at, "read", path, status=status).splitlines()
    return [line.removeprefix(f"{path}, ") for line in said if line.startswith(f"{path}, ")]


UNSEEN = ["", " ", "\u00a0", "\u200b", "\x07\x00", "\u2060\ufeff", "\x1b[31m", "\u3164", "\u2800", "\u0301", "\u202e"]


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_that_nobody_can_see_is_refused_with_its_line(tmp_path, at, said, capsys, name):
    hidden = game(said, name, "Ben", number=78)
    found = refused_lines(tmp_path, capsys, at, hidden, game(said, "Ana", "Ben"))
    assert found == [f"line 1: the name of player 1 {'has nothing that can be seen' if name else 'is empty'}."]
    assert len(told(capsys, at, "list").splitlines()) == 1


def test_names_in_any_letters_are_taken_in_and_a_code_may_tell_two_long_ones_alike(tmp_path, at, said, capsys):
    names = ["👨‍👩‍👧", "אבג", "E\u0301va", "漢字", "?", "❤️", "1", "♥Ana"]
    by_code = crafted(game(said, "Alexandra", "Alexandra", device="07070707"), number=None)
    assert not refused_lines(tmp_path, capsys, at, game(said, *names), by_code)


@pytest.mark.parametrize("other", ["Ana", "Ana\u200b", " Ana"], ids=ascii)
def test_one_name_for_two_players_is_refused(tmp_path, at, said, capsys, other):
    found = refused_lines(tmp_path, capsys, at, game(said, "Ben", "Ana", other), said[2])
    assert found == ['line 1: "Ana" is the name of two players.']
    assert len(told(capsys, at, "list").splitlines()) == 1


def test_a_game_that_was_kept_with_a_name_that_nobody_sees_is_left_out_aloud(at, said, capsys):
    with store.Archive(Path(at[1])) as kept:  # by an earlier version
        kept.add([game(said, "", "Ben"), game(said, "\u200b", "Cleo", number=78), game(said, "Dan", number=79)])
    assert run(at, "csv") == 0
    shown = capsys.readouterr()
    assert "Dan" in shown.out and "Ben" not in shown.out and "Cleo" not in shown.out
    assert re.findall(r"Game (\d) is left out", shown.err) == ["1", "2"]
    assert len(told(capsys, at, "list").splitlines()) == 3


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"totals": [9, 99_999_999]}, "totals, entry 2: 99999999 is not allowed; allowed: -8388608 to 8388607."),
        ({"players": ["Maximilian."]}, 'players, entry 1: "Maximilian." has 11 characters, 0 to 10 are allowed.'),
        ({"arrived": "yesterday"}, 'arrived: "yesterday" is not allowed; allowed: a time in UTC such as'),
        ({"players": ["Ana"] * 300}, "players: 300 entries, 1 to 8 are allowed."),
        ({"number": -1}, "number: -1 is not allowed; allowed: 0 to 1073741824."),
        ({"totals": [1.5, 1]}, "totals, entry 1: 1.5 is not allowed; allowed: a whole number."),
        ({"device": "x"}, 'device: "x" is not allowed; allowed: 8 or 16 of the digits 0 to 9 and a to f.'),
        ({"kind": "virus"}, 'kind: "virus" is not allowed; allowed: device, settings, under_way, finished, end,'),
        ({"hack": 1}, 'it has a field "hack", which no such line has.'),
        ({"totals": None}, "totals is missing."),
        ({"number": None, "begun": None}, "number or begun is missing."),
        ({"ended": [{"x": 1}]}, 'ended, entry 1: {"x": 1} is not allowed; allowed: the id of a word,'),
        ({"totals": [1]}, "it has 2 players, and totals of 1."),
        ({"winners": [9]}, "winners, entry 1: 9 is not allowed; allowed: 0 to 7."),
        ({"winners": [0, 0]}, "its winners are no seats of 2 players."),
        ({"players": []}, "players: 0 entries, 1 to 8 are allowed."),
        ({"race": [[1], [2], [3]]}, "it has 2 players, and race of 3."),
    ],
    ids=lambda what: what[:20] if isinstance(what, str) else next(iter(what)),
)
def test_a_line_is_refused_by_its_field_and_what_is_allowed_there(tmp_path, at, said, capsys, changes, why):
    (found,) = refused_lines(tmp_path, capsys, at, crafted(game(said, "Ana", "Ben"), **changes), said[2])
    assert found.startswith(f"line 1: {why}") and len(found) < 300
    assert len(told(capsys, at, "list").splitlines()) == 1


def test_lines_of_a_windows_file_are_counted_as_its_editor_does(tmp_path, at, said, capsys):
    path = tmp_path / "games.jsonl"
    data = lines.with_end([game(said, "Ana", "Ben"), game(said, "", "Ben", number=78)])
    path.write_bytes(data.replace(b"\n", b"\r\n"))
    assert f"{path}, line 2: the name of player 1 is empty." in told(capsys, at, "read", path)


# -- tables

FORMULAS = ["=1+1", "+1", "@SUM(A1)", "-1+1", " =1", "Ana;=1+1", "Ana\n=1+1", "Ana,\t=1", 'Ana";=1', "Ana|=1", "＝1",
            "\t=1", "Ana\r\n@x", "Ana; +1", "\x1b[31m=1"]  # fmt: skip


def cells(text):
    """All that a spreadsheet may take for a cell, whatever it takes for the end of one."""
    found = []
    for separator in "\t;,|":
        for row in csv.reader(text.splitlines(), delimiter=separator):
            found += row
    return found + [part for line in text.splitlines() for part in re.split(r"[\t;,|]", line)]


def formula(part):
    return re.match(r"""[\s"]*([=+@＝＋＠]|[-－](?!\d+$))""", part)


@pytest.mark.parametrize("name", FORMULAS)
def test_no_cell_starts_a_formula_wherever_a_spreadsheet_ends_a_cell(tmp_path, at, said, name):
    taken_in(tmp_path, at, game(said, name, "Ben", game="score_pad", title=name, totals=[-9, -5]))
    with store.Archive(Path(at[1])) as kept:
        table = texts.table(kept.games())
    assert len(table.splitlines()) == 3 and not [part for part in cells(table) if formula(part)]


def test_the_table_of_the_page_has_the_same_cells(page, said):
    for name in [*FORMULAS, "Zoë", "🦊 Fox", 'B, "B"', "\x1b]0;t\x07Ana"]:
        fields = {**game(said, name, "Ben").fields, "arrived": "2026-11-20T20:00:00Z"}
        table = page.tab.evaluate("async (game) => (await import('./archive/plays.js')).table([game])", fields)
        assert not [part for part in cells(table) if formula(part)]
        ours = texts.table([store.Game(1, fields, None)])
        names = [row["player"] for text in (table, ours) for row in csv.DictReader(text.splitlines(), delimiter="\t")]
        assert names[:2] == names[2:]


def excel(data):
    """The cells of a file as Excel opens it by itself: UTF-16 with its mark is split at tabs, in every region."""
    assert data.startswith(b"\xff\xfe")
    return [row for row in csv.reader(data.decode("utf-16").split("\r\n"), delimiter="\t") if row]


# The head of the names in the page's table.
PLAYER = {"en": "player", "de": "Person", "es": "jugador", "fr": "joueur", "it": "giocatore"}
NAMES = ["Zoë", "Ñandú", "Łukasz", "🦊 Fox", 'B, "B"', "A;B"]


def test_the_table_opens_in_excel_with_every_name_in_a_cell_of_its_own(tmp_path, at, said, capsys):
    taken_in(tmp_path, at, game(said, *NAMES))
    assert run(at, "csv", tmp_path / "games.csv") == 0
    head, *rest = excel((tmp_path / "games.csv").read_bytes())
    assert {len(row) for row in rest} == {len(head)} and [row[head.index("player")] for row in rest] == NAMES
    assert "a table that Quipu exported" in told(capsys, at, "read", tmp_path / "games.csv", status=1)


@pytest.mark.parametrize("language", PLAYER)
def test_the_table_of_the_page_opens_in_excel_in_every_language(
    tmp_path, at, chromium, page_address, said, capsys, language
):
    context = chromium.new_context(locale=language)
    page = browser.Page(context, page_address, still=False)
    fields = {**game(said, *NAMES).fields, "arrived": "2026-11-20T20:00:00Z"}
    page.tab.evaluate("async (game) => (await import('./archive/store.js')).put([game])", fields)
    page.tab.reload()
    page.tab.locator("#kept > details > summary").click()
    with page.tab.expect_download() as download:
        page.tab.locator("#kept article button", has_text="CSV").click()
    download.value.save_as(tmp_path / "games.csv")
    head, *rest = excel((tmp_path / "games.csv").read_bytes())
    assert {len(row) for row in rest} == {len(head)} and [row[head.index(PLAYER[language])] for row in rest] == NAMES
    assert "a table that Quipu exported" in told(capsys, at, "read", tmp_path / "games.csv", status=1)
    context.close()


# -- a terminal

HOSTILE = ["\x1b[31mRed", "\x1b]0;t\x07Ana", "\x9b2JBen", "C\rleo", "D\x08an\x7f", "E\u202eva", "F\x1b(Bay\x00"]


@pytest.mark.parametrize("word", [("list",), ("show", 1), pytest.param(("stats",), marks=needs_openskill), ("csv",)])
def test_names_send_nothing_to_the_terminal_but_themselves(tmp_path, at, said, capsys, word):
    taken_in(tmp_path, at, game(said, *HOSTILE, game="score_pad", title="\x1b[2JT"))
    text = told(capsys, at, *word)
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]", text)
    for name in ("Red", "Ana", "Ben", "C leo", "Dan", "Eva", "Fay"):
        assert name in text


def test_a_refusal_and_a_file_name_send_nothing_to_the_terminal_either(at, capsys):
    for words in (("apart", "\x1b[2JAna"), ("read", "/nowhere/\x1b[2J"), ("date", 1, "\x1b[2J")):
        assert "\x1b" not in told(capsys, at, *words, status=1)


class Stream(io.StringIO):
    """The output of a command: a terminal, or a pipe."""

    def __init__(self, terminal):
        super().__init__()
        self.terminal = terminal

    def isatty(self):
        return self.terminal

    def reconfigure(self, **_):
        pass


@pytest.mark.parametrize("terminal", [True, False], ids=["terminal", "pipe"])
def test_progress_shows_plain_titles_on_a_terminal_and_nothing_in_a_pipe(tmp_path, at, said, monkeypatch, terminal):
    pytest.importorskip("matplotlib")
    taken_in(tmp_path, at, game(said, "Ana", "Ben", game="score_pad", title="\x1b[31mRed"))
    moments = itertools.count(0, 10)
    monkeypatch.setattr(archive.time, "monotonic", lambda: float(next(moments)))
    written = Stream(terminal)
    monkeypatch.setattr(archive.sys, "stderr", written)
    assert run(at, "report", tmp_path / "report.html") == 0
    text = written.getvalue()
    assert "\x1b[31m" not in text and ("1 of 1: Red" in text) == terminal
    assert bool(text) == terminal


@pytest.mark.parametrize("name", ["\x1b[31mBids", "Bids\x07", "Bids\x9b2J"])
def test_what_a_score_sheet_says_sends_nothing_to_the_terminal(tmp_path, capsys, name):
    text = f"game = {name}\nplayers = 2\n\nPoints: 0 to 99\n"
    for written in (text, text + f"{name}: 0 to x\n"):
        path = tmp_path / "it.txt"
        path.write_text(written, encoding="utf-8")
        sheet.main([str(path), "--check"])
        made = {"game": "score_sheet", "players": ["Ana", "Ben"], "sheet": written, "turns": []}
        (tmp_path / "it.json").write_text(json.dumps(made), encoding="utf-8")
        replay.main([str(tmp_path / "it.json")])
        shown = "".join(capsys.readouterr())
        assert "it.txt" in shown or "Bids" in shown
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f]", shown)


def test_emoji_and_letters_of_all_languages_stay_as_they_are():
    for name in (*NAMES, "👨‍👩‍👧", "Ωμέγα", "漢字", "אבג"):
        assert plain.plain(name) == name


# -- arguments


@needs_openskill
def test_two_people_at_the_same_table_cannot_be_merged(tmp_path, at, said, capsys):
    taken_in(tmp_path, at, game(said, "Ana", "Anna"), game(said, "Annie", "Ben", number=78))
    assert "Ana and Anna both played game 1" in refused(capsys, at, "same", "Ana", "Anna")
    assert run(at, "same", "Ana", "Annie") == 0
    assert "both played game 1" in refused(capsys, at, "same", "Annie", "Anna")  # now another name of Ana
    assert "Annie" not in told(capsys, at, "stats")


def test_a_game_of_two_people_who_were_merged_before_keeps_them_apart(tmp_path, at, said, capsys):
    taken_in(tmp_path, at, game(said, "Ana", "Ben"), game(said, "Anna", "Ben", number=78))
    assert run(at, "same", "Ana", "Anna") == 0
    taken_in(tmp_path, at, game(said, "Ana", "Anna", number=79))
    assert "Ana* 9, Anna 5" in told(capsys, at, "list")


def test_two_names_of_one_person_at_a_new_table_are_reported_with_the_way_back(tmp_path, at, said, capsys):
    taken_in(tmp_path, at, game(said, "Mia", "Ben"), game(said, "Mimi", "Ben", number=78))
    assert told(capsys, at, "same", "Mia", "Mimi") == "Mia and Mimi are one person now: Mia.\n"
    capsys.readouterr()
    taken_in(tmp_path, at, game(said, "Mia", "Mimi", number=79))
    (warning,) = [line for line in capsys.readouterr().out.splitlines() if "one person" in line]
    assert warning.startswith("Game 3 was played by Mia and Mimi") and "`apart Mimi`" in warning
    taken_in(tmp_path, at, game(said, "Mia", "Ben", number=80))
    assert "one person" not in capsys.readouterr().out
    assert told(capsys, at, "apart", "Mimi") == "Mimi no longer means Mia.\n"
    taken_in(tmp_path, at, game(said, "Mia", "Mimi", number=81))
    assert "one person" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("same", "Ana", ""), "A name is empty"), (("same", "  ", "Ben"), "A name is empty"),
        (("same", "Ana"), "Name two or more"), (("same", "Ana", "Ana"), "Name two or more"),
        (("same", "Ana", "Bem"), "Nobody called Bem has played"), (("apart", ""), "The name is empty"),
        (("apart", "Ana"), "Ana means nobody else"), (("show", 5), "no game 5"),
        (("date", 5, "2026-11-20"), "no game 5"),
        (("read", "missing.jsonl"), "missing.jsonl is missing"), (("restore", "missing.jsonl"), "is missing"),
        (("read", "."), "is a folder"),
        (("backup", "nowhere/all.jsonl"), "nowhere/all.jsonl cannot be written: No such file"),
        (("backup", ""), "The name of the file is empty"), (("backup", " "), "The name of the file is empty"),
        (("csv", ""), "The name of the file is empty"), (("report", ""), "The name of the file is empty"),
        (("recorded", 1, ""), "The name of the file is empty"), (("restore", ""), "The name of the file is empty"),
        (("--file", "", "list"), "The name of the file is empty"),
        (("csv", "nowhere/all.csv"), "cannot be written"), (("recorded", 1, "nowhere/game.json"), "cannot be written"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_in_one_sentence(tmp_path, at, said, capsys, monkeypatch, words, why):
    monkeypatch.chdir(tmp_path)
    recorded = game(said, "Ana", "Ben")
    taken_in(tmp_path, at, said[1] if words[0] == "recorded" else recorded, *said[2:3])
    if words[0] == "read":
        assert why in told(capsys, at, *words, status=1).splitlines()[0]
    else:
        assert why in refused(capsys, at, *words)


@pytest.mark.parametrize("word", [("list",), ("stats",), ("csv",), ("show", 1), ("backup", "x")])
def test_an_archive_that_is_missing_is_reported_and_not_made(tmp_path, capsys, word):
    path = tmp_path / "none.sqlite"
    assert f"{path} is missing" in refused(capsys, ["--file", str(path)], *word) and not path.exists()


def test_while_another_process_writes_the_archive_is_busy_and_list_goes_on(tmp_path, at, said, capsys, monkeypatch):
    taken_in(tmp_path, at, game(said, "Ana", "Ben"), game(said, "Annie", "Ben", number=78))
    monkeypatch.setattr(store, "_WAIT", 0.05)
    other = sqlite3.connect(at[1], isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "Ana* 9" in told(capsys, at, "list")
    for words in (("date", 1, "2026-11-20"), ("same", "Ana", "Annie"), ("apart", "Ana"), ("read", EVENING)):
        assert "is busy: another process is writing" in told(capsys, at, *words, status=1)
    other.execute("ROLLBACK")
    other.execute("BEGIN EXCLUSIVE")
    assert "is busy: another process is writing" in refused(capsys, at, "list")
    other.close()
    assert run(at, "date", 1, "2026-11-20") == 0
    assert run(at, "same", "Ana", "Annie") == 0


def test_the_database_of_another_program_stays_as_it_is(tmp_path, capsys):
    path = tmp_path / "cookies.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE cookies (name TEXT)")
    other.close()
    before = path.read_bytes()
    for word in (("list",), ("read", EVENING)):
        assert "the database of another program" in refused(capsys, ["--file", str(path)], *word)
    assert path.read_bytes() == before


@needs_openskill
def test_an_archive_of_before_is_read(tmp_path, said, capsys):
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as old:  # as version 0.2.0 made it
        old.executescript(
            """
            CREATE TABLE games (
                id INTEGER PRIMARY KEY, key TEXT UNIQUE NOT NULL, kind TEXT NOT NULL, says INTEGER NOT NULL,
                device TEXT NOT NULL, begun INTEGER NOT NULL, number INTEGER NOT NULL, arrived TEXT NOT NULL,
                line BLOB NOT NULL
            );
            CREATE TABLE settings (device TEXT PRIMARY KEY, line BLOB NOT NULL);
            CREATE TABLE same (name TEXT PRIMARY KEY, person TEXT NOT NULL);
            PRAGMA user_version = 1;
            """
        )
        values = ("k", "finished", 31, "07" * 8, 77, 77, "2020-02-03T12:00:00Z", game(said, "Ana", "Ben").raw)
        old.execute("INSERT INTO games VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)", values)
        old.execute("INSERT INTO same VALUES ('Ben', 'Benjamin')")
    old.close()
    assert "2020-02-03" in told(capsys, ["--file", str(path)], "list")
    assert "Benjamin" in told(capsys, ["--file", str(path)], "stats")


def test_a_long_name_that_an_earlier_version_took_in_locks_no_archive(tmp_path, at, said, capsys):
    long = game(said, "Bartholomäus", "Ben", number=78)
    taken_in(tmp_path, at, game(said, "Ana", "Ben"))
    with store.Archive(Path(at[1])) as kept:
        kept.add([long])
    assert "Bartholomäus* 9" in told(capsys, at, "list") and "Bartholomäus" in told(capsys, at, "csv")
    assert run(at, "read", EVENING) == 0 and run(at, "backup", tmp_path / "all.jsonl") == 0
    other = ["--file", str(tmp_path / "other.sqlite")]
    text = told(capsys, other, "read", tmp_path / "all.jsonl")
    assert re.search(r'line \d: players, entry 1: "Bartholomäus" has 12 characters', text) and "2 new games" in text


@pytest.mark.parametrize("error", [ValueError(), OSError(), RuntimeError("  "), sqlite3.OperationalError()])
def test_no_reason_is_empty(error):
    assert files.reason_of(error).strip()


def test_a_game_whose_answers_cannot_be_played_says_why(tmp_path, at, said, capsys):
    for number, name in enumerate(("catan", "", "score_pad"), 1):
        made = base64.b64encode(setup.encode(name, 1, ["Ana", "Ben"])).decode()
        taken_in(tmp_path, at, game(said, "Ana", "Ben", setup=made, answers="AgAF", number=number))
        assert re.search(r"cannot be (played|told as a recorded one): \S", refused(capsys, at, "recorded", number))


# -- the report


def test_the_report_shows_every_name_in_its_pictures(tmp_path, at, said):
    pytest.importorskip("matplotlib")
    names = ["_Ana", "__", "🦊 Fox", "$x$", "C\\D", "Zoë", "漢字"]
    taken_in(tmp_path, at, game(said, *names))
    assert run(at, "report", tmp_path / "report.html") == 0
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    (race,) = [part for part in page.split("<figure") if "Race of game" in part]
    shown = re.findall(r"<text[^>]*>([^<]*)</text>", race)
    assert [text for text in shown if text in names] == names
    met = re.search("id=against>.*?</thead>", page)  # all equally often
    assert met and re.findall("<th>([^<]+)</th>", met[0]) == sorted(names)


def test_the_report_shows_two_players_of_one_name_both(tmp_path, at, said):
    pytest.importorskip("matplotlib")
    with store.Archive(Path(at[1])) as kept:  # as one that was kept by an earlier version
        kept.add([game(said, "Ana", "Ana", race=[[1, 9], [2, 5]])])
    run(at, "report", tmp_path / "report.html")
    (race,) = [part for part in (tmp_path / "report.html").read_text("utf-8").split("<figure") if "Race of" in part]
    assert re.findall(r"<text[^>]*>([^<]*)</text>", race).count("Ana") == 2
