"""Faults of the flash as the player meets them: nothing is lost silently, and nothing raises."""

import functools
import os
import random

import pytest
from table import Table
from wires import device as with_games

from host.device import gallery, in_memory
from host.device.handheld import Handheld
from host.paths import GAMES, PROJECT
from host.pilot import policies
from host.runtimes import on_micropython
from host.storage import faults, oracle
from host.storage.flash import DIES, DIES_WITHIN, IDLE, PARTLY, QUARTERS, RAISES, RUNTIMES, Nor, store
from host.storage.life import Device

import words
from engine import setup
from flows.titles import normal
from persistence import transfer
from persistence.finished import Finished
from persistence.kept_sheets import KeptSheets
from persistence.ledger import LEDGER
from persistence.pairs import pack
from persistence.records import FIRST, SECTOR, TAIL
from persistence.region import FINISHED, GAME, KEPT_SHEETS, READY, TOTALS, Region
from persistence.saved import Saved


def rest(table, ms=3000):
    in_memory.wait(table.device.app, table.device.clock, ms)
    return table


def with_settings(runtime="circuitpy"):
    """A device that has its settings and nothing else."""
    device = Device(runtime, Nor())
    device.settings.save()
    return device


def play(device, session, source, *how, idle=False):
    """Play a game by answers from chance and store each before the next one; how: as `policies.play`."""
    for _ in policies.play(session, source, *how):
        device.settle()
        if idle:
            faults.idle(device)


def set_contrast(device, contrast):
    device.settings.contrast = contrast
    device.settings.save()


def played(answers=40):
    """A device with one game, and how it stood after each answer."""
    device = with_settings()
    source = random.Random(3)
    session = device.begin("bronze_age", 2, source)
    stood = []
    for _ in policies.play(session, source, answers):
        device.settle()
        stood.append(bytes(session.game.save()))
    return device, session, stood


def places(device):
    """Where the records of the game's sector begin: a list of (byte of the flash, kind)."""
    sector = device.region.sectors(GAME)[0]
    reader = device.region.read(sector)
    found = []
    while reader.next():
        found.append((sector * SECTOR + reader.begin, reader.kind))
    return found


# -- damage


@pytest.mark.parametrize("bits", [1, 2, 3])
def test_damage_to_any_answer_is_reported_with_how_many_and_the_others_count(bits):
    device, session, stood = played()
    source = random.Random(bits)
    entries = [at for at, kind in places(device) if kind == 1]
    whole = 0
    for at in entries:
        damaged = device.again()
        for bit in source.sample(range(8 * 9), bits):
            damaged.nor.cells[at + (bit >> 3)] ^= 1 << (bit & 7)
        damaged = damaged.again()
        saved = damaged.saved(damaged.games()[0])
        found = bytes(damaged.open(damaged.games()[0]).game.save())
        assert saved.lost >= 1 and found in stood
        whole += found == stood[-1]
    assert whole > len(entries) // 2, "a checkpoint after the damage has all that was answered before"


@pytest.mark.parametrize("under_way", [False, True])
def test_a_finished_game_that_is_damaged_is_reported_with_and_without_a_game_under_way(under_way):
    table = Table(Handheld(gallery.store_for((), "en")))
    if under_way:
        table.new_game("Cleo").dice("food 3").press("hold:b").choose("Home")
    region = table.device.app.region
    gallery.add_finished(table.device.app.finished, "bronze_age", ["Ana", "Ben"], [3, 4])
    at = region.sectors(FINISHED)[-1] * SECTOR
    end = at + FIRST + len(table.device.store.read(at + FIRST, TAIL - FIRST).rstrip(b"\xff"))
    table.device.store.program(end - 12, bytes(16))
    table.off_and_on()
    assert table.says("Finished games were lost")
    rest(table.press("a"))
    assert not table.off_and_on().says("lost")


def test_continue_goes_on_with_a_game_whose_setup_is_damaged_while_home_is_shown():
    table = Table(Handheld(gallery.store_for((), "en")))
    table.new_game("Cleo").dice("food 3").press("hold:b").choose("Home")
    sector = table.device.app.region.sectors(GAME)[0]
    for record in (0, -1):
        flip_in_record(table.device, sector, record)
    assert not Saved(table.device.app.region.read(sector)).setup
    table.choose("Bronze Age").dice("food 3")
    rest(table).off_and_on()
    assert table.cursor() == "Bronze Age"


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_cuts_while_a_game_moves_to_another_sector_and_in_the_erases_after_that_lose_nothing(runtime, quick):
    device = with_settings(runtime)
    source = random.Random(3)
    play(device, device.begin("bronze_age", 2, source), source, 40)
    before = device.state()
    device.nor.mark()
    device.region.rewrite(device.region.sectors(GAME)[0])
    erases = 0
    for number in range(len(device.nor.log)):
        for tear in (2, 4):
            started = Device(runtime, device.nor.torn(number, tear))
            faults.idle(started)
            for again, (_, after) in enumerate(started.nor.log):
                if len(after) == SECTOR:
                    erases += 1
                    for part in QUARTERS:
                        found = Device(runtime, started.nor.torn(again, part))
                        assert found.state() == before and not found.complaints(), (number, tear, part)
    assert erases > len(device.nor.log)


def test_one_flipped_bit_in_blank_flash_after_a_cut_loses_nothing_and_reports_nothing():
    device, session, _ = played(12)
    device.nor.mark()
    set_contrast(device, 10)
    source = random.Random(1)
    for number in range(300):
        left = device.nor.torn(number % len(device.nor.log), -1, source)
        blank = [at for at in range(0, len(left.cells), 7) if left.cells[at] == 0xFF]
        left.flip(8 * source.choice(blank) + source.randrange(8))
        found = Device("circuitpy", left)
        assert not found.complaints()
        saved = found.saved(found.games()[0])
        assert not saved.lost and saved.log == bytes(session.log)


