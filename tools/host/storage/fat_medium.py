"""What the FAT drive lies on: the flash behind a cache of one 4 KiB block, and an empty file system made in it."""

from typing import Any

from host.storage.nor import BLOCK, PAGE

SECTOR = 512
BLOCKS = 256
FAT = 1  # first sector of the table
ENTRY = 32


def make(nor: Any, first: int) -> None:
    """Make an empty file system of 1 MiB in a `Nor`, as CircuitPython has it on a Pico."""
    sectors, fat, entries = BLOCKS * BLOCK // SECTOR, 6, 512
    boot = bytearray(SECTOR)
    boot[0:3] = b"\xeb\x3c\x90"
    boot[3:11] = b"MSDOS5.0"
    boot[11:13] = SECTOR.to_bytes(2, "little")
    boot[13:17] = bytes((1, FAT, 0, 1))
    boot[17:19] = entries.to_bytes(2, "little")
    boot[19:21] = sectors.to_bytes(2, "little")
    boot[21] = 0xF8
    boot[22:24] = fat.to_bytes(2, "little")
    boot[510:512] = b"\x55\xaa"
    table = b"\xf8\xff\xff".ljust(fat * SECTOR, b"\0")
    head = bytes(boot) + table + bytes(entries * ENTRY)
    for block in range(BLOCKS):
        nor.blocks[first + block] = head[block * BLOCK : (block + 1) * BLOCK].ljust(BLOCK, b"\xff")


class Flash:
    """The drive in a `Nor`, whose first block is `first`, behind the cache."""

    def __init__(self, nor: Any, first: int) -> None:
        self.nor = nor
        self.first = first
        self.cached = -1
        self.cache = bytearray()

    def read(self, sector: int) -> bytearray:
        """Read a sector."""
        self.flush()
        block, offset = divmod(sector * SECTOR, BLOCK)
        return bytearray(self.nor.read(self.first + block, offset, SECTOR))

    def write(self, sector: int, data: bytes | bytearray) -> None:
        """Write a sector, into the cache."""
        block, offset = divmod(sector * SECTOR, BLOCK)
        if block != self.cached:
            self.flush()
            self.cache = bytearray(self.nor.blocks[self.first + block])
            self.cached = block
        self.cache[offset : offset + SECTOR] = data

    def flush(self) -> None:
        """Erase and program the block that is cached."""
        block, self.cached = self.cached, -1
        if block >= 0:
            self.nor.erase(self.first + block)
            for offset in range(0, BLOCK, PAGE):
                self.nor.program(self.first + block, offset, self.cache[offset : offset + PAGE])
