"""The drivers for a browser. The module `page` is what the page gives (page/device.js); bytes go there as hex."""

from binascii import hexlify, unhexlify

import page

_NO_ROOM = 28  # errno.ENOSPC


class Display:
    """The panel: the columns that changed go to the page. `fresh` is set with each picture."""

    def __init__(self):
        self.fresh = False

    def show(self, canvas):
        """Send the changed windows."""
        for number in range(8):
            for window in canvas.changed(number):
                first = window >> 8
                last = window & 0xFF
                at = 1 + 128 * number
                page.draw(number, first, hexlify(canvas.buffer[at + first : at + last + 1]).decode())
                canvas.shown(number, first, last)
        self.fresh = True
        return True

    def contrast(self, level):
        """Set the brightness, 0 to 255."""
        page.contrast(level)

    def rotate(self, turned):
        """Turn the picture upside down."""
        page.rotate(bool(turned))

    def power(self, on):
        """Light the panel, or let it sleep."""
        page.power(on)

    def lit(self):
        """A page does not lose its picture."""
        return True

    def scan(self):
        """There is no bus."""
        return []


class Keys:
    """Edges as the page tells them. Nothing waits here: the page calls when a key goes down."""

    def __init__(self):
        self._edges = []
        self._down = 0

    def edge(self, edge):
        """A key goes down, or (8 more) up."""
        bit = 1 << (edge & 7)
        self._down = self._down & ~bit if edge & 8 else self._down | bit
        self._edges.append(edge)

    def get(self):
        """Return the next edge, or -1."""
        return self._edges.pop(0) if self._edges else -1

    def settled(self):
        """Whether all edges are told: the page has no contacts that bounce."""
        return not self._edges

    @property
    def down(self):
        """Whether any key is down."""
        return self._down > 0


class Clock:
    """The page's clock. Nothing waits here: the page calls again when it is time."""

    def now(self):
        """Return milliseconds modulo 2**29."""
        return page.now()


class Store:
    """The journal and the records in the browser's storage.

    `room` is four times a board's: so much takes the whole of a game from its beginning, to be told as a recorded one.
    """

    room = 16384

    def __init__(self):
        self._journal = b""

    def read(self):
        """Return the journal."""
        self._journal = _read("journal").rstrip(b"\xff")
        return self._journal

    def append(self, data):
        """Put bytes behind the journal. Raises OSError when the browser does not take them; then nothing is written."""
        if len(self._journal) + len(data) > self.room:
            raise OSError(_NO_ROOM)
        self._begin(self._journal + data)

    def begin(self, data):
        """Forget the journal and start it with `data`. Raises OSError as `append` does."""
        if len(data) > self.room:
            raise OSError(_NO_ROOM)
        self._begin(bytes(data))

    def _begin(self, journal):
        _write("journal", journal)
        self._journal = journal

    def find(self, layout):
        """There is place for both copies."""
        return 2

    def load(self, name, copy, size):
        """Return the first bytes of a record's copy; 0xFF when it was never written."""
        return (_read(_path(name, copy)) or b"\xff" * size)[:size]

    def save(self, name, copy, data):
        """Write over the first bytes of a record's copy. Raises OSError."""
        path = _path(name, copy)
        _write(path, bytes(data) + _read(path)[len(data) :])

    def lay_out(self, layout):
        """Nothing has to be made."""


def _path(name, copy):
    return name + "." + str(copy)


def _read(name):
    """What is kept under a name; of something damaged what comes before that."""
    return unhexlify(page.read(name))


def _write(name, data):
    if not page.write(name, hexlify(data).decode()):
        raise OSError(_NO_ROOM)
