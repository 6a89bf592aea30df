"""What all screens share: the title bar, the bottom line, lists that scroll."""

from canvas import WIDTH, fitting, text_columns, text_width
from fonts.small import DOWN as MORE_BELOW
from fonts.small import KEY_A, UNDO
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from fonts.small import UP as MORE_ABOVE
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, B
from micropython import const
from words import has, translate

BACK = -1
LAST_PAGE = 7
# What blinks goes dark and light three times: then nothing is sent any more.
BLINKS = 6
# Lists end here: the arrows that say that there is more stand after that, and cover nothing.
LIST_RIGHT = WIDTH - 6
# Columns of the widest character.
_WIDEST = const(8)
# The cursor lights words from the beginning of a label, until they are so many columns wide: what is lit is sent twice.
_LIT = const(24)
# What a space leaves dark between two words.
_SPACE = const(b"\x00\x00\x00\x00")
# Columns between what stands left and right on the bottom line, that a sign is not taken for a digit.
BESIDE = 3
# What left and right do to the value under the cursor.
CHANGES = LESS + "−+" + MORE


class Screen:
    """Something to look at and press keys on."""

    # What it asks; None: it is only to be looked at.
    prompt = None
    # The key that opens the menu, and whether that is one of this screen's own keys: then it has to be held.
    menu_key = MENU
    takes_menu = False
    # Whether all other keys repeat, not only the directions.
    all_repeat = False
    # Whether keys are held so often that the directions repeat sooner, and up and down faster.
    quick = False
    # Whether A that gave the answer before means something here while it is still held.
    held_on = False
    # Whether all that it draws is drawn by `canvas.begin_row`: then only lines that changed are drawn after a press.
    incremental = False
    # How bright it is where a camera is to read it, 0 to 255; None: as the players have set it.
    contrast = None
    # Whether what A does is inverted, which goes back a moment after the press.
    flashes = False
    # How often something still goes dark or light by itself before the next press, a moment each: up to BLINKS.
    blinks = 0
    # The milliseconds after which it goes on to another picture by itself; 0: it stands.
    pace = 0
    # A key that means something else while it is held, so that it counts when it is let go; -1: none.
    waits = -1
    # Where what happened meanwhile stands until the first press, and whether it does: above what A does.
    note_page = LAST_PAGE - 1
    noted = False
    # Whether it is answered by the last of what is entered, not by a press that says so: then the next one comes by
    # itself.
    completes = False
    # What was just entered, as a text: in the title until the first press.
    rolled = ""
    # Why the last press did nothing, as a label; None: it did something. Every press clears it.
    refusal = None

    def menu_at_once(self):
        """Whether a press of the menu's key counts when it goes down, not when it is let go."""
        return not self.takes_menu

    def hold_menu(self):
        """The menu's key, one of its own, counted when it went down, and is held now: take back what it did."""

    def goes_on(self, drawn):
        """Whether the picture can begin with that of the screen `drawn` last (None: another one is shown)."""
        return drawn is self and self.incremental

    def draw(self, canvas):
        """Draw the whole picture on a canvas that is dark, or has the last picture where the screen is incremental."""

    def advance(self):
        """Go on to the next picture: `pace` is over."""

    def draw_note(self, canvas, text):
        """What happened meanwhile, over a line of the picture."""
        if canvas.begin_row(self.note_page, ("note", text)):
            canvas.text(0, self.note_page, text)

    def refuse(self, label):
        """Have the app show why a press does nothing. Return None, which is what `press` returns then."""
        self.refusal = label

    def draw_refusal(self, canvas, text):
        """Draw why the last press did nothing: over the bottom line, dark on light."""
        if canvas.begin_row(LAST_PAGE, ("refusal", text)):
            text = first_words(text, WIDTH - 2)
            canvas.text(1, LAST_PAGE, text)
            canvas.invert(0, LAST_PAGE, text_width(text) + 2)

    def relabel(self):
        """It is seen again after the menu, where the language may have changed: find texts that are kept anew. Return
        False where a setting asks for another screen.
        """

    def ask(self, canvas, right=""):
        """The title of its prompt: whose turn it is to answer, in full, and what is asked, which gives way where both
        are too long. What was just entered stands before what stands on the right.
        """
        prompt = self.prompt
        if self.rolled:
            right = self.rolled + " " + right if right else self.rolled
        if not canvas.begin_row(0, (prompt.what, prompt.player, right)):
            return
        what = translate(prompt.what)
        if prompt.player is not None:
            name = translate(prompt.player)
            longer = name + translate("colon") + what
            room = WIDTH - (text_width(right) + 4 if right else 1)
            what = longer if text_width(longer) <= room else name
        _bar(canvas, what, right)

    def reuse(self, prompt):
        """Go on with `prompt`, the one asked next, if this screen can; return whether it does."""
        return False

    def unsaved(self):
        """Return the answer that keeps a value that is shown changed, as the screen is left; None: there is none."""
        return None

    def offer(self):
        """The answer it starts from was taken back further on: A gives it again."""

    def press(self, key, repeat):
        """Take a key, 0 to 6 (`repeat`: it is being held). Return None to go on, BACK, or an answer (bytes).

        A press that does nothing calls `refuse`, or raises Refused where the prompt doesn't allow the answer.
        """
        return BACK if key == B and not repeat else None


