"""The region of flash: against a dictionary, whole lives with the power cut anywhere, damage, wear, what fits."""

import binascii
import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from table import Table

from host.device import in_memory
from host.paths import GAMES
from host.pilot import policies
from host.recorded import notation
from host.recorded.telling import log_of
from host.recorded.transcript import Replay, Transcript, parse
from host.storage.faults import FULL, Story
from host.storage.flash import RUNTIMES, SECTOR, TEARS, Nor, store
from host.storage.life import NAMES, Device

from engine import setup
from engine.history.checkpoint import Checkpoint
from engine.history.session import Session
from engine.result import result_of
from flows.game import parts_of
from persistence.changes import changed, difference
from persistence.finished import ANSWERS, LINES, RACE
from persistence.records import FIRST, HEAD, TAIL, Reader, encoded, mark_of, needs
from persistence.region import FINISHED, GAME, READY, SECTORS, Region
from persistence.sheets import decode_race, decode_sheets, encode_race, encode_sheets
from rules import class_of


class Sectors(RuleBasedStateMachine):
    """Sectors of blobs, next to a dictionary; the power goes at any operation of the flash."""

    def __init__(self):
        super().__init__()
        self.nor = Nor(bytes(range(256)) * 256)
        self.region = Region(store("circuitpy", self.nor))
        self.kept = {}

    def act(self, do, after, cut, tear, seed):
        """Do something; or, cut at one of its operations, what was before or is after."""
        self.nor.mark()
        do()
        log = self.nor.log
        assert self.nor.torn(len(log)).cells == self.nor.cells
        if cut is None or not log:
            self.kept = after
            return
        self.nor = self.nor.torn(cut % len(log), tear, random.Random(seed))
        self.start()
        assert self.found() in (self.kept, after)
        self.kept = self.found()

    cuts = {"cut": st.none() | st.integers(0, 99), "tear": st.sampled_from(TEARS), "seed": st.integers(0, 2**32 - 1)}
    number = st.integers(1, 5)
    blob = st.binary(max_size=600)

    @rule(number=number, blobs=st.lists(blob, min_size=1, max_size=3), **cuts)
    def write(self, number, blobs, cut, tear, seed):
        """Write a sector for the first time or again."""

        def fill(sector):
            for data in blobs:
                self.region.put(sector, 7, data)

        def do():
            self.region.write(2, number, fill)

        self.act(do, {**self.kept, number: blobs}, cut, tear, seed)

    @rule(number=number, data=blob, **cuts)
    def add(self, number, data, cut, tear, seed):
        """Add a blob if there is room."""
        sector = self.region.place(2, number)
        if sector >= 0 and self.region.room(sector) >= needs(len(data)):
            after = {**self.kept, number: self.kept[number] + [data]}
            self.act(lambda: self.region.put(sector, 7, data), after, cut, tear, seed)

    @rule(number=number, **cuts)
    def release(self, number, cut, tear, seed):
        """Free a sector."""
        sector = self.region.place(2, number)
        if sector >= 0:
            after = {key: blobs for key, blobs in self.kept.items() if key != number}
            self.act(lambda: self.region.release(sector), after, cut, tear, seed)

    @rule(**cuts)
    def rest(self, cut, tear, seed):
        """Idle."""
        self.act(self.region.work, dict(self.kept), cut, tear, seed)

    @rule()
    def start(self):
        """Switch off and on; rewrite torn sectors, as happens before anything is added."""
        self.region = Region(store("circuitpy", self.nor))
        for sector in self.region.sectors(2):
            reader = self.region.read(sector)
            while reader.next():
                pass
            if not self.region.resume(sector, reader):
                self.region.rewrite(sector)

    def found(self):
        """Return the content of the flash."""
        kept = {}
        for sector in self.region.sectors(2):
            reader = self.region.read(sector)
            blobs = kept.setdefault(self.region.number[sector], [])
            while reader.next():
                blobs.append(reader.data)
        return kept

    @invariant()
    def has_what_was_written(self):
        """All of it, and nothing else."""
        assert self.found() == self.kept


Sectors.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
TestSectors = Sectors.TestCase


@pytest.fixture
def device():
    """A device with a flash that was never used."""
    return Device("circuitpy", Nor())


