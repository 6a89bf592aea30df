"""What the player sees: one screen for each kind of prompt, and a few to look things up.

A screen draws itself on a canvas and takes presses. `press` returns None while it goes on, BACK, or the answer.
"""

from rules import prompts
from screens.allot import AllotScreen
from screens.choose import ChooseScreen
from screens.counters import CountersScreen
from screens.dice import DiceScreen
from screens.exchange import ExchangeScreen
from screens.name import NameScreen
from screens.notice import NoticeScreen
from screens.number import NumberScreen
from screens.place import PlaceScreen

_SCREENS = {
    prompts.NOTICE: NoticeScreen,
    prompts.DICE: DiceScreen,
    prompts.CHOOSE: ChooseScreen,
    prompts.ALLOT: AllotScreen,
    prompts.NUMBER: NumberScreen,
    prompts.NAME: NameScreen,
    prompts.COUNTERS: CountersScreen,
    prompts.PLACE: PlaceScreen,
    prompts.EXCHANGE: ExchangeScreen,
}


def screen_for(prompt, before=None):
    """The screen that asks `prompt`; `before` is an answer taken back, to start from."""
    make = _SCREENS.get(prompt.kind)
    if not make:
        raise ValueError("kind of prompt")
    if before:
        try:
            prompt.check(before)
        except prompts.Refused:
            before = None
    return make(prompt, before or None)
