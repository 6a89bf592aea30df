"""Make pictures from tools/pictures/: a module for the device and for each game that has any."""

from collections.abc import Iterator
from typing import Any

from host import glyphs
from host.paths import TOOLS

SOURCES = TOOLS / "pictures"


def stacked(path: Any) -> Iterator[tuple[str, bytes]]:
    """Yield (name, picture) of an art file, a picture's width and height in pages first, then (name, blocks) of the
    blocks `name:number`, in the order of numbers; missing ones are dark.

    Raises BadArt, as for a picture that is not whole pages high.
    """
    stacks: dict[Any, Any] = {}
    for title, rows in glyphs.read_art(path):
        name, numbered, number = title.split(" ")[0].partition(":")
        if len(rows) % 8:
            raise glyphs.BadArt(f"{path.name}: {name} is not whole pages high")
        if not numbered:
            yield name, bytes((len(rows[0]), len(rows) // 8)) + glyphs.pack(rows)
            continue
        stack = stacks.setdefault(name, {})
        if int(number, 0) in stack or len(rows) != 8 or any(len(rows[0]) != len(other[0]) for other in stack.values()):
            raise glyphs.BadArt(f"{path.name}: {name}:{number} is there twice, or of another size")
        stack[int(number, 0)] = rows
    for name, stack in stacks.items():
        dark = ("." * len(next(iter(stack.values()))[0]),) * 8
        yield name, b"".join(glyphs.pack(stack.get(number, dark)) for number in range(max(stack) + 1))


def source(path: Any) -> str:
    """Return the text of the module made of an art file. Raises BadArt."""
    out = [f'"""Pictures. Made from tools/pictures/{path.name}: change that, not this."""']
    out += [f"{name} = {made!r}" for name, made in stacked(path)]
    return "\n".join(out) + "\n"


def files() -> Iterator[tuple[str, str]]:
    """Yield (path, text) of all modules."""
    for path in sorted(SOURCES.glob("*.txt")):
        yield f"pictures/{path.stem}.py", source(path)
