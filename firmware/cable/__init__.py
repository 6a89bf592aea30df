"""Serve a computer at the serial console, which sends `quipu dump`, `restore` or `sheet` (docs/dev/data-format.md).

The first byte received loads this package. It works in slices while idle and never waits for the computer: it holds
back what the computer doesn't read, and gives up after a timeout.
"""

from cable.received import Received
from cable.sender import Sender
from input import ticks
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from cable.sender import Pieces
    from cable.transfer import Transfer
    from device import Device

# ms of a slice of work; ms without a byte read or sent by the computer after which a transfer is abandoned; the same
# during a question to the player. A transfer keeps the device awake.
_SLICE = const(4)
_TIMEOUT = const(10000)
_ANSWER_TIMEOUT = const(300000)
_CTRL_C = const(b"\x03")


class Cable:
    """The protocol at the port of a device."""

    def __init__(self, app: "Device") -> None:
        self._app = app
        self._port = app.port
        self._line = Received()
        self._sender: "Sender | None" = None
        self._transfer: "Transfer | None" = None
        self._last = 0  # tick at which the computer last read or sent something

    @property
    def busy(self) -> bool:
        """Return whether a transfer is in progress."""
        return self._sender is not None or self._transfer is not None

    def work(self, now: int) -> bool:
        """Do a slice of work; return whether there is more."""
        clock = self._app.clock
        while self._port.waiting() and ticks.diff(clock.now(), now) < _SLICE:
            self._hear(self._port.read())
            self._last = clock.now()  # replaying a game takes a while
        if self._sender:
            self._say(now)
        elif self._transfer and self._transfer.work():
            self._send(self._transfer.said())
            self._last = now  # the player may have taken a while
        transfer = self._transfer
        patience = _ANSWER_TIMEOUT if transfer and transfer.asks else _TIMEOUT
        if self.busy and ticks.diff(clock.now(), self._last) > patience:
            self._stop("time")
        if transfer and transfer.over and not transfer.state and not self._sender:
            self._end()
        return self.busy

    def _say(self, now: int) -> None:
        clock = self._app.clock
        while self._sender and ticks.diff(clock.now(), now) < _SLICE:
            sent = self._sender.send(self._port)
            if sent < 0:
                self._sender = None
                if not self._transfer:
                    self._end()
            elif not sent:
                break
            else:
                self._last = now

    def _hear(self, data: bytes) -> None:
        """Process received bytes: lines, or parts of them."""
        if _CTRL_C in data:
            self._stop("stopped")
            return
        data = data.replace(b"\r", b"\n")
        while data:
            end = data.find(b"\n")
            self._line.take(data if end < 0 else data[:end])
            if end < 0:
                return
            data = data[end + 1 :]
            line = self._line
            if line.size:
                self._line = Received()
                self._heard(line)

    def _heard(self, line: Received) -> None:
        word = bytes(line.start)
        if word == b"quipu dump":
            from cable.dump import dump

            self._begin()
            self._send(dump(self._app))
        elif word == b"quipu restore":
            from cable.restore import Restore

            self._begin()
            self._transfer = Restore(self._app)
        elif word == b"quipu sheet":
            from cable.sheet import SheetTransfer

            self._begin()
            self._transfer = SheetTransfer(self._app)
        elif self._transfer:
            self._transfer.take(line)

    def _begin(self) -> None:
        self._stop("")
        # Until the end, Ctrl-C is an ordinary byte.
        self._port.interrupts(False)

    def _stop(self, why: str) -> None:
        """Abandon the transfer and report why."""
        self._line = Received()
        self._sender = None
        if self._transfer and not self._transfer.over:
            self._transfer.stop(why)  # which reports it
            self._last = self._app.clock.now()
        elif why:
            self._end()

    def _end(self) -> None:
        self._sender = self._transfer = None
        self._port.interrupts(True)

    def _send(self, pieces: "Pieces") -> None:
        self._sender = Sender(pieces)
