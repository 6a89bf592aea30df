"""The journal: what a start finds again, undo, new games, a full journal, faults of the medium, other versions."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from persistence.format import LONGEST

from host.device import bare
from host.runtimes import on_micropython
from host.storage.flash import Drive, Flash, Power, circuitpy_store
from host.storage.journal_model import Faulty, Model
from host.trials import legal

from flows.game import encode
from persistence import format
from persistence.journal import Journal
from persistence.records import Records
from rules import bronze_age, score_pad
from rules.game import Game
from rules.limits import ANSWER, NAME, PLAYERS, TOTAL, VALUE
from rules.prompts import Number, Row
from rules.session import Session

SETUP = b"bronze_age\n0\nAna\nBen"


class Memory(bare.Store):
    """A store in memory that counts."""

    def __init__(self, content=b"", room=4096):
        super().__init__()
        self.content = content
        self.room = room
        self.begins = self.appends = 0
        self.broken = False

    def _check(self):
        if self.broken:
            raise OSError(5, "input/output error")

    def read(self):
        self._check()
        return self.content

    def append(self, data):
        self._check()
        self.appends += 1
        self.content += bytes(data)

    def begin(self, data):
        self._check()
        self.begins += 1
        self.content = bytes(data)


def journal_in(store):
    """The journal of a device that is switched on."""
    return Journal(store, Records(store))


@pytest.fixture
def store():
    return Memory()


@pytest.fixture
def game(store):
    """A journal with a game of four answers: b"a", nothing, b"bcdef", and one more set by hand."""
    game = journal_in(store)
    assert game.load() is None
    game.start(SETUP)
    for answer in (b"a", b"", b"bcdef"):
        game.answer(answer)
    game.adjust(b"\1\2\3")
    return game


LOG = b"\1a" + b"\0" + b"\5bcdef" + b"\x83\1\2\3"


def saved(store):
    return journal_in(store).load()


def test_a_game_switched_off_goes_on_where_it_was(game, store):
    found = saved(store)
    assert (found.setup, found.log, list(found.snapshots), found.version) == (SETUP, LOG, [], 0)


def test_each_answer_is_one_write_and_only_a_new_game_erases(game, store):
    assert (store.begins, store.appends) == (1, 3)


def test_what_was_taken_back_stays_taken_back(game, store):
    for length in (9, 3, 2, 0):
        game.undo()
        assert saved(store).log == LOG[:length]
    game.answer(b"z")
    assert saved(store).log == b"\1z"


def test_a_saved_position_is_used_while_the_game_is_beyond_it(game, store):
    game.snapshot(len(LOG), b"position", 0)
    game.answer(b"x")
    assert saved(store).snapshots == [(len(LOG), b"position", 0)]
    game.undo()
    assert saved(store).snapshots == [(len(LOG), b"position", 0)]
    game.undo()
    assert not saved(store).snapshots


def test_a_saved_position_that_was_taken_back_never_comes_back(game, store):
    game.snapshot(len(LOG), b"position", 0)
    game.undo()
    game.adjust(b"\3\2\1")
    assert len(saved(store).log) == len(LOG)
    assert not saved(store).snapshots


def test_an_older_saved_position_counts_again(game, store):
    game.snapshot(len(LOG), b"first", -1)
    game.answer(b"x")
    game.snapshot(len(LOG) + 2, b"second", len(LOG))
    game.undo()
    assert saved(store).snapshots == [(len(LOG), b"first", -1)]


class Stands:
    """A session of which the journal sees how the game stands."""

    def __init__(self, log, begun, standing):
        self.log = log
        self.begun = begun
        self._standing = standing

    def standing(self):
        return self._standing

    def older(self):
        return None

    def rest(self):
        pass


def test_how_the_game_stands_is_stored_once_a_turn_and_costs_no_erase(game, store):
    before = store.begins, store.appends
    for _ in range(3):
        game.work(Stands(LOG, 3, b"first"))
    assert (saved(store).standing, saved(store).standing_at) == (b"first", len(LOG))
    assert (store.begins, store.appends) == (before[0], before[1] + 1)
    game.answer(b"x")
    game.work(Stands(LOG + b"\1x", 3, b"no turn has ended"))
    assert saved(store).standing == b"first"
    length = len(store.content)
    game.work(Stands(LOG + b"\1x", len(LOG) + 2, b"first"))
    assert len(store.content) == length
    game.answer(b"y")
    game.work(Stands(LOG + b"\1x\1y", len(LOG) + 4, b"then"))
    assert saved(store).standing == b"then"
    again = journal_in(store)
    again.load()
    length = len(store.content)
    again.work(Stands(LOG + b"\1x\1y", len(LOG) + 4, b"then"))
    assert len(store.content) == length


def test_how_the_game_stood_does_not_count_when_it_was_taken_back_or_something_set_by_hand(game, store):
    game.work(Stands(LOG, 3, b"first"))
    game.adjust(b"\1\2\3")
    assert not saved(store).standing
    game.work(Stands(LOG + b"\x83\1\2\3", 3, b"by hand"))
    assert saved(store).standing == b"by hand"
    game.undo()
    assert not saved(store).standing
    game.work(Stands(LOG, 3, b"first"))
    game.answer(b"x")
    game.undo()
    assert saved(store).standing == b"first"


def test_how_the_game_stands_is_stored_when_the_medium_is_well_again(game, store):
    store.broken = True
    game.work(Stands(LOG, 3, b"first"))
    game.answer(b"x")
    store.broken = False
    game.answer(b"y")
    assert saved(store).log == LOG + b"\1x\1y" and saved(store).standing == b"first"


def test_a_new_game_without_an_answer_leaves_the_old_one(game, store):
    game.start(b"new")
    assert saved(store).log == LOG
    assert game.load().log == LOG
    game.answer(b"old goes on")
    assert saved(store).setup == SETUP
    game.start(b"new")
    game.keep()
    game.answer(b"and on")
    assert saved(store).setup == SETUP


def test_the_first_answer_of_a_new_game_takes_the_place_of_the_old_one_in_one_write(game, store):
    game.start(b"new")
    before = store.appends
    game.answer(b"1")
    assert (store.begins, store.appends) == (2, before)
    assert (saved(store).setup, saved(store).log) == (b"new", b"\x011")


def test_games_have_numbers_so_that_none_counts_twice(game, store):
    numbers = {game.number}
    for _ in range(3):
        again = journal_in(store)
        again.load()
        again.start(b"new")
        again.answer(b"1")
        assert saved(store).number == again.number
        numbers.add(again.number)
        again.drop()
    assert len(numbers) == 4


def test_a_finished_game_is_not_offered_again(game, store):
    game.finish()
    assert saved(store) is None
    game.undo()
    assert saved(store).log == LOG[:9]


def test_a_dropped_game_is_gone(game, store):
    game.drop()
    assert saved(store) is None
    with pytest.raises(RuntimeError):
        game.answer(b"1")


def test_answers_that_the_rules_refuse_are_left_out_from_then_on(game, store):
    for torn in (b"", b"\x25"):
        store.content += torn
        again = journal_in(store)
        again.load()
        again.trim(3)
        assert saved(store).log[:3] == LOG[:3]
        again.answer(b"x")
        assert saved(store).log == LOG[:3] + b"\1x"
        again.undo()


def test_the_torn_end_of_a_save_is_left_out_and_played_over(game, store):
    whole = store.content
    game.answer(b"torn")
    for length in range(len(whole) + 1, len(store.content)):
        torn = Memory(store.content[:length])
        again = journal_in(torn)
        assert again.load().log == LOG
        again.answer(b"x")
        again.answer(b"y")
        found = saved(torn)
        assert found.log == LOG + b"\1x\1y"


def test_a_full_journal_says_so_and_the_game_goes_on(store):
    store.room = 300
    game = journal_in(store)
    game.load()
    game.start(SETUP)
    answers = 0
    while not game.full:
        game.answer(b"123")
        answers += 1
    assert game.complaints() == ["journal_full"]
    assert game.complaints() == []
    game.answer(b"1")
    assert len(saved(store).log) == 4 * (answers - 1)
    game.undo()
    assert game.full
    game.undo()
    assert not game.full
    assert len(saved(store).log) == 4 * (answers - 1)
    game.undo()
    assert len(saved(store).log) == 4 * (answers - 2)
    assert len(store.content) <= store.room


def test_a_full_journal_can_still_take_back(store):
    store.room = 300
    game = journal_in(store)
    game.load()
    game.start(SETUP)
    while not game.full:
        game.answer(b"1")
    game.undo()
    for _ in range(20):
        game.undo()
    assert not game.full
    assert len(saved(store).log) % 2 == 0


def test_saved_positions_leave_a_quarter_of_the_room_to_answers(store):
    store.room = 1000
    game = journal_in(store)
    game.load()
    game.start(SETUP)
    game.answer(b"1")
    for length in range(2, 8000, 400):
        game.snapshot(length, bytes((length // 400,)) * 100, -1)
    assert 600 < len(store.content) <= 750


def test_of_a_saved_position_only_what_changed_is_written(store):
    game = journal_in(store)
    game.load()
    game.start(SETUP)
    game.answer(b"1")
    position = bytearray(range(200)) + bytes(100)
    for length, changes in enumerate(((), ((5, b"x"),), ((5, b"y"), (250, b"abc")), ((300, b"longer"),), ((0, b"z"),))):
        for at, new in changes:
            position[at : at + len(new)] = new
        before = len(store.content)
        game.answer(b"a")
        game.snapshot(4 + 2 * length, bytes(position), 2)
        assert len(store.content) - before < (250 if not changes else 30)
    assert saved(store).snapshots[-1] == (12, bytes(position), 2)
    assert [length for length, _, _ in saved(store).snapshots] == [4, 6, 8, 10, 12]
    # After a start, and behind one that was taken back.
    game = journal_in(store)
    game.load()
    game.undo()
    position[7] = 1
    game.answer(b"b")
    game.snapshot(12, bytes(position), 2)
    assert saved(store).snapshots[-1] == (12, bytes(position), 2)


def test_while_no_record_can_be_written_the_room_is_for_answers(game, store):
    game._records.failed = True
    before = bytes(store.content)
    game.snapshot(len(LOG), b"position", 0)
    assert store.content == before


@given(st.binary(max_size=900), st.binary(max_size=900), st.integers(0, 900))
def test_changes_make_any_position_of_any_other(before, after, common):
    after = before[:common] + after[common:]
    assert format.changed(before, format.difference(before, after)) == after


def test_what_could_not_be_written_is_written_later(game, store):
    store.broken = True
    game.answer(b"x")
    game.undo()
    game.answer(b"y")
    assert game.failed
    assert game.complaints() == ["journal_failed"]
    store.broken = False
    assert game.load().log == LOG + b"\1y"
    assert saved(store).log == LOG + b"\1y"
    assert not game.failed


def test_a_new_game_that_could_not_be_written_is_not_forgotten(game, store):
    game.start(b"new")
    store.broken = True
    game.answer(b"1")
    game.answer(b"2")
    store.broken = False
    assert saved(store).setup == SETUP
    assert game.retry()
    assert saved(store).setup == b"new"
    assert saved(store).log == b"\x011\x012"


def test_a_store_that_cannot_be_read_is_no_reason_to_fail(game, store):
    store.broken = True
    again = journal_in(store)
    assert again.load() is None
    assert again.failed
    store.broken = False
    assert again.load().log == LOG


@pytest.mark.parametrize("version", [number for number in range(1, 256) if number != format.FORMAT])
def test_a_game_of_another_version_is_named_and_kept(version):
    store = Memory(b"Qp" + bytes((version, version ^ 0xFF)) + b"whatever it has")
    game = journal_in(store)
    found = game.load()
    assert (found.version, found.setup, found.log) == (version, None, b"")
    game.start(b"new")
    assert saved(store).version == version
    game.answer(b"1")
    assert saved(store).setup == b"new"


def test_a_game_of_another_version_is_gone_when_it_was_dropped():
    store = Memory(b"Qp\x07\xf8")
    game = journal_in(store)
    assert game.load().version == 7
    game.drop()
    assert saved(store) is None


def test_names_in_any_letters_come_back(store):
    game = journal_in(store)
    game.load()
    setup = "bronze_age\n3\nZoë\nÉmile\nÀà".encode()
    game.start(setup)
    game.answer(b"\xff")
    assert saved(store).setup == setup


def test_nothing_written_ends_with_an_erased_byte():
    source = random.Random(3)
    store = Memory(room=1 << 20)
    game = journal_in(store)
    game.load()
    game.start(SETUP)
    game.answer(b"")
    for _ in range(3000):
        before = len(store.content)
        game.answer(bytes(source.choice((0, 255, 7)) for _ in range(source.randrange(6))))
        assert store.content[-1] != 0xFF
        assert len(store.content) - before <= 10


class LongGame(bronze_age.Play):
    """Does not end before round 40."""

    def ending(self):
        return self.round >= 40


def test_four_players_and_forty_rounds_fit_with_room():
    used = []
    for seed in range(6):
        flash = Flash(Power())
        game = journal_in(circuitpy_store(flash, Drive(flash.power)))
        game.load()
        game.start("bronze_age\n0\nAnnabell\nBénédict\nClaudine\nDanielle".encode())
        session = Session(LongGame(4, legal.usual_options(LongGame, 4)), game)
        answers = sum(1 for _ in legal.play(session, random.Random(seed)))
        assert session.game.over and session.game.round == 40
        assert not game.full
        assert flash.erases == 0  # it was empty; a game itself never erases
        assert journal_in(circuitpy_store(flash)).load().log == bytes(session.log)
        used.append((len(game._store.read()), answers))
    print(f"\n4 players, 40 rounds: {max(used)[0]} of {Flash.SIZE} bytes, {max(used)[1]} answers")
    # Nobody did what waits for the picture: no rebase has made room meanwhile.
    assert max(used)[0] < 0.95 * Flash.SIZE


# -- at the limits


def test_the_longest_answer_and_the_longest_one_set_by_hand_come_back(store):
    journal = journal_in(store)
    journal.load()
    names = ["Ééééééé" + letter for letter in "ABCDEFGH"]
    setup = encode("score_pad:Ääääääääääää", names, [bytes([7]) * ANSWER] * 4)
    journal.start(setup)
    for byte in (0x00, 0x7F, 0xFE, 0xFF):
        journal.answer(bytes([byte]) * ANSWER)
        journal.adjust(b"\x7f" + bytes([byte]) * (ANSWER - 1))
    found = saved(store)
    assert found.setup == setup and len(names[0]) == NAME
    assert found.log[:: ANSWER + 1] == bytes((ANSWER, 0x80 | ANSWER)) * 4
    assert len(found.log) == 8 * (1 + ANSWER)
    assert found.log.endswith(b"\xff" * (ANSWER - 1))
    for write in (journal.answer, journal.adjust):
        with pytest.raises(ValueError):
            write(bytes(LONGEST + 1))
    assert saved(store).log == found.log


def test_eight_players_at_the_greatest_totals_either_way_are_taken_up_again_through_the_longest_game(store):
    names = ["Wwwwwww" + letter for letter in "ABCDEFGH"]
    journal = journal_in(store)
    journal.load()
    answers = legal.usual_options(score_pad.Play, PLAYERS)
    journal.start(encode("score_pad:Wwwwwwwwwwww", names, answers))
    session = Session(score_pad.Play(PLAYERS, answers), journal)
    while session.prompt:
        for player in range(PLAYERS):
            row = session.prompt.rows()[player]
            # Up or down as far as it goes; and back after some rounds.
            up = (player + session.game.round // 12) % 2
            change = (row.most if up else row.least) - row.value
            if change:
                session.answer(session.prompt.encode_change(player, change))
        session.answer(session.prompt.encode_action(0))
        while journal.work(session):
            pass
        if session.game.round % 8 == 0 or session.game.over:
            again = journal_in(store)
            found = again.load()
            game = score_pad.Play(PLAYERS, answers)
            taken = Session(game, again, found.log, found.snapshots, found.position)
            assert not taken.dropped and taken.log == session.log
            assert game.save() == session.game.save() and game.over == session.game.over
    assert session.game.round == score_pad.ROUNDS
    totals = [total for player in range(PLAYERS) for total in session.game.race(player)]
    assert max(totals) > TOTAL - VALUE and min(totals) < VALUE - TOTAL
    assert not journal.full and store.begins > 1


@pytest.mark.parametrize("faults", [False, True], ids=["sound", "faulty"])
def test_whatever_is_done_the_journal_has_what_was_played(faults):
    for seed in range(6):
        model = Model(random.Random(seed), Journal, faults)
        for _ in range(700):
            model.step()
        assert model.counts["torn"]


def test_a_medium_that_writes_half_of_it_and_fails_loses_nothing():
    source = random.Random(2)
    memory = Memory(room=1 << 16)
    store = Faulty(memory, source)
    game = journal_in(store)
    game.load()
    game.start(SETUP)
    store.chance = 0.3
    log = b""
    for number in range(500):
        answer = bytes([number & 255]) * (number % 5)
        game.answer(answer)
        log += bytes([len(answer)]) + answer
    store.chance = 0
    assert game.retry()
    assert saved(memory).log == log


class Large:
    """A session whose saved games have 2,500 bytes, and whose last two rounds have 300 of log."""

    def __init__(self):
        self.log = bytearray()

    @property
    def begun(self):
        return len(self.log) // 30 * 30

    def standing(self):
        return self.begun.to_bytes(6, "little")

    def older(self):
        length = (len(self.log) - 300) // 3 * 3
        return (length, bytes([length % 251]) * 2500) if length > 0 else None

    def forget(self, length):
        self.log = self.log[length:]

    def rest(self):
        pass


def test_the_largest_saved_game_is_rebased_again_and_again(store):
    journal = journal_in(store)
    journal.load()
    journal.start(SETUP)
    session = Large()
    played = 0
    while played < 12000:
        journal.answer(b"ab")
        session.log.extend(b"\2ab")
        played += 3
        while journal.work(session):
            pass
        assert not journal.full
    assert store.begins > 8
    found = saved(store)
    assert found.log == bytes(session.log) and len(found.position) == 2500
    # The same from the base, when nothing of the journal can be read.
    store.content = b""
    assert len(saved(store).log) <= len(session.log) and len(saved(store).position) == 2500


@pytest.mark.parametrize("where", ["persistence.journal.start", "persistence.records._copy"])
def test_where_memory_is_short_the_journal_is_rebased_some_answers_later(store, monkeypatch, where):
    journal = journal_in(store)
    journal.load()
    journal.start(SETUP)
    session = Large()
    short = []

    def no_memory(*_):
        short.append(len(session.log))
        raise MemoryError

    while store.begins < 3:
        journal.answer(b"ab")
        session.log.extend(b"\2ab")
        with monkeypatch.context() as full:
            if len(short) < 3 and len(session.log) > 900:
                full.setattr(where, no_memory)
            while journal.work(session):
                pass
        assert not journal.full and saved(store).log == bytes(session.log)
    assert short[2] - short[0] > 60


def test_a_game_that_saves_much_and_goes_on_for_ever_is_rebased_all_the_same(store):
    """Of the few checkpoints that fit, one is old enough to begin anew at."""

    class Endless(Game):
        """Two players, a number each; 1,400 bytes of history that a game of 300 rounds may have."""

        STEPS = ("ask",)

        def ask(self):
            yield Number("how_many", self.current, 0, 9)

        def pack(self):
            return bytes(1400)

        def score(self, player):
            return [Row("total", 0)]

        def ending(self):
            return False

    journal = journal_in(store)
    journal.load()
    journal.start(SETUP)
    session = Session(Endless(2), journal)
    for _ in range(900):
        session.answer(b"\x05")
        while journal.work(session):
            pass
        assert not journal.full
    assert store.begins > 2 and session.based


ON_BOARD = """
import binascii
from persistence.journal import Journal
from persistence.records import Records

