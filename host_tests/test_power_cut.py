"""Cutting the power: at every instant of stored games, while a new game begins, and while small records are written.

`make torture` does the same to all recorded games; here are some of them, and fewer instants of the long erase.
"""

import random

import pytest

from host.recorded import notation
from host.storage.flash import (
    ALL_ONES,
    AS_IT_WAS,
    HALF,
    Drive,
    Flash,
    Power,
    PowerCut,
)
from host.storage.power_cuts import Board, Cutter, Lost, Recording, standing
from host.trials import torture

from persistence.finished import Finished
from persistence.journal import Journal
from persistence.records import DAMAGED, READY, Records
from persistence.settings import Settings
from rules.bronze_age import Play
from rules.session import Session

# What is cut in `make test`: recorded games, and seeds of the bot's.
CUT = ["three_trading_2.json", "solo_1.json", 6, 3]


@pytest.mark.parametrize("which", CUT)
def test_a_game_switched_off_at_any_instant_goes_on_where_it_was(which):
    if isinstance(which, int):
        game = torture.played_by_bot(which, 120)
    else:
        game = torture.recording(torture.GAMES + "/" + which)
    cutter = Cutter(Board(random.Random(7)))
    cutter.cut_everywhere(game, torture.old_game(), begin_step=211, again=1)
    print("\n", which, cutter.counts)
    assert cutter.counts["games"] == 1
    assert cutter.counts["cuts"] > 4 * len(game.events)
    assert cutter.counts["answer under way kept"] and cutter.counts["answer under way missing"]


@pytest.mark.parametrize("game", notation.games())
def test_games_of_each_kind_go_on_where_they_were(game):
    cutter = Cutter(Board(random.Random(7)))
    played = torture.played_by_bot(3, 12, game=game)
    cutter.cut_everywhere(played, torture.old_game(), begin_step=1009, again=0)
    assert cutter.counts["cuts"] > len(played.events)


def test_a_cut_while_a_new_game_begins_leaves_the_old_game_or_the_new_one():
    game = torture.played_by_bot(2, 1)
    cutter = Cutter(Board(random.Random(7)))
    cutter.cut_everywhere(game, torture.old_game(), begin_step=2, again=0)
    assert cutter.counts["the old game still there"] > 100
    assert cutter.counts["answer under way missing"] > 100


def test_so_does_one_in_a_memory_without_a_large_piece(monkeypatch):
    def pieces(size):
        if isinstance(size, int) and size > 1024:
            raise MemoryError
        return bytearray(size)

    board = Board(random.Random(7))
    monkeypatch.setitem(type(board.store()).begin.__globals__, "bytearray", pieces)
    game = torture.played_by_bot(2, 1)
    cutter = Cutter(board)
    cutter.cut_everywhere(game, torture.old_game(), begin_step=8, again=0)
    assert board.flash.erases > 1
    assert cutter.counts["the old game still there"] > 20
    assert cutter.counts["answer under way missing"] > 20


def test_a_game_itself_never_erases():
    board = Board(random.Random(1))
    game = torture.played_by_bot(4, 200)
    journal, _ = board.boot()
    Cutter(board).play(journal, torture.old_game())
    assert board.flash.erases == 0  # the very first one finds it erased
    journal, _ = board.boot()
    Cutter(board).play(journal, game)
    assert board.flash.erases == 1


def test_a_game_of_which_an_answer_is_lost_would_be_noticed():
    class Forgetful(Journal):
        def answer(self, data):
            told.append(data)
            if len(told) % 5:
                Journal.answer(self, data)

    told = []

    board = Board(random.Random(1))

    def boot():
        store = board.store()
        journal = Forgetful(store, Records(store))
        return journal, journal.load()

    board.boot = boot
    with pytest.raises(Lost):
        Cutter(board).cut_everywhere(torture.played_by_bot(1, 60), begin_step=500)


def test_a_game_resumes_at_the_very_prompt():
    game = torture.played_by_bot(5, 150)
    board = Board(random.Random(1))
    for number in range(len(game.events)):
        journal, _ = board.boot()
        Cutter(board).play(journal, game, number, number + 1)
        _, saved = board.boot()
        resumed = Session(game.new_game(), None, saved.log, saved.snapshots)
        assert standing(resumed) == game.standings[number + 1]


# --- the model itself -----------------------------------------------------------------------------------------------


def test_flash_loses_ones_without_an_erase_and_gets_them_back_only_by_one():
    flash = Flash(Power(random.Random(1)))
    flash[10:13] = b"\x0f\xf0\x00"
    assert (flash.erases, flash.programs) == (0, 1)
    flash.program(10, b"\xf0\xff\xff")
    assert flash[9:14] == b"\xff\x00\xf0\x00\xff"
    flash[11:12] = b"\xff"
    assert flash.erases == 1
    assert flash[9:14] == b"\xff\x00\xff\x00\xff"


