"""Start the store on damaged regions, on any Python.

Input: `cells`, a region in hexadecimal; `starts`, for each start a list of (offset, bytes in hexadecimal) to change.
One row per start: `found` has messages, contrast, games under way, finished games and sheets; `then` is the CRC-32 of
the region after a setting was changed and all idle work done. Last row: `starts`, their number.
"""

from binascii import crc32, hexlify, unhexlify

from host.device.in_memory import Store

from persistence.finished import Finished
from persistence.journal import Journal
from persistence.kept_sheets import KeptSheets
from persistence.region import Region
from persistence.saved import Saved
from persistence.settings import Settings


def look(store):
    """Start, read everything, change a setting and do the idle work; return what was read."""
    region = Region(store)
    settings, finished, sheets, journal = Settings(region), Finished(region), KeptSheets(region), Journal(region)
    told = []
    for kept in (region, settings, finished, sheets, journal):
        told += list(kept.complaints())
    games = []
    for kept in journal.games():
        saved = Saved(region.read(kept.sector))
        games.append([kept.number, str(hexlify(saved.log), "utf-8"), saved.lost, saved.whole])
    heads = [finished.head(number) for number in finished.numbers()]
    over = [[head.number, head.game, head.names, head.totals] for head in heads]
    found = [told + list(journal.complaints()), settings.contrast, games, over, [crc32(sheet) for sheet in sheets]]
    settings.contrast ^= 1
    settings.save()
    for _ in range(99):
        if not (finished.work() or sheets.work() or region.work()):
            break
    return found


def main(data):
    """Run all starts; see the module's text."""
    cells = unhexlify(data["cells"])
    for start in data["starts"]:
        whole = bytearray(cells)
        for at, there in start:
            there = unhexlify(there)
            whole[at : at + len(there)] = there
        store = Store()
        for at in range(0, len(whole), store.PAGE):
            store.pages[at // store.PAGE] = whole[at : at + store.PAGE]
        found = look(store)
        yield {"found": found, "then": crc32(store.read(0, store.size))}
    yield {"starts": len(data["starts"])}
