"""Rows of boxes and pegs: how much there is, what is being added or taken away, what is free."""

from words import say

_GAP = 3
# One peg: two columns light and one dark between.
_FULL = b"\x7e\x7e\x00"
_EMPTY = b"\x18\x18\x00"
_CHANGING = b"\x5a\x5a\x00"
# A framed box, filled, filled just now, empty: few of them high, many small and in two lines.
_BOXES = (b"\x00\x7e\x7e\x7e\x7e", b"\x00\x7e\x5a\x5a\x7e", b"\x00\x7e\x42\x42\x7e")
_SMALL = (b"\x00\x07\x07\x07", b"\x00\x05\x02\x05", b"\x00\x07\x05\x07")
_HIGH = 7


def bar(canvas, x, page, value, cap, amount=0):
    """Draw `cap` pegs from column `x`: `value` of them there, `amount` of these being taken."""
    value -= amount
    run = _FULL * value + _CHANGING * amount + _EMPTY * (cap - value - amount)
    canvas.columns(x, page, run)


def boxed(canvas, right, page, row, amount=0):
    """Draw a row that has boxes: its label, its worth where that fits, its boxes, `amount` of them just filled.

    Return the column after the label.
    """
    end = canvas.text(1, page, say(row.label))
    x = boxes(canvas, right, page, row.value, row.most, amount)
    if row.worth:
        canvas.text_right(x - _GAP, page, say(row.worth), end + _GAP)
    return end


def boxes(canvas, right, page, value, size, amount=0):
    """Draw `size` boxes that end before column `right`: `value` filled, `amount` more filled just now; return where
    they begin.
    """
    shapes = _BOXES if size <= _HIGH else _SMALL
    run = shapes[0] * value + shapes[1] * amount + shapes[2] * (size - value - amount)
    if size > _HIGH:
        # The second half stands below the first one. As big numbers: byte by byte takes twice as long.
        width = len(shapes[0]) * ((size + 1) // 2)
        below = int.from_bytes(run[width:], "little") << 4
        run = (int.from_bytes(run[:width], "little") | below).to_bytes(width, "little")
    canvas.columns(right - len(run), page, run)
    return right - len(run)
