"""Text files that people give to a tool, from any computer: decoded as the firmware does, foreign ones named."""

import csv
import json
import re
from typing import Any

from plain_text import text_of

# How files begin that are no text, or text for a program only.
_BEGINNINGS = {
    b"PK\x03\x04": "a ZIP archive or an Office document",
    b"\xd0\xcf\x11\xe0": "an Office document",
    b"\x1f\x8b": "a compressed file",
    b"%PDF-": "a PDF document",
    b"{\\rtf": "a formatted document (RTF)",
    b"\x89PNG": "a picture",
    b"GIF8": "a picture",
    b"\xff\xd8\xff": "a picture",
    b"UF2\n": "a firmware image (UF2)",
    b"\x7fELF": "a program",
    b"MZ": "a program",
    b"SQLite format 3\0": "a database, such as Quipu's archive",
}
RECORDED = "a recorded game"
# Names of JSON files by their keys: the first name with a set whose keys are all there; last, of any other JSON.
_OF_JSON: tuple[tuple[str, tuple[set[str], ...]], ...] = (
    ("a file of games from a Quipu", ({"quipu", "kind"},)),
    ('what the page wrote by "Move my games to another browser"', ({"kind", "kept"},)),
    ("a BG Stats export", ({"plays", "games"}, {"plays", "players"})),
    ("a play for BG Stats", ({"sourcePlayId"}, {"sourceName", "players"})),
    (RECORDED, ({"game"}, {"turns"}, {"rounds"})),
)
_OTHER = "data of another program (JSON)"
_HARDWARE = {"up", "down", "left", "right", "menu", "sda", "scl", "display"}


def decoded(data: bytes) -> str:
    """Return the text of a file's bytes. Raises ValueError with a sentence."""
    try:
        return str(text_of(data))
    except ValueError as error:
        raise ValueError("not a text file, or damaged") from error


def named(data: bytes) -> str | None:
    """Return what a file is that is certainly no score sheet, as "a PDF document"; None for any other."""
    for beginning, name in _BEGINNINGS.items():
        if data.startswith(beginning):
            return name
    try:
        text = text_of(data).strip()
    except ValueError:
        return None
    if text[:1] in ("{", "["):
        return _json(text)
    if text[:1] == "<":
        return "a web page or XML"
    keys = [line.partition("=")[0].strip().lower() for line in text.split("\n") if "=" in line.split("#")[0]]
    if "game" not in keys and len(_HARDWARE.intersection(keys)) > 2:
        return "a hardware.txt"
    return _table(text)


def _json(text: str) -> str | None:
    for part in (text, text.partition("\n")[0]):
        try:
            found: Any = json.loads(part)
        except (ValueError, RecursionError):
            continue
        if isinstance(found, dict) or part == text:
            keys = found.keys() if isinstance(found, dict) else set()
            return next((name for name, kinds in _OF_JSON if any(kind <= keys for kind in kinds)), _OTHER)
    return "a BG Stats export, of which the end is missing" if re.search('"sourceName"|"bggId"', text[:4000]) else None


def _table(text: str) -> str | None:
    """Name a table by its first two lines, which have the same number of cells, three at least."""
    head = text.split("\n")[:2]
    for separator in ",;":
        widths = {len(row) for row in csv.reader(head, delimiter=separator)}
        if len(head) == 2 and len(widths) == 1 and min(widths) > 2 and "=" not in head[0] and ":" not in head[0]:
            return "a table (CSV)"
    return None