def test_damage_noticed_while_a_finished_game_is_stored_is_reported_though_the_power_fails_then():
    device = with_settings()
    for number in range(1, 4):
        faults.add_finished(device, number)
        faults.idle(device)
    device = device.again()
    assert not device.complaints() and device.finished.count() == 3
    at = device.nor.cells.find((2).to_bytes(4, "little"), device.region.sectors(FINISHED)[0] * SECTOR)
    device.nor.flip(8 * at + 70)
    device.nor.mark()
    faults.add_finished(device, 4)
    for operation in range(len(device.nor.log)):
        left = Device("circuitpy", device.nor.torn(operation))
        assert "finished_damaged" in left.complaints(), operation


# -- sectors that fail


@pytest.mark.parametrize("fails", [RAISES, IDLE, PARTLY])
@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_sector_that_cannot_be_erased_is_left_out_remembered_and_reported_once(runtime, fails):
    device = with_settings(runtime)
    device.rest()
    device.nor.random = random.Random(1)
    device.nor.no_erase[7] = fails
    source = random.Random(2)
    reported = 0
    for _ in range(14):
        session = device.begin("score_pad", 4, source)
        for _ in policies.play(session, source, 150):
            device.settle()
            assert not device.journal.unsaved
        device.finish(session)
        faults.idle(device)
        reported += device.complaints().count("region_worn")
        faults.idle(device)
        device = Device(runtime, device.nor)
        reported += device.complaints().count("region_worn")
    assert device.region.bad == 1 << 7 and reported == 1
    attempts = device.nor.erases[7]
    assert attempts < 12
    for _ in range(5):
        device.autosave.close()
        session = device.begin("score_pad", 4, source)
        play(device, session, source, 100)
        device.finish(session)
        faults.idle(device)
    assert device.nor.erases[7] == attempts


def test_after_a_game_that_could_not_be_deleted_no_answer_of_another_waits_until_the_game_is_written_anew():
    device, _, _ = played()
    device.autosave.close()
    source = random.Random(2)
    session = device.begin("bronze_age", 4, source)
    play(device, session, source, 3)
    number = device.journal.number
    other = next(kept for kept in device.games() if kept.number != number)
    device.nor.no_program = dict.fromkeys(range(16), RAISES)
    assert not device.journal.drop(other) and device.journal.failed
    device.nor.no_program = {}
    faults.idle(device)
    session = device.open(next(kept for kept in device.games() if kept.number == number))
    moved = 0
    for _ in policies.play(session, source, 900, 0.45):
        before = device.region.place(GAME, number)
        device.settle()
        assert device.region.place(GAME, number) == before and not device.journal.failed
        faults.idle(device)
        moved += device.region.place(GAME, number) != before
    assert moved


@pytest.mark.parametrize("bad", [1, 4, 6, 9])
def test_with_fewer_good_sectors_finished_games_go_in_order_the_oldest_first(bad):
    device = with_settings()
    for number in range(1, 121):
        faults.add_finished(device, number)
        faults.idle(device)
    for sector in range(bad):
        device.nor.no_erase[sector] = device.nor.no_program[sector] = RAISES
    last = 120
    for _ in range(200):
        try:
            faults.add_finished(device, last + 1)
            last += 1
        except OSError:
            pass
        faults.idle(device)
        device.complaints()
        numbers = device.finished.numbers()
        assert numbers == list(range(last, last - len(numbers), -1))
    assert last > 300
    assert 16 - bad <= device.region.good() < 16 and len(numbers) >= 3
    assert READY in device.region.kind
    again = device.again()
    assert again.finished.numbers() == numbers


@pytest.mark.parametrize("way", ["replaced", "dropped", "all dropped", "written anew and finished"])
def test_a_game_that_is_gone_stays_gone_though_its_sector_cannot_be_changed_any_more(way):
    device = played()[0] if way == "all dropped" else full()
    oldest = device.games()[-1]
    device.nor.no_program[oldest.sector] = device.nor.no_erase[oldest.sector] = RAISES
    if "dropped" in way:
        assert device.journal.drop(oldest)
    elif way == "replaced":
        in_place_of_the_oldest(device)
        device.finish(device.open(device.games()[0]))
    else:
        session = device.open(oldest)
        assert device.autosave.compact()
        device.finish(session)
    found = {kept.number for kept in device.games()}
    assert oldest.number not in found
    for _ in range(3):
        device = Device("circuitpy", device.nor)
        assert {kept.number for kept in device.games()} == found
        device.settings.contrast ^= 1
        device.settings.save()
        faults.idle(device)


@pytest.mark.parametrize("runtime", RUNTIMES)
@pytest.mark.parametrize("idles", [False, True])
@pytest.mark.parametrize("undone", [0, 3])
@pytest.mark.parametrize("breaks", [DIES, DIES_WITHIN, 20, 0])
def test_a_failure_at_or_after_the_heads_of_the_only_blank_sector_costs_no_change(
    breaks, undone, idles, runtime, monkeypatch
):
    device = Device(runtime, full().nor)
    before = {kept.number for kept in device.games()}
    session = device.open(device.games()[0])
    number = device.journal.number
    device.nor.breaks = breaks
    if not breaks:  # all fails once the heads are there
        monkeypatch.setattr(Region, "_try_list", lambda region: setattr(device.nor, "failing", 30))
    assert not device.autosave.compact()
    monkeypatch.undo()
    told = device.complaints()
    device.nor.failing = 0
    for _ in range(undone):
        session.undo()
        device.settle()
    for _ in range(idles * 2):
        faults.idle(device)
        told += device.complaints()
    assert not device.journal.unsaved and not device.nor.breaks
    found = Device(runtime, device.nor)
    logs = {kept.number: found.saved(kept).log for kept in found.games()}
    assert logs.keys() == before and logs[number] == bytes(session.log)
    assert "lost_game" not in told + found.complaints()


@pytest.mark.parametrize("breaks", [DIES, DIES_WITHIN])
def test_a_new_game_whose_only_blank_sector_dies_at_its_heads_replaces_no_game_that_goes_on(breaks):
    device = full()
    oldest = device.games()[-1]
    device.nor.breaks = breaks
    in_place_of_the_oldest(device)
    assert device.journal.unsaved and "journal_failed" in device.complaints()
    device.autosave.close()
    session = device.open(oldest)
    play(device, session, random.Random(1), 3)
    assert not device.journal.unsaved
    found = Device("circuitpy", device.nor)
    logs = {kept.number: found.saved(kept).log for kept in found.games()}
    assert len(logs) == 3 and logs[oldest.number] == bytes(session.log) and not found.complaints()


