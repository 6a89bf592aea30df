"""What a start makes of a region that is not what was written: flipped bits, sectors of noise, records of other makers.

A game it finds has to be the one that was played, or the beginning of it, or, where a saved position is left, its end.
What is missing has to be told, unless it was the last thing written and could be half-written.
"""

import binascii
from typing import Any

from host.storage.flash import PAGE, SECTOR, SIZE, Nor
from host.storage.life import Device, Lost

from flows.game import NO_GAME, kind_of
from persistence import setup
from persistence.journal import Saved
from persistence.region import HEAD, SECTORS, USED
from rules.session import Session


def half_written(region: Any) -> bool:
    """Whether the last record of a sector could be half-written, as when the power goes in it."""
    for sector in range(SECTORS):
        if region.state[sector] == USED:
            reader = region.read(sector)
            while reader.next():
                pass
            if reader.torn and not reader.broken:
                return True
    return False


class Damage:
    """Starts on damaged copies of a region, which belongs to the games of `life`. counts: what came of them."""

    def __init__(self, life: Any, random: Any) -> None:
        self.random = random
        self.runtime = life.runtime
        self.cells = bytes(life.nor.cells)
        self.device = Device(self.runtime, Nor(self.cells))
        self.settings, self.finished, self.games = self.device.state()
        self.counts: dict[str, int] = {}
        self.sound: set[int] = set()  # the games that were read and gone on with undamaged
        self.life = life

    def count(self, what: str) -> None:
        """Count one of something."""
        self.counts[what] = self.counts.get(what, 0) + 1

    def flips(self, bits: int) -> None:
        """So many bits are flipped, somewhere in what is in use, near each other or not."""
        cells = bytearray(self.cells)
        sectors = [number for number in range(SECTORS) if self.device.region.state[number] == 3]
        at = self.random.choice(sectors) * SECTOR + self.random.randrange(SECTOR)
        near = self.random.random() < 0.7
        for _ in range(bits):
            place = at + self.random.randrange(12) if near else self.random.randrange(SIZE)
            cells[place % SIZE] ^= 1 << self.random.randrange(8)
        self.start(cells, f"{bits} flipped")

    def sector(self) -> None:
        """A sector is 0xFF, or 0x00, or noise; or one of its pages is."""
        cells = bytearray(self.cells)
        size = self.random.choice((SECTOR, PAGE))
        at = self.random.randrange(SIZE // size) * size
        what = self.random.choice(("blank", "zeros", "noise"))
        cells[at : at + size] = {"blank": b"\xff" * size, "zeros": bytes(size)}.get(what) or self.random.randbytes(size)
        self.start(cells, "blank" if size == PAGE and what == "blank" else "a sector" if size == SECTOR else "a page")

    def made(self) -> None:
        """Somebody has made a sector, or a record, by hand, with the right check."""
        nor = Nor(self.cells)
        if self.random.random() < 0.5:
            sector = self.random.randrange(SECTORS)
            head = b"Qp" + bytes((self.random.choice((0, 1, 1, 2, 255)), self.random.choice((1, 2, 2, 3, 4, 5, 255))))
            for _ in range(2):
                head += self.random.choice((b"\xff" * 4, bytes(4), self.random.randbytes(4), b"\1\0\0\0"))
            nor.cells[sector * SECTOR : sector * SECTOR + HEAD] = head + binascii.crc32(head).to_bytes(4, "little")
        device = Device(self.runtime, nor)
        region = device.region
        sector = self.random.choice([number for number in range(SECTORS) if region.state[number] == 3])
        region.open(region.kind[sector], 0)
        reader = region.read(sector)
        while reader.next():
            pass
        region.end[sector] = reader.at if reader.clean else 0
        data = bytes(
            self.random.choice((0, 1, 255, self.random.randrange(256))) for _ in range(self.random.randrange(40))
        )
        kind = self.random.randrange(7)
        size = min(region.room(sector) - 8, len(data))
        if size > 0:
            region.put(sector, kind, data[:size])
        self.start(nor.cells, "made by hand", compare=False)

    def start(self, cells: bytes | bytearray, what: str, compare: bool = True) -> None:
        """Start on these bytes."""
        device = Device(self.runtime, Nor(bytes(cells)))
        settings, finished = device.settings._encode(), device.list()
        mended = False
        found = {kept.number: kept for kept in device.games()}
        told = bool(device.complaints())
        lost = settings != self.settings or finished != self.finished
        for number, had in self.games.items():
            kept = found.pop(number, None)
            if kept is None or kept.other:
                lost = True
                continue
            part = slice(kept.sector * SECTOR, (kept.sector + 1) * SECTOR)
            sound = cells[part] == self.cells[part]
            if sound and number in self.sound:  # it was gone on with before
                continue
            reader = device.region.read(kept.sector)
            saved = Saved(reader)
            mended |= reader.mended > 0
            told |= saved.lost > 0
            if sound:
                self.sound.add(number)
            if (saved.log, saved.position) != (had[2], had[1]):
                lost = True
            if compare:
                self.compare(what, number, had, saved)
            self.resume(saved, compare)
        if compare:
            for kept in found.values():
                if not kept.other:
                    raise Lost(f"{what}: game {kept.number} was never played")
            for game in finished:
                if game not in self.finished:
                    raise Lost(f"{what}: {game} was never finished")
        if lost and compare and not told:
            lost = False
            if half_written(device.region):
                what = "the last record, as if the power had gone in it"
            elif what == "blank":
                what = "the end of what was written, as if it never had been"
            else:
                raise Lost(f"{what}: something is lost, and nothing tells of it")
        self.count(what + (": told" if told else ": lost" if lost else ": mended" if mended else ": no harm"))

    def compare(self, what: str, number: int, had: Any, saved: Any) -> None:
        """A game is what was played, or a part of that."""
        made, position, _ = had
        if saved.setup != made:
            raise Lost(f"{what}: game {number} is another one")
        if saved.position == position:
            if not any(past.startswith(saved.log) for past in self.life.logs[number]):
                raise Lost(f"{what}: game {number} was never so: {saved.log.hex()}")
            return
        # It goes on from a saved position: then that has been there, and what was answered follows.
        self.count("goes on from a saved position")
        if saved.position not in self.life.positions[number]:
            raise Lost(f"{what}: game {number} never stood so")
        if saved.log and not any(saved.log in past for past in self.life.logs[number]):
            raise Lost(f"{what}: game {number} was never played so: {saved.log.hex()}")

    def session(self, had: Any, log: bytes, checkpoints: Any = ()) -> Any:
        """The Session of a setup, a position and a log."""
        made, position, _ = had
        name, _, names, answers = setup.decode(made)
        return Session(kind_of(name)(len(names), answers), log, checkpoints, position)

    def resume(self, saved: Any, legal: bool) -> None:
        """It can be gone on with; if somebody made it by hand, or not."""
        try:
            session = self.session((saved.setup, saved.position, b""), saved.log, saved.checkpoints)
            session.summary()
        except (*NO_GAME, ImportError):
            if legal:
                raise
            self.count("counts as of another version")
            return
        if legal and session.dropped:
            raise Lost("what is left of a game is not legal")
