"""When a question continues, its screen stays; an undone answer that is offered moves the cursor only after A."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine.prompts import Number
from ui.navigator import Navigator
from ui.view import Ask

# The start of the next question, whether it is a redo, whether A was the last key, and what this press
# answers next; then whether the screen stays.
CASES = {
    "a question that continues": (None, False, True, None, True),
    "an answer to start from, such as a suggestion": (b"\2", False, False, None, False),
    "an answer offered after A": (b"\2", True, True, None, False),
    "an answer offered after another key": (b"\2", True, False, None, True),
    "an answer offered after A that this press gives anyway": (b"\2", True, True, b"\2", True),
    "an answer offered after A while this press gives another": (b"\2", True, True, b"\3", True),
    "an answer to start from that this press gives": (b"\2", False, True, b"\2", False),
}


@pytest.mark.parametrize("start, offered, by_a, next_answer, stays", CASES.values(), ids=CASES)
def test_a_screen_stays_unless_its_cursor_has_to_move(
    start: bytes | None, offered: bool, by_a: bool, next_answer: bytes | None, stays: bool
) -> None:
    def flow() -> Any:
        yield Number("take", 0, 0, 9)
        yield Ask(Number("take", 0, 0, 9), start=start, offered=offered)

    offers: list[Any] = []

    def screen_for(prompt: Any, start: bytes | None) -> Any:
        own = {"reuse": lambda asked: True, "offer": lambda: offers.append(start), "unsaved": lambda: None}
        return SimpleNamespace(prompt=prompt, next_answer=next_answer, needs_new_screen=lambda: True, **own)

    navigator = Navigator(screen_for, flow, lambda: True, SimpleNamespace(toast=""))  # type: ignore[arg-type]
    navigator.restart(flow())
    before = navigator.screen
    navigator.keeps_cursor = not by_a
    navigator.send(b"\1")
    assert (navigator.screen is before) == stays
    assert offers == ([start] if offered and not stays else [])
