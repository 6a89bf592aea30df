"""Press the keys of an app: by the shortest ways to answers, or those of a whole recorded game.

A pilot only looks at the cursor and the amounts on the screen (see `shortest_keys`).
"""

from typing import Any

from host.device import in_memory
from host.device.letters import typeable
from host.pilot import shortest_keys
from host.pilot.shortest_keys import Pilot
from host.recorded.fields import shown
from host.recorded.transcript import Replay, TranscriptError

import words
from app import App
from engine.history.session import Session
from engine.limits import NAME_LENGTH
from engine.prompts import CHOOSE, COUNTERS, EXCHANGE, NAME, NOTHING
from flows.game import play
from flows.known_games import SHEET
from flows.titles import title_of
from input.keys import RIGHT, A
from persistence.region import Region
from persistence.settings import Settings
from screens.end import PATIENCE


class Device(App):
    """The app, with a flow of the caller's instead of home."""

    def sit_down(self, flow: Any) -> None:
        """Show what `flow` asks first."""
        self.navigator.restart(flow)
        self.painter.show(self.seen)

    def take_up(self, transcript: Any, session: Any = None, names: Any = ()) -> Any:
        """Go to a recorded game as it is now (or as `session` is), without the presses that lead there; return its
        Session. names: those on the device, if they differ.
        """
        words.names = tuple(names or transcript.names)
        setup = transcript.setup(words.names)  # the game's words come with it
        if not session or not self.autosave.journal.setup:  # else the journal has it
            self.autosave.journal.start(setup, None, transcript.sheet)
        session = session or Session(transcript.new_game())
        self.autosave.play(session)
        self.sit_down(play(self, transcript.game))
        return session


def short_names(names: list[str]) -> list[str]:
    """Return the players' names as the device has them: cut, and still different."""
    short = []
    for number, name in enumerate(names, 1):
        name = name.strip()[:NAME_LENGTH].strip()
        short.append(name[: NAME_LENGTH - 1] + str(number) if name in short else name)
    return short


