"""Draw boxes and pegs: how much there is, what is added or taken, what is free."""

from canvas import text_width
from micropython import const
from screens.frame import LIST_RIGHT, ROW_LEFT
from screens.rows import draw_label
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.game import SheetRow
    from engine.parts import Label
    from engine.prompts import AllotRow

# Pegs begin here, and end before the value: one is two columns and a gap. Full, being taken, and an empty hole.
_PEGS_LEFT = const(62)
_PEGS = const((b"\x7e\x7e\x00", b"\x54\x2a\x00", b"\x18\x18\x00"))
_PEG_GAP = const(3)
# A box, as on paper: solid, hatched if just filled, hollow, each with its gap in front. More than four are narrower.
# More than _MAX_BOXES become numbers: boxes still narrower would look like digits.
_BOXES = const((b"\x00\x7c\x7c\x7c\x7c\x7c", b"\x00\x7c\x6c\x54\x6c\x7c", b"\x00\x7c\x44\x44\x44\x7c"))
_NARROW = const((b"\x00\x7c\x7c\x7c\x7c", b"\x00\x7c\x6c\x54\x7c", b"\x00\x7c\x44\x44\x7c"))
_MAX_WIDE_BOXES = const(4)
_MAX_BOXES = const(6)
# Columns for the boxes after a worth: as many as the longest names leave.
_BOXES_WIDTH = const(29)
# Columns around the numbers on a light ground.
_PILL = const(2)


def pegs(canvas: "Canvas", page: int, label: str, right: int, value: int, most: int, amount: int = 0) -> None:
    """Draw a label and `most` pegs up to column `right`: `value` full, `amount` of these being taken."""
    value -= amount
    full, taken, hole = _PEGS
    run = full * value + taken * amount + hole * (most - value - amount)
    x = max(_PEGS_LEFT, min(ROW_LEFT + text_width(label) + _PEG_GAP, right - len(run)))
    draw_label(canvas, page, label, x)
    canvas.columns(x, page, run)


def boxed(canvas: "Canvas", page: int, row: "AllotRow | SheetRow", worth: "Label | None", amount: int = 0) -> None:
    """Draw a row that has boxes: label, the label `worth` or None, boxes. `amount` boxes are just filled."""
    right = boxes(canvas, LIST_RIGHT, page, row.value or 0, row.most, amount)
    text = translate(worth) if worth else ""
    end = min(right, LIST_RIGHT - _BOXES_WIDTH) if text else right
    # While many boxes fill, the name needs the room. The bottom line shows the worth, too.
    if text and ROW_LEFT + text_width(translate(row.label)) + 1 <= end - text_width(text):
        right = canvas.text_right(end, page, text)
    # Texts end with a dark column: a second one parts them from what follows.
    draw_label(canvas, page, translate(row.label), right + 1)


def boxes(canvas: "Canvas", right: int, page: int, value: int, size: int, amount: int = 0) -> int:
    """Draw `size` boxes up to column `right`: `value` filled, `amount` just filled. Many are numbers instead.

    The numbers have a light ground if some boxes are just filled. Return the column where what is before them ends.
    """
    if size > _MAX_BOXES:
        x = canvas.text_right(right - _PILL, page, "%d/%d" % (value + amount, size)) - _PILL
        if amount:
            canvas.pill(x, page, right - x)
        return x - 1
    filled, fresh, free = _BOXES if size <= _MAX_WIDE_BOXES else _NARROW
    run = filled * value + fresh * amount + free * (size - value - amount)
    x = right - len(run)
    canvas.columns(x, page, run)
    return x
