"""`quipu dump` and `quipu restore` between a device and a computer at its serial console, from either side."""

import base64
import binascii
import random

import pytest
from table import Table
from wires import Memory, Wire, device, run

from host.archive import lines, talk
from host.device import in_memory
from host.device.handheld import Handheld
from host.paths import GAMES
from host.recorded import transcript

import words
from engine import setup
from engine.history.session import Session
from persistence import region as regions
from persistence import transfer
from persistence.finished import Finished
from persistence.records import OPTIONAL, SECTOR, Reader, mark_of
from persistence.region import GAME, Region
from persistence.saved import CHECKPOINT, LOG, POSITION, SETUP, SUMMARY, UNDONE, Saved
from persistence.settings import Settings
from screens.name import LETTERS

FEW = ["two_1.json", "pad_six_tie_of_three.json", "ages_2015_two.json"]
UNDER_WAY = ["town_two_5x5.json"]


def paths(names):
    return [GAMES / name for name in names]


def dumped(handheld, keys=()):
    wire = Wire(handheld, keys)
    found, wrong = talk.dump(wire, lambda text: None, wire.clock)
    assert not wrong
    return found


def restored(handheld, what, keys=("yes",)):
    """Restore; a person answers at once."""
    wire = Wire(handheld)
    said = []

    def answer(text):
        said.append(text)
        run(handheld, 500)
        wire.keys += {"yes": [1, 4], "no": [4]}[keys[0]]

    end = talk.restore(wire, what, answer, wire.clock)
    return end, said


def restored_if_asked(handheld, what):
    """Restore, and agree to any question. Return the last line."""
    wire = Wire(handheld)
    return talk.restore(wire, what, lambda text: wire.keys.extend([1, 4]), wire.clock)


def pages_of(handheld):
    """All that a device keeps, as it is now."""
    return {number: bytes(page) for number, page in handheld.store.pages.items()}


def sent(handheld, data, ms=500):
    """A computer begins a restore and sends that."""
    handheld.port.coming.extend(b"quipu restore\n")
    run(handheld, 300)
    handheld.port.coming.extend(data)
    run(handheld, ms)


def games_of(found):
    return [line.fields for line in found if line.kind in ("finished", "under_way")]


@pytest.fixture(scope="module")
def full():
    """A device with finished games of several kinds, and one under way."""
    return device(7, paths(FEW), paths(UNDER_WAY))


@pytest.fixture(scope="module")
def said(full):
    """Return its output."""
    return dumped(full)


def test_a_dump_says_who_it_is_its_settings_games_under_way_and_finished_ones_whole(said):
    assert [line.kind for line in said] == ["device", "settings", "under_way", *["finished"] * 3]
    assert {line.fields["device"] for line in said} == {"07" * 8}
    two = said[3].fields
    assert (two["game"], two["players"], two["totals"], two["winners"]) == ("bronze_age", ["Ana", "Ben"], [27, 26], [0])
    assert [row[-1] for row in two["lines"]] == [["score_total", 27], ["score_total", 26]]
    assert [race[-1] for race in two["race"]] == [27, 26] and two["order"] == [0, 1]
    assert said[2].fields["game"] == "roll_into_town"


def test_the_answers_in_a_dump_play_the_game_again(said):
    for line, name in zip(said[3:], FEW, strict=True):
        game = transcript.load(GAMES / name).new_game()
        session = Session(game, base64.b64decode(line.fields["answers"]))
        assert not session.prompt and not session.dropped
        assert [game.total(i) for i in range(game.count)] == line.fields["totals"]
        assert setup.decode(base64.b64decode(line.fields["setup"]))[2] == line.fields["players"]


