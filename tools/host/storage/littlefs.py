"""The drive of MicroPython: the real littlefs on a `Nor`, with the settings MicroPython gives it on a Pico.

`FlashBlocks` is `rp2.Flash()` on the same chip, by which the firmware programs the journal's block itself.
"""

import errno
import os
from typing import Any

import littlefs

from host.storage.nor import BLOCK

BLOCKS = 352
_ERASE = 6
_COUNT = 4


class _Chip:
    """What littlefs calls."""

    def __init__(self, nor: Any) -> None:
        self.nor = nor

    def read(self, cfg: Any, block: int, off: int, size: int) -> bytearray:
        return bytearray(self.nor.read(block, off, size))

    def prog(self, cfg: Any, block: int, off: int, data: bytes) -> int:
        self.nor.program(block, off, bytes(data))
        return 0

    def erase(self, cfg: Any, block: int) -> int:
        self.nor.erase(block)
        return 0

    def sync(self, cfg: Any) -> int:
        return 0


class FlashBlocks:
    """`rp2.Flash()`."""

    def __init__(self, nor: Any) -> None:
        self.nor = nor

    def ioctl(self, command: int, argument: int) -> int | None:
        """Count the blocks, or erase one."""
        if command == _ERASE:
            self.nor.erase(argument)
            return 0
        return len(self.nor.blocks) if command == _COUNT else None

    def readblocks(self, block: int, buffer: bytearray, offset: int) -> None:
        """Read into `buffer`."""
        buffer[:] = self.nor.read(block, offset, len(buffer))

    def writeblocks(self, block: int, buffer: bytearray, offset: int) -> None:
        """Program: with an offset nothing is erased."""
        self.nor.program(block, offset, bytes(buffer))


class LittleFsDrive:
    """The drive with the parts of `os` and `open` that the firmware uses. `format`: make it anew."""

    def __init__(self, nor: Any, format: bool = False) -> None:
        chip: Any = _Chip(nor)
        self.fs = littlefs.LittleFS(
            context=chip,
            mount=False,
            block_size=BLOCK,
            block_count=BLOCKS,
            read_size=32,
            prog_size=256,
            cache_size=1024,
            lookahead_size=32,
            disk_version=0x00020000,
        )
        if format:
            self.fs.format()
        self.fs.mount()
        self.urandom = os.urandom

    def stat(self, path: str) -> tuple[int, ...]:
        """As `os.stat`: the size is the seventh."""
        return 0, 0, 0, 0, 0, 0, _try(self.fs.stat, path).size

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        _try(self.fs.mkdir, path)

    def rename(self, old: str, new: str) -> None:
        """Rename, over what is there."""
        _try(self.fs.rename, old, new)

    def open(self, path: str, mode: str) -> Any:
        """As the built-in."""
        return _try(self.fs.open, path, mode)


def _try(call: Any, *arguments: Any) -> Any:
    """What fails raises an OSError with a number, as on the board."""
    try:
        return call(*arguments)
    except littlefs.LittleFSError as error:
        raise OSError(-error.code, str(error))
    except FileNotFoundError as error:
        raise OSError(errno.ENOENT, "no such file") from error
    except FileExistsError as error:
        raise OSError(errno.EEXIST, "it is there") from error
