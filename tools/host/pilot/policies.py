"""Pick answers in games that nobody recorded: suggestions, anything legal, the most of everything, and undo.

Runs on CPython and MicroPython alike, so it uses only what both have. `random` is anything with the methods of a
random.Random that are used here.
"""

from collections.abc import Iterator
from typing import Any

from engine import prompts

# How often the free answer is the one that the prompt suggests.
SUGGESTED = 0.3
TRIES = 40


class Most:
    """Replaces random numbers: the most of everything, and the last."""

    random = staticmethod(lambda: 0.5)  # nothing rare is done
    randint = staticmethod(lambda least, most: most)
    randrange = staticmethod(lambda stop: stop - 1)
    choice = staticmethod(lambda things: things[-1])
    sample = staticmethod(lambda things, number: list(things)[-number:])
    shuffle = staticmethod(lambda things: None)


def extreme(prompt: Any) -> bytes:
    """Return the answer with the most of everything if the rules allow it, else the suggestion."""
    return free(prompt, Most, 0)


def free(prompt: Any, random: Any, suggested: float = SUGGESTED) -> bytes:
    """Return a legal answer; `suggested` is the chance of the suggestion. Raises ValueError if none is found."""
    if prompt.kind == prompts.NOTICE:
        return b""
    suggestion = prompt.suggestion()
    if suggestion is not None and random.random() < suggested:
        return suggestion
    for _ in range(TRIES):
        try:
            given = _guess(prompt, random)
            prompt.check(given)
            return given
        except prompts.Refused:
            pass
    if suggestion is None:
        raise ValueError(f"no answer to {prompt.what}")
    return suggestion


def _guess(prompt: Any, random: Any) -> bytes:
    if prompt.kind == prompts.DICE:
        return prompt.encode([random.randrange(prompts.DIE_SIDES) for _ in range(prompt.count)])
    if prompt.kind == prompts.CHOOSE:
        shown = [number for number in prompt.ids if number not in prompt.hidden]
        number = random.choice(shown + [prompts.NOTHING] * bool(prompt.optional))
        return prompt.encode(number, number != prompts.NOTHING and bool(prompt.alternative) and random.random() < 0.2)
    if prompt.kind == prompts.NUMBER:
        return bytes([random.randint(prompt.least, prompt.most)])
    if prompt.kind == prompts.NAME:
        return "".join(random.choice("abcdeéàù") for _ in range(random.randint(1, prompt.most))).encode()
    if prompt.kind == prompts.ALLOT:
        if prompt.actions and random.random() < 0.1:
            return prompt.encode_action(random.randrange(len(prompt.actions)))
        return _allot(prompt, random)
    if prompt.kind == prompts.COUNTERS:
        return _change(prompt, random)
    if prompt.kind == prompts.EXCHANGE:
        return _trade(prompt, random)
    if prompt.kind == prompts.PLACE:
        return _place(prompt, random)
    raise ValueError(f"prompt of kind {prompt.kind}")


def _place(prompt: Any, random: Any) -> bytes:
    """Return an answer that puts a piece on an allowed cell, or several one after the other; or an action."""
    number = random.randrange(len(prompt.pieces) + len(prompt.actions))
    if number >= len(prompt.pieces):
        return prompt.encode_action(number - len(prompt.pieces))
    piece = prompt.pieces[number]
    if prompt.whole:
        cells = _path(piece, prompt.most, random, b"") or b""
        return prompt.encode(*[(cell, 0, number) for cell in (cells if piece.through else sorted(cells))])
    placed: list[Any] = []
    for _ in range(random.randint(1, prompt.most)):
        cells = piece.where(bytes(cell for cell, _, _ in placed))
        if not cells:
            break
        cell = random.choice(cells)
        placed.append((cell, random.choice(piece.ways(cell)) if piece.ways else 0, number))
    return prompt.encode(*placed)


def _path(piece: Any, most: int, random: Any, taken: bytes) -> bytes | None:
    """Return `most` allowed cells for a piece, one after the other; None: those taken leave no room for the rest."""
    if len(taken) == most:
        return taken
    cells = list(piece.where(taken))
    random.shuffle(cells)
    for cell in cells:
        found = _path(piece, most, random, taken + bytes([cell]))
        if found:
            return found
    return None


