"""Make firmware/pictures/ from tools/pictures/: a module for the device and for each game that has pictures."""

from host import glyphs
from host.build.fonts import literal
from host.paths import FIRMWARE, TOOLS

SOURCES = TOOLS / "pictures"
# Bytes of a picture on one line of its module.
A_LINE = 16


def source(path):
    """Return the text of the module made of an art file. Raises BadArt for a picture that is not whole pages high."""
    out = [f'"""Pictures. Made by `make fonts` from tools/pictures/{path.name}: change that, not this."""', ""]
    for title, rows in glyphs.read_art(path):
        name, _, what = title.partition(" ")
        if len(rows) % 8:
            raise glyphs.BadArt(f"{path.name}: {name} is not whole pages high")
        packed = glyphs.pack(rows)
        out += [f"# {what or name}", f"{name} = (", f"    {literal(bytes((len(rows[0]), len(rows) // 8)))}"]
        out += [f"    {literal(packed[start : start + A_LINE])}" for start in range(0, len(packed), A_LINE)]
        out.append(")")
    return "\n".join(out) + "\n"


def files():
    """Yield (path, text) of all that is made."""
    for path in sorted(SOURCES.glob("*.txt")):
        yield FIRMWARE / "pictures" / f"{path.stem}.py", source(path)