# -- power cuts (whole games: test_torture.py)


@pytest.fixture(scope="module")
def lived():
    """A device with games under way and finished ones."""
    return Device("micropy", Story("micropy", random.Random(6)).nor.again())


def cuts(nor):
    """Yield what the next start would find, for each operation of the log and each way to tear it."""
    for number in range(len(nor.log)):
        for tear in TEARS:
            yield nor.torn(number, tear, random.Random(number))


def test_a_sector_that_was_erased_halfway_is_erased_again_before_it_is_used():
    device = Device("circuitpy", Nor(b"\x55" * SECTOR * SECTORS))
    device.settings.save()
    device.nor.mark()
    device.region.work()
    assert [len(after) for _, after in device.nor.log] == [SECTOR, 2]
    for tear in TEARS:  # even if it was done, as nothing says so yet
        again = Device("circuitpy", device.nor.torn(0, tear, random.Random(1)))
        again.nor.mark()
        again.region.work()
        assert [len(after) for _, after in again.nor.log] == [SECTOR, 2]
    again = device.again()
    again.region.work()
    assert not again.nor.log, "it says that it is blank"


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_head_that_a_cut_left_unstable_loses_no_game_if_the_next_start_reads_it_differently(lived, runtime):
    device = Device(runtime, Nor(lived.nor.cells))
    kept = device.games()[0]
    device.open(kept)
    device.nor.mark()
    assert device.autosave.compact()
    expected, heads = device.again().state(), 0
    for number, (at, after) in enumerate(device.nor.log):
        place = at // SECTOR * SECTOR + TAIL
        head = after[place - at :] if at <= place < at + len(after) < at + SECTOR else b""
        if not head.startswith(b"Qu"):
            continue
        heads += 1
        for steps in range(12):
            first = Device(runtime, device.nor.torn(number, TEARS[4]))
            for _ in range(steps):
                first.region.work()
            if first.nor.cells[place : place + HEAD] == head:  # not yet wiped
                first.nor.flip(8 * (place + 14) + min(bit for bit in range(8) if not head[14] >> bit & 1))
            second = first.again()
            assert second.state() == expected and not second.complaints(), steps
    assert heads


def test_cut_in_a_first_start_on_another_programs_bytes_nothing_is_told_of_as_damaged():
    device = Device("circuitpy", Nor(random.Random(3).randbytes(SECTOR * SECTORS)))
    device.settings.save()
    device.rest()
    for left in cuts(device.nor):
        assert not Device("circuitpy", left).complaints()


def test_cut_while_everything_is_erased_nothing_is_told_of_as_damaged(lived):
    device = lived.again()
    device.nor.mark()
    device.region.forget()
    for left in cuts(device.nor):
        found = Device("micropy", left)
        assert found.state() and not found.complaints()
    assert set(device.nor.cells) == {0xFF}


def test_cut_while_the_only_game_is_deleted_nothing_is_told_of_as_damaged(device):
    device.settings.save()
    device.finished.add(setup.encode("bronze_age", 1, NAMES[:1]), 0, [1], [0])
    device.rest()
    device.nor.mark()
    device.finished.remove(1)
    for left in cuts(device.nor):
        found = Device("circuitpy", left)
        assert len(found.over()) <= 1 and not found.complaints()


# -- the games under way


@pytest.mark.parametrize("game", notation.games())
def test_a_finished_game_is_kept_whole_and_can_be_played_again(device, game):
    source = random.Random(4)
    session = device.begin(game, 2, source)
    for _ in policies.play(session, source, None, 0.05, 0):
        device.settle()
    assert session.game.over
    device.finish(session)
    device = device.again()
    assert not device.games()
    [number] = device.finished.numbers()
    head = device.finished.head(number)
    assert (number, head.game, tuple(head.names)) == (1, game, NAMES[:2])
    assert head.totals == [session.game.total(0), session.game.total(1)]
    details = device.finished.details(number)
    assert decode_race(details[RACE], 2) == [session.game.race(0), session.game.race(1)]
    lines = [[(row.label, row.value) for row in session.game.score(player)] for player in (0, 1)]
    assert decode_sheets(details[LINES]) == lines
    again = Session(type(session.game)(2, session.game.answers), log_of(details, 2))
    again.read()
    assert not again.dropped and again.game.over and again.game.save() == session.game.save()


