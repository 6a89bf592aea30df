"""Redo: the answers that were undone, offered again.

An answer is offered when the same player gets the same question in the same turn, as long as it is legal then. Other
answers in the turn being corrected leave the rest on offer. The first different answer in a later turn discards it all.
"""

from engine.prompts import COUNTERS, Refused
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from engine.engine import Playable
    from engine.parts import Label
    from engine.prompts import Prompt

    # A question: the turn, its id, the kind of prompt, the player, what its answer depends on.
    Question: TypeAlias = tuple[int, Label, int, int | None, bytes]
    # An answer that was undone, with its question.
    Step: TypeAlias = tuple[Question, bytes]

# The stack holds answers of this many bytes in all, each counted with _OVERHEAD; the ones given last go first.
_MAX_SIZE = const(256)
_OVERHEAD = const(4)


def question_of(game: "Playable", prompt: "Prompt") -> "Question":
    """Return the key of a question: an equal one means that it is the same question again."""
    what = prompt.what[0] if isinstance(prompt.what, tuple) else prompt.what
    return game.round * 8 + game.current, what, prompt.kind, prompt.player, prompt.about


class Redo:
    """The stack of undone answers, the one to offer next on top. lost: some were discarded, and nobody knows yet."""

    def __init__(self) -> None:
        self._stack: "list[Step]" = []
        self._turn = 0  # the turn that is being corrected
        self.lost = False

    def __bool__(self) -> bool:
        return bool(self._stack)

    def size(self) -> int:
        """Return how many bytes count against the limit."""
        return sum([_OVERHEAD + len(answer) for _, answer in self._stack])

    def push(self, steps: "Sequence[Step]") -> None:
        """Put answers that were undone, in the order they were given, on top of the stack."""
        if not steps:
            return
        self._turn = steps[0][0][0]
        self._stack += reversed(steps)
        while self.size() > _MAX_SIZE:
            self._stack.pop(0)

    def answer(self, question: "Question", prompt: "Prompt") -> "bytes | None":
        """Return the answer to offer for a prompt; None: none."""
        return self._legal(prompt, self._find(question))

    def answered(self, question: "Question", prompt: "Prompt", answer: bytes) -> None:
        """Take what an answer replaces off the stack."""
        at = self._find(question)
        turn = question[0]
        later = turn != self._turn
        if at < 0:
            if later and not [step for step in self._stack if step[0][0] == turn]:
                self._stack = []
            return
        offered = self._legal(prompt, at)
        if offered == answer or prompt.kind != COUNTERS and not (later and offered is not None):
            self._stack = self._stack[:at]
        elif later and offered is not None:
            self.lost = at > 0
            self._stack = []
        else:
            self._drop_row(question, answer[0], at if offered is None else -1)

    def _drop_row(self, question: "Question", row: int, refused: int) -> None:
        """Remove what was answered to Counters for a row, and the step with the number `refused`."""
        self._stack = [
            step for i, step in enumerate(self._stack) if i != refused and (step[0] != question or step[1][0] != row)
        ]

    def _find(self, question: "Question") -> int:
        """Return the number of the topmost step with that question, or -1."""
        for i in range(len(self._stack) - 1, -1, -1):
            if self._stack[i][0] == question:
                return i
        return -1

    def _legal(self, prompt: "Prompt", at: int) -> "bytes | None":
        if at < 0:
            return None
        answer = self._stack[at][1]
        try:
            prompt.check(answer)
        except Refused:
            return None
        return answer
