"""A model of the display: the chip (SSD1306, SSD1309 or SH1106), which decodes what it gets, and the bus it hangs on.

It shows real pixels and refuses what the chip does not know, so a fault in a driver is seen, not nodded through.
"""

import errno
import os
from typing import Any

# Of a byte of eight pixels one, light (1) or dark (0): a column each.
_PIXELS = [bytes(byte >> bit & 1 for byte in range(256)) for bit in range(8)]
_INVERTED = [bytes(pixel ^ 1 for pixel in pixels) for pixels in _PIXELS]
SIZES = {"ssd1306": (128, 0), "ssd1309": (128, 0), "sh1106": (132, 2)}  # columns of memory, the first visible one
# Values allowed after DB, the voltage of rows that are not lit.
_LEVELS = {"ssd1306": (0x00, 0x20, 0x30), "ssd1309": (0x00, 0x34, 0x3C), "sh1106": range(256)}
# Switches that the last bit of a command sets.
_SWITCHES = {0xA0: "remapped", 0xA4: "all_light", 0xA6: "inverted", 0xAE: "on"}
_UNLOCKED, _LOCKED = 0x12, 0x16  # after FD: an SSD1309 takes commands, or none but FD


class BadCommand(Exception):
    """Bytes that the chip does not understand."""


class Ssd1306:
    """The chip and its glass, 128x64, wired as on the usual modules: upright with segments and rows remapped (A1, C8).

    `kind` is "ssd1306", "ssd1309" (whose voltage comes from outside) or "sh1106". `commands` and `data` count the
    bytes that came as such.
    """

    def __init__(self, kind: str = "ssd1306") -> None:
        self.kind = kind
        self.columns, self.first = SIZES[kind]
        self.commands = 0
        self.data = 0
        self.reset()

    def reset(self) -> None:
        """Power on: noise in the memory, everything else as the data sheet says."""
        self.memory = [bytearray((37 * x + 11 * page) & 0xFF for x in range(self.columns)) for page in range(8)]
        self.mode = 2
        self.column = self.page = 0
        self.column_window = (0, self.columns - 1)
        self.page_window = (0, 7)
        self.start_line = self.offset = 0
        self.contrast = 0x7F
        self.oscillator = 0x80
        self.remapped = self.rows_remapped = self.inverted = self.all_light = self.on = self.locked = False
        self.powered = self.kind == "ssd1309"
        self._pending = bytearray()
        self._torn = False
        self._control = -1
        self._one = False

    # Input over the bus.

    def start(self) -> None:
        """A transaction begins (after the address)."""
        self._control = -1

    def byte(self, value: Any) -> Any:
        """Take one byte. Raises BadCommand."""
        if self._control < 0:
            if value & 0x3F:
                raise BadCommand("control byte %02x" % value)
            self._control = value & 0x40
            self._one = bool(value & 0x80)
            return
        if self._control:
            self._data(value)
        else:
            self._command(value)
        if self._one:
            self._control = -1

    def take(self, values: bytes) -> None:
        """Take bytes of a transaction. Raises BadCommand."""
        at = 0
        while at < len(values):
            if self._control > 0 and not self._one and self.remapped and self.mode != 1:
                # All but the last byte of a row at once: only that one moves to another page or back.
                first, last = self.column_window if self.mode == 0 else (0, self.columns - 1)
                run = min(last - self.column, len(values) - at)
                if run > 0 and self.column >= first:
                    self.memory[self.page][self.column : self.column + run] = values[at : at + run]
                    self.column += run
                    self.data += run
                    at += run
                    continue
            self.byte(values[at])
            at += 1

    def wire(self, value: int, data: object) -> None:
        """Take one byte over SPI; `data`: the level of D/C. Raises BadCommand."""
        if data:
            self._data(value)
        else:
            self._command(value)

    def torn(self) -> None:
        """The transaction broke off: the next bytes will fill the missing arguments."""
        self._torn = bool(self._pending)

    def status(self) -> int:
        """Return the status byte as read from the chip."""
        return 0x03 if self.on else 0x43

    # What is seen.

    def pixels(self) -> list[bytes]:
        """Return what is seen: 64 rows of 128 bytes, 1 light, 0 dark."""
        if not self.on or not self.powered:
            return [bytes(128)] * 64
        if self.all_light:
            return [b"\1" * 128] * 64
        seen = _INVERTED if self.inverted else _PIXELS
        pages = [page[self.first : self.first + 128] for page in self.memory]
        rows = []
        for y in range(64):
            com = y if self.rows_remapped else 63 - y
            line = (com + self.start_line + self.offset) % 64
            rows.append(bytes(pages[line >> 3].translate(seen[line & 7])))
        return rows

    # How it works.

    def _data(self, value: Any) -> None:
        self.data += 1
        if self.column < self.columns:
            seen = self.column if self.remapped else self.columns - 1 - self.column
            self.memory[self.page][seen] = value
        if self.mode == 2:
            # The SSD1306 begins the page again, the SH1106 stops after its last column.
            self.column += 1
            if self.column == self.columns and self.kind != "sh1106":
                self.column = 0
            return
        first, last = self.column_window
        top, bottom = self.page_window
        if self.mode == 0:
            self.column = first if self.column == last else (self.column + 1) % self.columns
            if self.column == first:
                self.page = top if self.page == bottom else (self.page + 1) % 8
        else:
            self.page = top if self.page == bottom else (self.page + 1) % 8
            if self.page == top:
                self.column = first if self.column == last else (self.column + 1) % self.columns

    def _command(self, value: Any) -> None:
        self.commands += 1
        self._pending.append(value)
        if len(self._pending) > self._arguments(self._pending[0]):
            command, *arguments = self._pending
            self._pending = bytearray()
            torn, self._torn = self._torn, False
            self._do(command, arguments, torn)

    def _arguments(self, command: Any) -> int:
        if command in (0x81, 0xA8, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB):
            return 1
        if command == (0xFD if self.kind == "ssd1309" else 0xAD):
            return 1
        if self.kind != "sh1106":
            if command == 0x20 or command == 0x8D and self.kind == "ssd1306":
                return 1
            if command in (0x21, 0x22):
                return 2
        return 0

    def _need(self, condition: object, command: Any, arguments: Any, torn: bool) -> bool:
        if not condition and not torn:
            raise BadCommand("%02x with %s" % (command, " ".join("%02x" % a for a in arguments)))
        return bool(condition)

    def _do(self, command: Any, arguments: Any, torn: bool) -> None:
        a = arguments[0] if arguments else 0
        own = self.kind != "sh1106"
        if self.kind == "ssd1309" and command == 0xFD:
            if self._need(a in (_UNLOCKED, _LOCKED), command, arguments, torn):
                self.locked = a == _LOCKED
        elif self.locked:
            pass
        elif command < 0x10:
            self.column = self.column & 0xF0 | command
        elif command < 0x20:
            # The SSD1306 has three bits here.
            self.column = self.column & 0x0F | (command & (7 if own else 15)) << 4
        elif own and command == 0x20:
            if self._need(a & 3 < 3, command, arguments, torn):
                self.mode = 2 if a & 0x10 else a & 3  # 10h is what a well-known library sends for page addressing
        elif own and command == 0x21:
            b = arguments[1]
            if self._need(a <= b < 128, command, arguments, torn):
                self.column_window = (a, b)
                self.column = a
        elif own and command == 0x22:
            b = arguments[1]
            if self._need(a <= b < 8, command, arguments, torn):
                self.page_window = (a, b)
                self.page = a
        elif self.kind == "ssd1306" and command == 0x8D:
            self.powered = bool(a & 4)
        elif not own and 0x30 <= command <= 0x33:
            pass  # voltage of the converter
        elif 0x40 <= command <= 0x7F:
            self.start_line = command & 63
        elif command == 0x81:
            self.contrast = a
        elif command & 0xFE in _SWITCHES:
            setattr(self, _SWITCHES[command & 0xFE], bool(command & 1))
        elif command == 0xA8:
            self._need(15 <= a <= 63, command, arguments, torn)
        elif self.kind != "ssd1309" and command == 0xAD:
            if not own and self._need(a in (0x8A, 0x8B), command, arguments, torn):
                self.powered = a == 0x8B
        elif 0xB0 <= command <= 0xB7:
            self.page = command & 7
        elif 0xC0 <= command <= 0xCF:
            self.rows_remapped = bool(command & 8)
        elif command == 0xD3:
            self.offset = a & 63
        elif command == 0xD5:
            self.oscillator = a
        elif command == 0xDB:
            self._need(a in _LEVELS[self.kind], command, arguments, torn)
        elif command in (0xD9, 0xDA, 0xE3):
            pass  # timing, wiring of the rows, no operation
        else:
            raise BadCommand("%02x" % command)


