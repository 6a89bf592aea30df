"""The region of flash: against a dictionary, whole lives with the power cut anywhere, damage, wear, what fits."""

import binascii
import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from table import Table

from host.device import bare, gallery
from host.device.handheld import Handheld
from host.paths import GAMES
from host.pilot import policies
from host.recorded import notation
from host.recorded.transcript import Replay, Transcript, parse
from host.storage import by_hand
from host.storage.damage import Damage
from host.storage.flash import ANY_BITS, RUNTIMES, SECTOR, TEARS, Nor, apply, store
from host.storage.life import NAMES, Device, Life, Lost
from host.trials import torture

from flows.game import encode, finish, kind_of, parts_of
from keeper import Keeper
from persistence import setup
from persistence.changes import changed, difference
from persistence.finished import ANSWERS, LINES, RACE, Finished
from persistence.journal import Journal
from persistence.mending import flipped
from persistence.records import PIECE
from persistence.region import GAME, HEAD, READY, SECTORS, Region, needs
from persistence.sheets import decode_race, decode_sheets, encode_race, encode_sheets
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
        image = bytearray(self.nor.cells)
        self.nor.log = []
        do()
        if cut is None or not self.nor.log:
            self.kept = after
            return
        stop = cut % len(self.nor.log)
        for operation in self.nor.log[:stop]:
            apply(image, operation)
        apply(image, self.nor.log[stop], tear, random.Random(seed))
        self.nor.cells[:] = image
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
            reader = self.region.read(sector)
            while reader.next():
                pass
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


# -- lives


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_life_with_the_power_cut_loses_nothing_but_the_answer_under_way(runtime):
    counts = torture.live((runtime, 6, 16, 2)).counts
    assert counts["cuts"] > 250 and counts["finished"] >= 2 and counts["erases"] > 16


def test_a_store_that_loses_an_answer_would_be_noticed(monkeypatch):
    append = Region.append
    monkeypatch.setattr(
        Region, "append", lambda self, sector, record, crc: record[0] == 0x22 or append(self, sector, record, crc)
    )
    with pytest.raises(Lost):
        torture.live(("circuitpy", 3, 6, 50))


def test_erased_halfway_is_not_erased():
    nor = Nor()
    region = Region(store("circuitpy", nor))
    region.erase(3)
    assert region.state[3] == READY
    for tear in (0, 1, 2, 3, ANY_BITS):
        image = bytearray(b"\x55" * SECTOR * SECTORS)
        apply(image, (3 * SECTOR, b"\xff" * SECTOR), tear, random.Random(1))
        assert Region(store("circuitpy", Nor(bytes(image)))).state[3] != READY


def test_cut_while_everything_is_erased_nothing_is_told_of_as_damaged(lived):
    nor = Nor(bytes(lived.nor.cells))
    device = Device("micropy", nor)
    before = bytearray(nor.cells)
    device.region.forget()
    source = random.Random(2)
    for operation in nor.log:
        for tear in TEARS:
            cells = bytearray(before)
            apply(cells, operation, tear, source)
            found = Device("micropy", Nor(bytes(cells)))
            found.state()
            assert not found.complaints()
        apply(before, operation)
    assert before == nor.cells and set(before) == {0xFF, *b"Qp"}


# -- the games under way


def begun(device, game, count, source):
    """A new game of that name on a device."""
    kind = notation.rules(game)
    options = policies.options(kind, count, source)
    device.journal.start(setup.encode(game, kind.VERSION, NAMES[:count], options))
    device.keeper.play(Session(kind(count, options)))
    return device.keeper.session


@pytest.mark.parametrize("game", notation.games())
def test_taking_back_and_answering_again_fills_nothing(game):
    assert torture.storm((game, 5, 3, 700)) >= 2000


@pytest.mark.parametrize("game", notation.games())
def test_a_finished_game_is_kept_whole_and_can_be_played_again(game):
    source = random.Random(4)
    device = Device("circuitpy", Nor())
    session = begun(device, game, 2, source)
    for _ in policies.play(session, source, None, 0.05, 0):
        device.keeper.work()
    assert session.game.over
    finish(device, session)
    device = Device("circuitpy", device.region._store._nvm.nor)
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
        while device.finished.work() or device.region.work():
            pass
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
        while device.finished.work() or device.region.work():
            pass
        assert all(ANSWERS in device.finished.details(index) for index in range(min(20, number)))
        assert device.region.state.count(READY) >= 5  # for the settings, three games, and one in reserve
    device = Device("circuitpy", device.region._store._nvm.nor)
    assert [device.finished.get(index)[0] for index in range(120)] == list(range(150, 30, -1))
    assert device.finished.get(119)[3] == [31, 7, -3, 0]
    device.finished.remove(0)
    assert device.finished.get(0)[0] == 149
    device.finished.add(setup.encode("roll_into_town", 1, ["Ana"]), 200, [4], [0])
    assert device.finished.get(0)[0] == 151


