"""What lies on the drive beside `hardware.txt`: a program of the person's own, modules in front of the frozen ones,
score sheets.

Quipu 0.1.0 was files on the drive. They are no longer of any use, and none of them is run or imported.
"""

import os

import this_image
from micropython import const

# Where Quipu 0.1.0 named its version, and then its files, a line each.
_OLD = const("/quipu.version")
# Where games of a builder's own lie, in folders as in firmware/: rules/pairs.py, words/en/pairs.py.
GAMES = "/games"
# Where score sheets lie, which a computer may write at any time; on another machine than a board another folder.
sheets = "/sheets"
# In the mode that `os.stat` tells: it is a folder.
_FOLDER = const(0x4000)
# What a new drive of CircuitPython has, which is nobody's program.
_HELLO = const('print("Hello World!")')


def old_files():
    """The names of the files of Quipu 0.1.0; None where it never was on this drive."""
    try:
        with open(_OLD) as file:
            lines = file.read().split("\n")
    except (OSError, ValueError):
        return None
    return lines[1:] if lines[0].startswith("Quipu 0.1.0 ") else None


def program(names, old):
    """The first of the files `names` that is a program of the person's own, or None. `old`: see old_files."""
    for name in names:
        if old and name in old:
            continue
        try:
            with open("/" + name) as file:
                if file.read(len(_HELLO) + 3).strip() != _HELLO:
                    return name
        except ValueError:  # a text that is not UTF-8
            return name
        except OSError:
            pass
    return None


def in_front():
    """The modules and folders in the drive's root that are found before the frozen ones of their names, sorted."""
    found = []
    for name in os.listdir("/"):
        stem, dot, ending = name.partition(".")
        if stem in this_image.NAMES and (not dot or ending == "py" or ending == "mpy"):
            found.append(name)
    return sorted(found)


def own_games():
    """The names of the games in the drive's folder `games`, sorted: of the modules and packages of their rules."""
    try:
        files = os.listdir(GAMES + "/rules")
    except OSError:
        return ()
    stems = [name.split(".")[0] for name in files]
    return tuple(sorted({stem for stem in stems if stem and stem[0] != "_"}))


def sheet_files():
    """The names of the files in `sheets`, but for those that a computer hides there."""
    try:
        return [name for name in os.listdir(sheets) if name[0] != "."]
    except (OSError, ValueError):  # there is none; a name that is no text
        return []


def sheet_file(name, size):
    """The first `size` bytes of a file there; None: it is a folder. Raises OSError."""
    path = sheets + "/" + name
    try:
        with open(path, "rb") as file:
            return file.read(size)
    except OSError:
        if os.stat(path)[0] & _FOLDER:
            return None
        raise
