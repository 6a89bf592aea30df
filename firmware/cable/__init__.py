"""What a computer at the serial console asks for: a line `quipu dump` or `quipu restore` (docs/scores.md).

It comes into the memory with the first byte that somebody sends. The work is done while no key is pressed, a part at a
time, and never waits for the computer: what it does not read is kept back, and given up after a while.
"""

from cable.received import Received
from cable.sender import Sender
from input import ticks
from micropython import const

# ms that a part of the work takes, about; and after which a computer that neither reads nor sends is given up.
_PART = const(4)
_PATIENCE = const(10000)
_CTRL_C = const(b"\x03")


class Cable:
    """What is heard and said at the `port` of an app. busy: whether there is a transfer."""

    def __init__(self, app):
        self._app = app
        self._port = app.port
        self._line = Received()
        self._sender = None
        self._restore = None
        self._last = 0  # when the computer read or sent something

    @property
    def busy(self):
        """Whether there is something to be done without a byte more."""
        return self._sender is not None or self._restore is not None

    def work(self, now):
        """Do a part of what there is to do; return whether it goes on."""
        clock = self._app.clock
        while self._port.waiting() and ticks.diff(clock.now(), now) < _PART:
            self._last = now
            self._hear(self._port.read())
        if self._sender:
            self._say(now)
        elif self._restore and self._restore.work():
            self._send(self._restore.said())
        restore = self._restore
        if restore and restore.asks:
            self._last = now  # a person may think about it
        elif self.busy and ticks.diff(clock.now(), self._last) > _PATIENCE:
            self._stop("time")
        if restore and restore.over and not restore.tells and not self._sender:
            self._end()
        return self.busy

    def _say(self, now):
        clock = self._app.clock
        while self._sender and ticks.diff(clock.now(), now) < _PART:
            sent = self._sender.send(self._port)
            if sent < 0:
                self._sender = None
                if not self._restore:
                    self._end()
            elif not sent:
                break
            else:
                self._last = now

    def _hear(self, data):
        """Take bytes: lines, or parts of them."""
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

    def _heard(self, line):
        word = bytes(line.start)
        if word == b"quipu dump":
            from cable.dump import dump

            self._begin()
            self._send(dump(self._app))
        elif word == b"quipu restore":
            from cable.restore import Restore

            self._begin()
            self._restore = Restore(self._app)
        elif self._restore:
            self._restore.take(line)

    def _begin(self):
        self._stop("")
        # Ctrl-C is a byte like others, until the end.
        self._port.interrupts(False)

    def _stop(self, why):
        """Give up what is under way; say why."""
        self._line = Received()
        self._sender = None
        if self._restore and not self._restore.over:
            self._restore.stop(why)  # which says so, as far as somebody hears it
            self._last = self._app.clock.now()
        elif why:
            self._end()

    def _end(self):
        self._sender = self._restore = None
        self._port.interrupts(True)

    def _send(self, pieces):
        self._sender = Sender(pieces)
