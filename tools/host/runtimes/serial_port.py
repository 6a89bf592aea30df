"""The serial port of an emulated Pico as a pseudo-terminal, for programs that want a real one, such as mpremote."""

import base64
import os
import pty
import select
import threading
import tty

from host.runtimes.emulated_pico import EmulatedPico

STEP = 4  # emulated ms between two looks at what was written


class SerialPort:
    """Lets time pass on a board while a program talks to `path`. `with` begins and ends it; the board is its alone."""

    def __init__(self, pico: EmulatedPico) -> None:
        self._pico = pico
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._pass_on, daemon=True)

    def __enter__(self) -> "SerialPort":
        self._far, self._near = pty.openpty()
        tty.setraw(self._near)
        self.path = os.ttyname(self._near)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        self._thread.join()
        os.close(self._far)
        os.close(self._near)

    def _pass_on(self) -> None:
        while not self._stop.is_set():
            typed = b""
            while select.select([self._far], [], [], 0)[0]:
                typed += os.read(self._far, 4096)
            printed = base64.b64decode(
                self._pico.ask("serial_port", bytes=base64.b64encode(typed).decode(), ms=STEP)["bytes"]
            )
            while printed:
                printed = printed[os.write(self._far, printed) :]
