"""The region of flash that holds all saved data: 16 sectors, read as bytes, programmed while they are 0xFF and erased
one at a time. docs/dev/storage.md has a drawing. A used sector has a head at its front and the same head at its end:

    "Qu", format, kind, number (4 bytes), serial (4), CRC-32 of these 12

`write` takes a blank sector, fills it and programs the heads. From then on it is valid and replaces the older sector
of its kind and number. Serials count the sectors begun. The ledger lists the sectors in use; one that is listed and
missing was damaged. A sector that fails is skipped, and retired if it fails again while others work. Methods that
change the flash raise OSError on failure.
"""

from micropython import const
from persistence.ledger import LEDGER, LIST, LIST_ENTRY, LIST_HEAD, MAX_SERIAL, REPORTED, Ledger
from persistence.records import FIRST, HEAD, NUMBERS, OPTIONAL, SECTOR, TAIL, Reader, crc32, encoded, mark_of, needs

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable, Iterator, Protocol, Sequence

    class Store(Protocol):
        """The driver of the flash. Each runtime raises its own exceptions."""

        @property
        def size(self) -> int: ...

        @property
        def random(self) -> "Callable[[int], bytes]": ...

        def read(self, at: int, length: int) -> "bytes | bytearray": ...

        def program(self, at: int, data: bytes) -> None: ...

        def erase(self, sector: int) -> None: ...


SECTORS = 16
SIZE = SECTOR * SECTORS
FORMAT = 2
_MARK = const(b"Qu")
_OLD_MARK = const(b"Qp")  # of format 1
# Kinds of sectors, besides LEDGER.
FREE = 0  # to be erased
GAME = 2
FINISHED = 3
TOTALS = 4
READY = 5  # blank
OTHER = 6  # of a later version: only `release` changes it; its kind there is in `serial`
KEPT_SHEETS = 7
_BEGUN = const(0x40)  # flag: not yet complete
_KINDS = (LEDGER, GAME, FINISHED, TOTALS, KEPT_SHEETS)
_MAX_TOTALS = const(2)  # sectors
_MAX_SHEETS = const(2)
_SEPARATE = (FINISHED, TOTALS, KEPT_SHEETS)  # one record is of use without the others

_BLANK = b"\xff" * HEAD
_PREPARED = _MARK + _BLANK[2:]
_PAGE = const(256)
_BLANK_PAGE = b"\xff" * _PAGE
# A sector is rewritten once this many newer ones were begun, so that all wear alike.
_STAY = const(64)
# Reads of a head, or of all records of a sector; sectors tried for one write.
_TRIES = const(3)
NO_ROOM = 28  # errno.ENOSPC
_FAULT = const(5)  # errno.EIO


