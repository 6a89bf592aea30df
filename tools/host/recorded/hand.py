"""A hand that plays a recorded game on the device: presses of its keys, as somebody who knows it.

The hand looks at the screen only for where the cursor stands and what the amounts are, and presses what brings them to
the answer wanted, by the shortest way. The game is set up without presses: only the turns count. Where values are
counted up and down a key is held, for so many repeats: that is one press.
"""

from functools import cache
from itertools import permutations, product

from host.device import bare, picture
from host.recorded.transcript import Replay

import words
from app import App
from flows.game import play
from keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from rules.counters import Counters
from rules.prompts import ALLOT, CHOOSE, COUNTERS, DICE, NAME, NOTHING, NOTICE, NUMBER, Row
from rules.session import Session
from screens.allot import AllotScreen
from screens.counters import CountersScreen
from settings import Settings

NAMES = {UP: "up", DOWN: "down", LEFT: "left", RIGHT: "right", A: "a", B: "b", MENU: "menu"}
# The keys of the dice screen, face by face: food, good, skull, workers, choice, coin.
FACES = (UP, RIGHT, MENU, LEFT, DOWN, A)
# Repeats after which a key that is held counts as stuck.
LONGEST = 250
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

    def press(self, key, repeats=0):
        """Press a key and let go; or hold it for so many repeats, and return for how many milliseconds."""
        keys = self.app.keys
        ms = keys.repeat_after + keys.repeat_every * repeats - keys.repeat_every // 2 if repeats else 0
        self.pressed.append(f"{NAMES[key]} {ms}" if ms else NAMES[key])
        bare.press(self.app, self.keys, self.clock, key, ms)
        return ms

    def enter(self, prompt, answer):
        """Press what gives this answer to the prompt that waits. Raises Lost."""
        log = bytes(self.session.log)
        # What the device has to say for itself, such as a full journal.
        while self.app.screen.prompt is not prompt and self.app.screen.prompt.kind == NOTICE:
            self.press(A)
        if self.app.screen.prompt is not prompt:
            raise Lost(f"{self.app.screen.prompt.what} is asked, not {prompt.what}")
        for key in self.way(self.app.screen, prompt, answer):
            self.press(*key if isinstance(key, tuple) else (key,))
        if self.session.prompt is prompt:
            raise Lost(f"{prompt.what} is still asked")
        # Behind the answer may stand those that were given for the player.
        if prompt.kind != NOTICE and not bytes(self.session.log).startswith(log + bytes([len(answer)]) + answer):
            raise Lost(f"{prompt.what}: {self.session.log[len(log) :].hex()} instead of {answer.hex()}")

    def way(self, screen, prompt, answer):
        """The keys that lead from a screen to an answer; those that are held as (key, repeats)."""
        if prompt.kind == NOTICE:
            return [A]
        if prompt.kind == DICE:
            return [FACES[face] for face in prompt.decode(answer)]
        if prompt.kind == CHOOSE:
            number = prompt.decode(answer)
            first = 1 if prompt.optional else 0
            goal = 0 if number == NOTHING else first + prompt.ids.index(number)
            return move(screen.cursor, goal, first + len(prompt.rows)) + [RIGHT if prompt.is_otherwise(answer) else A]
        if prompt.kind == NUMBER:
            span = prompt.most - prompt.least + 1
            return count(screen.number - prompt.least, prompt.decode(answer) - prompt.least, span) + [A]
        if prompt.kind == ALLOT:
            action = prompt.action(answer)
            if action >= 0:
                return move(screen.cursor, len(prompt.rows) + action, screen.count) + [A]
            return allot(prompt, prompt.decode(answer)) + [A]
        if prompt.kind == COUNTERS:
            return counters(screen, prompt, answer)
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


def counters(screen, prompt, answer):
    """The keys that change one value, and go on; or that take an action."""
    page, row, change = prompt.decode(answer)
    head = 1 if prompt.pages else 0
    if page < 0:
        return hold_to(screen.cursor, head + len(screen.rows) + row) + [A]
    way = []
    start = screen.cursor
    if page != screen.page:
        way = hold_to(start, 0) + count(screen.page, page, len(prompt.pages))
        start = 0
    way += hold_to(start, head + row)
    row = prompt.rows(page)[row]
    return way + ([A] if row.tick else [*dial(row.value, row.value + change, row.least, row.most), A])


def hold_to(start, goal):
    """UP or DOWN from line to line, held where they are several."""
    return [(DOWN if goal > start else UP, abs(goal - start) - 1)] if goal != start else []


@cache
def dial(value, goal, least, most):
    """LEFT and RIGHT from a value to another, in as few presses as can be: (key, repeats) each."""
    if value == goal:
        return ()
    ways = [(key, reached(value, key, least, most)) for key in (RIGHT, LEFT)]
    for key, values in ways:
        if goal in values:
            return ((key, values.index(goal)),)
    near = sorted((abs(goal - stop), repeats, key, stop) for key, values in ways for repeats, stop in enumerate(values))
    longer = [((key, repeats), *dial(stop, goal, least, most)) for _, repeats, key, stop in near[:3]]
    return min(longer, key=len)


@cache
def reached(value, key, least, most):
    """The values that a press of LEFT or RIGHT comes to, and each repeat while it is held."""
    screen = CountersScreen(Counters("adjust", None, (Row("adjust", value, most, least=least),), ()))
    values = []
    while len(values) < LONGEST:
        screen.press(key, bool(values))
        now = value + screen.change
        if now == (values or [value])[-1]:
            break
        values.append(now)
    return values
