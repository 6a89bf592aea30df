"""Damaged saves: a start goes on with a legal game or offers a new one, and never fails.

`make torture` tries 100,000 of them.
"""

import random

import pytest

from host.device import bare
from host.storage.damage import SIZE, Damage, Starter
from host.trials import torture

from persistence.finished import Finished
from persistence.records import ABSENT, DAMAGED, READY, Records
from persistence.settings import Settings

SAVES = torture.damaged_saves(games=8)


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_save_goes_on_legally_or_offers_a_new_game(seed):
    source = random.Random(seed)
    damage = Damage(source, SAVES)
    starter = Starter(source)
    for number in range(500):
        starter.start(damage.next()[1], play_on=number % 3 == 0)
    assert starter.counts["game"] > 100
    assert starter.counts["no game"] > 20
    assert starter.counts["another version"] > 5
    assert starter.slowest < 2


def test_an_undamaged_save_goes_on():
    starter = Starter(random.Random(1))
    for save in SAVES:
        assert starter.start(save, play_on=True) == "game"


@pytest.mark.parametrize("content", [b"", b"\0" * SIZE, b"\xff" * SIZE, b"Q", b"Qp", b"Qp\5", b"Qp\5\xfa", b"Qp\0\xff"])
def test_what_is_no_save_at_all_offers_a_new_game(content):
    assert Starter(random.Random(1)).start(content) == "no game"


def test_every_single_wrong_bit_is_found_or_does_no_harm():
    starter = Starter(random.Random(1))
    save = SAVES[1]
    for bit in range(8 * len(save)):
        wrong = bytearray(save)
        wrong[bit >> 3] ^= 1 << (bit & 7)
        starter.start(bytes(wrong))


def test_every_truncation_goes_on_from_the_last_whole_answer():
    starter = Starter(random.Random(1))
    save = SAVES[2]
    for length in range(len(save)):
        starter.start(save[:length], play_on=length % 5 == 0)


# --- records --------------------------------------------------------------------------------------------------------


class Medium(bare.Store):
    """Records in memory; `held`: they can't be written."""

    held = False

    def save(self, name, copy, data):
        if self.held:
            raise OSError(30, "read-only")
        super().save(name, copy, data)


@pytest.fixture
def medium():
    return Medium()


def settings_in(medium):
    """The settings as a start finds them."""
    return Settings(Records(medium))


def finished_in(medium):
    """The finished games as a start finds them."""
    return Finished(Records(medium))


def changed(medium, **values):
    """Settings changed and stored."""
    records = Records(medium)
    settings = Settings(records)
    for name, value in values.items():
        setattr(settings, name, value)
    settings.save()
    records.finish()
    return settings


def test_a_new_device_has_settings_and_asks_for_the_language(medium):
    settings = settings_in(medium)
    assert settings.fresh
    assert settings.complaints() == []
    assert (settings.language, settings.rotation, settings.names) == ("en", 0, [])


def test_settings_are_kept(medium):
    settings = changed(medium, language="it", contrast=1, rotation=1, sleep=30, repeat=700)
    settings.remember(["Zoë", "Ana"])
    settings.remember(["Bé", "Ana"])
    settings._records.finish()
    again = settings_in(medium)
    assert not again.fresh
    assert (again.language, again.contrast, again.rotation, again.sleep, again.repeat) == ("it", 1, 1, 30, 700)
    assert again.names == ["Bé", "Ana", "Zoë"]


def test_as_many_names_are_offered_as_there_is_room_for_the_last_ones_first(medium):
    settings = settings_in(medium)
    names = ["éàüöñßÜ" + chr(ord("A") + number) for number in range(40)]
    for name in names:
        settings.remember([name])
    settings._records.finish()
    kept = settings_in(medium).names
    assert len(kept) >= 13
    assert kept == names[::-1][: len(kept)]


def test_settings_are_written_only_when_they_changed(medium):
    changed(medium, contrast=10)
    medium.held = True
    settings = settings_in(medium)
    settings.save()
    assert not settings.waiting


def test_each_save_writes_both_copies_one_after_the_other(medium):
    records = Records(medium)
    settings = Settings(records)
    settings.contrast = 10
    settings.save()
    assert records.work() and list(medium.records) == ["settings.0"]
    assert not records.work() and list(medium.records) == ["settings.0", "settings.1"]
    assert medium.records["settings.0"] == medium.records["settings.1"]


def test_a_new_game_is_written_before_settings_and_its_first_answer_waits_for_nothing_else():
    medium = bare.Store()
    records = Records(medium)
    settings = Settings(records)
    settings.save()
    records.finish()
    settings.contrast = 7
    settings.save()
    records.put("base", b"a game")
    before = medium.records["settings.0"]
    assert records.finish("base", "finished") and settings.waiting
    assert medium.records["base.0"] == medium.records["base.1"] and medium.records["settings.0"] == before
    assert records.finish() and medium.records["settings.0"] != before


