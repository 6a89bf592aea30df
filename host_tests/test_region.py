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
from host.recorded.transcript import Replay, Transcript, parse
from host.storage.damage import read
from host.storage.flash import ANY_BITS, SECTOR, TEARS, Nor, store
from host.storage.life import NAMES, Device, Life

from flows.game import parts_of
from persistence.changes import changed, difference
from persistence.finished import ANSWERS, LINES, RACE
from persistence.records import LOG, PIECE, Reader, repair
from persistence.region import GAME, HEAD, READY, SECTORS, Region, needs
from persistence.sheets import decode_race, decode_sheets, encode_race, encode_sheets
from rules import class_of, setup
from rules.checkpoint import Checkpoint
from rules.result import result_of
from rules.session import Session


class Sectors(RuleBasedStateMachine):
    """Sectors of blobs, beside a dictionary; the power goes at any operation of the flash."""

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

    cuts = {
        "cut": st.none() | st.integers(0, 99),
        "tear": st.sampled_from(TEARS),
        "seed": st.integers(0, 2**32 - 1),
    }
    number = st.integers(1, 5)
    blob = st.binary(max_size=600)

    @rule(number=number, blobs=st.lists(blob, max_size=3), **cuts)
    def write(self, number, blobs, cut, tear, seed):
        """A sector is written anew, or the first time."""

        def do():
            sector = self.region.begin(2, number)
            for data in blobs:
                self.region.put(sector, 7, data)
            self.region.commit(sector, self.region.place(2, number))

        self.act(do, {**self.kept, number: blobs}, cut, tear, seed)

    @rule(number=number, data=blob, **cuts)
    def add(self, number, data, cut, tear, seed):
        """A blob is added where there is room."""
        sector = self.region.place(2, number)
        if sector >= 0 and self.region.room(sector) >= needs(len(data)):
            after = {**self.kept, number: self.kept[number] + [data]}
            self.act(lambda: self.region.put(sector, 7, data), after, cut, tear, seed)

    @rule(number=number, **cuts)
    def release(self, number, cut, tear, seed):
        """A sector is let go of."""
        sector = self.region.place(2, number)
        if sector >= 0:
            after = {key: blobs for key, blobs in self.kept.items() if key != number}
            self.act(lambda: self.region.release(sector), after, cut, tear, seed)

    @rule(**cuts)
    def rest(self, cut, tear, seed):
        """Nobody presses."""
        self.act(self.region.work, dict(self.kept), cut, tear, seed)

    @rule()
    def start(self):
        """Power off and on; what is torn is written anew, as it is before anything is added."""
        self.region = Region(store("circuitpy", self.nor))
        for sector in self.region.sectors(2):
            reader = read(self.region, sector)
            self.region.end[sector] = reader.at if reader.clean and not reader.mended else 0
            if not self.region.end[sector]:
                self.region.rewrite(sector)

    def found(self):
        """What the flash has."""
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


# -- power cuts (whole lives: test_torture.py)


@pytest.fixture(scope="module")
def lived():
    """A life with games under way and finished ones."""
    life = Life("micropy", random.Random(6), 0)
    life.live(16, 40)
    return life


def cuts(nor):
    """What the next start would meet, for each operation of the log and each way to tear it."""
    for number in range(len(nor.log)):
        for tear in TEARS:
            yield nor.torn(number, tear, random.Random(number))


def test_erased_halfway_is_not_erased():
    nor = Nor(b"\x55" * SECTOR * SECTORS)
    assert Region(store("circuitpy", nor)).erase(3)
    assert Region(store("circuitpy", nor)).state[3] == READY
    assert len(nor.log) == 2
    for tear in (0, 1, 2, 3, ANY_BITS):
        assert Region(store("circuitpy", nor.torn(0, tear, random.Random(1)))).state[3] != READY
    assert Region(store("circuitpy", nor.torn(0, 4))).state[3] != READY  # done, and nothing says so yet


def test_cut_while_everything_is_erased_nothing_is_told_of_as_damaged(lived):
    device = lived.device.again()
    device.nor.mark()
    device.region.forget()
    for left in cuts(device.nor):
        found = Device("micropy", left)
        assert found.state() and not found.complaints()
    assert set(device.nor.cells) == {0xFF, *b"Qp"}


def test_cut_while_the_only_game_is_deleted_nothing_is_told_of_as_damaged():
    device = Device("circuitpy", Nor())
    device.settings.save()
    device.finished.add(setup.encode("bronze_age", 1, NAMES[:1]), 0, [1], [0])
    device.rest()
    device.nor.mark()
    device.finished.remove(0)
    for left in cuts(device.nor):
        found = Device("circuitpy", left)
        assert len(found.over()) <= 1 and not found.complaints()


# -- the games under way


@pytest.mark.parametrize("game", notation.games())
def test_a_finished_game_is_kept_whole_and_can_be_played_again(game):
    source = random.Random(4)
    device = Device("circuitpy", Nor())
    session = device.begin(game, 2, source)
    for _ in policies.play(session, source, None, 0.05, 0):
        device.settle()
    assert session.game.over
    device.finish(session)
    device = device.again()
    assert not device.games()
    number, name, names, totals = device.finished.get(0)
    assert (number, name, tuple(names)) == (1, game, NAMES[:2])
    assert totals == [session.game.total(0), session.game.total(1)]
    details = device.finished.details(0)
    assert decode_race(details[RACE], 2) == [session.game.race(0), session.game.race(1)]
    lines = [[(row.label, row.value) for row in session.game.score(player)] for player in (0, 1)]
    assert decode_sheets(details[LINES]) == lines
    again = Session(type(session.game)(2, session.game.answers), device.finished.answers(0))
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
        whole = [index for index in range(device.finished.count()) if device.finished.details(index)]
        assert len(whole) >= min(20, number)
        assert device.finished.answers(whole[-1]) == bytes(session.log)
    assert READY in device.region.state