class FakeI2C:
    """An I2C bus with the methods of CircuitPython's `busio.I2C`. Only who holds the lock may use it.

    `devices` maps an address to a Panel. Faults: `present = False` (nobody answers), `fail_after = n` (OSError
    instead of byte n from now, counting from 0; then cleared). `sent` counts the bytes after the address.
    """

    needs_lock = True

    def __init__(self, devices: Any) -> None:
        self.devices = devices
        self.present = True
        self.fail_after: int | None = None
        self.error = errno.ETIMEDOUT
        self.sent = 0
        self.locked = False

    def try_lock(self) -> bool:
        if self.locked:
            return False
        self.locked = True
        return True

    def unlock(self) -> None:
        if not self.locked:
            raise ValueError("not locked")
        self.locked = False

    def writeto(self, address: int, buffer: Any, stop: Any = True, *, start: int = 0, end: Any = None) -> Any:
        """Send one transaction; return the number of bytes (as `machine.I2C` does)."""
        data = bytes(memoryview(buffer)[start : len(buffer) if end is None else end])
        panel = self._device(address)
        panel.start()
        failing = self.fail_after is not None and self.fail_after < len(data)
        taken = data[: self.fail_after] if failing else data
        self.sent += len(taken)
        panel.take(taken)
        if failing:
            self.fail_after = None
            panel.torn()
            raise OSError(self.error, os.strerror(self.error))
        if self.fail_after is not None:
            self.fail_after -= len(data)
        return len(data)

    def readfrom_into(self, address: int, buffer: Any, *, start: int = 0, end: Any = None) -> None:
        status = self._device(address).status()
        for i in range(start, len(buffer) if end is None else end):
            if self.fail_after is not None:
                if not self.fail_after:
                    self.fail_after = None
                    raise OSError(self.error, os.strerror(self.error))
                self.fail_after -= 1
            buffer[i] = status

    def scan(self) -> list[int]:
        return sorted(self.devices) if self.present else []

    def deinit(self) -> None:
        """Nothing to give back."""

    def _device(self, address: int) -> Any:
        if self.needs_lock and not self.locked:
            raise RuntimeError("Function requires lock")
        if not self.present or address not in self.devices:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        return self.devices[address]
