"""Name what a screen or the loop can say other than an answer, which is always bytes.

A signal is compared by identity: `answer is BACK`.
"""


class Signal:
    """Something other than an answer, sent to a flow or returned by a screen."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return "<signal " + self.name + ">"


# From a screen: leave it, or take the last answer back.
BACK = Signal("BACK")
# To a flow: ask again whatever is due now, with the same object if nothing has changed.
REFRESH = Signal("REFRESH")
# To a game's flow: take back this turn, or the one before if this one has no answer.
UNDO_TURN = Signal("UNDO_TURN")
# In place of something to send: the flow below keeps asking what it asked.
UNCHANGED = Signal("UNCHANGED")
# From a screen: the press came too early to count, so the action of A shakes.
IGNORED = Signal("IGNORED")
# From a screen: open the menu, because a key that it uses itself is held for it.
OPEN_MENU = Signal("OPEN_MENU")