def test_restored_to_an_empty_device_all_is_as_it_was_and_a_second_time_changes_nothing(full, said):
    new = Handheld(Memory(9))
    end, told = restored(new, said)
    assert end["state"] == "done" and end["taken"] == 4 and "3 finished games, 1 under way" in told[0]
    assert "Copied: 4 of 4" in Table(new).lines()[3].replace("\u2007", " ")
    again = [line for line in dumped(new) if line.kind == "finished"]
    assert again == [line for line in said if line.kind == "finished"]
    before = pages_of(new)
    end, told = restored(new, said)
    assert end["state"] == "nothing" and not told and pages_of(new) == before
    # Home has them, and the game under way continues.
    table = Table(new).press("a")
    table.choose("Roll Into Town")
    assert new.app.session.prompt


def test_a_restored_game_has_the_code_that_it_had(said):
    new = device(9)
    restored(new, said)
    shown = []
    for handheld in (device(7, paths(FEW), paths(UNDER_WAY)), new):
        handheld.app.address = "https://quipu.example/"
        table = Table(handheld).press("b").choose("Finished games")
        shown.append([table.press(*keys, "a", "left").pixels() for keys in ((), ("b 2", "down"), ("b 2", "down"))])
    assert shown[0] == shown[1] and shown[0][0] != shown[0][1] != shown[0][2]


def test_another_devices_games_are_merged_and_keep_where_they_are_from(said):
    other = device(3, paths(["two_2.json"]))
    restored(other, said)
    found = [line.fields for line in dumped(other) if line.kind == "finished"]
    assert [(game["device"][:2], game["number"]) for game in found] == [("03", 1), ("07", 1), ("07", 2), ("07", 3)]
    assert Finished(other.app.region).count() == 4
    assert Finished(other.app.region).numbers() == [4, 3, 2, 1]  # here, the last one first


def test_no_on_the_screen_changes_nothing(said):
    new = device(9)
    before = pages_of(new)
    with pytest.raises(talk.NoTalk, match="refused on the device"):
        restored(new, said, ["no"])
    assert pages_of(new) == before
    assert "New game" in "\n".join(new.lines())


def test_a_game_that_was_restored_under_way_and_finished_is_not_restored_again(full, said):
    new = device(9)
    restored(new, said)
    run(new, 500)
    new.press(4)
    region = new.app.region
    sector = region.sectors(GAME)[0]
    number = region.number[sector]
    begun = [line.fields["begun"] for line in said if line.kind == "under_way"][0]
    assert number == transfer.number_here(b"\7" * 8, begun)
    finished = Finished(region)
    finished.add(region.read(sector).last(SETUP)[0][1:], number, [1, 2], [1])
    region.release(sector)
    assert restored(Handheld(new.store), said, ["no"])[0]["state"] == "nothing"


def test_in_a_game_a_restore_waits_until_home_and_a_dump_does_not(said):
    table = Table(device(9))
    table.new_game("Ana", "Ben").dice("food 3")
    with pytest.raises(talk.NoTalk, match="leave it for home"):
        restored(table.device, said)
    assert table.device.app.session
    assert [line.kind for line in dumped(table.device)] == ["device", "settings", "under_way"]


def test_while_it_says_all_that_the_keys_work(full):
    """B, down, up, a: home, the list of finished games, the first one."""
    store = full.store
    handheld = Handheld(store)
    wire = Wire(handheld)
    handheld.port.room = 40  # a slow one
    wire.write(b"quipu dump\n")
    table = Table(handheld)
    for _ in range(3):
        handheld.port.room = 40
        table.press("down")
    assert table.cursor() in "\n".join(table.lines())
    table.go_to("Finished games").press("a")
    assert handheld.app.cable.busy
    handheld.port.room = -1
    out = b""
    for _ in range(50):
        out += wire.read()
    found, wrong = lines.read(out)
    assert not wrong and [line.kind for line in found][-1] == "end" and len(found) == 7
    assert "Pad" in "\n".join(table.lines()) or "Ages" in "\n".join(table.lines())


