"""The notation of a game: how to read, play and write its recorded games, and their results.

The one here serves every game; it consists of the ids of its prompts and rows (spoken.py). A game with another one,
`chess`, has a module `notations/chess.py` (or a package of that name) with a subclass `Notation`, found by its name.
See docs/dev/recorded-games.md.
"""

import os
from collections.abc import Hashable, Sequence
from typing import Any

from host.recorded import notations, spoken
from host.recorded.fields import Field, shown

from engine.prompts import COUNTERS, NUMBER
from rules import class_of
from words.en.device import WORDS

_TITLE = "game_"


def games() -> list[str]:
    """Return the names of all games that have a title among the words, sorted."""
    return sorted([word[len(_TITLE) :] for word in WORDS if word.startswith(_TITLE)])


def find(game: str) -> "type[Notation]":
    """Return the Notation of a game by its name. Raises LookupError for an unknown game."""
    rules(game)
    folders: Any = notations.__path__
    if isinstance(folders, str):  # on MicroPython
        folders = [folders]
    if game not in [name.split(".")[0] for folder in folders for name in os.listdir(folder)]:
        return Notation
    kind: type[Notation] = __import__("host.recorded.notations." + game, None, None, ("Notation",)).Notation
    return kind


def rules(game: str) -> Any:
    """Return the class of a game by its name. Raises LookupError for an unknown game."""
    try:
        kind = None if "." in game else class_of(game)
    except (ImportError, AttributeError, ValueError):
        kind = None
    if not hasattr(kind, "PLAYERS"):
        raise LookupError(game)
    return kind


class Unit:
    """Answers of the file, read prompt by prompt: an object with each by the id of its question.

    A question that comes again in the same unit has a number after it ("dice_2"); kinds in spoken.SEVERAL have all
    answers in one list. A missing answer does nothing. KEYS: the allowed ones; none: any. WHAT: their name in messages.
    TEXTS: by the key, messages for refused answers by the reason (see spoken.refusal).
    """

    KEYS: tuple[str, ...] = ()
    WHAT = "key"
    TEXTS: dict[str, dict[str, str]] = {}

    def __init__(self, field: Any) -> None:
        self.field = field
        self.fields = field.object(self.KEYS or field.value, what=self.WHAT)
        self.asked: list[str] = []
        self.lists: dict[str, list[Any]] = {}

    def answer(self, prompt: Any) -> Any:
        """Return the answer to a prompt. Raises TranscriptError."""
        key = spoken.what_of(prompt)
        if prompt.kind not in spoken.SEVERAL:
            key = key_for(key, self.asked)
        if key not in self.asked:
            self.asked.append(key)
            if prompt.kind in spoken.SEVERAL and key in self.fields:
                self.lists[key] = self.fields[key].items()
        field = self.fields.get(key)
        if prompt.kind in spoken.SEVERAL:
            field = self.lists[key].pop(0) if self.lists.get(key) else None
        if field is not None:
            return self.read(prompt, field, key)
        answer = self.left_out(prompt)
        if answer is None:
            due = getattr(prompt, "least", 0)
            raise self.field.error(f"missing, {due} due" if due else "missing", key)
        return answer

    def read(self, prompt: Any, field: Any, key: str) -> bytes:
        """Return the answer in the field of that key. Raises TranscriptError."""
        return spoken.read(prompt, field, self.TEXTS.get(key))

    def left_out(self, prompt: Any) -> Any:
        """Return the answer if the file has none; None if it needs one."""
        return spoken.nothing(prompt)

    def finish(self) -> None:
        """Called at the end of the unit: refuse fields that no prompt asked for."""
        self.passed(self.fields)

    def passed(self, keys: Any) -> None:
        """Refuse what these keys still have: no later prompt asks for them."""
        for key in keys:
            field = self.fields.get(key, Field(None))
            left = self.lists[key] if key in self.lists else [] if key in self.asked else [field]
            for one in left:
                if says(one.value):
                    raise one.error(f"{shown(one.value)} given, but nothing asks for it")


class Turn(Unit):
    """A turn or round of a game; `player` may name its player."""

    def __init__(self, game: Any, field: Any, names: Sequence[str]) -> None:
        Unit.__init__(self, field)
        self.game = game
        self.names = names
        self.asked.append("player")
        player = self.fields.get("player")
        if player and player.number() != game.current:
            raise player.error(f"{player.value} given, the turn is that of {game.current} ({names[game.current]})")


