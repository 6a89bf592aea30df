"""The way back: answers of Through the Ages written into a turn of a recorded game."""

from typing import Any

from rules.prompts import NUMBER
from rules.through_the_ages.board import BOARD_ROWS


def note(turn: dict[str, Any], game: Any, prompt: Any, answer: bytes) -> None:
    """Write an answer into the dict of a turn, as a recorded game has it; last events as its `final`."""
    if prompt.kind == NUMBER:
        if prompt.decode(answer):
            turn["military_left"] = prompt.decode(answer)
        return
    page, row, change = prompt.decode(answer)
    if prompt.what == "last_events":
        final = turn.setdefault("final", [])
        if page >= 0:
            final.append([BOARD_ROWS[row], change, page])
    elif page >= 0 and prompt.what != "list_setup":
        entry = [BOARD_ROWS[row], change]
        turn.setdefault("changes", []).append(entry if page == game.current else entry + [page])
    elif page < 0 and prompt.actions[row] == "age_ends":
        turn["age_ends"] = True