def test_a_computer_that_stops_reading_is_given_up_and_costs_no_key_anything(full):
    handheld = Handheld(full.store)
    handheld.port.room = 100
    handheld.port.coming.extend(b"quipu dump\n")
    run(handheld, 200)
    handheld.port.room = 0
    before = handheld.pixels()
    Table(handheld).press("down")
    assert handheld.pixels() != before
    assert handheld.app.cable.busy and not handheld.port.interrupting
    run(handheld, 11000)
    assert not handheld.app.cable.busy and handheld.port.interrupting
    handheld.port.room = -1
    handheld.port.gone[:] = b""
    assert len(dumped(handheld)) == 6  # and the next one is served


JUNK = {
    "half a word": b"quipu du",
    "100 KB": b"x" * 100_000,
    "Ctrl-C": b"\x03",
    "Ctrl-C in a dump": b"quipu dump\n\x03",
    "100 KB in a restore": b"quipu restore\n" + b"y" * 100_000,
    "half a line": b'quipu restore\n{"quipu":1,"kind":"fin',
    "half a sheet": b'quipu sheet\n{"quipu":1,"kind":"sheet","device":"","data":"Z2FtZSA9',
    "a sheet that is a game": b'quipu sheet\n{"quipu":1,"kind":"finished","device":"","data":"Z2Ft"}\n',
    "all bytes": bytes(range(256)) * 40,
    "no text": b"\xff\xfe\n" * 999,
}


@pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK)
def test_whatever_a_computer_sends_no_key_waits_and_nothing_changes(full, junk):
    handheld = Handheld(full.store)
    run(handheld, 500)
    before = pages_of(full)
    handheld.port.coming.extend(junk)
    table = Table(handheld)
    for key in ("down", "up", "down"):
        seen = table.cursor()
        handheld.keys.down(table_key(key))
        handheld.app.step()  # the press itself, at once
        handheld.keys.up(table_key(key))
        handheld.app.step()
        assert table.cursor() != seen
        run(handheld, 300)
    run(handheld, 25000)
    assert pages_of(full) == before
    assert not handheld.app.cable.busy and handheld.port.interrupting
    handheld.port.gone[:] = b""
    assert len(dumped(handheld)) == 6


def table_key(name):
    return in_memory.NAMES.index(name)


def test_other_output_between_the_lines_does_no_harm(said):
    raw = b"SSD1306 found at 0x3C\n".join([line.raw + b"\r\n" for line in said])
    found, wrong = lines.read(b"Adafruit CircuitPython\r\n>>> " + raw)
    assert found == said and not wrong


def cut(full, said, at):
    """A restore onto a new device whose cable is pulled after `at` bytes; the second one is complete."""
    data = lines.with_end(said)
    new = Handheld(Memory(9))
    sent(new, data[:at], 300)
    if at >= len(data):
        new.press(1)
        new.press(4)
        new.port.coming.extend(data[: at - len(data)])
        run(new, 300)
    run(new, 12000)
    assert not new.app.cable.busy
    new.switch_on()
    assert not [line for line in ("damaged", "beschädigt") if line in "\n".join(new.lines())]
    for _ in range(3):  # the language, the end of what was taken before
        if "New game" not in "\n".join(new.lines()) and at >= len(data):
            new.press(4)
    end, _ = restored(new, said)
    assert end["state"] in ("done", "nothing")
    again = [line for line in dumped(new) if line.kind == "finished"]
    assert again == [line for line in said if line.kind == "finished"]
    assert len(new.app.region.sectors(GAME)) == 1


@pytest.mark.parametrize("part", range(8))
def test_a_cable_pulled_at_every_hundredth_byte_loses_nothing_on_either_side(full, said, part):
    before = pages_of(full)
    length = 2 * len(lines.with_end(said))
    for at in list(range(0, length, 100))[part::8]:
        cut(full, said, at)
    assert pages_of(full) == before


