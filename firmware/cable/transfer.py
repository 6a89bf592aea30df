"""Ask the player about what a computer sends: the common part of `quipu restore` and `quipu sheet`."""

from micropython import const
from ui.signal import BACK, REFRESH

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Iterator

    from cable.received import Received
    from device import Device
    from engine.prompts import Prompt
    from ui.view import Asking


class Transfer:
    """A transfer to the device. asks: it waits for the player. over: it has ended. state: to be reported, or ""."""

    def __init__(self, app: "Device") -> None:
        self._app = app
        self._flow: "Asking[None] | None" = None
        self.asks = self.over = False
        self.state = ""
        if app.session:
            self._finish("playing")

    def work(self) -> bool:
        """Do a slice of work; return whether there is a state to report."""
        if self._flow and self._flow is not self._app.navigator.flow:  # MENU closed it
            self._flow = None
            self.stop("refused")
        return bool(self.state)

    def said(self) -> "Iterator[str | None]":
        """Yield the line that reports the state."""
        raise NotImplementedError

    def take(self, line: "Received") -> None:
        """Process a line."""
        raise NotImplementedError

    def stop(self, why: str) -> None:
        """Abandon the transfer, if it hasn't ended. `why`: the state to report."""
        if not self.over:
            self._finish(why)

    def _finish(self, why: str) -> None:
        """End the transfer, and its flow unless MENU has closed that. `why`: the state to report."""
        self.state = why
        self.over = True
        self.asks = False
        if self._flow and self._flow is self._app.navigator.flow:
            self._app.refresh()

    def _ask(self, flow: "Asking[None]") -> None:
        """Push the flow that asks the player."""
        self.asks = True
        self.state = "asking"
        self._flow = flow
        self._app.push(flow)

    def _answer(self, prompt: "Prompt") -> "Asking[bytes]":
        """Ask the player; return the answer, b"" if there is none."""
        answer: "Any" = REFRESH  # bytes or a signal, which mypy can't tell apart by `is`
        while answer is REFRESH and not self.over:
            answer = yield prompt
        return b"" if self.over or answer is BACK else answer
