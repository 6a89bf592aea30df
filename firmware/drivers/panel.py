"""The display at the end of its wires: an SSD1306, SSD1309 or SH1106 that may be missing or unplugged at any time.

Only changed windows of columns are sent, each as one transaction: its position, then its columns. An SSD1306 takes
adjacent pages that changed completely in a single transaction. The bytes are those of I2C; `drivers/spi.py` adapts them
to SPI. display.py in `drivers/circuitpy/` and `drivers/micropy/` opens the bus and writes to it.
"""

import time

from canvas import PAGES, WHOLE
from input import ticks
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable

    from canvas import Canvas
    from drivers.hardware import Wiring

# A missing display raises OSError from the bus, ValueError from the library that finds nothing at the address, or
# RuntimeError from CircuitPython if the pull-ups, which are on the display, are missing.
_ERRORS = (OSError, ValueError, RuntimeError)

_RETRY = const(1000)  # ms between two attempts to find the display: one may take long
_COMMANDS = const(0x00)  # control byte: only commands follow
_DATA = const(0x40)  # control byte: only data follows
_WINDOW_HEAD = const(6)  # bytes of a window before its control byte for data: three commands, each with a control byte
_STATUS_OFF = const(0x40)  # bit of the status byte: the panel is dark
_RESET_SECONDS = 0.01  # RES is low, then high before the first command: some modules have a capacitor there

# Each begins with two NOPs, in case a command was cut off before its arguments, and leaves the panel dark.
_INIT_SSD1306 = (
    b"\x00\xe3\xe3\xae"
    b"\x40\xa8\x3f\xd3\x00\xda\x12"  # start line 0, 64 rows, no offset, alternating rows
    b"\xd5\x80\xd9\xf1\xdb\x30"  # clock, precharge, deselect level
    b"\xa4\xa6\x8d\x14"  # show memory, not inverted, charge pump on
)
_INIT_SH1106 = (
    b"\x00\xe3\xe3\xae"
    b"\x40\xa8\x3f\xd3\x00\xda\x12"
    b"\xd5\x80\xd9\xf1\xdb\x30"
    b"\xa4\xa6\xad\x8b\x32"  # show memory, not inverted, converter on, 8 V
)
# Its voltage is external (SSD1309 rev. 1.1, section 9): it has neither 8D nor AD, and other levels after DB.
_INIT_SSD1309 = (
    b"\x00\xe3\xe3\xfd\x12\xae"  # commands unlocked
    b"\x40\xa8\x3f\xd3\x00\xda\x12"
    b"\xd5\x80\xd9\x22\xdb\x34"
    b"\xa4\xa6"
)