@pytest.mark.parametrize("at", range(0, 8000, 400))
def test_a_dump_that_is_cut_off_is_read_as_far_as_it_came(full, said, at):
    out = lines.with_end(said)[:at]
    found, wrong = lines.read(out)
    found = [line for line in found if line.kind != "end"]
    assert found == said[: len(found)] and len(wrong) <= 1


def copies(line, count, whole=True, **changed):
    """Lines of `count` games like one; with their totals alone unless `whole`."""
    head, details = transfer.unpacked(base64.b64decode(line.fields["data"]))
    found = []
    for number in range(1, count + 1):
        data = transfer.packed(head, number, number + 100, bytes(8) + details[8:] if whole else b"")
        found.append(crafted(line, number=number, data=base64.b64encode(data).decode(), **changed))
    return found


def crafted(line, **changed):
    fields = dict(line.fields)
    for key in [key for key, value in changed.items() if value is None]:
        del fields[key]
    fields.update({key: value for key, value in changed.items() if value is not None})
    return lines.Line(fields, lines.write(fields))


@pytest.mark.parametrize(
    "changed",
    [{"data": "AAAA"}, {"data": ""}, {"data": base64.b64encode(bytes(4095)).decode()}, {"device": ""}, {"data": None}],
    ids=["short", "empty", "zeros", "of no device", "none"],
)
def test_a_line_whose_check_is_right_and_whose_data_are_not_is_left_out(said, changed):
    new = device(9)
    before = pages_of(new)
    assert restored_if_asked(new, [crafted(said[3], **changed)])["state"] == "nothing"
    assert pages_of(new) == before


def mutated(chance, data):
    """The bytes with something wrong in them."""
    data = bytearray(data)
    for _ in range(chance.choice((1, 1, 3, 20))):
        at = chance.randrange(len(data) or 1)
        what = chance.randrange(5)
        if what == 0:
            data[at : at + 1] = bytes([chance.randrange(256)])
        elif what == 1:
            data[at : at + chance.randrange(1, 200)] = b""
        elif what == 2:
            data[at:at] = bytes(chance.randrange(256) for _ in range(chance.randrange(30)))
        elif what == 3:
            data[at:at] = data[: chance.randrange(400)]
        else:
            data[at:at] = chance.choice((b"\n", b"\r", b'"', b"{}", b"[" * 300, b'{"quipu":1', b'"data":"', b"9" * 99))
    return bytes(data)


def fuzz(said, seeds):
    """Lines with something wrong in them, their checks now and then put right; a device that takes all it can."""
    good = lines.with_end(said)
    new = device(9)
    for seed in seeds:
        chance = random.Random(seed)
        data = mutated(chance, good)
        if chance.random() < 0.5:  # hostile: right checks
            data = b"\n".join(rightly(raw) for raw in data.split(b"\n")) + b"\n"
        new.port.coming.extend(b"quipu restore\n")
        run(new, 50)
        new.port.coming.extend(data)
        run(new, 200)
        new.press(1)
        if chance.random() < 0.5:
            new.press(4)
            new.port.coming.extend(data)
        else:
            new.press(5)
        run(new, 200)
        new.port.coming.extend(b"\x03\x03")
        run(new, 100)
        new.port.gone[:] = b""
        if new.app.region.sectors(GAME) or Finished(new.app.region).count():
            assert len(dumped(new)) > 1  # and the archive can show every game it took
            new.switch_on()
            run(new, 50)
            new = device(9)


def rightly(raw):
    head, sign, _ = raw.rpartition(lines.SIGN)
    return head + sign + b"%08x" % binascii.crc32(head) + b'"}' if sign else raw


@pytest.mark.parametrize("part", range(4))
def test_damaged_and_hostile_lines_leave_a_device_that_plays_on(said, part):
    fuzz(said, range(part * 25, part * 25 + 25))


@pytest.mark.torture
def test_10000_damaged_and_hostile_dumps(said):
    fuzz(said, range(10_000))