class Recorded(Pilot):
    """Plays a Transcript on an app of its own, on drivers in memory.

    The game is set up without presses; or, `from_power_on`, on a device never used, with its language and all that is
    asked before a game. turns: for each turn the number of presses before it, and that after the last one. Raises
    TranscriptError for a game that cannot begin at power-on. `session`: one in which `played` turns are over.
    """

    def __init__(
        self,
        transcript: Any,
        language: str = "en",
        from_power_on: bool = False,
        session: Any = None,
        played: int = 0,
    ) -> None:
        super().__init__()
        self.played = played
        self.transcript = transcript
        self.language = language
        self.names = short_names(transcript.names)
        self.from_power_on = from_power_on
        self._coming: list[Any] = []  # (prompt, answer) still to be entered, the next one last
        self.turns: list[int] = []
        self.session: Any = None
        self.store = in_memory.Store()
        self.display = in_memory.Display()
        if from_power_on:
            self._can_be_set_up()
        else:
            settings = Settings(Region(self.store))
            settings.language = language
            settings.save()
        keys, clock = in_memory.Keys(), in_memory.Clock()
        device = Device(self.display, keys, clock, self.store)
        if not from_power_on:
            self.session = device.take_up(transcript, session, self.names)
        self.sit_at(device, keys, clock)

    def play(self, each_turn: Any = None) -> dict[str, Any]:
        """Set up, and play all turns; return the result, with the number of presses of the turns."""
        if self.from_power_on:
            self.set_up()
        self.turns.append(len(self.pressed))
        replay = self.follow()
        for number, unit in enumerate(self.transcript.units, 1):
            before = len(self.pressed)
            replay.play_unit(number, unit)
            self.turns.append(len(self.pressed))
            if each_turn:
                each_turn(number, self.pressed[before:])
        return replay.result(len(self.pressed) - self.turns[0])

    def play_to_the_list(self, each_turn: Any = None) -> None:
        """Play; if the game is over, look at all pages of its end, then open the list of finished games."""
        self.play(each_turn)
        if self.session.game.over:
            self.press(RIGHT)
            self.press(A, PATIENCE // self.app.keys.repeat_every)  # at first it does not count
            while self.app.screen.page:  # showing the first code makes and counts them all
                self.press(RIGHT)
            self.press(A)

    def _can_be_set_up(self) -> None:
        """Raise TranscriptError for a game that begins in its middle, or with names that keys can't type."""
        transcript = self.transcript
        if transcript.start:
            raise transcript.start.error("a device never used has no game to begin in the middle of")
        for number, name in enumerate(self.names):
            if not typeable(name):
                raise transcript.notation.fields["players"].child(number).error(f"keys can't type {shown(name)}")

    def set_up(self) -> None:
        """Answer the questions before a game; give no title."""
        answers = list(self.transcript.answers)
        sheet = self.transcript.sheet
        while self.app.session is None:
            # A sheet's title is in the language on screen, which is chosen first.
            goal = SHEET + title_of(sheet) if sheet else self.transcript.game, len(self.names), self.language
            screen = self.app.screen
            prompt = screen.prompt
            way = shortest_keys.to_game(screen, prompt, goal)
            if prompt and prompt.kind == NAME:
                way = shortest_keys.spelt(screen, self.names[0 if prompt.what == "who_starts" else prompt.what[1] - 1])
            self.follow_way(way or shortest_keys.way(screen, prompt, answers.pop(0)))
        self.session = self.app.session

    def follow(self) -> Any:
        """Return the Replay whose answers are pressed, played ahead once to know what comes next."""
        self._coming = []

        def ahead(prompt: Any, answer: bytes) -> None:
            if not prompt.auto_answer:  # that one gets no screen
                self._coming.insert(0, (prompt, answer))
            plain.session.answer(answer)

        plain = Replay(self.transcript, enter=ahead)
        try:
            for number, unit in enumerate(self.transcript.units, 1):
                plain.play_unit(number, unit)
                if number == self.played:
                    self._coming.clear()
        except TranscriptError:
            pass  # raised once more when the pilot comes to it
        return Replay(self.transcript, self.session, self.enter)

    def enter(self, prompt: Any, answer: bytes) -> Any:
        """Give this answer to the prompt that waits; return the next prompt if the same key answered it, or None.
        Raises Astray.
        """
        if self._coming:
            self._coming.pop()
        change = prompt.kind == COUNTERS and prompt.decode(answer)[0] >= 0  # the same page asks once more
        ahead = self._coming[-1 - change] if getattr(prompt, "figures", None) and len(self._coming) > change else None
        if ahead and (key := shortest_keys.first_key(prompt, *ahead)):
            way = shortest_keys.way(self.app.screen, prompt, answer, self._coming[-1][1])[:-1] if change else []
            self.follow_way(way + [key])
            return self._coming.pop()[0] if change else None
        then = None
        if self._coming:
            following, after = self._coming[-1]
            done = leads_on(following) and after[0] == NOTHING
            if done if prompt.kind == EXCHANGE else follows(prompt, following):
                then = after
        before = len(self.session.log)
        self.give(self.session, prompt, answer, then)
        both = bytes([len(answer)]) + answer + (bytes([len(then)]) + then if then else b"")
        # An answer given for the player may follow both.
        if then and bytes(self.session.log[before:]).startswith(both):
            return self._coming.pop()[0]  # a key that was held gave both
        return None


def follows(prompt: Any, other: Any) -> bool:
    """Return whether the way to an answer depends on the next prompt: the same one, or the deal with a partner."""
    same = (prompt.kind, prompt.what, prompt.player) == (other.kind, other.what, other.player)
    return same or leads_on(prompt) and other.kind == EXCHANGE


def leads_on(prompt: Any) -> bool:
    """Return whether a prompt asks with whom one deals."""
    return prompt.kind == CHOOSE and prompt.follow_up is not None
