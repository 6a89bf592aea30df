"""Run flows and show what they ask: a stack, of which the top is seen.

At the bottom is home or a game; the menu, or a question of a connected computer, is pushed over it.
"""

import words
from engine.prompts import Prompt, Refused
from micropython import const
from ui.signal import REFRESH, UNCHANGED, Signal
from ui.view import Ask

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable

    from ui.view import Asking, Flow, Overlay, View


class Navigator:
    """The stack of flows, each with the screen that asks for it.

    screen_for: makes the screen of a prompt, from an answer to start with. home: makes the flow that runs when no other
    follows. is_playing: returns whether a game is being played. overlay: receives toasts.
    """

    def __init__(
        self,
        screen_for: "Callable[[Prompt, bytes | None], View]",
        home: "Callable[[], Flow]",
        is_playing: "Callable[[], bool]",
        overlay: "Overlay",
    ) -> None:
        self._screen_for = screen_for
        self._home = home
        self._is_playing = is_playing
        self._overlay = overlay
        self._flows: "list[Flow | Asking[Any]]" = []  # Any: see `push`
        self._screens: "list[View | None]" = []
        self._later: "Callable[[], None] | None" = None
        self.keeps_cursor = False  # the last press wasn't A

    @property
    def screen(self) -> "View":
        """The screen on top."""
        return self._screens[-1]  # type: ignore[return-value]  # None only while its flow starts

    @property
    def flow(self) -> "Flow | Asking[Any]":  # Any: see `push`
        """The flow on top."""
        return self._flows[-1]

    @property
    def root_screen(self) -> "View | None":
        """The screen of the bottom flow, whatever covers it."""
        return self._screens[0]

    @property
    def depth(self) -> int:
        """The number of flows."""
        return len(self._flows)

    # Any: flows on top return what they like, of which only a Signal counts.
    def push(self, flow: "Flow | Asking[Any]") -> None:
        """Start a flow on top of the others."""
        self._flows.append(flow)
        self._screens.append(None)
        self.send(None)

    def restart(self, flow: "Flow") -> None:
        """Drop all flows and start this one."""
        self._flows.clear()
        self._screens.clear()
        self.push(flow)

    def send(self, answer: "bytes | Signal | None") -> None:
        """Send an answer to the flow on top (None starts it), run what follows, and show the next question."""
        while answer is not UNCHANGED:
            try:
                asked = self._flows[-1].send(answer)
            except StopIteration as end:
                if len(self._flows) > 1:  # it may return a Signal for the flow below
                    answer = self.pop()
                    if isinstance(end.value, Signal):
                        answer = end.value
                else:
                    self.replace_root(end.value)
                    answer = None
            else:
                self._show(asked)
                return

    def replace_root(self, flow: "Flow | None" = None) -> None:
        """Put another flow at the bottom of the stack, home unless one is given. It starts once it is on top."""
        self._flows[0] = flow or self._home()
        self._screens[0] = None

    def pop(self) -> "Signal | None":
        """Drop the flow on top. Return what `send` takes next: a game asks again, home keeps its screen."""
        self._flows.pop().close()  # its last steps come before the flow below continues
        self._screens.pop()
        words.with_sets()
        if not self._screens[-1]:
            return None
        return REFRESH if self._is_playing() else UNCHANGED

    def give_unsaved(self) -> bool:
        """Send the changed value of the screen on top, before that screen closes; return whether there was one.

        One that the rules refuse stays as it is.
        """
        try:
            answer = self.screen.unsaved()
            if answer is not None:
                self.send(answer)
        except Refused:
            return False
        return answer is not None

    def refresh(self) -> None:
        """Have the flow on top ask again."""
        self.send(REFRESH)

    def run_deferred(self) -> None:
        """Do the work that was put off until the screen was shown."""
        if self._later:
            later, self._later = self._later, None
            later()

    def _show(self, asked: "Prompt | View | Ask") -> None:
        start = later = None
        offered = False
        toast = ""
        if isinstance(asked, Ask):
            start, toast, later, offered, asked = asked.start, asked.toast, asked.later, asked.offered, asked.asked
        screen = self._screens[-1]
        uncovered = screen and (asked is screen or asked is screen.prompt) and not toast
        if screen and uncovered and not screen.needs_new_screen():
            screen.relabel()
            return
        self._later = later
        if isinstance(asked, Prompt):
            self._overlay.toast = toast
            # An offer moves the cursor only after A, and not if this press gives another answer next.
            stays = start is None or offered and (self.keeps_cursor or screen and screen.next_answer)
            if screen and stays and screen.reuse(asked):
                return
            screen = self._screen_for(asked, start)
            if offered:
                screen.offer()
        else:
            screen = asked
        self._screens[-1] = screen
