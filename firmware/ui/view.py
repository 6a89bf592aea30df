"""Define what screens, flows and the loop exchange, except answers and signals."""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable, Generator, Protocol, TypeVar

    from canvas import Canvas
    from engine.parts import Label
    from engine.prompts import Prompt
    from ui.policy import InputPolicy
    from ui.signal import Signal


class Overlay:
    """Texts over a screen until the next press, "" if there are none.

    toast: news. refusal: why the last press did nothing. answer_echo: the value that was just entered.
    """

    def __init__(self) -> None:
        self.toast = self.refusal = self.answer_echo = ""


class Ask:
    """A question as a flow yields it, with its beginning. `asked` is a prompt or a screen.

    start: the answer that the screen starts from. offered: A alone gives that answer again. toast: a line until the
    next press. later: work that can wait until after the picture.
    """

    def __init__(
        self,
        asked: "Prompt | View",
        *,
        start: "bytes | None" = None,
        toast: str = "",
        later: "Callable[[], None] | None" = None,
        offered: bool = False,
    ) -> None:
        self.asked = asked
        self.start = start
        self.toast = toast
        self.later = later
        self.offered = offered


if _TYPE_CHECKING:

    class View(Protocol):
        """A screen as the loop uses it. `screens.screen.Screen` says what each member means."""

        contrast: "int | None"
        blinks: int
        pace: int
        next_answer: "bytes | None"
        passes_key: bool
        takes_key: bool

        @property
        def prompt(self) -> "Prompt | None": ...

        def policy(self) -> InputPolicy: ...

        def goes_on(self, drawn: "View | None") -> bool: ...

        def paint(self, canvas: Canvas, overlay: Overlay) -> None: ...

        def advance(self) -> None: ...

        def blink(self) -> None: ...

        def relabel(self) -> None: ...

        def needs_new_screen(self) -> bool: ...

        def reuse(self, prompt: Prompt) -> bool: ...

        def offer(self) -> None: ...

        def unsaved(self) -> "bytes | None": ...

        def is_unfinished(self) -> bool: ...

        def entered(self) -> str: ...

        def hold_menu(self) -> None: ...

        def take_refusal(self) -> "Label | None": ...

        def press(self, key: int, repeat: bool) -> "bytes | Signal | None": ...

    class IdleView(View, Protocol):
        """A screen that covers all others while idle, and moves once a minute."""

        minute: int

        def move_to(self, minute: int) -> None: ...

    Result = TypeVar("Result")
    # Any: flows are sent bytes or a Signal, which mypy can't tell apart by `is`.
    Asking = Generator["Prompt | View | Ask", Any, Result]
    # A whole flow returns the one that follows it; None: home.
    Flow = Asking["Flow | None"]
