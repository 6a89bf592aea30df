"""Damaged saves: a start goes on with a legal game or offers a new one, and never fails.

`make torture` tries 100,000 of them.
"""

import random

import pytest

from host.storage.damage import SIZE, Damage, Starter
from host.trials import torture

from finished import Finished
from settings import Settings

SAVES = torture.damaged_saves(games=8)


class Records:
    """Small records in memory."""

    def __init__(self):
        self.records = {}
        self.result = True

    def load(self, name):
        return self.records.get(name)

    def save(self, name, data):
        if self.result == "fails":
            raise OSError(30, "read-only")
        if self.result:
            self.records[name] = bytes(data)
        return self.result


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


@pytest.mark.parametrize("content", [b"", b"\0" * SIZE, b"\xff" * SIZE, b"Q", b"Qp", b"Qp\1", b"Qp\1\xfe", b"Qp\0\xff"])
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


# --- settings -------------------------------------------------------------------------------------------------------


@pytest.fixture
def records():
    return Records()


def test_a_new_device_has_settings_and_asks_for_the_language(records):
    settings = Settings(records)
    assert settings.fresh
    assert settings.complaints() == []
    assert (settings.language, settings.rotation, settings.names) == ("en", 0, [])


def test_settings_are_kept(records):
    settings = Settings(records)
    settings.language, settings.contrast, settings.rotation, settings.sleep, settings.repeat = "it", 1, 1, 30, 700
    settings.remember(["Zoë", "Ana"])
    settings.remember(["Bé", "Ana"])
    again = Settings(records)
    assert not again.fresh
    assert (again.language, again.contrast, again.rotation, again.sleep, again.repeat) == ("it", 1, 1, 30, 700)
    assert again.names == ["Bé", "Ana", "Zoë"]


def test_the_last_eight_names_are_offered(records):
    settings = Settings(records)
    for number in range(5):
        settings.remember(["a%d" % number, "b%d" % number])
    assert Settings(records).names == ["a4", "b4", "a3", "b3", "a2", "b2", "a1", "b1"]


def test_settings_are_written_only_when_they_changed(records):
    settings = Settings(records)
    settings.save()
    records.records.clear()
    assert settings.save()
    assert records.records == {}


@pytest.mark.parametrize("result", [False, "fails"])
def test_settings_wait_while_a_computer_holds_the_drive(records, result):
    settings = Settings(records)
    records.result = result
    settings.contrast = 10
    assert not settings.save()
    assert settings.waiting
    assert not settings.retry()
    records.result = True
    assert settings.retry()
    assert not settings.waiting
    assert Settings(records).contrast == 10


def test_damaged_settings_fall_back_to_defaults_and_say_so_once(records):
    settings = Settings(records)
    settings.contrast = 10
    settings.remember(["Ana", "Zoë"])
    whole = records.records["settings"]
    source = random.Random(1)
    for number in range(2000):
        raw = bytearray(whole)
        if number < len(raw):
            raw = raw[:number]
        elif number < 1000:
            raw[source.randrange(len(raw))] ^= 1 << source.randrange(8)
        else:
            raw = source.randbytes(source.randrange(60))
        records.records["settings"] = bytes(raw)
        settings = Settings(records)
        assert (settings.contrast, settings.names, settings.language) == (160, [], "en")
        assert settings.complaints() == ["settings_damaged"]
        assert settings.complaints() == []


# --- finished games ---------------------------------------------------------------------------------------------------


def test_the_last_finished_games_can_be_looked_up(records):
    for number in range(1, 31):
        Finished(records).add("bronze_age", ["Ana", "Zoë"], [number, -number])
    finished = Finished(records)
    assert finished.count() >= 20
    for index in range(finished.count()):
        number = 30 - index
        assert finished.get(index) == (number, "bronze_age", ["Ana", "Zoë"], [number, -number])


def test_a_finished_game_is_not_counted_twice(records):
    finished = Finished(records)
    finished.add("bronze_age", ["Ana"], [1], 5)
    finished.add("bronze_age", ["Ana"], [2], 6)
    finished.add("bronze_age", ["Ana"], [3], 6)
    assert [Finished(records).get(i)[0] for i in range(2)] == [2, 1]
    assert finished.get(0)[3] == [3]


def test_finished_games_wait_while_a_computer_holds_the_drive(records):
    finished = Finished(records)
    records.result = False
    finished.add("bronze_age", ["Ana"], [1])
    assert finished.count() == 1 and finished.waiting
    records.result = True
    assert finished.retry()
    assert Finished(records).count() == 1


def test_damaged_finished_games_are_none(records):
    Finished(records).add("bronze_age", ["Ana", "Zoë"], [1, 2])
    whole = records.records["finished"]
    source = random.Random(1)
    for number in range(1000):
        raw = bytearray(whole)
        if number < len(raw):
            raw = raw[:number]
        else:
            raw[source.randrange(len(raw))] ^= 1 << source.randrange(8)
        records.records["finished"] = bytes(raw)
        finished = Finished(records)
        assert finished.count() == 0
        assert finished.complaints() == ["finished_damaged"]
        assert finished.complaints() == []
    finished.add("bronze_age", ["Ana"], [1])
    assert Finished(records).count() == 1
