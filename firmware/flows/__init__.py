"""Ask what the device needs to know outside a game: home, setting up, the menu.

A flow is a generator. It yields a prompt, a screen, or one of them in an Ask. It is sent the answer (bytes) or a Signal
(see `ui.signal`). It returns the flow that follows (None: home).
"""

from engine.prompts import Notice, whether
from micropython import const
from ui.signal import BACK, REFRESH

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Sequence

    from engine.parts import Label
    from ui.view import Asking


def confirm(what: "Label", facts: "Sequence[Label]" = ()) -> "Asking[bool]":
    """Ask whether to do something; return the answer. `facts`: labels that say what it means."""
    answer = yield whether(what, facts=facts)
    return answer is not BACK and bool(answer[0] == 1)


# Any: whatever the screen answers.
def read(notice: "Notice") -> "Asking[Any]":
    """Show a notice; return the answer to it."""
    answer = REFRESH
    while answer is REFRESH:
        answer = yield notice
    return answer


# Any: whatever the screen answers.
def attention(line: "Label") -> "Asking[Any]":
    """Show the player a line about something wrong; return the answer to it."""
    return read(Notice("attention", None, (line,)))
