#!/usr/bin/env python3
"""Open the board's serial console (`make console`)."""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from host.runtimes import connected_boards


def main(arguments: Sequence[str] | None = None, run: Any = subprocess.call) -> int:
    """Find the port and hand over to mpremote; status 1 when there is none."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", help="serial port, when several boards are plugged in")
    options = parser.parse_args(arguments)
    found = [(options.port, "board")] if options.port else connected_boards.ports()
    if not found:
        print(
            "No board found: no serial port of a Raspberry Pi Pico. Is it plugged in, with a cable that carries data?"
        )
        return 1
    if len(found) > 1:
        print("Several boards found:", ", ".join(f"{port} ({kind})" for port, kind in found))
        print(f"Which one? make console ARGS='--port {found[0][0]}'")
        return 1
    port, kind = found[0]
    print(f"{kind} on {port}")
    return run([sys.executable, "-m", "mpremote", "connect", port, "repl"])


if __name__ == "__main__":
    sys.exit(main())
