"""Share what all screens need: the title bar, the bottom line, lists that scroll."""

import pictures
from canvas import WIDTH, fitting, text_width
from engine.prompts import COUNTERS, DICE
from fonts.small import KEY_A, UNDO
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from input.keys import DOWN, LEFT, RIGHT, UP, B
from micropython import const
from pictures import icons
from ui.policy import STANDARD
from ui.signal import BACK
from ui.view import Overlay
from words import has, joined, translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Iterable

    from canvas import Canvas
    from engine.parts import Label
    from engine.prompts import Prompt, Refused, Row
    from ui.policy import InputPolicy
    from ui.signal import Signal
    from ui.view import View

LAST_PAGE = 7
# The grid. Rows begin and end in these columns; the cursor covers all columns up to ROW_WIDTH, and the scroll bar has
# the last three. The title keeps this margin on both sides.
ROW_LEFT = 2
LIST_RIGHT = 121
# Labels begin here in a list with icons.
ICON_RIGHT = 13
ROW_WIDTH = 124
MARGIN = 2
# Columns of the widest character.
_WIDEST = const(8)
# Columns between the picture of a toast and its text.
_PICTURE_GAP = const(4)
# The scroll bar: the column in its middle, its dots, and the rows of its shortest thumb.
_SCROLL = const(126)
_DOTS = const(0x22)
_MIN_THUMB = const(6)
# Columns between left and right on the bottom line, so that a sign is not taken for a digit.
BESIDE = 3
# Columns between a label and its value; signs have one more of their own.
_LABEL_GAP = const(2)
# The sign for left and right, which change the value under the cursor.
CHANGES = LESS + "−+" + MORE


_NOTHING = Overlay()


