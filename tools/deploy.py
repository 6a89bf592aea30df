#!/usr/bin/env python3
"""Put the modules that differ from the image in front of it, on the board that is plugged in (`make deploy`).

For developers: whoever plays copies the image itself. The image prefers a module on the board's drive to the one that
is frozen in, each by itself. So only those go there that are not as in the image; `--clean` takes them away again.
`/quipu.deployed` has the digests of the files put there: files edited on the board since stay untouched.
"""

import argparse
import errno
import re
import sys
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from host.build.board_drive import Board, CircuitPythonBoard, MicroPythonBoard
from host.build.frozen import NOT_FOR, blob_hash, frozen_files, hashes, sources
from host.paths import PROJECT
from host.runtimes import connected_boards

from version import VERSION

RECORD = "quipu.deployed"
# Whatever is on the drive: these are the image's.
FIXED = ("main.py", "boot.py")
# Names of a person's own program that runs in Quipu's place (drivers/*/power_on.py): deploy never touches one.
PROGRAMS = {"circuitpython": ("code.txt", "code.py", "main.py", "main.txt"), "micropython": ("main.py",)}
HELLO = b'print("Hello World!")'  # the code.py of a fresh CircuitPython
PERSONS = ("hardware.txt", "games/", "sheets/", "code.py")

# Version 0.1.0 was files on the drive; the first line of its list, and how the two programs among them begin.
OLD_LIST = "quipu.version"
OLD = "Quipu 0.1.0 for "
OLD_SAVES = "saves/"
OLD_PROGRAMS = {"main.py": b'"""Picks the drivers of', "boot.py": b'"""CircuitPython runs this before USB'}


class Refused(Exception):
    """Nothing was done; the message says why, and what to do."""


def say(*words: str) -> None:
    """Tell the person."""
    print(*words, flush=True)


def listed(lines: Sequence[str]) -> list[str]:
    """Return those that are paths of files that may be removed: none leads elsewhere, none is the person's."""
    elsewhere = re.compile(r"/|.*(\.\.|[\\:]|//)|$")
    return [line for line in lines if not elsewhere.match(line) and not line.lower().startswith(PERSONS)]


def read_record(text: str) -> dict[str, set[str]]:
    """Return {path: digests} of a `/quipu.deployed`: the files that deploy put there, or those of before."""
    record: dict[str, set[str]] = {}
    for digest, path in re.findall(r"^([0-9a-f]{40}) (.+\.py)$", text, re.M):
        if listed([path]) and path.lower() not in FIXED:
            record.setdefault(path, set()).add(digest)
    return record


def write_record(record: Mapping[str, set[str]]) -> bytes:
    """Return the content of `/quipu.deployed`."""
    lines = [f"{digest} {path}\n" for path in sorted(record) for digest in sorted(record[path])]
    return "".join(
        ["Put in front of the image by make deploy; make deploy ARGS=--clean removes them\n", *lines]
    ).encode()


class Plan(NamedTuple):
    """The changes to make on the board, and those to leave out because the file was edited there."""

    put: dict[str, bytes]
    remove: list[str]
    refused: list[str]
    record: dict[str, set[str]]


def plan(there: Mapping[str, bytes], record: Mapping[str, set[str]], wanted: Mapping[str, bytes], force: bool) -> Plan:
    """Return how the drive gets the files `wanted` and loses those of the record that are not."""
    todo = Plan({}, [], [], {})
    for path in sorted({*record, *wanted}):
        old, new = there.get(path), wanted.get(path)
        known = old is None or old == new or (path in record and blob_hash(old) in record[path])
        if path in record and old is not None and new is not None:
            known = known or new.startswith(old)  # a copy that was cut short
        if not known and not force:
            todo.refused.append(path)
            if path in record:
                todo.record[path] = record[path]
            continue
        if new is not None:
            todo.record[path] = {blob_hash(new)}
            if new != old:
                todo.put[path] = new
        elif old is not None:
            todo.remove.append(path)
    return todo


