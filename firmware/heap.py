"""Keeps the last piece of a heap that grows as it is needed, as CircuitPython's does.

Such a heap gets another piece only when a collection has not made room for something, and a collection lets go of a
piece with nothing in it. In a game that just fills the pieces before, each picture took several collections of 25 ms: a
collection always made room for a little. So a small object is put behind the room for a press, and stays there.
"""

import gc

# Items of a tuple, four bytes each: longer than any gap between what stays for long.
_ROOM = 1500
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
        nothing = (None,)
        room = nothing * _ROOM
        filled = None
        grown = gc.mem_free() + gc.mem_alloc() != size
        while grown:
            small = nothing * 4
            if id(small) > id(room):  # an address
                _held = small
                break
            filled = (filled, small)
    except MemoryError:
        pass
    finally:
        gc.enable()