def test_flash_that_fails_for_a_while_retires_nothing():
    device = with_settings()
    device.rest()
    source = random.Random(2)
    session = device.begin("score_pad", 4, source)
    for number, _ in enumerate(policies.play(session, source, 300)):
        failing = number // 20 % 2
        device.nor.no_erase = dict.fromkeys(range(16), RAISES) if failing else {}
        device.nor.no_program = dict.fromkeys(range(16), IDLE) if failing else {}
        device.settle()
        faults.idle(device)
        if not failing:
            assert not device.journal.unsaved
    assert not device.region.bad and not device.journal.unsaved


@pytest.mark.parametrize("bad", range(13))
def test_down_to_four_sectors_there_is_room_for_the_settings_and_a_game(bad):
    device = with_settings()
    device.nor.no_erase = dict.fromkeys(range(bad), RAISES)
    source = random.Random(bad)
    for evening in range(4):
        set_contrast(device, (10, 80)[evening % 2])
        games = device.games()
        if games:
            session = device.open(games[0])
        else:
            session = device.begin("roll_into_town", 2, source)
        for _ in policies.play(session, source, 60, 0.2):
            device.settle()
            faults.idle(device)
        assert not device.journal.unsaved and not device.settings.failed
        device = Device("circuitpy", device.nor)
        assert device.settings.contrast == (10, 80)[evening % 2]
        assert device.saved(device.games()[0]).log == bytes(session.log)


def until_all_are_known(device, bad, source, last=True):
    """Have `bad` sectors fail, and finish games until the device knows them all; return the last game."""
    device.settings.save()
    device.nor.no_erase = dict.fromkeys(range(bad), RAISES)
    for number in range(60):
        set_contrast(device, number)
        session = device.begin("score_pad", 2, source)
        play(device, session, source, idle=True)
        if last or number < 59:
            device.finish(session)
            faults.idle(device)
    assert device.region.good() == 16 - bad
    device.complaints()
    return session


@pytest.mark.parametrize("bad", [12, 13])
def test_a_finished_game_goes_where_a_game_under_way_needs_the_last_sector_and_that_is_reported_once(bad):
    device = Device("circuitpy", Nor())
    source = random.Random(bad)
    until_all_are_known(device, bad, source)
    assert device.finished.count() and not device.games()
    session = device.begin("bronze_age", 4, source)
    for _ in policies.play(session, source, 900, 0.45):
        device.settle()
        faults.idle(device)
        assert not device.journal.unsaved and not device.journal.full
    assert not device.finished.count()
    device = device.again()  # the power is cut before home is seen
    assert device.complaints() == ["finished_damaged"]
    faults.idle(device)
    assert not device.again().complaints()


def test_the_last_finished_game_that_goes_without_a_game_under_way_is_reported():
    device = Device("micropy", Nor())
    session = until_all_are_known(device, 13, random.Random(1), last=False)
    device.nor.no_erase.update(dict.fromkeys(device.region.sectors(GAME), RAISES))
    device.finish(session)
    assert device.finished.count()
    faults.idle(device)
    assert not device.finished.count() and not device.games()
    assert "finished_damaged" in device.again().complaints() and "finished_damaged" in device.complaints()


def flip_in_record(device, sector, number):
    """Flip a bit in the data of a record of a sector, counted from its end."""
    reader = device.app.region.read(sector)
    begins = []
    while reader.next():
        begins.append(reader.begin)
    page, at = divmod(sector * SECTOR + begins[number] + 9, device.store.PAGE)
    device.store.pages[page][at] ^= 1


@pytest.mark.parametrize("read", range(5))
def test_each_message_about_losses_comes_again_until_it_was_read(read):
    """Of four at once, `read` are answered before the power fails, long after the work of an idle device is done."""
    messages = ["Finished games were", "Score sheets were", "A saved game was lost", "Settings damaged"]
    device = with_games(1, [GAMES / "two_1.json"], [GAMES / "two_2.json"])
    app = device.app
    app.store = device.store
    app.sheets.add(sheets_of_2048_bytes("as usual")[0])
    for copy in (1, 2):
        flip_in_record(device, app.region.place(LEDGER, copy), -1)
    for kind in (FINISHED, KEPT_SHEETS):
        flip_in_record(device, app.region.sectors(kind)[0], -1)
    device.store.erase(app.region.sectors(GAME)[0])
    table = Table(device).off_and_on()
    told = []
    for start in range(3):
        while table.title() == "Notice":
            told.append((start, table.lines()[1:4]))
            rest(table)
            if start == 0 and len(told) > read:
                break
            table.press("a")
        rest(table).off_and_on()
    lines = ["".join(text) for _, text in told]
    assert len({start for start, _ in told}) == 1 + (read < 4), told
    for message in messages:
        assert any(message in line for line in lines)
    assert len(set(lines)) == 4 and len(lines) == 4 + (read < 4), "those that were read come once"


# -- what fails is a sentence


def refusing(table):
    for what in ("erase", "program"):
        setattr(table.device.store, what, gallery.refuse)
    return table


def test_deleting_a_finished_game_while_the_flash_fails_says_so():
    table = Table(Handheld(gallery.store_for(("finished",), "en")))
    refusing(table).choose("Finished games").press("a", "a").choose("Yes")
    assert table.title() == "Notice" and table.says("Could not delete")
    table.press("a")
    assert table.says("3. Bronze Age"), "it is still there"


def test_a_setting_that_could_not_be_stored_says_so_and_is_stored_later():
    table = Table(Handheld(gallery.store_for((), "en")))
    store = table.device.store
    whole = store.erase, store.program
    refusing(table).choose("Settings", "Brightness").press("up", "a")
    assert table.says("Could not save")
    table.press("a").choose("Brightness").press("up", "a")
    assert table.says("Could not save"), "each change that fails is reported"
    store.erase, store.program = whole
    contrast = table.device.app.settings.contrast
    rest(table.press("a", "b"))
    table.off_and_on()
    assert table.device.app.settings.contrast == contrast


