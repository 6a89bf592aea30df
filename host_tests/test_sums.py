"""Sums add up in the order shown: this adds the digits in the picture."""

import random

import pytest
from table import Table, drawn

from host.archive import figures, played, texts
from host.archive.store import Game as Kept
from host.build import sheets as built
from host.device import gallery, reading
from host.device.handheld import Handheld
from host.paths import GAMES
from host.pilot import policies
from host.recorded.transcript import Replay, load

import words
from engine import setup
from engine.game import SUM
from engine.limits import TOTAL
from engine.result import result_of
from flows.game import begin
from flows.known_games import games, kind_of, read_sheet, speak
from persistence.finished import LINES
from persistence.sheets import encode_sheets
from screens.end import EndScreen
from screens.frame import LIST_RIGHT
from screens.sheet import SheetScreen
from screens.table import TableScreen

RECORDED = sorted(path.stem for path in GAMES.glob("*.json") if not path.name.endswith(".result.json"))
SHEETS = sorted(path.stem for path in built.FOLDER.glob("*.txt"))
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hugo"]
MORE = {"\x12", "\x13"}  # arrows at the right edge: rows above, rows below


def number(text):
    """Return the number that some digits on the screen show, or None."""
    digits = text.replace("−", "-").replace("–", "-")
    return int(digits) if digits.lstrip("-").isdigit() and digits.count("-") <= 1 else None


def row_of(line, ends):
    """A line of the screen: its label, and the number that ends at each of these columns."""
    values = [next((number(text) for text, end in line if end == at and number(text) is not None), None) for at in ends]
    left = [text for text, end in line if not (end in ends and number(text) is not None)]
    return " ".join(text for text in left if text not in MORE), values


def joined(rows, view):
    """The rows read so far with those of the next view, which may begin with some of them."""
    for overlap in range(min(len(rows), len(view)), -1, -1):
        if rows[len(rows) - overlap :] == view[:overlap]:
            return rows + view[overlap:]
    raise AssertionError("unreachable")


def adds_up(rows, language):
    """Check that rows (label, values) add up column by column: the last one is the total."""
    subtotal = words.translate("score_subtotal") if words.has("score_subtotal") else ""
    if len(rows) == 1:  # of a pad the total alone: its rounds have a table of their own
        return
    for column in range(len(rows[0][1])):
        above = 0
        for label, values in rows[:-1]:
            if subtotal and len(label) > 3 and subtotal.startswith(label.rstrip(".")):
                assert values[column] == above, (language, label, rows)
            else:
                above += values[column] or 0
        assert rows[-1][1][column] == min(above, TOTAL), (language, rows)  # only by hand do they come to more


def sums_of(table, count):
    """All pages of sums of the end: the rows of each, (label, values)."""
    pages = []
    first = table.pixels()
    for _ in range(60):
        if table.press("right").pixels() == first:
            return pages
        top, *lines = reading.placed(table.pixels())
        names = [(text, end) for text, end in top if text not in ("\x14", "\x15")]
        if not all(any(name.startswith(text.rstrip(".")) for name in words.names) for text, _ in names):
            continue  # the race, the reason
        ends = [LIST_RIGHT]
        if count > 1:  # at the ends of the values in the last line with one for each name
            found = [[end for text, end in line if number(text) is not None][-len(names) :] for line in lines]
            ends = [one for one in found if len(one) == len(names)][-1]
            columns = zip(names, ends, [0, *ends], strict=False)
            assert all(before < end <= at for (_, end), at, before in columns), "each name is above its values"
        values = [row_of(line, ends) for line in lines]
        at = max(i for i, (_, cells) in enumerate(values) if None not in cells)
        rows = values[:at]
        for _ in range(120):
            before = table.pixels()
            if table.press("down").pixels() == before:
                break
            view = [row_of(line, ends) for line in reading.placed(table.pixels())[1 : at + 1]]
            rows = [*rows, view[-1]]
        pages.append([*rows, values[at]])
    raise AssertionError("the pages have no end")