class Options(Unit):
    """The options of a file; missing ones are as suggested. `known`: options that a game may not ask for."""

    WHAT = "option"

    def __init__(self, field: Any, known: Sequence[str] = ()) -> None:
        Unit.__init__(self, field)
        self.known = known

    def left_out(self, prompt: Any) -> Any:
        """Return the suggestion, or the least."""
        suggested = prompt.suggestion()
        if suggested is None and prompt.kind == COUNTERS:
            suggested = prompt.encode_action()
        elif suggested is None:
            suggested = prompt.encode(prompt.least if prompt.kind == NUMBER else 0)
        return suggested

    def finish(self) -> None:
        """Refuse unknown options; `known` ones that the game did not ask for are true or false."""
        for name, field in self.fields.items():
            if name in self.known:
                field.truth()
            elif name not in self.asked:
                raise self.field.error(f"unknown option {shown(name)}")


def write(unit: dict[str, Any], prompt: Any, answer: bytes) -> None:
    """Write an answer into a unit of the file."""
    what = spoken.what_of(prompt)
    if prompt.kind in spoken.SEVERAL:
        unit.setdefault(what, []).append(spoken.say(prompt, answer))
    else:
        unit[key_for(what, unit)] = spoken.say(prompt, answer)


def says(value: Any) -> bool:
    """Return whether a value of the file does anything: it is not all 0, false or empty."""
    if isinstance(value, (dict, list)):
        return any(says(part) for part in (value.values() if isinstance(value, dict) else value))
    return bool(value)


def key_for(what: str, used: Any) -> str:
    """Return the key of an answer next to those `used`: "dice", then "dice_2"."""
    key, number = what, 2
    while key in used:
        key = f"{what}_{number}"
        number += 1
    return key


def line(label: str, values: Sequence[Any]) -> tuple[str, list[str]]:
    """Return a row of the sheet for people: a label, capitalized, and a value for each player."""
    return label[0].upper() + label[1:], [str(value) for value in values]


def totals(game: Any) -> list[Any]:
    """Return the last rows of the sheet for people."""
    return [None, line("TOTAL", [game.total(number) for number in range(game.count)])]


