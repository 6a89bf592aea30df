"""The region's flash as it is on a board: NOR, 16 sectors, with a log of all that is done to it, and cuts in that.

Programming makes zeros of ones, a page of 256 bytes at a time; only an erase of a whole sector makes ones. The real
stores of both runtimes run on it: `store(runtime, nor)`.
"""

import importlib.util
import os
import sys
import types
from typing import Any

from host.paths import FIRMWARE

SIZE = 65536
SECTOR = 4096
PAGE = 256
# What was done when the power goes: so many quarters of it, in order; or any of its bits.
QUARTERS = (0, 1, 2, 3, 4)
ANY_BITS = -1
TEARS = (*QUARTERS, ANY_BITS)
RUNTIMES = ("circuitpy", "micropy")

# Where it begins, and what it makes of the bytes there.
Operation = tuple[int, bytes]


class Nor:
    """The flash. `log`: what was done since it was cleared; `erases`: of each sector."""

    def __init__(self, cells: bytes = b"\xff" * SIZE) -> None:
        self.cells = bytearray(cells)
        self.log: list[Operation] = []
        self.erases = [0] * (SIZE // SECTOR)
        self.programs = 0

    def program(self, at: int, data: bytes) -> None:
        """Program bytes, page by page."""
        while data:
            part = data[: PAGE - at % PAGE]
            before = int.from_bytes(self.cells[at : at + len(part)], "big")
            self._change(at, (before & int.from_bytes(part, "big")).to_bytes(len(part), "big"))
            self.programs += 1
            at += len(part)
            data = data[len(part) :]

    def erase(self, sector: int) -> None:
        """Erase a sector."""
        self.erases[sector] += 1
        self._change(sector * SECTOR, b"\xff" * SECTOR)

    def operations(self) -> list[tuple[int, bool]]:
        """What the log has, as BoardGame.operations tells it of a board."""
        return [(at // PAGE, len(after) == SECTOR) for at, after in self.log]

    def _change(self, at: int, after: bytes) -> None:
        self.log.append((at, after))
        self.cells[at : at + len(after)] = after


def apply(cells: bytearray, operation: Operation, tear: int = 4, random: Any = None) -> None:
    """Do an operation of a log to the bytes of a flash, as far as `tear` says."""
    at, after = operation
    if tear != ANY_BITS:
        done = len(after) * tear // 4
        cells[at : at + done] = after[:done]
        return
    for place, byte in enumerate(after, at):
        cells[place] ^= (cells[place] ^ byte) & random.getrandbits(8)


class _Nvm:
    """Shaped like `microcontroller.nvm` of our image. What would have it rewrite a sector is an error here."""

    def __init__(self, nor: Nor) -> None:
        self.nor = nor

    def __len__(self) -> int:
        return SIZE

    def __getitem__(self, index: Any) -> bytearray:
        return self.nor.cells[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        start, stop, _ = index.indices(SIZE)
        if stop - start != len(value):
            raise ValueError("slice and value have to be of one length")
        if start % SECTOR == 0 and len(value) == SECTOR and value == b"\xff" * SECTOR:
            self.nor.erase(start // SECTOR)
            return
        if any(~old & new for old, new in zip(self.nor.cells[start:stop], value, strict=True)):
            raise AssertionError(f"at {start}: ones are made of zeros, which erases a sector")
        while start < stop:  # a page that stays as it is is not programmed
            end = min(stop, start - start % PAGE + PAGE)
            part = bytes(value[len(value) - (stop - start) : len(value) - (stop - end)])
            if part != self.nor.cells[start:end]:
                self.nor.program(start, part)
            start = end


class _Blocks:
    """Shaped like `rp2.Flash(start=0, len=65536)`."""

    def __init__(self, nor: Nor) -> None:
        self.nor = nor

    def readblocks(self, block: int, data: bytearray, offset: int) -> None:
        """Read bytes."""
        at = block * SECTOR + offset
        data[:] = self.nor.cells[at : at + len(data)]

    def writeblocks(self, block: int, data: bytearray, offset: int) -> None:
        """Program whole pages, without an erase."""
        at = block * SECTOR + offset
        assert at % PAGE == 0 and len(data) % PAGE == 0, "no whole page"
        self.nor.program(at, bytes(data))

    def ioctl(self, what: int, block: int) -> None:
        """Erase a block."""
        assert what == 6
        self.nor.erase(block)


_drivers: dict[str, Any] = {}


def _driver(runtime: str) -> Any:
    """The store's driver of a runtime, loaded once, beside stand-ins for what only the board has."""
    if runtime not in _drivers:
        fakes: dict[str, Any] = {
            "microcontroller": types.SimpleNamespace(nvm=None),
            "rp2": types.SimpleNamespace(Flash=None),
            "this_image": types.SimpleNamespace(REGION=True),
        }
        before = {name: sys.modules.get(name) for name in fakes}
        sys.modules.update(fakes)
        try:
            path = os.path.join(FIRMWARE, "drivers", runtime, "store.py")
            spec: Any = importlib.util.spec_from_file_location(f"store_{runtime}", path)
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
        finally:
            for name, old in before.items():
                if old is None:
                    del sys.modules[name]
                else:
                    sys.modules[name] = old
        _drivers[runtime] = module
    return _drivers[runtime]


def store(runtime: str, nor: Nor) -> Any:
    """The real store of a runtime on this flash, as it is after power-on."""
    module = _driver(runtime)
    if runtime == "circuitpy":
        module.nvm = _Nvm(nor)
    else:
        module.rp2.Flash = lambda start, len: _Blocks(nor)
    made = module.Store()
    made.random = lambda count: bytes(range(count))
    return made
