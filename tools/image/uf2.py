"""Reads a UF2 file back, block by block, and refuses one that a board must not get."""

import struct
from pathlib import Path

_BLOCK = 512
_HEAD = struct.Struct("<8I")
_FIRST, _SECOND, _LAST = 0x0A324655, 0x9E5D5157, 0x0AB16F30
_HAS_FAMILY = 0x2000
_PAGE = 256
# The RP2350's boot ROM asks for one block of a family of its own before the others (erratum E10).
_ABSOLUTE = 0xE48BFF57


class Unfit(Exception):
    """The file is not what should be flashed; the text says why."""


def check(path: Path, family: int, start: int, end: int) -> int:
    """Return the bytes from `start` to the end of the image in a UF2 file.

    Raises Unfit where a block is damaged, of another family, missing, there twice, or outside `start` to `end`.
    """
    content = path.read_bytes()
    if not content or len(content) % _BLOCK:
        raise Unfit(f"{path.name}: {len(content)} bytes are no whole blocks of {_BLOCK}")
    seen: set[int] = set()
    for at in range(0, len(content), _BLOCK):
        first, second, flags, address, size, _, count, of = _HEAD.unpack_from(content, at)
        where = f"{path.name}: block {at // _BLOCK}"
        if (first, second) != (_FIRST, _SECOND) or content[at + _BLOCK - 4 : at + _BLOCK] != _LAST.to_bytes(
            4, "little"
        ):
            raise Unfit(f"{where} does not begin and end as a block does")
        if flags & _HAS_FAMILY and of == _ABSOLUTE and family != _ABSOLUTE:
            continue
        if not flags & _HAS_FAMILY or of != family:
            raise Unfit(f"{where} is of family {of:#x}, not {family:#x}")
        if size != _PAGE or address % _PAGE:
            raise Unfit(f"{where} has {size} bytes for address {address:#x}: not a page")
        if not start <= address < end:
            raise Unfit(
                f"{where} is for {address:#x}, outside of {start:#x} to {end:#x}: the image is too large for its room"
            )
        if address in seen:
            raise Unfit(f"{where} is for {address:#x}, as one before it")
        seen.add(address)
    if min(seen, default=-1) != start or len(seen) != (max(seen) - start) // _PAGE + 1:
        raise Unfit(f"{path.name}: pages are missing between {start:#x} and its end")
    return max(seen) + _PAGE - start