class Panel:
    """The display, without what differs between the runtimes: `connect`, `disconnect`, `write` and `read`.

    `now` returns a tick (see ticks.py). `open_bus(settings)` returns the bus. `output(number)` returns a pin set to 1
    that is set by calling it with 0 or 1, or None for -1. `log` takes a line of text when the display stops answering
    and when it answers again.
    """

    def __init__(
        self,
        settings: "Wiring",
        now: "Callable[[], int]",
        open_bus: "Callable[[Wiring], Any]",  # the buses of the runtimes differ, and SPI's is another one
        output: "Callable[[int], Callable[[int], object] | None]",
        log: "Callable[[str], None]",
    ) -> None:
        self._settings = settings
        self._open_bus = open_bus
        self._output = output
        # See open_bus: each runtime declares its own type.
        self._bus: "Any" = None
        self._reset: "Callable[[int], object] | None" = None  # sets RES, if wired
        # SPI has no addresses and no answers.
        self._addresses: "tuple[int, ...]" = tuple(settings.ADDRESSES if settings.DISPLAY_BUS == "i2c" else ())
        self.address = 0
        self.kind = settings.DISPLAY
        self.sh1106 = self.kind == "sh1106"
        offset = settings.COLUMN_OFFSET
        if offset is None:
            offset = 2 if self.sh1106 else 0
        self._offset = offset
        self._mounted = settings.ROTATED
        self._turned = False
        self._now = now
        self._log = log
        self._canvas: "Canvas | None" = None  # the one shown last
        self._level = 0xCF
        self._on = True
        self._for_camera = False
        self._ready = False
        self._readable = False  # its status byte says whether the panel is on
        self._reported = False  # the log has it that the display is missing
        self._waiting = False  # for the time of the next attempt
        self._last_try = 0
        self._window = bytearray(b"\x80\xb0\x80\x00\x80\x10\x40")  # the page, the column's low and high half
        self._pages = bytearray(b"\x00\x20\x00\x21\x00\x7f\x22\x00\x07")  # all columns of pages, page after page
        self._crosses_pages = False  # data continues on the next page, which an SH1106 can't do
        self._command = bytearray(3)
        self._status = bytearray(1)

    # Overridden by each runtime. All except `disconnect` may raise OSError, ValueError or RuntimeError.

    def connect(self) -> None:
        """Open the bus and send an init sequence, as `init` does; raise quickly if nothing answers."""
        raise NotImplementedError

    def disconnect(self) -> None:
        """Close the bus, if it is open."""
        raise NotImplementedError

    def write(self, buffer: "bytes | bytearray", start: int, end: int) -> None:
        """Send buffer[start:end] as one transaction."""
        raise NotImplementedError

    def read(self, buffer: bytearray) -> None:
        """Fill `buffer` from the display."""
        raise NotImplementedError

    # Called by the app.

    def show(self, canvas: "Canvas") -> bool:
        """Send the changed windows; return False if no display answers."""
        self._canvas = canvas
        if self._send_changes(canvas):
            return True
        if not self._find(canvas) or not self._send_changes(canvas):
            return False
        self._light_up()
        return self._ready

    def _send_changes(self, canvas: "Canvas") -> bool:
        """Send the changed windows; return whether the display has them."""
        if not self._ready:
            return False
        whole = 0  # number of pages before this one that changed completely and aren't sent yet
        try:
            for page in range(PAGES):
                windows = canvas.changed(page)
                if windows is WHOLE and not self.sh1106:
                    whole += 1
                    continue
                if whole:
                    self._send_pages(canvas, page - whole, page - 1)
                    whole = 0
                for begin, end in windows:
                    self._send(canvas, page, begin, end)
            if whole:
                self._send_pages(canvas, PAGES - whole, PAGES - 1)
        except _ERRORS as error:
            self._lose(error)
            return False
        return True

    def contrast(self, level: int) -> None:
        """Set the brightness, 0 to 255. A missing display gets it once it answers."""
        self._level = level
        if self._ready:
            try:
                self._send_command(2, 0x81, level)
            except _ERRORS as error:
                self._lose(error)

    def for_camera(self, on: bool) -> None:
        """Scan the panel's rows at the highest rate, so that a camera sees fewer bands.

        A missing display gets it once it answers.
        """
        if on == self._for_camera:
            return
        self._for_camera = on
        if self._ready:
            try:
                self._set_oscillator()
            except _ERRORS as error:
                self._lose(error)

    def power(self, on: bool) -> None:
        """Light the panel, or let it sleep with its picture. A missing display gets it once it answers."""
        was_on = self._on
        self._on = on
        if not self._ready:
            return
        try:
            if on and not was_on:
                # While dark it may have lost its state unnoticed, so send all of it again.
                self.reset()
                self.init()
                self._settle()
                if self._canvas:
                    self._canvas.invalidate()
            self._send_command(1, 0xAF if on else 0xAE)
        except _ERRORS as error:
            self._lose(error)

    def rotate(self, turned: int) -> None:
        """Turn the picture upside down, in addition to how the display is mounted, from the next `show` on."""
        turned = bool(turned)
        if turned == self._turned:
            return
        self._turned = turned
        if self._ready:
            try:
                self._settle()
                # The chip turns columns as they are written, so all of them must be written again.
                if self._canvas:
                    self._canvas.invalidate()
            except _ERRORS as error:
                self._lose(error)

    def lit(self) -> bool:
        """Return False if the display has lost its state (unplugged and plugged in again) or its wires.

        Return True if the display can't report it, or is known to be missing. Takes a fraction of a millisecond and
        allocates nothing as long as the display answers, so idle code may poll it.
        """
        if not (self._ready and self._readable and self._on):
            return True
        try:
            self.read(self._status)
        except _ERRORS as error:
            self._lose(error)
            return False
        if self._status[0] & _STATUS_OFF:
            self._ready = False  # the next `show` finds it again
            self.disconnect()
            return False
        return True

    # For the runtimes.

    # See open_bus.
    def open(self) -> "Any":
        """Open the bus and the pin of RES, unless they are open; return the bus."""
        if self._reset is None:
            self._reset = self._output(self._settings.RESET)
        if self._bus is None:
            self._bus = self._open_bus(self._settings)
        return self._bus

    def reset(self) -> None:
        """Pulse RES low, if wired: this resets the chip."""
        if self._reset is not None:
            for level in (0, 1):
                self._reset(level)
                time.sleep(_RESET_SECONDS)

    def meet(self) -> None:
        """Reset the display and find its address. Raise OSError if none of them answers."""
        self.reset()
        for address in self._addresses:
            self.address = address
            try:
                # An empty write fails quickly; a write of data takes a second to fail.
                self._bus.writeto(address, b"")
                return
            except OSError:
                if address == self._addresses[-1]:
                    raise

    def init(self) -> None:
        """Send the init sequence. The panel stays dark until the first picture is in its memory."""
        sequence = _INIT_SSD1306
        if self.kind != "ssd1306":
            sequence = _INIT_SH1106 if self.sh1106 else _INIT_SSD1309
        self.write(sequence, 0, len(sequence))

    def _find(self, canvas: "Canvas") -> bool:
        if self._waiting and 0 <= ticks.diff(self._now(), self._last_try) < _RETRY:
            return False
        try:
            self.connect()
            self._settle()
            self._send_command(1, 0xAE)
        except _ERRORS as error:
            self._lose(error)
            return False
        self._readable = self._reads_dark() == 1
        self._waiting = False
        self._ready = True
        canvas.invalidate()
        return True

    def _settle(self) -> None:
        turned = self._turned != self._mounted
        self._send_command(2, 0xA0 if turned else 0xA1, 0xC0 if turned else 0xC8)
        self._send_command(2, 0x81, self._level)
        if self._for_camera:
            self._set_oscillator()
        self._crosses_pages = not self.sh1106

    def _set_oscillator(self) -> None:
        self._send_command(2, 0xD5, 0xF0 if self._for_camera else 0x80)

    def _light_up(self) -> None:
        try:
            self._send_command(1, 0xAF if self._on else 0xAE)
        except _ERRORS as error:
            self._lose(error)
            return
        if self._readable and self._on:
            self._readable = self._reads_dark() == 0
        if self._reported:
            self._log("display: answers again")
            self._reported = False

    def _reads_dark(self) -> int:
        # 1: the status says dark, 0: lit, -1: it can't be read, as on some modules.
        try:
            self.read(self._status)
        except _ERRORS:
            return -1
        return 1 if self._status[0] & _STATUS_OFF else 0

    def _lose(self, error: Exception) -> None:
        self._ready = False
        self._waiting = True
        self._last_try = self._now()
        self.disconnect()
        if not self._reported:
            self._reported = True
            places = " or ".join(["0x%02x" % address for address in self._addresses]) or "SPI"
            self._log("display: no answer at %s (%s)" % (places, error))

    def _send_command(self, length: int, first: int, second: int = 0) -> None:
        command = self._command
        command[0] = _COMMANDS
        command[1] = first
        command[2] = second
        self.write(command, 0, 1 + length)

    def _send(self, canvas: "Canvas", page: int, first: int, last: int) -> None:
        if self._crosses_pages:
            self._send_command(2, 0x20, 0x02)
            self._crosses_pages = False
        # One window. To avoid copying the data, the commands temporarily overwrite the bytes before it.
        window = self._window
        column = first + self._offset
        window[1] = 0xB0 | page
        window[3] = column & 15
        window[5] = 0x10 | column >> 4
        buffer = canvas.buffer
        at = 128 * page + first
        if at < _WINDOW_HEAD:  # no room before the picture: send the commands separately
            self.write(window, 0, _WINDOW_HEAD)
            self._write_with_head(buffer, at, window[_WINDOW_HEAD:], at + 1 + last - first)
        else:
            self._write_with_head(buffer, at - _WINDOW_HEAD, window, at + 1 + last - first)
        canvas.mark_sent(page, first, last)

    def _send_pages(self, canvas: "Canvas", page: int, to: int) -> None:
        # All columns of the pages from `page` to `to`, in one transaction. For one page that takes more bytes.
        if page == to and not self._crosses_pages:
            self._send(canvas, page, 0, 127)
            return
        pages = self._pages
        pages[4] = self._offset
        pages[5] = 127 + self._offset
        pages[7] = page
        pages[8] = to
        self.write(pages, 0, len(pages))
        self._crosses_pages = True
        self._write_with_head(canvas.buffer, 128 * page, self._window[_WINDOW_HEAD:], 128 * to + 128)
        canvas.mark_sent(page, 0, 127, to)

    def _write_with_head(self, buffer: bytearray, at: int, head: bytearray, last: int) -> None:
        # Send buffer[at] to buffer[last] with `head` over its beginning; restore the buffer whatever happens.
        end = at + len(head)
        kept = buffer[at:end]
        buffer[at:end] = head
        try:
            self.write(buffer, at, last + 1)
        finally:
            buffer[at:end] = kept
