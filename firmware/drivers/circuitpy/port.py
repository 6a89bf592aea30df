"""The serial console on CircuitPython, read and written without waiting."""

import usb_cdc

_MOST = 64  # bytes read at once


class Port:
    """The console as a port. Where a boot.py of the builder's own has switched it off, nothing comes."""

    def __init__(self):
        self._console = usb_cdc.console
        if self._console:
            self._console.timeout = self._console.write_timeout = 0

    def waiting(self):
        """How many bytes have come. Allocates nothing."""
        return self._console.in_waiting if self._console else 0

    def read(self):
        """Return some of the bytes that have come."""
        return self._console.read(min(_MOST, self._console.in_waiting)) or b""

    def write(self, data):
        """Write as many bytes as there is room for; return how many."""
        return self._console.write(data) or 0

    def interrupts(self, on):
        """Whether Ctrl-C ends the program, as it does by itself; else it is a byte like others."""
        import micropython

        if hasattr(micropython, "kbd_intr"):  # our image has it
            micropython.kbd_intr(3 if on else -1)
