"""Chart a race: a line per player for the totals after each round."""

from canvas import WIDTH, text_width
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from micropython import const
from screens.abbreviate import abbreviations
from screens.frame import title, title_room
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from canvas import Canvas

_FIRST_PAGE = const(1)
_PAGES = const(5)
_AXIS_PAGE = const(6)
_MAX_NAMES = const(6)
_RIGHT = const(102)  # the names follow
_TOP = const(2)  # rows of pixels below the title
_LETTERS = const(3)
_NAME_GAP = const(2)
_DOT_DISTANCE = const(3)


def draw_race(
    canvas: "Canvas",
    races: "Sequence[Sequence[int]]",
    order: "Sequence[int]",
    picked: int,
    times: "Sequence[str] | None" = None,
) -> None:
    """Draw `races`, each player's totals after each round, as lines with names.

    The line of number `picked` of `order` is thick, the others are dotted. times: the players' clocks, as texts.
    """
    names = [translate(player) for player in order]
    longer = translate("race") + translate("colon") + names[picked]
    if times:
        longer = names[picked] + " " + times[order[picked]]
    arrows = ARROW_LEFT + ARROW_RIGHT
    title(canvas, longer if text_width(longer) <= title_room(arrows) else translate("race"), arrows)
    lines = [list(races[player]) for player in order]
    rounds = len(lines[0])
    if rounds == 1:  # a level line
        lines = [2 * line for line in lines]
    top = max([max(line) for line in lines] + [1])
    low = min([min(line) for line in lines] + [0])
    left = 2 + max(text_width(str(top)), text_width(str(low)))
    for page, number in ((_FIRST_PAGE, top), (_PAGES, low)):
        canvas.text_right(left - 1, page, str(number))
    picture = [bytearray(_RIGHT - left) for _ in range(_PAGES)]
    heights = [[_TOP + (top - total) * (8 * _PAGES - 1 - _TOP) // (top - low) for total in line] for line in lines]
    for i, line in enumerate(heights):
        draw_line(picture, line, i == picked)
    for page in range(_PAGES):
        canvas.picture(left, _FIRST_PAGE + page, bytes((_RIGHT - left, 1)) + picture[page])
    names = abbreviations(names, _LETTERS)
    for i, page in ends_of([line[-1] >> 3 for line in heights], picked):
        x = canvas.text(_RIGHT + _NAME_GAP, _FIRST_PAGE + page, names[i])
        if i == picked:
            canvas.pill(_RIGHT, _FIRST_PAGE + page, min(x + _NAME_GAP, WIDTH) - _RIGHT)
    # Each round below its point.
    canvas.text(left - 1, _AXIS_PAGE, "1")
    middle = (rounds + 1) // 2
    if middle > 1:
        at = left + (_RIGHT - 1 - left) * (middle - 1) // (rounds - 1)
        canvas.text(at - text_width(str(middle)) // 2, _AXIS_PAGE, str(middle))
    if rounds > 1:
        canvas.text_right(_RIGHT, _AXIS_PAGE, str(rounds))


def ends_of(pages: "list[int]", picked: int) -> "list[tuple[int, int]]":
    """Return (number, page) of the names that fit, for lines that end on `pages`.

    `picked` always fits. Each name has a page of its own, as close to its line as the others allow.
    """
    shown = list(range(len(pages)))
    while len(shown) > _MAX_NAMES:  # drop the lowest ranks
        shown.remove(max([i for i in shown if i != picked]))
    order = [i for _, i in sorted([(pages[i], i) for i in shown])]
    ends = []
    free = 0
    for place, i in enumerate(order):
        page = max(free, min(pages[i], _MAX_NAMES - len(order) + place))
        ends.append((i, page))
        free = page + 1
    return ends


def draw_line(picture: "list[bytearray]", heights: "list[int]", thick: bool) -> None:
    """Draw a line through heights (pixel rows) across a picture's pages."""
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
            elif drawn % _DOT_DISTANCE == 0:
                picture[dot >> 3][x] |= 1 << (dot & 7)
        before = y
