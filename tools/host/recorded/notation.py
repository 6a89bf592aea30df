"""What a notation is: how the recorded games of a game are written down, read, played, told and written anew.

Every game has one: as it is here, made of the ids of what its prompts ask and show (spoken.py). A game whose recorded
games are to look otherwise, `chess`, has a module `notations/chess.py` (or a package of that name) with a class
`Notation` made from the one here. It is found by its name. docs/recorded_games.md says more.
"""

import os
from collections.abc import Hashable, Sequence
from typing import Any

from host.recorded import notations, spoken
from host.recorded.by_sheet import names_of
from host.recorded.fields import Field, shown

from engine.prompts import COUNTERS, NUMBER
from rules import class_of
from words.en.device import WORDS

_TITLE = "game_"


def games() -> list[str]:
    """The names of all games that have a title among the words, sorted."""
    return sorted([word[len(_TITLE) :] for word in WORDS if word.startswith(_TITLE)])


def find(game: str) -> "type[Notation]":
    """The Notation of a game by its name. Raises LookupError when there is no such game."""
    rules(game)
    folders: Any = notations.__path__
    if isinstance(folders, str):  # on MicroPython
        folders = [folders]
    if game not in [name.split(".")[0] for folder in folders for name in os.listdir(folder)]:
        return Notation
    kind: type[Notation] = __import__("host.recorded.notations." + game, None, None, ("Notation",)).Notation
    return kind


def rules(game: str) -> Any:
    """The class of a game by its name. Raises LookupError when there is none."""
    try:
        kind = None if "." in game else class_of(game)
    except (ImportError, AttributeError, ValueError):
        kind = None
    if not hasattr(kind, "PLAYERS"):
        raise LookupError(game)
    return kind


