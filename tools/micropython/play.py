"""Plays the app with presses on any Python and tells what the display showed.

Input: `keys`, presses as in `bare.presses`; optionally `pages` (by number, hex: what the region has), `clock` (where
the milliseconds begin), `pictures` (true: the whole picture after each press).

A row for the first screen and for each press: `crc` (CRC-32 of the picture), `sent` and `windows` (bytes of picture
and column windows since the row before), and if asked for `picture`. The last row: `picture`, `pages` (hex), `erases`,
`used_before` (bytes in use with all but the app loaded).
"""

from binascii import crc32, hexlify, unhexlify

from host.device import bare


def _hex(data):
    return hexlify(data).decode()


def main(data):
    """Play; see the module's text. Errors of the app are not caught."""
    keys = bare.Keys()
    display = bare.Display()
    clock = bare.Clock(data.get("clock", 0))
    pages = {}
    for number, value in data.get("pages", {}).items():
        pages[int(number)] = bytearray(unhexlify(value))
    store = bare.Store(pages)
    pictures = data.get("pictures", False)
    used_before = yield None

    from app import App

    app = App(display, keys, clock, store)
    bare.settle(app)
    sent = 0
    windows = 0
    todo = bare.presses(data.get("keys", ""))
    while True:
        row = {
            "crc": crc32(display.picture) & 0xFFFFFFFF,
            "sent": display.sent - sent,
            "windows": display.windows - windows,
        }
        if pictures:
            row["picture"] = _hex(display.picture)
        sent = display.sent
        windows = display.windows
        yield row
        row = None
        try:
            key, ms = next(todo)
        except StopIteration:
            break
        bare.press(app, keys, clock, key, ms)

    result = {
        "picture": _hex(display.picture),
        "pages": {},
        "erases": store.erases,
        "used_before": used_before,
    }
    for number, value in store.pages.items():
        result["pages"][str(number)] = _hex(value)
    yield result
