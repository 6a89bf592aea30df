"""Reads `hardware.txt`: the builder's wiring and display, on top of `drivers/pins.py`.

A line is `name = value # comment`. The complaint about a wrong line names it, and the line is ignored. A file that
is no text is ignored as a whole.
"""

from drivers import pins
from micropython import const
from plain_text import text_of

FILE = "/hardware.txt"
# The complaint about a file that cannot be decoded.
UNREADABLE = "it can't be read. Everything is as in the guide. Save it again as plain text"

# Limit of the file's size in bytes: room for ours in UTF-16 and for notes.
_BYTES = const(16384)
# How many complaints name their line, and how many letters of it they quote.
_COMPLAINTS = const(5)
_QUOTED = const(40)

_KEYS = const(("up", "down", "left", "right", "a", "b", "menu"))
_BUS = const(("sda", "scl"))
# The pins of a display on SPI; on I2C only the last one is looked at.
_SPI = const(("sck", "mosi", "cs", "dc", "reset"))
_RESET = const("reset")
_STRANGE = const("¿")  # in the place of a letter that no line has
_NONE = const("none")  # not wired: -1
_BUS_NAME = const("display_bus")
# The page's address, whose small letters count; its characters, at most. The display's was called so as well.
_PAGE = const("address")
_LONGEST = const(40)
_DISPLAY = const("display_address")
# For every other name: what it is called in pins.py, what may be written, and what that means.
_CHOICES = {
    "speed": ("FREQUENCY", ("100", "400", "1000"), (100_000, 400_000, 1_000_000)),
    "processor": ("PROCESSOR", ("125", "200"), (125_000_000, 200_000_000)),
    "display": ("DISPLAY", ("ssd1306", "sh1106", "ssd1309"), ("ssd1306", "sh1106", "ssd1309")),
    "display_bus": ("DISPLAY_BUS", ("i2c", "spi"), ("i2c", "spi")),
    "display_address": ("ADDRESSES", ("auto", "0x3c", "0x3d"), (pins.ADDRESSES, (0x3C,), (0x3D,))),
    "offset": ("COLUMN_OFFSET", ("auto", "0", "1", "2", "3", "4"), (pins.COLUMN_OFFSET, 0, 1, 2, 3, 4)),
    "turned": ("ROTATED", ("no", "yes"), (False, True)),
}


class Wiring:
    """The names of drivers/pins.py, as a builder wants them."""

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


def read(path=FILE):
    """Return the wiring as the file at `path` has it, and a list with a text for each line that is wrong.

    Without a file, or without a right line, the wiring is as in pins.py. If the file is no text, the only complaint is
    UNREADABLE.
    """
    try:
        with open(path, "rb") as file:
            data = file.read(_BYTES + 1)
    except OSError:
        return Wiring(), []
    try:
        if len(data) > _BYTES:
            raise ValueError("long")
        lines = text_of(data).split("\n")
    except ValueError:
        return Wiring(), [UNREADABLE]
    wiring = Wiring()
    complaints = []
    numbers = {"sda": pins.SDA, "scl": pins.SCL}  # name: pin
    for name in _SPI:
        numbers[name] = -1
    for key, name in enumerate(_KEYS):
        numbers[name] = pins.KEYS[key]
    line_of = {"": 0}  # name: the line that has it
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
    more = len(complaints) - _COMPLAINTS
    if more > 1:
        complaints[_COMPLAINTS:] = ["%d more lines are wrong" % more]
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


def _parse(line):
    """Return a line's name, its value and what is wrong with it; an empty name if there is nothing on the line."""
    text = "".join([letter if letter < "\x80" else _STRANGE for letter in line.split("#")[0]]).strip()
    if not text:
        return "", None, ""
    name, equals, written = [part.strip() for part in text.partition("=")]
    name = name.lower()
    value = written.lower()
    if not equals:
        return "", None, _quoted(text.lower()) + "? It takes name = value"
    if name == _PAGE and value in _CHOICES[_DISPLAY][1]:  # what it was called in Quipu 0.1.0
        name = _DISPLAY
    if name == _PAGE:
        scheme, _, host = value.partition("://")
        right = scheme in ("http", "https") and host and len(value) <= _LONGEST and _STRANGE not in value
        if right or not value:
            return name, written, ""
        return name, None, "%s = %s? https://…, %d characters at most" % (name, _quoted(value), _LONGEST)
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


def _quoted(text):
    """Return a part of a line for a complaint: all of it, or its beginning."""
    return text if len(text) <= _QUOTED else text[:_QUOTED] + "…"


def _clash(numbers, spi):
    """Return the names whose pins cannot be together, and why; "" if all can. `spi`: the display is on SPI."""
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
        # Of each eight pins, by turns of one bus and the other, the third and the seventh can be clock.
        if sck & 3 != 2 or mosi & 3 != 3 or (sck ^ mosi) & 8:
            told = "sck = %d, mosi = %d? 2, 6, 18 or 22 with 3, 7 or 19; or 10, 14 or 26 with 11, 15 or 27"
            return _SPI[:2], told % (sck, mosi)
        return (), ""
    sda = numbers["sda"]
    scl = numbers["scl"]
    # Data has the even pins, clock the odd ones; each two pairs of pins the bus changes.
    if sda & 1 or not scl & 1 or (sda ^ scl) & 2:
        return _BUS, "sda = %d, scl = %d? An even pin and the one after it" % (sda, scl)
    return (), ""
