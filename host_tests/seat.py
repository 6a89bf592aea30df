"""Play a game without a device: answer the prompts of a session, in their own words or by a policy."""

from collections.abc import Callable, Iterable
from typing import Any

from host.recorded.spoken import what_of

from engine.history.session import Session
from engine.prompts import NOTICE


def labels_of(lines: Iterable[Any]) -> list[Any]:
    """Return the labels in lines of news; several on one line become one each."""
    return [label for line in lines for label in (line if isinstance(line, list) else [line])]


class Seat:
    """Plays a game, which may be set up by hand before it begins. told: all news so far; titles: of the notices."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.session: Any = None
        self.told: list[Any] = []
        self.titles: list[Any] = []

    def sit_down(self) -> Any:
        """Begin, unless the game has begun."""
        if not self.session:
            self.session = Session(self.game)
            self.read()
        return self

    def read(self) -> list[Any]:
        """Read the notices that wait; return their lines, and the news of the question that follows."""
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
        return self.sit_down().session.prompt

    @property
    def asked(self) -> Any:
        """The id of that question."""
        return what_of(self.prompt) if self.prompt else None

    def answer(self, answer: bytes) -> Any:
        """Give an answer. Raises Refused."""
        self.sit_down().session.answer(answer)
        self.read()
        return self

    def act(self, action: str) -> Any:
        """Take an action by its name. Raises ValueError if the question doesn't offer it."""
        return self.answer(self.prompt.encode_action(list(self.prompt.actions).index(action)))

    def play(self, policy: Callable[[Any], bytes], until: Callable[[], bool] = lambda: False) -> Any:
        """Answer by a policy until something holds, or the game is over."""
        while self.prompt and not until():
            self.answer(policy(self.prompt))
        return self
