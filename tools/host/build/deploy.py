"""Put the firmware on the board that is plugged in (`make deploy`): only what changed, and nothing of others removed.

CircuitPython: copied to the CIRCUITPY drive. MicroPython: through mpremote and the serial port.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from host.build import bundle
from host.paths import AnyPath
from host.runtimes import boards

TESTED = (9, 10)  # major versions of CircuitPython that take our .mpy files: shown on emulated boards
HELLO = b'print("Hello World!")'  # the code.py of a fresh CircuitPython


def say(*words: Sequence[str]) -> None:
    """Tell the person."""
    print(*words, flush=True)


def read_manifest(text: str) -> list[str]:
    """Return the paths a `quipu.version` names; none for other texts."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("Quipu "):
        return []
    # A path is used to remove a file: take none that could lead out of the drive.
    return [
        line for line in lines[1:] if line and ".." not in line and not line.startswith(("/", "\\")) and ":" not in line
    ]


def stale(old: Sequence[str], new: Sequence[str]) -> list[str]:
    """Return which files to remove, sorted: ours of before, and the twins that would be imported in place of ours."""
    twins = [path[:-4] + ".py" for path in new if path.endswith(".mpy")]
    twins += [path[:-3] + ".mpy" for path in new if path.endswith(".py")]
    return sorted((set(old) | set(twins)) - set(new))


def files_of(folder: AnyPath) -> list[str]:
    """Return the paths of all files below `folder`, relative with `/`; the manifest last: it says all is there."""
    found = []
    for here, _, names in os.walk(folder):
        found += [os.path.relpath(os.path.join(here, name), folder).replace(os.sep, "/") for name in names]
    return sorted(found, key=lambda path: (path == bundle.MANIFEST, path))


def _read(path: AnyPath) -> bytes | None:
    try:
        with open(path, "rb") as f:
            return f.read()
    except OSError:
        return None


def copy_to_drive(folder: AnyPath, drive: AnyPath) -> tuple[list[str], list[str]]:
    """Bring the drive up to date with the built folder; return (copied, removed) paths. Raises OSError."""
    new = files_of(folder)
    old = read_manifest((_read(os.path.join(drive, bundle.MANIFEST)) or b"").decode(errors="replace"))
    copied = []
    removed = []
    for path in stale(old, new):  # first: the drive is small
        target = os.path.join(drive, path)
        if os.path.exists(target):
            os.remove(target)
            removed.append(path)
            parent = os.path.dirname(path)
            if parent and not os.listdir(os.path.join(drive, parent)):
                os.rmdir(os.path.join(drive, parent))
    for path in new:
        data = _read(os.path.join(folder, path))
        target = os.path.join(drive, path)
        if data is None or _read(target) == data or (path in bundle.KEPT and os.path.exists(target)):
            continue
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as f:
            f.write(data)
            f.flush()
            os.fsync(f.fileno())
        copied.append(path)
    # CircuitPython starts code.py rather than main.py.
    code = os.path.join(drive, "code.py")
    before = _read(code)
    if before is not None:
        if before.strip() == HELLO:
            os.remove(code)
        else:
            os.replace(code, os.path.join(drive, "code-before-quipu.py"))
            say("There was a code.py, which would start in place of Quipu: it is code-before-quipu.py now.")
        removed.append("code.py")
    return copied, removed


def fits(board: str, any_board: bool) -> bool:
    """Whether to go on with a board of that name, which the person is told where that isn't plain."""
    said = boards.untried(board)
    if said is None and not any_board:
        known = ", ".join(names[0] for names in (boards.PROVEN, *boards.RELATED))
        say(f"This board calls itself {board or 'nothing'}. Quipu is made for {known}.")
        say("If you know that it has the same pins: make deploy ARGS=--any-board")
        return False
    if said:
        say(said)
    return True


def to_circuitpython(drive: AnyPath, source: bool, any_board: bool = False) -> int:
    """Deploy to a CIRCUITPY drive; return the status."""
    if not os.path.isdir(drive):
        others = boards.drives()
        say(f"There is no folder {drive}." + (f" CIRCUITPY drives are at {', '.join(others)}." if others else ""))
        return 1
    version = boards.runtime_version(drive)
    if version is None and not any_board:
        say(f"{drive} is no drive of a CircuitPython board: there is no boot_out.txt on it that says so.")
        say("Is it the drive RPI-RP2, where a .uf2 is copied to? Then install CircuitPython first (docs/building.md).")
        return 1
    say(f"Found CircuitPython {version or 'of unknown version'} at {drive}")
    if not fits(boards.board_on(drive), any_board):
        return 1
    major = int(version.split(".")[0]) if version else 0
    if major not in TESTED and not source:
        tested = " and ".join(str(number) for number in TESTED)
        say(f"Quipu's .mpy files are tested on CircuitPython {tested}. This one gets the .py form: it does the same,")
        say(f"starts slower and needs more memory. For the other, install CircuitPython {TESTED[-1]} on the board.")
        source = True
    folder = bundle.build("circuitpython", source)
    needed = sum(total for _, total in bundle.sizes(folder).values())
    try:
        free = shutil.disk_usage(drive).free
        ours = sum(
            os.path.getsize(os.path.join(drive, path))
            for path in files_of(folder)
            if os.path.exists(os.path.join(drive, path))
        )
        if needed > free + ours:
            say(f"The drive has {free + ours:,} bytes for it, and it needs {needed:,}. Please remove something there.")
            return 1
        copied, removed = copy_to_drive(folder, drive)
    except OSError as error:
        say(f"The drive can't be written: {error.strerror or error}.")
        say("Unplug the board, plug it in, and try again.")
        say("If that does not help: docs/building.md, 'When the drive can't be written'.")
        return 1
    report(copied, removed, files_of(folder))
    say("Done. Eject the drive, then unplug the board and plug it in again.")
    if any(path.endswith(".mpy") for path in copied):
        say("The new code runs from RAM until it is in the flash as well: docs/building.md, 'Updates'.")
    return 0


