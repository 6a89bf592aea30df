"""A chip of NOR flash that keeps a log: what is in it after a power cut at any erase or program can be told afterwards.

An operation is (block, page, data): the program of a page of 256 bytes, or with page -1 the erase of a block of 4 KiB.
A block is immutable `bytes`, so that an image of the chip is a list that shares what has not changed.
"""

from typing import Any

BLOCK = 4096
PAGE = 256
ERASE = -1
_BLANK = b"\xff" * BLOCK
# What a power cut leaves of the operation under way: nothing begun, the first bytes done, any of the bits changed, or
# all done.
TEARS = ("before", "partly", "halfway", "after")


class Nor:
    """So many blocks, erased. `log` has the operations since it was last emptied; `counts` all of them."""

    def __init__(self, blocks: int) -> None:
        self.blocks = [_BLANK] * blocks
        self.log: list[Any] = []
        self.erases = 0
        self.programs = 0

    def erase(self, block: int) -> None:
        """Erase a block."""
        self._do((block, ERASE, b""))
        self.erases += 1

    def program(self, block: int, offset: int, data: bytearray) -> None:
        """Program bytes of one block, page by page: ones become zeros where the data have zeros."""
        at = 0
        while at < len(data):
            page, first = divmod(offset + at, PAGE)
            part = bytes(data[at : at + PAGE - first])
            self._do((block, page, b"\xff" * first + part + b"\xff" * (PAGE - first - len(part))))
            self.programs += 1
            at += len(part)

    def read(self, block: int, offset: int, size: int) -> bytes:
        """Bytes of one block."""
        return self.blocks[block][offset : offset + size]

    def _do(self, operation: tuple[int, int, bytes]) -> None:
        self.log.append(operation)
        apply(self.blocks, operation)


def apply(blocks: list[bytes], operation: tuple[int, int, bytes], tear: str = "after", random: Any = None) -> None:
    """Do an operation to an image, or what a power cut leaves of it."""
    block, page, data = operation
    if tear == "before":
        return
    old = blocks[block]
    start, stop = (0, BLOCK) if page == ERASE else (page * PAGE, (page + 1) * PAGE)
    before = old[start:stop]
    after = _BLANK if page == ERASE else _and(before, data)
    if tear == "halfway":
        after = _mix(before, after, random.randbytes(len(after)))
    if tear == "partly":
        done = random.randrange(len(after))
        after = after[:done] + before[done:]
    blocks[block] = old[:start] + after + old[stop:]


def _and(a: bytes, b: bytes) -> bytes:
    return (int.from_bytes(a, "little") & int.from_bytes(b, "little")).to_bytes(len(a), "little")


def _mix(before: bytes, after: bytes, which: bytes) -> bytes:
    """The bits of `after` where `which` has ones, else those of `before`."""
    mask = int.from_bytes(which, "little")
    mixed = int.from_bytes(before, "little") & ~mask | int.from_bytes(after, "little") & mask
    return mixed.to_bytes(len(before), "little")
