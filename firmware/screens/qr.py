"""Make and draw QR codes of version 3, level L (ISO/IEC 18004).

A module takes two by two pixels. Only this version fits the display, so two tables hold the modules of its 29x29 that
never change. The mask is always the one that inverts every second module: weighing all eight takes longer than the
rest, and two readers read the result (test_torture.py).

This takes 1.6 KB; adafruit_miniqr takes 5.7 KB and has no segments of digits, so two codes would be needed.
"""

from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from canvas import Canvas

# The kinds of segments: digits; characters of IN_CAPITALS; bytes; a mark that the bytes are UTF-8.
DIGITS = const(1)
CAPITALS = const(2)
BYTES = const(4)
UTF8 = const(7)
# Bits of all segments together, and of the head of each kind.
BITS = const(440)
HEAD_OF_DIGITS = const(14)
HEAD_OF_CAPITALS = const(13)
HEAD_OF_BYTES = const(12)
HEAD_OF_UTF8 = const(12)
IN_CAPITALS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"

_MODULES = const(29)
# Columns of the display, with eight light ones on the left and on the right.
ACROSS = const(74)
_QUIET = const(8)
_CHECKS = const(15)
# The column of modules without data; pairs of columns skip it.
_TIMING = const(6)
# By column, 4 bytes, bit 0 on top: the modules without data, and the dark ones of those, with the mask.
_FIXED = (
    b"\xff\x01\xe0\x1f\xff\x01\xe0\x1f\xff\x01\xe0\x1f\xff\x01\xe0\x1f\xff\x01\xe0\x1f\xff\x01\xe0\x1f\xff\xff"
    b"\xff\x1f\xff\x01\xe0\x1f\xff\x01\xe0\x1f\x40\x00\x00\x00\x40\x00\x00\x00\x40\x00\x00\x00\x40\x00\x00\x00"
    b"\x40\x00\x00\x00\x40\x00\x00\x00\x40\x00\x00\x00\x40\x00\x00\x00\x40\x00\x00\x00\x40\x00\x00\x00\x40\x00"
    b"\x00\x00\x40\x00\xf0\x01\xff\x01\xf0\x01\xff\x01\xf0\x01\xff\x01\xf0\x01\xff\x01\xf0\x01\xff\x01\x00\x00"
    b"\xff\x01\x00\x00\xff\x01\x00\x00\xff\x01\x00\x00"
)
_DARK = (
    b"\x7f\x01\xc0\x1f\x41\x01\x40\x10\x5d\x01\x40\x17\x5d\x00\x40\x17\x5d\x01\x40\x17\x41\x01\x40\x10\x7f\x55"
    b"\xd5\x1f\x00\x01\x00\x00\xc4\x01\xe0\x1d\x00\x00\x00\x00\x40\x00\x00\x00\x00\x00\x00\x00\x40\x00\x00\x00"
    b"\x00\x00\x00\x00\x40\x00\x00\x00\x00\x00\x00\x00\x40\x00\x00\x00\x00\x00\x00\x00\x40\x00\x00\x00\x00\x00"
    b"\x00\x00\x40\x00\xf0\x01\x00\x01\x10\x01\x7f\x01\x50\x01\x41\x00\x10\x01\x5d\x00\xf0\x01\x5d\x00\x00\x00"
    b"\x5d\x01\x00\x00\x41\x00\x00\x00\x7f\x00\x00\x00"
)
# The logarithms of the factors of the generator polynomial of the check bytes.
_FACTORS = const(b"\x08\xb7\x3d\x5b\xca\x25\x33\x3a\x3a\xed\x8c\x7c\x05\x63\x69")
# The eight pixels of a page, by five modules: the first shows only its lower pixel, the last its upper one.
_PIXELS = (
    b"\x00\x01\x06\x07\x18\x19\x1e\x1f\x60\x61\x66\x67\x78\x79\x7e\x7f\x80\x81\x86\x87\x98\x99\x9e\x9f\xe0\xe1"
    b"\xe6\xe7\xf8\xf9\xfe\xff"
)