def test_what_has_no_room_is_told_before_it_begins():
    """More games of four sheets each than seven sectors hold: the oldest come with their totals alone."""
    many = copies(dumped(device(5, paths(["town_four_9x9.json"])))[-1], 60)
    new = device(9)
    end, told = restored(new, many)
    assert "60 finished games" in told[0] and "the totals alone have room" in told[0]
    assert end["taken"] == 60 and Finished(new.app.region).count() == 60
    whole = [line for line in dumped(new) if "answers" in line.fields]
    assert len(whole) == 60 - end["totals"] > 5 and whole[-1].fields["number"] == 60
    assert SECTOR * 8 > sum(len(base64.b64decode(line.fields["data"])) for line in whole)


def test_names_with_every_letter_the_keys_can_type_and_eight_players_and_the_largest_totals():
    letters = sorted({letter for row in LETTERS for letter in row if letter.isprintable() and letter.strip()})
    names = ["".join(letters[i : i + 8]) for i in range(0, len(letters), 8)][:8]
    names += ['"\\', "Ève", "Ana"][: 8 - len(names)]
    new = device(4)
    totals = [-99999, 99999, 0, -1, 123456, -123456, 5, 8][: len(names)]
    Finished(new.app.region).add(setup.encode("score_pad:Tarot \u266f", 1, names), 77, totals, [1])
    found = [line.fields for line in dumped(new) if line.kind == "finished"]
    assert found[0]["players"] == names and found[0]["totals"] == totals and found[0]["title"] == "Tarot \u266f"


def test_the_question_on_the_screen_in_every_language(said):
    for language in words.LANGUAGES:
        new = device(9)
        new.app.settings.language = language
        words.use(language)
        sent(new, lines.with_end(said))
        seen = [line.replace("\u2007", " ").strip() for line in new.lines()]
        assert seen[0].replace(" ?", "?") == words.translate("restore_ask").replace("\u00a0", "")
        assert words.translate(("restore_games", 3)).replace("\u00a0", " ") in (seen[1], seen[1].replace(" :", " :"))
        assert words.translate("restore_setup") not in seen
    words.use("en")


def test_a_person_may_think_for_a_minute(said):
    new = device(9)
    wire = Wire(new)

    def answer(text):
        run(new, 60000)
        wire.keys += [1, 4]

    assert talk.restore(wire, said, answer, wire.clock)["state"] == "done"


def test_a_game_that_is_begun_while_the_lines_come_is_not_disturbed(said):
    new = device(9)
    port = new.port
    port.coming.extend(b"quipu restore\n")
    run(new, 300)
    table = Table(new)
    table.new_game("Ana", "Ben").dice("food 3")
    port.gone[:] = b""
    port.coming.extend(lines.with_end(said))
    run(new, 500)
    assert b'"playing"' in port.gone and "cable" not in "\n".join(table.lines())
    assert new.app.session and not new.app.cable.busy


def test_a_game_that_was_set_up_and_begun_is_not_cancelled(said):
    table = Table(device(9)).choose("New game", "Score pad")
    while not table.title().startswith("Round 1"):
        table.press("a")
    table.press("menu").choose("Home", "New game", "More games")
    sent(table.device, lines.with_end(said))
    assert table.title() == "Restore from cable?" and not table.says("Cancels the new game.")


@pytest.mark.parametrize("ends", ["b", "cable"])
@pytest.mark.parametrize(
    "game, presses, title", [("Bronze", 4, "With trading?"), ("Bronze", 1, "Player 1"), ("Through", 4, "Edition?")]
)
def test_a_game_that_is_being_set_up_while_the_lines_come_keeps_its_words(said, game, presses, title, ends):
    table = Table(device(9)).choose("New game", game).press(*["a"] * presses)
    assert table.title().startswith(title)
    sent(table.device, said[2].raw + b"\n")
    table.device.port.coming.extend(lines.with_end(said[2:3]).split(b"\n")[1] + b"\n" if ends == "b" else b"\x03")
    run(table.device, 500)
    if ends == "b":
        assert table.title() == "Restore from cable?" and table.says("Cancels the new game.")
        table.press("b")
    assert table.title().startswith(title)
    for key in ("down", "up", "a", "a", "a", "a"):
        table.press(key)
    assert table.title() != "Quipu"


