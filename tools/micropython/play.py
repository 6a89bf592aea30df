"""Plays the app with presses on any Python and tells what the display showed.

Input: `keys`, presses as in `in_memory.presses`; optionally `pages` (by number, hex: what the region has).

A row for the first screen and for each press: `crc` (CRC-32 of the picture). The last row: `picture`, `pages` (hex),
`erases`.
"""

from binascii import crc32, hexlify, unhexlify

from host.device import in_memory


def _hex(data):
    return hexlify(data).decode()


def main(data):
    """Play; see the module's text. Errors of the app are not caught."""
    keys = in_memory.Keys()
    display = in_memory.Display()
    clock = in_memory.Clock()
    pages = {}
    for number, value in data.get("pages", {}).items():
        pages[int(number)] = bytearray(unhexlify(value))
    store = in_memory.Store(pages)
    yield None

    from app import App

    app = App(display, keys, clock, store)
    in_memory.settle(app)
    yield {"crc": crc32(display.picture) & 0xFFFFFFFF}
    for key, ms in in_memory.presses(data.get("keys", "")):
        in_memory.press(app, keys, clock, key, ms)
        yield {"crc": crc32(display.picture) & 0xFFFFFFFF}
    pages = {str(number): _hex(page) for number, page in store.pages.items()}
    yield {"picture": _hex(display.picture), "pages": pages, "erases": store.erases}