def test_twenty_pads_of_eight_over_99_rounds_stay_whole():
    transcript = Transcript(parse((GAMES / "pad_eight_99_rounds.json").read_bytes()))
    session = Session(transcript.new_game())
    replay = Replay(transcript, session)
    for number, unit in enumerate(transcript.units, 1):
        replay.play_unit(number, unit)
    result = result_of(session.game)
    parts = parts_of(session, result)
    device = Device("circuitpy", Nor())
    for number in range(1, 60):
        device.finished.add(transcript.setup(), number, result.totals, result.winners, parts)
        device.rest()
        whole = [kept for kept in device.finished.numbers() if device.finished.details(kept)]
        assert len(whole) >= min(20, number)
        assert log_of(device.finished.details(whole[-1]), 8) == bytes(session.log)
    assert READY in device.region.kind


def test_of_600_games_the_last_21_stay_whole_and_at_least_50_before_them_with_their_totals_without_a_gap(device, quick):
    details = [(RACE, bytes(60)), (LINES, bytes(180)), (ANSWERS, bytes(852))]
    for number in range(1, 601):
        names = [*NAMES[number % 5 :], *NAMES][:4]
        device.finished.add(setup.encode("roll_into_town", 1, names), number, [number, 7, -3, 0], [0], details)
        device.rest()
        assert all(ANSWERS in device.finished.details(kept) for kept in device.finished.numbers()[:21])
        assert device.region.kind.count(READY) >= 4  # for three games, and one in reserve
        count = device.finished.count()
        assert count >= min(71, number)
        assert device.finished.numbers() == list(range(number, number - count, -1))
    device = device.again()
    head = device.finished.head(530)
    assert (head.game, head.names, head.totals) == ("roll_into_town", [*NAMES, *NAMES][:4], [530, 7, -3, 0])
    device.finished.remove(600)
    assert device.finished.numbers()[0] == 599
    device.finished.add(setup.encode("roll_into_town", 1, ["Ana"]), 700, [4], [0])
    assert device.finished.numbers()[0] == 601


def test_what_is_written_anew_is_not_stored_once_more(device):
    session = device.begin("bronze_age", 2)
    for _ in policies.play(session, random.Random(1), 9):
        pass
    assert device.autosave.compact()
    device.settle()
    again = device.again()
    assert again.saved(again.games()[0]).log == bytes(session.log)


def test_saved_positions_leave_the_end_of_a_sector_to_answers(device):
    session = device.begin("bronze_age", 2)
    session.answer(session.prompt.suggestion() or policies.extreme(session.prompt))
    device.settle()
    journal = device.journal
    sector = device.region.place(GAME, journal.number)
    for number in range(200):  # positions that have nothing in common
        journal.put_checkpoint(Checkpoint(number, random.Random(number).randbytes(200)), False)
    assert 256 <= device.region.room(sector) < 512


@pytest.mark.parametrize("back", [255, 256, 400])
def test_a_saved_position_long_after_the_last_question_is_kept_without_it(device, back):
    session = device.begin("roll_into_town", 4)
    for _ in policies.play(session, random.Random(2)):
        if len(session.log) > 450:
            break
    device.settle()
    length = len(session.log)
    device.journal.put_checkpoint(Checkpoint(length, session.game.save(), length - back), True)
    assert not device.journal.failed
    last = device.journal.load(device.games()[0]).checkpoints[-1]
    assert (last.length, last.saved) == (length, session.game.save())
    assert last.asked == (length - back if back < 256 else -1)


@pytest.fixture(scope="module")
def outgrown():
    """A device with a game whose answers have outgrown a sector, its session, and how the game ever stood."""
    device = Device("micropy", Nor())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(class_of("bronze_age"), "ending", lambda _: False)
        session = device.begin("bronze_age", 4)
        stood = set()
        playing = policies.play(session, random.Random(2))
        while not session.based or len(session.log) < 800:
            next(playing)
            session.read()
            device.settle()
            stood.add(bytes(session.game.save()))
            assert not device.journal.unsaved
        yield device, session, stood


