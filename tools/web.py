#!/usr/bin/env python3
"""Quipu in the browser (`make web`): build the page and serve it on this computer."""

import argparse
import os
import sys
from collections.abc import Sequence

from host.build import web
from host.paths import PROJECT


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the page and serve it until Ctrl-C."""
    parser = argparse.ArgumentParser(prog="make web", description="Quipu in the browser.")
    parser.add_argument("--port", type=int, default=web.PORT, help=f"the first port to try (default: {web.PORT})")
    parser.add_argument("--build", action="store_true", help="build the folder, and do not serve it")
    options = parser.parse_args(arguments)
    folder = web.build()
    size = web.size(folder)
    print(f"{os.path.relpath(folder, PROJECT)}/  {size:,} bytes: put it on any host of plain files as it is")
    if options.build:
        return 0
    try:
        with web.server(folder, options.port) as serving:
            address = f"http://127.0.0.1:{serving.server_address[1]}/"
            print(f"Quipu: {address}  (on this computer only; Ctrl-C ends)", flush=True)
            serving.serve_forever()
    except KeyboardInterrupt:
        print()
    except OSError as error:
        print(f"No port is free from {options.port} on: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