def report(copied: Sequence[str], removed: Sequence[str], everything: Sequence[str]) -> None:
    """Say what was done."""
    for path in removed:
        say("  removed", path)
    for path in copied:
        say("  copied ", path)
    say(f"{len(copied)} of {len(everything)} files copied, {len(removed)} removed.")


def to_micropython(port: str, source: bool, run: Any = subprocess.run, any_board: bool = False) -> int:
    """Deploy through mpremote; return the status."""
    say(f"Found MicroPython on {port}")
    remote = [sys.executable, "-m", "mpremote", "connect", port]
    on_board = run([*remote, "exec", LIST], capture_output=True, text=True)
    if on_board.returncode:
        said = (on_board.stderr or on_board.stdout).strip().splitlines() or ["no word from it"]
        say(f"The board does not answer: {said[-1]}")
        say("Is its console open somewhere else? On Linux, may you use serial ports (docs/building.md)?")
        return 1
    board, *paths = on_board.stdout.splitlines() or [""]
    if not fits(board.strip(), any_board):
        return 1
    there = {path.strip() for path in paths}
    folder = bundle.build("micropython", source)
    new = files_of(folder)
    before = run([*remote, "fs", "cat", ":" + bundle.MANIFEST], capture_output=True, text=True)
    old = read_manifest(before.stdout) if before.returncode == 0 else []
    removed = [path for path in stale(old, new) if path in there]
    command = list(remote)
    for path in removed:
        command += ["fs", "rm", ":" + path, "+"]
    folders = sorted({os.path.dirname(path) for path in new} - {""} | {p for path in new for p in _parents(path)})
    for name in folders:
        if name + "/" not in there:
            command += ["fs", "mkdir", ":" + name, "+"]
    for path in new:  # mpremote leaves alone what is the same already
        if path in bundle.KEPT and path in there:
            continue
        command += ["fs", "cp", os.path.join(folder, path), ":" + path, "+"]
    done = run([*command, "reset"], text=True)
    if done.returncode:
        say("mpremote did not finish; what it said stands above.")
        return 1
    say(f"{len(new)} files up to date, {len(removed)} removed. The board starts anew.")
    return 0


# Prints what the board is called, and all paths on it, folders with a `/` behind.
LIST = """
import os, sys
print(sys.implementation._machine)
def walk(folder):
    for entry in os.ilistdir("/" + folder):
        path = folder + entry[0]
        if entry[1] == 0x4000:
            print(path + "/")
            walk(path + "/")
        else:
            print(path)
walk("")
"""


def _parents(path: AnyPath) -> list[str]:
    """Return all folders above a path: a/b/c.py -> a, a/b."""
    parts = path.split("/")[:-1]
    return ["/".join(parts[: count + 1]) for count in range(len(parts))]


def main(arguments: Sequence[str] | None = None) -> int:
    """Find the board and deploy to it; status 1 when there is none, or not one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--drive", help="the CIRCUITPY drive, when it is not found or there are several")
    parser.add_argument("--port", help="the serial port of a MicroPython board")
    parser.add_argument("--source", action="store_true", help="the .py form, for people who read")
    parser.add_argument("--any-board", action="store_true", help="also on a board that Quipu is not made for")
    options = parser.parse_args(arguments)
    found = [options.drive] if options.drive else [] if options.port else boards.drives()
    ports = [options.port] if options.port else []
    if not found and not ports:
        ports = [port for port, kind in boards.ports() if kind == "MicroPython"]
    if len(found) + len(ports) > 1:
        say("Several boards found:", ", ".join(found + ports))
        say("Which one? make deploy ARGS='--drive PATH' or ARGS='--port PORT'")
        return 1
    if found:
        return to_circuitpython(found[0], options.source, options.any_board)
    if ports:
        return to_micropython(ports[0], options.source, any_board=options.any_board)
    say("No board found: no CIRCUITPY drive in", ", ".join(boards.drive_roots()), "and no serial port of MicroPython.")
    if any(kind == "CircuitPython" for _, kind in boards.ports()):
        say("A CircuitPython board is plugged in, but its drive is not mounted: open it in your file manager first.")
    else:
        say("Is it plugged in, with a cable that carries data, and CircuitPython or MicroPython installed on it?")
    return 1
