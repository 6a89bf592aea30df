"""What the player sees: one screen for each kind of prompt, and a few to look things up.

A screen draws itself on a canvas and takes presses. `press` returns None while it goes on, BACK, or the answer.
"""

from rules import prompts

# The modules of the screens by the kind of prompt.
_MODULES = ("notice", "dice", "choose", "allot", "number", "name", "counters", "place", "exchange")


def module_of(kind):
    """The name of the module with the screen for a kind of prompt."""
    return "screens." + _MODULES[kind]


def screen_for(prompt, before=None):
    """The screen that asks `prompt`, imported when first needed; `before` is an answer taken back, to start from."""
    kind = prompt.kind
    if kind == prompts.DICE:
        from screens.dice import DiceScreen as make
    elif kind == prompts.CHOOSE:
        from screens.choose import ChooseScreen as make
    elif kind == prompts.ALLOT:
        from screens.allot import AllotScreen as make
    elif kind == prompts.NUMBER:
        from screens.number import NumberScreen as make
    elif kind == prompts.NAME:
        from screens.name import NameScreen as make
    elif kind == prompts.COUNTERS:
        from screens.counters import CountersScreen as make
    elif kind == prompts.PLACE:
        from screens.place import PlaceScreen as make
    elif kind == prompts.EXCHANGE:
        from screens.exchange import ExchangeScreen as make
    elif kind == prompts.NOTICE:
        from screens.notice import NoticeScreen as make
    else:
        raise ValueError("kind of prompt")
    if before:
        try:
            prompt.check(before)
        except prompts.Refused:
            before = None
    return make(prompt, before or None)
