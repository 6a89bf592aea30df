"""The region's flash as it is on a board: NOR, 16 sectors; with a log of all that is done to it, and cuts in that.

Programming makes zeros of ones, a page of 256 bytes at a time; only an erase of a whole sector makes ones. The real
stores of both runtimes run on it: `store(runtime, nor)`. An emulated board is held against its log.

It can be worn: bits read differently from one time to the next, sectors cannot be erased or programmed, with an error
or without one.
"""

import functools
import importlib.util
import os
import sys
from types import SimpleNamespace
from typing import Any
from unittest import mock

from host.paths import FIRMWARE

SIZE = 65536
SECTOR = 4096
PAGE = 256
# Part of an operation done when the power fails: a number of quarters of it, in order; or any of its bits.
QUARTERS = (0, 1, 2, 3, 4)
ANY_BITS = -1
TEARS = (*QUARTERS, ANY_BITS)
RUNTIMES = ("circuitpy", "micropy")
# How an operation fails: it raises, it does nothing, or it leaves any of its bits undone.
RAISES, IDLE, PARTLY = range(3)
DIES, DIES_WITHIN = -1, -7  # see `Nor.breaks`


class Nor:
    """The flash, with these bytes in it.

    erases: of each sector. before, log: the bytes at the last `mark`, and each operation since as (its first byte, the
    bytes there after it). unstable: bits, counted from the region's first, that read as 0 or 1.
    bytes_read, bytes_checked, records_tried: since the last start (see `storage.life`).
    no_erase, no_program: for the sectors that cannot be erased or programmed, how that fails. random: for choices.
    breaks: how many operations of the whole flash fail from the next front head of a sector on; DIES, DIES_WITHIN: the
    sector fails before that head or within it.
    """

    def __init__(self, cells: bytes | bytearray = b"\xff" * SIZE) -> None:
        self.cells = bytearray(cells)
        self.erases = [0] * (SIZE // SECTOR)
        self.bytes_read = self.bytes_checked = self.records_tried = 0
        self.unstable: set[int] = set()
        self.no_erase: dict[int, int] = {}
        self.no_program: dict[int, int] = {}
        self.random: Any = None
        self.breaks = self.failing = 0
        self.mark()

    def again(self) -> "Nor":
        """The same flash, worn in the same way, with bytes of its own."""
        nor = Nor(self.cells)
        nor.unstable, nor.random = set(self.unstable), self.random
        nor.no_erase, nor.no_program = dict(self.no_erase), dict(self.no_program)
        return nor

    def read(self, at: int, length: int) -> bytearray:
        """Read bytes, as they come out this time."""
        self.bytes_read += length
        data = self.cells[at : at + length]
        for bit in self.unstable:
            if at <= bit >> 3 < at + length and self.random.random() < 0.5:
                data[(bit >> 3) - at] ^= 1 << (bit & 7)
        return data

    def mark(self) -> None:
        """From here on operations are noted."""
        self.before = bytes(self.cells)
        self.log: list[tuple[int, bytes]] = []

    def program(self, at: int, data: bytes) -> None:
        """Program bytes, page by page."""
        while data:
            part = data[: PAGE - at % PAGE]
            old = int.from_bytes(self.cells[at : at + len(part)], "big")
            self._change(at, (old & int.from_bytes(part, "big")).to_bytes(len(part), "big"))
            at += len(part)
            data = data[len(part) :]

    def erase(self, sector: int) -> None:
        """Erase a sector."""
        self.erases[sector] += 1
        self._change(sector * SECTOR, b"\xff" * SECTOR)

    def _change(self, at: int, after: bytes) -> None:
        if self.breaks and at % SECTOR == 0 and after[2:3] == b"\2":
            if self.breaks < 0:
                self.no_erase[at // SECTOR] = self.no_program[at // SECTOR] = RAISES
                done = after[: DIES - self.breaks]
                self.log.append((at, done))
                self.cells[at : at + len(done)] = done
            self.failing, self.breaks = max(1, self.breaks), 0
        if self.failing:
            self.failing -= 1
            raise OSError(5)
        failing = self.no_erase if len(after) == SECTOR else self.no_program
        fails = failing.get(at // SECTOR)
        if fails == RAISES:
            raise OSError(5)
        if fails == IDLE:
            return
        if fails == PARTLY:
            old = self.cells[at : at + len(after)]
            after = bytes(a ^ (a ^ b) & self.random.getrandbits(8) for a, b in zip(old, after, strict=True))
        self.log.append((at, after))
        self.cells[at : at + len(after)] = after

    def flip(self, bit: int) -> None:
        """A bit turns by itself, counted from the region's first."""
        self.cells[bit >> 3] ^= 1 << (bit & 7)

    def operations(self) -> list[tuple[int, bool]]:
        """The page of each operation and whether it is an erase, as BoardGame.operations tells it of a board."""
        return [(at // PAGE, len(after) == SECTOR) for at, after in self.log]

    def torn(self, number: int, tear: int = 0, random: Any = None) -> "Nor":
        """Return the flash after a power cut in that operation of the log; TEARS has how much of it was done."""
        left = self.again()
        left.cells[:] = self.before
        cells = left.cells
        for at, after in self.log[:number]:
            cells[at : at + len(after)] = after
        for at, after in self.log[number : number + 1]:
            if tear == ANY_BITS:
                for place, byte in enumerate(after, at):
                    cells[place] ^= (cells[place] ^ byte) & random.getrandbits(8)
            else:
                done = len(after) * tear // 4
                cells[at : at + done] = after[:done]
        left.mark()
        return left


class _Nvm:
    """Act like `microcontroller.nvm` of our image: erase the sector for a write that makes a one of a zero."""

    def __init__(self, nor: Nor) -> None:
        self.nor = nor

    def __len__(self) -> int:
        return SIZE

    def __getitem__(self, index: Any) -> bytearray:
        start, stop, _ = index.indices(SIZE)
        return self.nor.read(start, stop - start)

    def __setitem__(self, index: Any, value: Any) -> None:
        start, stop, _ = index.indices(SIZE)
        if stop - start != len(value):
            raise ValueError("slice and value have to be of one length")
        if start % SECTOR == 0 and len(value) == SECTOR and value == b"\xff" * SECTOR:
            self.nor.erase(start // SECTOR)
            return
        if any(~old & new for old, new in zip(self[start:stop], value, strict=True)):
            for sector in range(start // SECTOR, (stop - 1) // SECTOR + 1):
                first = sector * SECTOR
                whole = self.nor.read(first, SECTOR)
                here = slice(max(start, first), min(stop, first + SECTOR))
                whole[here.start - first : here.stop - first] = value[here.start - start : here.stop - start]
                self.nor.erase(sector)
                self.nor.program(first, bytes(whole))
            return
        while start < stop:  # a page that stays as it is is not programmed
            end = min(stop, start - start % PAGE + PAGE)
            part = bytes(value[len(value) - (stop - start) : len(value) - (stop - end)])
            if part != self[start:end]:
                self.nor.program(start, part)
            start = end


class _Blocks:
    """Shaped like `rp2.Flash(start=0, len=65536)`."""

    def __init__(self, nor: Nor) -> None:
        self.nor = nor

    def readblocks(self, block: int, data: bytearray, offset: int) -> None:
        """Read bytes."""
        at = block * SECTOR + offset
        data[:] = self.nor.read(at, len(data))

    def writeblocks(self, block: int, data: bytearray, offset: int) -> None:
        """Program whole pages, without an erase."""
        at = block * SECTOR + offset
        assert at % PAGE == 0 and len(data) % PAGE == 0, "no whole page"
        self.nor.program(at, bytes(data))

    def ioctl(self, what: int, block: int) -> None:
        """Erase a block."""
        assert what == 6
        self.nor.erase(block)


@functools.cache
def _driver(runtime: str) -> Any:
    """Return the store's driver of a runtime, loaded once, with stand-ins for modules of the board."""
    fakes: Any = {
        "microcontroller": SimpleNamespace(nvm=None),
        "_rp2": SimpleNamespace(Flash=None),
        "this_image": SimpleNamespace(REGION=True),
    }
    with mock.patch.dict(sys.modules, fakes):
        path = os.path.join(FIRMWARE, "drivers", runtime, "store.py")
        spec: Any = importlib.util.spec_from_file_location(f"store_{runtime}", path)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return module


def store(runtime: str, nor: Nor) -> Any:
    """The real store of a runtime on this flash, as it is after power-on."""
    module = _driver(runtime)
    if runtime == "circuitpy":
        module.nvm = _Nvm(nor)
    else:
        module.Flash = lambda start, len: _Blocks(nor)
    made = module.Store()
    made.random = lambda count: bytes(range(count))
    made.nor = nor
    return made
