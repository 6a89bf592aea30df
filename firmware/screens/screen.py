"""What all screens share: the title bar, the bottom line, lists that scroll."""

from canvas import WIDTH, text_width
from fonts.small import DOWN as MORE_BELOW
from fonts.small import UP as MORE_ABOVE
from keys import DOWN, UP, B
from words import say

BACK = -1
LAST_PAGE = 7


class Screen:
    """Something to look at and press keys on."""

    # Whether MENU (a short press) is one of this screen's own keys.
    takes_menu = False

    def draw(self, canvas):
        """Draw the whole picture on a canvas that is dark."""

    def take(self, prompt):
        """Go on with `prompt`, the one asked next, if this screen can; return whether it does."""
        return False

    def press(self, key, repeat):
        """Take a key (`repeat`: it is being held). Return None to go on, BACK, or an answer."""
        return BACK if key == B and not repeat else None


def title(canvas, left, right=""):
    """The line on top, underlined: what is asked on the left, how far it is on the right."""
    canvas.text(1, 0, cut(left, title_room(right)))
    canvas.text_right(WIDTH - 1, 0, right)
    canvas.invert(0, 0, WIDTH, 0x80)


def ask(canvas, prompt, right=""):
    """The title of a prompt: whose turn it is to answer (the name gives way first), and what is asked."""
    what = say(prompt.what)
    if prompt.player is not None:
        what = say("colon") + what
        what = cut(say(prompt.player), title_room(right) - text_width(what)) + what
    title(canvas, what, right)


def title_room(right):
    """How many pixels there are in the line on top beside the text on its right."""
    return WIDTH - 2 - (text_width(right) + 3 if right else 0)


def cut(text, width):
    """As much of the beginning of a text as fits in `width` pixels, one character at least."""
    while len(text) > 1 and text_width(text) > width:
        text = text[:-1]
    return text


def wrap(text, width):
    """Break a text into lines of at most `width` pixels, between words where there are any."""
    lines = []
    line = ""
    for word in text.split(" "):
        longer = line + " " + word if line else word
        if text_width(longer) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        while text_width(word) > width:
            lines.append(cut(word, width))
            word = word[len(lines[-1]) :]
        line = word
    if line:
        lines.append(line)
    return lines


def draw_arrows(canvas, first, room, top, count):
    """Arrows at the right edge of `room` pages from page `first` on, where rows are above or below those in view."""
    if top:
        canvas.text(WIDTH - 6, first, MORE_ABOVE)
    if top + room < count:
        canvas.text(WIDTH - 6, first + room - 1, MORE_BELOW)


def draw_note(canvas, labels):
    """What happened meanwhile, on the bottom lines: as much of the latest as two of them hold."""
    lines = wrap(" ".join([say(label) for label in labels]), WIDTH)[-2:]
    for i, line in enumerate(lines):
        page = LAST_PAGE + 1 - len(lines) + i
        canvas.fill(0, page, WIDTH, 0)
        canvas.text(0, page, line)


def amount(row, change=0):
    """A row's value with a change as text: in its unit, or as the word that stands for the least one."""
    if row.value is None:
        return ""
    value = row.value + change
    if row.empty and value == row.least:
        return say(row.empty)
    return say((row.unit, value)) if row.unit else str(value)


def amounts(row):
    """What a row has, costs and is worth, as text."""
    texts = [] if row.tick else [amount(row)]
    for label in (row.price, row.worth):
        if label:
            texts.append(say(label))
    return " ".join([text for text in texts if text])


def draw_more(canvas, row):
    """What else there is to know about the row under the cursor, on the bottom line."""
    label = row.outcome() if row.outcome else row.detail
    if label:
        canvas.text(0, LAST_PAGE, say(label))


class ListScreen(Screen):
    """A list of `count` rows with a cursor; `room` rows are in view, from page `first` down."""

    first = 1
    room = 6

    def __init__(self, count, cursor=0):
        self.count = count
        self.cursor = cursor
        self.top = 0

    def draw_rows(self, canvas):
        """Draw the rows in view, the one under the cursor light, and arrows where there are more."""
        self.top = max(0, min(self.top, self.count - self.room))
        if self.cursor < self.top:
            self.top = self.cursor
        elif self.cursor >= self.top + self.room:
            self.top = self.cursor - self.room + 1
        shown = min(self.room, self.count - self.top)
        for i in range(shown):
            self.draw_row(canvas, self.first + i, self.top + i)
        if self.count:
            canvas.invert(0, self.first + self.cursor - self.top, self.marked(self.cursor))
        draw_arrows(canvas, self.first, self.room, self.top, self.count)

    def draw_row(self, canvas, page, i):
        """Draw row `i` on a page."""

    def marked(self, i):
        """How many columns of row `i` are light when the cursor is there: its label, as fewer bytes are faster."""
        return WIDTH

    def move(self, key, repeat):
        """Move the cursor by UP or DOWN; past an end it goes round, but not while the key is held."""
        to = self.cursor + (1 if key == DOWN else -1 if key == UP else 0)
        if 0 <= to < self.count:
            self.cursor = to
        elif not repeat and self.count:
            self.cursor = to % self.count
