"""The display at the end of its wires: an SSD1306, SSD1309 or SH1106 that may be missing, be pulled out and come back.

Only the column windows that changed are sent, each as one transaction: where it begins, then its columns. An SSD1306
takes pages that changed from end to end together, in fewer bytes. What is written is what I2C takes; `drivers/spi.py`
makes SPI of it. What differs between the runtimes is how a bus is opened and written to: display.py in
`drivers/circuitpy/` and `drivers/micropy/`.
"""

import time

from canvas import WHOLE
from input import ticks
from micropython import const

# What a missing display raises: OSError from the bus, ValueError from the device library that finds nothing at the
# address, RuntimeError from CircuitPython when the pull-ups, which sit on the display, are missing with it.
_ERRORS = (OSError, ValueError, RuntimeError)

_RETRY = const(1000)  # ms between two attempts to find the display: one may take long
_COMMANDS = const(0x00)  # control bytes: all that follows is commands
_DATA = const(0x40)  # … is data
_BEFORE = const(6)  # bytes of a window before its control byte for data: of three commands, each with a control byte
_STATUS_OFF = const(0x40)  # bit of the status byte: the panel is dark
_RESET_SECONDS = 0.01  # that RES is low, and high before the first command: some modules have a capacitor there

# All begin with two NOPs, in case a command was cut off before its arguments; all leave the panel dark.
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
# Its voltage comes from outside (SSD1309 rev. 1.1, section 9): it has neither 8D nor AD, and other levels after DB.
_INIT_SSD1309 = (
    b"\x00\xe3\xe3\xfd\x12\xae"  # commands unlocked
    b"\x40\xa8\x3f\xd3\x00\xda\x12"
    b"\xd5\x80\xd9\x22\xdb\x34"
    b"\xa4\xa6"
)


