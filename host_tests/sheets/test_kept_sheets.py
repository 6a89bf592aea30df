"""Score sheets that come by cable, on both sides of it, and that leave a device as codes."""

import base64
import contextlib
import re

import pytest
from photographs import READERS
from table import Table
from test_code_sequence import record, shown_to_a_camera
from test_shelf import DICE, DUEL, at_list, begun, recorded, to
from test_store import refusing, sheets_of_2048_bytes
from wires import Wire, device, run

from host.archive import lines, talk
from host.build import sheets as built
from host.device import gallery
from host.device.handheld import Handheld
from host.storage import faults

import archive
import sheet
import words
from flows.titles import normal
from persistence.pairs import unpack
from persistence.region import FREE, READY

CATAN = (built.FOLDER / "catan.txt").read_bytes()
WRONG = "game = Bad\nA: 0 tu 3\n"


def sent(handheld, text, *answers):
    """Send a sheet; the player presses keys once the device asks. Return what it said last, and all screens."""
    wire, screens = Wire(handheld), []

    def asked(said):
        assert said == "Please answer on the device."
        screens.extend("\n".join(Table(handheld).press(keys).lines()) for keys in ("", *answers))

    return talk.send_sheet(wire, text.encode(), asked, wire.clock)["state"], screens


def kept(handheld):
    return [unpack(sheet).decode() for sheet in handheld.app.sheets]


def test_a_sheet_sent_by_cable_is_asked_about_stored_and_played():
    table = Table(device(9))
    state, (question, stored) = sent(table.device, DICE, "down a")
    assert state == "done" and "Save score sheet?" in question and "Dice" in question and "Replaces" not in question
    assert "Saved. To play it" in stored and kept(table.device) == [normal(DICE.encode()).decode()]
    table.press("a").off_and_on()
    assert at_list(table=table).go_to("Dice").says("<key_menu> Menu"), str(table)
    begun(table.press("a")).press("right 3", "a")
    assert "Pips" in str(table) and table.title().endswith("3")
    with pytest.raises(talk.NoTalk, match="leave it for home"):
        sent(table.device, DUEL)
    assert table.device.app.session and len(kept(table.device)) == 1


@pytest.mark.parametrize("keys", ["a", "b", "menu", "down a"], ids=["No", "back", "menu", "the flash fails"])
def test_a_sheet_that_is_not_kept_is_told_to_the_computer(keys):
    table = Table(device(9))
    before = table.pixels()
    if keys == "down a":
        refusing(table)
    with pytest.raises(talk.NoTalk, match="could not store it" if keys == "down a" else "refused on the device"):
        sent(table.device, DICE, keys)
    if keys == "down a":
        assert table.says("Could not save the score sheet")
        table.press("a")
    assert not kept(table.device) and table.pixels() == before


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_is_wrong_with_a_sheet_is_told_on_both_sides_whatever_was_shown(language):
    table = Table(Handheld(gallery.store_for(("finished",), language)))
    table.choose(words.translate("finished_games")).press("a", "right")
    before = table.pixels()
    with pytest.raises(talk.NoTalk, match="cannot use it, line 2: .*0 tu 3"):
        sent(table.device, WRONG)
    said = " ".join(" ".join(line.split()) for line in table.lines())
    assert "2" in said and "0 tu 3" in said
    assert table.press("a").pixels() == before and not kept(table.device)
    with pytest.raises(talk.NoTalk, match="refused"):
        sent(table.device, DICE, "b")
    assert table.pixels() == before


def test_a_sheet_with_the_title_of_a_kept_one_replaces_that_after_asking():
    handheld = device(9)
    sent(handheld, DICE, "down a", "a")
    sent(handheld, DUEL, "down a", "a")
    newer = DICE.replace("9", "8")
    with pytest.raises(talk.NoTalk):
        sent(handheld, newer, "a")
    assert kept(handheld)[0] == normal(DICE.encode()).decode()
    state, (question, *_) = sent(handheld, newer, "down a", "a")
    assert state == "done" and "Replaces the saved one." in question
    assert sorted(kept(handheld)) == sorted(normal(text.encode()).decode() for text in (newer, DUEL))
    assert sent(handheld, newer) == ("nothing", [])


