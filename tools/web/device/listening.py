"""A canvas that remembers what is written on it, for those who listen to the screen instead of looking at it.

`listen()` has the firmware draw on such a canvas; it is called before the modules that draw are imported.
"""

import heard

import canvas
import pictures
import words
from fonts import small
from input.keys import DOWN, LEFT, RIGHT, UP

# Signs as letters that every screen reader knows; any other gets the game's word of its name.
_LETTERS = {
    "KEY_A": "A",
    "KEY_B": "B",
    "KEY_MENU": "MENU",
    "UP": "↑",
    "DOWN": "↓",
    "LEFT": "←",
    "RIGHT": "→",
    "CHECK": "✓",
    "CROSS": "×",
    "BOX_EMPTY": "☐",
    "BOX_FULL": "☑",
    "BOX_NEW": "☑",
    "PEG_HOLE": "○",
    "PEG": "●",
    "STAR": "★",
    "MORE": "…",
}


# The names of the small font's signs, by their characters.
_SIGNS = {getattr(small, name): name for name in dir(small) if name[0] != "_" and len(str(getattr(small, name))) == 1}
# The names of the pictures that were drawn, by their bytes.
_names = {}


def _remembered(draw):
    """Return a method that draws a text and remembers it."""

    def remember(self, x, page, s, *how):
        self.said.append((page, x, s))
        return draw(self, x, page, s, *how)

    return remember


class Listening(canvas.Canvas):
    """`said`: the texts written since the last `clear`, as (page, column, text); `marked`: (page, first, end)."""

    last = None

    def __init__(self):
        super().__init__()
        self.said = []
        self.marked = []
        Listening.last = self

    def begin(self, same):
        """See Canvas: everything is written again each time."""
        super().begin(False)

    def clear(self):
        super().clear()
        self.said = []
        self.marked = []

    text = _remembered(canvas.Canvas.text)
    big = _remembered(canvas.Canvas.big)
    large = _remembered(canvas.Canvas.large)

    def spread(self, x, page, s, step):
        for i, letter in enumerate(s):
            self.said.append((page, x + i * step, letter))
        super().spread(x, page, s, step)

    def text_right(self, x, page, s, least=-1):
        start = super().text_right(x, page, s, least)
        if start < x:  # there was room
            self.said.append((page, start, s))
        return start

    def picture(self, x, page, p):
        """See Canvas. A face shown in place of a key gets the key's sign."""
        name = _names.get(p)
        if name:
            self.said.append((page, x, _key_at(x, page) + _word(name)))
        super().picture(x, page, p)

    def counted(self, x, page, text):
        """Remember drawn boxes or pegs as numbers, apart from a number that may end the label."""
        self.said.append((page, x, ", " + text))

    def invert(self, x, page, width, rows=255):
        if rows == 255:
            self.marked.append((page, x, x + width))
        super().invert(x, page, width, rows)


def listen():
    """Canvases made from now on remember what is written on them."""
    get = pictures.get

    def remember(name):
        picture = get(name)
        if picture:
            _names[picture] = name
        return picture

    pictures.get = remember
    canvas.Canvas = Listening
    from screens import bars  # now, as it draws

    boxes, pegs = bars.boxes, bars.pegs

    def say_boxes(canvas, right, page, value, size, amount=0):
        written = len(canvas.said)
        x = boxes(canvas, right, page, value, size, amount)
        del canvas.said[written:]  # many boxes are a fraction
        canvas.counted(right - 1, page, _count(value + amount, size, "heard_new", amount))
        return x

    def say_pegs(canvas, page, label, right, value, most, amount=0):
        pegs(canvas, page, label, right, value, most, amount)
        canvas.counted(right - 1, page, _count(value, most, "heard_gone", amount))

    bars.boxes, bars.pegs = say_boxes, say_pegs


def _count(value, most, changed, amount):
    """How many of how many there are, and how many of these are new or about to go, in words."""
    said = heard.WORDS[words.language]
    text = said["heard_of"].format(value, most)
    if amount:
        text += ", " + said[changed + "_1" if amount == 1 else changed].format(amount)
    return text


def _key_at(x, page):
    """Return the sign of the key that a face replaces, and a space; "" if it replaces none or the sign is there too."""
    from screens import dice

    for key, sign in ((UP, small.UP), (RIGHT, small.RIGHT), (LEFT, small.LEFT), (DOWN, small.DOWN)):
        if dice.place(key) == (x, page):
            return sign + " "
    return ""


def _word(name):
    """Return the word of a name; the name itself if there is none or it takes numbers."""
    text = words.translate(name) if words.has(name) else ""
    return text if text and "{" not in text else name.split("_", 1)[-1].replace("_", " ")


def lines():
    """Return the lines of the newest canvas from top to bottom: (text, its marked part) each."""
    found = []
    for page in range(8):
        parts = sorted([(x, text) for at, x, text in Listening.last.said if at == page])
        marks = [mark for mark in Listening.last.marked if mark[0] == page]
        marked = [text for x, text in parts if any(first - 1 <= x < end for _, first, end in marks)]
        text = _spoken([text for _, text in parts])
        if text:
            found.append((text, _spoken(marked)))
    return found


def _spoken(texts):
    said = "".join([_sign(c) for c in "  ".join(texts)])
    return " ".join([word for word in said.split(" ") if word]).replace(" ,", ",")


def _sign(character):
    name = _SIGNS.get(character)
    if name is None:
        return character
    if name in _LETTERS:
        return " " + _LETTERS[name] + " "
    word = name.lower()
    said = words.translate(word) if words.has(word) else word.replace("_", " ")
    if "{" in said or any(c in _SIGNS for c in said):  # a word that wants numbers in it, or is itself a sign
        said = word.replace("_", " ")
    return " " + said + " "
