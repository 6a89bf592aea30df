"""What a power cut leaves behind: a model of the flash under CircuitPython's nvm, and of a drive with files.

The real store drivers run on them: `circuitpy_store(flash, drive)`, `micropy_store(drive)`. Everything written takes
*instants*, one for each byte and one for the end of each operation; `Power` goes off at the instant it is told. From
then on nothing can be read or written: `PowerCut` is raised until `Power.on()`.
"""

import importlib.util
import os
import sys
import types
from typing import Any

from host.paths import FIRMWARE

from persistence.records import LAYOUT

ERASED = 0xFF
# What becomes of the bytes that an operation has not come to when the power goes.
AS_IT_WAS = "as it was"
HALF = "half"  # programmed or erased halfway: any of the bits that change may have changed already
ALL_ONES = "all ones"  # erased already, or not programmed at all; in a file: it has its length but not its bytes
ZEROS = "zeros"  # the same in a file
TEARS_OF_FLASH = (AS_IT_WAS, HALF, ALL_ONES)
TEARS_OF_FILES = (AS_IT_WAS, ALL_ONES, ZEROS)


class PowerCut(Exception):
    """The power is off. No OSError: no driver may take it for a fault it can live with."""


class Power:
    """Counts instants; goes off at instant `cut` (-1: never), leaving what `tear` says. `random` decides on bits."""

    def __init__(self, random: Any = None) -> None:
        self.random = random
        self.on()

    def on(self, cut: int = -1, tear: str = AS_IT_WAS) -> None:
        """The power comes back; it goes off after `cut` more instants."""
        self.instants = 0
        self.cut = cut
        self.tear = tear
        self.off = False

    def spend(self, length: int) -> int:
        """An operation on `length` bytes begins: how many of them it will come to."""
        self.check()
        if 0 <= self.cut <= self.instants + length:
            self.off = True
            return self.cut - self.instants
        self.instants += length + 1
        return length

    def check(self) -> None:
        """Raise PowerCut when the power is off."""
        if self.off:
            raise PowerCut

    def half(self, before: Any, after: Any) -> Any:
        """A byte somewhere between what it was and what it becomes."""
        return before ^ ((before ^ after) & self.random.getrandbits(8))


class Flash:
    """One sector of NOR flash, shaped like `microcontroller.nvm`.

    Programming only turns ones into zeros, a page at a time; only an erase of the whole sector makes ones. Assigning to
    bytes that are all 0xFF programs them; anything else reads the sector, erases it and programs it anew.
    """

    SIZE = 4096
    PAGE = 256

    def __init__(self, power: Any, content: bytes = b"") -> None:
        self.power = power
        self.cells = bytearray(content) + b"\xff" * (self.SIZE - len(content))
        self.erases = 0
        self.programs = 0

    def __len__(self) -> int:
        return self.SIZE

    def __getitem__(self, index: Any) -> bytearray:
        self.power.check()
        return self.cells[index]  # a bytearray of its own for a slice, as on the board

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, slice):
            start, stop, step = index.indices(self.SIZE)
            if step != 1 or stop - start != len(value):
                raise ValueError("slice and value have to be of one length")
        else:
            start, stop, value = index, index + 1, bytes([value])
        self.power.check()
        if self.cells[start:stop].strip(bytes([ERASED])):
            whole = bytearray(self.cells)
            whole[start:stop] = value
            self.erase()
            start, value = 0, whole
        at = 0
        while at < len(value):
            end = min(len(value), at + self.PAGE - (start + at) % self.PAGE)
            self.program(start + at, value[at:end])
            at = end

    def erase(self) -> None:
        """Erase the sector."""
        self.erases += 1
        self._change(0, bytes([ERASED]) * self.SIZE)

    def program(self, start: int, data: bytearray) -> None:
        """Program part of a page."""
        self.programs += 1
        before = int.from_bytes(self.cells[start : start + len(data)], "big")
        self._change(start, (before & int.from_bytes(data, "big")).to_bytes(len(data), "big"))

    def _change(self, start: int, after: bytes) -> None:
        come = self.power.spend(len(after))
        before = bytes(self.cells[start : start + len(after)])
        self.cells[start : start + come] = after[:come]
        if self.power.off:
            if self.power.tear == HALF:
                for i in range(come, len(after)):
                    self.cells[start + i] = self.power.half(before[i], after[i])
            elif self.power.tear == ALL_ONES and after.count(ERASED) == len(after):  # an erase that was done in fact
                self.cells[start : start + len(after)] = after
            self.power.check()