def title(canvas, left, right=""):
    """The bar on top, dark on light: what is asked on the left, how far it is on the right."""
    if canvas.begin_row(0, (left, right)):
        _bar(canvas, left, right)


def _bar(canvas, left, right):
    canvas.text(0, 0, left)
    canvas.text_right(WIDTH - 1, 0, right)
    canvas.invert(0, 0, WIDTH)
    canvas.flush_rows(0, 0)


def foot(canvas, left, right=""):
    """The bottom line: what A does, and, as far as there is room beside it, what the row under the cursor means."""
    if canvas.begin_row(LAST_PAGE, (left, right)):
        draw_foot(canvas, left, right)


def draw_foot(canvas, left, right):
    """What `foot` draws, on a line that is dark. Whole words are left out on the left: half a number is another one."""
    room = canvas.text_right(WIDTH, LAST_PAGE, right) - BESIDE if right else WIDTH
    canvas.text(0, LAST_PAGE, first_words(left, room))


def light(canvas, x, page, width):
    """Show the cursor on a label, `width` columns from column `x` with those around it: invert its first words."""
    at = 1 + 128 * page + x
    words = bytes(canvas.buffer[at : at + width]).find(_SPACE, _LIT)
    canvas.invert(x, page, width if words < 0 else words + 1)


def flash(canvas):
    """Invert what A does: from its sign, on the lowest page that has it, to the right edge."""
    sign = bytes(text_columns(KEY_A))
    for page in range(LAST_PAGE, -1, -1):
        x = bytes(canvas.buffer[1 + WIDTH * page : 1 + WIDTH * (page + 1)]).find(sign)
        if x >= 0:
            canvas.invert(x, page, WIDTH - x)
            return


def act(prompt, otherwise="choose"):
    """What A does, as a text: the sign of the key and a verb of the prompt's own if there is one, else another."""
    if prompt:
        word = prompt.what if isinstance(prompt.what, str) else prompt.what[0]
        verb = word.split(":")[0] + "_act"  # after a colon a title stands, which the players gave
        if has(verb):
            otherwise = verb
    return KEY_A + " " + translate(otherwise)


def reason(refused):
    """Return the label that says why an answer was refused (Refused)."""
    why, *of_it = refused.args
    if why == "taken":
        return "name_taken"
    if why == "range":
        return "refused_range", of_it[1], of_it[2]
    if why == "room" or why == "most":
        return "refused_most", of_it[-1]
    if why == "least":
        return "refused_least", of_it[-1]
    return "refused"


def taken_back(player, text):
    """What undo says, as a line: whose answer was taken back (None: of all), and what that was, as a text."""
    whose = "" if player is None else translate(player) + translate("colon")
    return first_words(UNDO + " " + whose + text, WIDTH)


def cut(text, width):
    """As much of the beginning of a text as fits in `width` pixels, one character at least."""
    return text[: max(1, fitting(text, width))]


def shortened(text, width):
    """A text that fits in `width` pixels: all of it, or its beginning and a dot."""
    return text if text_width(text) <= width else cut(text, width - text_width(".")) + "."


def first_words(text, width):
    """Return a text that fits in `width` pixels: all of it, or its first words and a dot; of one word that is too wide,
    its beginning.
    """
    if text_width(text) <= width:
        return text
    begin = cut(text, width - text_width("."))
    if " " in begin and text[len(begin)] != " ":
        begin = begin[: begin.rfind(" ")]
    return begin.rstrip(" ,;:·") + "."


def wrap(text, width):
    """Break a text into lines of at most `width` pixels, between words where there are any."""
    lines = []
    line = ""
    for word in text.split(" "):
        longer = line + " " + word if line else word
        # Only where it may be too wide: measuring each word of a page is seen in `make bench`.
        if _WIDEST * len(longer) <= width or text_width(longer) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while text_width(line) > width:
            lines.append(cut(line, width))
            line = line[len(lines[-1]) :]
    if line:
        lines.append(line)
    return lines


