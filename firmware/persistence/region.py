"""The region of flash that keeps everything: 16 sectors, read as bytes, programmed where they are 0xFF, erased one at a
time. A sector has a head, and after it records (`persistence/records.py`):

    "Qp", format, kind, number (4 bytes), generation (4), CRC-32 of these 12

An erase is done when the "Qp" stands there, so what was erased halfway is never taken for free. Who begins a sector has
the format programmed, then the records, then the rest of the head: with that the sector counts, whole, and the older
one of the same kind and number is let go of (its head is made zeros). Nothing else is ever programmed twice.

`begin` takes a sector that is erased; where there is none it erases one, and the press that asked waits for that. So
`work` erases what is let go of, while nobody presses. What the sectors hold moves on: they are taken in turn, and one
that is as it was for 64 others is written anew.

A damaged head looks like a sector that is to be erased. So a list of the sectors in use lies among the settings: one is
put on it while nobody presses, and taken off it before it is let go of. What stands on the list and is not there was
damaged, whatever the power did.
"""

from micropython import const
from persistence.latest import Latest
from persistence.records import BLOB, CONTINUED, PIECE, Reader, crc32, repair

SECTOR = 4096
SECTORS = 16
SIZE = SECTOR * SECTORS
HEAD = 16
FORMAT = 1
_MARK = const(b"Qp")
# The kinds of sectors.
SETTINGS = 1
GAME = 2
FINISHED = 3
TOTALS = 4
_KINDS = const(4)
# A blob among the settings: the list of the sectors in use, of each kind (1 byte) and number (4).
LIST = 3
# Another one: the CRC of what was found on the drive, and told of.
TOLD = 4

# What a sector is.
READY = 0  # erased
WASTE = 1  # to be erased
OPEN = 2  # its records are being written
USED = 3
OTHER = 4  # of another version; nothing changes it but `forget` and `release`

_BLANK = b"\xff" * (HEAD - 2)
_PAGE = const(256)
# A sector that is older than so many others moves on, so that all are erased about as often.
_STAY = const(64)
# The generations that are ours: a device's flash is worn out by the first hundredth of them.
_MOST = const(1 << 28)
# So many sectors are damaged at once.
_DAMAGED = const(2)
NO_ROOM = 28  # errno.ENOSPC
_FAULT = const(5)  # errno.EIO


