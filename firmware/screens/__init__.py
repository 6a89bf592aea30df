"""Show questions: one screen for each kind of prompt, and a few to look things up.

A screen draws itself on a canvas and takes presses. `press` returns the answer, a Signal, or None until there is one.
"""

import sys

from engine import prompts
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable, Iterator

    from screens.screen import Screen

# For each kind of prompt the module here and its screen. They are loaded while home is idle, when a game is chosen, or
# when one is first needed: at the start they would take an eighth of the time to the first picture.
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


# These take 4 KB each. Load one only after a game has loaded its prompts, from the module of that name.
_SPECIAL = ("exchange", "place", "boards", "tracks")


# Returns random bytes, if the device rolls the dice; else None.
random: "Callable[[int], bytes] | None" = None


def roll_with(source: "Callable[[int], bytes] | None") -> None:
    """Have the device roll dice with random bytes from this source; None: players roll theirs."""
    global random
    random = source


def needed() -> "Iterator[str]":
    """Yield the names of the modules here that the games loaded so far may need, if any."""
    for module, _ in _SCREENS.values():
        if module not in _SPECIAL:
            yield "screens." + module
    for module in _SPECIAL:
        if "engine.prompts." + module in sys.modules:
            yield "screens." + module
    yield "screens.scoreboard"


# Any: each kind of prompt has fields of its own.
def screen_for(prompt: "Any", before: "bytes | None" = None) -> "Screen":
    """Return the screen that asks `prompt`, starting from `before`, an answer that was taken back."""
    if prompt.kind not in _SCREENS:
        raise ValueError("kind of prompt")
    module, name = _SCREENS[prompt.kind]
    if prompt.kind == prompts.CHOOSE and prompt.follow_up:
        module, name = "exchange", "MarketScreen"
    if prompt.kind == prompts.COUNTERS and prompt.pictured:
        module, name = "boards", "BoardsScreen"
    if prompt.kind == prompts.COUNTERS and prompt.tracked:
        module, name = "tracks", "TracksScreen"
    if prompt.kind == prompts.NOTICE and prompt.figures:
        module, name = "tracks", "ReportScreen"
    if random and prompt.kind == prompts.DICE and prompt.rolls:
        module, name = "rolling", "RollingScreen"
    make = getattr(__import__("screens." + module, None, None, (name,)), name)
    if before is not None:
        try:
            prompt.check(before)
        except prompts.Refused:
            before = None
    screen: "Screen" = make(prompt, before)
    return screen