class Screen:
    """Something to look at and press keys on. Only a screen itself changes its attributes."""

    # The question that the screen asks; None: there is nothing to answer.
    prompt: "Prompt | None" = None
    # How keys count. A screen on which this changes overrides `policy`.
    input_policy = STANDARD
    # The screen draws everything by `canvas.begin_row`, so that only lines that changed are drawn after a press.
    incremental = False
    # The contrast of a code for a camera, 0 to 255; None: the one that the players have set.
    contrast: "int | None" = None
    # How often something still goes dark or light by itself before the next press: up to `ui.painter.BLINKS`.
    blinks = 0
    # Milliseconds after which the screen advances to another picture by itself; 0: never.
    pace = 0
    # The page of toasts, above what A does.
    toast_row = LAST_PAGE - 1
    # The page where a toast begins: above `toast_row` if it has a picture.
    toast_top = toast_row
    # The columns that the lines of a toast may take.
    toast_width = WIDTH
    # The answer that the same press gives to the prompt that follows, if this screen asks that too.
    next_answer: "bytes | None" = None
    # The press that answered counts on the next screen too, if that takes it.
    passes_key = False
    takes_key = False
    # The texts that cover a part of the screen, from the last `paint`.
    overlay = _NOTHING
    _refusal: "Label | None" = None

    def policy(self) -> "InputPolicy":
        """Return how keys count on this screen now. Allocates nothing."""
        return self.input_policy

    def hold_menu(self) -> None:
        """Take back what the menu's key, which this screen uses too, did when it went down: it is held now."""

    def goes_on(self, drawn: "View | None") -> bool:
        """Return whether the picture can begin with that of the screen `drawn` last."""
        return drawn is self and self.incremental

    def paint(self, canvas: "Canvas", overlay: "Overlay") -> None:
        """Draw the picture, then the overlay."""
        self.overlay = overlay
        picture = self.toast_picture() if overlay.toast else None
        self.toast_top = self.toast_row + 1 - (2 if picture else len(wrap(overlay.toast, self.toast_width)))
        self.draw(canvas)
        if picture:
            self.draw_picture(canvas, picture)
        elif overlay.toast:
            self.draw_toast(canvas, overlay.toast)
        if overlay.refusal:
            self.draw_refusal(canvas, overlay.refusal)

    def draw(self, canvas: "Canvas") -> None:
        """Draw the picture on a canvas that is dark, or has the last picture if the screen is incremental."""

    def advance(self) -> None:
        """Advance to the next picture: `pace` is over."""

    def blink(self) -> None:
        """Turn what blinks dark or light."""
        self.blinks -= 1

    def draw_toast(self, canvas: "Canvas", text: str) -> None:
        """Draw what happened over a line or two of the picture."""
        for page, line in enumerate(wrap(text, self.toast_width), self.toast_top):
            if canvas.begin_row(page, ("toast", line)):
                canvas.text(0, page, line)

    def toast_picture(self) -> "bytes | None":
        """Return the picture that a game has for its news in the toast, by the name of their label.

        Without room for the words next to it, return None.
        """
        if self.prompt and not self.overlay.toast.startswith(UNDO):
            for label in self.prompt.news:
                found = pictures.find(label) if isinstance(label, str) else None
                if found and self.beside_picture(found):
                    return found
        return None

    def beside_picture(self, picture: bytes) -> "str | None":
        """Return the toast next to its picture, or None if it is too long."""
        prompt: "Any" = self.prompt  # it has news
        return toast_of(prompt, ROW_WIDTH - MARGIN - ROW_LEFT - picture[0] - _PICTURE_GAP)

    def draw_picture(self, canvas: "Canvas", picture: bytes) -> None:
        """Draw a toast with a picture, in tall letters if they fit, over two lines."""
        top = self.toast_top
        text = self.beside_picture(picture) or ""
        x = ROW_LEFT + picture[0] + _PICTURE_GAP
        if canvas.begin_row(top, ("toast", text)) | canvas.begin_row(top + 1, ("toast", text)):
            canvas.picture(ROW_LEFT, top, picture)
            canvas.large(x, top, text, False)

    def refuse(self, label: "Label") -> None:
        """Say why a press does nothing. Return None, as `press` does then."""
        self._refusal = label

    def take_refusal(self) -> "Label | None":
        """Return the label that says why the last press did nothing, once; None: it did something."""
        label = self._refusal
        self._refusal = None
        return label

    def draw_refusal(self, canvas: "Canvas", text: str) -> None:
        """Draw why the last press did nothing over the bottom line, dark on light."""
        if canvas.begin_row(LAST_PAGE, ("refusal", text)):
            text = first_words(text, WIDTH - 2 * MARGIN)
            canvas.pill(0, LAST_PAGE, canvas.text(MARGIN, LAST_PAGE, text) + MARGIN)

    def entered(self) -> str:
        """Return what was entered, for the title of the next screen."""
        return ""

    def relabel(self) -> None:
        """Find texts again after the menu, which may have changed the language."""

    def needs_new_screen(self) -> bool:
        """Return whether a setting, changed in the menu, calls for another screen."""
        return False

    def ask(self, canvas: "Canvas", right: str = "") -> None:
        """Draw the title of its prompt: the player in full, then the question, which gives way if both are too long.

        The answer's echo comes before `right`, unless the question would give way to it.
        """
        prompt: "Any" = self.prompt  # only screens with a prompt ask
        echo = self.overlay.answer_echo
        player = "" if prompt.player is None else translate(prompt.player)
        what = translate(prompt.what)
        longer = player + translate("colon") + what if player else what
        if echo:
            both = echo + " " + right if right else echo
            needed = longer if text_width(longer) <= title_room(right) else player
            if text_width(needed) <= title_room(both) or not right and needed == player:
                right = both
        if not canvas.begin_row(0, (prompt.what, prompt.player, right)):
            return
        room = title_room(right)
        if player:
            what = longer if text_width(longer) <= room else player
        _bar(canvas, shortened(what, room), right)

    def reuse(self, prompt: "Prompt") -> bool:
        """Continue with `prompt`, the next one, if this screen can; return whether it does."""
        return False

    def unsaved(self) -> "bytes | None":
        """Return the answer that saves a changed value when the screen closes; None: there is none."""
        return None

    def is_unfinished(self) -> bool:
        """Return whether something was entered that no answer has yet, and that leaving the game would lose."""
        return False

    def offer(self) -> None:
        """Offer the answer it starts from, which was taken back: A gives it again."""

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Take a key, 0 to 6 (`repeat`: it is being held). Return an answer, a Signal, or None.

        A press that does nothing calls `refuse`, or raises Refused if the prompt doesn't allow the answer.
        """
        return BACK if key == B and not repeat else None


def title_room(right: str) -> int:
    """Return how many columns the title has for what is on its left."""
    return WIDTH - 2 * MARGIN - (text_width(right) + BESIDE if right else 0)


def title(canvas: "Canvas", left: str, right: str = "") -> None:
    """Draw the bar on top, dark on light: the question on the left, progress on the right."""
    if canvas.begin_row(0, (left, right)):
        _bar(canvas, left, right)


def _bar(canvas: "Canvas", left: str, right: str) -> None:
    canvas.text(MARGIN, 0, left)
    canvas.text_right(WIDTH - MARGIN, 0, right)
    light_title(canvas)


def light_title(canvas: "Canvas") -> None:
    """Turn what is drawn on the first page into the bar on top."""
    canvas.pill(0, 0, WIDTH)
    for x in range(0, WIDTH, 2):  # a dotted edge parts the bar from the cursor below
        canvas.buffer[1 + x] &= 0x7F
    canvas.flush_rows(0, 0)


def foot(canvas: "Canvas", left: str, right: str = "") -> None:
    """Draw the bottom line: what A does on the right, the meaning of the row under the cursor if it fits."""
    if canvas.begin_row(LAST_PAGE, (left, right)):
        draw_foot(canvas, left, right)


def draw_foot(canvas: "Canvas", left: str, right: str) -> None:
    """Draw the bottom line if it is dark. Leave out whole words only: half a number is another one."""
    room = canvas.text_right(WIDTH, LAST_PAGE, right) - BESIDE if right else WIDTH
    canvas.text(0, LAST_PAGE, first_words(left, room))


def act(prompt: "Prompt | None", otherwise: str = "choose") -> str:
    """Return what A does: the sign of the key and the prompt's own verb, or another one."""
    if prompt:
        # Any: a prompt asks by an id, alone or with arguments.
        what: "Any" = prompt.what
        word = what if isinstance(what, str) else what[0]
        verb = word.split(":")[0] + "_act"  # after a colon comes a title that the players gave
        if has(verb):
            otherwise = verb
    return KEY_A + " " + translate(otherwise)