def test_saved_positions_leave_the_end_of_a_sector_to_answers():
    device = Device("circuitpy", Nor())
    session = begun(device, "bronze_age", 2, random.Random(1))
    session.answer(session.prompt.suggestion() or policies.extreme(session.prompt))
    device.keeper.work()
    journal = device.journal
    sector = device.region.place(GAME, journal.number)
    for number in range(200):  # positions that have nothing in common
        journal.put_checkpoint((number, random.Random(number).randbytes(200), -1), False)
    assert 256 <= device.region.room(sector) < 512


@pytest.mark.parametrize("back", [255, 256, 400])
def test_a_saved_position_long_after_the_last_question_is_kept_without_it(back):
    device = Device("circuitpy", Nor())
    session = begun(device, "roll_into_town", 4, random.Random(1))
    for _ in policies.play(session, random.Random(2)):
        if len(session.log) > 450:
            break
    device.keeper.work()
    length = len(session.log)
    device.journal.put_checkpoint((length, session.game.save(), length - back), True)
    assert not device.journal.failed
    at, saved, asked = device.journal.load(device.games()[0]).checkpoints[-1]
    assert (at, saved, asked) == (length, session.game.save(), length - back if back < 256 else -1)


def test_a_game_whose_answers_outgrow_a_sector_goes_on_from_a_position(monkeypatch):
    kind = notation.rules("bronze_age")
    monkeypatch.setattr(kind, "ending", lambda _: False)
    source = random.Random(2)
    device = Device("micropy", Nor())
    session = begun(device, "bronze_age", 4, source)
    states = {}
    playing = policies.play(session, source, 9000)
    while not session.based or len(session.log) < 800:
        next(playing)
        device.keeper.work()
        states[session.game.round] = bytes(session.game.save())
        assert not device.journal.unsaved
    round_then = session.game.round
    device = Device("micropy", device.region._store._flash.nor)
    kept = device.games()[0]
    saved = device.journal.load(kept)
    assert saved.position and saved.log == bytes(session.log)
    session = Session(kind(4, session.game.answers), saved.log, saved.checkpoints, saved.position)
    while session.undo() is not None:
        pass
    assert session.game.round <= round_then - 2


# -- damage


@pytest.fixture(scope="module")
def lived():
    """A life with games under way and finished ones."""
    life = Life("micropy", random.Random(6), 1, 0)
    for _ in range(16):
        life.evening(40)
    return life


def test_whatever_is_damaged_no_game_comes_up_that_nobody_played(lived):
    damage = Damage(lived, random.Random(1))
    for _ in range(150):
        for bits in (1, 2, 3):
            damage.flips(bits)
        damage.sector()
        damage.made()
    counts = damage.counts
    assert "1 flipped: lost" not in counts and "1 flipped: told" not in counts
    assert counts["1 flipped: mended"] and counts["3 flipped: told"]


def test_answers_whose_position_is_damaged_are_told_of_and_not_played_from_the_beginning():
    source = random.Random(8)
    device = Device("micropy", Nor())
    session = begun(device, "late_bronze_age", 4, source)
    for _ in policies.play(session, source, 300):
        device.keeper.save()
    length, position = session.rebase_points()[1]
    session.rebase(length)
    assert device.journal.write(session.log, position, session.recent(96), session.summary())
    cells = device.region._store._flash.nor.cells
    sector = device.games()[0].sector
    at = sector * SECTOR + cells[sector * SECTOR : (sector + 1) * SECTOR].index(position[:40])
    for place in (3, 100, 200):
        damaged = bytearray(cells)
        damaged[at + place] ^= 0x11
        device = Device("micropy", Nor(bytes(damaged)))
        saved = device.journal.load(device.games()[0])
        assert (saved.lost and not saved.log and not saved.checkpoints) or saved.position in [
            checkpoint[1] for checkpoint in session.checkpoints
        ]


def test_each_single_bit_of_a_record_is_put_right_and_two_or_three_never():
    source = random.Random(3)
    record = bytearray(source.randbytes(PIECE + 2))
    record += binascii.crc32(record).to_bytes(4, "little")
    for bit in range(8 * len(record)):
        damaged = bytearray(record)
        damaged[bit >> 3] ^= 1 << (bit & 7)
        assert flipped(damaged, 0, len(record) - 4, 0) == 1 and damaged == record
    for count in (2, 3):
        for _ in range(300):
            damaged = bytearray(record)
            for bit in source.sample(range(8 * len(record)), count):
                damaged[bit >> 3] ^= 1 << (bit & 7)
            assert flipped(damaged, 0, len(record) - 4, 0) is None


