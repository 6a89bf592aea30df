#!/usr/bin/env python3
"""Take the pictures of the documents (`make docs`): screens, reached by key presses in recorded games, and the page."""

import sys
from typing import Any

from host.build import web
from host.device import gallery, in_memory, keystrokes
from host.device.picture import pixels_of, save_png
from host.paths import GAMES, PROJECT
from host.pilot.one_turn import watched
from host.pilot.pilot import Recorded
from host.recorded.transcript import load
from host.runtimes import browser

from input.keys import A
from screens.hardware_errors import show_errors

FOLDER = PROJECT / "docs" / "pictures"
# Name of the picture: recorded game, from which turn on (counted from 1), its question, keys pressed after that
# (as in keystrokes.py).
PICTURES = {
    "dice": ("three_1", 9, "dice", "up left 2"),
    "news": ("three_1", 16, "revolt_alarm", ""),
    "build": ("three_1", 11, "build", ""),
    "buy": ("three_1", 15, "buy", ""),
    "pay": ("three_1", 15, "buy", "right"),
    "trade": ("three_trading_1", 22, "trade", "hold:left:700 down right 2"),
    "sheet": ("three_1", 12, "dice", "hold:b a"),
    "standings": ("three_1", 12, "dice", "hold:b down a"),
    "winner": ("three_1", 19, None, ""),
    "pad": ("pad_four_lowest_target_passed", 5, ("pad_round", 5), "hold:right:500 a hold:right:900 a hold:right:2000"),
    "board": ("ages_2006_three", 10, ("board", "age_II"), "down"),
    "hunger": ("ages_2006_three", 28, "famine", ""),
    "table": ("pad_four_lowest_target_passed", 6, ("pad_round", 6), "menu a up up right"),
    "town_discover": ("town_two_7x7", 6, "discover", ""),
    "town_construct": ("town_two_7x7", 9, "construct", ""),
    "town_grow": ("town_two_7x7", 9, "grow", ""),
    "scorer_discover": ("town_scorer_two_9x9", 6, "discover", ""),
    "scorer_map": ("town_scorer_two_9x9", 12, "map", "hold:a:1200 a right 2 a 2"),
    "town_sheet": ("town_solo_legendary", 1, "dice", "hold:b a"),
    "chart": ("three_1", 19, None, "left 2"),
    "code": ("three_1", 19, None, "left"),
    "compare": ("ages_2006_two", 10, ("board", "age_I"), "menu a"),
    "menu": ("three_1", 12, "dice", "hold:b"),
    "rules": ("three_1", 12, "dice", "hold:b down a"),
    "undo": ("three_1", 11, "build", "a b"),
    "refusal": ("three_1", 11, "build", "down 2 left"),
    "companion": ("ages_companion_2015_two", 10, ("board", "age_I"), "right"),
    "report": ("ages_companion_2015_two", 10, ("board", "age_I"), "a"),
}
HUNGRY = {"players": [{"food": 2, "goods": {"wood": 4}}, {}]}
LEADING = {"round": 6, "players": [{}, {"developments": ["irrigation"]}, {}]}
# Name of the picture: place of the device (as in host_tests/screens/paths.py), keys pressed then.
AT_HOME: dict[str, Any] = {
    "settings": ({"device": "names"}, "down a"),
    "players": ({"device": "names"}, "a 2 right"),
    "name": ({"device": ""}, "a 3"),
    "famine": ({"players": ["Ana", "Ben"], "options": {}, "start": HUNGRY}, "right 3"),
    "order": ({"device": "names"}, "a 6"),
    "scoreboard": ({"played": {"game": "score_pad", "players": ["Ana", "Ben"], "rounds": [[7, 9]]}, "seconds": 21}, ""),
    "statistics": ({"device": "finished"}, "down 2 a up a 2"),
    "shelf": ({"device": "names"}, "a up a"),
    "rolling": ({"device": "names"}, "down a down 6 a down a b a 9 hold:a right a"),
    "games": ({"device": "finished"}, "down 2 a"),
    "check": ({"device": "check"}, "up left a"),
    "home": ({"players": ["Ana", "Ben", "Cleo"], "options": {}, "start": LEADING}, "right 3 hold:b up a"),
}
WRONG = "line 2: up = 23? Pins are 0 to 22, 26 to 28"

# The page, on a phone and a tablet: which game, and how far into it: the dice of a turn are entered,
# and it builds.
SIZES = ((360, 640), (768, 1024))
GAME = "two_1"
TURNS = 4
PRESSES = 3


def take(name: str, game: str, turn: int, what: Any, keys: str) -> None:
    """Go to a prompt of `game`, or to its end, press the keys, and save the screen."""
    hand, _ = watched(game, turn, until=what)
    for key, ms in keystrokes.parse(keys):
        hand.hold(key, ms)
    save(name, pixels_of(bytes(hand.display.picture)))


def save(name: str, pixels: Any) -> None:
    """Save a picture of the display."""
    path = FOLDER / f"{name}.png"
    save_png(str(path), pixels, 3, border=6)
    print(path)


def screens() -> None:
    """Take those of the device's screens."""
    for name, reached in PICTURES.items():
        take(name, *reached)
    for name, (start, keys) in AT_HOME.items():
        device = gallery.switch_on(start, "en")
        for key, ms in keystrokes.parse(keys):
            device.press(key, ms)
        save(name, device.pixels())
    display = in_memory.Display()
    show_errors([("hardware.txt", WRONG)], display, in_memory.Keys(), in_memory.Clock())
    save("errors", pixels_of(bytes(display.picture)))


def page() -> None:
    """Take those of the page."""
    played = Recorded(load(GAMES / f"{GAME}.json"), from_power_on=True)
    played.play()
    turn = played.turns[TURNS]
    pressed = list(zip(played.keys_pressed, played.held, played.looked))
    before, presses = pressed[:turn], pressed[turn : turn + PRESSES]
    with browser.serving(web.build()) as address, browser.browser() as chromium:
        kept = None
        for width, height in SIZES:
            size = {"width": width, "height": height}
            context = chromium.new_context(viewport=size, device_scale_factor=2, has_touch=True, storage_state=kept)
            tab = browser.Page(context, address)
            # Continue a game that is under way.
            for key, held, look in (*(before if kept is None else [(A, 0, False)]), *presses):
                tab.press(key, held, look=look)
            kept = context.storage_state()
            tab.tab.evaluate("document.activeElement.blur()")
            path = FOLDER / f"page-{width}x{height}.png"
            tab.tab.screenshot(path=path, scale="css")
            print(path)
            context.close()


def main() -> int:
    """Take all pictures and print their folder."""
    FOLDER.mkdir(exist_ok=True)
    screens()
    why = browser.unavailable()
    if why:
        print(f"The page is not pictured anew: {why}")
    else:
        page()
    return 0


if __name__ == "__main__":
    sys.exit(main())