class Region:
    """The sectors in `store`. What changes them raises OSError where the medium does not take it.

    missing: the store has no such region: nothing is kept. state, kind, number, generation: of each sector. settings:
    the blobs of the settings. lost: the entries of the list whose sectors are not there any more, until they are told.
    """

    def __init__(self, store):
        self._store = store
        self.missing = store.size < SIZE
        self.state = bytearray(SECTORS)
        self.kind = bytearray(SECTORS)
        self.number = [0] * SECTORS
        self.generation = [0] * SECTORS
        # Where the next record goes; 0: not known yet, or something torn or damaged stands there.
        self.end = [0] * SECTORS
        self._newest = 0
        self._last = SECTORS - 1
        self.settings = None
        if not self.missing:
            self._look()
        self.settings = Latest(self, SETTINGS)
        there = self._in_use()
        listed = []
        if self.settings.certain(LIST):
            listed = _entries(self.settings.blobs[LIST])
        elif there and (self.settings.doubtful(LIST) or not self.settings.blobs):
            listed = self._remains()
        self.lost = [entry for entry in listed if entry not in there]

    def _look(self):
        """Read the heads, and let go of what has been written anew."""
        for sector in range(SECTORS):
            head = bytearray(self._store.read(sector * SECTOR, HEAD))
            self.state[sector] = WASTE
            if head[:2] == _MARK and head[2:] == _BLANK:
                self.state[sector] = READY
                continue
            if repair(head, 0, 12, 0) is None or head[:2] != _MARK:
                continue
            self.kind[sector] = head[3]
            self.number[sector] = int.from_bytes(head[4:8], "little")
            generation = int.from_bytes(head[8:12], "little")
            if head[2] != FORMAT or not 0 < head[3] <= _KINDS or generation >= _MOST:
                self.state[sector] = OTHER
                continue
            twin = self.place(head[3], self.number[sector])
            self.state[sector] = USED
            self.generation[sector] = generation
            if generation > self._newest:
                self._newest = generation
                self._last = sector
            if twin >= 0:
                self._let_go(twin if self.generation[twin] < generation else sector)

    def _let_go(self, sector):
        """As `release`, where nobody can be told."""
        try:
            self.release(sector)
        except OSError:
            self.state[sector] = WASTE

    # -- what should be there

    def _in_use(self, besides=-1):
        """The entries of the list for what is in use, that sector aside."""
        found = set()
        for sector in range(SECTORS):
            if self.state[sector] in (USED, OTHER) and self.kind[sector] != SETTINGS and sector != besides:
                found.add(self._entry(sector))
        return found

    def _entry(self, sector):
        return bytes((self.kind[sector],)) + self.number[sector].to_bytes(4, "little")

    def _remains(self):
        """Entries of what damage has left, where the list is damaged too: sectors to be erased that nobody let go of
        or had only begun. A head that does not say what it was is taken for that of a game under way.
        """
        kinds = []
        blank = 0
        for sector in range(SECTORS):
            start = self._store.read(sector * SECTOR, 2 * HEAD)
            let_go = not any(start[:HEAD]) and any(start[HEAD:])
            begun = start[:HEAD] == _MARK + bytes((FORMAT,)) + _BLANK[1:]
            if self.state[sector] == WASTE and not let_go and not begun:
                if min(start) == 0xFF:
                    blank += 1
                else:
                    kinds.append(start[3] if start[3] <= _KINDS else 0)
        if blank <= _DAMAGED:  # else these have not been in use yet
            kinds.extend(bytes(blank))
        if not self.settings.blobs and SETTINGS not in kinds and 0 in kinds:
            kinds.remove(0)  # the settings themselves
        return [bytes((kind or GAME,)) + bytes(4) for kind in kinds if kind != SETTINGS]

    def told(self, finding):
        """Whether it was told before of what a start has found on the drive (bytes); from now on it was."""
        check = crc32(finding).to_bytes(4, "little")
        if self.settings.blobs.get(TOLD) == check:
            return True
        try:
            self.settings.put(TOLD, check)
        except OSError:  # then it is told again
            pass
        return False

    def _list(self, entries):
        """Store the list of these, if it is another one; return whether it was. Without settings there is none."""
        listed = b"".join(sorted(entries | set(self.lost)))
        if not self.settings.blobs or listed == self.settings.blobs.get(LIST):
            return False
        self.settings.put(LIST, listed)
        return True

    def lose(self, sector):
        """A sector can only be told of and let go of. What damaged it may keep it from being written, too."""
        self.state[sector] = WASTE
        self.lost.append(self._entry(sector))

    def tell(self, *kinds):
        """Whether a sector of these kinds was lost. It is told once."""
        lost = [entry for entry in self.lost if entry[0] in kinds]
        for entry in lost:
            self.lost.remove(entry)
        return bool(lost)

    # -- looking

    def sectors(self, kind, state=USED):
        """The sectors (0 to 15) of a kind in a state, in the order of their numbers: a list."""
        found = [(self.number[i], i) for i in range(SECTORS) if self.state[i] == state and self.kind[i] == kind]
        found.sort()
        return [sector for _, sector in found]

    def place(self, kind, number):
        """The sector (0 to 15) of that kind and number, which may move on; -1: there is none."""
        for sector in range(SECTORS):
            if self.state[sector] == USED and self.kind[sector] == kind and self.number[sector] == number:
                return sector
        return -1

    def read(self, sector, at=HEAD):
        """A Reader of the records of a sector, from byte `at` on."""
        raw = bytearray(self._store.read(sector * SECTOR, SECTOR))
        return Reader(raw, at, self.seed(sector))

    def records(self, sector):
        """The bytes of a sector's records, as far as they are not 0xFF at the end."""
        return bytes(self._store.read(sector * SECTOR + HEAD, SECTOR - HEAD)).rstrip(b"\xff")

    def random(self, count):
        """So many random bytes."""
        return self._store.random(count)

    def open(self, kind, size):
        """The newest sector of a kind that takes a blob of `size` bytes; -1: there is none. What is torn is written
        anew before.
        """
        sectors = self.sectors(kind)
        if not sectors:
            return -1
        sector = sectors[-1]
        if not self.end[sector]:
            reader = self.read(sector)
            while reader.next():
                pass
            if reader.clean and not reader.mended:
                self.end[sector] = reader.at
            else:
                sector = self.rewrite(sector)
        return sector if needs(size) <= self.room(sector) else -1

    def beyond(self, number):
        """From now on greater numbers are given: that of a game which is over is not given again."""
        if number < _MOST:
            self._newest = max(self._newest, number)

    def seed(self, sector):
        """The CRC that the checks of a sector's records go on from."""
        return crc32(self._head(sector)[2:8])

    def _head(self, sector):
        number = self.number[sector].to_bytes(4, "little")
        generation = self.generation[sector].to_bytes(4, "little")
        head = _MARK + bytes((FORMAT, self.kind[sector])) + number + generation
        return head + crc32(head).to_bytes(4, "little")

    def room(self, sector):
        """How many bytes more a sector has; 0 where nothing can be added."""
        return SECTOR - self.end[sector] if self.end[sector] else 0

    # -- writing

    def begin(self, kind, number=0):
        """Begin a sector, which counts from `commit` on; return it. Without a number it gets its generation as one."""
        if self.missing:
            raise OSError(NO_ROOM)
        for sector in range(SECTORS):
            if self.state[sector] == OPEN:  # something failed: it never counted
                self.state[sector] = WASTE
        sector = self._next(READY)
        if sector < 0:
            sector = self._next(WASTE)
            if sector < 0:
                raise OSError(NO_ROOM)
            self.erase(sector)
        self._last = sector
        self._newest += 1
        self.state[sector] = WASTE  # for good, should it fail
        self._program(sector * SECTOR + 2, bytes((FORMAT,)))
        self.state[sector] = OPEN
        self.kind[sector] = kind
        self.number[sector] = number or self._newest
        self.generation[sector] = self._newest
        self.end[sector] = HEAD
        return sector

    def _next(self, state):
        """The next sector that is in that state, in turn; -1: none."""
        for i in range(1, SECTORS + 1):
            sector = (self._last + i) % SECTORS
            if self.state[sector] == state:
                return sector
        return -1

    def commit(self, sector, old=-1):
        """From now on a sector that was begun counts, in the place of the `old` one."""
        self._program(sector * SECTOR + 3, self._head(sector)[3:])
        self.state[sector] = USED
        if old >= 0:
            self._let_go(old)

    def append(self, sector, record, crc):
        """Add a record (bytes) and its check (a number). Raises OSError: there is no room, or it did not get there."""
        end = self.end[sector]
        data = record + crc.to_bytes(4, "little")
        if not end or end + len(data) > SECTOR:
            raise OSError(NO_ROOM)
        self.end[sector] = 0
        self._program(sector * SECTOR + end, data)
        self.end[sector] = end + len(data)

    def put(self, sector, kind, data):
        """Add a blob (`data`, bytes) of that kind to a sector, as one record or several. Raises OSError."""
        if needs(len(data)) > self.room(sector):
            raise OSError(NO_ROOM)
        seed = self.seed(sector)
        data = len(data).to_bytes(2, "little") + data
        for at in range(0, len(data), PIECE):
            piece = data[at : at + PIECE]
            record = bytes(((CONTINUED if at else BLOB) | kind, len(piece))) + piece
            self.append(sector, record, crc32(record, seed))

    def rewrite(self, sector, keep=None, more=()):
        """Write a sector anew, with all of its blobs that are whole and that `keep(kind, data)` wants, and
        after them `more` of (kind, data); return it.
        """
        reader = self.read(sector)
        new = self.begin(self.kind[sector], self.number[sector])
        while reader.next():
            if not keep or keep(reader.kind, reader.data):
                self.put(new, reader.kind, reader.data)
        for kind, data in more:
            self.put(new, kind, data)
        self.commit(new, sector)
        return new

    def release(self, sector):
        """Let go of a sector: what it has does not count any more."""
        if self.settings:
            entries = self._in_use(sector)
            if any([entry not in entries for entry in _entries(self.settings.blobs.get(LIST, b""))]):
                self._list(entries)
        self._program(sector * SECTOR, bytes(HEAD))
        self.state[sector] = WASTE

    def forget(self):
        """Erase everything, the settings last: without them anything else would be taken for what damage left."""
        self.lost = []
        self._list(set())
        order = [(self.kind[i] == SETTINGS, i) for i in range(SECTORS) if self.state[i] != READY]
        order.sort()
        for _, sector in order:
            self.release(sector)
        self.settings = Latest(self, SETTINGS)
        while self.erase():
            pass

    def erase(self, sector=-1):
        """Erase a sector, or the next one that is to be; return whether there was one."""
        if sector < 0:
            sector = self._next(WASTE)
        if sector < 0 or self.missing:
            return False
        self._store.erase(sector)
        self._program(sector * SECTOR, _MARK)
        self.state[sector] = READY
        return True

    def work(self):
        """Do one of the things that wait until nobody presses: the list of what is in use, an erase, moving on what
        stays too long. Return whether there was anything to do.
        """
        if self._list(self._in_use()) or self.erase():
            return True
        for sector in range(SECTORS):
            if self.state[sector] == USED and self._newest - self.generation[sector] > _STAY and not self.missing:
                self._move(sector)
                return True
        return False

    def _move(self, old):
        """Copy a sector as it is to the next one."""
        new = self.begin(self.kind[old], self.number[old])
        for at in range(0, SECTOR, _PAGE):
            skip = 0 if at else HEAD
            page = self._store.read(old * SECTOR + at + skip, _PAGE - skip)
            if page != b"\xff" * len(page):
                self._program(new * SECTOR + at + skip, page)
        self.end[new] = self.end[old]
        self.commit(new, old)

    def _program(self, at, data):
        """Program bytes. Raises OSError where they are not there then."""
        self._store.program(at, data)
        if self._store.read(at, len(data)) != data:
            raise OSError(_FAULT)


def _entries(listed):
    """The entries of a list."""
    return [listed[at : at + 5] for at in range(0, len(listed), 5)]


def needs(size):
    """How many bytes of a sector a blob of that size takes."""
    size += 2
    return size + 6 * ((size + PIECE - 1) // PIECE)
