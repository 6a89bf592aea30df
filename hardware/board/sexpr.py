"""KiCad's files are lists in brackets: writing and reading them."""

import re
import uuid
from collections.abc import Iterable, Iterator
from typing import Any

_TOKEN = re.compile(r'\s*(?:([()])|"((?:[^"\\]|\\.)*)"|([^\s()"]+))')
_SPACE = uuid.UUID("5b0a3f4e-62a1-5d0c-9a53-3c1d0f2d7a11")  # of this project's files


class Name(str):
    """A text that is written in quotes."""


def number(value: float) -> str:
    """A length as KiCad's files have it: a millionth of a millimetre counts."""
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def stamp(*what: Any) -> list[Any]:
    """A number that no other thing in the file has, and always the same for the same thing."""
    return ["tstamp", ident(*what)]


def ident(*what: Any) -> str:
    """The same as a text."""
    return str(uuid.uuid5(_SPACE, "/".join(str(part) for part in what)))


def text(item: Any, depth: int = 0) -> str:
    """A list as text: one that has lists within over several lines."""
    if isinstance(item, Name):
        return '"' + item.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(item, float | int):
        return number(item)
    if isinstance(item, str):
        return item
    inner = [text(part, depth + 1) for part in item]
    line = "(" + " ".join(inner) + ")"
    if len(line) + 2 * depth <= 120 and "\n" not in line:
        return line
    # What is no list stays on the first line.
    first = next((place for place, part in enumerate(item) if isinstance(part, list)), len(item))
    rest = "".join("\n" + "  " * (depth + 1) + part for part in _filled(inner[first:], item, depth))
    return "(" + " ".join(inner[:first]) + rest + "\n" + "  " * depth + ")"


def _filled(inner: list[str], item: Any, depth: int) -> Iterator[str]:
    """The points of a polygon several on a line."""
    if item[0] != "pts":
        yield from inner
        return
    line = ""
    for part in inner:
        if line and len(line) + len(part) > 110 - 2 * depth:
            yield line
            line = ""
        line += (" " if line else "") + part
    yield line


def read(source: str) -> list[Any]:
    """The list in a text; numbers stay texts."""
    stack: list[list[Any]] = [[]]
    for bracket, quoted, word in _TOKEN.findall(source):
        if bracket == "(":
            stack.append([])
        elif bracket == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word or Name(re.sub(r"\\(.)", r"\1", quoted)))
    (whole,) = stack[0]
    return whole


def all_of(items: Iterable[Any], name: str) -> list[Any]:
    """The lists within that begin with a name."""
    return [item for item in items if isinstance(item, list) and item and item[0] == name]


def one(items: Iterable[Any], name: str) -> Any:
    """The only list within that begins with a name. Raises ValueError."""
    (found,) = all_of(items, name)
    return found