def test_settings_wait_while_a_computer_holds_the_drive_and_it_is_said_once(medium):
    records = Records(medium)
    settings = Settings(records)
    medium.held = True
    settings.contrast = 10
    settings.save()
    assert not records.finish() and settings.waiting
    assert records.complaints() == ["records_wait"]
    assert records.complaints() == []
    medium.held = False
    assert records.finish() and not settings.waiting
    assert settings_in(medium).contrast == 10


def damaged(whole, number, source):
    """A record's copy cut off, with a wrong bit, or of other bytes."""
    raw = bytearray(whole)
    if number < len(raw):
        return bytes(raw[:number])
    if number < 1000:
        raw[source.randrange(len(raw))] ^= 1 << source.randrange(8)
        return bytes(raw)
    return source.randbytes(source.randrange(1, 60))


def test_damaged_settings_fall_back_to_defaults_and_say_so_once(medium):
    changed(medium, contrast=10, names=["Ana", "Zoë"])
    whole = medium.records["settings.0"]
    source = random.Random(1)
    for number in range(2000):
        medium.records["settings.0"] = medium.records["settings.1"] = damaged(whole, number, source)
        records = Records(medium)
        settings = Settings(records)
        assert records.state == DAMAGED
        assert (settings.contrast, settings.names, settings.language) == (160, [], "en")
        assert settings.complaints() == ["settings_damaged"]
        assert settings.complaints() == []


@pytest.mark.parametrize("copy", [0, 1])
def test_one_damaged_copy_costs_nothing_and_is_rebuilt_on_the_players_word(medium, copy):
    changed(medium, contrast=10)
    changed(medium, contrast=20)
    whole = dict(medium.records)
    source = random.Random(1)
    for number in range(1500):
        medium.records = dict(whole)
        medium.records["settings.%d" % copy] = damaged(whole["settings.0"], number, source)
        records = Records(medium)
        settings = Settings(records)
        assert settings.contrast == 20
        assert settings.complaints() == []
        assert records.state == DAMAGED
        settings.contrast = 30
        settings.save()
        assert not records.finish()  # the only whole copy is not touched
        assert medium.records["settings.%d" % (1 - copy)] == whole["settings.0"]
        assert records.mend()
        assert Records(medium).state == READY
        assert settings_in(medium).contrast == 30


def test_a_copy_that_only_is_older_is_brought_up_to_date_without_a_word(medium):
    changed(medium, contrast=10)
    old = medium.records["settings.1"]
    changed(medium, contrast=20)
    medium.records["settings.1"] = old
    records = Records(medium)
    assert records.state == READY and Settings(records).contrast == 20
    records.finish()
    assert medium.records["settings.1"] == medium.records["settings.0"]


def test_without_a_place_settings_live_in_memory_until_the_player_lets_it_be_made(medium):
    medium.copies = 0
    records = Records(medium)
    settings = Settings(records)
    settings.contrast = 10
    settings.save()
    assert records.state == ABSENT and not records.finish()
    assert medium.records == {}
    assert records.mend()
    assert settings_in(medium).contrast == 10


# --- finished games ---------------------------------------------------------------------------------------------------


def add(medium, *game):
    """A finished game, stored."""
    records = Records(medium)
    Finished(records).add(*game)
    records.finish()


def test_the_last_finished_games_can_be_looked_up(medium):
    for number in range(1, 31):
        add(medium, "bronze_age", ["Ana", "Zoë"], [number, -number])
    finished = finished_in(medium)
    assert finished.count() >= 20
    for index in range(finished.count()):
        number = 30 - index
        assert finished.get(index) == (number, "bronze_age", ["Ana", "Zoë"], [number, -number])


def test_the_largest_games_fit_eight_players_longest_names_largest_totals(medium):
    names = ["ÀÉÎÖÜßñ" + str(player) for player in range(8)]
    totals = [99999, -99999, 0, -1, 32768, -32769, 65536, 7]
    for _ in range(40):
        add(medium, "roll_through_the_age", names, totals)
    finished = finished_in(medium)
    assert finished.count() >= 20
    for index in range(finished.count()):
        assert finished.get(index) == (40 - index, "roll_through_the_age", names, totals)


def test_a_finished_game_is_not_counted_twice(medium):
    add(medium, "bronze_age", ["Ana"], [1], 5)
    add(medium, "bronze_age", ["Ana"], [2], 6)
    add(medium, "bronze_age", ["Ana"], [3], 6)
    finished = finished_in(medium)
    assert [finished.get(i)[0] for i in range(2)] == [2, 1]
    assert finished.get(0)[3] == [3]


def test_damaged_finished_games_are_none(medium):
    add(medium, "bronze_age", ["Ana", "Zoë"], [1, 2])
    whole = medium.records["finished.0"]
    source = random.Random(1)
    for number in range(1000):
        medium.records["finished.0"] = medium.records["finished.1"] = damaged(whole, number, source)
        finished = finished_in(medium)
        assert finished.count() == 0
        assert finished.complaints() == ["finished_damaged"]
        assert finished.complaints() == []
