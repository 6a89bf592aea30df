"""Key presses as text, the same for all tools: "a a right hold:menu".

A key is one of `in_memory.NAMES`, `hold:` before it says that it is held, and a number after it how often: "down 3 a".
A key held for another time than `HELD` has it after another colon: "hold:right:1240". Where a tool writes presses,
there is a word for each.
"""

from host.device.in_memory import NAMES

HOLD = "hold:"
# Milliseconds: longer than any setting of the key repeat, and than MENU takes to count as held.
HELD = 800


def name(key: int, ms: int = 0) -> str:
    """The word for a press of key 0 to 6, held if it is not let go at once."""
    if not ms:
        return NAMES[key]
    return HOLD + NAMES[key] + ("" if ms == HELD else f":{ms}")


def parse(text: str) -> list[tuple[int, int]]:
    """The presses of a text as a list of (key, milliseconds held). Raises ValueError that names what is no key."""
    presses: list[tuple[int, int]] = []
    for word in text.split():
        held = word.startswith(HOLD)
        key, at, ms = word.removeprefix(HOLD).partition(":")
        if word.isdecimal() and presses and 0 < int(word) <= 1000:
            presses += presses[-1:] * (int(word) - 1)
        elif key in NAMES and (not at or held and ms.isdecimal() and 0 < int(ms) <= 60000):
            presses.append((NAMES.index(key), int(ms or HELD) if held else 0))
        else:
            raise ValueError(f"no such key: {word} (keys are {' '.join(NAMES)}, or {HOLD} before one that is held)")
    return presses
