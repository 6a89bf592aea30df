"""Run host-side scripts with the firmware on real interpreters, from tests and benchmarks.

`run_wasm`: a 32-bit MicroPython in WebAssembly under Node, with a board's limit on nesting. `run_here`: the same script
in a CPython of its own, to compare. A script is a file written as tools/micropython/start.py says; both return its last
row, with the rows before it as list `rows`.
"""

import json
import os
import shutil
import subprocess
import sys
from typing import Any

from host import paths
from host.device.keystrokes import parse
from host.paths import MADE, TOOLS
from host.pilot.walker import full_store

FIRMWARE = str(paths.FIRMWARE)

SCRIPTS = str(TOOLS / "micropython")
PLAY = os.path.join(SCRIPTS, "play.py")
WALK = os.path.join(SCRIPTS, "walk.py")

PYSTACK = 512  # words: the 2,048 bytes that CircuitPython 10.2 has
HEAP = 1 << 20  # bytes the heap begins with under WebAssembly; it grows
TIMEOUT = 3600  # seconds
_MARK = "\x1e"


class MicroPythonError(Exception):
    """A script failed: the message is the interpreter's own traceback, `output` what was printed before."""

    def __init__(self, message: str, output: str = "") -> None:
        super().__init__(message)
        self.output = output


def available() -> str:
    """Return why `run_wasm` cannot run here, or "" when it can."""
    if not shutil.which("node"):
        return "no Node.js: MicroPython in WebAssembly needs it"
    if not os.path.isdir(os.path.join(SCRIPTS, "node_modules", "@micropython")):
        return "no MicroPython in WebAssembly: `make node` installs it"
    return ""


def run_wasm(script: str, input: Any = None, pystack: int = PYSTACK, heap: int = HEAP) -> dict[str, Any]:
    """Run a script file on MicroPython in WebAssembly; `pystack` in words, `heap` in bytes.

    Raises MicroPythonError when the script fails.
    """
    return _run(["node", os.path.join(SCRIPTS, "runner.mjs"), pystack, heap, script, FIRMWARE, MADE], input)


def run_here(script: str, input: Any = None) -> dict[str, Any]:
    """Run a script file on CPython, in a process of its own."""
    name = os.path.splitext(os.path.basename(script))[0]
    # The firmware is the root of the path, as on a board.
    path = os.pathsep.join([FIRMWARE, str(TOOLS), os.path.dirname(os.path.abspath(script)), SCRIPTS])
    command = [sys.executable, "-B", os.path.join(SCRIPTS, "start.py"), name]
    return _run(command, input, PYTHONPATH=path)


def play(run: Any, keys: str, **data: Any) -> dict[str, Any]:
    """Play the app by `run` (one of the two above): `keys` are presses as `keystrokes` reads them.

    `data` as in tools/micropython/play.py.
    """
    return run(PLAY, {"keys": parse(keys), **data})


def walk(**data: Any) -> dict[str, int]:
    """Walk on MicroPython, with `data` as in tools/micropython/walk.py except the pages; return the counts."""
    pages = {str(number): page.hex() for number, page in full_store().pages.items()}
    own = 6 * 12  # words: the walker calls the firmware from six frames more than a board does
    counts: dict[str, int] = run_wasm(WALK, {"pages": pages, **data}, pystack=PYSTACK + own)["counts"]
    return counts


def _run(command: Any, data: Any, **variables: str) -> dict[str, Any]:
    given = json.dumps({} if data is None else data).encode()
    environment = {**os.environ, **variables}
    done = subprocess.run(list(map(str, command)), input=given, capture_output=True, env=environment, timeout=TIMEOUT)
    lines = done.stdout.decode(errors="replace").split("\n")  # not splitlines: the mark is a line end to it
    printed = "\n".join(line for line in lines if not line.startswith(_MARK)).strip()
    if done.returncode:
        message = done.stderr.decode(errors="replace").strip() or f"status {done.returncode}"
        raise MicroPythonError(message, printed)
    rows = [json.loads(line[len(_MARK) :]) for line in lines if line.startswith(_MARK)]
    if not rows:
        raise MicroPythonError("the script yielded nothing", printed)
    result = rows.pop()
    result["rows"] = rows
    return result