def test_without_room_the_device_asks_which_sheet_to_delete():
    handheld = device(9)
    for large in sheets_of_2048_bytes("by chance"):
        handheld.app.sheets.add(large)
        run(handheld, 3000)
    to(at_list(table=Table(handheld)), "Catan").press("b 2")  # the words of a score sheet stay loaded
    for keys in (("down a", "b"), ("down a", "a", "a", "b")):
        with pytest.raises(talk.NoTalk, match="refused on the device"):
            sent(handheld, CATAN.decode(), *keys)
    assert len(kept(handheld)) == 4
    state, (_, which, sure, *_) = sent(handheld, CATAN.decode(), "down a", "down a", "down a", "a")
    assert state == "done" and "Full: delete which?" in which and "Large 3" in which
    assert "Delete this sheet?" in sure and "Large 1" in sure
    assert sorted(text.split("\n")[0][7:] for text in kept(handheld)) == ["Catan", "Large 0", "Large 2", "Large 3"]
    assert "lost" not in str(Table(handheld).off_and_on())


def begun_to_send(handheld, text, **changed):
    """A computer has sent a sheet, in a line with these changes, and waits; return the last message to it."""
    fields = {"quipu": 1, "kind": "sheet", "device": "", "data": base64.b64encode(text.encode()).decode()}
    handheld.port.coming.extend(b"\nquipu sheet\n" + lines.write(fields | changed) + b"\n")
    return told_later(handheld, 500)


def told_later(handheld, ms):
    run(handheld, ms)
    states = re.findall(rb'"state":"(\w+)"', handheld.port.gone)
    handheld.port.gone[:] = b""
    return states[-1].decode() if states else ""


@pytest.mark.parametrize("over", ["home", "the list", "a sheet's menu"])
@pytest.mark.parametrize("sent_next", [b"\x03", b"quipu sheet\n", b"quipu restore\n"])
def test_a_question_closed_at_the_moment_when_the_computer_stops_leaves_what_is_below(over, sent_next):
    handheld = device(9)
    sent(handheld, DUEL, "down a", "a")
    table = Table(handheld)
    if over != "home":
        at_list(table=table).go_to("Duel")
        table.press(*["menu"] * (over != "the list"))
    before = table.pixels()
    assert begun_to_send(handheld, DICE) == "asking"
    handheld.port.coming.extend(sent_next)
    assert table.press("menu").pixels() == before
    assert told_later(handheld, 500) in ("stopped", "ready") and table.pixels() == before


def test_a_sheet_whose_older_one_could_not_be_deleted_can_be_sent_again(monkeypatch):
    handheld = device(9)
    sent(handheld, DICE, "down a", "a")
    for large in sheets_of_2048_bytes("by chance")[:3]:
        handheld.app.sheets.add(large)
        run(handheld, 3000)
    newer = DICE + "".join(f"L{number * 7919 % 9973}: {number} to {number + 37}\n" for number in range(40))
    remove, sheets = handheld.app.sheets.remove, handheld.app.sheets

    def failing(one):
        raise OSError

    monkeypatch.setattr(sheets, "remove", failing)
    with pytest.raises(talk.NoTalk, match="try again"):
        sent(handheld, newer, "down a")
    assert Table(handheld).says("Could not delete.") and len(kept(handheld)) == 5
    monkeypatch.setattr(sheets, "remove", remove)
    assert sent(handheld, newer, "down a")[0] == "done"
    assert [text for text in kept(handheld) if text.startswith("game = Dice")] == [normal(newer.encode()).decode()]


def test_several_wrong_sheets_need_one_press_and_a_saved_one_leaves_the_setup_below():
    handheld = device(9)
    table = Table(handheld).choose("New game").press("a", "a", "a")
    before = table.pixels()
    for _ in range(3):
        assert begun_to_send(handheld, WRONG) == "wrong"
    assert table.press("a").pixels() == before
    sent(handheld, DICE, "down a", "a")
    assert table.pixels() == before
    at_list(table=table.off_and_on())
    sent(handheld, DUEL, "down a", "a")
    assert "New game" in str(table), "not a list without the new sheet"


@pytest.mark.parametrize("minutes", [4, 6])
def test_a_question_that_nobody_answers_ends_after_five_minutes_and_the_device_sleeps(minutes):
    handheld = device(9)
    before = Table(handheld).pixels()
    assert begun_to_send(handheld, DICE) == "asking"
    state = told_later(handheld, minutes * 60_000)
    assert state == ("" if minutes < 5 else "time")
    if state == "time":
        run(handheld, 600_000)
        assert handheld.app.asleep and Table(handheld).press("a").pixels() == before


@pytest.mark.parametrize("changed", [{"data": ""}, {"kind": "finished"}, {"data": "A" * 9000}])
def test_a_sheet_that_arrives_damaged_is_reported_as_damaged_at_once(changed):
    assert begun_to_send(device(9), DICE, **changed) == "damaged"


