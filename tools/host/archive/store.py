"""The archive's file: each game once, with the line that says most of it; which names mean one person; SQLite."""

import sqlite3
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from host.archive import lines
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


class Came(NamedTuple):
    """What came of adding lines: games that are new, that are newer than before, that were there as they are."""

    new: int
    newer: int
    there: int


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
    """What a line says of a game, whoever wrote it when."""
    return {key: value for key, value in fields.items() if key not in ("arrived", "check")}


class Archive:
    """An archive at a path; `with` closes it. Raises Unusable."""

    def __init__(self, path: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.path = path
        self._now = now
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._data = sqlite3.connect(path)
            version = self._data.execute("PRAGMA user_version").fetchone()[0]
            if version > _FORMAT:
                raise Unusable(f"{path} was written by a later version of Quipu's tools.")
            self._data.executescript(_TABLES)
            self._data.execute(f"PRAGMA user_version = {_FORMAT}")
        except sqlite3.DatabaseError as error:
            raise Unusable(f"{path} is no archive of Quipu's: {error}.")

    def __enter__(self) -> "Archive":
        return self

    def __exit__(self, *_: object) -> None:
        self._data.close()

    def add(self, found: Iterable[Line], tell: Callable[[int], None] = lambda count: None) -> Came:
        """Take lines in, all or (where something fails) none of them. `tell`: how many are done, every so often."""
        counts = [0, 0, 0]
        with self._data:
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
        arrived = fields.get("arrived") or self._now().strftime("%Y-%m-%dT%H:%M:%SZ")
        if before:
            kept = lines.parse(before[2]).fields
            worth = (says(fields), fields.get("round", 0), len(fields.get("data", "")))
            if worth < (before[1], kept.get("round", 0), len(kept.get("data", ""))) or _said(fields) == _said(kept):
                self._data.execute("UPDATE games SET arrived = min(arrived, ?) WHERE key = ?", (arrived, key))
                return 2
            arrived = min(arrived, before[3])
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
        for number, raw, arrived in self._data.execute(
            "SELECT id, line, arrived FROM games ORDER BY arrived, device, number, id"
        ):
            line = lines.parse(raw)
            fields = {**line.fields, "arrived": arrived}
            fields["players"] = [people.get(name, name) for name in fields["players"]]
            if not finished or fields["kind"] == "finished" and all(fields["players"]):
                found.append(Game(number, fields, line))
        return found

    def date(self, number: int, arrived: str) -> bool:
        """Say when a game was played; return whether there is such a game."""
        with self._data:
            return self._data.execute("UPDATE games SET arrived = ? WHERE id = ?", (arrived, number)).rowcount > 0

    # -- names

    def people(self) -> dict[str, str]:
        """Return the person whom a name means, of names that mean somebody else's."""
        return dict(self._data.execute("SELECT name, person FROM same"))

    def same(self, person: str, names: Iterable[str]) -> None:
        """From now on these names mean that person."""
        person = self.people().get(person, person)
        with self._data:
            for name in names:
                if name != person:
                    self._data.execute("UPDATE same SET person = ? WHERE person = ?", (person, name))
                    self._data.execute("REPLACE INTO same VALUES (?, ?)", (name, person))

    def apart(self, name: str) -> bool:
        """A name means itself again; return whether it meant somebody else."""
        with self._data:
            return self._data.execute("DELETE FROM same WHERE name = ? OR person = ?", (name, name)).rowcount > 0

    # -- all of it

    def lines(self) -> list[Line]:
        """Return all that was taken in, each game with the date it has here: what is written into a backup."""
        kept = [lines.parse(raw) for (raw,) in self._data.execute("SELECT line FROM settings ORDER BY device")]
        for game in self.games(finished=False):
            if game.finished:
                fields = game.line.fields
                last = {key: fields[key] for key in ("data",) if key in fields}
                fields = {key: value for key, value in fields.items() if key not in ("data", "check")}
                raw = lines.write({**fields, "arrived": game.fields["arrived"], **last})
                kept.append(lines.parse(raw))
            else:
                kept.append(game.line)
        return kept