class Store:
    room = 4096
    content = b""
    def find(self, layout):
        return 0
    def read(self):
        return self.content
    def append(self, data):
        self.content += bytes(data)
    def begin(self, data):
        self.content = bytes(data)

def main(data):
    store = Store()
    game = Journal(store, Records(store))
    game.load()
    game.start(b"abc\\n0\\nx")
    n = 0
    while not game.full:
        game.answer(bytes([255, n & 127, n & 31, 4, 5][: n % 6]))
        n += 1
        if n % 50 == 0:
            game.undo()
        if n % 33 == 0:
            game.adjust(b"\\1\\2\\3")
        if n % 128 == 0:
            game.snapshot(0, b"x" * 50, -1)
        if n % 150 == 0:
            store.content += b"\\x23\\xff"
            game = Journal(store, Records(store))
            game.load()
        if n % 100 == 0:
            yield None
    saved = Journal(store, Records(store)).load()
    yield {"answers": n, "size": len(store.content), "crc": binascii.crc32(store.content),
           "log": binascii.crc32(saved.log)}
"""


@pytest.mark.parametrize(
    "run, why",
    [
        (on_micropython.run_wasm, on_micropython.available()),
        (on_micropython.run_unix, on_micropython.unix_available()),
    ],
    ids=["wasm", "unix"],
)
def test_micropython_writes_and_reads_the_same_bytes(run, why, tmp_path):
    if why:
        pytest.skip(why)
    path = tmp_path / "script.py"
    path.write_text(ON_BOARD)
    assert run(str(path)) == on_micropython.run_here(str(path))


def test_the_format_is_the_one_described():
    # Numbers that stay: saved games of this format are on people's boards.
    assert format.FORMAT == 5
    store = Memory()
    game = journal_in(store)
    game.load()
    game.start(b"s")
    game.answer(b"\x05")
    game.undo()
    assert store.content[:13] == b"Qp\x05\xfa\x01\x00\x01\x00\x00\x00\x00\x00s"
    assert store.content[17:19] == bytes((0b00011101, 0x05))
    assert store.content[20] == 0x88
    assert len(store.content) == 22
    assert format.answer(b"abcd") == b"\xe1\x04abcd" + bytes((format.zeros(b"abcd"),))
    assert format.adjustment(b"a") == b"\xe4\x01a" + bytes((format.zeros(b"a"),))
    assert format.standing(b"a") == b"\xe8\x01a" + bytes((format.zeros(b"a"),))
