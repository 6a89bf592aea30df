"""Describe the boards that images are made for: how our board folders differ from the interpreter's own.

One image serves a board and its sibling with a radio, which stays unused: pins 23 to 25 mean something else there, so
nothing may rely on them (no status light, no sense of the cable by pin 24).
"""

from typing import NamedTuple

KIB = 1024
FLASH = 0x10000000
# One layout for both runtimes and all boards: the image, Quipu's region (persistence/region.py), the drive.
ROOM = 960 * KIB
REGION = 64 * KIB
# Bytes of this room that an image leaves free for the next version.
SPARE = 40 * KIB


class Board(NamedTuple):
    """A board: its name in file names, the chip, and the names that the two interpreters have for it."""

    name: str
    chip: str
    title: str
    family: int
    flash: int
    circuitpython: str
    micropython: str


BOARDS = (
    Board("pico", "rp2040", "Raspberry Pi Pico", 0xE48BFF56, 2048 * KIB, "raspberry_pi_pico", "RPI_PICO"),
    Board("pico2", "rp2350", "Raspberry Pi Pico 2", 0xE48BFF59, 4096 * KIB, "raspberry_pi_pico2", "RPI_PICO2"),
)

# Parts of CircuitPython that Quipu doesn't use. Debian's compiler can't build some of them. Without USB_HID and
# USB_MIDI a computer sees only a drive and a console.
_OFF = """
AESIO ANALOGBUFIO AUDIOBUSIO AUDIOBUSIO_I2SOUT AUDIOCORE AUDIODELAYS AUDIOFILTERS AUDIOFREEVERB AUDIOIO AUDIOMIXER
AUDIOMP3 AUDIOPWMIO AUDIOSPEED BITMAPFILTER BITMAPTOOLS BITOPS BLEIO_HCI CODEOP COUNTIO DISPLAYIO FLOPPYIO
FRAMEBUFFERIO GETPASS GIFIO HASHLIB HASHLIB_MBEDTLS HASHLIB_MBEDTLS_ONLY I2CIOEXPANDER I2CTARGET IMAGECAPTURE JPEGIO
KEYPAD_DEMUX LOCALE MSGPACK NEOPIXEL_WRITE ONEWIREIO PARALLELDISPLAYBUS PICODVI PIXELBUF PIXELMAP PULSEIO PWMIO QRIO
RAINBOWIO RGBMATRIX ROTARYIO RP2PIO SDCARDIO SYNTHIO TERMINALIO TOUCHIO ULAB USB_HID USB_HOST USB_MIDI USB_VIDEO _EVE
""".split()

# MicroPython caches the place of each name, one byte per name. A game has more names than the default, 128.
_LOOKUPS = "#define MICROPY_OPT_MAP_LOOKUP_CACHE_SIZE (1024)"

# CircuitPython's USB numbers are those of the official board. To publish images under another name, request numbers and
# change vendor and product here (docs/dev/releasing.md).
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
        "OPTIMIZATION_FLAGS = -O2",  # -O3, the port's own level, takes 55 KiB more
        "CIRCUITPY_MIN_GCC_VERSION = 12",
        "CIRCUITPY_SKIP_SAFE_MODE_WAIT = 1",  # a second at each power-on, for a person who presses reset
        "CIRCUITPY_ASYNCIO = 0",
        "CIRCUITPY_SELECT = 0",
        *[f"override CIRCUITPY_{name} = 0" for name in _OFF],  # the port's own settings come later
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
        f"#define CIRCUITPY_FIRMWARE_SIZE ({ROOM // KIB} * 1024)",
        "#undef CIRCUITPY_INTERNAL_NVM_SIZE",
        f"#define CIRCUITPY_INTERNAL_NVM_SIZE ({REGION // KIB} * 1024)",
        # The heap in one piece from the start: it grows in pieces otherwise, with a collection before each.
        "#define CIRCUITPY_HEAP_START_SIZE (160 * 1024)",
        # A game takes 9 KiB of the stack, and 30 frames fit into 16.
        "#undef CIRCUITPY_DEFAULT_STACK_SIZE",
        "#define CIRCUITPY_DEFAULT_STACK_SIZE (20 * 1024)",
        f"#define QUIPU_HARDWARE_TXT {c_string(hardware_txt)}",
        _LOOKUPS,
    ]
    return "\n".join(lines) + "\n"


def micropython_h(board: Board, theirs: str) -> str:
    """Return the board's mpconfigboard.h, made from theirs: the region begins the storage, the file system follows."""
    kept = [line for line in theirs.splitlines() if "BOARD_NAME" not in line and "STORAGE_BYTES" not in line]
    # Half of 200 MHz on a Pico, half of 150 MHz on a Pico 2; the flash of both takes 133.
    flash_mhz = 100 if board.chip == "rp2040" else 75
    lines = [
        *kept,
        f"#define MICROPY_HW_BOARD_NAME {c_string('Quipu on ' + board.title)}",
        f"#define MICROPY_HW_FLASH_STORAGE_BYTES (PICO_FLASH_SIZE_BYTES - {ROOM // KIB} * 1024)",
        f"#define MICROPY_HW_FLASH_MAX_FREQ ({flash_mhz} * 1000 * 1000)",
        "#define MICROPY_ENABLE_PYSTACK (1)",
        _LOOKUPS,
    ]
    return "\n".join(lines) + "\n"