class Region:
    """The sectors in `store`. missing: the store has no region, so nothing is saved. kind, number, serial: by sector.

    ledger: see Ledger. served: the region has data of Quipu's. old: only data in an older format. bad: bit mask of
    retired sectors. settled: of these, those for which finished games have made room; a start treats others as new.
    """

    def __init__(self, store: "Store") -> None:
        self._store = store
        self.missing = store.size < SIZE
        self.kind = bytearray(SECTORS)
        self.number = [0] * SECTORS
        self.serial = [0] * SECTORS
        self._end = [0] * SECTORS  # offset of the next record; 0: unknown or damaged
        self._count = [0] * SECTORS  # numbered records
        self._newest = 0
        self._last = SECTORS - 1
        self._worn: "set[int]" = set()  # lack one of their heads
        self._torn: "set[int]" = set()  # at the start, those without the front one, which is programmed last
        self._failed: "dict[int, int]" = {}  # by sector that failed: `_worked` then
        self._worked = 0  # how often a sector worked
        self.served = self.old = False
        self._leftover = False  # a sector that failed may have a head: a list that is newer disowns it
        self.bad = self._reported = self.settled = 0
        # Entries of sectors that are missing or have lost records, until the player has read that.
        self._lost: "list[bytes]" = []
        self._missed: "dict[bytes, int]" = {}  # number of missing records, by entry of the list
        there: "dict[bytes, int]" = {} if self.missing else self._scan()
        self.ledger = Ledger(self)
        self._compare(there)
        self._complete_heads()

    def _scan(self) -> "dict[bytes, int]":
        """Read the heads; return the sectors by the list entries that match them."""
        there: "dict[bytes, int]" = {}
        for sector in range(SECTORS):
            head = self._find_head(sector)
            if not head:
                continue
            self.served = True
            kind = head[3]
            if kind == READY:
                continue
            number = int.from_bytes(head[4:8], "little")
            serial = int.from_bytes(head[8:12], "little")
            self.number[sector] = number
            if head[2] != FORMAT or kind not in _KINDS or serial > MAX_SERIAL:
                self.kind[sector] = OTHER
                self.serial[sector] = kind
                continue
            there[head[3:4] + head[8:12]] = sector
            self.serial[sector] = serial
            if serial > self._newest:
                self._newest = serial
                self._last = sector
            twin = self.place(kind, number)
            if twin >= 0 and (twin not in self._torn, self.serial[twin]) > (sector not in self._torn, serial):
                continue
            if twin >= 0:
                self.kind[twin] = FREE
            self.kind[sector] = kind
        self.old &= not self.served
        return there

    def _find_head(self, sector: int) -> bytes:
        """Return the head of a sector; one with kind READY if it is prepared; else b""."""
        found = prepared = b""
        for at in (0, TAIL):
            for _ in range(_TRIES):
                head = bytes(self._store.read(sector * SECTOR + at, HEAD))
                if crc32(head[:12]) == int.from_bytes(head[12:], "little"):
                    self.old |= head[:2] == _OLD_MARK
                    if head[:2] == _MARK:
                        found = found or head
                        break
                if head == _PREPARED and not at:
                    prepared = bytes((0, 0, FORMAT, READY))
                    break
            else:
                self._worn.add(sector)
                if not at:
                    self._torn.add(sector)
        return prepared or found  # the front head comes last: without it the sector was never in use

    def _complete_heads(self) -> None:
        """Program the rest of heads that a power cut tore.

        The other one may have unstable bits: without a second one the sector could be gone at the next start, when its
        predecessor is no longer there.
        """
        for sector in sorted(self._worn):
            if self.kind[sector] not in _KINDS:
                continue
            head = self._head(sector)
            for at in (sector * SECTOR + TAIL, sector * SECTOR):
                now = int.from_bytes(self._store.read(at, HEAD), "little")
                if now & int.from_bytes(head, "little") == int.from_bytes(head, "little"):
                    try:
                        self._program(at, head)
                    except OSError:  # `work` rewrites the sector
                        pass

    def _compare(self, there: "dict[bytes, int]") -> None:
        """Compare the list with the sectors found."""
        listed = self.ledger.blobs.get(LIST, bytes(LIST_HEAD))
        self.bad = int.from_bytes(listed[:2], "little")
        self._reported = self.settled = int.from_bytes(listed[2:4], "little")
        newest = int.from_bytes(listed[4:7], "little")
        if newest > self._newest:
            self._newest = newest
            self._last = listed[7]
        entries = [listed[at : at + LIST_ENTRY] for at in range(LIST_HEAD, len(listed), LIST_ENTRY)]
        for entry in entries:
            sector = there.get(entry, -1)
            if sector >= 0 and self.kind[sector] == FREE:
                newer = self.place(entry[0], self.number[sector])
                if self._entry(newer) not in entries:  # its writing failed, or was cut
                    self.kind[newer] = FREE
                    self.kind[sector] = entry[0]
        for sector in range(SECTORS):
            # One that is older than the list was released; of one without its front head nothing was acknowledged.
            gone = self.serial[sector] <= newest or (newest and sector in self._torn)
            if gone and self.kind[sector] in _KINDS[1:] and self._entry(sector) not in entries:
                self.kind[sector] = FREE
        for sector in there.values():  # an older copy of the list may have it
            if self.kind[sector] == FREE:
                self._wipe(sector)
        # A damaged sector is listed twice until the damage is reported; a replaced one is listed with its replacement.
        current = [self._entry(sector) for sector in range(SECTORS)]
        self._lost = sorted({entry for entry in entries if entry not in current or entries.count(entry) > 1})

    # -- the list

    def _entry(self, sector: int) -> bytes:
        return bytes((self.kind[sector],)) + self.serial[sector].to_bytes(4, "little")

    def _list(self) -> bool:
        """Store the list of sectors if it changed; return whether it did."""
        entries = [self._entry(sector) for sector in range(SECTORS) if self.kind[sector] in _KINDS[1:]]
        joined = b"".join(sorted(entries + self._lost))
        bad = self.bad.to_bytes(2, "little") + (self._reported & self.settled).to_bytes(2, "little")
        before = self.ledger.blobs.get(LIST, bytes(LIST_HEAD))
        if bad == before[:4] and joined == before[LIST_HEAD:] and not self._leftover:
            return False
        turn = self._newest.to_bytes(3, "little") + bytes((self._last,))
        self.ledger.put(LIST, bad + turn + joined)
        self._leftover = False
        return True

    def mark_lost(self, sector: int) -> None:
        """Free a sector whose content is unusable, and report it once."""
        self._lost.append(self._entry(sector))
        self.kind[sector] = FREE

    def has_lost(self, *kinds: int) -> bool:
        """Return whether a sector of these kinds lost something that was not reported yet."""
        return any([entry[0] in kinds for entry in self._lost])

    def forget_lost(self, *kinds: int) -> None:
        """Note that the losses of these kinds were reported."""
        self._lost = [entry for entry in self._lost if entry[0] not in kinds]

    def complaints(self) -> "Iterator[str]":
        """Yield ids of messages about the flash itself, each once (see `Device.complaints`)."""
        new = (self.missing and not self._reported, self.old, self.bad & ~self._reported)
        for now, word in zip(new, ("region_missing", "region_old", "region_worn")):
            if now:
                yield word
        self._reported = self.bad or int(self.missing)
        self.old = False

    def already_reported(self, finding: bytes) -> bool:
        """Return whether `finding`, about the drive, was reported before; remember it."""
        check = crc32(finding).to_bytes(4, "little")
        if self.ledger.blobs.get(REPORTED) == check:
            return True
        try:
            self.ledger.put(REPORTED, check)
        except OSError:  # report it again
            self.ledger.blobs.pop(REPORTED, None)
        return False

    # -- how much there is room for

    def good(self) -> int:
        """Return the number of sectors in service; 0 without a region."""
        return self._good(self.bad)

    def _good(self, bad: int) -> int:
        return 0 if self.missing else SECTORS - sum([bad >> sector & 1 for sector in range(SECTORS)])

    def places(self, good: int = 0) -> int:
        """Return the number of games that can be under way. good: sectors in service, if not the present ones."""
        return min(3, max(1, (good or self.good()) - 4))

    def shares(self, reported: bool = False, sheets: int = -1) -> "tuple[int, int]":
        """Return the maximum number of sectors for (finished games, totals).

        The only blank sector does not count once it failed. More games than `places` count: they stay. Score sheets
        take the sectors of totals, then those of finished games. reported: as before the retirements that were not
        reported yet. sheets: the number of sectors of score sheets, if not the present one.
        """
        good = self._good(self._reported) if reported else self.good()
        places = self.places(good)
        if self._blank() and not self.spare():
            good -= 1
        games = len(self.sectors(GAME)) + len(self.sectors(OTHER))
        if sheets < 0:
            sheets = len(self.sectors(KEPT_SHEETS))
        left = max(0, good - (3 if good > 3 else 2) - max(places, games))
        totals = max(0, min(_MAX_TOTALS, left // 5) - sheets)
        return max(0, left - totals - sheets), totals

    def replaced_by_sheets(self) -> "int | None":
        """Return the sector of totals that makes room for another sector of score sheets, or -1 if it needs none.

        None: there can't be another one, or complete finished games would have to go.
        """
        sheets = len(self.sectors(KEPT_SHEETS)) + 1
        most, totals = self.shares(False, sheets)
        finished = len(self.sectors(FINISHED)) + (most < self.shares()[0])  # the last one may be full
        if sheets > _MAX_SHEETS or not most or finished > most:
            return None
        old = self.sectors(TOTALS)
        return old[0] if len(old) > totals else -1

    def spare(self) -> bool:
        """Return whether a sector is blank, or free to be erased. If there is only one, it must not have failed."""
        blank = self._blank()
        return len(blank) > 1 or bool(blank) and not self._suspect(blank[0])

    def try_again(self) -> bool:
        """Give the blank sectors another try; return whether one works."""
        return any([self._prepare(sector) for sector in self._blank()])

    # -- looking

    def sectors(self, kind: int) -> "list[int]":
        """Return a list of the sectors (0 to 15) of a kind, by number."""
        found = [(self.number[i], i) for i in range(SECTORS) if self.kind[i] == kind]
        found.sort()
        return [sector for _, sector in found]

    def other_games(self) -> "list[int]":
        """Return the sectors of games under way of another version."""
        return [sector for sector in self.sectors(OTHER) if self.serial[sector] == GAME]

    def place(self, kind: int, number: int) -> int:
        """Return the current sector (0 to 15) of a kind and number, or -1."""
        for sector in range(SECTORS):
            if self.kind[sector] == kind and self.number[sector] == number:
                return sector
        return -1

    def read(self, sector: int) -> Reader:
        """Return a Reader of the records of a sector."""
        begin = sector * SECTOR
        return Reader(lambda at, length: self._store.read(begin + at, length), self.seed(sector))

    def resume(self, sector: int, reader: Reader) -> bool:
        """Prepare to append to a sector that a Reader has read to the end; return whether that is possible."""
        self._end[sector] = reader.at if reader.clean else 0
        self._count[sector] = reader.number
        return reader.clean

    def copied(self, sector: int) -> bytes:
        """Return the marks and records of a sector as bytes."""
        return bytes(self._store.read(sector * SECTOR + HEAD, TAIL - HEAD)).rstrip(b"\xff")

    def random(self, count: int) -> bytes:
        """Return random bytes."""
        return self._store.random(count)

    def open(self, kind: int, size: int) -> int:
        """Return the newest sector of a kind if it has room for `size` bytes of records, else -1.

        A damaged one is rewritten first. Raises OSError.
        """
        for sector in self.sectors(kind)[-1:]:
            if not self._end[sector]:
                if not self._is_whole(sector):
                    sector = self.rewrite(sector)
            if size <= self.room(sector):
                return sector
        return -1

    def reserve_ids(self, number: int) -> None:
        """Never assign numbers up to `number` again: a finished game has it."""
        if number < MAX_SERIAL:
            self._newest = max(self._newest, number)

    def seed(self, sector: int) -> int:
        """Return the seed of the CRCs of a sector's records."""
        return seed(self.kind[sector] & ~_BEGUN, self.number[sector])

    def room(self, sector: int) -> int:
        """Return the bytes free in a sector, fewer if it runs out of numbers; 0 if nothing can be appended."""
        if sector < 0 or not self._end[sector]:
            return 0
        return min(TAIL - self._end[sector], 18 * (NUMBERS - self._count[sector]))

    # -- writing

    def write(self, kind: int, number: int, fill: "Callable[[int], None]", old: int = -1) -> int:
        """Write and return a new sector of a kind and number (0: its serial). `fill(sector)` puts the records.

        It then replaces the older sector of that number, and `old`. Raises OSError.
        """
        for _ in range(_TRIES):
            try:
                sector = self.begin(kind, number)
                number = self.number[sector]  # so that only one of several tries counts
                fill(sector)
                self._commit(sector, old)
                return sector
            except OSError as error:
                failure = error
                if error.args[:1] == (NO_ROOM,):
                    break
        self._give_up()
        raise failure

    def _give_up(self) -> None:
        """Free the sectors that were begun and failed."""
        for sector in range(SECTORS):
            if self.kind[sector] & _BEGUN:
                self._leftover |= not self._wipe(sector)
                self.kind[sector] = FREE

    def begin(self, kind: int, number: int = 0) -> int:
        """Return a blank sector, ready for records. Raises OSError."""
        self._give_up()
        free = self._blank()
        for sector in free[:_TRIES]:
            if self._prepare(sector):
                break
        else:
            raise OSError(_FAULT if free else NO_ROOM)
        self._last = sector
        self._worn.discard(sector)
        self._newest += 1
        self.kind[sector] = kind | _BEGUN
        self.number[sector] = number or self._newest
        self.serial[sector] = self._newest
        self._end[sector] = FIRST
        self._count[sector] = 0
        return sector

    def _blank(self) -> "list[int]":
        return self._in_turn(READY) + self._in_turn(FREE)

    def _in_turn(self, kind: int) -> "list[int]":
        """Return a list of the sectors that are READY or FREE, in order of use; recent failures come last."""
        if self.missing:
            return []
        order = [(self._last + i) % SECTORS for i in range(1, SECTORS + 1)]
        found = [sector for sector in order if self.kind[sector] == kind and not self.bad >> sector & 1]
        return [s for s in found if not self._suspect(s)] + [s for s in found if self._suspect(s)]

    def _prepare(self, sector: int) -> bool:
        """Make a sector blank, erasing it if necessary; return whether that worked."""
        failed = sector in self._failed
        try:
            if failed or not self._is_blank(sector):
                self.kind[sector] = FREE
                if failed:  # a change that does nothing would pass on a blank sector
                    self._program(sector * SECTOR, bytes(HEAD))
                self._change(self._store.erase, sector)
                if not self._is_blank(sector, True):
                    raise OSError(_FAULT)
                if self.served:  # no trace on a new device before it has a ledger
                    self._program(sector * SECTOR, _MARK)
                    self._works(sector)
                    self._failed.pop(sector, 0)
        except OSError:
            self._fails(sector)
            return False
        self.kind[sector] = READY
        return True

    def _is_blank(self, sector: int, erased: bool = False) -> bool:
        """Return whether a sector reads as blank twice. Unless just `erased`, it also needs its mark."""
        for at in range(0, SECTOR, _PAGE):
            for _ in range(2):
                page = self._store.read(sector * SECTOR + at, _PAGE)
                if not at and page[:HEAD] == _PREPARED:
                    page = _BLANK + page[HEAD:]
                elif not at and not erased and self.kind[sector] != READY:
                    return False
                if page != _BLANK_PAGE:
                    return False
        return True

    def _works(self, sector: int) -> None:
        """Note that a sector works: the next failure of another one that failed before is its own."""
        if self._suspect(sector):
            del self._failed[sector]
        self._worked += 1

    def _suspect(self, sector: int) -> bool:
        """Return whether a sector failed and none has worked since."""
        return self._failed.get(sector) == self._worked

    def _fails(self, sector: int) -> None:
        """Note a failure; retire the sector if it had failed before another one worked."""
        if self._failed.get(sector, self._worked) < self._worked:
            self.bad |= 1 << sector
        self._failed[sector] = self._worked

    def _commit(self, sector: int, old: int = -1) -> None:
        """Make a new sector valid, and drop those that it replaces."""
        kind = self.kind[sector] & ~_BEGUN
        self._end[sector], end = 0, self._end[sector]
        head = self._head(sector)
        self._program(sector * SECTOR + TAIL, head)
        self._program(sector * SECTOR, head)
        self._end[sector] = end
        self.served = True
        self._works(sector)
        twin = self.place(kind, self.number[sector])
        self.kind[sector] = kind
        for before in (twin, old):
            if before >= 0:
                self.kind[before] = FREE
        listed = kind == LEDGER or self._try_list()
        for before in (twin, old):
            if before >= 0 and self.kind[before] == FREE:  # the ledger may have it by now
                if not self._wipe(before) and not listed and before == twin:  # the next start would prefer the twin
                    self.kind[twin] = kind
                    self.kind[sector] = kind | _BEGUN
                    raise OSError(_FAULT)

    def _head(self, sector: int) -> bytes:
        """Return the head that a sector has, or will have."""
        head = _MARK + bytes((FORMAT, self.kind[sector] & ~_BEGUN)) + self.number[sector].to_bytes(4, "little")
        head += self.serial[sector].to_bytes(4, "little")
        return head + crc32(head).to_bytes(4, "little")

    def _wipe(self, sector: int) -> bool:
        """Clear both heads of a sector; return whether that worked."""
        wiped = 0
        for at in (0, TAIL):
            try:
                self._program(sector * SECTOR + at, bytes(HEAD))
                wiped += 1
            except OSError:
                pass
        return wiped == 2

    def put(self, sector: int, kind: int, data: "bytes | bytearray") -> None:
        """Append a record to a sector and mark it as complete. Raises OSError if it is not stored."""
        size = needs(len(data))
        if size > self.room(sector):
            raise OSError(NO_ROOM)
        end = self._end[sector]
        number = self._count[sector] + (kind < OPTIONAL)
        self._end[sector] = 0
        begin = sector * SECTOR
        self._program(begin + end, encoded(kind, number, data, self.seed(sector)))
        if kind < OPTIONAL:
            at, bits = mark_of(number)
            self._program(begin + at, bytes((self._store.read(begin + at, 1)[0] & ~bits,)))
        self._end[sector] = end + size
        self._count[sector] = number
        self._works(sector)

    def rewrite(
        self,
        sector: int,
        keep: "Callable[[int, bytes], bool] | None" = None,
        more: "Sequence[tuple[int, bytes]]" = (),
    ) -> int:
        """Rewrite a sector with its readable records for which `keep(kind, data)` holds, then `more` as (kind, data).

        Return the new sector; -1: nothing was left. Raises OSError.
        """
        reader = self.recovered(sector)
        if reader.lost and self.kind[sector] not in _SEPARATE:  # it was whole before: perhaps it is again
            raise OSError(_FAULT)

        def kept() -> "Iterator[tuple[int, bytes]]":
            reader.rewind()
            while reader.next():
                if not keep or keep(reader.kind, reader.data):
                    yield reader.kind, reader.data

        if not more and not any(True for _ in kept()):  # a sector without a record would count as damaged
            self.release(sector)
            return -1

        def fill(new: int) -> None:
            for kind, data in kept():
                self.put(new, kind, data)
            for kind, data in more:
                self.put(new, kind, data)

        return self.write(self.kind[sector], self.number[sector], fill)

    def recovered(self, sector: int) -> Reader:
        """Read a sector repeatedly to recover as much as possible; return a Reader of the best result."""
        for _ in range(_TRIES):
            reader = self.read(sector)
            while reader.next():
                pass
            if not reader.lost:  # the reader keeps what it read correctly
                break
        if self.kind[sector] in _SEPARATE:
            self.note_missing(sector, reader.lost)
        reader.rewind()
        return reader

    def note_missing(self, sector: int, lost: int) -> None:
        """Note the number of missing records of a sector. If it has grown, that is reported."""
        entry = self._entry(sector)
        if lost > self._missed.get(entry, 0):
            self._missed[entry] = lost
            if entry not in self._lost:
                self._lost.append(entry)

    def release(self, sector: int, lost: bool = False) -> None:
        """Drop the content of a sector: clear its heads, or at least remove it from the list. Raise OSError.

        `lost`: report it once. This needs no blank sector: the ledger may use this one for the list.
        """
        kind, serial = self.kind[sector], self.serial[sector]
        entry = self._entry(sector)
        if lost:  # it stays on the list until then
            self._lost.append(entry)
        self.kind[sector] = FREE
        listed = self._try_list()
        if self.kind[sector] != FREE or self.serial[sector] != serial:
            return  # the ledger has it
        if not self._wipe(sector) and not listed:
            self.kind[sector] = kind
            if lost:
                self._lost.remove(entry)
            raise OSError(_FAULT)
        if not listed:
            self._try_list()

    def _try_list(self) -> bool:
        """Store the list of sectors; return whether that worked. If not, `work` retries."""
        try:
            self._list()
        except OSError:
            return False
        return True

    def forget(self) -> None:
        """Erase everything, the ledger last. Raises OSError if something remains."""
        self._lost = []
        for sector in range(SECTORS):
            if self.kind[sector] != LEDGER:
                self.kind[sector] = FREE
        failed = False
        try:
            self._list()
        except OSError:
            failed = True
        self.served = False
        ledger = [sector for sector in range(SECTORS) if self.kind[sector] == LEDGER]
        for sectors in ([sector for sector in range(SECTORS) if sector not in ledger], ledger):
            for sector in sectors:
                self._wipe(sector)
            for sector in sectors:
                self.kind[sector] = FREE
                if not self._prepare(sector) and not self.bad >> sector & 1:
                    failed = True
        bad = self.bad
        Region.__init__(self, self._store)
        left = [sector for sector in range(SECTORS) if self.kind[sector] in _KINDS or self.kind[sector] == OTHER]
        if bad or left:  # a list keeps what can't be erased from coming back
            for sector in left:
                self.kind[sector] = FREE
            self._lost = []
            self.bad = self._reported = self.settled = bad
            self.ledger.clear()
            self._leftover = True
            self._list()
        if failed:
            raise OSError(_FAULT)

    def work(self) -> bool:
        """Do one piece of idle work; return whether there was any. Raise OSError.

        Store the list, repair the ledger, erase a sector, or rewrite one that is old or lacks a head.
        """
        if self.missing or self.old:
            return False
        if self.ledger.blobs and self._list() or self.ledger.work():
            return True
        for sector in self._in_turn(FREE):
            if not self._suspect(sector):
                self._prepare(sector)
                return True
        for sector in range(SECTORS):
            old = sector in self._worn or self._newest - self.serial[sector] > _STAY
            if old and self.kind[sector] in _KINDS and self._is_whole(sector):
                self.rewrite(sector)
                return True
        return False

    def _is_whole(self, sector: int) -> bool:
        """Read a sector; return whether it is undamaged."""
        self._worn.discard(sector)
        reader = self.read(sector)
        while reader.next():
            pass
        return self.resume(sector, reader)

    def _program(self, at: int, data: bytes) -> None:
        """Program bytes and verify them. Raises OSError if that fails or would need an erase."""
        before = int.from_bytes(self._store.read(at, len(data)), "little")
        after = int.from_bytes(data, "little")
        if before & after == after:
            try:
                self._change(self._store.program, at, data)
            except OSError:
                self._fails(at // SECTOR)
                raise
            if self._store.read(at, len(data)) == data and self._store.read(at, len(data)) == data:
                return
        self._fails(at // SECTOR)
        raise OSError(_FAULT)

    def _change(self, change: "Callable[..., object]", *args: object) -> None:
        """Call a method of the store. Raises OSError for any failure."""
        try:
            change(*args)
        except Exception:  # each runtime raises its own
            raise OSError(_FAULT)


def seed(kind: int, number: int) -> int:
    """Return the seed of the CRCs of the records in such a sector."""
    return crc32(bytes((FORMAT, kind)) + number.to_bytes(4, "little"))
