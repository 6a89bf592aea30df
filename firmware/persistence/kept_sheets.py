"""The score sheets that came by cable, packed, each a record in a sector of theirs.

Two sectors hold at least four of the largest sheets. They take the place of sectors of totals (see `Region.shares`).
"""

from micropython import const
from persistence.finished import SECTOR_ROOM
from persistence.records import needs
from persistence.region import KEPT_SHEETS, NO_ROOM, TOTALS

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Iterator, Sequence

    from persistence.region import Region

_SHEET = const(1)
_MAX_SECTORS = const(2)
# Instead of a sector.
NEW_SECTOR = -1
NO_SECTOR = -2


class KeptSheets:
    """The score sheets in `region`."""

    def __init__(self, region: "Region") -> None:
        self._region = region
        self._checked = False
        self._worn: "set[int]" = set()  # numbers of sectors to repair

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
            self._worn.add(self._region.number[sector])

    def sector_for(self, sheet: bytes, gone: "Sequence[bytes]" = ()) -> int:
        """Return the sector with room for a sheet once the sheets in `gone` are deleted.

        It is one of theirs if possible. Without room, return NEW_SECTOR or NO_SECTOR.
        """
        region = self._region
        sectors = region.sectors(KEPT_SHEETS)
        best = NEW_SECTOR if len(sectors) < _MAX_SECTORS and sum(region.shares()) > 1 else NO_SECTOR
        for sector in sectors:
            room = SECTOR_ROOM
            holds = False
            for data in self._records(sector):
                if data in gone:
                    holds = True
                else:
                    room -= needs(len(data))
            if needs(len(sheet)) <= room and (best < 0 or holds):
                best = sector
        return best

    def displaces_totals(self, sheet: bytes, gone: "Sequence[bytes]") -> bool:
        """Return whether totals of old games make room for a sheet."""
        region = self._region
        full = len(region.sectors(TOTALS) + region.sectors(KEPT_SHEETS)) >= _MAX_SECTORS
        return full and self.sector_for(sheet, gone) == NEW_SECTOR

    def add(self, sheet: bytes, gone: "Sequence[bytes]" = ()) -> None:
        """Keep a sheet, then delete those in `gone`. Raise OSError if it isn't stored, or one of them is left.

        The oldest totals may make room: an index of the finished games is obsolete.
        """
        region = self._region
        sector = self.sector_for(sheet, gone)
        if sector >= 0:
            region.rewrite(sector, lambda kind, data: data not in gone, ((_SHEET, sheet),))
        elif sector == NO_SECTOR:
            raise OSError(NO_ROOM)
        else:
            region.write(KEPT_SHEETS, 0, lambda new: region.put(new, _SHEET, sheet))
            totals = region.sectors(TOTALS)
            if len(totals) > region.shares()[1]:
                region.release(totals[0])
        for data in gone:
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
        if not self._worn or self._region.has_lost(KEPT_SHEETS):
            return False
        sector = self._region.place(KEPT_SHEETS, self._worn.pop())
        if sector >= 0:
            self._region.rewrite(sector)
        return True
