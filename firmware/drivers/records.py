"""Small records in files (settings, names, finished games): two copies each, of which one is always whole.

`name.0` and `name.1` are written in turn, so a power cut while one is written leaves the other. A copy is

    sequence number (4 bytes, little-endian) | length of the data (4) | CRC-32 of all before it and the data (4) | data

and the copy with the higher sequence number among those whose CRC holds is the record. (A CRC over data that end in
their own CRC is the same for all such data: records that check themselves have theirs in front.)
"""

import binascii
import os

_HEAD = 12


class Records:
    """The records in `folder`, which is made when the first one is saved. `sync` is called after each write."""

    def __init__(self, folder, sync=None):
        self._folder = folder
        self._sync = sync

    def load(self, name):
        """Return the data last saved under `name`; None when nothing was, b"" when no copy of it is whole."""
        data = self._newest(name)[2]
        if data is None:
            for copy in (0, 1):
                try:
                    os.stat(self._path(name, copy))
                    return b""
                except OSError:
                    pass  # not there
        return data

    def save(self, name, data):
        """Store `data` under `name`. Return False when it can't be written now (USB holds the drive, no room)."""
        copy, sequence, old = self._newest(name)
        if old == data:
            return True
        head = (sequence + 1).to_bytes(4, "little") + len(data).to_bytes(4, "little")
        crc = binascii.crc32(data, binascii.crc32(head)) & 0xFFFFFFFF
        path = self._path(name, 1 - copy)
        try:
            try:
                os.mkdir(self._folder)
            except OSError:
                pass  # it is there
            f = _open(path)
            try:
                f.write(head + crc.to_bytes(4, "little") + data)
                f.flush()
            finally:
                f.close()
            if self._sync:
                self._sync()
        except OSError:
            return False
        return True

    def _path(self, name, copy):
        return self._folder + "/" + name + "." + str(copy)

    def _newest(self, name):
        """Return which copy is the record, its sequence number and its data (1, 0, None when there is none)."""
        first = self._read(name, 0)
        second = self._read(name, 1)
        if first and (not second or first[0] > second[0]):
            return 0, first[0], first[1]
        if second:
            return 1, second[0], second[1]
        return 1, 0, None

    def _read(self, name, copy):
        """Return sequence number and data of one copy, or None."""
        try:
            with open(self._path(name, copy), "rb") as f:
                raw = f.read()
        except OSError:
            return None
        length = int.from_bytes(raw[4:8], "little")
        if len(raw) < _HEAD + length:
            return None
        data = raw[_HEAD : _HEAD + length]
        if binascii.crc32(data, binascii.crc32(raw[:8])) & 0xFFFFFFFF != int.from_bytes(raw[8:12], "little"):
            return None
        return int.from_bytes(raw[:4], "little"), data


def _open(path):
    """Open the file for writing from its start."""
    try:
        # In place where there is one: the table of the FAT file system then needs no change.
        return open(path, "r+b")
    except OSError:
        return open(path, "wb")