def draw_large(canvas, x, page, text, end):
    """Draw text two pages high that ends before column `end`: as wide as there is room for."""
    wide = 2 * text_width(text) <= end - x
    canvas.large(x, page, text if wide else cut(text, end - x), wide)


def draw_arrows(canvas, first, room, top, count):
    """Arrows at the right edge of `room` pages from page `first` on, where of `count` rows some are above or below
    those in view, the first of which is `top`.
    """
    if top:
        canvas.text(LIST_RIGHT, first, MORE_ABOVE)
    if top + room < count:
        canvas.text(LIST_RIGHT, first + room - 1, MORE_BELOW)


def note_of(prompt):
    """What happened since the last question, as a line, signed where it was another's turn, in fewer words where it is
    too long and there are any, at last closer together; None: it has no room.
    """
    who = ""
    if prompt.news and prompt.teller is not None and prompt.teller != prompt.player:
        who = translate(prompt.teller) + translate("colon")
    brief = [briefly(label) for label in prompt.news]
    for labels, between, within in ((prompt.news, " · ", " "), (brief, " · ", " "), (brief, " ", "")):
        texts = [
            within.join([translate(part) for part in one]) if isinstance(one, list) else translate(one)
            for one in labels
        ]
        text = who + between.join(texts)
        if text_width(text) <= WIDTH:
            return text
        if brief == list(prompt.news):
            break
    return None


def briefly(label):
    """A label in fewer words, where there are any."""
    if isinstance(label, list):
        return [briefly(part) for part in label]
    word = label[0] if isinstance(label, tuple) else label
    if isinstance(word, int) or not has(word + "_short"):
        return label
    return word + "_short" if label is word else (word + "_short",) + label[1:]


def amount(row, change=0):
    """Return the value of a row as text; of a CounterRow with a change."""
    label = row.amount(change) if change else row.amount()
    return translate(label) if label else ""


def amounts(row):
    """Return what a Row has, costs and is worth, as text."""
    return " ".join([text for text in (amount(row), prices(row)) if text])


def prices(row):
    """Return what a row costs and is worth, as text."""
    return " ".join([translate(label) for label in (row.price, row.worth) if label])


class ListScreen(Screen):
    """A list of `count` rows with a cursor; `room` are in view from page `first` down, the first `pinned` always."""

    first = 1
    room = 6
    pinned = 0

    def __init__(self, count, cursor=0):
        self.count = count
        self.cursor = cursor
        self.top = 0

    def draw_rows(self, canvas):
        """Draw the rows in view, the one under the cursor light, and arrows where there are more."""
        head = self.pinned
        # What happened meanwhile hides no row.
        room = (min(self.room, self.note_page - self.first) if self.noted else self.room) - head
        count = self.count - head
        at = self.cursor - head
        top = max(0, min(self.top, count - room))
        if at >= 0 and not top <= at < top + room:
            # By half of the view: what comes next is seen before the cursor is there, and fewer presses draw all rows.
            top = max(0, min(at - room // 2, count - room))
        self.top = top
        for line in range(head + min(room, count)):
            i = line if line < head else top + line
            above = line == head and top > 0
            below = line == head + room - 1 and top + room < count
            page = self.first + line
            if canvas.begin_row(page, (i, i == self.cursor, above, below, self.content(i))):
                width = self.draw_row(canvas, page, i)
                if i == self.cursor:
                    light(canvas, 0, page, width)
                if above:
                    canvas.text(LIST_RIGHT, page, MORE_ABOVE)
                if below:
                    canvas.text(LIST_RIGHT, page, MORE_BELOW)
                canvas.flush_rows(page, page)

    def content(self, i):
        """All that may change of how row `i` looks, the cursor aside."""

    def draw_row(self, canvas, page, i):
        """Draw row `i` on a page; return how many columns its label takes, one before and one after it included."""
        return WIDTH

    def move(self, key, repeat):
        """Move the cursor by UP or DOWN; past an end it goes round, but not while the key is held."""
        to = self.cursor + (1 if key == DOWN else -1 if key == UP else 0)
        if 0 <= to < self.count:
            self.cursor = to
        elif not repeat and self.count:
            self.cursor = to % self.count

    def jump(self, key):
        """Move the cursor as far as is in view, by LEFT or RIGHT; not past an end."""
        far = self.room if key == RIGHT else -self.room if key == LEFT else 0
        self.cursor = max(0, min(self.count - 1, self.cursor + far))
