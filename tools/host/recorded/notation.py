"""What a game's notation is: how its recorded games are written down, read, played, told and written anew.

A game `chess` of the firmware (`rules/chess.py`) gets recorded games by one module here, `notations/chess.py`
(or a package of that name), with a class `Notation` made from the one here. It is found by its name; nothing else names
it. What a game leaves as it is here, it need not write. docs/recorded_games.md says the same at more length.
"""

import os
from collections.abc import Hashable, Sequence
from typing import Any

from host.recorded import notations
from host.recorded.fields import Field

from rules import class_of
from rules.prompts import NUMBER


def games() -> list[str]:
    """The names of the games that have a notation, sorted."""
    folders: Any = notations.__path__
    if isinstance(folders, str):  # on MicroPython
        folders = [folders]
    there = [name for folder in folders for name in os.listdir(folder)]
    return sorted([name.replace(".py", "") for name in there if not name.startswith("_")])


def find(game: str) -> "type[Notation]":
    """The Notation of a game by its name. Raises LookupError when there is none."""
    if game not in games():
        raise LookupError(game)
    return _member("host.recorded.notations." + game, "Notation")


def rules(game: str) -> Any:
    """The class of a game by its name."""
    return class_of(game)


def _member(module: str, name: str) -> Any:
    return getattr(__import__(module, None, None, (name,)), name)


class Notation:
    """The notation of one file: `names` of the players, and `fields`, the file's fields by key.

    UNITS: the file's key for what is played one after the other, "turns" or "rounds". KEYS: further keys the file may
    have, such as "start". OPTIONS: names of the options a file may give: the `what` of the prompts that ask for them,
    and others that this game takes without effect. PRESSES: budget of key presses a unit, median and 95th percentile;
    AT_RANDOM: of the median in games of people who choose anything legal, None: these are not measured. PASSED_ROUND:
    a unit goes from player to player, and its presses are counted for one of them. ORDER: keys of a unit, and within
    it, in the order in which they are written down; others stand behind them.
    """

    UNITS = "turns"
    KEYS: tuple[str, ...] = ()
    OPTIONS: tuple[str, ...] = ()
    PRESSES: tuple[int, int] | None = None
    AT_RANDOM: int | None = None
    PASSED_ROUND = False
    ORDER: tuple[str, ...] = ()
    # Units that have a budget of their own: what they are called, how many presses one takes at most.
    SUCH: tuple[str, int] | None = None

    def __init__(self, names: Sequence[str], fields: dict[str, Any]) -> None:
        self.names = names
        self.fields = fields

    # -- before the first turn

    def name_of(self, prompt: Any) -> str:
        """The name under which a file gives the option that a prompt asks for."""
        return prompt.what if isinstance(prompt.what, str) else prompt.what[0]

    def option(self, prompt: Any, field: Any) -> bytes:
        """The answer to a prompt of the game's `options`; `field` is what the file gives for it, None: nothing.

        prompt None: the option is given, but not asked in this game; then only the field is looked at. Here: a Number
        is a whole number, a Choose is true or false for its rows yes (1) and no (0); left out, it is as suggested.
        Raises TranscriptError.
        """
        if field is None:
            suggested = prompt.suggestion()
            return prompt.encode(prompt.least if prompt.kind == NUMBER else 0) if suggested is None else suggested
        if prompt and prompt.kind == NUMBER:
            return prompt.encode(field.number(prompt.least, prompt.most))
        chosen = field.truth()
        return prompt.encode(int(chosen)) if prompt else b""

    def options(self, asked: Any, answers: Sequence[bytes]) -> dict[str, Any]:
        """What a file's `options` say of the answers to a game's options (`asked`: Game.options). Here: as `option`."""
        told: dict[str, Any] = {}
        given = None
        for answer in answers:
            prompt = asked.send(given)
            given = answer
            number = prompt.decode(answer)
            told[self.name_of(prompt)] = number if prompt.kind == NUMBER else bool(number)
        return told

    def set_up(self, game: Any) -> None:
        """Set a new game to the position that `fields` describe, if they do. Raises TranscriptError."""

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
        """A turn or round, read from its field, with two methods that raise TranscriptError.

        answer(prompt): the answer to a prompt of the game, as bytes. finish(): called when the unit is over; refuses
        what the field says and no prompt asked for.
        """
        raise NotImplementedError

    # -- the result

    def standing(self, game: Any) -> dict[str, Any]:
        """The part of the result that is about the whole game."""
        return {"over": game.over, "round": game.round, "winners": game.winners() if game.over else []}

    def player(self, game: Any, number: int) -> dict[str, Any]:
        """One player's part of the result, but for the name."""
        raise NotImplementedError

    def result(self, game: Any) -> dict[str, Any]:
        """The whole result, but for the presses."""
        players = [{"name": name} | self.player(game, number) for number, name in enumerate(self.names)]
        return self.standing(game) | {"players": players}

    # -- the sheet for people

    def sheet(self, game: Any) -> list[Any]:
        """The rows of the sheet: (label, a text for each player), None for a line between, or a whole line as text."""
        return [("TOTAL", [str(game.total(number)) for number in range(game.count)])]

    def tie(self, game: Any, number: int) -> str:
        """What a player had when the totals were equal, as a text: "goods left worth 7"; "": nothing decides."""
        return ""

    # -- the way back: games that nobody recorded, written down

    def person(self, game: Any, number: int, dice: Any) -> Any:
        """Somebody who plays a game for the record: an object with `answer(prompt)`. `dice` is a random.Random."""
        return Anybody(dice)

    def begin(self, game: Any) -> Any:
        """A unit of which nothing is known yet, as the file has it."""
        return {"player": game.current} if self.UNITS == "turns" else {}

    def note(self, unit: Any, game: Any, prompt: Any, answer: bytes) -> None:
        """Write an answer into a unit, before the game has it. NotImplementedError: it can't be written down."""
        raise NotImplementedError

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


class Anybody:
    """Plays what is suggested, mostly, else anything legal."""

    def __init__(self, dice: Any, suggested: float = 0.8) -> None:
        self.dice = dice
        self.suggested = suggested

    def answer(self, prompt: Any) -> bytes:
        """An answer to a prompt."""
        from host.pilot import policies

        return policies.free(prompt, self.dice, suggested=self.suggested)
