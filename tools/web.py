#!/usr/bin/env python3
"""Quipu in the browser (`make web`): build the page and serve it on this computer."""

import argparse
import contextlib
import errno
import os
import sys
from collections.abc import Sequence

from host.build import web
from host.paths import INSTALLED, PROJECT, command

_PORTS = f"a port is a number from 1 to {web.MOST_PORTS - 1}, such as {web.PORT}"


def port(text: str) -> int:
    """Return the port that an option names; 0 means any free one. Raises ArgumentTypeError."""
    try:
        number = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number; {_PORTS}") from None
    if not 0 <= number < web.MOST_PORTS:
        raise argparse.ArgumentTypeError(f"{text} is out of range; {_PORTS}")
    return number


def why_not(error: OSError, port: int) -> str:
    """Return why nothing can be served from a port on, and what to do."""
    option = f"--port {9000 if port < 8900 else 8000}"
    again = f"Choose another: {command('web')} " + (option if INSTALLED else f'ARGS="{option}"')
    if isinstance(error, PermissionError):
        return f"Port {port} needs administrator rights, as ports below 1024 do on most systems. {again}"
    if error.errno == errno.EADDRINUSE:
        last = min(port + web.TRIES, web.MOST_PORTS) - 1
        return f"All ports from {port} to {last} are in use by other programs. {again}"
    return f"Port {port} cannot be opened: {error.strerror or error}. {again}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the page and serve it until Ctrl-C."""
    parser = argparse.ArgumentParser(prog=command("web"), description="Quipu in the browser.")
    parser.add_argument("--port", type=port, default=web.PORT, help=f"the first port to try (default: {web.PORT})")
    parser.add_argument("--build", action="store_true", help="build the folder, and do not serve it")
    options = parser.parse_args(arguments)
    if options.build:
        build()
        return 0
    try:
        # First, so that a port that can't be had is reported before the build.
        serving = web.server(web.FOLDER, options.port)
    except OSError as error:
        print(why_not(error, options.port), file=sys.stderr)
        return 2
    with serving, contextlib.suppress(KeyboardInterrupt):
        build()
        found = serving.server_address[1]
        if options.port not in (0, found):
            print(f"Port {options.port} is in use by another program, so this is port {found}.")
        print(f"Quipu: http://127.0.0.1:{found}/  (on this computer only; Ctrl-C ends)", flush=True)
        serving.serve_forever()
    return 0


def build() -> None:
    """Build the page and print its folder."""
    if INSTALLED:  # else `make` has done it
        web.install()
    folder = web.build()
    where = folder if INSTALLED else os.path.relpath(folder, PROJECT)
    print(f"{where}/  {web.size(folder):,} bytes: put it on any host of plain files as it is")
    if not web.SITE.is_dir() and not web.repository():
        how = "" if INSTALLED else "run make site first, or "
        print(f"It lacks “Build one”, for lack of guides: {how}set {web.REPOSITORY} to the project's address.")


if __name__ == "__main__":
    sys.exit(main())
