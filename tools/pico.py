#!/usr/bin/env python3
"""Play on an emulated Pico (`make pico`): the simulator's picture and keys, before a real interpreter.

It runs the image with CircuitPython that `make image` has built, or the one that is named (UF2=firmware.uf2). With
--pico2 it runs a Pico 2's on the emulator that QUIPU_RP2350_RIG names (tools/pico/README.md).
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from typing import Any

STEP = 40  # ms that pass between two looks at the keyboard
TAP = 0.08  # seconds for which a key is pressed: the board looks every 10 to 20 ms
QUIET = 0.2  # seconds without a change: the screen has settled


class Panel:
    """The emulated board's panel as a View wants it."""

    def __init__(self, board: Any) -> None:
        self._board = board
        self._pixels = [bytes(128)] * 64
        self.commands = 0
        self.data = 0
        self.changed_at = 0.0

    def look(self) -> None:
        """See what the board's panel shows now."""
        from host.device.picture import pixels_of

        frame = self._board.frame()
        ram = frame["ram"] if frame["visible"] else bytes(1024)
        if frame["inverted"] and frame["visible"]:
            ram = bytes(255 - byte for byte in ram)
        pixels = pixels_of(ram)
        if pixels != self._pixels:
            self._pixels = pixels
            self.data += 1
            self.changed_at = time.monotonic()

    def pixels(self) -> list[bytes]:
        """Return 64 rows of 128 bytes."""
        return self._pixels


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return the options."""
    parser = argparse.ArgumentParser(prog="make pico", description="Play on an emulated Pico, in the terminal.")
    parser.add_argument(
        "image", nargs="?", default="", type=os.path.expanduser, help="another image than the built one"
    )
    parser.add_argument("--pico2", action="store_true", help="a Pico 2, on the emulator that QUIPU_RP2350_RIG names")
    return parser.parse_args(arguments)


def play(board: Any) -> None:
    """Play until the player quits."""
    from host.device.keyboard import Keyboard
    from host.device.simulator import obey, save_picture
    from host.device.terminal import Terminal
    from host.device.view import View

    from drivers import pins

    panel = Panel(board)
    with Terminal() as terminal:
        keyboard = Keyboard(terminal.read, panel.pixels, TAP)
        view = View(terminal, panel, keyboard)
        try:
            while True:
                began = time.monotonic()
                edge = keyboard.get()
                while edge >= 0:
                    (board.press if edge < 8 else board.release)(pins.KEYS[edge & 7])
                    edge = keyboard.get() if edge < 8 else -1  # a press and its release never at one moment
                board.run(STEP)
                said = [line for line in board.serial().splitlines() if line.strip() and "\x1b" not in line]
                view.message = said[-1][:80] if said else view.message
                panel.look()
                obey(keyboard.commands, view, lambda: save_picture(panel, "."))
                if time.monotonic() - panel.changed_at > QUIET:
                    keyboard.spell()
                view.refresh()
                terminal.wait(max(0.0, STEP / 1000 - (time.monotonic() - began)))
        except (KeyboardInterrupt, EOFError):
            return


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its status. Anything that can't work fails before the build."""
    options = parse(arguments)
    from host.build.images import built, find, missing, runtime_of
    from host.build.uf2 import Unfit
    from host.device.terminal import unfit
    from host.runtimes.emulated_pico import PICO2_RIG, EmulatedPico, pico2_rig, unavailable

    from image.boards import BOARDS

    board = next(board for board in BOARDS if board.name == ("pico2" if options.pico2 else "pico"))
    image = options.image or (str(built("circuitpython", "pico2")) if options.pico2 else find("circuitpython"))
    if not image:
        print(f"Which firmware? There is {missing('circuitpython')}; or make pico UF2=image.uf2", file=sys.stderr)
        return 2
    try:
        runtime = runtime_of(image, board)
    except (Unfit, OSError) as error:
        print(f"{image}: {getattr(error, 'strerror', None) or error}", file=sys.stderr)
        return 2
    rig = pico2_rig() if options.pico2 else []
    if options.pico2 and not rig:
        why = f"There is no emulator of a Pico 2: {PICO2_RIG} names the command that runs one."
    else:
        why = unfit() or ("" if rig else unavailable())
    if why:
        print(why, file=sys.stderr)
        return 2
    with EmulatedPico(image, runtime=runtime, rig=rig) as pico:
        play(pico)
    return 0


if __name__ == "__main__":
    sys.exit(main())
