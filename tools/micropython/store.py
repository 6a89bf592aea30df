"""Start the store on damaged regions, on any Python.

Input: `cells`, a region in hexadecimal; `starts`, for each start a list of (offset, bytes in hexadecimal) to change.
One row per start: `found` has messages, contrast, games under way and finished games; `then` is the CRC-32 of the
region after a setting was changed and all idle work done. Last row: `starts`, their number.
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
    """Start, read everything, change a setting and do the idle work; return what was read."""
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
    """Run all starts; see the module's text."""
    cells = unhexlify(data["cells"])
    for start in data["starts"]:
        store = Store(cells)
        for at, there in start:
            there = unhexlify(there)
            store.cells[at : at + len(there)] = there
        found = look(store)
        yield {"found": found, "then": crc32(store.cells)}
    yield {"starts": len(data["starts"])}
