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
    try:
        port, kind = connected_boards.port_of(options.port, "make console ARGS='--port %s'")
    except connected_boards.NotOne as reason:
        print(reason)
        return 1
    print(f"{kind} on {port}")
    return run([sys.executable, "-m", "mpremote", "connect", port, "repl"])


if __name__ == "__main__":
    sys.exit(main())