def test_a_game_whose_answers_outgrow_a_sector_goes_on_from_a_position_two_rounds_ago(outgrown):
    device, session, _ = outgrown
    again = device.again()
    kept = again.games()[0]
    saved = again.saved(kept)
    assert saved.position and saved.log == bytes(session.log)
    found = again.open(kept)
    found.read()
    assert found.game.save() == session.game.save()
    while found.undo() is not None:
        pass
    assert found.game.round <= session.game.round - 2


# -- damage


def test_a_game_that_begins_at_a_position_survives_damage_to_one_copy_of_it(outgrown):
    device, session, _ = outgrown
    kept = device.again().games()[0]
    position = device.saved(kept).position
    cells = bytes(device.nor.cells[kept.sector * SECTOR : (kept.sector + 1) * SECTOR])
    places = [at for at in range(SECTOR) if cells.startswith(position, at)]
    assert len(places) == 2
    for at in places:
        for place in range(3, len(position), 20):
            damaged = device.again()
            damaged.nor.cells[kept.sector * SECTOR + at + place] ^= 0x11
            saved = damaged.saved(damaged.games()[0])
            assert not saved.lost and saved.log == bytes(session.log)


def test_answers_whose_position_is_damaged_are_reported_and_not_played_from_the_beginning(outgrown):
    device, _, stood = outgrown
    kept = device.again().games()[0]
    position = device.saved(kept).position
    cells = bytes(device.nor.cells)
    for place in range(3, len(position), 20):
        damaged = device.again()
        damaged.nor.cells[:] = cells.replace(position, position[:place] + b"\x11" + position[place + 1 :])
        saved = damaged.saved(kept)
        assert saved.lost and saved.position != position
        assert not saved.log and not saved.checkpoints or bytes(damaged.open(kept).game.save()) in stood


def records(*records):
    """A sector with these records of (kind, data), all of them marked."""
    raw = bytearray(b"\xff" * SECTOR)
    at = FIRST
    places = []
    for number, (kind, data) in enumerate(records, 1):
        record = encoded(kind, number, data, 5)
        raw[at : at + len(record)] = record
        mark, bits = mark_of(number)
        raw[mark] &= ~bits
        places.append(at)
        at += needs(len(data))
    return raw, places


def reader_of(raw):
    """A Reader at the end of a sector, and what it has read."""
    reader = Reader(lambda at, length: raw[at : at + length], 5)
    found = []
    while reader.next():
        found.append(reader.data)
    return reader, found


def test_damage_to_any_record_costs_that_record_alone_and_is_counted():
    source = random.Random(2)
    data = [source.randbytes(source.choice((1, 2, 30, 200))) for _ in range(20)]
    raw, places = records(*[(1, one) for one in data])
    for number, at in enumerate(places):
        for _ in range(20):
            damaged = raw[:]
            for _ in range(source.randint(1, 3)):
                bit = source.randrange(8 * (8 + len(data[number])))
                damaged[at + (bit >> 3)] ^= 1 << (bit & 7)
            if damaged == raw:
                continue
            reader, found = reader_of(damaged)
            assert found == data[:number] + data[number + 1 :] and reader.lost == 1 and not reader.clean


def test_records_that_became_blank_at_the_end_are_counted():
    raw, places = records(*[(1, b"an answer")] * 60)
    for count in (1, 7, 59, 60):
        damaged = raw[:]
        damaged[places[60 - count] :] = b"\xff" * (SECTOR - places[60 - count])
        reader, found = reader_of(damaged)
        assert len(found) == 60 - count and reader.lost == count


def test_marks_that_are_damaged_as_a_whole_hide_nothing():
    raw, places = records(*[(1, b"an answer")] * 60)
    for marks in (b"\xff", b"\x7e"):
        damaged = raw[:]
        damaged[HEAD:FIRST] = marks * (FIRST - HEAD)
        for kept in (50, 0):
            damaged[places[kept] :] = b"\xff" * (SECTOR - places[kept])
            assert reader_of(damaged)[0].lost


