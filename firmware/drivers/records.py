"""The files in which records are kept: a folder a copy, with a file of fixed size for each record.

    saves/0 (a gap: its name is the first in every order; before a copy that is made later another one: saves/04)
    saves/1/base  saves/1/finished  saves/1/gap  saves/1/settings  saves/1/tail
    saves/2/…     saves/3/… (a spare)

They are opened `r+b` and overwritten in place, so that nothing is allocated. A flash drive erases 4 KiB at a time and
writes a folder anew when one of its files is closed: gaps of that size keep apart what must not be lost together, the
copies, and the rest of the drive (see docs/architecture.md, "The records on the drive"). A folder whose files cannot be
found any more is left as it is, and the next number takes its place.
"""

import os

GAP = 4096
ERASED = b"\xff" * 512
_NUMBERS = "123456789"


class Files:
    """The copies below `folder`. `sync` is called after each write."""

    def __init__(self, folder, sync=None):
        self._folder = folder
        self._sync = sync
        self._copies = []

    def find(self, layout):
        """Look for the copies, two at most, whose files have the sizes of `layout`; return how many there are."""
        self._copies = self._whole(layout, 2)
        return len(self._copies)

    def _whole(self, layout, most):
        """The folders, so many at most, whose files have the sizes of `layout`."""
        found = []
        for number in _NUMBERS:
            folder = self._folder + "/" + number
            if _is_whole(folder, layout):
                found.append(folder)
                if len(found) == most:
                    break
        return found

    def load(self, name, copy, size):
        """Return the first `size` bytes of a record's copy. Raises OSError."""
        with open(self._copies[copy] + "/" + name, "rb") as f:
            return f.read(size)

    def save(self, name, copy, data):
        """Write `data` over the first bytes of a record's copy. Raises OSError."""
        f = open(self._copies[copy] + "/" + name, "r+b")
        try:
            f.write(data)
        finally:
            f.close()
        if self._sync:
            self._sync()

    def lay_out(self, layout, copies=2):
        """Make what is missing of so many copies. On a FAT drive the power must not go meanwhile. Raises OSError."""
        _make(self._folder)
        apart = not is_there(self._folder + "/0")
        _fill(self._folder + "/0", GAP)
        for number in _NUMBERS:
            folder = self._folder + "/" + number
            if len(self._whole(layout, copies)) < copies and not is_there(folder):
                if not apart:  # behind whatever came onto the drive since
                    _fill(self._folder + "/0" + number, GAP)
                    apart = True
                for name, size in files(layout):
                    _make(folder)
                    _fill(folder + "/" + name, size)
                if self._sync:
                    self._sync()
        if self.find(layout) < 2:
            raise OSError(28)


def files(layout):
    """The files of one copy in the order in which they lie: name, size. What has no record is a gap."""
    return sorted(list(layout) + [("gap", GAP), ("tail", GAP)])


def _is_whole(folder, layout):
    for name, size in layout:
        if _size(folder + "/" + name) != size:
            return False
    return True


def _size(path):
    try:
        return os.stat(path)[6]
    except OSError:
        return -1


def is_there(path):
    """Whether there is a file or a folder of that name."""
    try:
        os.stat(path)
    except OSError:
        return False
    return True


def _make(folder):
    if not is_there(folder):
        os.mkdir(folder)


def _fill(path, size):
    if _size(path) == size:
        return
    with open(path, "wb") as f:
        for _ in range(size // len(ERASED)):
            f.write(ERASED)