class Notation:
    """The notation of one file: `names` of the players, and `fields`, the file's fields by key.

    UNITS: the file's key for its parts in order, "turns" or "rounds". KEYS: further keys the file may
    have, such as "start". OPTIONS: names of the options a file may give: the `what` of the prompts that ask for them,
    and others that this game takes without effect. PRESSES: key presses of a recorded unit at the median, which a
    change must not exceed; MEAN: budget of the mean where people choose anything legal; HELD: MEAN and these
    seconds of holding are budgets of a companion's recorded games instead. PASSED_ROUND: a unit goes from player
    to player, and its budget is for one of them. ORDER: keys of a unit, and within it, in the order of
    the file; others after them. STANDING: the result's keys for the whole game. START: keys of `start` other than the
    players. UNIT, CHOSEN: classes that read a unit and the options.
    """

    UNITS = "turns"
    KEYS: tuple[str, ...] = ()
    OPTIONS: tuple[str, ...] = ()
    PRESSES: int | None = None
    MEAN: float | None = None
    HELD: float | None = None
    PASSED_ROUND = False
    ORDER: tuple[str, ...] = ()
    STANDING: tuple[str, ...] = ("over", "round", "winners")
    START: tuple[str, ...] = ("current", "round")
    UNIT: Any = Turn
    CHOSEN: Any = Options
    # Units that have a budget of their own: their name, the most presses of one.
    SUCH: tuple[str, int] | None = None

    def __init__(self, names: Sequence[str], fields: dict[str, Any]) -> None:
        self.names = names
        self.fields = fields

    # -- before the first turn

    def chosen(self, field: Any) -> Any:
        """Return the options of a file (a Field) as an Options."""
        return self.CHOSEN(field, self.OPTIONS)

    def options(self, asked: Any, answers: Sequence[bytes]) -> dict[str, Any]:
        """Return a file's `options` for the answers to a game's options (`asked`: Game.options).

        Raises NotImplementedError if a file can't have them.
        """
        told: dict[str, Any] = {}
        given = None
        for answer in answers:
            prompt = asked.send(given)
            given = answer
            write(told, prompt, answer)
        return told

    def set_up(self, game: Any) -> None:
        """Set a new game to the position that the field `start` describes, if there is one. Raises TranscriptError."""
        if "start" not in self.fields:
            return
        fields = self.fields["start"].object(self.START + ("players",))
        for key, least, most in (("current", 0, game.count - 1), ("round", 1, self.last_round(game))):
            if key in fields:
                setattr(game, key, fields[key].number(least, most))
        for number, field in enumerate(fields["players"].items(game.count) if "players" in fields else ()):
            self.set_up_player(game, number, Field(field.value, f"start ({self.names[number]})"))
        self.set_up_table(game, self.fields["start"])

    def set_up_player(self, game: Any, number: int, field: Field) -> None:
        """Set a player's part of `start`."""

    def set_up_table(self, game: Any, start: Field) -> None:
        """Set the rest of `start`, after its players."""

    def last_round(self, game: Any) -> int:
        """Return the last round of a `start`."""
        return 999

    # -- turn by turn

    def units(self) -> list[Field]:
        """Return the fields of the turns or rounds, in order."""
        return self.fields[self.UNITS].items()

    def now(self, game: Any) -> Hashable:
        """Return a value that stays the same during a unit of the game."""
        return (game.round, game.current) if self.UNITS == "turns" else game.round

    def place(self, number: int, game: Any) -> str:
        """Return the place of a mistake in the unit of this number: "turn 3 (Ana)", or "round 3"."""
        return f"turn {number} ({self.names[game.current]})" if self.UNITS == "turns" else f"round {number}"

    def unit(self, game: Any, field: Any) -> Any:
        """Return a turn or round, read from its field: an object with the methods `answer(prompt)` and `finish()`."""
        return self.UNIT(game, field, self.names)

    # -- the result

    def standing(self, game: Any) -> dict[str, Any]:
        """Return the part of the result about the whole game."""
        winners = game.winners() if game.over else []
        return {key: winners if key == "winners" else getattr(game, key) for key in self.STANDING}

    def player(self, game: Any, number: int) -> dict[str, Any]:
        """Return one player's part of the result, without the name. Here: all adjustable values, and the score."""
        return {"sheet": spoken.labels(game.adjustable(number)), "score": spoken.labels(game.score(number))}

    def result(self, game: Any) -> dict[str, Any]:
        """Return the whole result, without the presses."""
        players = [{"name": name} | self.player(game, number) for number, name in enumerate(self.names)]
        return self.standing(game) | {"players": players}

    # -- the sheet for people

    def sheet(self, game: Any) -> list[Any]:
        """Return the rows of the sheet: (label, a text for each player), None for an empty line, or a line of text.

        Here: the score, the total last.
        """
        scores = [spoken.labels(game.score(number)) for number in range(game.count)]
        rows: list[Any] = []
        named = spoken.line_names(game) if hasattr(game, "form") else {}
        for name in scores[0]:
            label = named.get(name) or name.replace("score_", "").replace("_", " ")
            rows.append(line(label, [score.get(name, 0) for score in scores]))
        return rows[:-1] + totals(game)

    def tie(self, game: Any, number: int) -> str:
        """Return the text of a player's tie-breaker: "goods left worth 7"; "" if there is none."""
        return ""

    # -- the way back: write down games

    def begin(self, game: Any) -> Any:
        """Return an empty unit of the file."""
        return {"player": game.current} if self.UNITS == "turns" else {}

    def note(self, unit: Any, game: Any, prompt: Any, answer: bytes) -> None:
        """Write an answer into a unit, before the game has it. Raises NotImplementedError if a file can't have it."""
        write(unit, prompt, answer)

    def close(self, record: dict[str, Any]) -> None:
        """At the end of the game write the rest of the file, outside its units."""

    # -- what is checked and measured

    @staticmethod
    def least(unit: Any) -> int | None:
        """Return the presses that a unit of the file needs at least; None: unknown."""
        return None

    @staticmethod
    def is_such(unit: Any) -> bool:
        """Return whether a unit of the file is one of those that SUCH names."""
        return False

    @staticmethod
    def check(game: Any) -> None:
        """Check a position; random walks call this after each answer. Raises ValueError."""
