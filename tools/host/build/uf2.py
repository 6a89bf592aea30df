"""Reads a UF2 file block by block, and refuses one that a board must not get."""

import struct
from pathlib import Path

_BLOCK = 512
_HEAD = struct.Struct("<8I")
_FIRST, _SECOND, _LAST = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_HAS_FAMILY = 0x2000  # the flags of all blocks: they say of which family they are, and nothing else
_PAGE = 256


class Unfit(Exception):
    """The file is not what should be flashed; the text says why."""


def read(path: Path, family: int, start: int, end: int) -> bytes:
    """Return what a UF2 file has for `start` and on.

    Raises Unfit if it is not page after page from `start` in numbered blocks, or is of another family, or reaches
    beyond `end`; OSError.
    """
    content = path.read_bytes()
    count, rest = divmod(len(content), _BLOCK)
    if not count or rest:
        raise Unfit(f"{path.name}: not a UF2 file: {len(content)} bytes are no whole blocks of {_BLOCK}")
    pages = []
    for number in range(count):
        block = content[number * _BLOCK : (number + 1) * _BLOCK]
        where = f"{path.name}: block {number}"
        first, second, flags, address, size, told, of, its = _HEAD.unpack_from(block)
        if (first, second, block[-4:]) != (_FIRST, _SECOND, _LAST.to_bytes(4, "little")):
            raise Unfit(f"{where} is not one of a UF2 file: it does not begin and end as a block does")
        if flags != _HAS_FAMILY:
            raise Unfit(f"{where} has the flags {flags:#x}, not {_HAS_FAMILY:#x}")
        if its != family:
            raise Unfit(f"{where} is of family {its:#x}, not {family:#x}")
        if size != _PAGE:
            raise Unfit(f"{where} has {size} bytes, not a page of {_PAGE}")
        if (told, of) != (number, count):
            raise Unfit(f"{where} calls itself {told} of {of}, in a file of {count}")
        if address != start + number * _PAGE:
            raise Unfit(f"{where} is for {address:#x}, not {start + number * _PAGE:#x}")
        pages.append(block[_HEAD.size : _HEAD.size + _PAGE])
    if start + count * _PAGE > end:
        raise Unfit(f"{path.name} reaches to {start + count * _PAGE:#x}, beyond {end:#x}: too large for its room")
    return b"".join(pages)
