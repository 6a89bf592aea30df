"""Make pictures from tools/pictures/: a module for the device and for each game that has any."""

from collections.abc import Iterator
from typing import Any

from host import glyphs
from host.build.fonts import literal
from host.paths import TOOLS

SOURCES = TOOLS / "pictures"
# Bytes of a picture on one line of its module, and characters of the longest line.
A_LINE = 16
WIDEST = 120


def stacked(path: Any) -> Iterator[Any]:
    """Yield (name, what, rows) of the pictures of an art file, then (name, None, list of rows) of the blocks
    `name:number`, in the order of numbers.

    A number that is left out is dark. Raises BadArt.
    """
    stacks: dict[Any, Any] = {}
    for title, rows in glyphs.read_art(path):
        name, _, what = title.partition(" ")
        name, numbered, number = name.partition(":")
        if len(rows) % 8:
            raise glyphs.BadArt(f"{path.name}: {name} is not whole pages high")
        if not numbered:
            yield name, what or name, rows
            continue
        stack = stacks.setdefault(name, {})
        if int(number, 0) in stack or len(rows) != 8 or any(len(rows[0]) != len(other[0]) for other in stack.values()):
            raise glyphs.BadArt(f"{path.name}: {name}:{number} is there twice, or of another size")
        stack[int(number, 0)] = rows
    for name, stack in stacks.items():
        dark = ("." * len(next(iter(stack.values()))[0]),) * 8
        yield name, None, [stack.get(number, dark) for number in range(max(stack) + 1)]


def source(path: Any) -> Any:
    """Return the text of the module made of an art file. Raises BadArt for a picture that is not whole pages high."""
    out = [f'"""Pictures. Made from tools/pictures/{path.name}: change that, not this."""', ""]
    for name, what, rows in stacked(path):
        if what is None:
            out += ["# by their numbers, one after the other", f"{name} = ("]
            out += [f"    {literal(glyphs.pack(one))}" for one in rows]
            out.append(")")
            continue
        packed = glyphs.pack(rows)
        short = f"{name} = {literal(bytes((len(rows[0]), len(rows) // 8)) + packed)}"
        if len(short) <= WIDEST:  # as the formatter has it
            out += [f"# {what}", short]
            continue
        out += [f"# {what}", f"{name} = (", f"    {literal(bytes((len(rows[0]), len(rows) // 8)))}"]
        out += [f"    {literal(packed[start : start + A_LINE])}" for start in range(0, len(packed), A_LINE)]
        out.append(")")
    return "\n".join(out) + "\n"


def files() -> Iterator[tuple[str, str]]:
    """Yield (path, text) of all modules."""
    for path in sorted(SOURCES.glob("*.txt")):
        yield f"pictures/{path.stem}.py", source(path)
