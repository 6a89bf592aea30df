"""Find the shortest keys from what a screen shows to the answer wanted, and press them.

A way is a list of presses: a key, or (key, repeats) for one that is held. Screens are tried on copies. Runs on CPython
and MicroPython alike, so it uses only what both have.
"""

from collections.abc import Callable, Iterator
from typing import Any

from host.device import in_memory, keystrokes
from host.device.letters import place_of

import words
from engine.prompts import ALLOT, CHOOSE, COUNTERS, DICE, EXCHANGE, NAME, NOTHING, NOTICE, NUMBER, PLACE
from engine.prompts.counters import CounterRow, Counters
from flows.known_games import SHEET
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from screens.counters import CountersScreen, steps_of
from screens.dice import FACE_KEYS
from screens.name import LETTERS, LETTERS_A_LINE
from screens.tracks import TracksScreen

# Plans kept while rows are set one after the other. More of them hardly shorten the ways, and take longer.
PLANS = 6
# Presses that set a row at most: boxes and pegs are up to 15.
TURNS = 17
# Repeats after which a held key counts as stuck.
LONGEST = 250
# Repeats after which A counts as held.
HELD = 2
# The steps of the screen of a map at which A is pressed on what is wanted only.
PIECE, CELL = 0, 1
_known: dict[Any, Any] = {}


class Astray(Exception):
    """The presses led to something else: a mistake of the firmware or of the pilot."""


class Pilot:
    """Presses the keys of an app, and remembers.

    pressed: the names of the keys so far; keys_pressed: their numbers; held: for how many milliseconds each was.
    let_go: whether it counted on release, as it does something else when held. looked: whether the screen before it
    had come by itself, so that A was pressed a moment later, when it counts. pictures: the first one, and
    one after each press.
    """

    def __init__(self) -> None:
        self.pressed: list[str] = []
        self.keys_pressed: list[int] = []
        self.held: list[int] = []
        self.looked: list[bool] = []
        self.let_go: list[bool] = []
        self.pictures: list[bytes] = []

    def sit_at(self, app: Any, keys: Any, clock: Any) -> None:
        """From now on press the keys of this app, on its drivers."""
        self.app, self.keys, self.clock = app, keys, clock
        self.pictures.append(self.shown())

    def shown(self) -> bytes:
        """Return the picture, as the canvas has it and so any display: 1,024 bytes, page by page."""
        return bytes(self.app.canvas.buffer[1:])

    def press(self, key: int, repeats: int = 0) -> int:
        """Press a key and let go; or hold it for `repeats`; return the milliseconds held."""
        keys = self.app.keys
        every = keys.every(key)
        ms = keys.after(key) + every * repeats - every // 2 if repeats else 0
        self.hold(key, ms)
        return ms

    def hold(self, key: int, ms: int = 0) -> None:
        """Press a key for `ms` milliseconds, and let go. Keep the picture."""
        self.pressed.append(keystrokes.name(key, ms))
        self.keys_pressed.append(key)
        self.held.append(ms)
        self.looked.append(key == A and self.app.is_guarded(self.clock.now()))
        policy = self.app.screen.policy()
        self.let_go.append(key in (policy.long_press_key, policy.late_key))
        in_memory.press(self.app, self.keys, self.clock, key, ms)
        self.pictures.append(self.shown())

    def follow_way(self, way: list[Any]) -> None:
        """Press keys one after the other; those that are held are (key, repeats)."""
        for key in way:
            self.press(*key if isinstance(key, tuple) else (key,))

    def give(self, session: Any, prompt: Any, answer: bytes, then: bytes | None = None) -> None:
        """Press what gives this answer to the prompt that waits; `then`: see `way`. Raises Astray."""
        log = bytes(session.log)
        # Notices of the device itself, such as a full journal.
        while self.app.screen.prompt is not prompt and self.app.screen.prompt.kind == NOTICE:
            self.press(A)
        if self.app.screen.prompt is not prompt:
            raise Astray(f"{self.app.screen.prompt.what} is asked, not {prompt.what}")
        self.follow_way(way(self.app.screen, prompt, answer, then))
        if session.prompt is prompt:
            raise Astray(f"{prompt.what} is still asked")
        # Answers given for the player may follow; and the log may have been cut in front.
        now = bytes(session.log)
        entry = bytes([len(answer)]) + answer
        if prompt.kind != NOTICE and not now.startswith(log + entry) and not (len(now) < len(log) and entry in now):
            raise Astray(f"{prompt.what}: {now[len(log) :].hex()} instead of {answer.hex()}")

    def text(self) -> str:
        """Return the presses as text (see `keystrokes`)."""
        return " ".join(self.pressed)

    def save_screen(self, path: Any) -> None:
        """Save what the display shows as a picture."""
        from host.device import picture

        picture.save_png(path, picture.pixels_of(self.shown()), border=4)

    def save_frames(self, path: Any) -> None:
        """Write a line for each press: the key, and the picture after it as hexadecimal digits, page by page."""
        with open(path, "w", encoding="ascii", newline="\n") as file:
            for key, shown in zip(self.pressed, self.pictures[1:]):
                file.write(f"{key} {shown.hex()}\n")


