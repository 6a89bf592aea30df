"""A hand that plays a recorded game on the device: plain presses of its keys, no holding, as somebody who knows it.

The hand looks at the screen only for where the cursor stands and what the amounts are, and presses what brings them to
the answer wanted, by the shortest way. The game is set up without presses: only the turns count.
"""

from itertools import permutations, product

from host.device import bare, picture
from host.recorded.transcript import Replay

import words
from app import App
from flows.game import play
from keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from rules.prompts import ALLOT, CHOOSE, DICE, NAME, NOTHING, NOTICE, NUMBER
from rules.session import Session
from screens.allot import AllotScreen
from settings import Settings

NAMES = {UP: "up", DOWN: "down", LEFT: "left", RIGHT: "right", A: "a", B: "b", MENU: "menu"}
# The keys of the dice screen, face by face: food, good, skull, workers, choice, coin.
FACES = (UP, RIGHT, MENU, LEFT, DOWN, A)
# The longest name on the device.
NAME_LENGTH = 8


class Lost(Exception):
    """The presses did not lead where they should have: a mistake of the firmware or of this hand."""


class Device(App):
    """The app, with a flow of the caller's in the place of home."""

    def sit_down(self, flow):
        """Show what `flow` asks first."""
        self._flows.clear()
        self._screens.clear()
        self._start(flow)
        self.show()


def short_names(names):
    """The players' names as the device has them: cut, and still different."""
    short = []
    for number, name in enumerate(names, 1):
        name = name.strip()[:NAME_LENGTH].strip()
        short.append(name[: NAME_LENGTH - 1] + str(number) if name in short else name)
    return short


class Hand:
    """Plays a Transcript on an app of its own, on drivers in memory. `pressed` are the names of the keys so far."""

    def __init__(self, transcript, language="en"):
        self.transcript = transcript
        self.pressed = []
        self.store = bare.Store()
        settings = Settings(self.store)
        settings.language = language
        settings.save()
        self.display = bare.Display()
        self.keys = bare.Keys()
        self.clock = bare.Clock()
        self.app = Device(self.display, self.keys, self.clock, self.store)
        self.session = None
        self.app.sit_down(self._flow())

    def _flow(self):
        transcript = self.transcript
        words.names = tuple(short_names(transcript.names))
        self.app.journal.start(transcript.setup(words.names))
        self.session = Session(transcript.new_game(), self.app.journal)
        yield from play(self.app, transcript.game, self.session)

    def play(self, each_turn=None):
        """Play all turns; return the result, with the number of presses."""
        replay = Replay(self.transcript, self.session, self.enter)
        for number, unit in enumerate(self.transcript.units, 1):
            before = len(self.pressed)
            replay.play_unit(number, unit)
            if each_turn:
                each_turn(number, self.pressed[before:])
        return replay.result(len(self.pressed))

    def save_screen(self, path):
        """Save what the display shows as a picture."""
        picture.save_png(path, picture.pixels_of(self.display.picture), border=4)

    # -- answering

    def press(self, key):
        """Press a key and let go."""
        self.pressed.append(NAMES[key])
        bare.press(self.app, self.keys, self.clock, key)

    def enter(self, prompt, answer):
        """Press what gives this answer to the prompt that waits. Raises Lost."""
        log = bytes(self.session.log)
        # What the device has to say for itself, such as a full journal.
        while self.app.screen.prompt is not prompt and self.app.screen.prompt.kind == NOTICE:
            self.press(A)
        if self.app.screen.prompt is not prompt:
            raise Lost(f"{self.app.screen.prompt.what} is asked, not {prompt.what}")
        for key in self.way(self.app.screen, prompt, answer):
            self.press(key)
        if self.session.prompt is prompt:
            raise Lost(f"{prompt.what} is still asked")
        if prompt.kind != NOTICE and bytes(self.session.log) != log + bytes([len(answer)]) + answer:
            raise Lost(f"{prompt.what}: {self.session.log[len(log) :].hex()} instead of {answer.hex()}")

    def way(self, screen, prompt, answer):
        """The keys that lead from a screen to an answer."""
        if prompt.kind == NOTICE:
            return [A]
        if prompt.kind == DICE:
            return [FACES[face] for face in prompt.decode(answer)]
        if prompt.kind == CHOOSE:
            number = prompt.decode(answer)
            first = 1 if prompt.optional else 0
            goal = 0 if number == NOTHING else first + prompt.ids.index(number)
            return move(screen.cursor, goal, first + len(prompt.rows)) + [A]
        if prompt.kind == NUMBER:
            span = prompt.most - prompt.least + 1
            return count(screen.number - prompt.least, prompt.decode(answer) - prompt.least, span) + [A]
        if prompt.kind == ALLOT:
            return allot(prompt, prompt.decode(answer)) + [A]
        raise Lost(f"no way to answer {prompt.what}" + (" (a name)" if prompt.kind == NAME else ""))


def shorter(one, other):
    """The shorter of two ways, the first of two as long."""
    return other if len(other) < len(one) else one


def move(start, goal, rows):
    """UP and DOWN from row to row of a list, round past its ends."""
    return shorter([DOWN] * ((goal - start) % rows), [UP] * ((start - goal) % rows))


def count(start, goal, span):
    """LEFT and RIGHT from number to number (0 to span - 1), round past the ends."""
    return shorter([RIGHT] * ((goal - start) % span), [LEFT] * ((start - goal) % span))


def allot(prompt, goal):
    """The keys from the suggestion to amounts: the shortest way found, tried on screens of its own.

    Rows are set one after the other, in every order and by both keys; a row that another one changes again is set once
    more, and a row that comes right by itself is not visited.
    """
    start = AllotScreen(prompt)
    wanted = [i for i in range(len(goal)) if goal[i] != start.amounts[i]]
    best = None
    for size in range(len(wanted) + 1):
        for rows in permutations(wanted, size):
            for ways in product((LEFT, RIGHT), repeat=size):
                keys = visit(AllotScreen(prompt), list(zip(rows, ways, strict=True)), goal)
                if keys is not None and (best is None or len(keys) < len(best)):
                    best = keys
        if best is not None and size >= 3:
            break
    if best is None:
        raise Lost(f"{prompt.what}: no way to {list(goal)}")
    return best


def visit(screen, visits, goal):
    """The keys that set rows in this order, each by the key named; None if that does not lead to the goal."""
    keys = []
    for i, key in visits:
        way = move(screen.cursor, i, screen.count)
        for step in way:
            screen.press(step, False)
        turns = 0
        while screen.amounts[i] != goal[i]:
            screen.press(key, False)
            way.append(key)
            turns += 1
            if turns > 16:
                return None
        keys += way
    return keys if screen.amounts == goal else None
