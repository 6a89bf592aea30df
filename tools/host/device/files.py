"""The store of a simulator: the same files as on a MicroPython board, in a folder of this computer."""

import os

from host.paths import AnyPath

from drivers.micropy import store

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class InUse(Exception):
    """Another simulator plays with these files."""


class Store(store.Store):
    """The journal and the records in `folder`, which is made when missing. Raises InUse, OSError."""

    def __init__(self, folder: AnyPath) -> None:
        os.makedirs(folder, exist_ok=True)
        self._lock = open(os.path.join(folder, "lock"), "w")
        if fcntl:
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise InUse(folder)
        super().__init__(folder)

    def append(self, data: bytes) -> None:
        """See the firmware's driver. What is written survives this computer's power cuts as well."""
        super().append(data)
        os.fsync(self._file.fileno())
