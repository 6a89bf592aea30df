#!/usr/bin/env python3
"""Let seeded people play and print the game as a recorded one: `python tools/play_games.py --players 3 --seed 7`."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from host import text_files
from host.recorded import notation, people
from host.recorded.fields import TranscriptError
from host.recorded.telling import text_of

from flows.known_games import SHEET


def option(text: str) -> tuple[str, Any]:
    """An option as the file has it: `trading` is true, `size=7` the part after the sign."""
    name, sign, value = text.partition("=")
    if not sign:
        return name, True
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def sheet_in(path: str) -> str:
    """Return the text of a score sheet. Raises TranscriptError, OSError."""
    data = Path(path).read_bytes()
    if foreign := text_files.named(data):
        raise TranscriptError(f"{path}: this is {foreign}, not a score sheet")
    try:
        return text_files.decoded(data)
    except ValueError as error:
        raise TranscriptError(f"{path}: {error}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description="Play a game with seeded dice; prints it as a recorded game.")
    parser.add_argument("--game", choices=notation.games(), default="bronze_age")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=option,
        metavar="NAME[=VALUE]",
        help="an option of the game: trading, size=7",
    )
    parser.add_argument("--sheet", metavar="FILE", help="play by this score sheet (docs/score-sheets-reference.md)")
    args = parser.parse_args(argv)
    try:
        sheet = sheet_in(args.sheet) if args.sheet else ""
        game = SHEET[:-1] if sheet else args.game
        record = people.play(game, args.players, args.seed, dict(args.option), sheet=sheet)
    except (TranscriptError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    print(text_of(record), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
