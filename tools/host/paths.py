"""Name the project's folders, and put the firmware on the path so that host tools use it unchanged.

A firmware that is on the path already stays the one in use: tests put copies there.
"""

import importlib.util
import sys
from pathlib import Path

# A path, as text or as a Path.
AnyPath = str | Path

TOOLS = Path(__file__).resolve().parent.parent
PROJECT = TOOLS.parent
FIRMWARE = PROJECT / "firmware"
TESTS = PROJECT / "host_tests"
GAMES = TESTS / "games"
BUILD = PROJECT / "build"
# Installed by pip, as `quipu` (pyproject.toml): there is no `make`, and the folders are not the user's.
INSTALLED = PROJECT.name == "quipu_project"
# Modules of the firmware that are made from other files (generated.py).
MADE = BUILD / "firmware"
# Modules that the firmware finds on a board and CPython lacks.
STANDINS = TOOLS / "host" / "runtimes" / "cpython"
# Modules that the tools find on CPython and MicroPython lacks.
STANDINS_MICROPYTHON = TOOLS / "host" / "runtimes" / "micropython"


def command(word: str) -> str:
    """Return how a command is called here: `make play`, or `quipu play`."""
    return f"{'quipu' if INSTALLED else 'make'} {word}"


for _module, _folder in (("micropython", STANDINS), ("app", FIRMWARE), ("catalogue", MADE)):
    _spec = importlib.util.find_spec(_module)
    if _spec is None or _spec.origin is None:  # a folder without code, such as tools/micropython, is no module
        sys.path.insert(0, str(_folder))
