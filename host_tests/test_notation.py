"""A game nobody here knows has recorded games without more, and as it likes them by one file: read, played, written."""

import importlib
import json
import sys

import pytest

from host.recorded import notation, notations, people, spoken
from host.recorded.fields import Field, TranscriptError, parse
from host.recorded.sheet import final_sheet
from host.recorded.telling import text_of
from host.recorded.transcript import Replay, Transcript

import rules
from engine.prompts import Allot, AllotRow, Choose, Dice, Name, Number, Row
from engine.prompts.counters import CounterRow, Counters
from engine.prompts.exchange import Exchange, ExchangeRow
from engine.prompts.place import Map, Piece, Place

RULES = '''
from engine.game import Game
from engine.prompts import Number, Row


class Pebbles(Game):
    """Pebbles: each player in turn takes up to nine, three rounds long."""

    PLAYERS = (1, 4)
    STEPS = ("take",)

    def __init__(self, count, options=()):
        self.taken = [[] for _ in range(count)]
        Game.__init__(self, count, options)

    def take(self):
        prompt = Number("take", self.current, 0, 9)
        self.taken[self.current].append(prompt.decode((yield prompt)))

    def pass_turn(self):
        self.current = (self.current + 1) % self.count
        if not self.current:
            self.over = self.round == 3
            self.round += not self.over

    def save(self):
        return bytes([self.round, self.current, self.over]) + b"".join(bytes([len(t), *t]) for t in self.taken)

    def load(self, saved):
        self.round, self.current, self.over = saved[0], saved[1], bool(saved[2])
        at = 3
        for taken in self.taken:
            taken[:] = saved[at + 1 : at + 1 + saved[at]]
            at += 1 + saved[at]

    def score(self, player):
        return [Row("total", self.total(player))]

    def total(self, player):
        return sum(self.taken[player])

    def winners(self):
        best = max(map(self.total, range(self.count)))
        return [player for player in range(self.count) if self.total(player) == best]
'''

NOTATION = """
from host.recorded import notation


class Round:
    def __init__(self, game, field, names):
        self.taken = field.items(game.count)
        self.names = names

    def answer(self, prompt):
        return prompt.encode(self.taken[prompt.player].of(self.names[prompt.player]).number(0, 9))

    def finish(self):
        pass


class Notation(notation.Notation):
    UNITS = "rounds"
    KEYS = ("remark",)

    def unit(self, game, field):
        return Round(game, field, self.names)

    def standing(self, game):
        return {**notation.Notation.standing(self, game), "remark": self.fields["remark"].text()}

    def player(self, game, number):
        return {"taken": list(game.taken[number])}

    def sheet(self, game):
        return [("Pebbles", [str(game.total(number)) for number in range(game.count)]), None, "No stone unturned."]

    def begin(self, game):
        return []

    def note(self, unit, game, prompt, answer):
        unit.append(prompt.decode(answer))
"""
BRONZE = {"game": "bronze_age", "players": ["Ana", "Ben"]}
GAME = {"game": "pebbles", "players": ["Ana", "Ben"], "remark": "on the beach", "rounds": [[1, 2], [3, 4], [9, 0]]}


@pytest.fixture(autouse=True)
def pebbles(tmp_path, monkeypatch):
    for package, text in ((rules, RULES), (notations, NOTATION)):
        folder = tmp_path / package.__name__
        folder.mkdir()
        (folder / "pebbles.py").write_text(text)
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(folder)])
    importlib.invalidate_caches()
    yield
    for package in (rules, notations):
        sys.modules.pop(package.__name__ + ".pebbles", None)
        package.__dict__.pop("pebbles", None)


def read(game):
    return Transcript(parse(json.dumps(game).encode()))


def played(game):
    replayed = Replay(read(game))
    replayed.play()
    return replayed


@pytest.fixture
def plain(tmp_path):
    """Without a notation of its own."""
    (tmp_path / "host.recorded.notations" / "pebbles.py").unlink()


