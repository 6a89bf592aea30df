"""What starts make of damaged regions, on any Python.

Input: `cells`, a region in hexadecimal; `starts`, for each start a list of (byte, what stands there, in hexadecimal). A
row for each start: what is reported, the settings, the finished games, and of each game under way its number, log and
how many answers are damaged. After it something is set and the device rests; a CRC-32 says what the region is then. The
last row: `starts`.
"""

from binascii import crc32, hexlify, unhexlify

from persistence.finished import Finished
from persistence.journal import Journal
from persistence.records import SECTOR
from persistence.region import Region
from persistence.saved import Saved
from persistence.settings import Settings


class Store:
    """A region in memory."""

    def __init__(self, cells):
        self.cells = bytearray(cells)
        self.size = len(cells)

    def read(self, at, length):
        """Return bytes."""
        return self.cells[at : at + length]

    def program(self, at, data):
        """Make zeros of ones."""
        for i, byte in enumerate(data):
            self.cells[at + i] &= byte

    def erase(self, sector):
        """Make ones."""
        self.cells[sector * SECTOR : (sector + 1) * SECTOR] = b"\xff" * SECTOR

    def random(self, count):
        """Return bytes that are the same each time."""
        return bytes(range(count))


def look(store):
    """Start, look at all there is, and go on."""
    region = Region(store)
    settings, finished, journal = Settings(region), Finished(region), Journal(region)
    told = []
    for kept in (region, settings, finished, journal):
        told += kept.complaints()
    games = []
    for kept in journal.games():
        saved = Saved(region.read(kept.sector))
        games.append([kept.number, str(hexlify(saved.log), "utf-8"), saved.lost, saved.whole])
    over = [list(finished.get(i)) for i in range(finished.count())]
    found = [told + journal.complaints(), settings.contrast, games, over]
    settings.contrast ^= 1
    settings.save()
    for _ in range(99):
        if not (finished.work() or region.work()):
            break
    return found


def main(data):
    """Start again and again; see the module's text."""
    cells = unhexlify(data["cells"])
    for start in data["starts"]:
        store = Store(cells)
        for at, there in start:
            there = unhexlify(there)
            store.cells[at : at + len(there)] = there
        found = look(store)
        yield {"found": found, "then": crc32(store.cells)}
    yield {"starts": len(data["starts"])}
