"""Where is the board? Its drive and its serial port, found by what they say of themselves."""

import os
import re
import string
import sys
from collections.abc import Sequence

from host.paths import AnyPath

# USB vendor and product of the images: those of the boards (docs/dev/releasing.md).
MICROPYTHON = ((0x2E8A, 0x0005),)
CIRCUITPYTHON = ((0x239A, 0x80F4), (0x2E8A, 0x000B))  # for the Pico, for the Pico 2
VENDORS = (0x2E8A, 0x239A)


class NotOne(Exception):
    """No serial port is found, or several; the message says what to do."""


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


def _boot_out(drive: AnyPath, pattern: str) -> str:
    """Return what a pattern finds among the facts that CircuitPython wrote on that drive at its start; "": nothing."""
    try:
        with open(os.path.join(drive, "boot_out.txt"), encoding="utf-8", errors="replace") as f:
            match = re.search(pattern, f.read(4096), re.M)
    except OSError:
        return ""
    return match[1] if match else ""


def runtime_version(drive: AnyPath) -> str:
    """Return the version of CircuitPython on that drive as its boot_out.txt tells, such as "10.0.0"; "": no board."""
    return _boot_out(drive, r"CircuitPython (\d+\.\d+[^\s;]*)")


def board_on(drive: AnyPath) -> str:
    """Return what CircuitPython calls the board of that drive, such as "quipu_pico"; "" when it does not say."""
    return _boot_out(drive, r"Board ID: ?(\S+)")


def image_on(drive: AnyPath) -> str:
    """Return the id that Quipu's image tells on that drive; "" when it is not of Quipu."""
    return _boot_out(drive, r"^Quipu \S+ \(image ([0-9a-f]{12})\)\s*$")


def pico(board: str) -> str:
    """Return which of Quipu's images a board takes, "pico" or "pico2", by any of its names; "" for none.

    CircuitPython writes quipu_pico2 or raspberry_pi_pico2_w, MicroPython "Raspberry Pi Pico 2 W with RP2350".
    """
    name = board.split(" with ")[0].lower().replace(" ", "_")
    match = re.fullmatch(r"(?:quipu_on_|quipu_)?(?:raspberry_pi_)?pico(_?2)?(?:_w)?", name)
    if not match:
        return ""
    return "pico2" if match[1] else "pico"


def ports() -> list[tuple[str, str]]:
    """Return the serial ports of boards as (device, "MicroPython" or "CircuitPython" or "board"), in port order."""
    from serial.tools import list_ports

    found = []
    for port in sorted(list_ports.comports(), key=lambda port: port.device):
        if port.vid not in VENDORS:
            continue
        who = (port.vid, port.pid)
        kind = "CircuitPython" if who in CIRCUITPYTHON else "MicroPython" if who in MICROPYTHON else "board"
        found.append((port.device, kind))
    return found


def what_to_do() -> str:
    """Return what to do on this system when no board is found."""
    linux = "`ls /dev/ttyACM*` lists it; for a port that only root may open, join the group dialout"
    others = {"win32": "Device Manager lists it as a COM port", "darwin": "`ls /dev/cu.usbmodem*` lists it"}
    where = others.get(sys.platform, linux)
    return f"Plug it in, with a cable that carries data and Quipu's image on it. Then {where}."


def port_of(named: str | None, option: str, kind: str = "") -> tuple[str, str]:
    """Return the port that was named, or the only one (of a kind), as `ports` does. Raises NotOne.

    `option`: the program's option for a port, with %s for the port.
    """
    found = [(named, "board")] if named else [one for one in ports() if kind in one[1]]
    if not found:
        raise NotOne(f"No board found: no serial port of a Pico.\n{what_to_do()}")
    if len(found) > 1:
        names = ", ".join(f"{port} ({its})" for port, its in found)
        raise NotOne(f"Several boards found: {names}\nWhich one? {option % found[0][0]}")
    return found[0]


def restart(port: str) -> None:
    """Have the CircuitPython board on that serial port restart its program. Raises OSError."""
    import serial

    with serial.Serial(port, 115200, timeout=0.5, write_timeout=2) as line:
        line.write(b"\x03\x03")  # Ctrl-C: ends the program
        line.read(4096)  # lets it do so
        line.write(b"\x04")  # Ctrl-D
        line.flush()
