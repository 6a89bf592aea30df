"""Rows of boxes and pegs: how much there is, what is being added or taken away, what is free."""

from canvas import text_columns
from micropython import const
from words import translate

# One peg: two columns light and one dark between.
_FULL = const(b"\x7e\x7e\x00")
_EMPTY = const(b"\x18\x18\x00")
_CHANGING = const(b"\x5a\x5a\x00")
# A framed box, filled, filled just now, empty; where they are many they are narrow. Of more it is said how many.
_BOXES = const((b"\x00\x7e\x7e\x7e\x7e", b"\x00\x7e\x5a\x5a\x7e", b"\x00\x7e\x42\x42\x7e"))
_NARROW = const((b"\x00\x7e\x7e\x7e", b"\x00\x7e\x5a\x7e", b"\x00\x7e\x42\x7e"))
_WIDE = const(6)
_MOST = const(8)
# What boxes take of a row; the points stand before that, all in one column.
_ROOM = const(30)


def bar(canvas, x, page, value, cap, amount=0):
    """Draw `cap` pegs from column `x`: `value` of them there, `amount` of these being taken."""
    value -= amount
    run = _FULL * value + _CHANGING * amount + _EMPTY * (cap - value - amount)
    canvas.columns(x, page, run)


def boxed(canvas, right, page, row, worth, amount=0):
    """Draw a row that has boxes: its label, the label `worth` (or None), its boxes, `amount` of them just filled.

    Return the column after the label.
    """
    end = canvas.text(1, page, translate(row.label))
    if worth:
        canvas.text_right(right - _ROOM, page, translate(worth))
    boxes(canvas, right, page, row.value, row.most, amount)
    return end


def boxes(canvas, right, page, value, size, amount=0):
    """Draw `size` boxes that end before column `right`: `value` filled, `amount` more filled just now; of many as
    numbers, and as a line below these.
    """
    if size <= _MOST:
        shapes = _BOXES if size <= _WIDE else _NARROW
        run = shapes[0] * value + shapes[1] * amount + shapes[2] * (size - value - amount)
    else:
        text = text_columns("%d/%d" % (value + amount, size))
        there = _ROOM * value // size
        line = b"\x80" * there + b"\x00\x80" * _ROOM  # solid what was there, dotted what comes just now
        run = bytearray(_ROOM)
        run[_ROOM - len(text) :] = text
        for i in range(_ROOM * (value + amount) // size):
            run[i] |= line[i]
    canvas.columns(right - len(run), page, run)