@pytest.mark.parametrize("closes", ["menu", "a"])
def test_a_restore_that_is_closed_over_the_message_of_continue_leads_home_and_loses_nothing(said, closes):
    table = Table(device(9)).new_game("Ana", "Ben").dice("food 3").press("hold:b").choose("Home")
    region = table.device.app.region
    reader = region.read(region.sectors(GAME)[0])
    while reader.next() and reader.kind != LOG:
        pass
    page, at = divmod(region.sectors(GAME)[0] * SECTOR + reader.begin + 9, table.device.store.PAGE)
    table.device.store.pages[page][at] ^= 1
    table.off_and_on().press("a")
    assert table.says("Damaged entries")
    sent(table.device, lines.with_end(said[2:3]))
    table.press("down", "a")
    run(table.device, 300)
    table.device.port.coming.extend(said[2].raw + b"\n")
    run(table.device, 300)
    table.press(closes, *["a"] * (closes == "a"))
    assert table.title() == "Quipu"
    for _ in range(2):
        assert len(table.device.app.region.sectors(GAME)) == 2 and not table.says("lost")
        table.off_and_on()


def test_a_game_under_way_has_its_place_whatever_comes_before_it(said):
    new = device(9)
    end, told = restored(new, [*copies(said[3], 12), said[2]])
    assert "12 finished games, 1 under way" in told[0] and end["taken"] == 13
    assert len(new.app.region.sectors(GAME)) == 1


@pytest.mark.parametrize("begun", [-1, 2**32, 2**70])
def test_a_number_that_no_game_has_is_left_out(said, begun):
    end = restored_if_asked(device(9), [crafted(said[2], begun=begun)])
    assert end["state"] == "nothing" and end["damaged"] == 1


def test_a_game_under_way_whose_setup_is_none_is_left_out():
    """Its checks are right: its maker had our code."""
    other = device(3)
    journal = other.app.autosave.journal
    journal.start(b"\7no game")
    assert journal.write(b"", b"", (), b"")
    sector = other.app.region.sectors(GAME)[0]
    assert [line.kind for line in dumped(other)] == ["device", "settings"]
    begun, data = other.app.region.number[sector], other.app.region.copied(sector)
    fields = {"quipu": 1, "kind": "under_way", "device": "03" * 8, "begun": begun}
    raw = lines.write({**fields, "data": base64.b64encode(data).decode()})
    end = restored_if_asked(device(9), [lines.Line(fields, raw)])
    assert end["state"] == "nothing" and end["damaged"] == 1


def test_a_game_that_somebody_made_by_hand_hides_none_of_the_others(said):
    other = device(3)
    for names in (["Ana", "Ben"], ["Ana", "x" * 61], ["Cleo", "Ben"]):
        Finished(other.app.region).add(setup.encode("score_pad", 1, names), 77, [1, 2], [1])
    wire = Wire(other)
    found, (wrong,) = talk.dump(wire, lambda text: None, wire.clock)
    assert [game["players"] for game in games_of(found)] == [["Ana", "Ben"], ["Cleo", "Ben"]]
    assert wrong.startswith("A line of the device is left out: players, entry 2: ") and "61 characters" in wrong


