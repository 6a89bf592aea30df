"""Plays the app with presses on any Python and tells what the display showed.

Input: `keys`, presses as (key, milliseconds held); optionally `pages` (content of the region by number, in hex).

A row for some pictures: `crcs` (CRC-32 of each: the first screen, and the one after each press). The last row:
`picture`, `pages` (hex), `erases`.
"""

from binascii import crc32, hexlify, unhexlify

from host.device import in_memory

# Presses from one row to the next. Garbage is collected only between rows, which takes longer than a press.
PRESSES = 16


def _hex(data):
    return hexlify(data).decode()


def region(data):
    """Return a store with the `pages` of the input."""
    return in_memory.Store({int(number): bytearray(unhexlify(page)) for number, page in data.get("pages", {}).items()})


def main(data):
    """Play; see the module's text. Errors of the app are not caught."""
    keys = in_memory.Keys()
    display = in_memory.Display()
    clock = in_memory.Clock()
    store = region(data)
    yield None

    from app import App

    app = App(display, keys, clock, store)
    in_memory.settle(app)
    crcs = [crc32(display.picture) & 0xFFFFFFFF]
    for key, ms in data.get("keys", ()):
        in_memory.press(app, keys, clock, key, ms)
        crcs.append(crc32(display.picture) & 0xFFFFFFFF)
        if len(crcs) == PRESSES:
            yield {"crcs": crcs}
            crcs = []
    yield {"crcs": crcs}
    pages = {str(number): _hex(page) for number, page in store.pages.items()}
    yield {"picture": _hex(display.picture), "pages": pages, "erases": store.erases}
