"""Cutting the power while a game is stored, at every instant, and looking at what the next start resumes.

A `Recording` is a game as a list of events (an answer, an undo, an adjustment), with what each tells the journal and
how the game stands behind it. `cut_everywhere` plays it on a `Board`: the real journal on the real store of
CircuitPython, byte by byte. (Whole lives, on both runtimes, are cut in `life.py`.)
"""

from collections.abc import Iterator
from typing import Any

from host.storage.flash import (
    TEARS_OF_FLASH,
    Flash,
    Power,
    PowerCut,
    circuitpy_store,
    laid_out,
)
from host.trials import legal

from persistence.journal import Journal
from persistence.records import DAMAGED, Records
from rules.prompts import NOTICE
from rules.session import BY_HAND, Session


class Lost(AssertionError):
    """A start that did not resume what it had to."""


def entries(log: Any) -> Iterator[Any]:
    """The answers of a log: (whether it is an adjustment, bytes)."""
    at = 0
    while at < len(log):
        end = at + 1 + (log[at] & 0x7F)
        yield bool(log[at] & BY_HAND), bytes(log[at + 1 : end])
        at = end


def standing(session: Any) -> tuple[Any, ...]:
    """How a game stands when all notices are read, comparable: its log, its saved form, the prompt and its facts."""
    while session.prompt and session.prompt.kind == NOTICE:
        session.answer(b"")
    prompt = session.prompt
    asked = None
    if prompt:
        rows = getattr(prompt, "rows", ())
        rows = tuple(_facts(row) for row in (rows() if callable(rows) else rows))
        asked = prompt.kind, prompt.what, prompt.player, rows
    return bytes(session.log), bytes(session.game.save()), session.game.over, asked


def _facts(row: Any) -> str:
    """What a row says, comparable."""
    return repr(sorted((name, value) for name, value in vars(row).items() if not callable(value)))


class _Notes:
    """A journal that only notes what it is told."""

    def __init__(self) -> None:
        self.calls: list[Any] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments: self.calls.append((name, arguments))


class Recording:
    """A game to cut, made by `new_game()`: `events`, and `logs` and `standings` before the first and behind each."""

    def __init__(self, name: str, setup: bytes, new_game: Any) -> None:
        self.name = name
        self.setup = setup
        self.new_game = new_game
        self.notes = _Notes()
        self.session = Session(new_game(), self.notes)
        self.events: list[Any] = []
        self.logs = [b""]
        self.standings = [standing(self.session)]

    def note(self) -> None:
        """An event has happened in `session`, and nobody presses."""
        self.session.rest()
        self.logs.append(bytes(self.session.log))
        self.standings.append(standing(self.session))
        self.events.append(self.notes.calls)
        self.notes.calls = []

    def play_log(self, log: Any) -> Any:
        """Play the answers of a log."""
        for adjusted, given in entries(log):
            if adjusted:
                self.session.adjust(given[0] >> 4, given[0] & 15, given[1:])
            else:
                self.session.answer(given)
            self.note()
        return self

    def play_bot(self, random: Any, turns: int | None, undo: float = 0.08, adjust: float = 0.03) -> Any:
        """Let the bot play, with undo and adjustments in between."""
        for _ in legal.play(self.session, random, turns, undo, adjust):
            self.note()
        return self


class Board:
    """A board: power, flash, drive. `boot` gives the journal after power-on."""

    def __init__(self, random: Any) -> None:
        self.random = random
        self.power = Power(random)
        self.flash = Flash(self.power)
        self.drive = laid_out(self.power)
        self.tears = TEARS_OF_FLASH

    def image(self) -> Any:
        """All that is stored."""
        return bytes(self.flash.cells), dict(self.drive.files)

    def restore(self, image: Any) -> None:
        """Store what `image` gave."""
        self.flash.cells[:] = image[0]
        self.drive.files = dict(image[1])

    def store(self) -> Any:
        """The store as after power-on."""
        self.power.on()
        return circuitpy_store(self.flash, self.drive)

    def boot(self) -> tuple[Any, None]:
        """The journal as after power-on, and the game it has."""
        store = self.store()
        records = Records(store)
        if records.state == DAMAGED:
            records.mend()  # as the player is asked to
        journal = Journal(store, records)
        return journal, journal.load()