def encode(segments: "Sequence[tuple[int, bytes]]") -> bytes:
    """Return the 55 bytes of data of segments, (kind, text) each, of at most BITS."""
    bits = 1
    for kind, text in segments:
        bits = bits << 4 | kind
        if kind == UTF8:
            bits = bits << 8 | 26
            continue
        bits = bits << (10 if kind == DIGITS else 9 if kind == CAPITALS else 8) | len(text)
        step = 3 if kind == DIGITS else 2 if kind == CAPITALS else 1
        for at in range(0, len(text), step):
            part = text[at : at + step]
            if kind == DIGITS:
                bits = bits << (1 + 3 * len(part)) | int(part)
            elif kind == BYTES:
                bits = bits << 8 | part[0]
            else:
                value = 0
                for byte in part:
                    value = 45 * value + IN_CAPITALS.find(chr(byte))
                bits = bits << (11 if len(part) == 2 else 6) | value
    # End with four zeros, and fill the last byte; the leading 1 makes a byte that is dropped.
    length = len(bin(bits)) - 3
    end = min(BITS, length + 11 & ~7)
    data = (bits << (end - length)).to_bytes(end // 8 + 1, "big")[1:]
    return data + (b"\xec\x11" * 28)[: BITS // 8 - len(data)]


def checks(data: bytes) -> bytearray:
    """Return the 15 check bytes of 55 bytes: their remainder in the field of 256."""
    powers = bytearray(510)
    logs = bytearray(256)
    value = 1
    for i in range(255):
        powers[i] = powers[i + 255] = value
        logs[value] = i
        value = value << 1 ^ (0x11D if value & 128 else 0)
    rest = bytearray(_CHECKS + 1)
    for byte in data:
        first = byte ^ rest[0]
        log = logs[first]
        for i in range(_CHECKS):
            rest[i] = rest[i + 1] ^ (powers[log + _FACTORS[i]] if first else 0)
    return rest[:_CHECKS]


def modules(segments: "Sequence[tuple[int, bytes]]") -> "list[int]":
    """Return the dark modules: a number for each of the 29 columns, bit 0 on top."""
    data = encode(segments)
    data += checks(data)
    columns = []
    at = 0
    byte = 0
    for pair in range(_MODULES // 2):
        right = _MODULES - 1 - 2 * pair
        if right <= _TIMING:
            right -= 1
        fixed = [_number(_FIXED, right), _number(_FIXED, right - 1)]
        dark = [_number(_DARK, right), _number(_DARK, right - 1)]
        for y in range(_MODULES) if pair & 1 else range(_MODULES - 1, -1, -1):
            for i in range(2):
                if not fixed[i] >> y & 1:
                    if not at & 7:
                        byte = data[at >> 3] if at >> 3 < len(data) else 0
                    if (byte >> (7 - (at & 7)) ^ right + i + y + 1) & 1:
                        dark[i] |= 1 << y
                    at += 1
        columns += dark
    columns.insert(_MODULES - 1 - _TIMING, _number(_DARK, _TIMING))
    columns.reverse()
    return columns


def _number(table: bytes, column: int) -> int:
    return int.from_bytes(table[4 * column : 4 * column + 4], "little")


def draw(canvas: "Canvas", x: int, segments: "Sequence[tuple[int, bytes]]") -> None:
    """Draw a code on a light ground of full height, ACROSS columns from column `x` on."""
    columns = modules(segments)
    for page in range(8):
        canvas.fill(x, page, ACROSS, 255)
        for i in range(_MODULES):
            # Three light rows are above the code, so a page begins with the lower pixel of a module.
            pixels = 255 ^ _PIXELS[(columns[i] >> (4 * page - 2) if page else columns[i] << 2) & 31]
            canvas.set(x + _QUIET + 2 * i, page, pixels)
            canvas.set(x + _QUIET + 2 * i + 1, page, pixels)
