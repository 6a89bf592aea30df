"""A short text, such as a player's name."""

from engine.limits import ANSWER, NAME_LENGTH
from engine.prompts.prompt import NAME, Prompt, Refused
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.parts import Label


class Name(Prompt):
    """Ask for a text of 1 to `most` characters, none of them a control character. Encoded as UTF-8.

    taken: texts that are not allowed
    unnamed: label to use for an empty field; None: a text is required
    """

    kind = NAME

    def __init__(
        self,
        what: "Label",
        player: "int | None",
        most: int = NAME_LENGTH,
        taken: "Sequence[str]" = (),
        unnamed: "Label | None" = None,
    ) -> None:
        Prompt.__init__(self, what, player)
        self.most = most
        self.taken = taken
        self.unnamed = unnamed

    def encode(self, name: str) -> bytes:
        """Return the answer for the text `name`."""
        answer = name.encode()
        self.check(answer)
        return answer

    def decode(self, answer: bytes) -> str:
        """Return the text."""
        return str(answer, "utf-8")

    def check(self, answer: bytes) -> None:
        """Refuse an empty, too long, unprintable or taken name."""
        try:
            name = str(answer, "utf-8")
        except ValueError:  # UnicodeError is a ValueError, and not every runtime knows it
            raise Refused("form")
        if not 1 <= len(name) <= self.most or len(answer) > ANSWER or name.strip() != name or min(name) < " ":
            raise Refused("name")
        if name in self.taken:
            raise Refused("taken", name)
