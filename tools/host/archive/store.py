"""The archive's file: each game once, with the line that says most of it; which names mean one person; SQLite."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from host.archive import dates, lines
from host.archive.lines import Line

_TABLES = """
CREATE TABLE IF NOT EXISTS games (
    id INTEGER PRIMARY KEY, key TEXT UNIQUE NOT NULL, kind TEXT NOT NULL, says INTEGER NOT NULL, device TEXT NOT NULL,
    begun INTEGER NOT NULL, number INTEGER NOT NULL, arrived TEXT NOT NULL, line BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS settings (device TEXT PRIMARY KEY, line BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS same (name TEXT PRIMARY KEY, person TEXT NOT NULL);
"""
_FORMAT = 1
_GAMES = ("finished", "under_way")


class Unusable(Exception):
    """The file is none of ours, or of a later version; the message says so."""


class Mistaken(Exception):
    """The request makes no sense, and nothing was changed; the message says why."""


class Came(NamedTuple):
    """Results of adding lines: games that are new, that are newer than before, that were there already."""

    new: int
    newer: int
    there: int


def _meant(names: Sequence[str], people: Mapping[str, str]) -> list[str]:
    """Return the people whom the names of a game mean; two at one table stay two, as they are called there."""
    meant = [people.get(name, name) for name in names]
    return [name if meant.count(one) > 1 else one for name, one in zip(names, meant, strict=True)]


class Game(NamedTuple):
    """A game of the archive: its number there, what is known of it, and its line."""

    id: int
    fields: dict[str, Any]
    line: Line

    @property
    def finished(self) -> bool:
        """Whether it is over."""
        return self.fields["kind"] == "finished"


def key_of(fields: dict[str, Any]) -> str:
    """Which game it is: the device (a code tells half of its number) and the number that it had there under way."""
    return f"{fields['device'][:8]} {fields.get('begun') or 'finished %d' % fields.get('number', 0)}"


def says(fields: dict[str, Any]) -> int:
    """How much is known of a game; the more the greater."""
    parts = (fields["kind"] == "finished", "data" in fields, "answers" in fields, "number" in fields)
    whole = all(fields["players"])
    return sum(weight for weight, part in zip((16, 8, 4, 2), parts, strict=True) if part) + whole


def _said(fields: dict[str, Any]) -> dict[str, Any]:
    """The content of a game's line, without its writer and time."""
    return {key: value for key, value in fields.items() if key not in ("arrived", "check")}


_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_WAIT = 3.0  # seconds for another process to finish


def _earlier(kept: str, came: str) -> str:
    """Return which of two dates of a game counts: one set by a person, here before elsewhere, or the earlier one."""
    if dates.is_set(kept) or dates.is_set(came):
        return kept if dates.is_set(kept) else came
    return min(kept, came)


class Archive:
    """An archive at a path; `with` closes it. `create`: make it if missing. Raises Unusable."""

    def __init__(self, path: Path, create: bool = True) -> None:
        self.path = path
        if not path.exists() and not create:
            raise Unusable(f"{path} is missing: there is no such archive.")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Unusable(f"{path.parent} cannot be made: {error.strerror or type(error).__name__}.")
        with self._told():
            self._data = sqlite3.connect(path, timeout=_WAIT, isolation_level=None)
            try:
                self._prepare()
            except BaseException:
                self._data.close()
                raise

    def _prepare(self) -> None:
        """Make the tables of a new archive; one that is there is only looked at."""
        version = self._data.execute("PRAGMA user_version").fetchone()[0]
        tables = {name for (name,) in self._data.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if version == 0 and not tables:
            with self._writing():
                for statement in _TABLES.split(";"):
                    self._data.execute(statement)
                self._data.execute(f"PRAGMA user_version = {_FORMAT}")
        elif version > _FORMAT and "games" in tables:
            raise Unusable(f"{self.path} was written by a later version of Quipu's tools.")
        elif version != _FORMAT or not {"games", "settings", "same"} <= tables:
            raise Unusable(f"{self.path} is no archive of Quipu's: it is the database of another program.")

    def __enter__(self) -> "Archive":
        return self

    def __exit__(self, *_: object) -> None:
        self._data.close()

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turn what SQLite raises into a sentence."""
        try:
            yield
        except sqlite3.Error as error:
            code = getattr(error, "sqlite_errorcode", 0) & 0xFF
            if code in _BUSY:
                raise Unusable(f"{self.path} is busy: another process is writing to it. Try again when it is done.")
            if code == sqlite3.SQLITE_NOTADB:
                raise Unusable(f"{self.path} is no archive of Quipu's: it is no database.")
            raise Unusable(f"{self.path} cannot be read or written: {str(error) or type(error).__name__}.")

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Write all of it, or (where something fails) nothing."""
        with self._told():
            self._data.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._data.execute("COMMIT")
            except BaseException:
                if self._data.in_transaction:
                    self._data.execute("ROLLBACK")
                raise

    def _rows(self, question: str, *values: Any) -> list[Any]:
        with self._told():
            return self._data.execute(question, values).fetchall()

    def add(self, found: Iterable[Line], tell: Callable[[int], None] = lambda count: None) -> Came:
        """Take lines in, all or (where something fails) none of them. `tell`: how many are done, every so often."""
        counts = [0, 0, 0]
        with self._writing():
            for done, line in enumerate(found):
                if line.kind == "settings":
                    self._data.execute("REPLACE INTO settings VALUES (?, ?)", (line.fields["device"], line.raw))
                elif line.kind in _GAMES:
                    counts[self._add(line)] += 1
                if done % 100 == 99:
                    tell(done + 1)
        return Came(*counts)

    def _add(self, line: Line) -> int:
        fields = line.fields
        key = key_of(fields)
        before = self._data.execute("SELECT kind, says, line, arrived FROM games WHERE key = ?", (key,)).fetchone()
        arrived = fields.get("arrived") or datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        if before:
            kept = lines.kept(before[2]).fields
            worth = (says(fields), fields.get("round", 0), len(fields.get("data", "")))
            if worth < (before[1], kept.get("round", 0), len(kept.get("data", ""))) or _said(fields) == _said(kept):
                self._data.execute("UPDATE games SET arrived = ? WHERE key = ?", (_earlier(before[3], arrived), key))
                return 2
            arrived = _earlier(before[3], arrived)
        values = (fields["kind"], says(fields), fields["device"], fields.get("begun", 0), fields.get("number", 0))
        self._data.execute(
            "INSERT INTO games (key, kind, says, device, begun, number, arrived, line) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (key) DO UPDATE SET kind = excluded.kind, says = excluded.says, device = excluded.device, "
            "begun = excluded.begun, number = excluded.number, arrived = excluded.arrived, line = excluded.line",
            (key, *values, arrived, line.raw),
        )
        return 1 if before else 0

    def games(self, finished: bool = True) -> list[Game]:
        """Return the games in the order in which they arrived, those of a device in the order of play; each name is
        that of the person whom it means. `finished`: those alone that are over, and of which all players are known.
        """
        people = self.people()
        found = []
        for number, raw, arrived in self._rows(
            "SELECT id, line, arrived FROM games ORDER BY arrived, device, number, id"
        ):
            line = lines.kept(raw)
            fields = {**line.fields, "arrived": arrived}
            fields["players"] = _meant(fields["players"], people)
            if not finished or fields["kind"] == "finished" and all(fields["players"]):
                found.append(Game(number, fields, line))
        return found

    def date(self, number: int, arrived: str) -> bool:
        """Say when a game was played; return whether there is such a game."""
        with self._writing():
            return self._data.execute("UPDATE games SET arrived = ? WHERE id = ?", (arrived, number)).rowcount > 0

    # -- names

    def people(self) -> dict[str, str]:
        """Return the person whom a name means, of names that mean somebody else's."""
        return dict(self._rows("SELECT name, person FROM same"))

    def same(self, person: str, names: Sequence[str]) -> str:
        """Have these names mean that person; return that person. Raises Mistaken if they belong to several people."""
        if not all(name.strip() for name in (person, *names)):
            raise Mistaken("A name is empty.")
        if not [name for name in names if name != person]:
            raise Mistaken("Name two or more: the person, and the names that mean the same one.")
        people = self.people()
        person = people.get(person, person)
        played = [(game.id, game.line.fields["players"]) for game in self.games(finished=False)]
        known = {*people, *people.values(), *(name for _, seats in played for name in seats)}
        for name in names:
            if name not in known:
                raise Mistaken(f"Nobody called {name} has played: no game has that name.")
        merged = {other: person for other, meant in people.items() if meant in names}
        merged |= {name: person for name in names if name != person}
        for number, seats in played:
            one: dict[str, str] = {}
            for name in seats:
                meant = merged.get(name, people.get(name, name))
                if meant == person and one.setdefault(meant, name) != name:
                    raise Mistaken(f"{one[meant]} and {name} both played game {number}: they are two people.")
        with self._writing():
            for name in names:
                if name != person:
                    self._data.execute("UPDATE same SET person = ? WHERE person = ?", (person, name))
                    self._data.execute("REPLACE INTO same VALUES (?, ?)", (name, person))
        return person

    def apart(self, name: str) -> dict[str, str]:
        """Have a name mean itself again, and those that meant it; return these names, and whom each of them meant."""
        with self._writing():
            freed = {other: person for other, person in self.people().items() if name in (other, person)}
            self._data.execute("DELETE FROM same WHERE name = ? OR person = ?", (name, name))
        return freed

    def clashes(self, found: Iterable[Line]) -> list[tuple[int, list[str], str]]:
        """Return which of these games were played by two names that mean one person: number, names, person."""
        people = self.people()
        keys = {key_of(line.fields) for line in found if line.kind in _GAMES} if people else set()
        clashing = []
        for game in self.games(finished=False) if keys else ():
            if key_of(game.fields) in keys:
                meant: dict[str, list[str]] = {}
                for name in dict.fromkeys(game.line.fields["players"]):
                    meant.setdefault(people.get(name, name), []).append(name)
                clashing += [(game.id, names, person) for person, names in meant.items() if len(names) > 1]
        return clashing

    # -- all of it

    def lines(self) -> list[Line]:
        """Return all lines for a backup, each game with the date it has here."""
        kept = [lines.kept(raw) for (raw,) in self._rows("SELECT line FROM settings ORDER BY device")]
        for game in self.games(finished=False):
            if game.finished:
                fields = game.line.fields
                last = {key: fields[key] for key in ("data",) if key in fields}
                fields = {key: value for key, value in fields.items() if key not in ("data", "check")}
                raw = lines.write({**fields, "arrived": game.fields["arrived"], **last})
                kept.append(lines.kept(raw))
            else:
                kept.append(game.line)
        return kept