def reason(refused: "Refused") -> "Label":
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


def taken_back(player: "Label | None", text: str) -> str:
    """Return what undo says, as a line: whose answer was taken back (None: everybody's), and what it was."""
    whose = "" if player is None else translate(player) + translate("colon")
    return first_words(UNDO + " " + whose + text, WIDTH)


def cut(text: str, width: int) -> str:
    """Return as much of a text as fits in `width` pixels, at least one character."""
    return text[: max(1, fitting(text, width))]


def shortened(text: str, width: int) -> str:
    """Return a text that fits in `width` pixels: all of it, or its beginning and a dot."""
    return text if text_width(text) <= width else cut(text, width - text_width(".")).rstrip(" .") + "."


def first_words(text: str, width: int) -> str:
    """Return a text that fits in `width` pixels: all of it, or its first words and a dot.

    If its first word is too wide, return the beginning of that.
    """
    if text_width(text) <= width:
        return text
    begin = cut(text, width - text_width("."))
    if " " in begin and text[len(begin)] != " ":
        begin = begin[: begin.rfind(" ")]
    end = len(begin)
    while end and begin[end - 1] in " \u00a0,;:·":  # rstrip takes single bytes of letters on MicroPython
        end -= 1
    return begin[:end] + "."


def wrap(text: str, width: int) -> "list[str]":
    """Break a text into lines of at most `width` pixels, between words if possible, else at fixed spaces."""
    lines: "list[str]" = []
    line = ""
    for word in text.split(" "):
        longer = line + " " + word if line else word
        # Measure only lines that may be too wide: measuring each word of a page shows in `make bench`.
        if _WIDEST * len(longer) <= width or text_width(longer) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while text_width(line) > width:
            part = cut(line, width)
            fixed = part.rfind("\u00a0")
            lines.append(part[:fixed] if fixed > 0 else part)
            line = line[fixed + 1 if fixed > 0 else len(part) :]
    if line:
        lines.append(line)
    return lines


