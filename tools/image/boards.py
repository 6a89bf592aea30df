"""The boards that images are made for: what a board folder of ours has that the interpreter's own has not.

One image serves a board and its sibling with a radio, which stays unused: pins 23 to 25 mean something else there, so
nothing may rely on them (no status light, no sense of the cable by pin 24).
"""

from typing import NamedTuple

KIB = 1024
FLASH = 0x10000000
# Quipu's region of flash (persistence/region.py): 16 sectors.
REGION = 64 * KIB


class Board(NamedTuple):
    """A board: its name in file names, the chip, and the names that the two interpreters have for it.

    `circuitpython_room`, `micropython_room`: where in the flash the interpreter must end; the region begins there.
    `storage`: MicroPython's file system, in the words of its board file, which an update must leave where it is.
    """

    name: str
    chip: str
    title: str
    family: int
    flash: int
    circuitpython: str
    micropython: str
    circuitpython_room: int
    micropython_room: int
    storage: str


BOARDS = (
    Board(
        "pico",
        "rp2040",
        "Raspberry Pi Pico",
        0xE48BFF56,
        2048 * KIB,
        "raspberry_pi_pico",
        "RPI_PICO",
        960 * KIB,
        576 * KIB,
        "(1408 * 1024)",
    ),
    Board(
        "pico2",
        "rp2350",
        "Raspberry Pi Pico 2",
        0xE48BFF59,
        4096 * KIB,
        "raspberry_pi_pico2",
        "RPI_PICO2",
        960 * KIB,
        960 * KIB,
        "(PICO_FLASH_SIZE_BYTES - 1024 * 1024)",
    ),
)

# What of CircuitPython is not in the image: nothing of Quipu uses it, and with Debian's compiler some of it is not to
# be built. Without USB_HID and USB_MIDI a computer sees a drive and a console, nothing else.
_OFF = """
AESIO AUDIOBUSIO AUDIOBUSIO_I2SOUT AUDIOCORE AUDIODELAYS AUDIOFILTERS AUDIOFREEVERB AUDIOIO AUDIOMIXER AUDIOMP3
AUDIOPWMIO AUDIOSPEED BITMAPFILTER BITMAPTOOLS BITOPS BLEIO_HCI CODEOP COUNTIO DISPLAYIO FLOPPYIO FRAMEBUFFERIO GETPASS
GIFIO HASHLIB HASHLIB_MBEDTLS HASHLIB_MBEDTLS_ONLY IMAGECAPTURE JPEGIO KEYPAD_DEMUX LOCALE MSGPACK NEOPIXEL_WRITE
ONEWIREIO PARALLELDISPLAYBUS PICODVI PIXELBUF PIXELMAP PULSEIO PWMIO QRIO RAINBOWIO RGBMATRIX ROTARYIO RP2PIO SDCARDIO
SYNTHIO TERMINALIO TOUCHIO ULAB USB_HID USB_HOST USB_MIDI USB_VIDEO _EVE
""".split()

# The same of MicroPython, whose image has to end 64 KiB before the file system; what its board file cannot say is in
# edits.py. SOFTI2C stays: the bus is asked by it who answers.
_OFF_MICROPYTHON = """
ALL_SPECIAL_METHODS ASYNCIO ASYNC_AWAIT BUILTINS_COMPLEX BUILTINS_FROZENSET BUILTINS_HELP BUILTINS_POW3
BUILTINS_ROUND_INT BUILTINS_SLICE_INDICES BUILTINS_STR_CENTER CMATH COLLECTIONS DEFLATE DELATTR_SETATTR ERRNO FRAMEBUF
HASHLIB HEAPQ IO_BYTESIO IO_IOBASE JSON MACHINE_I2C_TARGET MACHINE_SIGNAL MATH MICROPYTHON_MEM_INFO MICROPYTHON_RINGIO
OS_DUPTERM PLATFORM RANDOM RE REVERSE_SPECIAL_METHODS SELECT SSL SYS_PS1_PS2 SYS_TRACEBACKLIMIT THREAD UCTYPES
""".split()

# Where a name was found last is remembered, a byte for each of so many names: a game has more than their 128.
_LOOKUPS = "#define MICROPY_OPT_MAP_LOOKUP_CACHE_SIZE (1024)"

