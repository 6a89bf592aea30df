"""Recorded games: reading the file and naming what is wrong in it, one line for each mistake.

The format is described in docs/recorded_games.md. What a turn of a game looks like, and how a sheet is
set up and told, is known to the game's notation (`notation_bronze.py` …), not here.
"""

import importlib
import json

from rules.prompts import NOTICE
from rules.session import Session

# Name of the game in the file: the module of its rules, the module of its notation.
GAMES = {
    "bronze_age": ("rules.bronze_age", "host.recorded.notation_bronze"),
    "late_bronze_age": ("rules.late_bronze_age", "host.recorded.notation_bronze"),
}
KEYS = ("game", "players", "options", "start", "turns")


class TranscriptError(Exception):
    """A mistake in a recorded game; the message is one line that says where and what."""


def shown(value, most=40):
    """A value of the file as it stands in a message: JSON on one line, cut to a readable length."""
    text = json.dumps(value)
    return text if len(text) <= most else text[: most - 1] + "…"


class Duplicates(dict):
    """An object of the file in which a key occurs more than once: `key`."""

    key = None


def _object(pairs):
    fields = Duplicates()
    for key, value in pairs:
        if key in fields and fields.key is None:
            fields.key = key
        fields[key] = value
    return fields


class Field:
    """A value of the file that knows where it stands: `place` is what the message starts with ("turn 3 (Ana)").

    The methods return the value as what it should be, or raise TranscriptError.
    """

    def __init__(self, value, place="", path=()):
        self.value = value
        self.place = place
        self.path = path

    def error(self, text, *more):
        """The TranscriptError for this place; `more` are the names of fields further in."""
        path = self.path + more
        inner = ".".join(path[1:]).replace(".[", "[")
        return TranscriptError(": ".join(part for part in (self.place, *path[:1], inner, text) if part))

    def child(self, name):
        """The field `name` of this object, or the item of that number of this list."""
        if isinstance(name, int):
            return Field(self.value[name], self.place, self.path + (f"[{name}]",))
        return Field(self.value[name], self.place, self.path + (name,))

    def object(self, names, needed=(), what="key"):
        """Check that this is an object with no other keys than `names`; return its fields by key."""
        if not isinstance(self.value, dict):
            raise self.error(f"{shown(self.value)} is not an object")
        for name in self.value:
            if name not in names:
                raise self.error(f"unknown {what} {shown(name)}")
        if getattr(self.value, "key", None) is not None:
            raise self.error(f"{what} {shown(self.value.key)} occurs twice")
        for name in needed:
            if name not in self.value:
                raise self.error("missing", name)
        return {name: self.child(name) for name in self.value}

    def items(self, number=None):
        """Check that this is a list (of `number` items); return its items as fields."""
        if not isinstance(self.value, list):
            raise self.error(f"{shown(self.value)} is not a list")
        if number is not None and len(self.value) != number:
            raise self.error(f"{len(self.value)} items, {number} due")
        return [self.child(i) for i in range(len(self.value))]

    def number(self, least=0, most=None):
        """A whole number, not beyond its limits."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.error(f"{shown(self.value)} is not a whole number")
        if self.value < least:
            raise self.error(f"{shown(self.value)} given, at least {least}")
        if most is not None and self.value > most:
            raise self.error(f"{shown(self.value)} given, at most {most}")
        return self.value

    def truth(self):
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.error(f"{shown(self.value)} is not true or false")
        return self.value

    def text(self):
        """A text."""
        if not isinstance(self.value, str):
            raise self.error(f"{shown(self.value)} is not a text")
        return self.value

    def word(self, words, what):
        """The number of one of `words`; `what` says in the message what they are."""
        if self.text() not in words:
            raise self.error(f"unknown {what} {shown(self.value)}")
        return words.index(self.value)

    def numbers(self, names, what):
        """An object of whole numbers by names: a dict of the numbers by name."""
        return {name: field.number() for name, field in self.object(names, what=what).items()}


def read(path):
    """Return what a file holds, as a Field. Raises TranscriptError."""
    try:
        with open(path, "rb") as file:
            raw = file.read()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "not the name of a file"
        raise TranscriptError(f"cannot read {shown(str(path), 200)}: {reason}")
    return parse(raw)


def parse(raw):
    """Return what the bytes of a file hold, as a Field. Raises TranscriptError."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise TranscriptError(f"not JSON: byte {error.start} is not UTF-8 text")
    try:
        return Field(json.loads(text, object_pairs_hook=_object, parse_constant=_constant))
    except json.JSONDecodeError as error:
        raise TranscriptError(f"not JSON: line {error.lineno} column {error.colno}: {error.msg}")
    except RecursionError:
        raise TranscriptError("not JSON that can be read: nested too deeply")
    except ValueError as error:
        raise TranscriptError(f"not JSON: {error}")