class Unit:
    """Answers as the file has them, asked prompt by prompt: an object with each by the id of what is asked.

    What is asked again in the same unit has a number after it ("dice_2"); of kinds in spoken.SEVERAL all answers stand
    in one list. What is left out is not done. KEYS: those it may have; none: whatever is asked. WHAT: what they are
    called. TEXTS: by the key, what is said of an answer that is refused, by the reason (see spoken.refusal).
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
        """The answer to a prompt, as bytes. Raises TranscriptError."""
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
        """The answer that a field says, which stands under that key. Raises TranscriptError."""
        return spoken.read(prompt, field, self.TEXTS.get(key))

    def left_out(self, prompt: Any) -> Any:
        """The answer where the file has none; None where it has to say something."""
        return spoken.nothing(prompt)

    def finish(self) -> None:
        """Called when the unit is over: refuse what is said and no prompt asked for."""
        self.passed(self.fields)

    def passed(self, keys: Any) -> None:
        """Refuse what is said under these keys, which are asked for no more, and no prompt asked for."""
        for key in keys:
            field = self.fields.get(key, Field(None))
            left = self.lists[key] if key in self.lists else [] if key in self.asked else [field]
            for one in left:
                if says(one.value):
                    raise one.error(f"{shown(one.value)} given, but nothing asks for it")


class Turn(Unit):
    """A turn or round of a game; `player` may say whose it is."""

    def __init__(self, game: Any, field: Any, names: Sequence[str]) -> None:
        Unit.__init__(self, field)
        self.game = game
        self.names = names
        self.asked.append("player")
        player = self.fields.get("player")
        if player and player.number() != game.current:
            raise player.error(f"{player.value} given, the turn is that of {game.current} ({names[game.current]})")


class Options(Unit):
    """What a file says is played with; what it leaves out is as suggested. `known`: options that a game may not ask."""

    WHAT = "option"

    def __init__(self, field: Any, known: Sequence[str] = ()) -> None:
        Unit.__init__(self, field)
        self.known = known

    def left_out(self, prompt: Any) -> Any:
        """As suggested, or the least."""
        suggested = prompt.suggestion()
        if suggested is None and prompt.kind == COUNTERS:
            suggested = prompt.encode_action()
        elif suggested is None:
            suggested = prompt.encode(prompt.least if prompt.kind == NUMBER else 0)
        return suggested

    def finish(self) -> None:
        """Refuse options that the game has not; those that it does not ask with these players are true or false."""
        for name, field in self.fields.items():
            if name in self.known:
                field.truth()
            elif name not in self.asked:
                raise self.field.error(f"unknown option {shown(name)}")


def write(unit: dict[str, Any], prompt: Any, answer: bytes) -> None:
    """Write an answer into a unit, as the file has it."""
    what = spoken.what_of(prompt)
    if prompt.kind in spoken.SEVERAL:
        unit.setdefault(what, []).append(spoken.say(prompt, answer))
    else:
        unit[key_for(what, unit)] = spoken.say(prompt, answer)


def says(value: Any) -> bool:
    """Whether a value of the file says that something is done: not all of it is 0, false or empty."""
    if isinstance(value, (dict, list)):
        return any(says(part) for part in (value.values() if isinstance(value, dict) else value))
    return bool(value)


def key_for(what: str, used: Any) -> str:
    """The key of an answer to what is asked, if those `used` are taken: "dice", then "dice_2"."""
    key, number = what, 2
    while key in used:
        key = f"{what}_{number}"
        number += 1
    return key


def line(label: str, values: Sequence[Any]) -> tuple[str, list[str]]:
    """A row of the sheet for people: a label, which gets a capital letter, and a value for each player."""
    return label[0].upper() + label[1:], [str(value) for value in values]


def totals(game: Any) -> list[Any]:
    """The last rows of the sheet for people."""
    return [None, line("TOTAL", [game.total(number) for number in range(game.count)])]


class Notation:
    """The notation of one file: `names` of the players, and `fields`, the file's fields by key.

    UNITS: the file's key for what is played one after the other, "turns" or "rounds". KEYS: further keys the file may
    have, such as "start". OPTIONS: names of the options a file may give: the `what` of the prompts that ask for them,
    and others that this game takes without effect. PRESSES: key presses of a recorded unit at the median, which a
    change must not exceed; MEAN: budget of the mean where people choose anything legal. PASSED_ROUND: a unit goes from
    player to player, and its presses are counted for one of them. ORDER: keys of a unit, and within it, in the order in
    which they are written down; others after them. STANDING: what the result tells of the whole game. START: keys of
    `start` beside the players. UNIT, CHOSEN: classes that read a unit and the options.
    """

    UNITS = "turns"
    KEYS: tuple[str, ...] = ()
    OPTIONS: tuple[str, ...] = ()
    PRESSES: int | None = None
    MEAN: float | None = None
    PASSED_ROUND = False
    ORDER: tuple[str, ...] = ()
    STANDING: tuple[str, ...] = ("over", "round", "winners")
    START: tuple[str, ...] = ("current", "round")
    UNIT: Any = Turn
    CHOSEN: Any = Options
    # Units that have a budget of their own: what they are called, how many presses one takes at most.
    SUCH: tuple[str, int] | None = None

    def __init__(self, names: Sequence[str], fields: dict[str, Any]) -> None:
        self.names = names
        self.fields = fields

    # -- before the first turn

    def chosen(self, field: Any) -> Any:
        """The options that a file gives (a Field), as an Options."""
        return self.CHOSEN(field, self.OPTIONS)

    def options(self, asked: Any, answers: Sequence[bytes]) -> dict[str, Any]:
        """What a file's `options` say of the answers to a game's options (`asked`: Game.options).

        NotImplementedError: a file can't say it.
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
        """Set what `start` has of a player."""

    def set_up_table(self, game: Any, start: Field) -> None:
        """Set what else `start` has, after its players."""

    def last_round(self, game: Any) -> int:
        """In which round a `start` can be at most."""
        return 999

    # -- turn by turn

    def units(self) -> list[Field]:
        """The fields of what is played, in order."""
        return self.fields[self.UNITS].items()

    def now(self, game: Any) -> Hashable:
        """Which unit the game is in: another value once that is over."""
        return (game.round, game.current) if self.UNITS == "turns" else game.round

    def place(self, number: int, game: Any) -> str:
        """Where a mistake in the unit of this number is said to be: "turn 3 (Ana)", or "round 3"."""
        return f"turn {number} ({self.names[game.current]})" if self.UNITS == "turns" else f"round {number}"

    def unit(self, game: Any, field: Any) -> Any:
        """A turn or round, read from its field: an object with `answer(prompt)` and `finish()`, as Turn has them."""
        return self.UNIT(game, field, self.names)

    # -- the result

    def standing(self, game: Any) -> dict[str, Any]:
        """The part of the result that is about the whole game."""
        winners = game.winners() if game.over else []
        return {key: winners if key == "winners" else getattr(game, key) for key in self.STANDING}

    def player(self, game: Any, number: int) -> dict[str, Any]:
        """One player's part of the result, but for the name. Here: what can be set by hand, and the score."""
        return {"sheet": spoken.labels(game.adjustable(number)), "score": spoken.labels(game.score(number))}

    def result(self, game: Any) -> dict[str, Any]:
        """The whole result, but for the presses."""
        players = [{"name": name} | self.player(game, number) for number, name in enumerate(self.names)]
        return self.standing(game) | {"players": players}

    # -- the sheet for people

    def sheet(self, game: Any) -> list[Any]:
        """The rows of the sheet: (label, a text for each player), None for a line between, or a whole line as text.

        Here: the score, the total last.
        """
        scores = [spoken.labels(game.score(number)) for number in range(game.count)]
        rows: list[Any] = []
        named = names_of(game) if hasattr(game, "form") else {}
        for name in scores[0]:
            label = named.get(name) or name.replace("score_", "").replace("_", " ")
            rows.append(line(label, [score.get(name, 0) for score in scores]))
        return rows[:-1] + totals(game)

    def tie(self, game: Any, number: int) -> str:
        """What a player had when the totals were equal, as a text: "goods left worth 7"; "": nothing decides."""
        return ""

    # -- the way back: games that nobody recorded, written down

    def begin(self, game: Any) -> Any:
        """A unit of which nothing is known yet, as the file has it."""
        return {"player": game.current} if self.UNITS == "turns" else {}

    def note(self, unit: Any, game: Any, prompt: Any, answer: bytes) -> None:
        """Write an answer into a unit, before the game has it. NotImplementedError: it can't be written down."""
        write(unit, prompt, answer)

    def close(self, record: dict[str, Any]) -> None:
        """The game is over: whatever stands beside the units in the file is written there."""

    # -- what is checked and measured

    @staticmethod
    def least(unit: Any) -> int | None:
        """The presses that a unit, as the file has it, needs in any case; None: nobody can say."""
        return None

    @staticmethod
    def is_such(unit: Any) -> bool:
        """Whether a unit, as the file has it, is one of those that SUCH names."""
        return False

    @staticmethod
    def check(game: Any) -> None:
        """What holds in every position of the game; the random walker asks after each answer. Raises ValueError."""