@pytest.mark.parametrize("answers", [1, 3])
@pytest.mark.parametrize("kind", [GAME, FINISHED])
def test_a_sector_that_has_only_its_heads_left_is_told_of_once(device, kind, answers):
    session = device.begin("score_pad", 2)
    for _ in range(answers):
        session.answer(policies.extreme(session.prompt))
        device.settle()
    if kind == FINISHED:
        device.finished.add(device.journal.setup, device.journal.number, [1, 2], (1,))
        device.journal.finish()
    device.rest()
    assert not device.again().complaints()
    for sector in device.region.sectors(kind):
        device.nor.cells[SECTOR * sector + HEAD : SECTOR * sector + TAIL] = b"\xff" * (TAIL - HEAD)
    after = device.again()
    assert not after.games() and not after.over() and after.complaints()
    after.rest()
    assert not after.again().complaints() and after.state() == after.again().state()


def test_two_cuts_while_a_game_is_written_anew_in_a_full_region_tell_of_no_loss(quick):
    """The first leaves a torn list; the second meets the rewriting of its copy of the ledger."""
    device = Device("circuitpy", Story("circuitpy", random.Random(1), finished=FULL).nor.again())
    session = device.begin("bronze_age", 2, None, device.games()[-1])
    session.answer(policies.extreme(session.prompt))
    device.settle()
    while device.region.kind.count(READY) != 1:
        device.finished.add(setup.encode("bronze_age", 1, NAMES[:1]), 0, [1], [0], ((LINES, bytes(900)),))
        device.rest()
    device.open(device.games()[0])
    device.nor.mark()
    device.autosave.compact()
    for number in range(len(device.nor.log)):
        first = device.nor.torn(number, 2)
        found = Device("circuitpy", first)
        first.mark()
        found.rest()
        assert not any(Device("circuitpy", second).complaints() for second in (first, *cuts(first)))


def test_a_full_store_keeps_all_details_when_nothing_is_left_of_its_newest_sector(device):
    while len(device.region.sectors(FINISHED)) < device.region.shares()[0] or device.region.open(FINISHED, 999) >= 0:
        device.finished.add(setup.encode("bronze_age", 1, NAMES[:1]), 0, [1], [0], ((LINES, bytes(900)),))
    newest = SECTOR * device.region.sectors(FINISHED)[-1]
    device.nor.cells[newest + HEAD : newest + TAIL] = bytes(TAIL - HEAD)
    after = device.again()
    kept = after.finished.numbers()
    after.rest()
    assert kept and after.finished.numbers() == kept and all(map(after.finished.details, kept))
    assert after.complaints() == ["finished_damaged"]


def test_games_that_go_as_sectors_fail_are_told_of_though_their_number_is_the_new_share(device):
    region = device.region
    region.bad = 0xFE00
    while len(region.sectors(FINISHED)) < 2 or region.open(FINISHED, 999) >= 0:
        device.finished.add(setup.encode("bronze_age", 1, NAMES[:1]), 0, [1], [0], ((LINES, bytes(900)),))
        device.rest()
    kept = device.finished.numbers()
    assert device.complaints() == ["region_worn"] and region.shares() == (3, 0)
    region.bad |= 1 << region.kind.index(READY)
    device.rest()
    assert len(device.finished.numbers()) < len(kept) and "finished_damaged" in device.complaints()


def test_a_torn_last_record_without_a_mark_is_silent():
    raw, places = records((1, b"one"), (1, b"two"), (1, b"three"))
    mark, bits = mark_of(3)
    raw[mark] |= bits
    for size in range(len(b"three") + 8):
        torn = raw[:]
        torn[places[2] + size :] = b"\xff" * (SECTOR - places[2] - size)
        reader, found = reader_of(torn)
        assert found == [b"one", b"two"] and not reader.lost
        torn[mark] &= ~bits
        assert reader_of(torn)[0].lost == 1


def test_one_flipped_bit_where_nothing_is_written_yet_loses_nothing_and_reports_nothing():
    raw, places = records((1, b"one"), (1, b"two"))
    mark, _ = mark_of(3)
    end = places[1] + needs(3)
    for place in [*range(mark, FIRST), *range(end, TAIL)]:
        for bit in range(8):
            raw[place] ^= 1 << bit
            reader, found = reader_of(raw)
            assert found == [b"one", b"two"] and not reader.lost
            raw[place] ^= 1 << bit