def test_a_title_that_two_sheets_have_is_once_among_those_played_most_often(tmp_path):
    handheld = device(9, [recorded(tmp_path, CATAN)])
    sent(handheld, CATAN.decode(), "down a", "a")
    shown = at_list(table=Table(handheld)).lines()
    assert "Catan" in shown[1] and "by cable" in shown[1] and not any("Catan" in line for line in shown[2:])


def test_sheets_with_one_title_in_the_language_shown_replace_each_other():
    handheld = device(9)
    for text in (
        "game = Un / Deux\nlanguages = en, fr\nA: 0 to 9\n",
        "game = Deux / Un\nlanguages = fr, en\nA: 0 to 8\n",
    ):
        _, (question, *_) = sent(handheld, text, "down a", "a")
    assert "Replaces the saved one." in question and len(kept(handheld)) == 1


@pytest.mark.parametrize("bad, fits", [(0, True), (1, True), (5, True), (6, False), (8, False)])
def test_the_question_says_how_many_old_games_a_sheet_replaces_and_complete_ones_never_go(bad, fits):
    handheld = device(9)
    region = handheld.app.region
    unused = [sector for sector in range(16) if region.kind[sector] in (FREE, READY)][:bad]
    region.bad = region._reported = sum(1 << sector for sector in unused)
    for number in range(1, 130):
        faults.add_finished(handheld.app, number)
        faults.idle(handheld.app)
    before, said = faults.whole(handheld.app), 0
    if fits:
        _, (question, _) = sent(handheld, DICE, "down a")
        said = int(re.search(r"(\d+) old games will go\.", question)[1])
    else:
        with pytest.raises(talk.NoTalk, match="no room for score sheets"):
            sent(handheld, DICE, "down a")
        assert Table(handheld).says("No room for score sheets.")
    assert len(kept(handheld)) == fits
    run(handheld, 9000)
    after = faults.whole(handheld.app)
    oldest = min(after)
    assert after == {number: game for number, game in before.items() if number >= oldest}
    assert len(before) - len(after) == said and not any(before[number][3] for number in before if number < oldest)
    assert "lost" not in str(Table(handheld).off_and_on())


def test_a_kept_sheet_is_deleted_from_the_list_after_asking_and_others_cannot_be():
    handheld = device(9)
    sent(handheld, CATAN.decode(), "down a", "a")
    table = at_list(table=Table(handheld))
    rows = handheld.app.screen.rows
    both = [rows.beside(i) for i in range(len(rows)) if rows.title(i) == "Catan"]
    assert sorted(both) == ["", "by cable"], "as in the image, and the kept one"
    row = [i for i in range(len(rows)) if rows.kept(i)][0]
    table.until(lambda: handheld.app.screen.cursor == row, "down", "Catan")
    table.press("menu").choose("Delete", "No")
    assert len(kept(handheld)) == 1
    table.choose("Delete", "Yes")
    assert not kept(handheld) and table.title().startswith("More games")
    table.go_to("Catan").press("menu")
    assert table.lines()[0].startswith("QR 1/"), "only codes"


@READERS
@pytest.mark.parametrize("way", ["the list", "a game"])
def test_codes_carry_a_whole_sheet_to_a_camera(way, tmp_path):
    table = Table(device(9, (), [recorded(tmp_path, CATAN)] * (way == "a game")))
    if way == "a game":
        table.press("a", "menu").choose("Sheet as QR codes")
    else:
        at_list(table=table).go_to("Catan").press("menu")
    seen, count, tag = shown_to_a_camera(table.device, form="3")
    assert len(seen) == count and unpack(record(seen, tag)) == normal(CATAN)
    table.press("menu")
    assert table.title().startswith("Menu" if way == "a game" else "More games")


def test_the_command_sends_a_sheet_that_has_no_mistake(tmp_path, monkeypatch):
    handheld, said = device(9), []
    wire = Wire(handheld)
    monkeypatch.setattr(archive, "connected", lambda options: contextlib.nullcontext(wire))

    def tell(text, file=None):
        said.append(text)
        wire.keys += [1, 4] if "answer on the device" in text else []

    monkeypatch.setattr(sheet, "print", tell, raising=False)
    path = tmp_path / "mine.txt"
    for text, status, told in ((WRONG, 1, "line 2"), (DUEL, 0, "has saved it."), (DUEL, 0, "has this sheet already.")):
        path.write_bytes(text.encode("utf-16"))
        assert sheet.main([str(path), "--send"]) == status and told in said[-1]
    assert kept(handheld) == [normal(DUEL.encode()).decode()]