def test_a_bit_that_flips_in_the_first_record_of_a_game_costs_nothing(lived):
    cells = bytes(lived.nor.cells)
    kept = Device("micropy", Nor(cells)).games()[0]
    for bit in range(8 * 24):
        damaged = bytearray(cells)
        damaged[kept.sector * SECTOR + bit // 8] ^= 1 << bit % 8
        found = Device("micropy", Nor(bytes(damaged))).games()[0]
        assert (found.number, found.setup, found.summary, found.other) == (
            kept.number,
            kept.setup,
            kept.summary,
            False,
        )


def test_a_new_game_after_a_restart_is_not_taken_for_the_one_that_was_finished_before():
    medium = bare.Store()
    offered = []
    for _ in range(3):
        for finished in (True, False):
            region = Region(medium)
            over, _ = Finished(region).last()
            keeper = Keeper(region)
            journal = keeper.journal
            offered.append(len(journal.games(over)))
            if not finished:
                continue
            journal.start(encode("bronze_age", ["Ana", "Ben"], (b"\0", b"\0")))
            session = Session(kind_of("bronze_age")(2, (b"\0", b"\0")))
            keeper.play(session)
            session.answer(bytes(session.prompt.count // 2 + session.prompt.count % 2))
            keeper.save()
            under_way = Journal(Region(medium))
            offered.append(len(under_way.games(Finished(Region(medium)).last()[0])))
            Finished(region).add(journal.setup, journal.number, [1, 2], (1,))
            journal.finish()
            while region.work():
                pass
    assert offered == [0, 1, 0] * 3


@pytest.mark.parametrize("game", notation.games())
def test_a_position_or_setup_that_somebody_made_never_stops_the_start_and_the_answers_count(game):
    came = [by_hand.start(game, random.Random(seed)) for seed in range(120)]
    assert came.count("as of another version") > 20 and came.count("gone on with") > 20


def test_numbers_that_somebody_made_as_large_as_they_can_be_stop_nothing():
    nor = Nor()
    head = b"Qp\1\2" + b"\xff" * 8
    nor.cells[5 * SECTOR : 5 * SECTOR + HEAD] = head + binascii.crc32(head).to_bytes(4, "little")
    device = Device("circuitpy", nor)
    source = random.Random(1)
    session = begun(device, "bronze_age", 2, source)
    for _ in policies.play(session, source, 9):
        device.keeper.save()
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


# -- wear


def test_all_sectors_wear_alike():
    least, most, _ = torture.wear((7, 1500))
    assert most <= 2 * least


# -- as the player meets it


def test_a_firmware_without_the_region_says_so_and_plays_on():
    device = Handheld(gallery.store_for(("absent",), "en"))
    table = Table(device).choose("English")
    assert table.says("Games are not kept")
    table.press("a").new_game("Ana").dice("food 3")
    assert table.device.app.session.log


def test_an_erase_waits_until_no_key_is_down_and_none_was_for_200_ms():
    table = Table().new_game("Ana", "Ben")
    device = table.device
    bare.wait(device.app, device.clock, 1000)
    for _ in range(2):
        device.app.keeper.rewrite()  # the older copy is to be erased
    device.press(2)
    erases = device.store.erases
    device.keys.down(3)
    for _ in range(60):
        bare.wait(device.app, device.clock, 10)
    assert device.store.erases == erases
    device.keys.up(3)
    bare.wait(device.app, device.clock, 150)
    assert device.store.erases == erases
    bare.wait(device.app, device.clock, 150)
    assert device.store.erases == erases + 1


def test_an_erase_waits_200_ms_after_a_picture_that_took_long():
    table = Table().new_game("Ana", "Ben")
    device = table.device
    app = device.app
    bare.wait(app, device.clock, 1000)
    for _ in range(2):
        app.keeper.rewrite()
    erases = device.store.erases
    show = app.display.show

    def slow(canvas):
        device.keys.up(3)  # let go while the picture is made
        device.clock.idle(300)
        return show(canvas)

    app.display.show = slow
    device.keys.down(3)
    bare.wait(app, device.clock, 10)
    app.display.show = show
    bare.wait(app, device.clock, 150)
    assert device.store.erases == erases
    bare.wait(app, device.clock, 150)
    assert device.store.erases == erases + 1


def test_no_press_of_a_long_game_waits_for_an_erase():
    store = bare.Store()
    region = Region(store)
    while region.work():
        pass
    keeper = Keeper(region)
    kind = notation.rules("score_pad")
    options = policies.options(kind, 4)
    keeper.journal.start(setup.encode("score_pad", kind.VERSION, NAMES[:4], options))
    session = Session(kind(4, options))
    keeper.play(session)
    erases = store.erases
    for _ in policies.play(session, random.Random(1), 60, 0.2, 0):
        keeper.work()
        assert store.erases == erases
        while region.work():
            pass
        erases = store.erases
    assert Finished(region).last() == (0, b"")
