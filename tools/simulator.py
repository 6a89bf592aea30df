#!/usr/bin/env python3
"""Play on this computer (`make play`): the firmware as it is, with the terminal as its display and keys.

The picture is what a model of the display's chip shows of the I2C bytes that the firmware's own driver sends.
"""

import argparse
import io
import sys
from collections.abc import Sequence
from pathlib import Path

from host.device import keystrokes
from host.device.files import InUse
from host.device.terminal import unfit
from host.paths import INSTALLED, PROJECT, command

from words import LANGUAGES


def saves() -> str:
    """Return the folder that keeps games and settings: an update of an installed Quipu must not remove them."""
    if not INSTALLED:
        return str(PROJECT / "saves")
    import platformdirs

    return str(Path(platformdirs.user_data_dir("quipu", appauthor=False)) / "saves")


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return the options."""
    parser = argparse.ArgumentParser(
        prog=command("play"), description=f"Play on this computer, in the terminal. In the browser: {command('web')}."
    )
    store = f"load and store games and settings there (default: {saves()}; with --keys: a new device each time)"
    parser.add_argument("--save", metavar="FOLDER", help=store)
    parser.add_argument("--language", choices=LANGUAGES, help="speak this language, and keep to it")
    parser.add_argument("--check", action="store_true", help="hold MENU at the start: the check of the hardware")
    keys = 'press up, down, left, right, a, b or menu, such as "a right 3 hold:menu", print the picture, and exit'
    parser.add_argument("--keys", help=keys)
    parser.add_argument("--screen", metavar="FILE.png", help="with --keys: save the picture instead of printing it")
    options = parser.parse_args(arguments)
    if options.screen and options.keys is None:
        parser.error("--screen needs --keys")
    try:
        options.presses = keystrokes.parse(options.keys or "")
    except ValueError as error:
        parser.error(f"--keys: {error}")
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its status."""
    options = parse(arguments)
    why = unfit() if options.keys is None else ""
    if why:
        print(why, file=sys.stderr)
        return 2
    from host.device import simulator

    folder = options.save or saves()
    try:
        if options.keys is None:
            simulator.play(folder, options.language, options.check)
            print("Quipu in the browser, as large as you like:", command("web"))
        else:
            if isinstance(sys.stdout, io.TextIOWrapper):  # not a test's
                sys.stdout.reconfigure(encoding="utf-8")
            shown = options.language, options.screen, options.check
            print(simulator.press(options.presses, options.save, *shown))
    except InUse:
        print(f"Another simulator is playing in {folder}: quit it, or use --save with another folder.", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"Cannot write {error.filename or folder}: {error.strerror}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
