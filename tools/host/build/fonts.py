"""Make the fonts from tools/fonts/ (see its README for licences)."""

from collections.abc import Iterator
from typing import Any

from host import glyphs
from host.paths import TOOLS

SOURCES = TOOLS / "fonts"
HEADER = '"""%s\n\nMade from %s: change those, not this.\n"""\n'

# Accents are the upper two rows of the cell.
ACCENTS = {
    "´": ("....#.", "...#.."),
    "`": ("..#...", "...#.."),
    "^": ("...#..", "..#.#."),
    "¨": ("..#.#.", "......"),
    "~": ("..##.#", "..#.#."),
}
COMPOSED: dict[str, Any] = {
    "À": "A`", "Á": "A´", "Â": "A^", "Ã": "A~", "Ä": "A¨", "Ç": "C¸", "È": "E`", "É": "E´", "Ê": "E^", "Ë": "E¨",
    "Ì": "I`", "Í": "I´", "Î": "I^", "Ï": "I¨", "Ñ": "N~", "Ò": "O`", "Ó": "O´", "Ô": "O^", "Õ": "O~", "Ö": "O¨",
    "Ù": "U`", "Ú": "U´", "Û": "U^", "Ü": "U¨", "Ÿ": "Y¨", "à": "a`", "á": "a´", "â": "a^", "ã": "a~", "ä": "a¨",
    "ç": "c¸", "è": "e`", "é": "e´", "ê": "e^", "ë": "e¨", "ì": "i`", "í": "i´", "î": "i^", "ï": "i¨", "ñ": "n~",
    "ò": "o`", "ó": "o´", "ô": "o^", "õ": "o~", "ö": "o¨", "ù": "u`", "ú": "u´", "û": "u^", "ü": "u¨", "ÿ": "y¨",
}  # fmt: skip

BOX = ("......", ".#####", ".#...#", ".#...#", ".#...#", ".#...#", ".#####", "......")
DARK = "......"
# Columns of a space between words; the letter after it brings one more.
SPACE = 3
# As wide as a digit: it fills the place of a missing digit of a number.
FIGURE_SPACE = "\u2007"
# Separates a number from the picture after it if there is no room for a space.
THIN_SPACE = "\u2009"
# An O under an accent, which has the height of a small o.
SQUARE_O = (".#####", ".#...#", ".#...#", ".#...#", ".#####")

BIG_CHARACTERS = "0123456789+-−:/ "
BIG_TOP = 2  # rows cut off at the top of the big font's 20; 16 stay


def squeeze(rows: Any, height: Any) -> Any:
    """Return a capital in fewer rows: those that repeat the row above go first, from the middle outwards."""
    rows = list(rows)
    while len(rows) > height:
        middle = len(rows) / 2
        again = [y for y in range(1, len(rows)) if rows[y] == rows[y - 1]] or range(1, len(rows) - 1)
        del rows[min(again, key=lambda y: abs(y - middle))]
    return tuple(rows)


def compose(base: Any, accent: Any, capital: Any) -> Any:
    """Return a letter with its accent in 8 rows. `base` has 8 rows, its line is the bottom of row 6."""
    if accent == "¸":
        return base[:7] + ("...##.",)
    if capital:
        return ACCENTS[accent] + squeeze(base[:7], 5) + (DARK,)
    return ACCENTS[accent] + base[2:]


def lowered(rows: Any) -> Any:
    """Return a glyph without its top row, which stays dark in bars and between lines: the rest is squeezed."""
    return (DARK, *squeeze(rows[:7], 6), rows[7]) if "#" in rows[0] else rows


