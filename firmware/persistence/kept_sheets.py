"""The score sheets that came by cable, packed, each a record in a sector of theirs.

Up to two sectors take the place of sectors of totals (see `Region.shares`). They hold four of the largest sheets if
packing saves at least 4 %.
"""

from micropython import const
from persistence.records import SECTOR_ROOM, needs
from persistence.region import KEPT_SHEETS, NO_ROOM

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterator, Sequence

    from persistence.region import Region

_SHEET = const(1)


class KeptSheets:
    """The score sheets in `region`."""

    def __init__(self, region: "Region") -> None:
        self._region = region
        self._checked = False
        self._to_repair: "set[int]" = set()  # numbers of sectors

    def __iter__(self) -> "Iterator[bytes]":
        """Yield the sheets."""
        for sector in self._region.sectors(KEPT_SHEETS):
            yield from self._records(sector)

    def _records(self, sector: int) -> "Iterator[bytes]":
        reader = self._region.recovered(sector)
        while reader.next():
            if reader.kind == _SHEET:
                yield reader.data
        if not reader.clean:
            self._to_repair.add(self._region.number[sector])

    def room_for(self, sheet: bytes, to_delete: "Sequence[bytes]" = ()) -> "tuple[int, int] | None":
        """Return (sector for a sheet, sector of totals that it replaces), or None if there is no room.

        It is one of theirs if possible, else -1: a new one. It replaces -1 if there is room without that. The sheets
        in `to_delete` need none.
        """
        best = -1
        for sector in self._region.sectors(KEPT_SHEETS):
            room = SECTOR_ROOM
            has_deleted = False
            for data in self._records(sector):
                if data == sheet:
                    return sector, -1
                if data in to_delete:
                    has_deleted = True
                else:
                    room -= needs(len(data))
            if needs(len(sheet)) <= room and (best < 0 or has_deleted):
                best = sector
        replaced = -1 if best >= 0 else self._region.replaced_by_sheets()
        return None if replaced is None else (best, replaced)

    def add(self, sheet: bytes, to_delete: "Sequence[bytes]" = ()) -> None:
        """Keep a sheet, then delete those in `to_delete`. Raise OSError if it isn't stored, or one of them is left.

        It may replace the oldest totals: then an index of the finished games is obsolete.
        """
        region = self._region
        room = self.room_for(sheet, to_delete)
        if not room:
            raise OSError(NO_ROOM)
        sector, replaced = room
        if sector < 0:
            region.write(KEPT_SHEETS, 0, lambda new: region.put(new, _SHEET, sheet), replaced)
        else:
            region.rewrite(sector, lambda kind, data: data != sheet and data not in to_delete, ((_SHEET, sheet),))
        for data in to_delete:
            if data != sheet:
                self.remove(data)

    def remove(self, sheet: bytes) -> None:
        """Delete a sheet, if it is there. Raise OSError."""
        for sector in self._region.sectors(KEPT_SHEETS):
            if sheet in self._records(sector):
                self._region.rewrite(sector, lambda kind, data: data != sheet)

    def complaints(self) -> "Iterator[str]":
        """Yield ids of messages for the player, each once (see `Device.complaints`)."""
        if not self._checked:
            self._checked = True
            for _ in self:
                pass
        if self._region.has_lost(KEPT_SHEETS):
            yield "sheets_lost"
        self._region.forget_lost(KEPT_SHEETS)

    def work(self) -> bool:
        """Repair a sector while idle, after the damage was reported; return whether there was one. Raise OSError."""
        if not self._to_repair or self._region.has_lost(KEPT_SHEETS):
            return False
        sector = self._region.place(KEPT_SHEETS, self._to_repair.pop())
        if sector >= 0:
            self._region.rewrite(sector)
        return True