def way(screen: Any, prompt: Any, answer: bytes, then: bytes | None = None) -> list[Any]:
    """Return the way from a screen to an answer. Raises Astray.

    then: the next answer, if it is to the same question, or to one that this question and that answer lead to.
    """
    find = _WAYS.get(prompt.kind)
    keys: list[Any] | None = find(screen, prompt, answer, then) if find else None
    if keys is None:
        raise Astray(f"{prompt.what}: no way to {answer.hex()}")
    return keys


def _notice(screen: Any, prompt: Any, answer: bytes, then: bytes | None) -> list[Any]:
    return [A] if prompt.asks else [A] * pages_left(screen)


def pages_left(screen: Any) -> int:
    """Return the number of unread pages of a notice, the one in view included."""
    return max(1, -(-(len(screen.lines) - screen.top) // screen.room))


def _dice(screen: Any, prompt: Any, answer: bytes, then: bytes | None) -> list[Any]:
    keys = [FACE_KEYS[face] for face in prompt.decode(answer)]
    first = len(keys) - 1
    while first > (keys[-1] == MENU) and keys[first - 1] == keys[-1]:
        first -= 1
    # A held key enters its face on all remaining dice; MENU held before the first die is the menu.
    return keys[:first] + ([(keys[-1], 1)] if first < len(keys) - 1 else keys[-1:])


def _choose(screen: Any, prompt: Any, answer: bytes, then: bytes | None) -> list[Any]:
    number = prompt.decode(answer)
    if prompt.follow_up:
        return partner(screen, prompt, number, then)
    first = 1 if prompt.optional else 0
    if number != NOTHING and number not in prompt.ids:
        raise Astray(f"{prompt.what}: no row gives {number}")
    goal = 0 if number == NOTHING else first + [one for one in prompt.ids if one not in prompt.hidden].index(number)
    return go(screen.cursor, goal, screen.count) + [RIGHT if prompt.is_alternative(answer) else A]


def partner(screen: Any, prompt: Any, number: int, then: bytes | None = None) -> list[Any]:
    """Return the way to the page of a partner and the first change there; `then`: the deal."""
    if number == NOTHING:
        return [A]
    page = list(prompt.ids).index(number)
    rows = [len(prompt.follow_up(one).rows) for one in prompt.ids]
    start, first = sum(rows[: screen.page]) + screen.cursor, sum(rows[:page])
    changes = prompt.follow_up(number).decode(then) if then else [-1]
    ways = [go(start, first + row, sum(rows)) + _turned(change) for row, change in enumerate(changes) if change]
    return min(ways, key=len) if ways else go(start, first, sum(rows)) + [LEFT]


def _turned(change: int) -> list[Any]:
    return [(RIGHT if change > 0 else LEFT, abs(change) - 1)]


def _number(screen: Any, prompt: Any, answer: bytes, then: bytes | None) -> list[Any]:
    change = prompt.decode(answer) - screen.number
    return (_turned(change) if change else []) + [A]


def spelt(screen: Any, name: str) -> list[int]:
    """Return the keys that enter a name on its screen."""
    row, column = screen.row, screen.column
    keys = []
    for letter in name + LETTERS[-1][-1]:
        to, across = place_of(letter)
        steps = count(column, across, LETTERS_A_LINE)
        over = (steps[0] == RIGHT) - (across > column) if steps else 0  # past an end of the line
        keys += move(row, (to - over) % len(LETTERS), len(LETTERS)) + steps + [A]
        row, column = to, across
    return keys


def to_game(screen: Any, prompt: Any, goal: tuple[str, int, str]) -> list[int] | None:
    """Return the keys from power-on or home to a game (name, players, language); None: another question."""
    game, players, language = goal
    if not prompt:  # the list of sheets
        titles = [screen.rows.title(row) for row in range(screen.count)]
        return move(screen.cursor, titles.index(game.partition(":")[2]), screen.count) + [A]
    what = prompt.what
    if what == "how_many":
        return [RIGHT] * (players - screen.number) + [LEFT] * (screen.number - players) + [A]
    if prompt.kind != CHOOSE or what not in ("language", "order", "quipu", "which_game", "what_title"):
        return None
    if what in ("language", "order"):
        row = words.LANGUAGES.index(language) if what == "language" else 0
    else:
        label = "new_game" if what == "quipu" else "more_games" if game.startswith(SHEET) else "game_" + game
        row = (1 if prompt.optional else 0) + label_row(prompt, label)
    return move(screen.cursor, row, screen.count) + [A]


def label_row(prompt: Any, label: str) -> int:
    """Return the number of the row with a label."""
    return [row.label for row in prompt.rows].index(label)


# -- from line to line


def copied(screen: Any) -> Any:
    """Return a copy of a screen, with its own amounts."""
    other = object.__new__(type(screen))
    for name, value in screen.__dict__.items():
        setattr(other, name, value[:] if isinstance(value, (bytearray, list)) else value)
    return other


def shorter(one: list[Any], other: list[Any]) -> list[Any]:
    """Return the shorter of two ways, the first of equal ones."""
    return other if len(other) < len(one) else one


def move(start: int, goal: int, rows: int) -> list[int]:
    """Return UP and DOWN from row to row of a list, wrapping at its ends."""
    return shorter([DOWN] * ((goal - start) % rows), [UP] * ((start - goal) % rows))


def go(start: int, goal: int, rows: int) -> list[Any]:
    """Return UP and DOWN from row to row of a list: wrapping at its ends, or held."""
    held = [(DOWN if goal > start else UP, abs(goal - start) - 1)] if goal != start else []
    return shorter(move(start, goal, rows), held)


def count(start: int, goal: int, span: int) -> list[int]:
    """Return LEFT and RIGHT from number to number (0 to span - 1), wrapping at the ends."""
    return [RIGHT if key == DOWN else LEFT for key in move(start, goal, span)]


# -- amounts on rows


def _allot(screen: Any, prompt: Any, answer: bytes, then: bytes | None) -> list[Any] | None:
    action, goal = prompt.action(answer), prompt.decode(answer)
    before, screen = _set_aside(screen, goal[: prompt.pinned])
    if action >= 0:
        return before + go(screen.cursor, len(prompt.rows) + action, screen.count) + [A]
    keys = allot(screen, goal)
    if keys is None:
        return None
    after = copied(screen)
    after.amounts = goal
    return before + keys + [A] * (2 if after.left_over() else 1)


def _exchange(screen: Any, prompt: Any, answer: bytes, then: bytes | None) -> list[Any] | None:
    keys = allot(screen, prompt.decode(answer))
    return keys if keys is None else keys + [A if then is None else (A, 1)]


def allot(screen: Any, goal: Any) -> list[Any] | None:
    """Return the keys that bring the amounts of a screen to a goal; None: no way was found.

    Rows are set one after the other. Setting one may change others, so a row that comes right by itself is not
    visited, and one that changes again is set once more. Of the plans that have set equally many rows the most
    promising are continued; so the time grows with the rows, and not with their orders.
    """
    plans: list[tuple[list[Any], Any]] = [([], screen)]
    best: list[Any] | None = None
    for _ in range(2 * len(goal) + 1):
        further: list[tuple[list[Any], Any]] = []
        places: dict[Any, int] = {}
        for keys, at in plans:
            wrong = [i for i in range(len(goal)) if at.amounts[i] != goal[i]]
            if not wrong:
                best = keys if best is None else shorter(best, keys)
            for i in _nearest(at, wrong):
                for way, after in _visits(at, i, goal[i]):
                    if best is not None and len(keys) + len(way) >= len(best):
                        continue
                    same = after.cursor, tuple(after.amounts), bytes(getattr(after, "by_hand", b""))
                    if same not in places:
                        places[same] = len(further)
                        further.append((keys + way, after))
                    elif len(keys) + len(way) < len(further[places[same]][0]):
                        further[places[same]] = keys + way, after
        # Of equal ones the first: not every Python keeps their order.
        order = sorted([(len(plan[0]) + _to_do(plan[1], goal), i) for i, plan in enumerate(further)])
        plans = [further[i] for _, i in order[:PLANS]]
        if not plans:
            break
    return best


def _set_aside(screen: Any, goal: Any) -> tuple[list[Any], Any]:
    """Return the keys that set the first rows, and the screen then."""
    keys: list[Any] = []
    for i, amount in enumerate(goal):
        if screen.amounts[i] != amount:
            way, screen = min(_visits(screen, i, amount), key=lambda found: len(found[0]))
            keys += way
    return keys, screen


def _nearest(screen: Any, rows: list[int]) -> list[int]:
    """Return the rows worth setting next: all of a few, else the two nearest each way from the cursor."""
    if len(rows) <= 4:
        return rows
    down = sorted(rows, key=lambda i: (i - screen.cursor) % screen.count)
    return down[:2] + down[-2:]


def _to_do(screen: Any, goal: Any) -> int:
    """Return an estimate of the presses still to come: to each wrong row, and on it."""
    return sum([1 + min(abs(amount - goal[i]), 3) for i, amount in enumerate(screen.amounts) if amount != goal[i]])


def _visits(screen: Any, row: int, amount: int) -> Iterator[tuple[list[Any], Any]]:
    """Yield the ways to a row and to its amount by LEFT and by RIGHT, held for several, and the screen then."""
    for key in (LEFT, RIGHT):
        after = copied(screen)
        after.cursor = row
        for repeats in range(TURNS):
            after.press(key, repeats > 0)
            if after.amounts[row] == amount:
                yield go(screen.cursor, row, after.count) + [(key, repeats) if repeats else key], after
                break


# -- values


def _counters(screen: Any, prompt: Any, answer: bytes, then: bytes | None) -> list[Any]:
    """Return the keys that change one value and move on, or that take an action.

    `then`, to the same question: moving on to its row gives this answer.
    """
    if prompt.tracked:
        return _tracks(screen, prompt, answer, then)
    page, row, change = prompt.decode(answer)
    start = screen.cursor
    proposed = screen.change if prompt.pictured and screen.proposed else 0
    refused = [B] if proposed else []
    if page < 0:
        if _leads_up(screen, start) and not row and not screen.can_add():
            return refused + [(A, 1)]  # held it leads to the first line, and takes the action
        return refused + _to_line(screen, start, _action_line(screen, row, start)) + [A]
    way: list[Any] = []
    if page != screen.page:
        shown = prompt.page if _leads_up(screen, start) else screen.page
        way = refused + _to_line(screen, start, 0) + count(shown, page, len(prompt.pages))
        start = 0
    line = screen.line_of(row)
    way += _to_line(screen, start, line)
    if way:
        way = refused[: page == screen.page] + way
        proposed = 0
    to, next_row, _ = prompt.decode(then) if then else (page, -1, 0)
    following = prompt.follows(page, row, change) if prompt.pictured else None
    changed = prompt.rows(page)[row]
    if changed.tick:
        return way + [A if screen.ticking and change > 0 else RIGHT]
    offered = prompt.rest(row) if prompt.rest else 0
    if offered and offered == change:
        return way + [A]
    steps = tuple(steps_of(screen.steps, changed.step))
    way += dial(changed.value + proposed + offered, changed.value + change, changed.least, changed.most, steps)
    if screen.ring and to < 0 and not next_row:
        return way + [(A, 1)]  # both at once
    if following and (to, next_row) == (page, following[0]):
        return way + [A]
    goal = line + 1
    if then and to < 0:
        goal = _action_line(screen, next_row, line)
    elif then:
        goal = screen.line_of(next_row) if to == page else 0
    return way + (_to_line(screen, line, goal, not following) or [A])


def _tracks(screen: Any, prompt: Any, answer: bytes, then: bytes | None) -> list[Any]:
    """Return the keys for one value of a Tracks prompt, or for an action; the usual one gives the value with it."""
    page, row, change = prompt.decode(answer)
    if page < 0:
        return [MENU] + [DOWN] * (row - 1) + [A] if row else [A]
    ways = [(screen.cursor, [])] if screen.change else _tracks_ways(screen, row, change)
    line, way = min(ways, key=lambda found: len(found[1]))
    to, next_row, by = prompt.decode(then) if then else (page, -1, 0)
    if to < 0 and not next_row:
        return way + [A]
    moved = copied(screen)
    moved.cursor = line
    ways = _tracks_ways(moved, next_row, by) if to >= 0 and 0 <= next_row != row else []
    for goal, keys in ways:
        if goal == line < screen.apart:  # the other side of the line: its key gives this side
            return way + keys
    goal = min(ways, key=lambda found: len(found[1]))[0] if ways else line
    return way + (_to_line(screen, line, goal if goal != line else line + 1, False) or [DOWN])


def first_key(shown: Any, prompt: Any, answer: bytes) -> tuple[int, int] | None:
    """Return the first key of a change of a Tracks prompt, with its repeats, if figures pass it on; else None."""
    if prompt.kind != COUNTERS or not prompt.tracked or prompt.figures or prompt.decode(answer)[0] < 0:
        return None
    key: tuple[int, int] = _tracks(TracksScreen(prompt), prompt, answer, None)[0]
    return key if shown.kind == NOTICE or key[0] in (LEFT, RIGHT) else None


def _tracks_ways(screen: Any, row: int, change: int) -> list[tuple[int, list[Any]]]:
    """Return (line, keys) that lead to a change of a row: on a line of two, where it goes that way, and in the list."""
    found = []
    of, goal = screen.rows[row], screen.rows[row].value + change
    for line, pair in enumerate(screen.prompt.pairs):
        for key, number, by in zip((LEFT, RIGHT), pair, (-of.more, of.more), strict=True):
            if number == row and change * by > 0:
                of_row, step = screen.prompt.first_step
                more = step - 1 if row == of_row and of.value + step <= of.most else 0
                values = reached(of.value + more, RIGHT if change > 0 else LEFT, of.least, of.most, screen.steps)
                if goal in values:
                    found.append((line, _to_line(screen, screen.cursor, line, False) + [(key, values.index(goal))]))
    line = screen.line_of(row)
    sides = ((DOWN, UP) if screen.prompt.figures else (LEFT, RIGHT))[:: of.more]
    keys = [(sides[key == RIGHT], repeats) for key, repeats in dial(of.value, goal, of.least, of.most, screen.steps)]
    return found + [(line, _to_line(screen, screen.cursor, line, False) + keys)]


def _action_line(screen: Any, action: int, start: int) -> int:
    """Return the line that takes an action: its own, or the page's name for the usual one, if that is nearer."""
    own: int = screen.line_of_action(action)
    return 0 if screen.head and not action and start < own - start else own


def _leads_up(screen: Any, line: int) -> bool:
    """Return whether A on a line of values leads to the first line."""
    return bool(screen.ring and screen.number(line) >= 0)


def _to_line(screen: Any, start: int, goal: int, leads: bool = True) -> list[Any]:
    """Return UP or DOWN from line to line of values, held; in a ring the shorter way, or A if it `leads` up."""
    if not screen.ring:
        return go(start, goal, screen.count)
    if leads and not goal and _leads_up(screen, start):
        return [A]
    down = (goal - start) % screen.count
    up = screen.count - down
    return [(DOWN, down - 1) if down <= up else (UP, up - 1)] if down else []


def dial(value: int, goal: int, least: int, most: int, steps: Any = CountersScreen.steps) -> tuple[Any, ...]:
    """Return LEFT and RIGHT from a value to another in the fewest presses: (key, repeats) each. steps: the screen's."""
    asked = value, goal, least, most, steps
    if asked not in _known:
        _known[asked] = _dial(*asked)
    return _known[asked]


def _dial(value: int, goal: int, least: int, most: int, steps: Any) -> tuple[Any, ...]:
    if value == goal:
        return ()
    ways = [(key, reached(value, key, least, most, steps)) for key in (RIGHT, LEFT)]
    for key, values in ways:
        if goal in values:
            return ((key, values.index(goal)),)
    stops = [(abs(goal - stop), repeats, key, stop) for key, values in ways for repeats, stop in enumerate(values)]
    longer = [((key, repeats),) + dial(stop, goal, least, most, steps) for _, repeats, key, stop in sorted(stops)[:3]]
    return min(longer, key=lambda way: (len(way), sum([repeats for _, repeats in way])))


def reached(value: int, key: int, least: int, most: int, steps: Any) -> list[int]:
    """Return the values that a press of LEFT or RIGHT comes to, and each repeat while it is held."""
    asked = value, key, least, most, steps, "reached"
    if asked not in _known:
        screen = CountersScreen(Counters("adjust", None, (CounterRow("adjust", value, most, least=least),), ()))
        screen.steps = steps
        values: list[int] = []
        while len(values) < LONGEST:
            screen.press(key, bool(values))
            now = value + screen.change
            if now == (values or [value])[-1]:
                break
            values.append(now)
        _known[asked] = values
    return _known[asked]


# -- maps


def _place(screen: Any, prompt: Any, answer: bytes, then: bytes | None) -> list[Any] | None:
    if prompt.whole:
        return _all_of(screen, [cell for cell, _, _ in prompt.decode(answer)], answer)
    action = prompt.action(answer)
    if not action and (screen.step != PIECE or screen.piece != len(prompt.pieces)):
        return [(A, HELD)]
    cell, _, piece = prompt.decode(answer)[0] if action < 0 else (-1, 0, len(prompt.pieces) + action)

    def useful(here: Any) -> tuple[int, ...]:
        """Return the keys to try: A, and DOWN to the map, only for the piece and cell wanted."""
        if here.step == PIECE and here.piece != piece:
            return UP, LEFT, RIGHT
        return (UP, DOWN, LEFT, RIGHT) if here.step == CELL and here.cell != cell else (A, UP, DOWN, LEFT, RIGHT)

    def last(here: Any) -> list[Any] | None:
        """Return the press that gives the answer; A is held if that is the usual way to place."""
        keys = useful(here)
        if A in keys and here.step == CELL and here.policy().long_press_key == A:
            if copied(here).press(A, True) == answer:
                return [(A, HELD)]
        found = [[key] for key in keys if copied(here).press(key, False) == answer]
        return found[0] if found else None

    return _search(screen, last, useful)[1]


def _search(
    screen: Any, last: Callable[[Any], list[Any] | None], useful: Callable[[Any], tuple[int, ...]]
) -> tuple[Any, list[Any] | None]:
    """Try presses of the `useful` keys until `last` has the rest of the way; return the screen there, and the way."""
    seen = {screen.state()}
    waiting: list[tuple[Any, list[Any]]] = [(copied(screen), [])]
    for here, keys in waiting:  # which grows meanwhile
        end = last(here)
        if end is not None:
            return here, keys + end
        for key in useful(here):
            before, after = None, copied(here)
            repeats = 0
            # Held only on the map, while that still changes something.
            while before != after.state() and repeats < LONGEST and (not repeats or here.step == CELL and key != A):
                before = after.state()
                given = after.press(key, repeats > 0)
                if given is None and after.state() not in seen:
                    seen.add(after.state())
                    waiting.append((copied(after), keys + [(key, repeats) if repeats else key]))
                repeats += 1
    return screen, None


def _all_of(screen: Any, cells: list[int], answer: bytes) -> list[Any] | None:
    """Return the keys that place on all of these cells: in order or, if any order will do, the nearest one first,
    whichever takes fewer. None: there is no way.
    """
    if copied(screen).press(A, False) == answer:
        return [A]
    screen = copied(screen)
    keys: list[Any] = []
    if screen.planned and not screen.moved:  # the suggestion goes away
        screen.press(DOWN, False)
        keys.append(DOWN)
    found = _one_by_one(screen, cells, answer, 1)
    if not screen.chosen().through:
        nearest = _one_by_one(screen, cells, answer, len(cells))
        found = shorter(found, nearest) if found and nearest else found or nearest
    return keys + found if found else None


def _one_by_one(screen: Any, cells: list[int], answer: bytes, choice: int) -> list[Any] | None:
    """Return the keys that lead over the map to the nearest of the first `choice` cells and place there, until none
    remains. A stays down while the next cell is one of them.
    """
    keys: list[Any] = []
    left = list(cells)
    given = None
    while left:
        screen, way = to_cell(screen, left[:choice])
        if way is None:
            return None
        repeats = -1
        while left and screen.cell in left[:choice]:
            left.remove(screen.cell)
            repeats += 1
            given = screen.press(A, repeats > 0)
        keys += way + [(A, repeats) if repeats else A]
    return keys if given == answer else None


def to_cell(screen: Any, cells: list[int]) -> tuple[Any, list[Any] | None]:
    """Return the screen with the cursor on the nearest of some cells of the map, and the keys that lead there."""
    return _search(screen, lambda here: [] if here.cell in cells else None, lambda here: (UP, DOWN, LEFT, RIGHT))


_WAYS: dict[int, Callable[..., Any]] = {
    NOTICE: _notice,
    DICE: _dice,
    CHOOSE: _choose,
    NUMBER: _number,
    NAME: lambda screen, prompt, answer, _: spelt(screen, prompt.decode(answer)),
    ALLOT: _allot,
    COUNTERS: _counters,
    EXCHANGE: _exchange,
    PLACE: _place,
}