def carry_out(board: Board, todo: Plan, record: Mapping[str, set[str]]) -> None:
    """Do it, and read it back. Raises OSError, Refused when there is no room."""
    needed = sum(-(-len(data) // board.block) * board.block for data in todo.put.values())
    if needed > board.free:
        raise Refused(
            f"The drive has {board.free:,} bytes free, and it takes {needed:,}. Please remove something there."
        )
    board.remove(todo.remove)
    if todo.put:
        # First the list, with what was there and what will be: a file that was half written is still known as ours.
        both = {path: record.get(path, set()) | todo.record.get(path, set()) for path in {*record, *todo.record}}
        board.put({RECORD: write_record(both)})
        board.put(todo.put)
    if todo.record and (todo.put or todo.record != record):
        board.put({RECORD: write_record(todo.record)})
    elif not todo.record:
        board.remove([RECORD])
    back = board.read([*todo.put, *todo.remove])
    wrong = [path for path in {*todo.put, *todo.remove} if back.get(path) != todo.put.get(path)]
    if wrong:
        raise OSError(f"read back, these are not as they were written: {', '.join(sorted(wrong))}")
    for path in todo.remove:
        say("  removed", path)
    for path in todo.put:
        say("  copied ", path)


def image_wanted(board: Board) -> str:
    """Return what to say where another image is needed."""
    name = f"quipu-{VERSION}-{board.runtime}-{connected_boards.pico(board.name) or 'pico'}.uf2"
    return (
        f"Flash the one that is built from here: make image, then hold BOOTSEL while plugging in, and copy\n"
        f"build/image/{name} onto RPI-RP2. Settings, games and hardware.txt stay."
    )


def modules(board: Board) -> tuple[dict[str, bytes], set[str]]:
    """Return the modules here that are not as in the board's image, and the names of all that are. Raises Refused."""
    if not board.image:
        if not connected_boards.pico(board.name):
            raise Refused(f"This board calls itself {board.name or 'nothing'}. Quipu is made for Raspberry Pi's Picos.")
        raise Refused(
            "There is no Quipu in this image: an official one is no longer a way to it.\n" + image_wanted(board)
        )
    try:
        image = sources(board.image, PROJECT)
    except ValueError as error:
        raise Refused(f"The board's image {board.image} is not found here. {error}")
    if image is None:
        raise Refused(
            f"The board's image {board.image} was built from sources that are not known here: not from these,\n"
            f"nor those of an image in build/image/ or of a commit. {image_wanted(board)}"
        )
    here = frozen_files(PROJECT / "firmware")
    changed = [
        path
        for path, digest in hashes(here).items()
        if image.get(path) != digest and not path.startswith(NOT_FOR[board.runtime])
    ]
    for path in changed:
        if path in FIXED:
            say(f"{path} has changed, and is the image's own: that takes a new image (make image).")
    gone = sorted(set(image) - set(here))
    if gone:
        say("No longer here, but in the image until there is a new one:", ", ".join(gone))
    return {path: here[path].read_bytes() for path in changed if path not in FIXED}, set(image) - {*FIXED}


def tell_programs(board: Board, paths: set[str]) -> None:
    """Say whether a program of the person's own runs in place of Quipu."""
    own = [path for path in sorted(paths) if path.lower() in PROGRAMS[board.runtime]]
    for path, data in board.read(own).items():
        if data.strip() != HELLO:
            say(f"There is a {path} of your own: it runs in Quipu's place, and was left alone.")
            say("  To see Quipu hold B while switching on, or give it another name.")


def tell_refused(refused: Sequence[str]) -> None:
    """Name the files that were left alone."""
    for path in refused:
        say(f"  left alone: {path} is not as deploy put it there. With --force what was edited on the board is lost.")


def deploy(board: Board, force: bool) -> int:
    """Put in front of the image what differs; return the status. Raises Refused, OSError."""
    wanted, image = modules(board)
    paths = board.paths()
    texts = {path: data.decode(errors="replace") for path, data in board.read([RECORD, OLD_LIST]).items()}
    if texts.get(OLD_LIST, "").startswith(OLD):
        raise Refused("The files of Quipu 0.1.0 are still on the drive. First: make deploy ARGS=--clean")
    record = read_record(texts.get(RECORD, ""))
    todo = plan(board.read(sorted({*record, *wanted} & paths)), record, wanted, force)
    carry_out(board, todo, record)
    tell_refused(todo.refused)
    if todo.record:
        say("In front of the image's modules:")
        for path in sorted(todo.record):
            say("  " + path)
    others = {path for path in paths if re.sub(r"\.mpy$", ".py", path) in image} - {*todo.record, *todo.remove}
    if others:
        say("Not put there by deploy, and in front of the image's as well:", ", ".join(sorted(others)))
    if not todo.record and not others:
        say("Nothing is in front of the image's modules.")
    tell_programs(board, paths)
    board.changed = bool(todo.put or todo.remove)
    return 1 if todo.refused else 0


def clean(board: Board, force: bool) -> int:
    """Take away what deploy has put there, and the files of 0.1.0; return the status. Raises OSError."""
    paths = board.paths()
    texts = {path: data.decode(errors="replace") for path, data in board.read([RECORD, OLD_LIST]).items()}
    record = read_record(texts.get(RECORD, ""))
    todo = plan(board.read(sorted({*record} & paths)), record, {}, force)
    if texts.get(OLD_LIST, "").startswith(OLD):
        programs = board.read([path for path in OLD_PROGRAMS if path in paths])
        own = {path for path, data in programs.items() if not data.startswith(OLD_PROGRAMS[path])}
        for path in sorted(own):
            say(f"  left alone: {path} is not that of 0.1.0")
        old = set(listed(texts[OLD_LIST].splitlines()[1:])) & paths - own - set(todo.refused)
        old |= {path for path in paths if path.startswith(OLD_SAVES)}
        old -= {*todo.remove, OLD_LIST}
        # The list last: should this be cut short, the next one still knows them.
        todo = todo._replace(remove=[*todo.remove, *sorted(old), OLD_LIST])
    carry_out(board, todo, record)
    tell_refused(todo.refused)
    say(f"{len(todo.remove)} files removed.")
    tell_programs(board, paths - set(todo.remove))
    board.changed = bool(todo.remove)
    return 1 if todo.refused else 0


def find(options: argparse.Namespace) -> Board:
    """Return the board that is meant. Raises Refused, OSError."""
    drives = [options.drive] if options.drive else [] if options.port else connected_boards.drives()
    ports = [options.port] if options.port else []
    if not drives and not ports:
        ports = [port for port, kind in connected_boards.ports() if kind == "MicroPython"]
    if len(drives) + len(ports) > 1:
        raise Refused(
            f"Several boards found: {', '.join(drives + ports)}\n"
            "Which one? make deploy ARGS='--drive PATH' or ARGS='--port PORT'"
        )
    if drives:
        if not connected_boards.runtime_version(drives[0]):
            raise Refused(
                f"{drives[0]} is no drive of a CircuitPython board: there is no boot_out.txt on it that says so.\n"
                "Is it the drive RPI-RP2? An image is copied there as it is (docs/build/flash-and-update.md)."
            )
        return CircuitPythonBoard(drives[0])
    if ports:
        return MicroPythonBoard(ports[0])
    roots = ", ".join(connected_boards.drive_roots())
    looked = f"No board found: no CIRCUITPY drive in {roots} and no serial port of MicroPython."
    if any(kind == "CircuitPython" for _, kind in connected_boards.ports()):
        raise Refused(
            f"{looked}\nA CircuitPython board is plugged in, its drive is not mounted: open it in your file manager."
        )
    raise Refused(f"{looked}\n{connected_boards.what_to_do()}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Find the board and do it; status 1 when there is none, or not all was done."""
    parser = argparse.ArgumentParser(prog="make deploy", description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--drive", help="the CIRCUITPY drive, when it is not found or there are several")
    parser.add_argument("--port", help="the serial port of a MicroPython board")
    parser.add_argument("--clean", action="store_true", help="take away what deploy has put there, and Quipu 0.1.0")
    parser.add_argument("--force", action="store_true", help="also overwrite or remove what was edited on the board")
    options = parser.parse_args(arguments)
    try:
        with find(options) as board:
            say(f"Found {board.title}" + (f", Quipu's image {board.image}" if board.image else ""))
            if connected_boards.pico(board.name) == "pico2":
                say("Quipu's image for a Pico 2 could not be tried on one.")
            return clean(board, options.force) if options.clean else deploy(board, options.force)
    except Refused as reason:
        say(str(reason))
    except OSError as error:
        say(f"That went wrong: {error}")
        if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
            say("Quipu 0.1.0 keeps the drive for itself: hold B while plugging in. Else unplug, plug in, try again.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