class Panel:
    """What the drivers of both runtimes share. They add `connect`, `disconnect`, `write` and `read`.

    `settings` has the names of the module `drivers/pins.py`; `now` returns milliseconds as in ticks.py;
    `open_bus(settings)` returns the bus, `output(number)` what sets a pin, 1 at first, when called with 0 or 1, or
    None for -1; `log` is called with one line of text when the display stops answering and when it answers
    again.
    """

    def __init__(self, settings, now, open_bus, output, log):
        self._settings = settings
        self._open_bus = open_bus
        self._output = output
        self._bus = None
        self._reset = None  # what sets RES, where it is wired
        # On SPI nobody has an address, and nobody answers.
        self._addresses = tuple(settings.ADDRESSES if settings.DISPLAY_BUS == "i2c" else ())
        self.address = 0
        self.kind = settings.DISPLAY
        self.sh1106 = self.kind == "sh1106"
        self._offset = settings.COLUMN_OFFSET
        if self._offset is None:
            self._offset = 2 if self.sh1106 else 0
        self._mounted = settings.ROTATED
        self._turned = False
        self._now = now
        self._log = log
        self._canvas = None  # the one shown last
        self._level = 0xCF
        self._on = True
        self._for_camera = False
        self._ready = False
        self._readable = False  # its status byte tells whether the panel is on
        self._told = False
        self._fresh = False  # found, but its memory does not hold the picture yet: still dark
        self._waiting = False  # for the time of another attempt
        self._last_try = 0
        self._window = bytearray(b"\x80\xb0\x80\x00\x80\x10\x40")  # the page, the column's low and high half
        self._pages = bytearray(b"\x00\x20\x00\x21\x00\x7f\x22\x00\x07")  # all columns of pages, page after page
        self._flows = False  # what is written goes on on the next page, which an SH1106 never does
        self._command = bytearray(3)
        self._status = bytearray(1)

    # What a runtime adds. All but `disconnect` may raise OSError, ValueError or RuntimeError.

    def connect(self):
        """Open the bus and send the init sequence (`init` will do); raise quickly if no one answers."""
        raise NotImplementedError

    def disconnect(self):
        """Give the bus back, as far as there is one."""
        raise NotImplementedError

    def write(self, buffer, start, end):
        """Send buffer[start:end] as one transaction."""
        raise NotImplementedError

    def read(self, buffer):
        """Read into the whole of `buffer`."""
        raise NotImplementedError

    # What the app calls.

    def show(self, canvas):
        """Send the changed windows; return False while no display answers, which costs nothing but the time."""
        self._canvas = canvas
        if self.flush_rows(canvas, 0, 7):
            return True
        if not self._find(canvas) or not self.flush_rows(canvas, 0, 7):
            return False
        self._light_up()
        return self._ready

    def flush_rows(self, canvas, first, last):
        """Send what changed on the pages from `first` to `last`, maybe before the rest of the picture is drawn; return
        whether the display has them.
        """
        if not self._ready:
            return False
        whole = 0  # so many pages before this one are changed from end to end and not sent yet
        try:
            for page in range(first, last + 1):
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
                self._send_pages(canvas, last + 1 - whole, last)
        except _ERRORS as error:
            self._lost(error)
            return False
        return True

    def contrast(self, level):
        """Set the brightness, 0 to 255; it is kept for a display that does not answer now."""
        self._level = level
        if self._ready:
            try:
                self._send_command(2, 0x81, level)
            except _ERRORS as error:
                self._lost(error)

    def for_camera(self, on):
        """Have the panel light its rows, one after the other, as fast as it can: a camera sees fewer bands. It is kept
        for a display that does not answer now.
        """
        if on == self._for_camera:
            return
        self._for_camera = on
        if self._ready:
            try:
                self._set_oscillator()
            except _ERRORS as error:
                self._lost(error)

    def power(self, on):
        """Light the panel or let it sleep, its picture kept; it is kept for a display that does not answer now."""
        was_on = self._on
        self._on = on
        if not self._ready:
            return
        try:
            if on and not was_on:
                # While it was dark nobody could see that it lost its state, so it gets all of it again.
                self.reset()
                self.init()
                self._settle()
                self._canvas.invalidate()
            self._send_command(1, 0xAF if on else 0xAE)
        except _ERRORS as error:
            self._lost(error)

    def rotate(self, turned):
        """Turn the picture upside down, on top of how the display is mounted; the next `show` does it."""
        turned = bool(turned)
        if turned == self._turned:
            return
        self._turned = turned
        if self._ready:
            try:
                self._settle()
                # The chip turns columns as they are written, so all of them must be written again.
                self._canvas.invalidate()
            except _ERRORS as error:
                self._lost(error)

    def lit(self):
        """Return False if the display is known to have lost its state (pulled out and plugged in again) or its wires.

        Takes a fraction of a millisecond and allocates nothing while all is well, so it may be asked while idle.
        True for a display that cannot tell, or that is known to be missing already.
        """
        if not (self._ready and self._readable and self._on):
            return True
        try:
            self.read(self._status)
        except _ERRORS as error:
            self._lost(error)
            return False
        if self._status[0] & _STATUS_OFF:
            self._ready = False  # the next `show` finds it again
            self.disconnect()
            return False
        return True

    # How it is done.

    def open(self):
        """Open the bus, and take the pin of RES, where that was not done yet; return the bus."""
        if self._reset is None:
            self._reset = self._output(self._settings.RESET)
        if self._bus is None:
            self._bus = self._open_bus(self._settings)
        return self._bus

    def reset(self):
        """Pull RES low for a moment, where it is wired: the chip is as after power-on."""
        if self._reset is not None:
            for level in (0, 1):
                self._reset(level)
                time.sleep(_RESET_SECONDS)

    def meet(self):
        """Reset the display, and find the address at which it answers. Raises OSError when it is at none of them."""
        self.reset()
        for address in self._addresses:
            self.address = address
            try:
                # An empty write finds out quickly; a write of data takes a second to fail.
                self._bus.writeto(address, b"")
                return
            except OSError:
                if address == self._addresses[-1]:
                    raise

    def init(self):
        """Send the init sequence; the panel stays dark until the first picture is in its memory."""
        sequence = _INIT_SSD1306
        if self.kind != "ssd1306":
            sequence = _INIT_SH1106 if self.sh1106 else _INIT_SSD1309
        self.write(sequence, 0, len(sequence))

    def _find(self, canvas):
        if self._waiting and 0 <= ticks.diff(self._now(), self._last_try) < _RETRY:
            return False
        try:
            self.connect()
            self._settle()
            self._send_command(1, 0xAE)
        except _ERRORS as error:
            self._lost(error)
            return False
        self._readable = self._reads_dark() == 1
        self._waiting = False
        self._fresh = self._ready = True
        canvas.invalidate()
        return True

    def _settle(self):
        turned = self._turned != self._mounted
        self._send_command(2, 0xA0 if turned else 0xA1, 0xC0 if turned else 0xC8)
        self._send_command(2, 0x81, self._level)
        if self._for_camera:
            self._set_oscillator()
        self._flows = not self.sh1106

    def _set_oscillator(self):
        self._send_command(2, 0xD5, 0xF0 if self._for_camera else 0x80)

    def _light_up(self):
        self._fresh = False
        try:
            self._send_command(1, 0xAF if self._on else 0xAE)
        except _ERRORS as error:
            self._lost(error)
            return
        if self._readable and self._on:
            self._readable = self._reads_dark() == 0
        if self._told:
            self._log("display: answers again")
            self._told = False

    def _reads_dark(self):
        # 1: the status says dark, 0: lit, -1: it cannot be read. Not every module can.
        try:
            self.read(self._status)
        except _ERRORS:
            return -1
        return 1 if self._status[0] & _STATUS_OFF else 0

    def _lost(self, error):
        self._ready = False
        self._waiting = True
        self._last_try = self._now()
        self.disconnect()
        if not self._told:
            self._told = True
            places = " or ".join(["0x%02x" % address for address in self._addresses]) or "SPI"
            self._log("display: no answer at %s (%s)" % (places, error))

    def _send_command(self, length, first, second=0):
        command = self._command
        command[0] = _COMMANDS
        command[1] = first
        command[2] = second
        self.write(command, 0, 1 + length)

    def _send(self, canvas, page, first, last):
        if self._flows:
            self._send_command(2, 0x20, 0x02)
            self._flows = False
        # One window. What stands before it in the buffer lends its place to the commands: no copy of the data is made.
        window = self._window
        column = first + self._offset
        window[1] = 0xB0 | page
        window[3] = column & 15
        window[5] = 0x10 | column >> 4
        buffer = canvas.buffer
        at = 128 * page + first
        if at < _BEFORE:  # there is no room before the picture: the commands go by themselves
            self.write(window, 0, _BEFORE)
            self._lend(buffer, at, window[_BEFORE:], at + 1 + last - first)
        else:
            self._lend(buffer, at - _BEFORE, window, at + 1 + last - first)
        canvas.mark_sent(page, first, last)

    def _send_pages(self, canvas, page, to):
        # All columns of the pages from `page` to `to`, which an SSD1306 takes one after the other. Of one page alone it
        # is not told to do so: that takes more bytes than it saves.
        if page == to and not self._flows:
            self._send(canvas, page, 0, 127)
            return
        pages = self._pages
        pages[4] = self._offset
        pages[5] = 127 + self._offset
        pages[7] = page
        pages[8] = to
        self.write(pages, 0, len(pages))
        self._flows = True
        self._lend(canvas.buffer, 128 * page, self._window[_BEFORE:], 128 * to + 128)
        canvas.mark_sent(page, 0, 127, to)

    def _lend(self, buffer, at, head, last):
        # Send buffer[at] to buffer[last] with `head` over its beginning, which comes back whatever happens.
        end = at + len(head)
        kept = buffer[at:end]
        buffer[at:end] = head
        try:
            self.write(buffer, at, last + 1)
        finally:
            buffer[at:end] = kept
