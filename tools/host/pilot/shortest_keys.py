"""The shortest ways over the device's screens: which keys lead from what a screen shows to the answer wanted.

Runs on CPython and MicroPython alike, so it uses only what both have.
"""

from collections.abc import Iterator
from typing import Any

from host.device.letters import place_of

import words
from engine.prompts import ALLOT, CHOOSE, COUNTERS, DICE, EXCHANGE, NAME, NOTHING, NOTICE, NUMBER, PLACE
from engine.prompts.counters import CounterRow, Counters
from flows.known_games import SHEET
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from screens.counters import CountersScreen
from screens.dice import FACE_KEYS
from screens.name import LETTERS, LETTERS_A_LINE
from screens.tracks import TracksScreen

# So many plans are kept while rows are set one after the other. With more the ways are hardly shorter, and take longer.
PLANS = 6
# A row is set by so many presses at most: boxes and pegs are up to 15.
TURNS = 17
# Repeats after which a key that is held counts as stuck.
LONGEST = 250
# Repeats after which A counts as held.
HELD = 2
# The steps of the screen of a map at which A is only pressed on what is wanted.
PIECE, CELL = 0, 1
_dials: dict[Any, Any] = {}
_reached: dict[Any, Any] = {}


class Astray(Exception):
    """The presses did not lead where they should have: a mistake of the firmware or of the pilot."""


def way(screen: Any, prompt: Any, answer: bytes, then: bytes | None = None) -> list[Any]:
    """The keys that lead from a screen to an answer; those that are held as (key, repeats). Raises Astray.

    then: the answer that comes next, if to the same question, or to one that this question and that lead to.
    """
    keys: list[Any] | None = None
    if prompt.kind == NOTICE:
        keys = [A] * pages_left(screen)
    elif prompt.kind == DICE:
        keys = dice([FACE_KEYS[face] for face in prompt.decode(answer)])
    elif prompt.kind == CHOOSE:
        number = prompt.decode(answer)
        if prompt.follow_up:
            return partner(screen, prompt, number, then)
        first = 1 if prompt.optional else 0
        goal = 0 if number == NOTHING else first + list(prompt.ids).index(number)
        keys = go(screen.cursor, goal, first + len(prompt.rows)) + [RIGHT if prompt.is_alternative(answer) else A]
    elif prompt.kind == NUMBER:
        span = prompt.most - prompt.least + 1
        start, goal = screen.number - prompt.least, prompt.decode(answer) - prompt.least
        keys = shorter(count(start, goal, span), [(RIGHT if goal > start else LEFT, abs(goal - start) - 1)]) + [A]
    elif prompt.kind == ALLOT:
        action = prompt.action(answer)
        before, screen = put_aside(screen, prompt.decode(answer)[: prompt.pinned])
        if action >= 0:
            return before + go(screen.cursor, len(prompt.rows) + action, screen.count) + [A]
        keys = allot(screen, prompt.decode(answer))
        if keys is not None:
            keys = before + keys
            after = copied(screen)
            after.amounts = prompt.decode(answer)
            keys = keys + [A] * (2 if after.left_over() else 1)
    elif prompt.kind == COUNTERS:
        keys = counters(screen, prompt, answer, then)
    elif prompt.kind == EXCHANGE:
        keys = exchange(screen, prompt.decode(answer)) + [A if then is None else (A, 1)]
    elif prompt.kind == PLACE:
        keys = place(screen, prompt, answer)
    elif prompt.kind == NAME:
        keys = spelt(screen, prompt.decode(answer))
    if keys is None:
        raise Astray(f"{prompt.what}: no way to {answer.hex()}")
    return keys


