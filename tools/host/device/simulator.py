"""The device on this computer: in the terminal for a person, or with keys pressed by a program."""

import itertools
import os
import shutil
from collections.abc import Callable, Sequence
from typing import Any

from host.device.files import Store
from host.device.handheld import Handheld
from host.device.picture import braille, half_blocks, save_png
from host.paths import AnyPath

import drive
from input.keys import MENU
from persistence.region import Region
from persistence.settings import Settings

# A player's own score sheets, in the folder of the saves.
SHEETS = "sheets"


def speak(store: Any, language: str) -> None:
    """Set the language in the settings, as a player would."""
    settings = Settings(Region(store))
    settings.language = language
    settings.save()


def play(folder: AnyPath, language: str | None = None, check: bool = False) -> None:
    """Play in the terminal until the player quits.

    folder: for game and settings, and in its folder `sheets` score sheets. language: speak this one.
    check: MENU is held at the start. Raises InUse, OSError.
    """
    from host.device.keyboard import Clock, Keyboard
    from host.device.ssd1306 import FakeI2C, Ssd1306
    from host.device.terminal import Terminal
    from host.device.view import View

    from app import App
    from drivers.circuitpy.display import Display
    from drivers.hardware import Wiring
    from drivers.loop import run

    store = Store(folder)
    drive.sheets = os.path.join(folder, SHEETS)
    if language:
        speak(store, language)
    panel = Ssd1306()
    bus = FakeI2C({Wiring.ADDRESSES[0]: panel})
    with Terminal() as terminal:
        keyboard = Keyboard(terminal.read, panel.pixels)
        view = View(terminal, panel, keyboard)

        def log(line: str) -> None:
            view.message = line

        def meanwhile() -> None:
            obey(keyboard.commands, view, lambda: save_picture(panel, folder))
            keyboard.spell()
            view.refresh()

        if check:
            keyboard.press(MENU, True)
        clock = Clock(terminal.wait, meanwhile)
        keyboard.idle = clock.idle
        try:
            run(App(Display(Wiring(), clock.now, lambda _: bus, log), keyboard, clock, store), keyboard, clock)
        except (KeyboardInterrupt, EOFError):
            return


def obey(commands: list[str], view: Any, save: Callable[[], str]) -> None:
    """Do what the keyboard has for the simulator; `save()` saves a picture. Raises KeyboardInterrupt to quit."""
    while commands:
        command = commands.pop(0)
        if command == "quit":
            raise KeyboardInterrupt
        if command == "look":
            view.look_on()
        else:
            view.message = save()


def save_picture(panel: Any, folder: AnyPath) -> str:
    """Save what the panel shows under the next number in the folder; return what to say about it."""
    paths = (os.path.join(folder, f"screen-{number}.png") for number in itertools.count(1))
    path = next(path for path in paths if not os.path.exists(path))
    try:
        save_png(path, panel.pixels(), border=4)
    except OSError as error:
        return f"picture not saved: {error}"
    return f"picture saved: {os.path.relpath(path)}"


def press(
    presses: Sequence[tuple[int, int]],
    folder: AnyPath | None = None,
    language: str | None = None,
    screen: AnyPath | None = None,
    check: bool = False,
) -> str:
    """Press keys, (key, ms) each; return the picture as text, or after saving it as `screen` a line that says so.

    It fits the terminal's width. folder: None: a new device, else as for `play`. Raises InUse, OSError.
    """
    device = Handheld(Store(folder) if folder else None)
    if folder:
        drive.sheets = os.path.join(folder, SHEETS)
    if language:
        speak(device.store, language)
    if language or check:
        device.switch_on((MENU,) if check else ())
    for key, ms in presses:
        device.press(key, ms)
    if not screen:
        pixels = device.pixels()
        wide = shutil.get_terminal_size((len(pixels[0]), 0)).columns >= len(pixels[0])
        return "\n".join((half_blocks if wide else braille)(pixels))
    device.save_png(screen)
    return f"picture saved: {screen}"