# Quipu prints no float: the shortest way to; and nobody types long programs at its console.
_FLOATS = "#define MICROPY_FLOAT_FORMAT_IMPL (MICROPY_FLOAT_FORMAT_IMPL_BASIC)"
_CONSOLE = "#define MICROPY_REPL_AUTO_INDENT (0)"

# No module has the name of its file, 8 bytes of the heap each: a report of an exception has it from the code.
_NO_FILE = "#define MICROPY_MODULE___FILE__ (0)"

# CircuitPython's USB identity is that of the official board. Who publishes images under another name changes the vendor
# and the product here, and asks for them first (docs/building.md, "Publishing").
USB = {"pico": ("0x239A", "0x80F4"), "pico2": ("0x2E8A", "0x000B")}


def c_string(text: str) -> str:
    """A text as C takes it, in one line."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def circuitpython_mk(board: Board, theirs: str, frozen: str) -> str:
    """The board's mpconfigboard.mk, made of theirs."""
    kept = [line for line in theirs.splitlines() if not line.startswith(("USB_VID", "USB_PID", "CIRCUITPY_"))]
    vendor, product = USB[board.name]
    lines = [
        *kept,
        f"USB_VID = {vendor}",
        f"USB_PID = {product}",
        "CIRCUITPY_MIN_GCC_VERSION = 12",
        "CIRCUITPY_SKIP_SAFE_MODE_WAIT = 1",  # a second at each power-on, for a person who presses reset
        "CIRCUITPY_ASYNCIO = 0",
        "CIRCUITPY_SELECT = 0",
        *[f"CIRCUITPY_{name} = 0" for name in _OFF],
        f"FROZEN_MPY_DIRS += {frozen}",
        # Names of folders must not reach the image.
        "CFLAGS += -ffile-prefix-map=$(abspath $(TOP))=.",
    ]
    return "\n".join(lines) + "\n"


def circuitpython_h(board: Board, theirs: str, hardware_txt: str) -> str:
    """The board's mpconfigboard.h, made of theirs."""
    kept = [
        line
        for line in theirs.splitlines()
        if "MICROPY_HW_BOARD_NAME" not in line and "MICROPY_HW_LED_STATUS" not in line
    ]
    lines = [
        *kept,
        f"#define MICROPY_HW_BOARD_NAME {c_string('Quipu on ' + board.title)}",
        "#undef CIRCUITPY_FIRMWARE_SIZE",
        f"#define CIRCUITPY_FIRMWARE_SIZE ({board.circuitpython_room // KIB} * 1024)",
        "#undef CIRCUITPY_INTERNAL_NVM_SIZE",
        f"#define CIRCUITPY_INTERNAL_NVM_SIZE ({REGION // KIB} * 1024)",
        # The heap in one piece from the start: it grows in pieces otherwise, with a collection before each.
        "#define CIRCUITPY_HEAP_START_SIZE (160 * 1024)",
        # A game takes 9 KiB of the stack, and 30 frames fit into 16.
        "#undef CIRCUITPY_DEFAULT_STACK_SIZE",
        "#define CIRCUITPY_DEFAULT_STACK_SIZE (20 * 1024)",
        f"#define QUIPU_HARDWARE_TXT {c_string(hardware_txt)}",
        _LOOKUPS,
        _NO_FILE,
    ]
    return "\n".join(lines) + "\n"


def circuitpython_ld(board: Board) -> str:
    """The board's link.ld: an image that is too large does not link."""
    return f"firmware_size = {board.circuitpython_room // KIB}K;\n"


def micropython_h(board: Board, theirs: str) -> str:
    """The board's mpconfigboard.h, made of theirs: the storage begins with the region, then the file system."""
    kept = [line for line in theirs.splitlines() if "BOARD_NAME" not in line and "STORAGE_BYTES" not in line]
    lines = [
        *kept,
        f"#define MICROPY_HW_BOARD_NAME {c_string('Quipu on ' + board.title)}",
        f"#define MICROPY_HW_FLASH_STORAGE_BYTES ({board.storage} + {REGION // KIB} * 1024)",
        *[f"#define MICROPY_PY_{name} (0)" for name in _OFF_MICROPYTHON],
        _FLOATS,
        _CONSOLE,
        _LOOKUPS,
        _NO_FILE,
    ]
    if board.chip == "rp2040":
        # Half of 200 MHz; a Pico's flash takes 133.
        lines.append("#define MICROPY_HW_FLASH_MAX_FREQ (100 * 1000 * 1000)")
    return "\n".join(lines) + "\n"
