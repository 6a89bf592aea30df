"""The faces that dice ended up on."""

from engine.prompts.choose import NOTHING
from engine.prompts.prompt import DICE, Prompt, Refused
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.parts import Label

# Faces of a die.
DIE_SIDES = 6


class Dice(Prompt):
    """Ask for the final faces of `count` dice (up to 7), in the order of entry. Encoded as two dice per byte.

    faces: ids of six faces that have a picture and a word (a sign) of that name; none: they show 1 to 6
    hints: labels of reminders before the last die (two lines)
    facts: labels of what matters for what to roll for (two lines), or a function that returns them
    status: label of the round, or of the progress, for the bottom line
    total: the player's total, for the title, or before the first die for the bottom line if that is free; None: none

    For virtual dice: `rolls` is how often they may be rolled (0: the device rolls none of these), `stays` the face that
    is never rolled again (NOTHING: none), `spare` whether one die, also of that face, may be rolled once more at the
    end.
    """

    kind = DICE

    def __init__(
        self,
        what: "Label",
        player: "int | None",
        count: int,
        faces: "Sequence[str]" = (),
        hints: "Sequence[Label]" = (),
        facts: "Sequence[Label] | Callable[[], Sequence[Label]]" = (),
        rolls: int = 1,
        stays: int = NOTHING,
        spare: bool = False,
        status: "Label | None" = None,
        total: "int | None" = None,
    ) -> None:
        Prompt.__init__(self, what, player)
        self._facts = facts
        self.count = count
        self.faces = faces
        self.hints = hints
        self.rolls = rolls
        self.stays = stays
        self.spare = spare
        self.status = status
        self.total = total

    @property
    def facts(self) -> "Sequence[Label]":
        """The labels of what matters for what to roll for."""
        if callable(self._facts):
            self._facts = self._facts()
        return self._facts

    def encode(self, faces: "Sequence[int]") -> bytes:
        """Return the answer for face numbers (0 to 5 each)."""
        if len(faces) != self.count:
            raise Refused("count", len(faces), self.count)
        answer = bytearray((self.count + 1) // 2)
        for i, face in enumerate(faces):
            if not 0 <= face < DIE_SIDES:
                raise Refused("face", face)
            answer[i >> 1] |= face << 4 if i & 1 else face
        return bytes(answer)

    def decode(self, answer: bytes) -> bytes:
        """Return the face numbers as bytes."""
        return bytes([answer[i >> 1] >> 4 if i & 1 else answer[i >> 1] & 15 for i in range(self.count)])

    def check(self, answer: bytes) -> None:
        """Refuse a wrong number of dice or an unknown face."""
        if len(answer) != (self.count + 1) // 2 or self.count & 1 and answer[-1] > 15:
            raise Refused("form")
        for face in self.decode(answer):
            if face >= DIE_SIDES:
                raise Refused("face", face)
