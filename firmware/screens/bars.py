"""Draw boxes and pegs: how much there is, what is added or taken, what is free."""

from canvas import text_columns
from micropython import const
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.game import SheetRow
    from engine.parts import Label
    from engine.prompts import AllotRow

# One peg: two light columns and a dark one.
_FULL = const(b"\x7e\x7e\x00")
_EMPTY = const(b"\x18\x18\x00")
_CHANGING = const(b"\x5a\x5a\x00")
# A framed box: filled, just filled, empty. More than a few are narrow; more than _MAX_BOXES become numbers.
_BOXES = const((b"\x00\x7e\x7e\x7e\x7e", b"\x00\x7e\x5a\x5a\x7e", b"\x00\x7e\x42\x42\x7e"))
_NARROW = const((b"\x00\x7e\x7e\x7e", b"\x00\x7e\x5a\x7e", b"\x00\x7e\x42\x7e"))
_MAX_WIDE_BOXES = const(6)
_MAX_BOXES = const(8)
# Columns for the boxes of a row; its worth ends before them.
_BOXES_WIDTH = const(30)


def bar(canvas: "Canvas", x: int, page: int, value: int, cap: int, amount: int = 0) -> None:
    """Draw `cap` pegs from column `x`: `value` filled, `amount` of these being taken."""
    value -= amount
    run = _FULL * value + _CHANGING * amount + _EMPTY * (cap - value - amount)
    canvas.columns(x, page, run)


def boxed(
    canvas: "Canvas", right: int, page: int, row: "AllotRow | SheetRow", worth: "Label | None", amount: int = 0
) -> int:
    """Draw a row that has boxes: label, the label `worth` or None, boxes.

    `amount` boxes are just filled. Return the column after the label.
    """
    end = canvas.text(1, page, translate(row.label))
    if worth:
        canvas.text_right(right - _BOXES_WIDTH, page, translate(worth))
    boxes(canvas, right, page, row.value or 0, row.most, amount)
    return end


def boxes(canvas: "Canvas", right: int, page: int, value: int, size: int, amount: int = 0) -> None:
    """Draw `size` boxes up to column `right`: `value` filled, `amount` just filled.

    If they don't fit, draw numbers above a line.
    """
    if size <= _MAX_BOXES:
        shapes = _BOXES if size <= _MAX_WIDE_BOXES else _NARROW
        run: "bytes | bytearray" = shapes[0] * value + shapes[1] * amount + shapes[2] * (size - value - amount)
    else:
        text = text_columns("%d/%d" % (value + amount, size))
        filled = _BOXES_WIDTH * value // size
        line = b"\x80" * filled + b"\x00\x80" * _BOXES_WIDTH  # filled boxes are solid, just filled ones dotted
        run = bytearray(_BOXES_WIDTH)
        run[_BOXES_WIDTH - len(text) :] = text
        for i in range(_BOXES_WIDTH * (value + amount) // size):
            run[i] |= line[i]
    canvas.columns(right - len(run), page, run)