def test_a_game_with_a_name_that_no_line_says_is_left_out(said):
    other = device(3)
    Finished(other.app.region).add(setup.encode("score_pad", 1, ["Ana", "x" * 61]), 77, [1, 2], [1])
    head, details = next(transfer.finished(other.app.region))
    data = base64.b64encode(transfer.packed(head, 1, 77, details)).decode()
    new = device(9)
    end, _ = restored(new, [crafted(said[3], number=9, begun=77, data=data), said[4]])
    assert (end["taken"], end["damaged"]) == (1, 1) and len(dumped(new)) == 3


@pytest.mark.parametrize("fresh", [True, False], ids=["a new device", "one in use"])
def test_of_settings_nobody_can_have_typed_the_rest_is_taken(said, fresh):
    settings = Settings(Region(Memory()))
    settings.names = ["", "Zoe", "x" * 10, *["y" * 200] * 9, *[f"n{number}" for number in range(200)]]
    settings.titles = ["z" * 255, "Tarot"]
    hostile = crafted(said[1], data=base64.b64encode(settings.encoded()).decode())
    new = Handheld(Memory(9)) if fresh else device(9)
    assert restored(new, [hostile, said[3]])[0]["state"] == "done"
    told = dumped(new)[1].fields
    assert told["players"][:2] == ["Zoe", "n0"] and sum(len(name) + 1 for name in told["players"]) <= 240
    assert told["titles"] == ["Tarot"]


def test_of_more_games_than_can_ever_have_room_the_last_ones_come(said):
    new = device(9)
    few = {"answers": None, "lines": None, "race": None}
    end, told = restored(new, copies(said[3], 450, whole=False, **few))
    assert "450 finished games" in told[0] and "no room" in told[0] and end["taken"] + end["left"] == 450
    assert dumped(new)[-1].fields["number"] == 450


def remade(line, change, more=()):
    """A line of a game under way with other records: `change(kind, data)` returns the data, or None to leave it out.

    more: kinds and data of records that follow.
    """
    begun = line.fields["begun"]
    data = bytes(16) + base64.b64decode(line.fields["data"])
    data += b"\xff" * (SECTOR - len(data))
    reader = Reader(lambda at, length: data[at : at + length], regions.seed(GAME, begun))
    region = Region(Memory())

    def fill(sector):
        while reader.next():
            record = change(reader.kind & ~OPTIONAL, reader.data)
            if record is not None:
                region.put(sector, reader.kind, record)
        for kind, record in more:
            region.put(sector, kind, record)

    sector = region.write(GAME, begun, fill)
    return crafted(line, data=base64.b64encode(region.copied(sector)).decode())


def log_of(handheld):
    """The answers of the only game under way."""
    region = handheld.app.region
    return Saved(region.read(region.sectors(GAME)[0])).log


def taken(handheld, what):
    """Return the last line of a restore, and the texts of the computer and the screen at each question."""
    wire, told = Wire(handheld), []

    def answer(text):
        told.append((text, "\n".join(handheld.lines())))
        wire.keys.extend([1, 4])

    return talk.restore(wire, what, answer, wire.clock), told


@pytest.mark.parametrize("kind", [LOG, UNDONE, SETUP, POSITION, CHECKPOINT, SUMMARY])
@pytest.mark.parametrize("forged", [b"", b"\0\0\0", b"\x01\xff\xff", bytes(5) + b"\x81\xff\xff"])
def test_a_forged_game_under_way_is_refused_or_can_be_played(said, kind, forged):
    """Check that nothing is stored that the rules forbid, as a game would crash later; the checksums are right."""
    first = [True]

    def change(record, data):
        if kind == POSITION:  # the setup demands one, and each checkpoint may be one
            return b"\1" + data[1:] if record == SETUP else forged if record == CHECKPOINT else data
        return forged if record == kind and first and first.pop() else data

    new = device(9)
    end, _ = taken(new, [remade(said[2], change)])
    assert (end["taken"], end["damaged"]) in ((0, 1), (1, 0))
    table = Table(new).off_and_on()
    if end["taken"]:
        table.press("a", "down", "a", "a", "b", "menu", "menu")
        assert new.app.session and not table.says("another version")