def _constant(name):
    raise ValueError(f"{name} is not a number")


class Transcript:
    """A recorded game, ready to be played: `names` of the players, `new_game()`, `turns` (fields), `notation`."""

    def __init__(self, field):
        fields = field.object(KEYS, ("game", "players", "turns"))
        self.game = fields["game"].text()
        if self.game not in GAMES:
            raise fields["game"].error(f"unknown game {shown(self.game)}")
        rules, notation = GAMES[self.game]
        self.play = importlib.import_module(rules).Play
        self.notation = importlib.import_module(notation)
        self.names = self._names(fields["players"])
        self.options = 0
        if "options" in fields:
            known = self.play.OPTIONS + self.notation.SETTLED_OPTIONS.get(self.game, ())
            for name, chosen in fields["options"].object(known, what="option").items():
                if chosen.truth() and name in self.play.OPTIONS:
                    self.options |= 1 << self.play.OPTIONS.index(name)
        self.start = fields.get("start")
        self.turns = fields["turns"].items()
        self.new_game()

    def _names(self, field):
        least, most = self.play.PLAYERS
        names = field.items()
        if not least <= len(names) <= most:
            raise field.error(f"{len(names)} given, {least} to {most} can play")
        for number, name in enumerate(names):
            if not name.text().strip():
                raise name.error("the name is empty")
            if not name.value.isprintable():
                raise name.error(f"{shown(name.value)} has characters that cannot be shown")
            if name.value in field.value[:number]:
                raise name.error(f"{shown(name.value)} is the name of two players")
        return list(field.value)

    def new_game(self):
        """The game before its first turn, set up as `start` says."""
        game = self.play(len(self.names), self.options)
        if self.start:
            self.notation.set_up(game, self.start, self.names)
        return game


def confirm_notices(session, enter):
    """Go on to the next question, or the end of the game."""
    while session.prompt and session.prompt.kind == NOTICE:
        enter(session.prompt, b"")


class Replay:
    """Plays a Transcript turn by turn. `session` is the game as it stands.

    `enter(prompt, answer)` is how an answer gets into the session; left out, it is simply given to it.
    """

    def __init__(self, transcript, session=None, enter=None):
        self.transcript = transcript
        self.session = session or Session(transcript.new_game())
        self.enter = enter or (lambda _, answer: self.session.answer(answer))

    def play(self):
        """Play all turns. Raises TranscriptError at the first that is not legal, which is not played at all."""
        for number, turn in enumerate(self.transcript.turns, 1):
            self.play_turn(number, turn)

    def play_turn(self, number, turn):
        """Play one turn (a Field); one that is refused leaves the game as it was."""
        session = self.session
        game = session.game
        confirm_notices(session, self.enter)
        who = self.transcript.names[game.current]
        turn = Field(turn.value, f"turn {number} ({who})")
        if not session.prompt:
            raise turn.error("the game is over", "turns")
        moves = self.transcript.notation.Turn(game, turn, self.transcript.names)
        answered = 0
        now = (game.round, game.current)
        try:
            while session.prompt and now == (game.round, game.current):
                answer = moves.answer(session.prompt)
                self.enter(session.prompt, answer)
                answered += 1
                confirm_notices(session, self.enter)
            moves.finish()
        except TranscriptError:
            for _ in range(answered):
                session.undo()
            confirm_notices(session, self.enter)
            raise

    def result(self, presses=None):
        """The result as `--json` prints it."""
        game = self.session.game
        return {
            "over": game.over,
            "round": game.round,
            "current": game.current,
            "winners": game.winners() if game.over else [],
            "players": [
                self.transcript.notation.result(game, number, name) for number, name in enumerate(self.transcript.names)
            ],
            "presses": presses,
        }
