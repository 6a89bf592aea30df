"""The copy of the functions' code in the flash, from which a board with CircuitPython runs them; and of the large
constants, fonts and pictures. (The words of four languages find no room.)

It lies in what the official image leaves free below nvm: the firmware's `drivers/circuitpy/in_place.py` finds it there.
CircuitPython itself never writes to that place, nor does a computer that has the drive. All numbers are little-endian.

    table      of 2 bytes a slot: where an entry begins, in 4 bytes from the table's beginning; 0: an empty slot
    entries    2 bytes: the length of the code, or the constant; 2: how many functions are nested in it; the code; up to
               a multiple of 4
    tail       the last 16 bytes: MARK, the table's place in the flash, the number of slots

A function's first slot is the third word of its code, exclusive-or the fourth, modulo the number of slots; if it is in
none of the slots from there to the next empty one, it is not in the flash.
"""

import os
import struct
from collections.abc import Iterable

from host.build.mpy import Function, Mpy
from host.paths import AnyPath

MARK = b"QuipuXIP"
SHORTEST = 16  # bytes: the least that a board's memory is given out by
_LARGE = 20  # bytes of a constant that is worth it
_WITHOUT = "words"
END = 0xFF000
BLOCK = 4096  # what a chip erases at once
_ERASED = b"\xff"


def functions_of(folder: AnyPath) -> list[Function]:
    """The functions of all compiled modules in a folder and below it, each once, in an order that does not change; and
    the large constants, as functions in which nothing is nested.
    """
    found: set[Function] = set()
    for here, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != _WITHOUT]
        for name in names:
            if name.endswith(".mpy"):
                with open(os.path.join(here, name), "rb") as file:
                    module = Mpy(file.read())
                found.update(module.functions())
                found.update(Function(held, 0) for held in module.constants if len(held) >= _LARGE)
    return sorted(function for function in found if len(function.code) >= SHORTEST)


def area(functions: Iterable[Function]) -> tuple[int, bytes]:
    """Return where in the flash the copy begins, and its bytes: whole blocks, as far as END."""
    functions = list(functions)
    slots = 2 * len(functions) + 1
    table = [0] * slots
    entries = bytearray()
    begin = (2 * slots + 3) // 4 * 4
    for code, nested in functions:
        third, fourth = struct.unpack_from("<II", code, 8)
        slot = (third ^ fourth) % slots
        while table[slot]:
            slot = (slot + 1) % slots
        table[slot] = (begin + len(entries)) // 4
        entries += struct.pack("<HH", len(code), nested) + code
        entries += bytes(-len(entries) % 4)
    content = struct.pack(f"<{slots}H", *table).ljust(begin, b"\0") + bytes(entries)
    start = (END - len(content) - len(MARK) - 8) // BLOCK * BLOCK
    tail = MARK + struct.pack("<II", start, slots)
    return start, content.ljust(END - start - len(tail), _ERASED) + tail
