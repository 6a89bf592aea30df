"""What the player sees: one screen for each kind of prompt, and a few to look things up.

A screen draws itself on a canvas and takes presses. `press` returns None while it goes on, BACK, or the answer.
"""

import sys

from engine import prompts

# By the kind of prompt: the module here, and its screen. They are loaded when a game is chosen, or first asked for: at
# the start they would take an eighth of the time to the first picture (make bench, main.py to home).
_SCREENS = {
    prompts.NOTICE: ("notice", "NoticeScreen"),
    prompts.DICE: ("dice", "DiceScreen"),
    prompts.CHOOSE: ("choose", "ChooseScreen"),
    prompts.ALLOT: ("allot", "AllotScreen"),
    prompts.NUMBER: ("number", "NumberScreen"),
    prompts.NAME: ("name", "NameScreen"),
    prompts.COUNTERS: ("counters", "CountersScreen"),
    prompts.PLACE: ("place", "PlaceScreen"),
    prompts.EXCHANGE: ("exchange", "ExchangeScreen"),
}


# These take 4 KB each. Load one only after a game has loaded its prompts, from the module of its name in `engine.prompts`.
_SPECIAL = ("exchange", "place")


# What gives so many random bytes, where the device rolls the dice; else None.
random = None


def load():
    """Load the screens that the games loaded so far may ask for, that no press in a game waits for that."""
    for module, _ in _SCREENS.values():
        if module not in _SPECIAL or "engine.prompts." + module in sys.modules:
            __import__("screens." + module)
    if "engine.prompts.boards" in sys.modules:
        __import__("screens.boards")
    __import__("screens.scoreboard")


def screen_for(prompt, before=None):
    """The screen that asks `prompt`; `before` is an answer taken back, to start from."""
    if prompt.kind not in _SCREENS:
        raise ValueError("kind of prompt")
    module, name = _SCREENS[prompt.kind]
    if prompt.kind == prompts.CHOOSE and prompt.follow_up:
        module, name = "exchange", "MarketScreen"
    if prompt.kind == prompts.COUNTERS and prompt.pictured:
        module, name = "boards", "BoardsScreen"
    if random and prompt.kind == prompts.DICE:
        module, name = "rolling", "RollingScreen"
    make = getattr(__import__("screens." + module, None, None, (name,)), name)
    if before is not None:
        try:
            prompt.check(before)
        except prompts.Refused:
            before = None
    return make(prompt, before)
