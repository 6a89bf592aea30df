"""Rows of boxes and pegs, three columns each: how much there is, what is being added or taken away, what is free."""

# One box or peg: two columns light and one dark between.
_FULL = b"\x7e\x7e\x00"
_EMPTY = b"\x18\x18\x00"
_CHANGING = b"\x5a\x5a\x00"


def bar(canvas, x, page, value, cap, amount=0, sign=1):
    """Draw `cap` boxes from column `x`: `value` of them full, `amount` more (sign 1) or of those (-1) changing."""
    if sign < 0:
        value -= amount
    run = _FULL * value + _CHANGING * amount + _EMPTY * (cap - value - amount)
    canvas.picture(x, page, bytes((3 * cap, 1)) + run)
