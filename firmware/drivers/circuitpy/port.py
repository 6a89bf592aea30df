"""The serial console on CircuitPython, read and written without waiting."""

import usb_cdc

_CHUNK = 64  # bytes read at once


class Port:
    """The console as a port. It stays silent if a builder's own boot.py has disabled it."""

    def __init__(self) -> None:
        self._console = usb_cdc.console
        if self._console:
            self._console.timeout = self._console.write_timeout = 0

    def waiting(self) -> int:
        """Return the number of bytes that have arrived. Allocates nothing."""
        return self._console.in_waiting if self._console else 0

    def read(self) -> bytes:
        """Return some of the bytes that have arrived."""
        console = self._console
        return console and console.read(min(_CHUNK, console.in_waiting)) or b""

    def write(self, data: bytes) -> int:
        """Write as many bytes as fit without waiting; return how many."""
        return self._console and self._console.write(data) or 0

    def interrupts(self, on: bool) -> None:
        """Let Ctrl-C end the program, as by default, or treat it as an ordinary byte."""
        import micropython

        if hasattr(micropython, "kbd_intr"):  # our image has it
            micropython.kbd_intr(3 if on else -1)
