"""Read the fields of a recorded game's file; report each mistake in one line."""

import json
from collections.abc import Sequence
from typing import Any

from plain_text import is_utf16, text_of


class TranscriptError(Exception):
    """A mistake in a recorded game; the message is one line that says where and what."""


def shown(value: Any, most: int = 40) -> str:
    """Return a value of the file for a message: JSON on one line, cut to a readable length."""
    text = json.dumps(value)
    return text if len(text) <= most else text[: most - 1] + "…"


def printable(text: str) -> bool:
    """Return whether all characters of a text are printable; MicroPython checks for control characters only."""
    if hasattr(text, "isprintable"):
        return text.isprintable()
    return not any(c < " " or "\x7f" <= c < "\xa1" for c in text)


class Duplicates(dict):
    """An object of the file in which a key occurs more than once: `key`."""

    key: str | None = None


def _object(pairs: list[tuple[str, Any]]) -> Duplicates:
    fields = Duplicates()
    for key, value in pairs:
        if key in fields and fields.key is None:
            fields.key = key
        fields[key] = value
    return fields


class Field:
    """A value of the file and its place; messages start with `place` ("turn 3 (Ana)").

    The methods return the value as the expected kind, or raise TranscriptError.
    """

    def __init__(self, value: Any, place: str = "", path: tuple[str, ...] = ()) -> None:
        self.value = value
        self.place = place
        self.path = path

    def error(self, text: str, *more: str) -> TranscriptError:
        """Return the TranscriptError for this place; `more` are the names of fields further in."""
        path = self.path + more
        inner = ".".join(path[1:]).replace(".[", "[")
        parts = (self.place,) + path[:1] + (inner, text)
        return TranscriptError(": ".join(part for part in parts if part))

    def child(self, name: str | int) -> "Field":
        """Return the field `name` of this object, or the item of that number of this list."""
        if isinstance(name, int):
            return Field(self.value[name], self.place, self.path + (f"[{name}]",))
        return Field(self.value[name], self.place, self.path + (name,))

    def member(self, name: str) -> "Field":
        """Return the field `name` of this object, which must have it."""
        if not isinstance(self.value, dict):
            raise self.error(f"{shown(self.value)} is not an object")
        if name not in self.value:
            raise self.error("missing", name)
        return self.child(name)

    def of(self, who: str) -> "Field":
        """Return the same field as that of a player: "round 3" becomes "round 3 (Ana)"."""
        return Field(self.value, f"{self.place} ({who})", self.path)

    def object(self, names: Sequence[str], needed: Sequence[str] = (), what: str = "key") -> "dict[str, Field]":
        """Check that this is an object with no other keys than `names`; return its fields by key."""
        if not isinstance(self.value, dict):
            raise self.error(f"{shown(self.value)} is not an object")
        for name in self.value:
            if name not in names:
                raise self.error(f"unknown {what} {shown(name)}")
        twice = getattr(self.value, "key", None)
        if twice is not None:
            raise self.error(f"{what} {shown(twice)} occurs twice")
        for name in needed:
            if name not in self.value:
                raise self.error("missing", name)
        return {name: self.child(name) for name in self.value}

    def items(self, number: int | None = None) -> "list[Field]":
        """Check that this is a list (of `number` items); return its items as fields."""
        if not isinstance(self.value, list):
            raise self.error(f"{shown(self.value)} is not a list")
        if number is not None and len(self.value) != number:
            raise self.error(f"{len(self.value)} items, {number} due")
        return [self.child(i) for i in range(len(self.value))]

    def number(self, least: int = 0, most: int | None = None) -> int:
        """Return a whole number within its limits."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.error(f"{shown(self.value)} is not a whole number")
        if self.value < least:
            raise self.error(f"{shown(self.value)} given, at least {least}")
        if most is not None and self.value > most:
            raise self.error(f"{shown(self.value)} given, at most {most}")
        return self.value

    def truth(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            raise self.error(f"{shown(self.value)} is not true or false")
        return self.value

    def text(self) -> str:
        """Return a text."""
        if not isinstance(self.value, str):
            raise self.error(f"{shown(self.value)} is not a text")
        return self.value

    def word(self, words: Sequence[str], what: str) -> int:
        """Return the number of one of `words`; the message calls them `what`."""
        if self.text() not in words:
            raise self.error(f"unknown {what} {shown(self.value)}")
        return words.index(self.value)

    def numbers(self, names: Sequence[str], what: str) -> dict[str, int]:
        """Return an object of whole numbers as a dict by name."""
        return {name: field.number() for name, field in self.object(names, what=what).items()}


def read(path: Any) -> Field:
    """Return what a file holds, as a Field. Raises TranscriptError."""
    try:
        with open(path, "rb") as file:
            raw = file.read()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "not the name of a file"
        raise TranscriptError(f"cannot read {shown(str(path), 200)}: {reason}")
    return parse(raw)


def parse(raw: bytes) -> Field:
    """Return what the bytes of a file hold, as a Field. Raises TranscriptError."""
    if is_utf16(raw) or b"\0" in raw:
        try:
            text = text_of(raw)
        except ValueError:
            raise TranscriptError("not JSON: it is not a text, or it is damaged")
        return parse_text(text)
    try:
        return parse_text(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise TranscriptError(f"not JSON: byte {error.start} is not UTF-8 text")


def parse_text(text: str) -> Field:
    """Return what the text of a file holds, as a Field. Raises TranscriptError."""
    try:
        return Field(json.loads(text, object_pairs_hook=_object))
    except json.JSONDecodeError as error:
        raise TranscriptError(f"not JSON: line {error.lineno} column {error.colno}: {error.msg}")
    except RuntimeError:  # of recursion
        raise TranscriptError("not JSON that can be read: nested too deeply")
    except ValueError:  # of Python's own limit
        raise TranscriptError("not JSON that can be read: a number of thousands of digits")