def test_a_record_whose_bits_are_unstable_is_read_again():
    raw, places = records((1, b"one"), (1, b"two"), (1, b"three"))
    source = random.Random(1)

    def read(at, length):
        data = raw[at : at + length]
        place = places[1] + 9 - at
        if 0 <= place < length and source.random() < 0.5:
            data[place] ^= 4
        return data

    for _ in range(50):
        reader = Reader(read, 5)
        found = []
        while reader.next():
            found.append(reader.data)
        assert len(found) == 3 and not reader.lost


def test_a_new_game_after_a_restart_is_not_taken_for_the_one_that_was_finished_before(device):
    for _ in range(3):
        device = device.again()
        assert not device.games()
        session = device.begin("bronze_age", 2)
        session.answer(policies.extreme(session.prompt))
        device.settle()
        assert len(device.again().games()) == 1
        number = device.journal.number
        device.finished.add(device.journal.setup, number, [1, 2], (1,))
        assert not device.again().games()  # cut before it is freed
        device.journal.finish()
        device.rest()


def test_numbers_that_somebody_made_as_large_as_they_can_be_stop_nothing():
    nor = Nor()
    head = b"Qu\2\2" + b"\xff" * 8
    nor.cells[5 * SECTOR : 5 * SECTOR + HEAD] = head + binascii.crc32(head).to_bytes(4, "little")
    device = Device("circuitpy", nor)
    for _ in policies.play(device.begin("bronze_age", 2), random.Random(1), 9):
        device.settle()
    games = Device("circuitpy", nor).games()
    assert [kept.other for kept in games] == [False, True]


@pytest.mark.parametrize("size", [0, 1, 300])
def test_changes_make_any_position_of_any_other(size):
    source = random.Random(size)
    for _ in range(50):
        before = source.randbytes(source.randint(0, size))
        after = bytearray(before + bytes(source.randint(0, size)))
        for _ in range(source.randint(0, 9)):
            if after:
                after[source.randrange(len(after))] ^= source.randrange(256)
        assert changed(before, difference(before, bytes(after))) == after


def test_sheets_and_races_come_back_as_they_were():
    sheets = [[("score_total", -99999), (("score_bonus", "commerce"), 0), ("a", 3)], [], [((b"\1\2", 7, ("x", 1)), 64)]]
    assert decode_sheets(encode_sheets(sheets)) == sheets
    races = [[1, -128, 99999], [0, 0, 0]]
    assert decode_race(encode_race(races), 2) == races
    with pytest.raises(IndexError):
        decode_race(encode_race([[100], [200]])[:-1], 2)  # a number that is cut short


# -- as the player meets it


def with_waste():
    """A table whose game was rewritten twice, so that an older copy is due to be erased."""
    table = Table().new_game("Ana", "Ben")
    in_memory.wait(table.device.app, table.device.clock, 1000)
    for _ in range(2):
        table.device.app.autosave.compact()
    return table.device, table.device.store.erases


def assert_an_erase_waits_200_ms(device, erases):
    in_memory.wait(device.app, device.clock, 150)
    assert device.store.erases == erases
    in_memory.wait(device.app, device.clock, 150)
    assert device.store.erases == erases + 1


def test_an_erase_waits_until_no_key_is_down_and_none_was_for_200_ms():
    device, erases = with_waste()
    device.press(2)
    device.keys.down(3)
    in_memory.wait(device.app, device.clock, 600)
    assert device.store.erases == erases
    device.keys.up(3)
    assert_an_erase_waits_200_ms(device, erases)


def test_an_erase_waits_200_ms_after_a_picture_that_took_long():
    device, erases = with_waste()
    show = device.app.display.show

    def slow(canvas):
        device.keys.up(3)  # let go while the picture is made
        device.clock.idle(300)
        return show(canvas)

    device.app.display.show = slow
    device.keys.down(3)
    in_memory.wait(device.app, device.clock, 10)
    device.app.display.show = show
    assert_an_erase_waits_200_ms(device, erases)


def test_no_press_of_a_long_game_waits_for_an_erase(device):
    device.rest()
    erases = sum(device.nor.erases)
    for _ in policies.play(device.begin("bronze_age", 4), random.Random(1), 1500, 0.45):
        device.settle()
        assert sum(device.nor.erases) == erases
        device.rest()
        erases = sum(device.nor.erases)
    assert erases > 16