def check_end(game, language):
    """Check what the end of a game shows: sums, and the totals on the winner's page."""
    result = result_of(game)
    table = drawn(EndScreen(result, "go_home", ("standings",)))
    large = [text for text in reading.big(table.pixels()) if text]
    pages = sums_of(table, game.count)
    totals = [total for rows in pages for total in rows[-1][1]]
    assert len(totals) == game.count, (language, pages)
    for rows in pages:
        adds_up(rows, language)
    # Of several winners only as many as there is room for are large; one alone always is.
    assert large or len(result.winners) > 1, str(table)
    assert [number(text) for text in large] == totals[: len(large)], (large, totals)
    return pages


def check_sheets(game, language):
    """Check the page of each player's sheet that has sums."""
    styles = [game.sheet(0, page)[0] for page in range(len(game.SHEET))]
    if SUM not in styles:
        return
    for player in range(game.count):
        table = drawn(SheetScreen(game, player))
        name = words.translate(game.SHEET[styles.index(SUM)])
        for _ in range(400):
            if table.lines()[0].rstrip().endswith(name):
                break
            table.press("down")
        rows = []
        before = None
        while table.lines()[0].rstrip().endswith(name) and table.pixels() != before:  # it may be the only page
            before = table.pixels()
            lines = [line for line in reading.placed(table.pixels())[1:7] if line]
            ends = {end for line in lines for text, end in line if number(text) is not None and end >= 121}
            view = [row_of(line, [max(ends)]) for line in lines]
            view = [one for one in view if one[1][0] is not None]
            rows = joined(rows[:-1], view[:-1]) + view[-1:] if rows else view
            table.press("down")
        adds_up(rows, language)


def finished(name):
    """A recorded game as it ended."""
    transcript = load(GAMES / f"{name}.json")
    replay = Replay(transcript)
    replay.play()
    speak(transcript.game, transcript.sheet)
    words.names = tuple(NAMES[: replay.session.game.count])
    return replay.session.game


def filled(game, packed=b"", most=True):
    """A game of most players on a device whose sheets are as full as they can be, or filled at random."""
    kind = kind_of(game, packed)
    count = kind.PLAYERS[1]
    device = Handheld(gallery.store_for((), words.language))
    begin(device.app, game, NAMES[:count], policies.options(kind, count, random.Random(1)), sheet=packed)
    session = device.app.session
    if most:
        for changed in policies.most_by_hand(session.game):
            session.adjust(*changed)
    else:
        dice = random.Random(7)
        for _ in range(60):
            session.adjust(*policies.adjustment(session.game, dice))
    return session.game


@pytest.mark.parametrize("name", RECORDED)
def test_what_the_end_and_the_sheets_of_a_recorded_game_show_adds_up(name):
    game = finished(name)
    check_end(game, "en")
    check_sheets(game, "en")


