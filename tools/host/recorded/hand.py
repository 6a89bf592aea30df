"""A hand that plays a recorded game on the device: presses of its keys, as somebody who knows it.

The hand looks at the screen only for where the cursor stands and what the amounts are, and presses what brings them to
the answer wanted, by the shortest way; it knows what it wants to do next, as who plays does. The game is set up without
presses: only the turns count. Where values are counted up and down a key is held, for so many repeats: one press.
"""

from collections.abc import Iterator
from typing import Any

from host.device import bare, keystrokes
from host.recorded import placing
from host.recorded.transcript import Replay, TranscriptError
from host.recorded.ways import allot, count, counters, exchange, go

import words
from app import App
from flows.game import play
from keys import RIGHT, A
from persistence.region import Region
from persistence.settings import Settings
from rules.prompts import ALLOT, CHOOSE, COUNTERS, DICE, EXCHANGE, NAME, NOTHING, NOTICE, NUMBER, PLACE
from rules.session import Session
from screens.dice import KEYS

# The longest name on the device.
NAME_LENGTH = 8


class Astray(Exception):
    """The presses did not lead where they should have: a mistake of the firmware or of this hand."""


class Device(App):
    """The app, with a flow of the caller's in the place of home."""

    def sit_down(self, flow: Any) -> None:
        """Show what `flow` asks first."""
        self._flows.clear()
        self._screens.clear()
        self._start(flow)
        self.show()


def short_names(names: list[str]) -> list[str]:
    """The players' names as the device has them: cut, and still different."""
    short = []
    for number, name in enumerate(names, 1):
        name = name.strip()[:NAME_LENGTH].strip()
        short.append(name[: NAME_LENGTH - 1] + str(number) if name in short else name)
    return short


