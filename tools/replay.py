#!/usr/bin/env python3
"""Play recorded games and print how they stand: `python tools/replay.py FILE...`.

Prints the final sheet of each game for people to read, or with --json one result a line. --buttons plays through the
screens of the device, by key presses, and counts them. A mistake in a file ends with status 2 and one line that says
turn, player and field. Needs nothing but Python.
"""

import argparse
import json
import os
import sys

from host import paths  # noqa: F401 - the firmware's folder on the path
from host.recorded import transcript
from host.recorded.fields import TranscriptError
from host.recorded.sheet import final_sheet


def replay(path, args):
    """Play one file; return what to print. Raises TranscriptError."""
    game = transcript.Transcript(transcript.read(path))
    replayed = transcript.Replay(game)
    replayed.play()
    result = replayed.result()
    lines = []
    if args.buttons:
        from host.recorded.hand import Hand, Lost

        try:
            hand = Hand(game)
            by_buttons = hand.play()
            if {**by_buttons, "presses": None} != result:
                raise Lost("another result")
        except Lost as lost:
            raise SystemExit(f"{path}: by buttons: {lost}")
        result = by_buttons
        if args.keys:
            lines += hand.pressed
        if args.screen:
            try:
                hand.save_screen(args.screen)
            except OSError as error:
                raise SystemExit(f"cannot write {args.screen}: {error.strerror}")
    lines.append(json.dumps(result) if args.json else final_sheet(replayed, result["presses"]))
    return "\n".join(lines)


def main(argv=None):
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description="Play recorded games and print how they stand.")
    parser.add_argument("files", metavar="FILE", nargs="+", help="a recorded game (docs/recorded_games.md)")
    parser.add_argument("--json", action="store_true", help="print one result a line")
    parser.add_argument("--buttons", action="store_true", help="play through the screens, by key presses")
    parser.add_argument("--keys", action="store_true", help="with --buttons: print the keys pressed, one a line")
    parser.add_argument("--screen", metavar="FILE.png", help="with --buttons: save the last screen")
    args = parser.parse_args(argv)
    if (args.keys or args.screen) and not args.buttons:
        parser.error("--keys and --screen need --buttons")
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    for number, path in enumerate(args.files):
        try:
            printed = replay(path, args)
        except TranscriptError as error:
            print(f"{path}: {error}" if len(args.files) > 1 else error, file=sys.stderr)
            return 2
        if number and not args.json:
            print()
        print(printed, flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
