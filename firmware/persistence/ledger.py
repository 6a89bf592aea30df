"""The ledger: settings, the device's number, the list of sectors. Two sectors each have a complete copy.

A record is a version, which counts all writes (4 bytes), and data. The highest version of each kind is valid. The
copies are written one after the other, so damage to one spares the other.
"""

from micropython import const
from persistence.records import needs

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Protocol

    from persistence.records import Reader

    class Sectors(Protocol):
        """The region as the ledger uses it."""

        served: bool

        def random(self, count: int) -> bytes: ...
        def good(self) -> int: ...
        def place(self, kind: int, number: int) -> int: ...
        def read(self, sector: int) -> Reader: ...
        def resume(self, sector: int, reader: Reader) -> bool: ...
        def room(self, sector: int) -> int: ...
        def write(self, kind: int, number: int, fill: Callable[[int], None]) -> int: ...
        def put(self, sector: int, kind: int, data: bytes) -> None: ...
        def release(self, sector: int) -> None: ...


LEDGER = 1  # the kind of these sectors
# The kinds of records.
SETTINGS = 1
DEVICE = 2
LIST = 3
REPORTED = 4
_DOUBT = const(5)  # without data: damage was found, and not reported yet
_DEVICE_SIZE = const(8)
# The list: retired sectors (2 bytes), those already reported (2), last serial (3) and its sector (1). Then kind (1) and
# serial (4) of each sector in use, except the ledger's.
LIST_HEAD = 8
LIST_ENTRY = 5
# Limit of serials: flash wears out long before.
MAX_SERIAL = 1 << 23
# Bytes that a copy keeps free for one press: names, settings, the list twice.
_SPARE = const(700)


class Ledger:
    """The ledger of a region. blobs: the latest data of each kind. doubtful: no copy survived undamaged."""

    def __init__(self, region: "Sectors") -> None:
        self._region = region
        self.blobs: "dict[int, bytes]" = {}
        self._versions: "dict[int, int]" = {}
        self._version = 0
        whole: "dict[int, int]" = {}  # the last version of each copy from which nothing is missing
        self._worn = {1, 2}  # copies that have to be rewritten
        for copy in (1, 2):
            sector = region.place(LEDGER, copy)
            if sector >= 0:
                reader = region.read(sector)
                newest, sound = self._read(reader)
                if sound and not reader.lost:
                    whole[copy] = newest
                if sound and reader.clean:
                    region.resume(sector, reader)
                    self._worn.discard(copy)
        self.doubtful = region.served and (self._version not in whole.values() or _DOUBT in self.blobs)
        for copy in whole:
            if whole[copy] < self._version:
                self._worn.add(copy)

    def _read(self, reader: "Reader") -> "tuple[int, bool]":
        """Load the records of a copy; return (its last version, whether all of them make sense)."""
        newest = 0
        sound = True
        while reader.next():
            if len(reader.data) < 4 or reader.kind == LIST and not _is_list(reader.data[4:]):
                sound = False
                continue
            newest = int.from_bytes(reader.data[:4], "little")
            if newest > self._versions.get(reader.kind, 0):
                self._versions[reader.kind] = newest
                self.blobs[reader.kind] = reader.data[4:]
        self._version = max(self._version, newest)
        return newest, sound

    def put(self, kind: int, data: bytes) -> None:
        """Store data of a kind. Raises OSError if both copies fail; `work` and the next `put` retry."""
        if DEVICE not in self.blobs:
            self.blobs[DEVICE] = self._region.random(_DEVICE_SIZE)
            self._versions[DEVICE] = self._version = self._version + 1
        if self.doubtful:  # all copies are rewritten now
            self.blobs[_DOUBT] = b""
            self._versions[_DOUBT] = 1
        self._version += 1
        self.blobs[kind] = data
        self._versions[kind] = self._version
        stored = False
        for copy in self._copies():
            for _ in range(2):  # if its sector fails, in another one: the other copy may be lost before idle work
                try:
                    self._append(copy, kind)
                    stored = True
                    break
                except OSError as error:
                    self._worn.add(copy)
                    failure = error
        if not stored:
            raise failure

    def trust(self) -> None:
        """Note that the damage was reported: the next `put` rewrites all copies."""
        self.doubtful = False
        self.blobs.pop(_DOUBT, None)
        self._worn = {1, 2}

    def clear(self) -> None:
        """Forget all data. The next `put` rewrites all copies."""
        self.blobs.clear()
        self.trust()

    def _copies(self) -> "list[int]":
        """Return the copies, those to rewrite last: that may erase a sector which the list of the other still names."""
        copies = [1, 2] if self._region.good() > 3 else [1]
        return [copy for copy in copies if copy not in self._worn] + [copy for copy in copies if copy in self._worn]

    def _append(self, copy: int, kind: int) -> None:
        region = self._region
        sector = region.place(LEDGER, copy)
        record = self._record(kind)
        if sector < 0 or copy in self._worn or region.room(sector) < needs(len(record)):
            self._rewrite(copy)
        else:
            region.put(sector, kind, record)

    def _rewrite(self, copy: int) -> None:
        self._region.write(LEDGER, copy, self._fill)
        self._worn.discard(copy)

    def _fill(self, sector: int) -> None:
        for _, kind in sorted([(self._versions[kind], kind) for kind in self.blobs]):
            self._region.put(sector, kind, self._record(kind))

    def _record(self, kind: int) -> bytes:
        return self._versions[kind].to_bytes(4, "little") + self.blobs[kind]

    def work(self) -> bool:
        """Rewrite a copy that is damaged, stale or nearly full; return whether one was. Raises OSError."""
        region = self._region
        for copy in self._copies() if self.blobs and not self.doubtful else ():
            if copy in self._worn or region.room(region.place(LEDGER, copy)) < _SPARE:
                self._rewrite(copy)
                return True
        second = region.place(LEDGER, 2)
        if second >= 0 and 2 not in self._copies() and 1 not in self._worn:  # a game needs the sector
            region.release(second)
            return True
        return False


def _is_list(data: bytes) -> bool:
    """Return whether this can be a list of sectors."""
    whole = len(data) >= LIST_HEAD and (len(data) - LIST_HEAD) % LIST_ENTRY == 0
    return whole and int.from_bytes(data[4:7], "little") <= MAX_SERIAL
