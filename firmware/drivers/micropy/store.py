"""What must survive on MicroPython: the journal and small records as files of a littlefs, which endures power cuts."""

import os

from drivers.records import Records

_JOURNAL = "/journal"
_ROOM = 65536


class Store:
    """The journal and the records. `room` is the number of bytes the journal can have."""

    def __init__(self, folder="/saves"):
        self.room = _ROOM
        self._folder = folder
        self._file = None
        records = Records(folder)
        self.load = records.load
        self.save = records.save
        try:
            os.mkdir(folder)
        except OSError:
            pass  # it is there; and if not, append() will tell

    def read(self):
        """Return the journal; empty when there is none."""
        try:
            with open(self._folder + _JOURNAL, "rb") as f:
                return f.read()
        except OSError:
            return b""

    def append(self, data):
        """Write `data` behind the journal; it is in the flash on return. Raises OSError when it can't be written."""
        if self._file is None:
            self._file = open(self._folder + _JOURNAL, "ab")
        try:
            self._file.write(data)
            self._file.flush()
        except OSError:
            self._close()  # else what it still holds could be written after something else
            raise

    def begin(self, data):
        """Forget the journal and start it with `data`. Until that is written whole the old one stays."""
        self._close()
        new = self._folder + _JOURNAL + ".new"
        with open(new, "wb") as f:
            f.write(data)
        os.rename(new, self._folder + _JOURNAL)

    def _close(self):
        file, self._file = self._file, None
        if file is not None:
            try:
                file.close()
            except OSError:
                pass  # it is as closed as it gets
