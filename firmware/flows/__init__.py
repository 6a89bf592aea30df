"""What the device asks besides the game: home, setting up, the menu.

A flow is a generator. It yields a prompt, a screen, or one of them in an Ask. It is sent the answer (bytes) or a Signal
(see `ui.signal`). It returns the flow that follows (None: home).
"""

from engine.prompts import whether
from ui.signal import BACK


def confirm(what, facts=()):
    """Ask whether `what` shall be done: a generator that returns that. `facts`: labels that say what it means."""
    answer = yield whether(what, facts=facts)
    return answer is not BACK and answer[0] == 1
