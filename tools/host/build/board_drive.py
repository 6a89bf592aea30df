"""The files on a board that is plugged in, to read and to change: on CircuitPython's drive, or through mpremote.

Both say `title` for people, the board's own `name`, the id of Quipu's `image` ("" without one), the bytes that are
`free` and in what pieces (`block`) a file takes them. Paths are relative to the drive's root. All raises OSError.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from host.runtimes import connected_boards


class Board:
    """The part that both share. `with` restarts the board at the end if something is new (`changed`)."""

    runtime = ""
    title = ""
    name = ""
    image = ""
    free = 0
    block = 512
    changed = False

    def paths(self) -> set[str]:
        """Return the paths of all files."""
        raise NotImplementedError

    def read(self, paths: Sequence[str]) -> dict[str, bytes]:
        """Return {path: content} of those that are there."""
        raise NotImplementedError

    def put(self, files: Mapping[str, bytes]) -> None:
        """Write files, with the folders they need."""
        raise NotImplementedError

    def remove(self, paths: Sequence[str]) -> None:
        """Remove those that are there, and the folders that are empty without them."""
        raise NotImplementedError

    def restart(self) -> None:
        """Have it start with the new files, and say so."""
        raise NotImplementedError

    def __enter__(self) -> "Board":
        return self

    def __exit__(self, *_: object) -> None:
        if self.changed:
            self.restart()


class CircuitPythonBoard(Board):
    """A board whose drive is mounted at `root`."""

    runtime = "circuitpython"

    def __init__(self, root: str):
        self._root = Path(root)
        self.title = f"CircuitPython {connected_boards.runtime_version(root)} at {root}"
        self.name = connected_boards.board_on(root)
        self.image = connected_boards.image_on(root)
        self.free = shutil.disk_usage(root).free

    def paths(self) -> set[str]:
        return {path.relative_to(self._root).as_posix() for path in self._root.rglob("*") if path.is_file()}

    def read(self, paths: Sequence[str]) -> dict[str, bytes]:
        return {path: (self._root / path).read_bytes() for path in paths if (self._root / path).is_file()}

    def put(self, files: Mapping[str, bytes]) -> None:
        for path, data in files.items():
            target = self._root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            with open(target, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
                if hasattr(os, "posix_fadvise"):  # so that the bytes read back come from the board
                    os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)

    def remove(self, paths: Sequence[str]) -> None:
        for path in paths:
            target = self._root / path
            target.unlink(missing_ok=True)
            for folder in target.parents:
                if folder == self._root or not folder.is_dir() or any(folder.iterdir()):
                    break
                folder.rmdir()

    def restart(self) -> None:
        if hasattr(os, "sync"):
            os.sync()
        ports = [port for port, kind in connected_boards.ports() if kind == "CircuitPython"]
        try:
            if len(ports) == 1:
                connected_boards.restart(ports[0])
                print("The board starts anew.")
                return
        except OSError as error:
            print(f"Its serial port {ports[0]} can't be used: {error}.")
        print("Eject the drive, then switch the board off and on: it starts with them.")


# Programs to run on a board with MicroPython. The first prints its facts and files, folders with a `/` at the end.
LOOK = """
import os, sys
print(sys.implementation._machine)
try:
    import this_image
    print(this_image.ID)
except (ImportError, AttributeError):
    print()
room = os.statvfs("/")
print(room[0], room[0] * room[3])
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
READ = """
import binascii
for path in %r:
    print(path, end=" ")
    with open("/" + path, "rb") as file:
        data = file.read(512)
        while data:
            print(binascii.hexlify(data).decode(), end="")
            data = file.read(512)
    print()
"""
REMOVE = """
import os
for path in %r:
    os.remove("/" + path)
    while "/" in path:
        path = path.rsplit("/", 1)[0]
        if list(os.ilistdir("/" + path)):
            break
        os.rmdir("/" + path)
"""


class MicroPythonBoard(Board):
    """A board at a serial port, through mpremote, which stops its program: it always restarts at the end."""

    runtime = "micropython"

    def __init__(self, port: str, run: Any = subprocess.run):
        self.title = f"MicroPython on {port}"
        self._run = run
        self._remote = [sys.executable, "-m", "mpremote", "connect", port]
        try:
            self._look()
        except OSError as error:
            raise OSError(
                f"the board on {port} does not answer: {error}\n"
                "Is its console open elsewhere? On Linux, may you use serial ports (docs/build/troubleshooting.md)?"
            )

    def _mpremote(self, *arguments: str) -> str:
        """Return what it prints. Raises OSError with its last word."""
        done = self._run([*self._remote, *arguments], capture_output=True, text=True)
        if done.returncode:
            said = (done.stderr or done.stdout).strip().splitlines() or ["no word from it"]
            raise OSError(f"mpremote: {said[-1]}")
        return done.stdout

    def _look(self) -> None:
        lines = self._mpremote("exec", LOOK).splitlines()
        if len(lines) < 3:
            raise OSError(f"it said {lines}")
        self.name, self.image = lines[:2]
        self.block, self.free = (int(word) for word in lines[2].split())
        self._there = set(lines[3:])

    def paths(self) -> set[str]:
        return {path for path in self._there if not path.endswith("/")}

    def read(self, paths: Sequence[str]) -> dict[str, bytes]:
        there = [path for path in paths if path in self._there]
        if not there:
            return {}
        lines = self._mpremote("exec", READ % (there,)).splitlines()
        found = (line.rsplit(" ", 1) for line in lines)
        return {path: bytes.fromhex(digits) for path, digits in found}

    def put(self, files: Mapping[str, bytes]) -> None:
        command: list[str] = []
        with tempfile.TemporaryDirectory() as folder:
            for path, data in files.items():
                for end in [at for at, letter in enumerate(path) if letter == "/"]:
                    if path[: end + 1] not in self._there:
                        command += ["fs", "mkdir", ":" + path[:end], "+"]
                        self._there.add(path[: end + 1])
                local = Path(folder, path)
                local.parent.mkdir(parents=True, exist_ok=True)
                local.write_bytes(data)
                command += ["fs", "cp", str(local), ":" + path, "+"]
                self._there.add(path)
            self._mpremote(*command[:-1])

    def remove(self, paths: Sequence[str]) -> None:
        there = [path for path in paths if path in self._there]
        if there:
            self._mpremote("exec", REMOVE % (there,))
            self._look()

    def restart(self) -> None:
        self._mpremote("reset")
        print("The board starts anew.")

    def __exit__(self, *_: object) -> None:
        self.restart()
