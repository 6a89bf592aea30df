#!/usr/bin/env python3
"""Play on this computer (`make play`): the firmware as it is, with the terminal as its display and keys.

The picture is what a model of the display's chip shows of the I2C bytes that the firmware's own driver sends. The game
and the settings are kept in files, as on the board.
"""

import argparse
import os
import sys

from host.paths import PROJECT

from words import LANGUAGES

SAVES = str(PROJECT / "saves")


def parse(arguments):
    """Return the options."""
    parser = argparse.ArgumentParser(prog="make play", description="Play on this computer, in the terminal.")
    parser.add_argument(
        "--save", metavar="FOLDER", default=SAVES, help="keep game and settings there (default: saves/)"
    )
    parser.add_argument("--language", choices=LANGUAGES, help="speak this language, and keep to it")
    parser.add_argument("--screenshot", metavar="FILE.png", help="where the key P saves the picture of the screen")
    parser.add_argument(
        "--scale", type=int, default=4, metavar="N", help="width of a pixel in that picture (default: 4)"
    )
    parser.add_argument("--check", action="store_true", help="hold MENU at the start: the check of the hardware")
    options = parser.parse_args(arguments)
    if not 1 <= options.scale <= 32:
        parser.error("--scale: 1 to 32")
    return options


def choose_language(store, language):
    """Set the language in the settings, as a player would."""
    from settings import Settings

    settings = Settings(store)
    settings.language = language
    settings.save()


def play(store, options):
    """Play until the player quits; return what to say then."""
    from host.device.ssd1306 import FakeI2C, Panel
    from host.device.terminal import Clock, Keyboard, Terminal, View

    from app import App
    from drivers import pins
    from drivers.circuitpy.display import Display
    from keys import MENU

    panel = Panel()
    bus = FakeI2C({pins.ADDRESSES[0]: panel})
    with Terminal() as terminal:
        keyboard = Keyboard(terminal.read)
        view = View(terminal, panel, keyboard)

        def log(line):
            view.message = line

        def meanwhile():
            while keyboard.commands:
                if keyboard.commands.pop(0) == "quit":
                    raise KeyboardInterrupt
                view.message = save_picture(panel, options)
            view.refresh()

        if options.check:
            keyboard.press(MENU, True)
        clock = Clock(terminal.wait, meanwhile)
        keyboard.idle = clock.idle
        try:
            App(Display(pins, clock.now, lambda _: bus, log), keyboard, clock, store).run()
        except (KeyboardInterrupt, EOFError):
            return


def save_picture(panel, options):
    """Save what the panel shows; return what to say about it."""
    from host.device.picture import save_png

    path = options.screenshot
    number = 1
    while path is None or (not options.screenshot and os.path.exists(path)):
        path = os.path.join(options.save, f"screen-{number}.png")
        number += 1
    try:
        save_png(path, panel.pixels(), options.scale, border=4)
    except OSError as error:
        return f"picture not saved: {error}"
    return f"picture saved: {os.path.relpath(path)}"


def main(arguments=None):
    """Run the command; return its status."""
    options = parse(arguments)
    if sys.platform == "win32":
        print(
            "The simulator needs a terminal as Linux and macOS have it. On Windows it runs in WSL (wsl --install).",
            file=sys.stderr,
        )
        return 2
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        print("The simulator is played in a terminal: start it there, without pipes.", file=sys.stderr)
        return 2
    from host.device.files import InUse, Store

    try:
        store = Store(options.save)
        if options.language:
            choose_language(store, options.language)
    except InUse:
        print(
            f"Another simulator is playing in {options.save}: quit it, or use --save with another folder.",
            file=sys.stderr,
        )
        return 2
    except OSError as error:
        print(f"Cannot keep the game in {options.save}: {error.strerror}", file=sys.stderr)
        return 2
    play(store, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