def test_flash_is_programmed_page_by_page():
    flash = Flash(Power())
    flash[250:600] = bytes(350)
    assert flash.programs == 3


@pytest.mark.parametrize("tear", [AS_IT_WAS, HALF, ALL_ONES])
def test_a_cut_leaves_what_was_done_and_then_what_the_tear_says(tear):
    power = Power(random.Random(1))
    flash = Flash(power)
    power.on(3, tear)
    with pytest.raises(PowerCut):
        flash[0:6] = b"\x11" * 6
    with pytest.raises(PowerCut):
        flash[0]
    power.on()
    assert flash[0:3] == b"\x11\x11\x11"
    rest = flash[3:6]
    assert all(byte & 0x11 == 0x11 for byte in rest)
    assert (rest == b"\xff\xff\xff") == (tear != HALF)


def test_each_instant_can_be_the_last():
    for cut in range(5):
        power = Power()
        drive = Drive(power)
        power.on(cut)
        with pytest.raises(PowerCut):
            drive.open("x", "ab").write(b"abcd")
        assert drive.files["x"] == b"abcd"[:cut]


# --- records --------------------------------------------------------------------------------------------------------


def started(board):
    """The records, settings and finished games as a start finds them."""
    records = Records(board.store())
    return records, Settings(records), Finished(records)


def everywhere(board, act):
    """Do `act(settings, finished)` with the power going at every instant of its saving, in every way.

    Yields what the start after each cut finds, once a damaged copy was mended.
    """
    records, settings, finished = started(board)
    records.finish()
    before = board.image()
    act(settings, finished)
    board.power.on()
    assert records.finish()
    taken = board.power.instants
    for tear in board.tears:
        for cut in range(taken):
            board.restore(before)
            records, settings, finished = started(board)
            act(settings, finished)
            board.power.on(cut, tear)
            with pytest.raises(PowerCut):
                records.finish()
            records, settings, finished = started(board)
            yield settings, finished
            if records.state == DAMAGED:
                assert records.mend()
                records, settings, finished = started(board)
                yield settings, finished
            assert records.state == READY


def test_settings_are_the_old_or_the_new_ones_wherever_the_power_goes():
    board = Board(random.Random(1))
    records, settings, finished = started(board)
    finished.add("bronze_age", ["Ana", "Bé"], [5, -5])
    settings.remember(["Ana", "Bé"])
    settings.contrast = 80
    settings.save()
    assert records.finish()

    def change(settings, _):
        settings.contrast = 10
        settings.save()

    seen = set()
    for settings, finished in everywhere(board, change):
        seen.add(settings.contrast)
        assert settings.names == ["Ana", "Bé"]
        assert settings.complaints() == finished.complaints() == []
        assert finished.get(0) == (1, "bronze_age", ["Ana", "Bé"], [5, -5])
    assert seen == {10, 80}


def test_finished_games_are_all_there_but_the_last_wherever_the_power_goes():
    board = Board(random.Random(1))
    records, _, finished = started(board)
    for number in range(5):
        finished.add("bronze_age", ["Ana", "Bé"], [number, -number])
    assert records.finish()
    seen = set()
    for _, finished in everywhere(board, lambda _, finished: finished.add("bronze_age", ["Ana"], [9])):
        seen.add(finished.count())
        assert finished.get(finished.count() - 5) == (5, "bronze_age", ["Ana", "Bé"], [4, -4])
    assert seen == {5, 6}


def test_settings_and_finished_games_do_not_hang_on_the_erase_of_the_journal():
    board = Board(random.Random(1))
    game, _ = board.boot()
    game.start(b"old")
    game.answer(b"1")
    records, settings, finished = started(board)
    settings.contrast = 33
    settings.save()
    finished.add("bronze_age", ["Ana"], [7])
    records.finish()
    before = board.image()
    for cut in range(0, 8000, 97):
        board.restore(before)
        game, _ = board.boot()
        game.start(b"new")
        game._records.finish()
        board.power.on(cut, HALF)
        with pytest.raises(PowerCut):
            game.answer(b"1")
        _, settings, finished = started(board)
        assert settings.contrast == 33
        assert finished.count() == 1


def test_a_game_of_bronze_age_can_be_cut_by_hand():
    """For the record: how a Recording is made of a game, and cut."""
    game = Recording("by hand", b"any setup", lambda: Play(1, [b"\0"])).play_bot(random.Random(2), 8, 0, 0)
    cutter = Cutter(Board(random.Random(1)))
    cutter.cut_everywhere(game, begin_step=300)
    assert cutter.counts["played on"]
