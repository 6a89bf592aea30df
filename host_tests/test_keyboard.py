"""A computer's keyboard as the seven keys, however busy the computer is."""

import pytest

from host.device import keyboard

from input.keys import LEFT, MENU, REPEAT, UP, Keys


@pytest.mark.parametrize("late", [0.0, 0.1, 0.3, 2.0])
@pytest.mark.parametrize(
    "typed, pressed", [("W", [UP, UP + REPEAT]), ("A", [LEFT, LEFT + REPEAT]), ("M", [MENU + REPEAT])]
)
def test_a_held_key_is_held_also_where_the_app_looks_again_too_late(monkeypatch, typed, pressed, late):
    now = 100.0
    monkeypatch.setattr(keyboard.time, "monotonic", lambda: now)
    waiting: list[list[str]] = [[], [typed]]
    driver = keyboard.Keyboard(lambda: waiting.pop(0) if waiting else [], lambda: [bytes(128)] * 64)
    keys = Keys(driver)
    keys.hold_after = keys.repeat_after = 700
    taken = []
    for wait in [0.0, 0.0, 0.6, 0.12 + late] + [0.02] * 20:
        now += wait
        key = keys.next(int(now * 1000))
        if key >= 0:
            taken.append(key)
    assert taken == pressed and not keys.held(pressed[0] & 15)
