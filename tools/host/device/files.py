"""The store of a simulator: the region as a file in a folder of this computer."""

import os

from host.device import in_memory
from host.paths import AnyPath

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class InUse(Exception):
    """Another simulator plays with these files."""


class Store:
    """The region in `folder`, which is made when missing. Raises InUse, OSError."""

    size = in_memory.Store.size
    SECTOR = in_memory.Store.SECTOR

    def __init__(self, folder: AnyPath) -> None:
        os.makedirs(folder, exist_ok=True)
        self._lock = open(os.path.join(folder, "lock"), "w")
        if fcntl:
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise InUse(folder)
        path = os.path.join(folder, "region")
        if not os.path.exists(path):
            with open(path + ".new", "wb") as file:
                file.write(b"\xff" * self.size)
                os.fsync(file.fileno())
            os.replace(path + ".new", path)
        self._file = open(path, "r+b", buffering=0)
        self.size = os.fstat(self._file.fileno()).st_size
        self.random = os.urandom

    def read(self, at: int, length: int) -> bytes:
        """Return bytes of the region."""
        self._file.seek(at)
        return self._file.read(length)

    def program(self, at: int, data: bytes) -> None:
        """Make zeros of ones: on return that survives this computer's power cuts as well."""
        before = self.read(at, len(data))
        self._write(at, bytes(old & new for old, new in zip(before, data, strict=True)))

    def erase(self, sector: int) -> None:
        """Make a sector 0xFF."""
        self._write(sector * self.SECTOR, b"\xff" * self.SECTOR)

    def _write(self, at: int, data: bytes) -> None:
        self._file.seek(at)
        self._file.write(data)
        os.fsync(self._file.fileno())
