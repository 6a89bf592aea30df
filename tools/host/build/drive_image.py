"""A folder as the file system a runtime keeps in the flash: FAT for CircuitPython, littlefs for MicroPython.

The same folder always makes the same image.
"""

import os
import time
from typing import Any

import folder2uf2
from littlefs import LittleFS, UserContext

from host.paths import AnyPath

LITTLEFS_SIZE = 1408 * 1024  # MicroPython's drive on a Pico
BLOCK = 4096  # bytes that are erased together
_WHEN = time.mktime((2024, 1, 1, 0, 0, 0, 0, 0, 0))  # the date of all files
_SERIAL_NUMBER = 0x51554950


class FatDrive(folder2uf2.FatBuilder):
    """CircuitPython's drive; in each folder its files lie first, by their names, and its folders behind them.

    So a gap among the files of a folder keeps apart what lies before it and the folders in it.
    """

    def layout(self, root: AnyPath) -> None:
        """Give every file and folder its place and write them there. ValueError: no room."""
        self._place(root)
        self._write(root, 0)
        self.write_boot_sector()
        self.write_fat()

    def _place(self, folder: AnyPath) -> None:
        for node in sorted(folder.children, key=lambda node: (node.is_dir, node.name)):
            node.ts = _WHEN
            if not node.is_dir:
                if node.data is None:
                    with open(node.path, "rb") as file:
                        node.data = file.read()
                node.size = len(node.data)
                if node.size:
                    node.cluster = self.alloc_chain(node.size)
                    self.write_cluster_data(node.cluster, node.data)
                continue
            # How long the entries are does not depend on where they point: "." and ".." come before them.
            node.cluster = self.alloc_chain(64 + len(self._entries(node)))
            self._place(node)

    def _entries(self, folder: Any) -> Any:
        taken: set[Any] = set()
        return b"".join(entry for node in folder.children for entry in self.entries_for(node, taken))

    def _write(self, folder: AnyPath, parent: Any) -> Any:
        entries = self._entries(folder)
        if folder.name:
            dots = ((b".          ", folder.cluster), (b"..         ", parent))
            pointers = [folder2uf2.dirent(name, folder2uf2.ATTR_DIR, at, 0, _WHEN) for name, at in dots]
            self.write_cluster_data(folder.cluster, b"".join(pointers) + entries)
        else:
            label = self.label.ljust(11).encode()
            entries = folder2uf2.dirent(label, folder2uf2.ATTR_VOLUME, 0, 0, _WHEN) + entries
            if len(entries) > 32 * self.geo.root_entries:
                raise ValueError("too many files in the root of the drive")
            at = folder2uf2.SECTOR * (self.geo.reserved + self.geo.fat_sectors)
            self.image[at : at + len(entries)] = entries
        for node in folder.children:
            if node.is_dir:
                self._write(node, folder.cluster)


def fat_image(folder: AnyPath, size: int) -> bytes:
    """Return the drive of `size` bytes as far as it is in use. ValueError: the folder does not fit."""
    tree = folder2uf2.build_tree(folder, build_ts=_WHEN)
    drive = FatDrive(folder2uf2.Geometry(size // folder2uf2.SECTOR), volume_id=_SERIAL_NUMBER, build_ts=_WHEN)
    drive.layout(tree)
    return bytes(drive.image[: drive.used_bytes()])


def littlefs_image(folder: AnyPath, size: int, untouched: Any = 0xFF) -> bytes:
    """Return the drive of `size` bytes; blocks that are not in use hold the byte `untouched`.

    Names that begin with a dot, and __pycache__, are left out.
    """
    flash = UserContext(size)
    flash.buffer[:] = bytes((untouched,)) * size
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
        for name in sorted(files):
            with open(os.path.join(where, name), "rb") as source, drive.open(prefix + name, "wb") as target:
                target.write(source.read())
    return bytes(flash.buffer)
