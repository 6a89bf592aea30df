"""Read `hardware.txt`: the builder's wiring and display, which override `drivers/pins.py`.

A line is `name = value # comment`. A wrong line is ignored, with a complaint that names it. A file that isn't text is
ignored as a whole.
"""

from drivers import pins
from micropython import const
from plain_text import text_of

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Sequence

FILE = "/hardware.txt"
# The complaint about a file that can't be decoded.
UNREADABLE = "it can't be read. Everything is as in the guide. Save it again as plain text"

# The largest file in bytes: room for ours in UTF-16 and for notes.
_MAX_BYTES = const(16384)
# The largest number of complaints that name their line, and of letters that they quote.
_MAX_COMPLAINTS = const(5)
_MAX_QUOTED = const(40)

_KEYS = const(("up", "down", "left", "right", "a", "b", "menu"))
_BUS = const(("sda", "scl"))
# The pins of a display on SPI; I2C uses only the last one.
_SPI = const(("sck", "mosi", "cs", "dc", "reset"))
_RESET = const("reset")
_STRANGE = const("¿")  # replaces a letter that is in no valid line
_NONE = const("none")  # not wired: -1
_BUS_NAME = const("display_bus")
# The page's address, which is case-sensitive, and its longest length. Earlier files call the display's address so, too.
_PAGE = const("address")
_MAX_ADDRESS = const(40)
_DISPLAY = const("display_address")
# For every other name: its name in pins.py, the allowed values, and their meanings, whose type depends on the name.
_CHOICES: "dict[str, tuple[str, tuple[str, ...], Sequence[Any]]]" = {
    "speed": ("FREQUENCY", ("100", "400", "1000"), (100_000, 400_000, 1_000_000)),
    "processor": ("PROCESSOR", ("125", "200"), (125_000_000, 200_000_000)),
    "display": ("DISPLAY", ("ssd1306", "sh1106", "ssd1309"), ("ssd1306", "sh1106", "ssd1309")),
    "display_bus": ("DISPLAY_BUS", ("i2c", "spi"), ("i2c", "spi")),
    "display_address": ("ADDRESSES", ("auto", "0x3c", "0x3d"), (pins.ADDRESSES, (0x3C,), (0x3D,))),
    "offset": ("COLUMN_OFFSET", ("auto", "0", "1", "2", "3", "4"), (pins.COLUMN_OFFSET, 0, 1, 2, 3, 4)),
    "turned": ("ROTATED", ("no", "yes"), (False, True)),
}


class Wiring:
    """The settings of drivers/pins.py with a builder's changes."""

    I2C = pins.I2C
    SDA = pins.SDA
    SCL = pins.SCL
    FREQUENCY = pins.FREQUENCY
    DISPLAY_BUS = pins.DISPLAY_BUS
    SPI_PINS = tuple(pins.SPI_PINS)
    RESET = pins.RESET
    PROCESSOR = pins.PROCESSOR
    KEYS = tuple(pins.KEYS)
    ADDRESSES = pins.ADDRESSES
    DISPLAY = pins.DISPLAY
    COLUMN_OFFSET = pins.COLUMN_OFFSET
    ROTATED = pins.ROTATED
    ADDRESS = pins.ADDRESS


def read(path: str = FILE) -> "tuple[Wiring, list[str]]":
    """Return the wiring from the file at `path`, and a complaint per wrong line.

    Without a file or a valid line, the wiring is that of pins.py. If the file isn't text, the only complaint is
    UNREADABLE.
    """
    try:
        with open(path, "rb") as file:
            data = file.read(_MAX_BYTES + 1)
    except OSError:
        return Wiring(), []
    try:
        if len(data) > _MAX_BYTES:
            raise ValueError("long")
        lines = text_of(data).split("\n")
    except ValueError:
        return Wiring(), [UNREADABLE]
    wiring = Wiring()
    complaints: "list[str]" = []
    numbers = {"sda": pins.SDA, "scl": pins.SCL}  # name: pin
    for name in _SPI:
        numbers[name] = -1
    for key, name in enumerate(_KEYS):
        numbers[name] = pins.KEYS[key]
    line_of = {"": 0}  # name: its line
    for at, text in enumerate(lines):
        name, value, wrong = _parse(text)
        if name in line_of and name:
            wrong = "%s is in line %d already" % (name, line_of[name])
        elif name:
            line_of[name] = at + 1
        if wrong:
            complaints.append("line %d: %s" % (at + 1, wrong))
        elif name == _PAGE:
            wiring.ADDRESS = value
        elif name in _CHOICES:
            setattr(wiring, _CHOICES[name][0], value)
        elif name:
            numbers[name] = value
    more = len(complaints) - _MAX_COMPLAINTS
    if more > 1:
        complaints[_MAX_COMPLAINTS:] = ["%d more lines are wrong" % more]
    spi = wiring.DISPLAY_BUS == "spi"
    culprits, wrong = _clash(numbers, spi)
    if wrong:
        line = max([line_of.get(name, 0) for name in culprits])
        complaints.append("line %d: %s. All pins are as in the guide" % (line, wrong))
        if spi:
            wiring.RESET = wiring.SPI_PINS[4]
        return wiring, complaints
    wiring.RESET = numbers[_RESET]
    if spi:
        wiring.SPI_PINS = tuple([numbers[name] for name in _SPI])
    wiring.SDA = numbers["sda"]
    wiring.SCL = numbers["scl"]
    wiring.I2C = wiring.SDA >> 1 & 1
    wiring.KEYS = tuple([numbers[name] for name in _KEYS])
    return wiring, complaints


