"""Generate the lines of `quipu dump`, all saved data (docs/dev/data-format.md), while they are sent."""

from cable.sender import base64, beginning, of_game, of_sheet, written
from engine import setup
from engine.history.summary import is_summary, read_summary
from micropython import const
from persistence import transfer
from persistence.finished import ANSWERS, BROUGHT, END, LINES, PACKED, RACE, parts_of
from persistence.packing import unpack
from persistence.sheets import decode_end, decode_race, decode_sheets
from version import VERSION

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterable, Iterator

    from device import Device
    from persistence.finished import Head
    from persistence.saved import Kept
    from persistence.settings import Settings


def dump(app: "Device") -> "Iterator[str | None]":
    """Yield all lines in pieces, for `Sender`."""
    device = app.settings.device
    count = 0
    for line in (_device(device), _settings(device, app.settings)):
        yield from line
        yield None
        count += 1
    for begun, data, kept, missing in transfer.under_way(app.region):
        yield from _under_way(device, begun, data, kept, kept.description(app.region), missing)
        yield None
        count += 1
    for head, details in transfer.finished(app.region):
        yield from game_over(device, head, details)
        yield None
        count += 1
    yield beginning("end", device) + ',"lines":%d' % count
    yield None


def _device(device: bytes) -> "Iterator[str]":
    yield beginning("device", device) + ',"version":' + written(VERSION)


def _settings(device: bytes, settings: "Settings") -> "Iterator[str]":
    yield beginning("settings", device) + ',"language":' + written(settings.language)
    yield ',"players":' + written(settings.names) + ',"titles":' + written(settings.titles)
    yield from base64("data", settings.encoded())


def _under_way(device: bytes, begun: int, data: bytes, kept: "Kept", sheet: bytes, missing: int) -> "Iterator[str]":
    """Yield the line of a game under way."""
    game, _, names, _ = setup.decode(kept.setup)
    yield beginning("under_way", device) + ',"begun":%d' % begun + of_game(game, names)
    if is_summary(kept.summary, len(names)):
        number, leaders, points = read_summary(kept.summary)
        yield ',"round":%d,"ahead":%s,"points":%d' % (number, written(list(leaders)), points)
    if missing:
        yield ',"missing":%d' % missing
    yield from of_sheet(sheet)
    yield from base64("setup", kept.setup)
    yield from base64("data", data)


def game_over(own: bytes, head: "Head", details: bytes) -> "Iterator[str]":
    """Yield the line of a finished game. own: this device's number (8 bytes); head, details: see transfer.py."""
    device, number, begun = transfer.origin(head, own)
    names = head.names
    yield beginning("finished", device) + ',"number":%d' % number
    # 0: unknown to the journal.
    yield (',"begun":%d' % begun if begun else "") + of_game(head.game, names)
    yield ',"totals":' + written(head.totals) + ',"winners":' + written(head.winners)
    parts = parts_of(details)
    try:
        if END in parts:
            order, tie, ended = decode_end(parts[END])
            text = ',"order":' + written(order) + ',"ended":' + written(ended)
            yield text + (',"tie":' + written(tie) if tie else "")
        if LINES in parts:
            yield from _lists("lines", decode_sheets(parts[LINES]))
        races = decode_race(parts[RACE], len(names)) if RACE in parts else ()
        if races:
            yield from _lists("race", races)
        if PACKED in parts:
            yield from base64("answers", unpack(parts[PACKED], races))
        elif ANSWERS in parts:
            yield from base64("answers", parts[ANSWERS])
    except (ValueError, TypeError, IndexError):  # forged
        pass
    yield from of_sheet(parts.get(BROUGHT, b""))
    yield from base64("setup", head.setup)
    yield from base64("data", transfer.packed(head, number, begun, details))


def _lists(key: str, lists: "Iterable[object]") -> "Iterator[str]":
    """Yield a key whose value is a list per player."""
    sign = ',"' + key + '":['
    for one in lists:
        yield sign + written(one)
        sign = ","
    yield "]"