def test_twenty_games_stay_whole_and_a_hundred_more_with_their_totals():
    device = Device("circuitpy", Nor())
    details = [(RACE, bytes(60)), (LINES, bytes(180)), (ANSWERS, bytes(852))]
    for number in range(1, 151):
        names = [*NAMES[number % 5 :], *NAMES][:4]
        device.finished.add(setup.encode("roll_into_town", 1, names), number, [number, 7, -3, 0], [0], details)
        device.rest()
        assert all(ANSWERS in device.finished.details(index) for index in range(min(20, number)))
        assert device.region.state.count(READY) >= 5  # for the settings, three games, and one in reserve
    device = device.again()
    assert [device.finished.get(index)[0] for index in range(120)] == list(range(150, 30, -1))
    assert device.finished.get(119)[3] == [31, 7, -3, 0]
    device.finished.remove(0)
    assert device.finished.get(0)[0] == 149
    device.finished.add(setup.encode("roll_into_town", 1, ["Ana"]), 200, [4], [0])
    assert device.finished.get(0)[0] == 151


def test_what_is_written_anew_is_not_stored_once_more():
    device = Device("circuitpy", Nor())
    session = device.begin("bronze_age", 2)
    for _ in policies.play(session, random.Random(1), 9):
        pass
    assert device.keeper.rewrite()
    device.settle()
    again = device.again()
    assert again.saved(again.games()[0]).log == bytes(session.log)


def test_saved_positions_leave_the_end_of_a_sector_to_answers():
    device = Device("circuitpy", Nor())
    session = device.begin("bronze_age", 2)
    session.answer(session.prompt.suggestion() or policies.extreme(session.prompt))
    device.settle()
    journal = device.journal
    sector = device.region.place(GAME, journal.number)
    for number in range(200):  # positions that have nothing in common
        journal.put_checkpoint(Checkpoint(number, random.Random(number).randbytes(200)), False)
    assert 256 <= device.region.room(sector) < 512


@pytest.mark.parametrize("back", [255, 256, 400])
def test_a_saved_position_long_after_the_last_question_is_kept_without_it(back):
    device = Device("circuitpy", Nor())
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


def test_answers_whose_position_is_damaged_are_told_of_and_not_played_from_the_beginning(outgrown):
    device, _, stood = outgrown
    kept = device.again().games()[0]
    position = device.saved(kept).position
    at = kept.sector * SECTOR + device.nor.cells[kept.sector * SECTOR :].index(position[:40])
    for place in range(3, len(position), 20):
        damaged = device.again()
        damaged.nor.cells[at + place] ^= 0x11
        saved = damaged.saved(kept)
        assert saved.lost and saved.position != position
        assert not saved.log and not saved.checkpoints or bytes(damaged.open(kept).game.save()) in stood


def test_each_single_bit_of_a_record_is_put_right_and_two_or_three_never():
    source = random.Random(3)
    record = bytearray(source.randbytes(PIECE + 2))
    record += binascii.crc32(record).to_bytes(4, "little")
    for bit in range(8 * len(record)):
        damaged = bytearray(record)
        damaged[bit >> 3] ^= 1 << (bit & 7)
        assert repair(damaged, 0, len(record) - 4, 0) == 1 and damaged == record
    for count in (2, 3):
        for _ in range(300):
            damaged = bytearray(record)
            for bit in source.sample(range(8 * len(record)), count):
                damaged[bit >> 3] ^= 1 << (bit & 7)
            assert repair(damaged, 0, len(record) - 4, 0) is None


def test_answers_in_a_record_that_says_it_is_longer_than_any_are_told_of():
    answers, raw, chain = b"\1\2" * (PIECE // 2), b"", 0
    for _ in range(3):
        record = bytes((LOG, PIECE)) + answers
        chain = binascii.crc32(record, chain)
        raw += record + chain.to_bytes(4, "little")
    damaged = bytearray(raw.ljust(SECTOR, b"\xff"))
    damaged[1] ^= 2
    damaged[2] ^= 16
    reader = Reader(damaged, 0, 0)
    assert not reader.next() and reader.lost


def test_a_new_game_after_a_restart_is_not_taken_for_the_one_that_was_finished_before():
    device = Device("circuitpy", Nor())
    for _ in range(3):
        device = device.again()
        assert not device.games()
        session = device.begin("bronze_age", 2)
        session.answer(policies.extreme(session.prompt))
        device.settle()
        assert len(device.again().games()) == 1
        number = device.journal.number
        device.finished.add(device.journal.setup, number, [1, 2], (1,))
        assert not device.again().games()  # cut before it is let go of
        device.journal.finish()
        device.rest()


def test_numbers_that_somebody_made_as_large_as_they_can_be_stop_nothing():
    nor = Nor()
    head = b"Qp\1\2" + b"\xff" * 8
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
    """A table whose game was written anew twice, so that an older copy is to be erased."""
    table = Table().new_game("Ana", "Ben")
    in_memory.wait(table.device.app, table.device.clock, 1000)
    for _ in range(2):
        table.device.app.keeper.rewrite()
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


def test_no_press_of_a_long_game_waits_for_an_erase():
    device = Device("circuitpy", Nor())
    device.rest()
    erases = sum(device.nor.erases)
    for _ in policies.play(device.begin("bronze_age", 4), random.Random(1), 1500, 0.45):
        device.settle()
        assert sum(device.nor.erases) == erases
        device.rest()
        erases = sum(device.nor.erases)
    assert erases > 16
