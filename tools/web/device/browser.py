"""The drivers for a browser. The module `page` is what the page gives (page/device.js); bytes go there as hex."""

from binascii import hexlify, unhexlify

import page

from persistence.region import FINISHED, TOTALS

_NO_ROOM = 28  # errno.ENOSPC
_SECTOR = 4096
# Where the head of a sector has its kind, and the kinds that hold finished games (persistence/region.py).
_KIND = 3
_OVER = bytes((FINISHED,)), bytes((TOTALS,))


class Display:
    """The panel: the columns that changed go to the page. `fresh` is set with each picture."""

    def __init__(self):
        self.fresh = False

    def show(self, canvas):
        """Send the changed windows."""
        for number in range(8):
            for first, last in canvas.changed(number):
                at = 1 + 128 * number
                page.draw(number, first, hexlify(canvas.buffer[at + first : at + last + 1]).decode())
                canvas.mark_sent(number, first, last)
        self.fresh = True
        return True

    def contrast(self, level):
        """Set the brightness, 0 to 255."""
        page.contrast(level)

    def for_camera(self, on):
        """A page has no rows that are lit one after the other."""

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
    """The region in the browser's storage, a sector under each name: its bytes' digits, but the blank ones at its end.

    A sector is written at once as a whole, so none is ever torn. `over`: how often the finished games were written.
    """

    size = 65536

    over = 0

    def __init__(self):
        self._sectors = {}

    def _sector(self, number):
        if number not in self._sectors:
            self._sectors[number] = unhexlify(page.read(_name(number)))[:_SECTOR]
        return self._sectors[number]

    def read(self, at, length):
        """Return bytes of the region."""
        data = b""
        while len(data) < length:
            number, first = divmod(at + len(data), _SECTOR)
            whole = self._sector(number)
            whole += b"\xff" * (_SECTOR - len(whole))
            data += whole[first : first + length - len(data)]
        return data

    def program(self, at, data):
        """Make zeros of ones. Raises OSError when the browser does not take them; then nothing is written."""
        while data:
            number, first = divmod(at, _SECTOR)
            part = data[: _SECTOR - first]
            whole = bytearray(self.read(number * _SECTOR, _SECTOR))
            for place in range(len(part)):
                whole[first + place] &= part[place]
            self._write(number, bytes(whole).rstrip(b"\xff"))
            at += len(part)
            data = data[len(part) :]

    def erase(self, sector):
        """Make a sector 0xFF. Raises OSError as `program` does."""
        self._write(sector, b"")

    def _write(self, number, data):
        if not page.write(_name(number), hexlify(data).decode()):
            raise OSError(_NO_ROOM)
        self._sectors[number] = data
        if data[_KIND : _KIND + 1] in _OVER:
            self.over += 1

    def random(self, count):
        """So many random bytes."""
        return unhexlify(page.random(count))


def _name(number):
    return "region.%d" % number