def _allot(prompt: Any, random: Any) -> bytes:
    """Put units on rows in random order, until a random sum within the limits is reached."""
    rooms = sum(row.weight if row.whole else row.room * row.weight for row in prompt.rows if row.room)
    most = rooms if prompt.most is None else min(prompt.most, rooms)
    goal = random.choice([most, random.randint(prompt.least, max(prompt.least, most))])
    amounts = [0] * len(prompt.rows)
    order = list(range(len(prompt.rows)))
    random.shuffle(order)
    total = 0
    for i in order:
        row = prompt.rows[i]
        if row.whole:
            if row.room and total < goal:
                amounts[i] = row.room
                total += row.weight
            continue
        while amounts[i] < row.room and total + row.weight <= goal and random.random() < 0.9:
            amounts[i] += 1
            total += row.weight
    return prompt.encode(amounts)


def _trade(prompt: Any, random: Any) -> Any:
    """Return a trade that both can afford, on up to three rows; or swaps, each of one for one."""
    amounts = [0] * len(prompt.rows)
    if prompt.swaps is None:
        for i in random.sample(range(len(amounts)), min(3, len(amounts))):
            row = prompt.rows[i]
            amounts[i] = random.choice([row.least, row.most, random.randint(row.least, row.most)])
    for _ in range(random.randint(0, prompt.swaps or 0)):
        away, into = random.sample(range(len(amounts)), 2)
        if prompt.bounds(amounts, away)[0] < amounts[away] and amounts[into] < prompt.bounds(amounts, into)[1]:
            amounts[away] -= 1
            amounts[into] += 1
    return prompt.encode(amounts)


def _change(prompt: Any, random: Any) -> bytes:
    """Return an action, or a change of one value: by little, to a bound, or to anything between."""
    if prompt.actions and random.random() < 0.3:
        return prompt.encode_action(random.randrange(len(prompt.actions) - prompt.in_menu))
    page = random.randrange(max(1, len(prompt.pages)))
    rows = prompt.rows(page)
    number = random.randrange(len(rows))
    row = rows[number]
    near = random.choice([-3, -1, 1, 2, 5])
    value = random.choice([row.value + near, row.least, row.most, random.randint(row.least, max(row.least, row.most))])
    return prompt.encode_change(number, value - row.value, page)


def play(session: Any, random: Any, turns: int | None = None, undo: float = 0.0, adjust: float = 0.0) -> Iterator[Any]:
    """Continue a Session with free answers and undo; yield ("answer" | "undo" | "adjust", bytes) after each step.

    `turns`: how many answers, None: until the game is over; `undo` and `adjust`: the chance of each instead of one.
    """
    while session.prompt and turns != 0:
        session.read()
        if not session.prompt:
            return
        if turns is not None:
            turns -= 1
        chance = random.random()
        if session.log and chance < undo:
            session.undo()
            yield "undo", b""
        elif undo <= chance < undo + adjust:
            changed = adjustment(session.game, random)
            session.adjust(*changed)
            yield "adjust", changed[2]
        else:
            given = free(session.prompt, random)
            session.answer(given)
            yield "answer", given


def adjustment(game: Any, random: Any) -> tuple[int, int, bytes]:
    """Return player, page and answer of an adjustment."""
    player, page = random.randrange(game.count), random.randrange(len(game.ADJUSTING))
    return player, page, free(game.adjusting(player, page), random)


def most_by_hand(game: Any) -> Iterator[tuple[int, int, bytes]]:
    """Yield player, page and answer of the adjustments that set everything on the sheets to the most."""
    for player in range(game.count):
        for page in range(len(game.ADJUSTING)):
            prompt = game.adjusting(player, page)
            for view in range(max(1, len(prompt.pages))) if prompt.kind == prompts.COUNTERS else ():
                number = 0
                while not game.over and number < len(prompt.rows(view)):
                    row = prompt.rows(view)[number]
                    if row.value < row.most:
                        yield player, page, prompt.encode_change(number, min(row.most - row.value, 0x7FFF), view)
                        prompt = game.adjusting(player, page)  # its bounds may depend on this change
                    number += 1


def options(kind: Any, count: int, random: Any = None) -> list[bytes]:
    """Return the answers to the options of a game (its class): the suggestions, or legal ones at random."""
    answers: list[bytes] = []
    asked = kind.options(count)
    while hasattr(asked, "send"):
        try:
            prompt = asked.send(answers[-1] if answers else None)
        except StopIteration:
            break
        answers.append(free(prompt, random) if random else prompt.suggestion())
    return answers
