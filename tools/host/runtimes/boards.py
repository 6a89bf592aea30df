"""Where is the board? Its drive and its serial port, found by what they say of themselves."""

import os
import re
import string
import sys
from collections.abc import Sequence

from host.paths import AnyPath

# USB vendor and product of what a Pico can be.
PICO_MICROPYTHON = (0x2E8A, 0x0005)
PICO_CIRCUITPYTHON = (0x239A, 0x80F4)
VENDORS = (0x2E8A, 0x239A)


def drive_roots() -> list[str]:
    """Return the folders in which this computer mounts drives, as patterns `drives` looks into."""
    if sys.platform == "win32":
        return [f"{letter}:\\" for letter in string.ascii_uppercase[3:]]
    if sys.platform == "darwin":
        return ["/Volumes"]
    return ["/media", "/run/media", "/mnt"]


def drives(roots: Sequence[str] | None = None) -> list[str]:
    """Return the mounted CIRCUITPY drives: folders with a boot_out.txt, at most two folders below one of `roots`.

    Linux mounts them as /media/user/CIRCUITPY or /mnt/CIRCUITPY; on Windows the root of a letter is the drive itself.
    """
    found = []
    for root in drive_roots() if roots is None else roots:
        for folder in [root, *_folders(root), *(deep for one in _folders(root) for deep in _folders(one))]:
            if runtime_version(folder) and folder not in found:
                found.append(folder)
    return found


def _folders(path: AnyPath) -> list[str]:
    try:
        return sorted(entry.path for entry in os.scandir(path) if entry.is_dir())
    except OSError:
        return []


def runtime_version(drive: AnyPath) -> str | None:
    """Return the version of CircuitPython on that drive as its boot_out.txt tells, such as "10.0.0"; None: no board."""
    try:
        with open(os.path.join(drive, "boot_out.txt"), encoding="utf-8", errors="replace") as f:
            match = re.search(r"CircuitPython (\d+\.\d+[^\s;]*)", f.read(4096))
    except OSError:
        return None
    return match.group(1) if match else None


# The boards the firmware is for, as CircuitPython and as MicroPython call them. The first one is what it is tried on.
PROVEN = ("raspberry_pi_pico", "Raspberry Pi Pico")
RELATED = (
    ("raspberry_pi_pico_w", "Raspberry Pi Pico W"),
    ("raspberry_pi_pico2", "Raspberry Pi Pico2"),
    ("raspberry_pi_pico2_w", "Raspberry Pi Pico2 W"),
)


def board_on(drive: AnyPath) -> str:
    """Return what CircuitPython calls the board of that drive, such as "raspberry_pi_pico"; "" when it does not say."""
    try:
        with open(os.path.join(drive, "boot_out.txt"), encoding="utf-8", errors="replace") as f:
            match = re.search(r"Board ID: ?(\S+)", f.read(4096))
    except OSError:
        return ""
    return match.group(1) if match else ""


def untried(board: str) -> str | None:
    """Return what to say of a board, by either of its names: "" when it is proven, None when it is not for Quipu."""
    # MicroPython adds the chip, and writes some of the names in two ways.
    name = board.split(" with ")[0].replace(" 2", "2")
    if name in PROVEN:
        return ""
    if any(name in names for names in RELATED):
        return f"This is a {board}: the firmware is made for it too, but could not be tried on one."
    return None


def ports() -> list[tuple[str, str]]:
    """Return the serial ports of boards as (device, "MicroPython" or "CircuitPython" or "board"), in port order."""
    from serial.tools import list_ports

    found = []
    for port in sorted(list_ports.comports(), key=lambda port: port.device):
        if port.vid not in VENDORS:
            continue
        # CircuitPython calls itself by its vendor; a Pico of Raspberry Pi's own vendor runs MicroPython.
        kind = "CircuitPython" if port.vid == PICO_CIRCUITPYTHON[0] else "MicroPython"
        if port.vid == PICO_MICROPYTHON[0] and port.pid != PICO_MICROPYTHON[1]:
            kind = "board"
        found.append((port.device, kind))
    return found
