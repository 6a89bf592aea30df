"""Find the owner's files on the drive: a program, modules that override frozen ones, games and score sheets.

Quipu 0.1.0 was installed as files on the drive. They are obsolete, and none of them is run or imported.
"""

import os

import this_image
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

# The list of files of Quipu 0.1.0: its version, then a file per line.
_OLD = const("/quipu.version")
# The builder's own games, in folders as in firmware/: rules/pairs.py, words/en/pairs.py.
GAMES = "/games"
# Score sheets, which a computer may write at any time. Programs on a computer set another folder.
sheets = "/sheets"
# The bit of a folder in the mode from `os.stat`.
_FOLDER = const(0x4000)
# The program on a new drive of CircuitPython, which doesn't count.
_HELLO = const('print("Hello World!")')


def old_files() -> "list[str] | None":
    """Return the names of the files of Quipu 0.1.0; None if it never was on this drive."""
    try:
        with open(_OLD) as file:
            lines = file.read().split("\n")
    except (OSError, ValueError):
        return None
    return lines[1:] if lines[0].startswith("Quipu 0.1.0 ") else None


def program(names: "Sequence[str]", old: "list[str] | None") -> "str | None":
    """Return the first of the files `names` that is the owner's program, or None. `old`: see old_files."""
    for name in names:
        if old and name in old:
            continue
        try:
            with open("/" + name) as file:
                if file.read(len(_HELLO) + 3).strip() != _HELLO:
                    return name
        except ValueError:  # a text that isn't UTF-8
            return name
        except OSError:
            pass
    return None


def overrides() -> "list[str]":
    """Return the modules and folders in the drive's root that override frozen ones, sorted."""
    found = []
    for name in os.listdir("/"):
        stem, dot, ending = name.partition(".")
        if stem in this_image.NAMES and (not dot or ending == "py" or ending == "mpy"):
            found.append(name)
    return sorted(found)


def own_games() -> "tuple[str, ...]":
    """Return the names of the builder's own games, sorted: the modules and packages of their rules."""
    try:
        files = os.listdir(GAMES + "/rules")
    except OSError:
        return ()
    stems = [name.split(".")[0] for name in files]
    return tuple(sorted({stem for stem in stems if stem and stem[0] != "_"}))


def sheet_files() -> "list[str]":
    """Return the names of the files in `sheets`, except hidden ones."""
    try:
        return [name for name in os.listdir(sheets) if name[0] != "."]
    except (OSError, ValueError):  # no such folder; a name that isn't text
        return []


def sheet_file(name: str, size: int) -> "bytes | None":
    """Return the first `size` bytes of a file in `sheets`, or None for a folder. Raise OSError if it can't be read."""
    path = sheets + "/" + name
    try:
        with open(path, "rb") as file:
            return file.read(size)
    except OSError:
        if os.stat(path)[0] & _FOLDER:
            return None
        raise