def test_an_undo_of_an_answer_that_is_longer_than_its_record_is_refused(said):
    forged = remade(
        said[2], lambda kind, data: data if kind == SETUP else None, [(LOG, b"\0\0\x09\0\5"), (UNDONE, b"\1")]
    )
    end = restored_if_asked(device(9), [forged])
    assert end["state"] == "nothing" and end["damaged"] == 1


@pytest.mark.parametrize(("length", "taken"), [(24, 1), (25, 0), (200, 0)])
def test_a_title_is_no_longer_than_one_that_a_sheet_may_have(said, length, taken):
    head, details = transfer.unpacked(base64.b64decode(said[3].fields["data"]))
    titled = setup.encode("score_pad:" + "W" * length, 1, head.names, [b"\xff"])
    head.body = head.body[:1] + len(titled).to_bytes(2, "little") + titled + head.body[3 + len(head.setup) :]
    data = base64.b64encode(transfer.packed(head, head.number, head.under_way, details)).decode()
    new = device(9)
    assert restored_if_asked(new, [crafted(said[3], data=data)])["taken"] == taken
    if taken:
        table = Table(new).press("a").choose("Finished games").press("a", "a")
        assert table.choose("Yes").title() == "Quipu", str(table)


def test_a_checkpoint_that_came_along_does_not_decide_how_a_game_stands(said):
    """It may be forged: the answers do. Here the last byte of each checkpoint is another."""
    forged = remade(said[2], lambda kind, data: data[:-1] + bytes((data[-1] ^ 1,)) if kind == CHECKPOINT else data)
    stands = []
    for line in (forged, said[2]):
        new = device(9)
        assert taken(new, [line])[0]["taken"] == 1
        Table(new).press("a").choose("Roll Into Town")
        stands.append((new.app.session.game.save(), log_of(new)))
    assert stands[0] == stands[1]


@pytest.mark.parametrize("missing", [0, 1], ids=["the power failed before the last mark", "an answer is damaged"])
def test_of_a_game_with_a_fault_all_that_is_whole_is_restored_and_the_rest_reported(missing):
    old = device(3)
    Table(old).new_game("Ana", "Ben").dice("workers", "food", "good").go_on()
    sector = old.app.region.sectors(GAME)[0]
    reader = old.app.region.read(sector)
    last = number = 0
    while reader.next():
        if reader.kind == LOG:
            last, number = reader.begin, reader.number
    log = log_of(old)
    at, bits = (last + 9, 1) if missing else mark_of(number)
    page, at = divmod(sector * SECTOR + at, old.store.PAGE)
    old.store.pages[page][at] ^= bits
    old.switch_on()
    wire = Wire(old)
    found, wrong = talk.dump(wire, lambda text: None, wire.clock)
    assert games_of(found)[0].get("missing", 0) == missing == len(wrong)
    new = device(9)
    end, [(text, screen)] = taken(new, found)
    assert end["taken"] == 1 and Table(new).says("Answers missing: 1") == bool(missing)
    assert ("1 damaged answers are missing" in text) == ("Answers missing: 1" in screen) == bool(missing)
    assert log.startswith(log_of(new)) and (log_of(new) == log) == (not missing)


def test_the_clocks_of_the_players_are_restored(said):
    old = device(3)
    old.app.settings.clocks = 1
    old.app.settings.save()
    old.app.apply_settings()
    table = Table(old).new_game("Ana", "Ben")
    run(old, 120_000)
    table.dice("workers", "food", "good").go_on()
    texts = old.app.autosave.clocks.texts()
    old.switch_on()
    new = device(9)
    restored(new, dumped(old))
    new.app.settings.clocks = 1
    new.app.apply_settings()
    Table(new).press("a", "a")
    assert new.app.autosave.clocks.texts() == texts and "2" in texts[0]
