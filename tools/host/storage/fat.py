"""The drive of CircuitPython as far as it wears the flash: FAT12 as FatFs keeps it, behind a cache of one 4 KiB block.

FatFs keeps one sector of 512 bytes in its window. The flash behind it can be read only when what is cached has been
written: so each sector that is read makes the block that was written before be erased and programmed. Whole sectors are
written past the window. A file that is closed has its entry in its folder written anew.

Checked against the erases of an emulated Pico (host_tests/test_pico_torture.py).
"""

import errno
from collections.abc import Iterator
from typing import Any

from host.storage.fat_entries import LONG_NAME, long_name, made_entry, name_of, short_name
from host.storage.fat_medium import ENTRY, SECTOR, Flash

_END = 0xFFF
_FOLDER = 0x10
_FREE = 0xE5


class FatDrive:
    """The drive with the parts of `os` and `open` that the firmware uses. `held`: a computer holds it."""

    def __init__(self, nor: Any, first: int) -> None:
        self.flash = Flash(nor, first)
        self.held = False
        self._window = -1
        self._bytes = bytearray()
        self._dirty = False
        boot = self.flash.read(0)
        self._reserved = int.from_bytes(boot[14:16], "little")
        entries = int.from_bytes(boot[17:19], "little")
        fat = int.from_bytes(boot[22:24], "little")
        self._root = self._reserved + boot[16] * fat
        self._data = self._root + entries * ENTRY // SECTOR
        self._clusters = (int.from_bytes(boot[19:21], "little") - self._data) // boot[13]
        self._last = 1  # where the search for a free cluster begins
        if boot[13] != 1:
            raise ValueError("clusters of one sector only")

    # -- the window

    def _move(self, sector: int) -> None:
        if sector != self._window:
            self._write_back()
            self._bytes = self.flash.read(sector)
            self._window = sector

    def _write_back(self) -> None:
        if self._dirty:
            self._dirty = False
            self.flash.write(self._window, self._bytes)

    def sync(self) -> None:
        """Write what is held back."""
        self._write_back()
        self.flash.flush()

    # -- the table

    def _next(self, cluster: int) -> int:
        """The table's entry of a cluster."""
        value = 0
        for i in (1, 0):
            at = cluster + cluster // 2 + i
            self._move(self._reserved + at // SECTOR)
            value = value << 8 | self._bytes[at % SECTOR]
        return value >> 4 if cluster & 1 else value & 0xFFF

    def _set_next(self, cluster: int, value: int) -> None:
        at = cluster + cluster // 2
        self._move(self._reserved + at // SECTOR)
        low = self._bytes[at % SECTOR]
        self._bytes[at % SECTOR] = low & 0x0F | value << 4 & 0xF0 if cluster & 1 else value & 0xFF
        self._dirty = True
        at += 1
        self._move(self._reserved + at // SECTOR)
        high = self._bytes[at % SECTOR]
        self._bytes[at % SECTOR] = value >> 4 if cluster & 1 else high & 0xF0 | value >> 8
        self._dirty = True

    def _take(self, behind: int = 0) -> int:
        """Take a free cluster, behind another one of a chain."""
        cluster = behind or self._last
        for _ in range(self._clusters):
            cluster = cluster + 1 if cluster + 1 < self._clusters + 2 else 2
            if self._next(cluster) == 0:
                break
        else:
            raise OSError(errno.ENOSPC, "no room on the drive")
        self._set_next(cluster, _END)
        if behind:
            self._set_next(behind, cluster)
        self._last = cluster
        return cluster

    def _sector(self, cluster: int) -> int:
        if not 2 <= cluster < self._clusters + 2:
            raise OSError(errno.EIO, "a chain leads nowhere")
        return self._data + cluster - 2

    # -- folders

    def _entries(self, cluster: int) -> Iterator[Any]:
        """Go through a folder (0: the root): yields sector, offset, the entry as it is in the window."""
        if cluster:
            seen = 0
            while cluster < 0xFF8:
                yield from self._in_sector(self._sector(cluster))
                last, cluster = cluster, self._next(cluster)
                seen += 1
                if seen > self._clusters or cluster < 2:
                    raise OSError(errno.EIO, "a chain leads nowhere")
                del last
        else:
            for sector in range(self._root, self._data):
                yield from self._in_sector(sector)

    def _in_sector(self, sector: int) -> Iterator[Any]:
        for offset in range(0, SECTOR, ENTRY):
            self._move(sector)
            yield sector, offset, bytes(self._bytes[offset : offset + ENTRY])

    def _named(self, cluster: int) -> Iterator[Any]:
        """The entries of a folder: name, sector, offset, entry."""
        long: dict[Any, Any] = {}
        for sector, offset, entry in self._entries(cluster):
            if entry[0] == 0:
                return
            if entry[0] == _FREE:
                long = {}
            elif entry[11] & 0x3F == LONG_NAME:
                units = entry[1:11] + entry[14:26] + entry[28:32]
                long[entry[0] & 0x3F] = units.decode("utf-16-le", "replace")
            else:
                name = "".join(long[i] for i in sorted(long)).split("\0")[0] if long else name_of(entry)
                long = {}
                if entry[11] & 0x08 == 0:
                    yield name, sector, offset, entry

    def _find(self, path: str) -> Any:
        """The entry of a path: sector, offset, entry; None for the root. Raises OSError."""
        found = None
        cluster = 0
        for part in path.strip("/").split("/"):
            if not part:
                return None
            if found and not found[2][11] & _FOLDER:
                raise OSError(errno.ENOENT, path)
            for name, sector, offset, entry in self._named(cluster):
                if name.lower() == part.lower():
                    found = sector, offset, entry
                    cluster = int.from_bytes(entry[26:28], "little")
                    break
            else:
                raise OSError(errno.ENOENT, path)
        return found

    def listdir(self, path: str) -> list[str]:
        """The names in a folder."""
        found = self._find(path)
        cluster = int.from_bytes(found[2][26:28], "little") if found else 0
        return [name for name, *_ in self._named(cluster) if name not in (".", "..")]

    def stat(self, path: str) -> tuple[int, ...]:
        """As `os.stat`: the size is the seventh. Raises OSError."""
        entry = self._find(path)[2]
        return 0, 0, 0, 0, 0, 0, int.from_bytes(entry[28:32], "little")

    def is_folder(self, path: str) -> bool:
        """Whether there is a folder of that name."""
        return bool(self._find(path)[2][11] & _FOLDER)

    def sectors(self, path: str) -> list[int]:
        """The sectors of a file or folder."""
        cluster = int.from_bytes(self._find(path)[2][26:28], "little")
        found = []
        while 2 <= cluster < 0xFF8:
            found.append(self._sector(cluster))
            cluster = self._next(cluster)
        return found

    def move(self, path: str, over: str) -> None:
        """Let a name stand for the file of another, whose sectors are lost: for tests of a layout that is wrong."""
        source = self._find(over)[2]
        sector, offset, entry = self._find(path)
        first, size = int.from_bytes(source[26:28], "little"), int.from_bytes(entry[28:32], "little")
        self._put(sector, offset, entry[11], first, size)
        self.sync()

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        self._check_writable()
        if self._is_there(path):
            raise OSError(errno.EEXIST, path)
        parent = self._folder_of(path)
        cluster = self._take()
        self._write_back()
        self._window = self._sector(cluster)
        self._bytes = bytearray(SECTOR)
        for offset, name, leads_to in ((0, b".", cluster), (ENTRY, b"..", parent)):
            self._bytes[offset : offset + ENTRY] = made_entry(name.ljust(11), _FOLDER, leads_to, 0)
        self._dirty = True
        sector, offset = self._register(parent, path.rsplit("/", 1)[-1])
        self._put(sector, offset, _FOLDER, cluster, 0)
        self.sync()

    def _is_there(self, path: str) -> bool:
        try:
            self._find(path)
        except OSError as error:
            if error.errno == errno.ENOENT:
                return False
            raise
        return True

    def _folder_of(self, path: str) -> int:
        found = self._find(path.rsplit("/", 1)[0])
        return int.from_bytes(found[2][26:28], "little") if found else 0

    def _register(self, folder: int, name: str) -> tuple[int, int]:
        """Make an entry of that name in a folder; return where it is."""
        short = short_name(name, {bytes(entry[:11]) for *_, entry in self._named(folder)})
        long = long_name(name, short)
        run = self._free_entries(folder, len(long) + 1)
        for (sector, offset), entry in zip(run, [*long, made_entry(short, 0x20, 0, 0)], strict=True):
            self._move(sector)
            self._bytes[offset : offset + ENTRY] = entry
            self._dirty = True
        return run[-1]

    def _free_entries(self, folder: int, count: int) -> list[tuple[int, int]]:
        """Where so many free entries lie behind one another; a folder that is full gets one more sector."""
        while True:
            run: list[Any] = []
            for sector, offset, entry in self._entries(folder):
                run = [*run, (sector, offset)] if entry[0] in (0, _FREE) else []
                if len(run) == count:
                    return run
            if not folder:
                raise OSError(errno.ENOSPC, "no room in the root")
            last = folder
            while (following := self._next(last)) < 0xFF8:
                last = following
            added = self._sector(self._take(last))
            self._write_back()
            self._window, self._bytes, self._dirty = added, bytearray(SECTOR), True

    def _put(self, sector: int, offset: int, attributes: int, cluster: int, size: int) -> None:
        """Write attributes, first cluster and size of an entry."""
        self._move(sector)
        entry = self._bytes[offset : offset + ENTRY]
        entry[11] = attributes
        entry[26:28] = cluster.to_bytes(2, "little")
        entry[28:32] = size.to_bytes(4, "little")
        self._bytes[offset : offset + ENTRY] = entry
        self._dirty = True

    # -- files

    def _check_writable(self) -> None:
        if self.held:
            raise OSError(errno.EROFS, "a computer holds the drive")

    def open(self, path: str, mode: str) -> Any:
        """As the built-in, for modes rb, r+b, and wb where there is no such file."""
        if mode == "wb":
            self._check_writable()
            sector, offset = self._register(self._folder_of(path), path.rsplit("/", 1)[-1])
            return _File(self, sector, offset, 0, 0, True)
        found = self._find(path)
        if not found or found[2][11] & _FOLDER:
            raise OSError(errno.EISDIR, path)
        if mode == "r+b":
            self._check_writable()
        sector, offset, entry = found
        cluster, size = int.from_bytes(entry[26:28], "little"), int.from_bytes(entry[28:32], "little")
        return _File(self, sector, offset, cluster, size, False)


class _File:
    """An open file."""

    def __init__(self, drive: Any, sector: int, offset: int, first: int, size: int, modified: bool) -> None:
        self.drive = drive
        self.entry = sector, offset
        self.first = first
        self.size = size
        self.at = 0
        self.cluster = 0
        self.modified = modified

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def _enter(self, grow: bool) -> None:
        """The sector at the place in the file, which is at the start of it."""
        drive = self.drive
        if self.at == 0:
            if not self.first and grow:
                self.first = drive._take()
            self.cluster = self.first
        else:
            following = drive._next(self.cluster)
            if grow and following >= 0xFF8:
                following = drive._take(self.cluster)
            self.cluster = following
        self.sector = drive._sector(self.cluster)

    def read(self, size: int = -1) -> bytes:
        drive = self.drive
        left = self.size - self.at if size < 0 else min(size, self.size - self.at)
        data = bytearray()
        while left > 0:
            start = self.at % SECTOR
            if start == 0:
                self._enter(False)
            if start == 0 and left >= SECTOR:
                drive._write_back()
                part = drive.flash.read(self.sector)
            else:
                drive._move(self.sector)
                part = drive._bytes[start : start + left]
            data += part
            self.at += len(part)
            left -= len(part)
        return bytes(data)

    def write(self, data: bytes) -> int:
        drive = self.drive
        drive._check_writable()
        done = 0
        while done < len(data):
            start = self.at % SECTOR
            if start == 0:
                before = getattr(self, "sector", -1)
                self._enter(True)
                if drive._window == before:
                    drive._write_back()
            part = bytes(data[done : done + SECTOR - start])
            if len(part) == SECTOR:
                drive.flash.write(self.sector, part)
                if drive._window == self.sector:
                    drive._bytes, drive._dirty = bytearray(part), False
            else:
                if start == 0 and self.at >= self.size:
                    drive._write_back()
                    drive._window, drive._bytes = self.sector, bytearray(SECTOR)
                drive._move(self.sector)
                drive._bytes[start : start + len(part)] = part
                drive._dirty = True
            self.at += len(part)
            done += len(part)
            self.size = max(self.size, self.at)
            self.modified = True
        return done

    def close(self) -> None:
        if self.modified:
            self.modified = False
            self.drive._put(*self.entry, 0x20, self.first, self.size)
            self.drive.sync()