def small_font() -> Any:
    """Return `(table, extra, names)`: rows by glyph number 0 to 127, the further characters' rows, (picture, name)."""
    clean = glyphs.read_bdf(SOURCES / "clean-6x8.bdf")
    table = [BOX] * 128
    for code in range(32, 127):
        table[code] = lowered(clean[code])
    names = []
    extra = {}
    for title, rows in glyphs.read_art(SOURCES / "pictures_small.txt", None, 8):
        number, name = title.split(" ")[:2]
        if number.startswith("U+"):
            code = int(number[2:], 16)
            extra[chr(code)] = rows
        else:
            code = int(number)
            table[code] = rows
        names.append((chr(code), name))
    for letter, (base, accent) in COMPOSED.items():
        extra[letter] = compose((clean if base.isupper() else table)[ord(base)], accent, base.isupper())
        if base == "O":
            extra[letter] = (*extra[letter][:2], *SQUARE_O, DARK)
    for title, rows in glyphs.read_art(SOURCES / "letters.txt", 6, 8):
        if title < "\x7f":
            table[ord(title)] = rows
        else:
            extra[title] = lowered(rows)
    extra[FIGURE_SPACE] = clean[32]
    extra[THIN_SPACE] = ("..",) * 8
    extra["\u00a0"] = clean[32]
    extra["\u202f"] = clean[32]
    return table, dict(sorted(extra.items())), names


def big_font() -> Any:
    """Return the rows of the replacement box and of BIG_CHARACTERS, each 16 rows of 10."""
    fixed = glyphs.read_bdf(SOURCES / "fixed-10x20.bdf")
    made = [("." * 10,) * 2 + (".########.",) * 11 + ("." * 10,) * 3]
    for character in BIG_CHARACTERS:
        made.append(fixed[ord(character)][BIG_TOP : BIG_TOP + 16])
    return made


def proportional(character: Any, rows: Any, signs: Any = "") -> Any:
    """Return the rows of a glyph without its side bearings: one dark column, then from its first light column to its
    last. Digits and pictures keep their cells, so that columns of them stay aligned; the space is half a cell.
    """
    columns = [x for x in range(len(rows[0])) if any(row[x] == "#" for row in rows)]
    if not columns:
        return tuple(row[:SPACE] for row in rows) if character != FIGURE_SPACE else rows
    if character < " " or character.isdigit() or character in signs or columns[0] == 0:
        return rows
    return tuple("." + row[columns[0] : columns[-1] + 1] for row in rows)


def small_source() -> str:
    """Return the text of the module fonts.small."""
    table, extra, names = small_font()
    about = "The small font, 8 pixels high: for each character its columns from left to right, bit 0 on top."
    out = [HEADER % (about, "tools/fonts/")]
    out.append("# ASCII: Schumacher Clean, Copyright 1989 Dale Schumacher, see tools/fonts/LICENSE.clean.txt")
    out += [f"{name} = {character!r}" for character, name in names if name != "-"]
    out.append("# Characters above 126: EXTRA[i] has glyph 128 + i. Glyph 127 is a box: no such character.")
    out.append(f"EXTRA = {''.join(extra)!r}")
    signs = [character for character, _ in names]
    glyph_rows = [proportional(chr(number), rows) for number, rows in enumerate(table)]
    glyph_rows += [proportional(character, rows, signs) for character, rows in extra.items()]
    # Each glyph by itself: flash holds them unpacked.
    out += ["GLYPHS = (", *(f"    {glyphs.pack(rows)!r}," for rows in glyph_rows), ")"]
    return "\n".join(out) + "\n"


def digits_source() -> str:
    """Return the text of the module fonts.digits."""
    out = [HEADER % ("The big digits: 10x16 pixels, 20 bytes each: 10 columns above, 10 below.", "tools/fonts/")]
    out.append("WIDTH = 10")
    out.append("# The glyph of CHARACTERS[i] is number 1 + i. Number 0 is a block: no such character.")
    out.append(f"CHARACTERS = {BIG_CHARACTERS!r}")
    out += ["GLYPHS = (", *(f"    {glyphs.pack(rows)!r}" for rows in big_font()), ")"]
    return "\n".join(out) + "\n"


def files() -> Iterator[tuple[str, str]]:
    """Yield (path, text) of all modules."""
    yield "fonts/__init__.py", ""
    yield "fonts/small.py", small_source()
    yield "fonts/digits.py", digits_source()
