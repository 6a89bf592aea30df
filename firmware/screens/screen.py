"""Share what all screens need: the title bar, the bottom line, lists that scroll."""

from canvas import WIDTH, fitting, text_width
from fonts.small import DOWN as MORE_BELOW
from fonts.small import KEY_A, UNDO
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from fonts.small import UP as MORE_ABOVE
from input.keys import DOWN, LEFT, RIGHT, UP, B
from micropython import const
from ui.policy import STANDARD
from ui.signal import BACK
from ui.view import Overlay
from words import has, translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from canvas import Canvas
    from engine.parts import Label
    from engine.prompts import Prompt, Refused, Row
    from ui.policy import InputPolicy
    from ui.signal import Signal
    from ui.view import View

LAST_PAGE = 7
# Lists end here: the arrows for more rows come after that, and cover nothing.
LIST_RIGHT = WIDTH - 6
# Columns of the widest character.
_WIDEST = const(8)
# The cursor inverts the first words of a label, until they are this wide: inverted columns are sent twice.
_LIT = const(24)
# The dark columns of a space.
_SPACE = const(b"\x00\x00\x00\x00")
# Columns between left and right on the bottom line, so that a sign is not taken for a digit.
BESIDE = 3
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
        self.draw(canvas)
        if overlay.toast:
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
        """Draw what happened over a line of the picture."""
        if canvas.begin_row(self.toast_row, ("toast", text)):
            canvas.text(0, self.toast_row, text)

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
            text = first_words(text, WIDTH - 2)
            canvas.text(1, LAST_PAGE, text)
            canvas.invert(0, LAST_PAGE, text_width(text) + 2)

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

        The answer's echo comes before `right`.
        """
        prompt: "Any" = self.prompt  # only screens with a prompt ask
        echo = self.overlay.answer_echo
        if echo:
            right = echo + " " + right if right else echo
        if not canvas.begin_row(0, (prompt.what, prompt.player, right)):
            return
        what = translate(prompt.what)
        if prompt.player is not None:
            name = translate(prompt.player)
            longer = name + translate("colon") + what
            room = WIDTH - (text_width(right) + 4 if right else 1)
            what = longer if text_width(longer) <= room else name
        _bar(canvas, what, right)

    def reuse(self, prompt: "Prompt") -> bool:
        """Continue with `prompt`, the next one, if this screen can; return whether it does."""
        return False

    def unsaved(self) -> "bytes | None":
        """Return the answer that saves a changed value when the screen closes; None: there is none."""
        return None

    def offer(self) -> None:
        """Offer the answer it starts from, which was taken back: A gives it again."""

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Take a key, 0 to 6 (`repeat`: it is being held). Return an answer, a Signal, or None.

        A press that does nothing calls `refuse`, or raises Refused if the prompt doesn't allow the answer.
        """
        return BACK if key == B and not repeat else None


def title(canvas: "Canvas", left: str, right: str = "") -> None:
    """Draw the bar on top, dark on light: the question on the left, progress on the right."""
    if canvas.begin_row(0, (left, right)):
        _bar(canvas, left, right)


def _bar(canvas: "Canvas", left: str, right: str) -> None:
    canvas.text(0, 0, left)
    canvas.text_right(WIDTH - 1, 0, right)
    canvas.invert(0, 0, WIDTH)
    canvas.flush_rows(0, 0)


def foot(canvas: "Canvas", left: str, right: str = "") -> None:
    """Draw the bottom line: what A does on the right, the meaning of the row under the cursor if it fits."""
    if canvas.begin_row(LAST_PAGE, (left, right)):
        draw_foot(canvas, left, right)


def draw_foot(canvas: "Canvas", left: str, right: str) -> None:
    """Draw the bottom line if it is dark. Leave out whole words only: half a number is another one."""
    room = canvas.text_right(WIDTH, LAST_PAGE, right) - BESIDE if right else WIDTH
    canvas.text(0, LAST_PAGE, first_words(left, room))


def light(canvas: "Canvas", x: int, page: int, width: int) -> None:
    """Show the cursor on a label, `width` columns from column `x`, by inverting its first words."""
    at = 1 + 128 * page + x
    words = bytes(canvas.buffer[at : at + width]).find(_SPACE, _LIT)
    canvas.invert(x, page, width if words < 0 else words + 1)


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
    return text if text_width(text) <= width else cut(text, width - text_width(".")) + "."


def first_words(text: str, width: int) -> str:
    """Return a text that fits in `width` pixels: all of it, or its first words and a dot.

    If its first word is too wide, return the beginning of that.
    """
    if text_width(text) <= width:
        return text
    begin = cut(text, width - text_width("."))
    if " " in begin and text[len(begin)] != " ":
        begin = begin[: begin.rfind(" ")]
    return begin.rstrip(" ,;:·") + "."


def wrap(text: str, width: int) -> "list[str]":
    """Break a text into lines of at most `width` pixels, between words if possible."""
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
            lines.append(cut(line, width))
            line = line[len(lines[-1]) :]
    if line:
        lines.append(line)
    return lines


def draw_large(canvas: "Canvas", x: int, page: int, text: str, end: int) -> None:
    """Draw text two pages high that ends before column `end`, as wide as there is room for."""
    wide = 2 * text_width(text) <= end - x
    canvas.large(x, page, text if wide else cut(text, end - x), wide)


def draw_arrows(canvas: "Canvas", first: int, room: int, top: int, count: int) -> None:
    """Draw arrows at the right edge if there are rows above or below those in view.

    `room` of `count` rows are in view, from page `first` down; the first of them is row `top`.
    """
    if top:
        canvas.text(LIST_RIGHT, first, MORE_ABOVE)
    if top + room < count:
        canvas.text(LIST_RIGHT, first + room - 1, MORE_BELOW)


def toast_of(prompt: "Prompt") -> "str | None":
    """Return what happened since the last question as a line, or None if it doesn't fit.

    It names the player if it was another one's turn. If it is too long, try fewer words, then less space.
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

    `room` are in view from page `first` down, the first `pinned` always.
    """

    first = 1
    room = 6
    pinned = 0

    def __init__(self, count: int, cursor: int = 0) -> None:
        self.count = count
        self.cursor = cursor
        self.top = 0

    def draw_rows(self, canvas: "Canvas") -> None:
        """Draw the rows in view, the one under the cursor light, and arrows for more."""
        head = self.pinned
        # A toast hides no row.
        room = (min(self.room, self.toast_row - self.first) if self.overlay.toast else self.room) - head
        count = self.count - head
        at = self.cursor - head
        top = max(0, min(self.top, count - room))
        if at >= 0 and not top <= at < top + room:
            # By half a page: the next rows are seen before the cursor is there, and fewer presses draw all rows.
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

    def content(self, i: int) -> "Any":  # Any: compared only
        """Return all that may change of how row `i` looks, except the cursor."""
        return None

    def draw_row(self, canvas: "Canvas", page: int, i: int) -> int:
        """Draw row `i` on a page; return the width of its label with the columns before and after it."""
        return WIDTH

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