@pytest.mark.parametrize("fails", [1, 2])
@pytest.mark.parametrize("how", [RAISES, IDLE, PARTLY])
def test_a_setting_survives_a_sector_that_fails_and_the_loss_of_the_other_copy_before_any_idle_work(fails, how):
    device = with_settings()
    first, second = (device.region.place(LEDGER, copy) for copy in (fails, 3 - fails))
    device.nor.no_program[first] = how
    set_contrast(device, 42)
    assert not device.settings.failed
    device.nor.cells[second * SECTOR : (second + 1) * SECTOR] = b"\xff" * SECTOR
    assert device.again().settings.contrast == 42


@pytest.mark.parametrize("kind", [GAME, FINISHED, LEDGER])
@pytest.mark.parametrize("what", ["no_erase", "both"])
def test_what_a_dead_sector_has_does_not_come_back_after_everything_was_erased(kind, what):
    device = full()
    sector = device.region.sectors(kind)[0]
    for operation in ("no_erase", "no_program") if what == "both" else ("no_erase",):
        getattr(device.nor, operation)[sector] = RAISES
    faults.works(device.region.forget)
    for left in (device.again(), device.again()):
        assert left.settings.fresh and not left.games() and not left.finished.numbers()
        assert not left.complaints()


def test_each_answer_that_could_not_be_stored_is_reported_though_an_earlier_one_was_stored_while_idle():
    table = Table(Handheld(gallery.store_for((), "en")))
    table.choose("New game").choose("Score pad").press("a 4").choose("Start game").choose("Done")
    store = rest(table).device.store
    whole = store.erase, store.program
    for _ in range(2):
        refusing(table).press("right", "a")
        assert table.says("Could not save")
        store.erase, store.program = whole
        rest(table.press("a", "down", "up"))


@pytest.mark.parametrize("before", [(), ("b",)], ids=["at the winner", "in a turn"])
def test_undo_that_could_not_be_stored_is_reported(before):
    table = Table(gallery.switch_on({"recorded": "two_1.json"}, "en")).press(*before)
    assert refusing(rest(table)).press("b").says("Could not save")


def test_a_finished_game_that_could_not_be_stored_stays_under_way():
    table = Table(gallery.switch_on({"recorded": "two_1.json"}, "en"))
    store = table.device.store
    whole = store.erase, store.program
    refusing(table)
    in_memory.wait(table.device.app, table.device.clock, 1000)
    for _ in range(2):
        for _ in range(4):
            if table.says("Could not save"):
                break
            table.press("hold:a:1000")
        assert table.says("Could not save"), f"each attempt says so\n{table}"
        table.press("a").choose("Bronze Age")
    store.erase, store.program = whole
    table.off_and_on()
    assert table.cursor() == "Bronze Age"


def at_the_end_with_operations(first):
    """A table whose flash fails from an operation on, after A held at the winner; and what makes it work again."""
    table = Table(gallery.switch_on({"recorded": "two_1.json"}, "en"))
    store = rest(table, 1000).device.store
    whole, count = {what: getattr(store, what) for what in ("erase", "program")}, iter(range(1000))

    def limited(change):
        return lambda *args: change(*args) if next(count) < first else gallery.refuse()

    for what, change in whole.items():
        setattr(store, what, limited(change))
    return table.press("hold:a:1000"), lambda: [setattr(store, what, change) for what, change in whole.items()]


@pytest.mark.parametrize("way", ["deleted", "not the last one any more"])
@pytest.mark.parametrize("first", range(8, 12))
def test_a_finished_game_that_a_failing_flash_kept_under_way_never_comes_back(first, way):
    table, works = at_the_end_with_operations(first)
    assert table.says("Could not save")
    table.press("a")
    region = table.device.app.region
    assert region.sectors(GAME) and region.sectors(FINISHED), "the case that is meant"
    if way == "deleted":
        table.choose("Finished games").press("a", "a").choose("Yes")
        assert table.says("Could not delete")
        works()
        table.press("a 3").choose("Yes")
    else:
        works()
        table.choose("New game").choose("Score pad").press("a 4").choose("Start game").choose("Done")
        table.press("right", "a 2").choose("End the game").press("hold:a:1000", "a")
    table.off_and_on()
    assert table.cursor() == ("New game" if way == "deleted" else "Again")


def test_a_game_whose_answers_are_taken_back_after_it_could_not_be_finished_is_still_under_way():
    table = rest(Table(gallery.switch_on({"recorded": "two_1.json"}, "en")))
    app = table.device.app
    add, app.finished.add = app.finished.add, lambda *args: add(*args) or gallery.refuse()
    app.autosave.compact = bool
    app.autosave.journal.unsaved = 1
    table.press("hold:a:1000").choose("No").press("a")
    del app.autosave.compact
    log = len(table.press("b 2").device.app.session.log)
    rest(table).off_and_on()
    assert table.cursor() == "Bronze Age" and len(table.press("a").device.app.session.log) == log


def test_of_two_games_that_could_not_be_saved_before_their_ends_both_are_among_the_finished_ones():
    device = with_settings()
    change = device.nor._change
    for seed in (1, 2):
        device.nor._change = gallery.refuse
        play(device, session := device.begin("score_pad", 2), random.Random(seed))
        device.nor._change = change
        device.finish(session)
    assert len(device.again().finished.numbers()) == 2


@pytest.mark.parametrize("count", [5, 120])
def test_a_press_in_the_list_of_finished_games_reads_only_those_in_view(count, monkeypatch):
    table = Table(Handheld(gallery.store_for((), "en")))
    for number in range(count):
        gallery.add_finished(table.device.app.finished, "bronze_age", ["Ana", "Ben"], [number, 3])
    rest(table.off_and_on()).choose("Finished games")
    reads, read = [], Region.read
    monkeypatch.setattr(Region, "read", lambda region, sector: reads.append(sector) or read(region, sector))
    assert "<crown>" in str(table.press("down")) and len(reads) == 4, "two games are in view, each in two records"


