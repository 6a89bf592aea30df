"""Make the fonts from tools/fonts/ (see its README for licences)."""

from collections.abc import Iterator
from typing import Any

from host import glyphs
from host.paths import TOOLS

SOURCES = TOOLS / "fonts"
HEADER = '"""%s\n\nMade from %s: change those, not this.\n"""\n'
# Replaces missing characters.
BOX = "\x7f"


def numbered(word: str) -> str:
    """Return the character of a number, `9` or `U+2009`."""
    return chr(int(word[2:], 16) if word.startswith("U+") else int(word))


def small_font() -> Any:
    """Return `(rows, names)`: the rows of each character, and a name for each of the pictures."""
    found: dict[str, Any] = {}
    names: dict[str, str] = {}
    for file in ("clean.txt", "letters.txt"):
        for title, rows in glyphs.read_art(SOURCES / file, 8):
            word = title.split(" ")[0]
            found[word if len(word) == 1 else numbered(word)] = rows
    for title, rows in glyphs.read_art(SOURCES / "pictures_small.txt", 8):
        number, name = title.split(" ")[:2]
        names[numbered(number)] = name
        found[numbered(number)] = rows
    return found, names


def small_source() -> str:
    """Return the text of the module fonts.small."""
    found, names = small_font()
    about = "The small font, 8 pixels high: for each character its columns from left to right, bit 0 on top."
    out = [HEADER % (about, "tools/fonts/")]
    out.append("# ASCII: Schumacher Clean, Copyright 1989 Dale Schumacher, see tools/fonts/LICENSE.clean.txt")
    out += [f"{name} = {character!r}" for character, name in names.items() if name != "-"]
    out.append("# Characters above 126: EXTRA[i] has glyph 128 + i. Glyph 127 is a box: no such character.")
    extra = sorted(character for character in found if character > BOX)
    out.append(f"EXTRA = {''.join(extra)!r}")
    # Each glyph by itself: flash holds them unpacked.
    characters = [*map(chr, range(128)), *extra]
    rows = (found.get(character, found[BOX]) for character in characters)
    out += ["GLYPHS = (", *(f"    {glyphs.pack(rows)!r}," for rows in rows), ")"]
    return "\n".join(out) + "\n"


def digits_source() -> str:
    """Return the text of the module fonts.digits."""
    box, *others = glyphs.read_art(SOURCES / "digits.txt", 16)
    out = [HEADER % ("The big digits: 10x16 pixels, 20 bytes each: 10 columns above, 10 below.", "tools/fonts/")]
    out.append("WIDTH = 10")
    out.append("# The glyph of CHARACTERS[i] is number 1 + i. Number 0 is a block: no such character.")
    out.append(f"CHARACTERS = {''.join(title.replace('U+0020', ' ') for title, _ in others)!r}")
    out += ["GLYPHS = (", *(f"    {glyphs.pack(rows)!r}" for _, rows in (box, *others)), ")"]
    return "\n".join(out) + "\n"


def files() -> Iterator[tuple[str, str]]:
    """Yield (path, text) of all modules."""
    yield "fonts/__init__.py", ""
    yield "fonts/small.py", small_source()
    yield "fonts/digits.py", digits_source()
