"""A pilot at a game without a device: it answers a session's prompts, in their own words or by a policy."""

from collections.abc import Callable, Iterable
from typing import Any

from host.recorded.spoken import what_of

from engine.history.session import Session
from engine.prompts import NOTICE


def labels_of(lines: Iterable[Any]) -> list[Any]:
    """The labels in lines of news: those that stand together in one line, each on its own."""
    told: list[Any] = []
    for line in lines:
        told.extend(line if isinstance(line, list) else [line])
    return told


class Seat:
    """Plays a game, which may be set up by hand before it begins. told: the lines of all news so far.

    titles: what the notices were called.
    """

    def __init__(self, game: Any) -> None:
        self.game = game
        self.session: Any = None
        self.told: list[Any] = []
        self.titles: list[Any] = []

    def sit_down(self) -> Any:
        """Begin, if that is still to be done."""
        if not self.session:
            self.session = Session(self.game)
            self.read()
        return self

    def read(self) -> list[Any]:
        """Read the notices that wait; return their lines, and those beside the question that follows."""
        told: list[Any] = []
        session = self.session
        while session.prompt and session.prompt.kind == NOTICE:
            self.titles.append(session.prompt.what)
            told += session.prompt.lines
            session.answer(b"")
        told += session.prompt.news if session.prompt else ()
        self.told += told
        return told

    @property
    def prompt(self) -> Any:
        """The question that waits; None: the game is over."""
        self.sit_down()
        return self.session.prompt

    @property
    def asked(self) -> Any:
        """The id of what is asked."""
        return what_of(self.prompt) if self.prompt else None

    def answer(self, answer: bytes) -> Any:
        """Give an answer. Raises Refused."""
        self.sit_down()
        self.session.answer(answer)
        self.read()
        return self

    def act(self, action: str) -> Any:
        """Take an action by its name. Raises ValueError where it is not offered."""
        return self.answer(self.prompt.encode_action(list(self.prompt.actions).index(action)))

    def play(self, policy: Callable[[Any], bytes], until: Callable[[], bool] = lambda: False) -> Any:
        """Answer by a policy until something holds, or the game is over."""
        while self.prompt and not until():
            self.answer(policy(self.prompt))
        return self