def draw_large(canvas: "Canvas", x: int, page: int, text: str, end: int) -> None:
    """Draw text two pages high that ends before column `end`, as wide as there is room for."""
    wide = 2 * text_width(text) <= end - x
    canvas.large(x, page, text if wide else cut(text, end - x), wide)


def draw_label(canvas: "Canvas", page: int, text: str, right: int, x: int = ROW_LEFT) -> None:
    """Draw the label of a row from column `x`, shortened to leave a gap before its value at column `right`."""
    canvas.text(x, page, shortened(text, right - x - _LABEL_GAP))


def icon(label: "Label") -> "bytes | None":
    """Return the icon of a row, or None."""
    return getattr(icons, label, None) if isinstance(label, str) else None


def label_x(rows: "Iterable[Row]") -> int:
    """Return the column where the labels of a list begin: after the icons if several rows have one."""
    return ICON_RIGHT if len([row for row in rows if icon(row.label)]) > 1 else ROW_LEFT


def draw_icon(canvas: "Canvas", page: int, label: "Label", x: int) -> None:
    """Draw the icon of a row, if it has one and labels begin in column `x`, after the icons."""
    found = icon(label)
    if found and x == ICON_RIGHT:
        canvas.picture(ROW_LEFT, page, found)


def thumbs(room: int, top: int, count: int) -> bytes:
    """Return the rows of pixels that the thumb of a scroll bar covers on each of its pages, as bits.

    `room` of `count` rows are in view; the first of them is row `top`. If all are, there is no scroll bar: b"".
    """
    if count <= room:
        return b""
    rows = 8 * room
    length = max(_MIN_THUMB, rows * room // count)
    at = (rows - length) * top // (count - room)
    bits = (1 << length) - 1 << at
    return bytes([bits >> 8 * page & 0xFF for page in range(room)])


def draw_thumb(canvas: "Canvas", page: int, rows: int) -> None:
    """Draw the scroll bar on a page: dots, and the thumb on these rows of pixels."""
    canvas.set(_SCROLL - 1, page, rows)
    canvas.set(_SCROLL, page, rows | _DOTS)
    canvas.set(_SCROLL + 1, page, rows)


def draw_scroll_bar(canvas: "Canvas", first: int, room: int, top: int, count: int) -> None:
    """Draw a scroll bar from page `first` down, see `thumbs`."""
    for page, rows in enumerate(thumbs(room, top, count), first):
        draw_thumb(canvas, page, rows)


def toast_of(prompt: "Prompt", width: int = WIDTH) -> "str | None":
    """Return what happened since the last question, in one line if possible, else in two. "": nothing; None: too long.

    It names the player if it was another one's turn. If it is too long, try fewer words, then less space. Above dice a
    second line would hide a part of a face: then the last news have to do, after an ellipsis. Over counters, which use
    every line, and in a narrower `width` (in pixels) a second one has no room: then return None.
    """
    who = ""
    if prompt.news and prompt.teller is not None and prompt.teller != prompt.player:
        who = translate(prompt.teller) + translate("colon")
    brief = [briefly(label) for label in prompt.news]
    wrapped: "list[list[str]]" = []
    for labels, between, within in ((prompt.news, " · ", " "), (brief, " · ", " "), (brief, " ", "")):
        texts = [
            joined([translate(part) for part in one], within) if isinstance(one, list) else translate(one)
            for one in labels
        ]
        text = who + between.join(texts)
        if text_width(text) <= width:
            return text
        wrapped.append(wrap(text, WIDTH))
    if prompt.kind == COUNTERS or width < WIDTH:
        return None
    lines = min(wrapped, key=lambda lines: len(lines) > 2)
    while prompt.kind == DICE and len(texts) > 1 and len(lines) > 1:
        texts = texts[1:]
        lines = wrap(who + "… " + " ".join(texts), WIDTH)
    return " ".join(lines) if len(lines) <= (1 if prompt.kind == DICE else 2) else None


def briefly(label: "Label") -> "Label":
    """Return a label in fewer words, if there are any."""
    if isinstance(label, list):
        return [briefly(part) for part in label]
    if isinstance(label, tuple):
        word = briefly(label[0])
        return label if word is label[0] else (word,) + label[1:]
    return label + "_short" if isinstance(label, str) and has(label + "_short") else label


def amount(row: "Any", change: int = 0) -> str:  # Any: several kinds of rows have values
    """Return the value of a row as text; of a CounterRow with a change."""
    label = row.amount(change) if change else row.amount()
    return translate(label) if label else ""


def amounts(row: "Row") -> str:
    """Return what a Row has, costs and is worth, as text."""
    return " ".join([text for text in (amount(row), prices(row)) if text])


def prices(row: "Any") -> str:  # Any: as above
    """Return what a row costs and is worth, as text."""
    return " ".join([translate(label) for label in (row.price, row.worth) if label])


class ListScreen(Screen):
    """A list of `count` rows with a cursor.

    `room` are in view from page `first` down, the first `pinned` always. The first `apart` rows are not in the list.
    """

    first = 1
    room = 6
    pinned = 0
    apart = 0

    def __init__(self, count: int, cursor: int = 0) -> None:
        self.count = count
        self.cursor = cursor
        self.top = 0

    def draw_rows(self, canvas: "Canvas") -> None:
        """Draw the rows in view, the one under the cursor light, and the scroll bar."""
        head = self.pinned
        # A toast hides no row.
        room = (min(self.room, self.toast_top - self.first) if self.overlay.toast else self.room) - head
        count = self.count - self.apart - head
        at = self.cursor - self.apart - head
        top = max(0, min(self.top, count - room))
        if at >= 0 and not top <= at < top + room:
            # By half a page: the next rows are seen before the cursor is there, and fewer presses draw all rows.
            top = max(0, min(at - room // 2, count - room))
        self.top = top
        bar = thumbs(room, top, count)
        for line in range(head + min(room, count)):
            i = line if line < head else self.apart + top + line
            page = self.first + line
            thumb = bar[line - head] if bar and line >= head else -1
            if canvas.begin_row(page, (i, i == self.cursor, thumb, self.content(i))):
                self.draw_row(canvas, page, i)
                if i == self.cursor:
                    canvas.pill(0, page, ROW_WIDTH)
                if thumb >= 0:
                    draw_thumb(canvas, page, thumb)
                canvas.flush_rows(page, page)

    def content(self, i: int) -> "Any":  # Any: compared only
        """Return all that may change of how row `i` looks, except the cursor."""
        return None

    def draw_row(self, canvas: "Canvas", page: int, i: int) -> None:
        """Draw row `i` on a page, between ROW_LEFT and LIST_RIGHT."""

    def move(self, key: int, repeat: bool) -> None:
        """Move the cursor by UP or DOWN. Past an end it wraps around, but not while the key is held."""
        to = self.cursor + (1 if key == DOWN else -1 if key == UP else 0)
        if 0 <= to < self.count:
            self.cursor = to
        elif not repeat and self.count:
            self.cursor = to % self.count

    def jump(self, key: int) -> None:
        """Move the cursor by a page, by LEFT or RIGHT; not past an end."""
        far = self.room if key == RIGHT else -self.room if key == LEFT else 0
        self.cursor = max(0, min(self.count - 1, self.cursor + far))
