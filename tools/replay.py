#!/usr/bin/env python3
"""Play recorded games and print their state: `python tools/replay.py FILE...`.

Prints the final sheet of each game for people to read, or with --json one result a line. --buttons plays through the
screens of the device, by key presses, and counts them. A mistake in a file ends with status 2 and one line that says
turn, player and field. Needs nothing but Python; --screen also takes requirements/play.txt.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from host.plain import plain, plain_lines
from host.recorded import transcript
from host.recorded.fields import TranscriptError
from host.recorded.sheet import final_sheet


def by_buttons(game: Any, result: Any, args: argparse.Namespace) -> tuple[Any, Any]:
    """Play a game through the screens, which must come to `result`; return the pilot that did, and what it came to.

    Raises TranscriptError if keys can't play the file, Astray if they lead to something else.
    """
    from host.pilot.pilot import Recorded
    from host.pilot.shortest_keys import Astray

    pilot = Recorded(game, from_power_on=args.from_power_on)
    played = pilot.play()
    if {**played, "presses": None} != result:
        raise Astray("another result")
    return pilot, played


def replay(path: str, args: argparse.Namespace) -> str:
    """Play one file; return what to print. Raises TranscriptError, SystemExit."""
    game = transcript.load(path)
    replayed = transcript.Replay(game)
    replayed.play()
    result = replayed.result()
    lines = []
    if args.buttons:
        from host.pilot.shortest_keys import Astray

        try:
            pilot, result = by_buttons(game, result, args)
        except Astray as lost:
            raise SystemExit(f"{path}: by buttons: {lost}")
        if args.keys:
            lines += pilot.pressed
        for save, target in ((pilot.save_screen, args.screen), (pilot.save_frames, args.frames)):
            try:
                if target:
                    save(target)
            except OSError as error:
                raise SystemExit(f"cannot write {target}: {error.strerror}")
    lines.append(json.dumps(result) if args.json else final_sheet(replayed, result["presses"]))
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description="Play recorded games and print how they stand.")
    parser.add_argument("files", metavar="FILE", nargs="+", help="a recorded game (docs/dev/recorded-games.md)")
    parser.add_argument("--json", action="store_true", help="print one result a line")
    parser.add_argument("--buttons", action="store_true", help="play through the screens, by key presses")
    parser.add_argument(
        "--from-power-on",
        action="store_true",
        help="with --buttons: begin with a device never used, with its language and the setting up (not counted)",
    )
    parser.add_argument("--keys", action="store_true", help="with --buttons: print the keys pressed, one a line")
    parser.add_argument("--screen", metavar="FILE.png", help="with --buttons: save the last screen")
    parser.add_argument("--frames", metavar="FILE", help="with --buttons: save each key with the picture after it")
    args = parser.parse_args(argv)
    if (args.keys or args.screen or args.frames or args.from_power_on) and not args.buttons:
        parser.error("--from-power-on, --keys, --screen and --frames need --buttons")
    if args.frames and len(args.files) > 1:
        parser.error("--frames is of one game")
    for stream in filter(None, (sys.stdout, sys.stderr)):  # None: closed by the caller
        stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    for number, path in enumerate(args.files):
        try:
            printed = replay(path, args)
        except TranscriptError as error:
            print(plain(f"{path}: {error}" if len(args.files) > 1 else str(error)), file=sys.stderr)
            return 2
        if number and not args.json:
            print()
        print(plain_lines(printed), flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except OSError as error:
        if not isinstance(error, BrokenPipeError):  # else the reader of a pipe has seen enough
            print(f"cannot write: {error.strerror}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