# -- a new device


def test_a_new_device_that_took_in_games_stays_a_new_device_and_keeps_its_number():
    origin = with_games(1, [GAMES / "two_1.json"])
    table = Table(Handheld(in_memory.Store()))
    region = table.device.app.region
    [(head, details)] = transfer.finished(origin.app.region)
    record, more = transfer.received(head, details, 1, origin.app.settings.device)

    def fill(sector):
        region.put(sector, 2, more)
        region.put(sector, 1, record)

    region.write(FINISHED, 0, fill)
    number = table.device.app.settings.device
    assert len(number) == 8
    table.off_and_on()
    assert table.title() == "Language"
    table.choose("English")
    assert table.title() == "Quipu" and table.says("Finished games"), str(table)
    assert table.device.app.settings.device == number


OTHERS = [random.Random(1).randbytes(65536), b"\xeb\x3c\x90MSDOS5.0" + bytes(498) + b"\xf8\xff\xff", b"\0", b"Qp\1\2"]


@pytest.mark.parametrize("ms", [0, 3000])
@pytest.mark.parametrize("cells", OTHERS, ids=["noise", "FAT", "zeros", "version 0.1.0"])
def test_another_programs_bytes_are_a_new_device(cells, ms):
    memory = in_memory.Store()
    memory.program(0, (cells * (65536 // len(cells) + 1))[:65536])
    table = rest(Table(Handheld(memory)), ms)
    table.off_and_on().choose("English")
    assert table.title() == "Quipu" and not table.says("damaged")
    assert rest(table).off_and_on().title() == "Quipu"


def old_region():
    """A region in the format before this one: settings, a game, a finished game."""
    from binascii import crc32

    cells = bytearray(b"\xff" * 65536)
    for sector, kind in enumerate((1, 2, 3)):
        head = b"Qp\1" + bytes((kind,)) + (sector + 1).to_bytes(4, "little") * 2
        head += crc32(head).to_bytes(4, "little")
        cells[sector * SECTOR : sector * SECTOR + 16] = head
        cells[sector * SECTOR + 16 : sector * SECTOR + 60] = bytes(range(0x80, 0x80 + 44))
    for sector in range(3, 16):
        cells[sector * SECTOR : sector * SECTOR + 2] = b"Qp"
    return bytes(cells)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_region_in_the_old_format_is_reported_in_one_line_and_not_read(language):
    memory = in_memory.Store()
    memory.program(0, old_region())
    table = Table(Handheld(memory)).choose(words.translate("language_name_" + language))
    assert table.title() == words.translate("attention")
    told = " ".join(line.replace("<key_a> " + words.translate("go_on"), "").strip() for line in table.lines()[1:])
    assert told.split() == words.translate("region_old").replace("\xa0", " ").split()
    table.press("a")
    assert table.title() == "Quipu" and not table.says("Finished")
    assert rest(table).off_and_on().title() == "Quipu"


# -- names


def test_no_name_is_so_long_that_a_finished_game_cannot_be_shown():
    table = Table(Handheld(gallery.store_for((), "en")))
    finished = table.device.app.finished
    finished.add(setup.encode("bronze_age", 1, ["N" * 48, "W" * 255]), 0, [12, -9], [0])
    table.off_and_on().choose("Finished games").press("a", "left")
    assert table.lines()


def test_a_game_with_a_longer_name_than_can_be_typed_is_not_taken_in():
    origin = with_games(1, [GAMES / "two_1.json"])
    finished = Finished(origin.app.region)
    for name, good in (("♠Maxinder", True), ("Maximinder", False), ("N" * 48, False), ("", False)):
        finished.add(setup.encode("bronze_age", 1, [name, "Ben"]), 0, [12, -9], [0])
        *_, (head, details) = transfer.finished(origin.app.region)
        packed = transfer.packed(head, head.number, 0, details)
        if good:
            assert transfer.unpacked(packed)[0].names[0] == name
        else:
            with pytest.raises(ValueError):
                transfer.unpacked(packed)


# -- the model and the oracle notice what is wrong


def test_a_board_that_has_to_make_ones_of_zeros_erases_the_sector_and_the_firmware_never_asks_for_it():
    nor = Nor()
    flash = store("circuitpy", nor)
    flash.program(100, b"\x0f")
    flash.program(100, b"\xf0")
    assert nor.erases[0] == 1 and nor.cells[100] == 0xF0
    device, _, _ = played()
    for at in (places(device)[-1][0] + 60, TAIL):
        device.nor.cells[at] = 0
    erases = sum(device.nor.erases)
    device = Device("circuitpy", device.nor)
    session = device.open(device.games()[0])
    play(device, session, random.Random(1), 5)
    assert sum(device.nor.erases) <= erases + 1


@pytest.mark.parametrize("kept, tells, nothing", [(Saved, "_break", None), (KeptSheets, "complaints", ())])
def test_a_store_that_loses_an_answer_or_a_sheet_silently_is_noticed(kept, tells, nothing, monkeypatch):
    """One that does not count what is missing."""
    monkeypatch.setattr(kept, tells, lambda *_: nothing)
    trials = faults.Trials(faults.Story("circuitpy", random.Random(4)))
    with pytest.raises(oracle.Lost):
        for _ in range(300):
            trials.start("page zeros", "page noise", play=False)


@pytest.mark.parametrize("faulty", [False, True])
def test_the_time_of_a_start_is_reckoned_from_all_that_it_reads(faulty):
    device, _, _ = played()
    if faulty:  # where records should be, each place that may be one has to be tried
        begin = device.region.sectors(GAME)[0] * SECTOR + 160
        device.nor.cells[begin : begin + 3800] = b"\1\1\x10\0" * 950
    told = oracle.Told()
    device = device.again()
    oracle.look(device, told)
    assert device.nor.bytes_read > 3 * SECTOR, "Region() and Settings() read the heads and both copies of the settings"
    assert (told.slowest > 97) == faulty, told.slowest


def test_a_list_of_sectors_that_is_kept_once_is_noticed(monkeypatch):
    from persistence.ledger import Ledger

    monkeypatch.setattr(Ledger, "_copies", lambda self: (1,))
    trials = faults.Trials(faults.Story("circuitpy", random.Random(4)))
    with pytest.raises(oracle.Lost):
        for _ in range(400):
            trials.start("sector blank", "sector zeros", "sector zeros", play=False)


@functools.cache
def full_cells():
    """A device whose lists are full: three games under way, all sectors of finished games and of totals."""
    device = with_settings()
    source = random.Random(5)
    for _ in range(3):
        play(device, device.begin("score_pad", 4, source), source, 40)
    for number in range(1, 182):
        faults.add_finished(device, number)
        device.rest()
    return bytes(device.nor.cells)


def full():
    device = Device("circuitpy", Nor(full_cells()))
    device.nor.random = random.Random(1)
    device.games()
    faults.idle(device)
    return device


def test_one_sector_is_in_reserve_when_all_is_full():
    device = full()
    used = [device.region.kind.count(kind) for kind in (LEDGER, GAME, FINISHED, TOTALS)]
    assert used == [2, 3, 8, 2] and device.region.kind.count(READY) == 1
    for kept in device.games():  # each can be written anew there
        device.open(kept)
        assert device.autosave.compact()
        device.rest()
        assert device.region.kind.count(READY) == 1


def sheets_of_2048_bytes(text):
    """Four score sheets, packed: as bundled ones are written, or of letters by chance."""
    source = random.Random(7)
    written = b"".join([normal(path.read_bytes()) for path in sorted((PROJECT / "sheets").glob("*.txt"))])
    if text == "by chance":
        written = bytes(source.choices(b"abcdefghijklmnopqrstuvwxyz\n", k=8192))
    return [pack((b"game = Large %d\n" % i + written[2048 * i :])[:2048]) for i in range(4)]


@pytest.mark.parametrize("text", ["as usual", "by chance"])
def test_four_large_sheets_fit_beside_21_finished_games_and_three_under_way(text):
    device = full()
    sheets = sheets_of_2048_bytes(text)
    for sheet in sheets:
        device.sheets.add(sheet)
        faults.idle(device)
    for number in range(182, 192):
        device.finished.close()
        faults.add_finished(device, number)
        faults.idle(device)
        assert sum(bool(details) for *_, details in faults.whole(device).values()) >= 21
    device = device.again()
    assert list(device.sheets) == sheets and len(device.games()) == 3 and device.region.spare()
    assert not device.complaints()


@pytest.mark.parametrize("change", ["the first", "kept", "replaced", "deleted"])
def test_the_power_may_fail_while_a_sheet_is_kept_replaced_or_deleted_though_all_is_full(change):
    device = full()
    *sheets, new = sheets_of_2048_bytes("by chance")
    for sheet in sheets if change != "the first" else ():
        device.sheets.add(sheet)
        faults.idle(device)
    before, games = frozenset(device.sheets), device.finished.count()
    device.nor.mark()
    if change == "deleted":
        device.sheets.remove(sheets[0])
    else:  # the one replaced is in another sector
        device.sheets.add(new, sheets[:1] if change == "replaced" else ())
    after = frozenset(device.sheets)
    device.finished.close()
    assert (device.finished.count() < games) == (change == "the first")
    left = [Device("circuitpy", device.nor.torn(operation)) for operation in range(len(device.nor.log) + 1)]
    found = {frozenset(one.sheets) for one in left}
    assert {before, after} <= found <= {before, after, before | after}
    for one in left:
        assert not one.complaints()
        faults.idle(one)
        assert not one.complaints(), "what makes room for a sheet is not damaged"
        assert one.finished.count() in (games, device.finished.count())


def test_totals_that_give_way_to_a_sheet_when_every_sector_of_finished_games_is_full_are_not_damage():
    device = full()
    sheet = sheets_of_2048_bytes("by chance")[0]
    for number in range(182, 262):
        faults.add_finished(device, number)
        with_sheet = device.again()
        with_sheet.sheets.add(sheet)
        faults.idle(with_sheet)
        assert not with_sheet.complaints(), number
        faults.idle(device)


def test_a_sheet_that_is_damaged_is_reported_once_and_its_sector_is_repaired_while_idle():
    handheld = with_games(9)
    for sheet in sheets_of_2048_bytes("as usual")[:2]:
        handheld.app.sheets.add(sheet)
    flip_in_record(handheld, handheld.app.region.sectors(KEPT_SHEETS)[0], 0)
    table = Table(handheld).off_and_on()
    assert table.says("Score sheets were lost")
    rest(table.press("a"))
    assert len(list(table.device.app.sheets)) == 1 and not table.off_and_on().says("lost")


def in_place_of_the_oldest(device, answers=1):
    """A new game takes the place of the one that was played longest ago."""
    source = random.Random(2)
    instead = device.games()[-1] if len(device.games()) >= 3 else None
    session = device.begin("score_pad", 2, source, instead)
    play(device, session, source, answers)
    return session


def test_the_power_may_fail_while_a_new_game_takes_the_place_of_an_old_one_though_all_is_full():
    device = full()
    before = {kept.number for kept in device.games()}
    over = device.finished.numbers()
    device.nor.mark()
    in_place_of_the_oldest(device)
    after = {kept.number for kept in device.games()}
    assert before != after
    for operation in range(len(device.nor.log)):
        left = Device("circuitpy", device.nor.torn(operation))
        found = {kept.number for kept in left.games()}
        assert found in (before, after) and not left.complaints()
        faults.idle(left)
        assert left.finished.numbers() == over and READY in left.region.kind
        again = left.again()
        assert {kept.number for kept in again.games()} == found
        in_place_of_the_oldest(again)
        assert not again.journal.unsaved and len(again.games()) == 3


@pytest.mark.parametrize("fails", [RAISES, IDLE])
@pytest.mark.parametrize("what", ["erase", "program", "both"])
def test_any_one_sector_may_fail_though_all_is_full(what, fails):
    for sector in range(16):
        device = full()
        finished = device.finished.numbers()
        last = finished[0]
        deleted = set()
        if what != "program":
            device.nor.no_erase[sector] = fails
        if what != "erase":
            device.nor.no_program[sector] = fails
        told = []
        for evening in range(8):
            in_place_of_the_oldest(device, 6)
            unsaved = device.journal.unsaved
            told += device.complaints()
            assert not unsaved or "journal_failed" in told
            faults.idle(device)
            device.autosave.close()
            set_contrast(device, evening)
            if evening > 2:
                assert not unsaved and not device.settings.failed
                last += 1
                faults.add_finished(device, last)
                faults.idle(device)
                deleted.add(device.finished.numbers()[1])
                device.finished.remove(device.finished.numbers()[1])
                faults.idle(device)
                assert READY in device.region.kind and device.finished.numbers()[0] == last
            device = Device("circuitpy", device.nor)
            assert len(device.games()) == 3
        assert not {"lost_game", "settings_damaged"} & set(told)
        left = device.finished.numbers()
        assert max(set(finished) - set(left) - deleted, default=0) < min(left), "the oldest ones alone make room"


def test_more_games_than_places_leave_a_sector_in_reserve():
    """As where sectors failed, or where another firmware was used in between."""
    device = full()
    device.region.release(device.region.sectors(FINISHED)[0])
    source = random.Random(2)
    play(device, device.begin("score_pad", 2, source), source, 3)
    device.region.write(FINISHED, 0, lambda new: None)
    assert READY not in device.region.kind
    device = device.again()
    assert len(device.games()) == 4
    faults.idle(device)
    assert len(device.games()) == 4 and READY in device.region.kind
    device.finished.remove(device.finished.numbers()[0])


def test_deleting_a_finished_game_makes_the_room_that_it_needs():
    device = full()
    newest = device.finished.numbers()
    device.region.write(TOTALS, 0, lambda new: None)
    assert READY not in device.region.kind
    device.finished.remove(newest[1])
    found = device.finished.numbers()
    assert newest[1] not in found and found[:2] == [newest[0], newest[2]]


def test_the_power_may_fail_while_the_oldest_finished_games_move():
    device = full()
    last = device.finished.numbers()[0]
    moved = 0
    for number in range(last + 1, last + 31):
        faults.add_finished(device, number)
        device.nor.mark()
        faults.idle(device)
        expected = device.finished.numbers()
        log = len(device.nor.log)
        moved += log >= 10
        for operation in range(log) if log >= 10 else ():
            left = Device("circuitpy", device.nor.torn(operation))
            faults.idle(left)
            assert left.finished.numbers() == expected, (number, operation)
            assert sum(left.finished.played().values()) == len(expected), "none is there twice"
    assert moved


@functools.cache
def before_the_oldest_go():
    """The flash when a game was just finished, and the numbers that idle work is about to drop, in order."""
    device = full()
    for number in range(device.finished.numbers()[0] + 1, 400):
        faults.add_finished(device, number)
        cells = bytes(device.nor.cells)
        before = device.finished.numbers()
        faults.idle(device)
        gone = sorted(set(before) - set(device.finished.numbers()))
        if len(gone) > 1:
            return cells, gone
    raise AssertionError("nothing ever goes")


# Keys from the list of finished games with the cursor on the oldest one; keys after idle work, and what they lead to.
WHILE_GAMES_GO = {
    "the list is open": ((), ("a",), "This game is no longer stored"),
    "it is looked at": (("a",), ("right", "left"), "{}"),  # the winner's total
    "its deletion is asked about": (("a", "a", "down"), ("a",), "This game is no longer stored"),
    "the statistics are open": (("down", "a"), ("a", "a"), "Games"),
}


@pytest.mark.parametrize("way", WHILE_GAMES_GO)
def test_a_finished_game_that_goes_while_players_look_at_it_is_never_taken_for_another_one(way):
    cells, gone = before_the_oldest_go()
    there, then, says = WHILE_GAMES_GO[way]
    nor = Nor(cells)
    table = Table(Handheld(store("circuitpy", nor)))
    table.choose("Finished games").press("up", "up", *there)
    assert Device("circuitpy", nor.again()).finished.numbers()[-1] == gone[0], "nothing has gone yet"
    rest(table)
    left = Device("circuitpy", nor.again()).finished.numbers()
    assert not set(gone) & set(left)
    table.press(*then)
    says = says.format(gone[0])
    assert table.says(says) or table.big() == says, str(table)
    rest(table.press("b", "b"))
    assert Device("circuitpy", nor.again()).finished.numbers() == left, "the players have deleted none"


def test_a_finished_game_is_gone_once_deleted_though_a_power_cut_left_its_totals_in_two_places(quick):
    device = full()
    device.nor.mark()
    for number in range(182, 185):  # the totals of the oldest complete games are copied, then the games released
        faults.add_finished(device, number)
        faults.idle(device)
    for operation in range(len(device.nor.log)):
        left = Device("micropy", device.nor.torn(operation))
        number = next(n for n in reversed(left.finished.numbers()) if left.finished.details(n))
        left.finished.remove(number)
        assert number not in left.again().finished.numbers(), operation


@pytest.mark.parametrize("operations", [1, 1000])
@pytest.mark.parametrize("first", range(9))
def test_a_finished_game_is_stored_once_though_operations_fail_and_is_gone_once_deleted(first, operations):
    device = with_settings()
    faults.add_finished(device, 1)
    session = device.begin("score_pad", 2)
    play(device, session, random.Random(1), 3)
    change, count = device.nor._change, iter(range(2000))

    def fails(at, after):
        if first <= next(count) < first + operations:
            raise OSError(5)
        change(at, after)

    device.nor._change = fails
    device.finish(session)
    device.nor._change = change
    if device.journal.failed:
        device.finish(session)
    assert sum(device.finished.played().values()) == 2 and not device.games()
    faults.idle(device)
    device.finished.remove(device.finished.numbers()[0])
    device = device.again()
    assert device.finished.numbers() == [1] and not device.games() and not device.complaints()


def test_without_the_ledger_no_game_gets_the_number_of_a_finished_one():
    device = with_settings()
    for under_way in (50, 3):
        device.finished.add(setup.encode("bronze_age", 1, ["Ana"]), under_way, [1], [0])
    for copy in (1, 2):
        device.nor.erase(device.region.place(LEDGER, copy))
    device = device.again()
    assert device.complaints() == ["settings_damaged"]
    device.games()
    session = device.begin("score_pad", 2)
    play(device, session, random.Random(1), 3)
    assert device.journal.number > 50
    device.finished.remove(2)
    assert device.games()


def test_without_the_ledger_a_game_with_one_damaged_head_is_there():
    device = with_settings()
    play(device, device.begin("score_pad", 2), random.Random(1), 3)
    for copy in (1, 2):
        device.nor.erase(device.region.place(LEDGER, copy))
    device.nor.program(device.region.sectors(GAME)[0] * SECTOR, bytes(8))
    device = device.again()
    assert len(device.games()) == 1 and device.complaints() == ["settings_damaged"]


@pytest.mark.parametrize("off", ["", "before", "after"])
@pytest.mark.parametrize("bad", [0, 0xFC00], ids=["totals", "complete ones"])
def test_finished_games_that_go_because_a_sector_was_retired_are_reported_though_the_device_is_switched_off(bad, off):
    device = with_settings()
    region = device.region
    region.bad = region._reported = region.settled = bad
    region._list()
    most, totals = region.shares()
    sectors = region.sectors
    while len(sectors(FINISHED)) < most - 1 or region.open(FINISHED, 1310) >= 0 or len(sectors(TOTALS)) < totals:
        faults.add_finished(device, device.finished.count() + 1)
        faults.idle(device)
    device.finished.close()
    before = device.finished.count()
    region.bad |= 1 << region.kind.index(READY)
    region._list()
    told = device.complaints() if off == "after" else []
    region._try_list()
    if off:
        device = device.again()
    told += device.complaints()
    faults.idle(device)
    assert device.finished.count() < before
    assert "finished_damaged" in told + device.complaints()


def test_complete_games_that_go_with_the_totals_because_a_sector_died_are_reported(quick):
    device = full()
    device.sheets.add(random.Random(1).randbytes(2000))
    device.rest()
    faults.add_finished(device, 182)
    device.rest()
    device.nor.no_program[device.region.sectors(FINISHED)[-1]] = RAISES
    count = [device.finished.count()]

    def compare():
        count.append(device.finished.count())
        assert count[-1] == count[-2] or "finished_damaged" in device.complaints()

    faults.add_finished(device, 183)
    count[0] += 1
    faults.idle(device, compare)
    assert count[-1] < count[0] and not device.region.sectors(TOTALS)


def test_totals_that_go_because_a_sector_was_retired_are_reported_however_many_there_are(quick):
    device = full()
    device.sheets.add(random.Random(1).randbytes(2000))
    lost = 0
    for number in range(182, 260):
        faults.add_finished(device, number)
        left = device.again()
        left.region.bad = 1 << left.region._blank()[0]
        faults.idle(left)
        gone = left.finished.count() < device.finished.count()
        assert not gone or "finished_damaged" in left.complaints(), number
        lost += gone
        device.rest()
    assert lost


@pytest.mark.parametrize("bits", [3, 5, 8])
def test_unstable_bits_never_remove_a_finished_game_silently(bits):
    device = with_settings()
    for number in (1, 2):
        faults.add_finished(device, number)
    device.rest()
    first = device.region.sectors(FINISHED)[0] * SECTOR
    for seed in range(150):
        source = random.Random(seed)
        worn = device.nor.again()
        worn.random = source
        at = 8 * (first + source.randrange(160, 1200))
        worn.unstable.update(at + 8 * bit for bit in range(bits))
        trial = Device("circuitpy", worn)
        told = []
        for _ in range(2):
            told += trial.complaints()
            trial.finished.count()
            trial.finished.close()
            faults.idle(trial)
        told += trial.complaints()
        trial = trial.again()
        told += trial.complaints()
        assert "finished_damaged" in told or faults.whole(trial) == faults.whole(device), seed


@pytest.mark.parametrize(
    "data", [b"", b"\0\0", bytes(7), bytes(9), b"\0\0\0\0\xff\xff\xff\0", bytes(4) + b"\0\0\x81\0"]
)
def test_a_list_of_sectors_that_cannot_be_one_counts_as_damage(data):
    device, session, _ = played(5)
    for copy in (1, 2):
        sector = device.region.place(LEDGER, copy)
        device.region.put(sector, 3, (1 << 20).to_bytes(4, "little") + data)
    device = device.again()
    assert device.complaints()
    assert device.saved(device.games()[0]).log == bytes(session.log)
    set_contrast(device, 10)
    faults.idle(device)
    again = device.again()
    assert not again.complaints() and again.settings.contrast == 10
    in_place_of_the_oldest(again)
    assert len(again.again().games()) == 2


@pytest.mark.skipif(bool(on_micropython.available()), reason=on_micropython.available())
def test_a_32_bit_micropython_makes_the_same_of_damaged_regions():
    source = random.Random(8)
    story = faults.Story("micropy", source)
    cells = bytes(story.nor.cells)
    starts = []
    for number in range(60):
        nor = Nor(cells)
        kinds = [kind for kind in faults.FAULTS if kind not in ("cut", "unstable", "no erase", "no program", "no head")]
        for _ in range(1 + number % 2):
            faults.FAULTS[source.choice(kinds)](nor, source)
        differ = [at for at in range(0, len(cells), 64) if nor.cells[at : at + 64] != cells[at : at + 64]]
        starts.append([(at, bytes(nor.cells[at : at + 64]).hex()) for at in differ])
    data = {"cells": cells.hex(), "starts": starts}
    script = os.path.join(on_micropython.SCRIPTS, "store.py")
    rows = on_micropython.run_wasm(script, data, heap=4_000_000)["rows"]
    assert len(rows) == 60 and rows == on_micropython.run_here(script, data)["rows"]
