"""The chart of a race: the totals of all players after each round, as lines over the numbers of the rounds."""

from canvas import WIDTH, text_width
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from micropython import const
from screens.abbreviate import abbreviations
from screens.screen import BESIDE, title
from words import translate

# The lines are drawn on pages 1 to 5, right of the numbers and up to this column; the rounds stand below, on the right
# names.
_FIRST = const(1)
_PAGES = const(5)
_AXIS = const(6)
_NAMES = const(6)
_RIGHT = const(108)
_LETTERS = const(3)
# Of the line of a player who is not picked, one pixel in so many is lit.
_DOTS = const(3)


def draw_race(canvas, races, order, picked, times=None):
    """The totals of `races`, by player a list of them after each round. The line of the one who ended as number
    `picked` of `order` is thick, the others are dotted; names stand where the lines end. times: what the players'
    clocks show, as texts.
    """
    names = [translate(player) for player in order]
    longer = translate("race") + translate("colon") + names[picked]
    if times:
        longer = names[picked] + " " + times[order[picked]]
    arrows = ARROW_LEFT + ARROW_RIGHT
    title(canvas, longer if text_width(longer + arrows) < WIDTH else translate("race"), arrows)
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
    heights = [[(top - total) * (8 * _PAGES - 1) // (top - low) for total in line] for line in lines]
    for i, line in enumerate(heights):
        draw_line(picture, line, i == picked)
    for page in range(_PAGES):
        canvas.picture(left, _FIRST + page, bytes((_RIGHT - left, 1)) + picture[page])
    names = abbreviations(names, _LETTERS)
    for i, page in ends_of([line[-1] >> 3 for line in heights], picked):
        x = canvas.text(_RIGHT + 1, _FIRST + page, names[i])
        if i == picked:
            canvas.invert(_RIGHT + 1, _FIRST + page, x - _RIGHT)
    canvas.text(left, _AXIS, "1")
    middle = rounds // 2
    if middle > 1:
        canvas.text(left + (_RIGHT - left) * middle // rounds - 6, _AXIS, str(middle))
    canvas.text_right(_RIGHT - BESIDE, _AXIS, str(rounds))


def ends_of(pages, picked):
    """Where names stand whose lines end on these pages: (number, page) of each that has room, that of `picked` surely.

    Each has a page of its own, as near to its line as the others let it, in the order of the lines.
    """
    shown = list(range(len(pages)))
    while len(shown) > _NAMES:  # the last ones have none
        shown.remove(max([i for i in shown if i != picked]))
    order = [i for _, i in sorted([(pages[i], i) for i in shown])]
    ends = []
    free = 0
    for place, i in enumerate(order):
        page = max(free, min(pages[i], _NAMES - len(order) + place))
        ends.append((i, page))
        free = page + 1
    return ends


def draw_line(picture, heights, thick):
    """Join the heights (rows of pixels from the top) from edge to edge of a picture: a list, a bytearray a page."""
    width = len(picture[0])
    steps = len(heights) - 1
    before = heights[0]
    drawn = 0
    for x in range(width):
        step, part = divmod(x * steps, width - 1)
        y = heights[step]
        if part:
            y += (heights[step + 1] - y) * part // (width - 1)
        for dot in range(min(before, y), max(before, y) + 1):
            drawn += 1
            if thick:
                for row in (dot, max(0, dot - 1)):
                    picture[row >> 3][x] |= 1 << (row & 7)
            elif drawn % _DOTS == 0:
                picture[dot >> 3][x] |= 1 << (dot & 7)
        before = y