PLAIN = {
    "game": "pebbles",
    "players": ["Ana", "Ben"],
    "turns": [{"player": 0, "take": 3}, {"take": 4}, {"player": 0, "take": 0}],
}


def test_without_a_notation_the_ids_of_what_is_asked_and_shown_are_the_words(plain):
    assert notation.find("pebbles") is notation.Notation
    assert played(PLAIN).result() == {
        "over": False,
        "round": 2,
        "winners": [],
        "players": [
            {"name": "Ana", "sheet": {}, "score": {"total": 3}},
            {"name": "Ben", "sheet": {}, "score": {"total": 4}},
        ],
        "presses": None,
    }
    assert "TOTAL" in final_sheet(played(PLAIN)) and "Round 2, Ben to play." in final_sheet(played(PLAIN))
    record = people.play("pebbles", 3, 5)
    assert played(record).session.game.over and json.loads(text_of(record)) == record


@pytest.mark.parametrize(
    "turns, message",
    [
        ([{"take": 10}], "turn 1 (Ana): take: 10 given, 0 to 9 possible"),
        ([{}, {"take": "x"}], 'turn 2 (Ben): take: "x" is not a whole number'),
        ([{"take": 1, "drop": 2}], "turn 1 (Ana): drop: 2 given, but nothing asks for it"),
        ([{"player": 1}], "turn 1 (Ana): player: 1 given, the turn is that of 0 (Ana)"),
    ],
)
def test_without_a_notation_as_well_what_is_wrong_is_named(plain, turns, message):
    with pytest.raises(TranscriptError) as raised:
        played({**PLAIN, "turns": turns})
    assert str(raised.value) == message


LABELS = "a", ("b", 4), "a"
ROWS = [Row(label) for label in LABELS]
ALLOT_ROWS = [AllotRow(label, room=room) for label, room in zip(LABELS, (4, 9, 1), strict=True)]
COUNTER_ROWS = [CounterRow(label, value, 9, -9) for label, value in zip(LABELS, (2, 0, 1), strict=True)]
EXCHANGE_ROWS = [ExchangeRow(label, -3, 9, (3, 9)) for label in LABELS]
MAP = Map(3, 3, bytes(9))
PIECES = [Piece("road", 1, b"\x01\x05", lambda cell: b"\x01\x02"), Piece("road", 2, b"\x03")]


@pytest.mark.parametrize(
    "prompt, value, answer",
    [
        (Dice("x", 0, 3, ("face_a", "face_b", "c", "d", "e", "f")), ["a", "c", "f"], b"\x20\x05"),
        (Dice("x", 0, 2), [1, 6], b"\x50"),
        (Choose("x", 0, ROWS, b"\x07\x08\x09"), "b 4", b"\x08"),
        (Choose("x", 0, ROWS, optional="none"), None, b"\xff"),
        (Choose("x", 0, ROWS, alternative="by_hand"), ["a'", True], b"\x82"),
        (Choose("x", 0, [Row("no"), Row("yes")]), True, b"\x01"),
        (Number("x", 0, 0, 9), 7, b"\x07"),
        (Name("x", 0), "Zoë", "Zoë".encode()),
        (Allot("x", 0, ALLOT_ROWS, most=9), {"a": 2, "b 4": 3}, b"\x02\x13"),
        (Allot("x", 0, ALLOT_ROWS, actions=("leave",)), "leave", b"\x00"),
        (Exchange("x", 0, EXCHANGE_ROWS, (0, 1)), {"a": -2, "b 4": 3}, b"\xfe\x03\x00"),
        (Counters("x", 0, COUNTER_ROWS), ["b 4", -9], b"\x01\xf7"),
        (Counters("x", 0, lambda page: COUNTER_ROWS, pages=(0, 1)), ["a'", 3, 1], b"\x32\x03"),
        (Counters("x", 0, COUNTER_ROWS, ("done", "end")), "end", b"\xfe"),
        (Place("x", 0, MAP, PIECES, most=2), [["road", 0, 1, 2], ["road'", 1, 0]], b"\x00\x01\x02\x01\x03\x00"),
        (Place("x", 0, MAP, PIECES, ("done",)), "done", b"\xff"),
    ],
)
def test_every_kind_of_prompt_says_its_answers_in_words_and_reads_them(prompt, value, answer):
    assert spoken.read(prompt, Field(value)) == answer
    assert spoken.say(prompt, answer) == value


