"""Write games down as recorded games: during play, or from setup and log.

Runs on MicroPython too, for the page in the browser.
"""

import json
from collections.abc import Sequence
from typing import Any

from host.recorded import notation
from host.recorded.fields import TranscriptError, parse_text
from host.recorded.spoken import line_names, renamed
from host.recorded.transcript import Replay, Transcript

from engine import setup
from engine.history.log import Log
from engine.history.session import Session
from flows.known_games import kind_of, read_sheet
from persistence import packing
from persistence.finished import ANSWERS, PACKED, RACE
from persistence.pairs import unpack
from persistence.sheets import decode_race

# Reasons why a game has no file.
UNKNOWN, ADJUSTED, OTHERWISE = "unknown", "adjusted", "otherwise"
# The keys of a file come in this order, those of a game's own after them and the units last.
_FIRST = ("game", "sheet", "players", "options")


class Untellable(Exception):
    """A game can't become a recorded one.

    The argument is the reason: UNKNOWN, it has no notation; ADJUSTED, it has values set by hand; OTHERWISE, it has
    something that a file can't have.
    """


class Telling:
    """Writes the units of a game into a record during play."""

    def __init__(self, written: notation.Notation, game: Any, record: dict[str, Any]) -> None:
        self.notation = written
        self.game = game
        self.record = record
        self.units: list[Any] = []
        record[written.UNITS] = self.units
        self.now: Any = None

    def begins(self) -> bool:
        """Return whether the game is in a unit that is still empty."""
        return self.now != self.notation.now(self.game)

    def note(self, prompt: Any, answer: bytes) -> None:
        """Write down an answer, before the game has it. Raises NotImplementedError if a file can't have it."""
        if self.begins():
            self.now = self.notation.now(self.game)
            self.units.append(self.notation.begin(self.game))
        self.notation.note(self.units[-1], self.game, prompt, answer)

    def end(self) -> bool:
        """Drop the unit under way; return whether there was one."""
        if self.game.over:
            self.notation.close(self.record)
        elif self.units and not self.begins():
            self.units.pop()
            return True
        return False


def tell(data: bytes, log: bytes, sheet: bytes = b"") -> str:
    """Return the text of the recorded game of a setup and a whole log (see Session). `sheet`: its score sheet, packed.

    A replay must come to the same result. Raises Untellable, or ValueError if it is no setup.
    """
    named, _, names, answers = setup.decode(data)
    name = named.split(":")[0]
    try:
        written = notation.find(name)(names, {})
    except LookupError:
        raise Untellable(UNKNOWN)
    kind = kind_of(named, sheet) if sheet else notation.rules(name)
    record: dict[str, Any] = {"game": name, "players": names}
    if sheet:
        record["sheet"] = str(unpack(sheet), "utf-8")
    try:
        options = written.options(kind.options(len(names)), answers)
        if options:
            record["options"] = options
        result = _play(Telling(written, kind(len(names), answers), record), log)
        text = text_of(record)
        replay = Replay(Transcript(parse_text(text)))
        replay.play()
    except (NotImplementedError, TranscriptError):
        raise Untellable(OTHERWISE)
    if replay.transcript.notation.result(replay.session.game) != result:
        raise Untellable(OTHERWISE)
    return text


def _play(telling: Telling, log: bytes) -> Any:
    """Play a log and write it down; return the result at the end of the last complete unit."""
    game = telling.game
    session = Session(game)
    before: Any = None  # the result at the start of the unit under way
    for answer, by_hand in Log(log).entries():
        if by_hand:
            raise Untellable(ADJUSTED)
        session.read()
        if telling.begins():
            before = telling.notation.result(game)
        telling.note(session.prompt, answer)
        session.answer(answer)
    session.read()
    return before if telling.end() else telling.notation.result(game)


def text_of(record: dict[str, Any]) -> str:
    """Return a recorded game as the text of its file: one turn or round per line."""
    written = notation.find(record["game"])
    lines = []
    names: dict[str, str] = {}
    if "sheet" in record:
        names = line_names(kind_of(*read_sheet(record["sheet"].encode())))
    for key in _ordered(record, _FIRST + written.KEYS + (written.UNITS,)):
        value = record[key]
        if key == written.UNITS:
            text = "[\n" + ",\n".join(["  " + _json(renamed(unit, names), written.ORDER) for unit in value]) + "\n ]"
        else:
            text = _json(value, written.ORDER)
        lines.append(" " + json.dumps(key) + ": " + text)
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _ordered(keys: Any, order: Sequence[str]) -> list[str]:
    """Return keys in an order; the others after them, by their names."""
    found: list[str] = []
    for key in list(order) + sorted(keys):
        if key in keys and key not in found:
            found.append(key)
    return found


def _json(value: Any, order: Sequence[str]) -> str:
    """Return a value as JSON on one line."""
    if isinstance(value, dict):
        parts = [json.dumps(key) + ": " + _json(value[key], order) for key in _ordered(value, order)]
        return "{" + ", ".join(parts) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([_json(item, order) for item in value]) + "]"
    return json.dumps(value, ensure_ascii=False)


def log_of(parts: dict[int, bytes], players: int) -> bytes | None:
    """Return the log of a finished game from its details; None if it isn't stored."""
    if PACKED in parts:
        return packing.unpack(parts[PACKED], decode_race(parts[RACE], players))
    return parts.get(ANSWERS)