class Hand:
    """Plays a Transcript on an app of its own, on drivers in memory.

    coming: what is still to be entered, the next one last. pressed: the names of the keys so far. pictures: what the
    display showed, first before any press, then after each.
    """

    def __init__(self, transcript: Any, language: str = "en") -> None:
        self.transcript = transcript
        self.coming: list[Any] = []
        self.pressed: list[Any] = []
        self.store = bare.Store()
        settings = Settings(Region(self.store))
        settings.language = language
        settings.save()
        self.display = bare.Display()
        self.keys = bare.Keys()
        self.clock = bare.Clock()
        self.app = Device(self.display, self.keys, self.clock, self.store)
        self.session: Any = None
        self.app.sit_down(self._flow())
        self.pictures = [self.shown()]

    def _flow(self) -> Iterator[Any]:
        transcript = self.transcript
        names: Any = tuple(short_names(transcript.names))
        words.names = names
        self.app.journal.start(transcript.setup(words.names))
        self.session = Session(transcript.new_game(), self.app.journal)
        yield from play(self.app, transcript.game, self.session)

    def play(self, each_turn: Any = None) -> dict[str, Any]:
        """Play all turns; return the result, with the number of presses."""
        replay = self.follow()
        for number, unit in enumerate(self.transcript.units, 1):
            before = len(self.pressed)
            replay.play_unit(number, unit)
            if each_turn:
                each_turn(number, self.pressed[before:])
        return replay.result(len(self.pressed))

    def follow(self) -> Any:
        """The Replay whose answers are pressed; `coming` are all of them, with what is asked then."""
        self.coming = []

        def ahead(prompt: Any, answer: bytes) -> None:
            self.coming.append((prompt.kind, prompt.what, prompt.player, answer))
            plain.session.answer(answer)

        plain = Replay(self.transcript, enter=ahead)
        try:
            plain.play()
        except TranscriptError:
            pass  # raised once more when the hand comes to it
        self.coming.reverse()
        return Replay(self.transcript, self.session, self.enter)

    def next_answer(self, prompt: Any) -> bytes | None:
        """The answer after the one that is entered, if the same is asked then; else None."""
        if not self.coming:
            return None
        kind, what, player, answer = self.coming[-1]
        return answer if (kind, what, player) == (prompt.kind, prompt.what, prompt.player) else None

    def shown(self) -> bytes:
        """The picture that is shown, as the canvas has it and so any display: 1,024 bytes, page by page."""
        return bytes(self.app.canvas.buffer[1:])

    def save_screen(self, path: Any) -> None:
        """Save what the display shows as a picture."""
        from host.device import picture

        picture.save_png(path, picture.pixels_of(self.shown()), border=4)

    def save_frames(self, path: Any) -> None:
        """Write a line for each press: the key, and the picture after it as hexadecimal digits, page by page."""
        with open(path, "w", encoding="ascii", newline="\n") as file:
            for key, shown in zip(self.pressed, self.pictures[1:]):
                file.write(f"{key} {shown.hex()}\n")

    # -- answering

    def press(self, key: int, repeats: int = 0) -> int:
        """Press a key and let go; or hold it for so many repeats. Keep the picture; return the milliseconds held."""
        keys = self.app.keys
        ms = keys.repeat_after + keys.repeat_every * repeats - keys.repeat_every // 2 if repeats else 0
        self.pressed.append(keystrokes.name(key, ms))
        bare.press(self.app, self.keys, self.clock, key, ms)
        self.pictures.append(self.shown())
        return ms

    def enter(self, prompt: Any, answer: bytes) -> None:
        """Press what gives this answer to the prompt that waits. Raises Astray."""
        log = bytes(self.session.log)
        if self.coming:
            self.coming.pop()
        # What the device has to say for itself, such as a full journal.
        while self.app.screen.prompt is not prompt and self.app.screen.prompt.kind == NOTICE:
            self.press(A)
        if self.app.screen.prompt is not prompt:
            raise Astray(f"{self.app.screen.prompt.what} is asked, not {prompt.what}")
        for key in self.way(self.app.screen, prompt, answer):
            self.press(*key if isinstance(key, tuple) else (key,))
        if self.session.prompt is prompt:
            raise Astray(f"{prompt.what} is still asked")
        # Behind the answer may stand those that were given for the player; and the log may have been cut in front.
        now = bytes(self.session.log)
        entry = bytes([len(answer)]) + answer
        if prompt.kind != NOTICE and not now.startswith(log + entry) and not (len(now) < len(log) and entry in now):
            raise Astray(f"{prompt.what}: {now[len(log) :].hex()} instead of {answer.hex()}")

    def way(self, screen: Any, prompt: Any, answer: bytes) -> list[Any]:
        """The keys that lead from a screen to an answer; those that are held as (key, repeats)."""
        if prompt.kind == NOTICE:
            return [A]
        if prompt.kind == DICE:
            return [KEYS[face] for face in prompt.decode(answer)]
        if prompt.kind == CHOOSE:
            number = prompt.decode(answer)
            first = 1 if prompt.optional else 0
            goal = 0 if number == NOTHING else first + list(prompt.ids).index(number)
            return go(screen.cursor, goal, first + len(prompt.rows)) + [RIGHT if prompt.is_otherwise(answer) else A]
        if prompt.kind == NUMBER:
            span = prompt.most - prompt.least + 1
            return count(screen.number - prompt.least, prompt.decode(answer) - prompt.least, span) + [A]
        if prompt.kind == ALLOT:
            action = prompt.action(answer)
            if action >= 0:
                return go(screen.cursor, len(prompt.rows) + action, screen.count) + [A]
            goal = prompt.decode(answer)
            keys = allot(screen, goal)
            if keys is None:
                raise Astray(f"{prompt.what}: no way to {list(goal)}")
            return keys + [A]
        if prompt.kind == COUNTERS:
            return counters(screen, prompt, answer, self.next_answer(prompt))
        if prompt.kind == EXCHANGE:
            return exchange(screen, prompt.decode(answer)) + [A]
        if prompt.kind == PLACE:
            keys = placing.way(screen, prompt, answer)
            if keys is None:
                raise Astray(f"{prompt.what}: no way to {prompt.decode(answer) or 'an action'}")
            return keys
        raise Astray(f"no way to answer {prompt.what}" + (" (a name)" if prompt.kind == NAME else ""))
