"""Keeps the last piece of a heap that grows as it is needed, as CircuitPython's does.

Such a heap gets another piece only when a collection has not made room for something, and a collection lets go of a
piece with nothing in it. In a game that just fills the pieces before, each picture took several collections of 25 ms: a
collection always made room for a little. So a small object is put behind the room for a press, and stays there.
"""

import gc

# Items of a tuple, four bytes each: what a press takes at the most (an undo in a town) where the code runs from the
# flash and leaves so much; else what is longer than any gap between what stays for long.
_ROOMS = (9000, 1500)
_held = None


def keep_room():
    """Have room in one piece, and keep it. Where there is none, or the heap does not grow: no harm.

    For `App.ahead`: the memory was collected just before, and is again behind it. Here that would take twice as long.
    """
    global _held
    if not hasattr(gc, "mem_free"):
        return
    _held = None
    size = gc.mem_free() + gc.mem_alloc()
    gc.disable()  # or the gaps, filled here, would be collected
    try:
        for items in _ROOMS:
            if not _held:
                _held = _behind(items, size)
    finally:
        gc.enable()


def _behind(items, size):
    """A small object behind room for so many items, in a heap that had `size` bytes; None where it does not grow."""
    nothing = (None,)
    try:
        room = nothing * items
        filled = None
        grown = gc.mem_free() + gc.mem_alloc() != size
        while grown:
            small = nothing * 4
            if id(small) > id(room):  # an address
                return small
            filled = (filled, small)
    except MemoryError:
        pass
    return None
