#!/usr/bin/env python3
"""Every screen in every language, by its pixels.

compare    say which screens differ from the recorded ones, and show them side by side in build/screens/index.html
record     record all screens again, after a look at that page; and the results of recorded games that have none
proof es   all screens and words of a language next to the English ones, to proofread, in build/screens/es.html
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from host.build import proof
from host.device import gallery
from host.paths import GAMES, PROJECT
from host.recorded import transcript


def record_results(folder: Path) -> Iterator[Path]:
    """Write the results of the recorded games in a folder that have none; yield their paths."""
    for path in transcript.recorded(folder):
        result = path.with_suffix(".result.json")
        if not result.exists():
            replay = transcript.Replay(transcript.load(path))
            replay.play()
            result.write_text(json.dumps(replay.result(), ensure_ascii=False) + "\n", encoding="utf-8")
            yield result


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    parser = argparse.ArgumentParser(description="Every screen in every language, by its pixels.")
    parser.add_argument("command", choices=("compare", "record", "proof"))
    parser.add_argument("language", nargs="?", default="en", help="of the proof: en, de …")
    chosen = parser.parse_args(arguments)
    if chosen.command == "record":
        for path in record_results(GAMES):
            print(path)
        print(gallery.record())
        return 0
    if chosen.command == "proof":
        print(proof.write(chosen.language).relative_to(PROJECT))
        return 0
    for game in gallery.new_games(gallery.read_hashes()):
        print(f"{game}: nothing of this game is recorded yet")
    lines = gallery.compare()
    for line in lines:
        print(line)
    if lines:
        print(f"\n{len(lines)} screens differ: {gallery.PAGE.relative_to(PROJECT)} shows them")
        return 1
    print("all screens are as recorded")
    return 0


if __name__ == "__main__":
    sys.exit(main())
