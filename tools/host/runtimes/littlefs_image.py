"""A folder as the littlefs that MicroPython keeps in the flash. The same folder always makes the same image."""

import os

from littlefs import LittleFS, UserContext

from host.paths import AnyPath

LITTLEFS_SIZE = 1024 * 1024  # MicroPython's file system on a Pico
BLOCK = 4096  # bytes that are erased together


def littlefs_image(folder: AnyPath, size: int) -> bytes:
    """Return the drive of `size` bytes. It lacks names that begin with a dot, and __pycache__."""
    flash = UserContext(size)
    flash.buffer[:] = b"\xff" * size
    drive = LittleFS(
        context=flash,
        block_size=BLOCK,
        block_count=size // BLOCK,
        read_size=32,
        prog_size=256,
        cache_size=256,
        lookahead_size=32,
        disk_version=0x00020000,  # 2.0: older MicroPythons read it too
        mount=False,
    )
    drive.format()
    drive.mount()
    for where, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__" and not name.startswith("."))
        inside = os.path.relpath(where, folder).replace(os.sep, "/")
        prefix = "" if inside == "." else inside + "/"
        for name in folders:
            drive.mkdir(prefix + name)
        for name in sorted(name for name in files if not name.startswith(".")):
            with open(os.path.join(where, name), "rb") as source, drive.open(prefix + name, "wb") as target:
                target.write(source.read())
    return bytes(flash.buffer)
