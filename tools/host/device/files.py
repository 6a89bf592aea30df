"""The store of a simulator: the journal and the records as files in a folder of this computer."""

import os

from host.paths import AnyPath

from drivers.records import Files

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


# Names and sizes of the records.
Layout = tuple[tuple[str, int], ...]


class InUse(Exception):
    """Another simulator plays with these files."""


class Store:
    """The journal and the records in `folder`, which is made when missing. Raises InUse, OSError."""

    room = 4096  # as on the board

    def __init__(self, folder: AnyPath) -> None:
        os.makedirs(folder, exist_ok=True)
        self._lock = open(os.path.join(folder, "lock"), "w")
        if fcntl:
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise InUse(folder)
        self._journal = os.path.join(folder, "journal")
        self._files = Files(folder)
        self.load = self._files.load
        self.save = self._files.save
        self.lay_out = self._files.lay_out

    def find(self, layout: Layout) -> int:
        """See `Files`; what is missing is made at once."""
        if self._files.find(layout) < 2:
            self._files.lay_out(layout)
        return self._files.find(layout)

    def read(self) -> bytes:
        """Return the journal; empty when there is none. Raises OSError when it can't be read."""
        try:
            with open(self._journal, "rb") as f:
                return f.read()
        except FileNotFoundError:
            return b""

    def append(self, data: bytes) -> None:
        """Write behind the journal: on return that survives this computer's power cuts as well."""
        _write(self._journal, "ab", data)

    def begin(self, data: bytes) -> None:
        """Forget the journal and start it with `data`. Until that is written whole the old one stays."""
        _write(self._journal + ".new", "wb", data)
        os.replace(self._journal + ".new", self._journal)


def _write(path: str, mode: str, data: bytes) -> None:
    with open(path, mode) as f:
        f.write(data)
        f.flush()
        os.fsync(f.fileno())