class Drive:
    """Files by path, with the parts of `os` and `open` that the drivers use. What is written is there byte by byte."""

    def __init__(self, power: Any, files: Any = None) -> None:
        self.power = power
        self.files = dict(files or {})
        self.held = False  # a computer holds the drive: it can only be read
        self.broken = False  # nothing can be written, nor read

    def copy(self) -> Any:
        """The same files on a drive of their own."""
        return Drive(self.power, self.files)

    def _writable(self) -> None:
        self.power.check()
        if self.held or self.broken:
            raise OSError(30, "read-only")

    def open(self, path: str, mode: str) -> Any:
        """As the built-in, for modes rb, wb, ab, r+b."""
        self.power.check()
        if self.broken:
            raise OSError(5, "input/output error")
        if mode != "rb":
            self._writable()
        if mode in ("rb", "r+b") and path not in self.files:
            raise OSError(2, "no such file")
        if mode == "wb":
            self.files[path] = b""
            self._instant()
        elif mode == "ab":
            self.files.setdefault(path, b"")
        return _File(self, path, len(self.files[path]) if mode == "ab" else 0)

    def mkdir(self, path: str) -> None:
        """Folders are not modelled: each is a file of its own that nobody reads."""
        self._writable()
        self.files[path] = b""

    def stat(self, path: str) -> tuple[int, ...]:
        """Whether the file is there; raises OSError when not."""
        self.power.check()
        if self.broken or path not in self.files:
            raise OSError(2, "no such file")
        return 0, 0, 0, 0, 0, 0, len(self.files[path])

    def rename(self, old: Any, new: Any) -> None:
        """At one instant, over what is there, as littlefs does it."""
        self._writable()
        if old not in self.files:
            raise OSError(2, "no such file")
        self._instant(lambda: self.files.__setitem__(new, self.files.pop(old)))

    def sync(self) -> None:
        """Everything is written at once anyway."""
        self.power.check()

    def _instant(self, happens: Any = lambda: None) -> None:
        if self.power.spend(1):
            happens()
        self.power.check()


class _File:
    def __init__(self, drive: Any, path: str, at: int) -> None:
        self.drive = drive
        self.path = path
        self.at = at

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def read(self, size: int = -1) -> bytes:
        self.drive.power.check()
        data = self.drive.files[self.path][self.at :]
        return data if size < 0 else data[:size]

    def write(self, data: bytes) -> int:
        self.drive._writable()
        data = bytes(data)
        power = self.drive.power
        come = power.spend(len(data))
        old = self.drive.files[self.path]
        written = data[:come]
        if power.off and power.tear in (ALL_ONES, ZEROS):
            written += (b"\xff" if power.tear == ALL_ONES else b"\0") * (len(data) - come)
        self.drive.files[self.path] = old[: self.at] + written + old[self.at + len(written) :]
        self.at += len(written)
        power.check()
        return len(data)

    def flush(self) -> None:
        self.drive._writable()

    def close(self) -> None:
        pass  # nothing is held back; and after a power cut nobody closes anything


def _module(name: str, path: tuple[Any, ...], **modules: Any) -> Any:
    """A driver of its own, made from its file with these modules in place of those it imports."""
    before = {name: sys.modules.get(name) for name in modules}
    sys.modules.update(modules)
    try:
        spec: Any = importlib.util.spec_from_file_location(name, os.path.join(FIRMWARE, *path))
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        for name, old in before.items():
            if old is None:
                del sys.modules[name]
            else:
                sys.modules[name] = old
    return module


_drivers: dict[Any, Any] = {}


def _driver(runtime: str) -> tuple[Any, Any]:
    """The store's driver of a runtime and the records beside it, loaded once."""
    if runtime not in _drivers:
        records = _module("drivers.records", ("drivers", "records.py"))
        fakes = {"drivers.records": records, "microcontroller": types.SimpleNamespace(nvm=None)}
        fakes["rp2"] = types.SimpleNamespace(Flash=None)
        # Collecting takes longer here than all else.
        fakes["gc"] = types.SimpleNamespace(collect=lambda: None)
        _drivers[runtime] = _module(f"store_{runtime}", ("drivers", runtime, "store.py"), **fakes), records
    return _drivers[runtime]


def _use(drive: Any, *modules: Any) -> None:
    for module in modules:
        module.os = drive
        module.open = drive.open


def laid_out(power: Any) -> Any:
    """A drive with the places of the records on it."""
    drive = Drive(power)
    _, records = _driver("circuitpy")
    _use(drive, records)
    records.Files("/saves").lay_out(LAYOUT)
    return drive


def circuitpy_store(flash: Any, drive: Any = None) -> Any:
    """The real store of CircuitPython on this flash and drive, as it is after power-on."""
    store, _ = _driver("circuitpy")
    use_drive("circuitpy", drive or laid_out(flash.power))
    store.nvm = flash
    return store.Store()


def driver_of_records(drive: Any) -> Any:
    """The driver of the records' files, which from here on has this drive."""
    use_drive("circuitpy", drive)
    return _driver("circuitpy")[1]


def use_drive(runtime: str, drive: Any) -> None:
    """From here on all stores of that runtime have this drive: it is `os` and `open` to them."""
    _use(drive, *_driver(runtime))


def micropy_store(flash: Any, drive: Any) -> Any:
    """The real store of MicroPython on this flash (as `rp2.Flash()`) and drive, as it is after power-on."""
    store, _ = _driver("micropy")
    use_drive("micropy", drive)
    store.rp2.Flash = lambda: flash
    return store.Store()