def _parse(line: str) -> "tuple[str, Any, str]":  # the type of a value depends on the name
    """Return a line's name, value and complaint; the name is "" if the line is empty."""
    text = "".join([letter if letter < "\x80" else _STRANGE for letter in line.split("#")[0]]).strip()
    if not text:
        return "", None, ""
    name, equals, written = [part.strip() for part in text.partition("=")]
    name = name.lower()
    value = written.lower()
    if not equals:
        return "", None, _quoted(text.lower()) + "? It takes name = value"
    if name == _PAGE and value in _CHOICES[_DISPLAY][1]:  # its name in Quipu 0.1.0
        name = _DISPLAY
    if name == _PAGE:
        scheme, _, host = value.partition("://")
        right = scheme in ("http", "https") and host and len(value) <= _MAX_ADDRESS and _STRANGE not in value
        if right or not value:
            return name, written, ""
        return name, None, "%s = %s? https://…, %d characters at most" % (name, _quoted(value), _MAX_ADDRESS)
    if name in _SPI and value == _NONE:
        return name, -1, ""
    if name in _KEYS or name in _BUS or name in _SPI:
        number = value[2:] if value.startswith("gp") else value
        # 23 to 25 have other uses on the Pico.
        if number.isdigit() and (int(number) <= 22 or 26 <= int(number) <= 28):
            return name, int(number), ""
        return name, None, name + " = " + _quoted(value) + "? Pins are 0 to 22, 26 to 28"
    if name not in _CHOICES:
        return "", None, "there is no " + _quoted(name)
    _, possible, meant = _CHOICES[name]
    if value in possible:
        return name, meant[possible.index(value)], ""
    return name, None, name + " = " + _quoted(value) + "? " + " or ".join(possible)


def _quoted(text: str) -> str:
    """Return a part of a line for a complaint, shortened if it is long."""
    return text if len(text) <= _MAX_QUOTED else text[:_MAX_QUOTED] + "…"


def _clash(numbers: "dict[str, int]", spi: bool) -> "tuple[Sequence[str], str]":
    """Return names whose pins exclude each other, and why; "" if none do. `spi`: the display is on SPI."""
    names = (_SPI if spi else _BUS + (_RESET,)) + _KEYS
    for place, name in enumerate(names):
        for other in names[:place]:
            if numbers[other] == numbers[name] >= 0:
                return (other, name), "%s and %s are both pin %d" % (other, name, numbers[name])
    if spi:
        missing = [name for name in _SPI if numbers[name] < 0 and name != "cs"]
        if missing:
            return (_BUS_NAME,), "display_bus = spi, but no " + ", no ".join(missing)
        sck = numbers["sck"]
        mosi = numbers["mosi"]
        # The buses alternate every eight pins. In each eight, the third and the seventh can be clock.
        if sck & 3 != 2 or mosi & 3 != 3 or (sck ^ mosi) & 8:
            complaint = "sck = %d, mosi = %d? 2, 6, 18 or 22 with 3, 7 or 19; or 10, 14 or 26 with 11, 15 or 27"
            return _SPI[:2], complaint % (sck, mosi)
        return (), ""
    sda = numbers["sda"]
    scl = numbers["scl"]
    # Data has the even pins, clock the odd ones. The buses alternate every two pins.
    if sda & 1 or not scl & 1 or (sda ^ scl) & 2:
        return _BUS, "sda = %d, scl = %d? An even pin and the one after it" % (sda, scl)
    return (), ""
