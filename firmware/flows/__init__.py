"""What the device asks besides the game: home, setting up, the menu.

A flow is a generator. It yields a prompt, a screen, or one of them in an Ask. It is sent the answer (bytes) or a Signal
(see `ui.signal`). It returns the flow that follows (None: home).
"""

from engine.prompts import whether
from ui.signal import BACK


class Ask:
    """A prompt or a screen, and how it begins.

    start: an answer that the screen starts from, or None; offered: whether A alone gives it again; note: a line
    until the next press; later: a function for what can wait until the screen is shown, or None.
    """

    def __init__(self, asked, start=None, note="", later=None, offered=False):
        self.asked = asked
        self.start = start
        self.offered = offered
        self.note = note
        self.later = later


def confirm(what, facts=()):
    """Ask whether `what` shall be done: a generator that returns that. `facts`: labels that say what it means."""
    answer = yield whether(what, facts=facts)
    return answer is not BACK and answer[0] == 1