def pages_left(screen: Any) -> int:
    """Return how many pages of a notice that is shown are left to be read, the one in view included."""
    return max(1, -(-(len(screen.lines) - screen.top) // screen.room))


def dice(keys: list[int]) -> list[Any]:
    """The keys of the dice: the last of them is held where the same one follows itself to the end."""
    first = len(keys) - 1
    while first > 0 and keys[first - 1] == keys[-1]:
        first -= 1
    return keys[:first] + ([(keys[-1], 1)] if first < len(keys) - 1 else keys[-1:])


def to_game(screen: Any, prompt: Any, goal: tuple[str, int, str]) -> list[int] | None:
    """The keys that lead on from power-on or home to a game, players and language; None: something else is asked."""
    game, players, language = goal
    if not prompt:  # the list of sheets
        titles = [screen.rows.title(row) for row in range(screen.count)]
        return move(screen.cursor, titles.index(game.partition(":")[2]), screen.count) + [A]
    what = prompt.what
    if what == "how_many":
        return count(screen.number - prompt.least, players - prompt.least, prompt.most - prompt.least + 1) + [A]
    if prompt.kind != CHOOSE or what not in ("language", "order", "quipu", "which_game", "what_title"):
        return None
    if what in ("language", "order"):
        row = words.LANGUAGES.index(language) if what == "language" else 0
    else:
        label = "new_game" if what == "quipu" else "more_games" if game.startswith(SHEET) else "game_" + game
        row = (1 if prompt.optional else 0) + label_row(prompt, label)
    return move(screen.cursor, row, screen.count) + [A]


def label_row(prompt: Any, label: str) -> int:
    """The number of the row with a label."""
    return [row.label for row in prompt.rows].index(label)


def copied(screen: Any) -> Any:
    """A screen that is the same and has its attributes for itself, but not what they are."""
    other = object.__new__(type(screen))
    for name, value in screen.__dict__.items():
        setattr(other, name, value)
    return other


def shorter(one: list[Any], other: list[Any]) -> list[Any]:
    """The shorter of two ways, the first of two as long."""
    return other if len(other) < len(one) else one


def move(start: int, goal: int, rows: int) -> list[int]:
    """UP and DOWN from row to row of a list, round past its ends."""
    return shorter([DOWN] * ((goal - start) % rows), [UP] * ((start - goal) % rows))


def go(start: int, goal: int, rows: int) -> list[Any]:
    """UP and DOWN from row to row of a list: round past its ends, or held."""
    return shorter(move(start, goal, rows), hold_to(start, goal))


def count(start: int, goal: int, span: int) -> list[int]:
    """LEFT and RIGHT from number to number (0 to span - 1), round past the ends."""
    return shorter([RIGHT] * ((goal - start) % span), [LEFT] * ((start - goal) % span))


def allot(screen: Any, goal: Any) -> list[Any] | None:
    """The keys that bring the amounts of a screen to a goal, tried on copies of it; None: no way was found.

    Rows are set one after the other. What is set on one may change others, so a row that comes right by itself is not
    visited, and one that is changed again is set once more. Of the plans that have set the same number of rows the most
    promising are followed further; so the time grows with the rows, and not with their orders.
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
                continue
            for i in nearest(at, wrong):
                for key in (LEFT, RIGHT):
                    way, after = visit(at, i, key, goal[i])
                    if way is None or best is not None and len(keys) + len(way) >= len(best):
                        continue
                    same = after.cursor, bytes(after.amounts), bytes(after.by_hand)
                    if same not in places:
                        places[same] = len(further)
                        further.append((keys + way, after))
                    elif len(keys) + len(way) < len(further[places[same]][0]):
                        further[places[same]] = keys + way, after
        # Of equal ones the first: not every Python keeps their order.
        best_first = sorted([(len(plan[0]) + to_do(plan[1], goal), i) for i, plan in enumerate(further)])
        plans = [further[i] for _, i in best_first[:PLANS]]
        if not plans:
            break
    return best


def put_aside(screen: Any, goal: Any) -> tuple[list[Any], Any]:
    """The keys that set the first rows, and the screen then."""
    keys: list[Any] = []
    for i, amount in enumerate(goal):
        if screen.amounts[i] != amount:
            tried = [visit(screen, i, key, amount) for key in (LEFT, RIGHT)]
            way, screen = min([(way, to) for way, to in tried if way is not None], key=lambda found: len(found[0]))
            keys += way
    return keys, screen


def nearest(screen: Any, rows: list[int]) -> list[int]:
    """Of some rows those worth setting next: all of a few, else the two next ones each way from the cursor."""
    if len(rows) <= 4:
        return rows
    down = sorted(rows, key=lambda i: (i - screen.cursor) % screen.count)
    return down[:2] + down[-2:]


def to_do(screen: Any, goal: Any) -> int:
    """About how many presses are left: to each row that is wrong, and on it."""
    left = 0
    for i, amount in enumerate(screen.amounts):
        if amount != goal[i]:
            left += 1 + min(abs(amount - goal[i]), 3)
    return left


def visit(screen: Any, row: int, key: int, amount: int) -> tuple[list[Any] | None, Any]:
    """The keys that go to a row and set it by `key`, held where that fills or empties it, and the screen then.

    (None, None) if that never comes.
    """
    after = copied(screen)
    after.amounts = bytearray(screen.amounts)
    after.by_hand = bytearray(screen.by_hand)
    way = go(after.cursor, row, after.count)
    after.cursor = row
    for repeats in range(TURNS):
        after.press(key, repeats > 0)
        if after.amounts[row] == amount:
            return way + [(key, repeats) if repeats else key], after
    return None, None


def counters(screen: Any, prompt: Any, answer: bytes, then: bytes | None = None) -> list[Any]:
    """The keys that change one value, and go on; or that take an action.

    then: the answer that comes next, if to the same question: moving on to where that is given gives this one.
    """
    page, row, change = prompt.decode(answer)
    start = screen.cursor
    if prompt.tracked:
        return tracks(screen, prompt, answer, then)
    proposed = screen.change if prompt.pictured and screen.proposed else 0
    refused = [B] if proposed else []
    if page < 0:
        if leads_up(screen, start) and not row:
            return refused + [(A, 1)]  # held it leads to the first line, and takes the action
        return refused + to_line(screen, start, action_line(screen, row, start)) + [A]
    way: list[Any] = []
    if page != screen.page:
        shown = prompt.page if leads_up(screen, start) else screen.page
        way = refused + to_line(screen, start, 0) + count(shown, page, len(prompt.pages))
        start = 0
    line = screen.line_of(row)
    way += to_line(screen, start, line)
    if way:
        way = refused[: page == screen.page] + way
        proposed = 0
    to, next_row, _ = prompt.decode(then) if then else (page, -1, 0)
    ends = screen.ring and to < 0 and not next_row
    following = prompt.follows(page, row, change) if prompt.pictured else None
    follows = following and (to, next_row) == (page, following[0])
    row = prompt.rows(page)[row]
    if row.tick:
        return way + [A if screen.ticking else RIGHT]
    way += dial(row.value + proposed, row.value + change, row.least, row.most, screen.steps)
    if ends:
        return way + [(A, 1)]  # both at once
    if follows:
        return way + [A]
    goal = line + 1
    if then:
        if to < 0:
            goal = action_line(screen, next_row, line)
        else:
            goal = screen.line_of(next_row) if to == page else 0
    return way + (to_line(screen, line, goal, not following) or [A])


def tracks(screen: Any, prompt: Any, answer: bytes, then: bytes | None) -> list[Any]:
    """Return the keys for one value of a Tracks prompt, or for an action; the usual one gives the value with it."""
    page, row, change = prompt.decode(answer)
    if page < 0:
        return [MENU] + [DOWN] * row + [A] if row else [A]
    line: int = screen.cursor
    way: list[Any] = []
    if not screen.change:
        line, way = min(tracks_ways(screen, row, change), key=lambda found: len(found[1]))
    to, next_row, by = prompt.decode(then) if then else (page, -1, 0)
    if to < 0 and not next_row:
        return way + [A]
    moved = copied(screen)
    moved.cursor = line
    ways = tracks_ways(moved, next_row, by) if to >= 0 and 0 <= next_row != row else []
    for goal, keys in ways:
        if goal == line < screen.pairs:  # the other side of the line: its key gives this side
            return way + keys
    goal = min(ways, key=lambda found: len(found[1]))[0] if ways else line
    return way + (to_line(screen, line, goal if goal != line else line + 1, False) or [DOWN])


def first_key(prompt: Any, answer: bytes) -> tuple[int, int] | None:
    """Return the first key of a change of a Tracks prompt, with its repeats, as a report passes it on; else None."""
    if prompt.kind != COUNTERS or not prompt.tracked or prompt.decode(answer)[0] < 0:
        return None
    key = tracks(TracksScreen(prompt), prompt, answer, None)[0]
    return key if isinstance(key, tuple) else (key, 0)


def tracks_ways(screen: Any, row: int, change: int) -> list[tuple[int, list[Any]]]:
    """Return (line, keys) that lead to a change of a row: on a line of two, where it goes that way, and in the list."""
    found = []
    of = screen.rows[row]
    for line, (left, way, right) in enumerate(screen.prompt.pairs):
        if row in (left, right) and change * (way if row == left else 1) > 0:
            values = reached(of.value, RIGHT if change > 0 else LEFT, of.least, of.most, screen.steps)
            if of.value + change in values:
                key = (LEFT if row == left else RIGHT, values.index(of.value + change))
                found.append((line, to_line(screen, screen.cursor, line, False) + [key]))
    line = screen.line_of(row)
    keys = list(dial(of.value, of.value + change, of.least, of.most, screen.steps))
    return found + [(line, to_line(screen, screen.cursor, line, False) + keys)]


def exchange(screen: Any, goal: Any) -> list[Any]:
    """The keys that bring the amounts of a trade to a goal, row by row: held where they are several."""
    way: list[Any] = []
    cursor = screen.cursor
    wrong = [i for i, amount in enumerate(goal) if amount != screen.amounts[i]]
    for i in sorted(wrong, key=lambda i: (i != cursor, i)):
        change = goal[i] - screen.amounts[i]
        way += go(cursor, i, screen.count) + [(RIGHT if change > 0 else LEFT, abs(change) - 1)]
        cursor = i
    return way


def partner(screen: Any, prompt: Any, number: int, then: bytes | None = None) -> list[Any]:
    """The keys that go to the page of the one of that number, and change there what is dealt first; or go on without.

    then: the answer to what is dealt.
    """
    if number == NOTHING:
        return [A]
    page = list(prompt.ids).index(number)
    rows = [len(prompt.follow_up(one).rows) for one in prompt.ids]
    start, first = sum(rows[: screen.page]) + screen.cursor, sum(rows[:page])
    changes = prompt.follow_up(number).decode(then) if then else [-1]
    ways = [
        go(start, first + row, sum(rows)) + [(RIGHT if change > 0 else LEFT, abs(change) - 1)]
        for row, change in enumerate(changes)
        if change
    ]
    return min(ways, key=len) if ways else go(start, first, sum(rows)) + [LEFT]


def action_line(screen: Any, action: int, start: int) -> int:
    """The line where an action is taken: its own; or, for the usual one, the page's name if that is nearer."""
    own: int = screen.line_of_action(action)
    return 0 if screen.head and not action and start < own - start else own


def leads_up(screen: Any, line: int) -> bool:
    """Whether A on a line of values leads to the first line."""
    number = screen.number(line)
    return bool(screen.ring and number >= 0)


def to_line(screen: Any, start: int, goal: int, leads: bool = True) -> list[Any]:
    """UP or DOWN from line to line of values: held where they are several; in a ring the shorter way, or A to the
    first line, where it `leads` there.
    """
    if not screen.ring:
        return hold_to(start, goal)
    if leads and not goal and leads_up(screen, start):
        return [A]
    down = (goal - start) % screen.count
    up = screen.count - down
    return [(DOWN, down - 1) if down <= up else (UP, up - 1)] if down else []


def hold_to(start: int, goal: int) -> list[Any]:
    """UP or DOWN from line to line, held where they are several."""
    return [(DOWN if goal > start else UP, abs(goal - start) - 1)] if goal != start else []


def dial(value: int, goal: int, least: int, most: int, steps: Any = CountersScreen.steps) -> tuple[Any, ...]:
    """LEFT and RIGHT from a value to another, in as few presses as can be: (key, repeats) each. steps: the screen's."""
    asked = value, goal, least, most, steps
    if asked not in _dials:
        _dials[asked] = _dial(*asked)
    return _dials[asked]


def _dial(value: int, goal: int, least: int, most: int, steps: Any) -> tuple[Any, ...]:
    if value == goal:
        return ()
    ways = [(key, reached(value, key, least, most, steps)) for key in (RIGHT, LEFT)]
    for key, values in ways:
        if goal in values:
            return ((key, values.index(goal)),)
    near = sorted(
        [(abs(goal - stop), repeats, key, stop) for key, values in ways for repeats, stop in enumerate(values)]
    )
    longer = [((key, repeats),) + dial(stop, goal, least, most, steps) for _, repeats, key, stop in near[:3]]
    return min(longer, key=lambda way: (len(way), sum([repeats for _, repeats in way])))


def reached(value: int, key: int, least: int, most: int, steps: Any) -> list[int]:
    """The values that a press of LEFT or RIGHT comes to, and each repeat while it is held."""
    asked = value, key, least, most, steps
    if asked not in _reached:
        screen = CountersScreen(Counters("adjust", None, (CounterRow("adjust", value, most, least=least),), ()))
        screen.steps = steps
        values: list[int] = []
        while len(values) < LONGEST:
            screen.press(key, bool(values))
            now = value + screen.change
            if now == (values or [value])[-1]:
                break
            values.append(now)
        _reached[asked] = values
    return _reached[asked]


def place(screen: Any, prompt: Any, answer: bytes) -> list[Any] | None:
    """The shortest way of keys through the screen of a map; None: there is none.

    Tried on copies of the screen, step by step; A only where it goes on with what is wanted, held where that is the
    usual action.
    """
    if prompt.whole:
        return all_of(screen, [cell for cell, _, _ in prompt.decode(answer)], answer)
    action = prompt.action(answer)
    if not action and (screen.step != PIECE or screen.piece != len(prompt.pieces)):
        return [(A, HELD)]
    cell, _, piece = prompt.decode(answer)[0] if action < 0 else (-1, 0, len(prompt.pieces) + action)
    seen = {screen.state()}
    waiting: list[tuple[Any, list[Any]]] = [(screen, [])]
    for here, keys in waiting:  # which grows meanwhile
        for key in (A, UP, DOWN, LEFT, RIGHT):
            if key in (A, DOWN) and here.step == PIECE and here.piece != piece:
                continue
            if key == A and here.step == CELL and here.cell != cell:
                continue
            if (
                key == A
                and here.step == CELL
                and here.policy().long_press_key == A
                and copied(here).press(A, True) == answer
            ):
                return keys + [(A, HELD)]
            for after, pressed, given in pressings(here, key):
                if given == answer:
                    return keys + [key]
                if given is None and after.state() not in seen:
                    seen.add(after.state())
                    waiting.append((after, keys + [pressed]))
                if here.step != CELL or key == A:
                    break
    return None


def pressings(screen: Any, key: int) -> Iterator[tuple[Any, Any, Any]]:
    """Yield a copy of a map's screen, what was pressed, and what that gave: for a press of a key, then held for each
    number of repeats that still changes something.
    """
    for repeats in range(LONGEST):
        before, screen = screen.state(), copied(screen)
        given = screen.press(key, repeats > 0)
        yield screen, (key, repeats) if repeats else key, given
        if screen.state() == before:
            return


def all_of(screen: Any, cells: list[int], answer: bytes) -> list[Any] | None:
    """The keys that place on all of these cells: in order, or where the order does not count the nearest one first,
    whichever takes fewer. None: there is no way.
    """
    if copied(screen).press(A, False) == answer:
        return [A]
    screen = copied(screen)
    keys: list[Any] = []
    if screen.planned and not screen.moved:  # what is suggested is let go of
        screen.press(DOWN, False)
        keys.append(DOWN)
    found = one_by_one(screen, cells, answer, 1)
    if not screen.chosen().through:
        nearest = one_by_one(screen, cells, answer, len(cells))
        found = shorter(found, nearest) if found and nearest else found or nearest
    return keys + found if found else None


def one_by_one(screen: Any, cells: list[int], answer: bytes, choice: int) -> list[Any] | None:
    """The keys that lead over the map to the nearest of the first cells, so many, and place there; then of the rest.

    A is held while it goes on to another one.
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
    """The screen with the cursor on the nearest of some cells of the map, and the keys that lead there."""
    seen = [screen.cell]
    waiting: list[tuple[Any, list[Any]]] = [(copied(screen), [])]
    for here, keys in waiting:  # which grows meanwhile
        if here.cell in cells:
            return here, keys
        for key in (UP, DOWN, LEFT, RIGHT):
            for after, pressed, _ in pressings(here, key):
                if after.cell not in seen:
                    seen.append(after.cell)
                    waiting.append((after, keys + [pressed]))
    return screen, None


def spelt(screen: Any, name: str) -> list[int]:
    """The keys that enter a name on its screen."""
    row, column = screen.row, screen.column
    keys = []
    for letter in name + LETTERS[-1][-1]:
        to, across = place_of(letter)
        keys += [DOWN if key == RIGHT else UP for key in count(row, to, len(LETTERS))]
        keys += count(column, across, LETTERS_A_LINE)
        keys.append(A)
        row, column = to, across
    return keys