FULLEST = [("", name) for name in games()] + [(name, "score_sheet") for name in SHEETS]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(("sheet", "game"), FULLEST)
def test_what_the_fullest_sheets_show_adds_up_in_every_language(sheet, game, language):
    words.use(language)
    packed = b""
    if sheet:
        game, packed = read_sheet((built.FOLDER / f"{sheet}.txt").read_bytes())
    for most in (True, False):
        full = filled(game, packed, most)
        check_end(full, language)
        check_sheets(full, language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_bonuses_stand_before_the_subtotal_as_on_the_printed_sheet(language):
    """Whoever sits first: a bonus of anybody comes before the subtotal."""
    words.use(language)
    for name in ("four_1", "late_three_1"):
        game = finished(name)
        for _ in range(game.count):
            game.players.append(game.players.pop(0))
            for rows in check_end(game, language):
                labels = [label.rstrip(".") for label, _ in rows]
                parts = ("developments", "monuments", "subtotal", "disasters", "total")
                whole = [words.translate("score_" + part) for part in parts]
                places = [
                    next(i for i, label in enumerate(labels) if label and text.startswith(label)) for text in whole
                ]
                bonuses = [i for i, label in enumerate(labels) if label.startswith("+")]
                assert bonuses, labels
                assert places == sorted(places) and places[1] < min(bonuses) <= max(bonuses) < places[2], labels


@pytest.mark.parametrize("name", [name for name in RECORDED if name.startswith("pad_")])
def test_the_rounds_of_a_pad_add_up_to_its_totals(name):
    game = finished(name)
    table = drawn(TableScreen(game))
    seen = set()
    for _ in range(game.count):  # the columns in view follow the player under the cursor
        ends = [end for text, end in reading.placed(table.pixels())[1] if end > 18]
        rounds = {}
        while True:
            before = table.pixels()
            for line in reading.placed(before)[2:6]:
                if line:
                    rounds[int(line[0][0])] = row_of(line[1:], ends)[1]
            if table.press("up").pixels() == before:
                break
        totals = row_of(reading.placed(table.pixels())[6], ends)[1]
        assert totals == [sum(column) for column in zip(*rounds.values(), strict=True)] or not rounds
        seen |= set(totals)
        table.press("right", *["down 20"] * 5)
    assert seen == {game.total(player) for player in range(game.count)}


def kept(name, number=1):
    """A recorded game as the archive has it."""
    line = played.line_of(GAMES / f"{name}.json")
    return Kept(number, {**line.fields, "arrived": "2026-01-02T20:00:00Z"}, line)


EVENING = ("four_1", "four_2", "four_3", "edition_2024_four_1", "four_trading_1")


def test_the_averages_by_line_in_the_statistics_add_up():
    table = Table(Handheld(gallery.store_for((), "en")))
    for name in EVENING:
        game = finished(name)
        result = result_of(game)
        named = setup.encode("bronze_age", 1, NAMES[: game.count])
        lines = [(LINES, encode_sheets(result.sheets))]
        table.device.app.finished.add(named, 0, result.totals, result.winners, lines)
    table.off_and_on().choose("Finished games", "Statistics", "Bronze Age")
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        table.go_to(name).press("a")
        rows = []
        average = None
        while True:
            before = table.pixels()
            for line in table.lines()[1:7]:
                label, _, value = line.replace("<down>", "").replace("<up>", "").strip().rpartition(" ")
                if label.startswith(("· ", "• ")) and (not rows or (label[2:].strip(), [value]) not in rows):
                    rows.append((label[2:].strip(), [value]))
                if label.strip() == "Average":
                    average = value
            if table.press("down").pixels() == before:
                break
        rows = [(label, [round(10 * float(value))]) for label, (value,) in rows]
        assert [label for label, _ in rows][-3:] == ["Subtotal", "Disasters", "Total"]
        adds_up(rows, "en")
        assert rows[-1][1] == [round(10 * float(average))]
        table.press("b")


def test_what_the_archive_shows_of_a_game_adds_up():
    """Each value below its own label: the sheets of players with and without a bonus differ in length."""
    for name in ("four_1", "late_three_1", "edition_2024_three_1"):
        game = kept(name)
        rows = []
        for line in texts.show(game).splitlines():
            cells = [line[30 + at : 30 + at + 10] for at in range(0, len(line) - 30, 10)]
            counts = all(not cell.strip() or number(cell.strip()) is not None for cell in cells)
            if line.startswith("  ") and cells and counts:
                rows.append((line[2:30].strip(), [number(cell.strip()) if cell.strip() else None for cell in cells]))
        assert rows[-1] == ("Total", game.fields["totals"])
        adds_up(rows, "en")


def test_the_averages_by_line_of_the_report_add_up():
    games = [kept(name, number) for number, name in enumerate(EVENING, 1)]
    averages = figures.categories(games)
    names = list(averages[-1][1])
    assert len(names) == 4
    rows = [(label, [round(10 * of[name]) for name in names]) for label, of in averages]
    assert [label for label, _ in rows][-3:] == ["Subtotal", "Disasters", "Total"]
    adds_up(rows, "en")
    for name in names:
        scores = [dict(zip(game.fields["players"], game.fields["totals"], strict=True)) for game in games]
        totals = [of[name] for of in scores if name in of]
        assert averages[-1][1][name] == round(sum(totals) / len(totals), 1)