class Cutter:
    """Plays recordings with cuts. `counts` says how often what came of it."""

    def __init__(self, board: Any) -> None:
        self.board = board
        self.counts: dict[Any, Any] = {}
        self._resumed: dict[Any, Any] = {}

    def count(self, what: Any) -> None:
        """Count one of something."""
        self.counts[what] = self.counts.get(what, 0) + 1

    def cut_everywhere(
        self, recording: Any, old: Any = None, again: Any = 2, begin_step: Any = 1, every: Any = 1
    ) -> None:
        """Cut at every instant of every event (or of every so many), in every way; of the first, every `begin_step`.

        After each cut the game is resumed and played on, cut again at a random instant of the next event, `again` times
        over, resumed, and played on for three events. `old`: a Recording that lies in the journal before.
        """
        self._resumed = {}
        board = self.board
        board.restore(Board(board.random).image())
        if old:
            journal, _ = board.boot()
            self.play(journal, old, 0, len(old.events))
        images = []
        for number in range(len(recording.events)):
            images.append(board.image())
            journal, _ = board.boot()
            self.play(journal, recording, number, number + 1)
            instants = board.power.instants
            after = board.image()
            if number % every == 0:
                for tear in board.tears:
                    for cut in range(0, instants, begin_step if number == 0 else 1):
                        self._cut(recording, number, images[number], cut, tear, old, again)
            board.restore(after)
        _, saved = board.boot()
        self._standing(recording, saved, len(recording.events))
        self.count("games")

    def play(self, journal: Any, recording: Any, number: int = 0, end: Any = None) -> None:
        """Play events of a recording into a journal."""
        if number == 0:
            journal.start(recording.setup)
        for event in recording.events[number:end]:
            for name, arguments in event:
                getattr(journal, name)(*arguments)

    def _cut(self, recording: Any, number: int, image: Any, cut: Any, tear: Any, old: Any, again: Any) -> None:
        """One cut in an event; then go on from what is resumed."""
        self.board.restore(image)
        done = self._cut_here(recording, number, cut, tear, old)
        if done is None:
            return
        image = self.board.image()
        for _ in range(again):
            if done < len(recording.events) and done > 0:
                self.board.restore(image)
                then = self._cut_here(recording, done, self.board.random.randrange(48), self._tear(), old)
                journal, saved = self.board.boot()
                end = min(then + 3, len(recording.events))
                self.play(journal, recording, then, end)
                self.board.boot()
                _, saved = self.board.boot()
                self._standing(recording, saved, end)
                self.count("played on")

    def _tear(self) -> Any:
        return self.board.random.choice(self.board.tears)

    def _cut_here(self, recording: Any, number: int, cut: Any, tear: Any, old: Any) -> Any:
        """Cut in an event; return how many events the next start knows, None when it knows no new game."""
        board = self.board
        journal, _ = board.boot()
        board.power.on(cut, tear)
        try:
            self.play(journal, recording, number, number + 1)
        except PowerCut:
            self.count("cuts")
        _, saved = board.boot()
        if number == 0 and (saved is None or saved.setup != recording.setup):
            if saved is None and not old:
                self.count("cut before the first game is there")
            elif not old or saved is None or saved.setup != old.setup or saved.log != old.logs[-1]:
                raise Lost(f"{recording.name}: what came of the old game at instant {cut}, {tear}?")
            else:
                self.count("the old game still there")
            return None
        if saved is None:
            raise Lost(f"{recording.name}: event {number}, instant {cut}, {tear}: no game")
        done = number + (saved.log == recording.logs[number + 1])
        self._standing(recording, saved, done, f"event {number}, instant {cut}, {tear}")
        self.count("answer under way kept" if done > number else "answer under way missing")
        return done

    def _standing(self, recording: Any, saved: Any, done: Any, where: Any = "at the end") -> None:
        """The saved game resumes as it stood after so many events, or Lost is raised."""
        if saved is None or saved.setup != recording.setup or saved.log != recording.logs[done]:
            log = saved and saved.log[-20:]
            raise Lost(f"{recording.name}: {where}: {log} for {recording.logs[done][-20:]}")
        key = done, tuple(saved.snapshots)
        if key not in self._resumed:
            session = Session(recording.new_game(), None, saved.log, saved.snapshots, saved.position)
            self._resumed[key] = standing(session) == recording.standings[done]
        if not self._resumed[key]:
            raise Lost(f"{recording.name}: {where}: the game stands differently")
