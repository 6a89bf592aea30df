"""Draw the frame of all screens: the title bar and the bottom line. The grid between them is described here, too."""

from canvas import WIDTH, text_width
from fonts.small import CHECK, KEY_A
from fonts.small import LEFT as LESS
from fonts.small import RIGHT as MORE
from micropython import const
from screens.shorten import cut, first_words
from words import has, translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from canvas import Canvas
    from engine.prompts import Prompt

LAST_PAGE = 7
# The grid. Rows begin and end in these columns; the cursor covers all columns up to ROW_WIDTH, and the scroll bar has
# the last three. The title keeps this margin on both sides.
ROW_LEFT = 2
LIST_RIGHT = 121
ROW_WIDTH = 124
MARGIN = 2
# Columns between left and right on the bottom line, so that a sign is not taken for a digit.
BESIDE = 3
# Columns left of the key alone that says what A does.
LEFT_OF_A = WIDTH - BESIDE - text_width(KEY_A)
# The sign for left and right, which change the value under the cursor.
CHANGES = LESS + "−+" + MORE


def title_room(right: str) -> int:
    """Return how many columns the title has for what is on its left."""
    return WIDTH - 2 * MARGIN - (text_width(right) + BESIDE if right else 0)


def title(canvas: "Canvas", left: str, right: str = "") -> None:
    """Draw the bar on top, dark on light: the question on the left, progress on the right."""
    if canvas.begin_row(0, (left, right)):
        draw_bar(canvas, left, right)


def draw_bar(canvas: "Canvas", left: str, right: str) -> None:
    """Draw the bar on a dark page."""
    canvas.text(MARGIN, 0, left)
    canvas.text_right(WIDTH - MARGIN, 0, right)
    light_title(canvas)


def light_title(canvas: "Canvas") -> None:
    """Turn what is drawn on the first page into the bar on top."""
    canvas.pill(0, 0, WIDTH)
    for x in range(0, WIDTH, 2):  # a dotted edge parts the bar from the cursor below
        canvas.buffer[1 + x] &= 0x7F


def foot(canvas: "Canvas", left: str, right: str = "") -> None:
    """Draw the bottom line: the action of A on the right, the meaning of the row under the cursor if it fits."""
    if canvas.begin_row(LAST_PAGE, (left, right)):
        draw_foot(canvas, left, right)


def draw_foot(canvas: "Canvas", left: str, right: str) -> None:
    """Draw the bottom line if it is dark. Leave out whole words only: half a number is another one.

    The action of A gives way first: its key remains.
    """
    if right.startswith(KEY_A + " ") and text_width(left) + BESIDE + text_width(right) > WIDTH:
        right = KEY_A + CHECK
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


def number_text(number: int) -> str:
    """Return a number as text, with a minus sign rather than a hyphen."""
    return str(number).replace("-", "−")


def draw_large(canvas: "Canvas", x: int, page: int, text: str, end: int) -> None:
    """Draw text two pages high that ends before column `end`, as wide as there is room for."""
    wide = 2 * text_width(text) <= end - x
    canvas.large(x, page, text if wide else cut(text, end - x), wide)
