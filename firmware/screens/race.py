"""The race: the totals of all players after each round, as lines over the numbers of the rounds."""

from canvas import text_width
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from micropython import const
from screens.abbreviate import abbreviations
from screens.screen import LAST_PAGE, title
from words import say

# The lines are drawn on pages 1 to 6, right of the numbers and up to this column; names stand on the right.
_FIRST = const(1)
_PAGES = const(6)
_RIGHT = const(108)
_LETTERS = const(3)


def draw_race(canvas, races, order):
    """All players' totals, `races` by player. The names stand in the `order` in which they ended, as the lines do."""
    title(canvas, say("race"), ARROW_LEFT + ARROW_RIGHT)
    lines = [[0] + races[player] for player in order]
    rounds = len(lines[0]) - 1
    if not rounds:
        return
    top = max([max(line) for line in lines] + [1])
    low = min([min(line) for line in lines] + [0])
    left = 2 + max(text_width(str(top)), text_width(str(low)))
    for page, number in ((_FIRST, top), (_PAGES, low)):
        canvas.text_right(left - 1, page, str(number))
    picture = [bytearray(_RIGHT - left) for _ in range(_PAGES)]
    for line in lines:
        draw_line(picture, [(top - total) * (8 * _PAGES - 1) // (top - low) for total in line])
    for page in range(_PAGES):
        canvas.picture(left, _FIRST + page, bytes((_RIGHT - left, 1)) + picture[page])
    names = abbreviations([say(player) for player in order], _LETTERS)
    for i, name in enumerate(names[:_PAGES]):
        canvas.text(_RIGHT + 1, _FIRST + i, name)
    canvas.text(left, LAST_PAGE, "1")
    middle = rounds // 2
    if middle > 1:
        canvas.text(left + (_RIGHT - left) * middle // rounds - 6, LAST_PAGE, str(middle))
    canvas.text_right(_RIGHT, LAST_PAGE, str(rounds))


def draw_line(picture, heights):
    """Join the heights (rows of pixels from the top) from the left to the right edge of the pages of a picture."""
    width = len(picture[0])
    steps = len(heights) - 1
    before = heights[0]
    for x in range(width):
        step, part = divmod(x * steps, width - 1)
        y = heights[step]
        if part:
            y += (heights[step + 1] - y) * part // (width - 1)
        for dot in range(min(before, y), max(before, y) + 1):
            picture[dot >> 3][x] |= 1 << (dot & 7)
        before = y
