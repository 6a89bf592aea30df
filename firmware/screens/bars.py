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


def two_bars(canvas, x, page, giver, taker, cap, amount):
    """Draw the pegs of two who trade: above, who gives; below, who takes. `amount` changes hands and is thinner."""
    run = bytearray((3 * cap, 1))
    for peg in range(cap):
        column = 0x0E if peg < giver else 0x04
        column |= 0xE0 if peg < taker + amount else 0x40
        second = column
        if giver - amount <= peg < giver:
            second &= 0xF0
        if taker <= peg < taker + amount:
            second &= 0x0F
        run.extend(bytes((column, second, 0)))
    canvas.picture(x, page, run)
