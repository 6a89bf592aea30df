"""The base of all prompts: a question to one player, and the reasons to refuse an answer.

An answer is `bytes`. Each kind of prompt checks, encodes and decodes its own answers. A prompt never draws itself: a
screen shows it by its `kind`.
"""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from typing import TypeAlias

    from typing_extensions import TypeVar

    from engine.parts import Label

    _Result = TypeVar("_Result", default=None)
    # A generator that yields prompts, is sent their answers, and returns a result (none by default): the step of a
    # turn is `Steps`, `yes_no` is `Steps[int]`.
    Steps: TypeAlias = Generator["Prompt", bytes, _Result]
    # Returns the suggested answer, or None.
    Suggest: TypeAlias = Callable[[], bytes | None]

NOTICE = 0
DICE = 1
CHOOSE = 2
ALLOT = 3
NUMBER = 4
NAME = 5
COUNTERS = 6
PLACE = 7
EXCHANGE = 8


class Refused(Exception):
    """Report an answer that breaks a rule. `args`: a reason, then the label or the numbers that belong to it.

    Reasons: "form" (not an answer to this kind of prompt), "count" given due, "face" given, "option" given,
    "range" given least most, "step" given step, "room" label given room, "whole" label given due, "most" given most,
    "least" given least, "name" (empty, too long or unprintable), "taken" name, "cell" cell, "way" way.
    """


class Prompt:
    """Ask one player something.

    what: id of the question, or a label that begins with it
    player: number of the player to ask; None: whoever holds the device
    suggest: function that returns the answer most players would give
    auto_answer: give the suggestion as the answer without asking; undo takes it back along with the answer before

    A prompt is complete when it is made: all fields are arguments of the constructor. Only two methods change it later:
    `with_news`, for the engine and for flows that report something, and `Counters.begin_at`, for the menu.
    """

    kind = NOTICE
    about = b""
    news: "Sequence[Label]" = ()
    teller: "int | None" = None

    def __init__(
        self,
        what: "Label",
        player: "int | None",
        suggest: "Suggest | None" = None,
        auto_answer: bool = False,
    ) -> None:
        self.what = what
        self.player = player
        self.suggest = suggest
        self.auto_answer = auto_answer

    def with_news(self, news: "Sequence[Label]", teller: "int | None") -> "Prompt":
        """Add the labels of what happened since the last question, in the turn of player `teller`; return self."""
        self.news = news
        self.teller = teller
        return self

    def check(self, answer: bytes) -> None:
        """Raise Refused unless the rules allow `answer` here."""

    def repeated(self, answer: bytes) -> "bytes | None":
        """Return the answer to start from after undo of `answer`; None: the suggestion. Redo offers only `answer`."""
        return answer

    def menu_answers(self) -> "Sequence[tuple[Label, bytes]]":
        """Return the labels and answers of what only the menu shows."""
        return ()

    def suggestion(self) -> "bytes | None":
        """Return the suggested answer, or None."""
        return self.suggest() if self.suggest else None
