"""Something to read and confirm."""

from engine.prompts.prompt import NOTICE, Prompt, Refused
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.parts import Label


class Notice(Prompt):
    """Show lines until the player confirms. The answer is b"".

    lines: labels, the most important last
    sign: name of a picture and how often to show it, for people across the table; `what` is then drawn large.
        0 times: the large word alone.
    asks: `what` is a question, which B declines
    """

    kind = NOTICE
    figures: "object" = None  # see tracks.py

    def __init__(
        self,
        what: "Label",
        player: "int | None",
        lines: "Sequence[Label]",
        sign: "tuple[str, int] | None" = None,
        asks: bool = False,
    ) -> None:
        Prompt.__init__(self, what, player)
        self.lines = lines
        self.sign = sign
        self.asks = asks

    def check(self, answer: bytes) -> None:
        """Refuse anything but b""."""
        if answer:
            raise Refused("form")