def test_what_is_asked_again_has_a_number_and_what_is_asked_on_and_on_is_a_list():
    unit = {}
    for number in (3, 5):
        notation.write(unit, Number("take", 0, 0, 9), bytes([number]))
        notation.write(unit, Counters("set", 0, COUNTER_ROWS), bytes([1, number]))
    assert unit == {"take": 3, "take_2": 5, "set": [["b 4", 3], ["b 4", 5]]}
    read = notation.Unit(Field(unit))
    for number in (3, 5):
        assert read.answer(Number("take", 0, 0, 9)) == bytes([number])
        assert read.answer(Counters("set", 0, COUNTER_ROWS)) == bytes([1, number])
    read.finish()
    with pytest.raises(TranscriptError, match="set: missing"):
        read.answer(Counters("set", 0, COUNTER_ROWS))
    with pytest.raises(TranscriptError, match=r"\[1\]: 7 given, but nothing asks"):
        rest = notation.Unit(Field({"set": [["a", 1], 7]}))
        rest.answer(Counters("set", 0, COUNTER_ROWS))
        rest.finish()


def test_a_notation_is_found_by_its_name():
    assert notation.find("pebbles") is not notation.Notation
    for name in ("marbles", "session", "bronze_age.sheet", ""):
        with pytest.raises(LookupError):
            notation.find(name)


def test_it_is_played_round_by_round_and_has_a_result_of_its_own():
    assert played(GAME).result() == {
        "over": True,
        "round": 3,
        "winners": [0],
        "remark": "on the beach",
        "players": [{"name": "Ana", "taken": [1, 3, 9]}, {"name": "Ben", "taken": [2, 4, 0]}],
        "presses": None,
    }


def test_its_sheet_for_people_has_its_own_rows():
    text = final_sheet(played(GAME))
    assert "Pebbles, 2 players" in text and "No stone unturned." in text
    assert "Ana wins with 13 points after 3 rounds." in text


def test_who_plays_next_is_said_of_turns_only_and_one_point_is_one_point():
    assert "\nRound 2 is next." in final_sheet(played({**GAME, "rounds": [[1, 2]]}))
    assert "\nRound 2, Ben to play." in final_sheet(played({**BRONZE, "turns": [{"dice": ["food"] * 3}] * 3}))
    assert "Ana wins with 1 point after 3 rounds." in final_sheet(played({**GAME, "rounds": [[1, 0], [0, 0], [0, 0]]}))
    assert final_sheet(played({**BRONZE, "game": "through_the_ages", "turns": []})).startswith("Through the Ages, 2")


@pytest.mark.parametrize(
    "wrong, message",
    [
        ({"rounds": [[1, 2], [3, 10]]}, "round 2 (Ben): [1]: 10 given, at most 9"),
        ({"rounds": [[1]]}, "round 1: 1 items, 2 due"),
        ({"rounds": GAME["rounds"] * 2}, "round 4: rounds: the game is over"),
        ({"turns": []}, 'unknown key "turns"'),
        ({"start": {}}, 'unknown key "start"'),
        ({"options": {"size": 7}}, 'options: unknown option "size"'),
    ],
)
def test_what_is_wrong_names_round_player_and_field(wrong, message):
    with pytest.raises(TranscriptError) as raised:
        played({**GAME, **wrong})
    assert str(raised.value) == message
