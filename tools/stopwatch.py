#!/usr/bin/env python3
"""Have the board that is plugged in press its own keys, and time the pictures by its own clock (`make stopwatch`).

It needs a board without games, and removes its own files afterwards. docs/dev/measure-your-board.md says what to do
with the table.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import serial

from host.figures import by_keys, stopwatch
from host.recorded.transcript import Transcript
from host.runtimes import connected_boards

import deploy

GAME = "late_four_1"
SILENT = 60  # s without a word: it has stopped


def listen(port: str) -> str:
    """Return what the board at a port prints until it is done; it may be gone for a moment. Raises OSError."""
    text = ""
    heard = told = time.monotonic()
    while not stopwatch.ended(text):
        try:
            with serial.Serial(port, 115200, timeout=0.5) as line:
                while not stopwatch.ended(text) and time.monotonic() < heard + SILENT:
                    more = line.read(line.in_waiting or 1).decode(errors="replace")
                    text += more
                    heard = time.monotonic() if more else heard
                    if heard > told + 10:
                        told = heard
                        deploy.say(f"  {text.count(stopwatch.MARK + ' press')} presses")
        except serial.SerialException:  # it restarts
            time.sleep(0.5)
        if time.monotonic() > heard + SILENT:
            raise OSError(f"the board on {port} says nothing any more")
    return text


def measure(options: argparse.Namespace, game: Transcript) -> str:
    """Put it there, listen, take it away; return what the board has said.

    Raises deploy.Refused, connected_boards.NotOne, OSError.
    """
    with deploy.find(options) as board:
        deploy.say(f"Found {board.title}, Quipu's image {board.image or '- there is none'}")
        kind = {"circuitpython": "CircuitPython", "micropython": "MicroPython"}[board.runtime]
        port, _ = connected_boards.port_of(options.port, "ARGS='--port %s'", kind)
        paths = board.paths()
        own = [path for path in deploy.PROGRAMS[board.runtime] if path in {there.lower() for there in paths}]
        if own or not board.image:
            raise deploy.Refused(f"That takes Quipu's image, and no program of your own on it. {' '.join(own)}")
        files = stopwatch.files(board.runtime, stopwatch.steps(game))
        board.put(files)
        board.changed = True
    try:
        deploy.say("It presses its keys now: please touch none, for about seven minutes.")
        return listen(port)
    finally:
        with deploy.find(options) as board:
            board.remove([path for path, data in board.read(list(files)).items() if data == files[path]])
            board.changed = True


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print the table; status 1 where not all is measured."""
    parser = argparse.ArgumentParser(prog="make stopwatch", description="Time the board that is plugged in.")
    parser.add_argument("--drive", help="the CIRCUITPY drive, when it is not found or there are several")
    parser.add_argument("--port", help="the serial port of the board")
    parser.add_argument("--game", default=GAME, help=f"the recorded game that is played (default: {GAME})")
    parser.add_argument("--write", metavar="FOLDER", type=Path, help="only write what goes onto the drive, by runtime")
    parser.add_argument("--read", metavar="FILE", type=Path, help="only make the table of what a console has shown")
    options = parser.parse_args(arguments)
    games = dict(by_keys.games())
    if options.game not in games:
        parser.error(f"no such recorded game that begins at power-on: {options.game}")
    game = games[options.game]
    try:
        if options.write:
            for runtime in deploy.PROGRAMS:
                for path, data in stopwatch.files(runtime, stopwatch.steps(game)).items():
                    target = options.write / runtime / path
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(data)
                    print(os.path.relpath(target))
            return 0
        text = options.read.read_text(errors="replace") if options.read else measure(options, game)
        print(stopwatch.table({"game": options.game, **stopwatch.figures(text, game)}))
        return 0
    except (deploy.Refused, connected_boards.NotOne, stopwatch.Unmeasured) as reason:
        print(reason)
    except OSError as error:
        print(f"That went wrong: {error}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
