"""Open recorded games and play them.

docs/dev/recorded-games.md describes the format. A game's notation (notation.py, notations/) knows its turns, starts and
results.
"""

from typing import Any

from host.recorded import notation, spoken
from host.recorded.fields import Field, TranscriptError, parse, printable, read, shown

import words
from engine.history.session import Session
from engine.prompts import NOTICE, Refused
from flows.known_games import SHEET, encode, kind_of, read_sheet

__all__ = ["Replay", "Transcript", "TranscriptError", "confirm_notices", "load", "parse", "read", "recorded"]


def recorded(folder: Any) -> Any:
    """Return the paths of the recorded games in a folder, sorted: all .json files except results."""
    return sorted(path for path in folder.glob("*.json") if not path.name.endswith(".result.json"))


def load(path: Any) -> Any:
    """Return the Transcript of a file. Raises TranscriptError."""
    return Transcript(read(path))


class Transcript:
    """A recorded game, ready to play.

    game: its name. sheet: its score sheet, packed; b"": none. names: of the players. notation: its Notation. units: its
    turns or rounds in order, as fields. start: the field of that name, or None.
    Raises TranscriptError.
    """

    def __init__(self, field: Any) -> None:
        self.game = field.member("game").text()
        try:
            written = notation.find(self.game)
        except LookupError:
            raise field.child("game").error(f"unknown game {shown(self.game)}")
        own = written.KEYS + (written.UNITS,)
        own += ("sheet",) if self.game == SHEET[:-1] else ()
        fields = field.object(("game", "players", "options") + own, ("game", "players", written.UNITS))
        self.sheet = b""
        self.play = notation.rules(self.game)
        if self.game == SHEET[:-1]:
            self._read(field.member("sheet"))
        self.names = self._names(fields["players"])
        if self.sheet:
            units = fields[written.UNITS]
            ids = {text: word for word, text in spoken.line_names(self.play).items()}
            fields[written.UNITS] = Field(spoken.renamed(units.value, ids), units.place, units.path)
        self.notation = written(self.names, fields)
        self._choose(fields.get("options"))
        self.start = fields.get("start")
        self.units = self.notation.units()
        self.new_game()

    def _read(self, field: Any) -> None:
        """Read the score sheet."""
        try:
            self.game, self.sheet = read_sheet(field.text().encode())
        except ValueError as error:
            words.use(words.LANGUAGES[0])
            raise field.error(" ".join(words.text_or_id(label) for label in error.args[0]))
        self.play = kind_of(self.game, self.sheet)

    def _names(self, field: Any) -> list[str]:
        least, most = self.play.PLAYERS
        names = field.items()
        if not least <= len(names) <= most:
            raise field.error(f"{len(names)} given, {least} to {most} can play")
        for number, name in enumerate(names):
            if not name.text().strip():
                raise name.error("the name is empty")
            if not printable(name.value):
                raise name.error(f"{shown(name.value)} has characters that cannot be shown")
            if name.value in field.value[:number]:
                raise name.error(f"{shown(name.value)} is the name of two players")
        return list(field.value)

    def _choose(self, field: Any) -> None:
        """Answer the game's options."""
        chosen = self.notation.chosen(field or Field({}))
        self.answers = []
        asked = self.play.options(len(self.names))
        answer = None
        while hasattr(asked, "send"):
            try:
                prompt = asked.send(answer)
            except StopIteration:
                break
            answer = chosen.answer(prompt)
            self.answers.append(answer)
        chosen.finish()

    def new_game(self) -> Any:
        """Return the game before its first turn, set up by the file."""
        game = self.play(len(self.names), self.answers)
        self.notation.set_up(game)
        return game

    def setup(self, names: tuple[Any, ...] | None = None) -> bytes:
        """Return the setup for the journal; `names`: those on the device, if they differ."""
        return encode(self.game, names or self.names, self.answers, self.sheet)


def confirm_notices(session: Any, enter: Any) -> None:
    """Continue to the next question, or the end of the game."""
    while session.prompt and session.prompt.kind == NOTICE:
        enter(session.prompt, b"")


class Replay:
    """Plays a Transcript, one turn or round after the other, in a `session`.

    `enter(prompt, answer)` gives an answer to the session; the default answers directly. It returns the next prompt if
    the same key answered that too, or None.
    """

    def __init__(self, transcript: Any, session: Any = None, enter: Any = None) -> None:
        self.transcript = transcript
        self.session = session or Session(transcript.new_game())
        self.enter = enter or (lambda _, answer: self.session.answer(answer))

    def play(self) -> None:
        """Play all units. Raises TranscriptError at the first illegal one, and undoes it."""
        for number, field in enumerate(self.transcript.units, 1):
            self.play_unit(number, field)

    def play_unit(self, number: int, field: Any) -> None:
        """Play one turn or round (a Field); undo it if it is illegal."""
        session = self.session
        game = session.game
        written = self.transcript.notation
        confirm_notices(session, self.enter)
        field = Field(field.value, written.place(number, game))
        if not session.prompt:
            raise field.error("the game is over", written.UNITS)
        unit = written.unit(game, field)
        answered = 0
        now = written.now(game)
        try:
            while session.prompt and now == written.now(game):
                prompt = session.prompt
                answer = unit.answer(prompt)
                try:
                    prompt.check(answer)
                except Refused as refused:
                    raise field.error(f"{spoken.what_of(prompt)}: {spoken.refusal(refused)}")
                along = self.enter(prompt, answer)
                answered += 1
                if along:
                    unit.answer(along)
                    answered += 1
                confirm_notices(session, self.enter)
            unit.finish()
        except TranscriptError:
            for _ in range(answered):
                session.undo()
            confirm_notices(session, self.enter)
            raise

    def result(self, presses: int | None = None) -> dict[str, Any]:
        """Return the result as `--json` prints it."""
        return self.transcript.notation.result(self.session.game) | {"presses": presses}
