"""The shortest way of keys through the screen of a map, to an answer that places something."""

import copy
from typing import Any

from keys import DOWN, LEFT, RIGHT, UP, A

A_AND_CROSS = (A, UP, DOWN, LEFT, RIGHT)
PIECE, CELL = 0, 1


def way(screen: Any, prompt: Any, answer: bytes) -> list[int] | None:
    """The keys that lead from a PlaceScreen to an answer; None: there are none.

    Tried on copies of the screen, step by step; A only where it goes on with what is wanted.
    """
    action = prompt.action(answer)
    cell, _, piece = prompt.decode(answer)[0] if action < 0 else (-1, 0, len(prompt.pieces) + action)
    seen = {screen.state()}
    waiting: list[tuple[Any, list[int]]] = [(screen, [])]
    for here, keys in waiting:  # which grows meanwhile
        for key in A_AND_CROSS:
            wrong = here.piece != piece if here.step == PIECE else here.step == CELL and here.cell != cell
            if key == A and wrong:
                continue
            after = copy.copy(here)
            given = after.press(key, False)
            if given == answer:
                return keys + [key]
            if given is None and after.state() not in seen:
                seen.add(after.state())
                waiting.append((after, keys + [key]))
    return None
