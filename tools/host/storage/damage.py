"""What a start makes of a region that is not what was written: flipped bits, sectors of noise, records of other makers.

A game it finds has to be the one that was played, or the beginning of it, or, where a saved position is left, its end.
What is missing has to be told, unless it was the last thing written and could be half-written.
"""

import binascii
from typing import Any

from host.storage.flash import PAGE, SECTOR, SIZE, Nor
from host.storage.life import Device, Life, Lost

from flows.known_games import NO_GAME
from persistence.region import HEAD, SECTORS, USED


def read(region: Any, sector: int) -> Any:
    """A Reader at the end of what can be read of a sector."""
    reader = region.read(sector)
    while reader.next():
        pass
    return reader


class Damage:
    """Starts on damaged copies of what a Life has left. counts: what came of them."""

    def __init__(self, life: Life) -> None:
        self.life = life
        self.random = life.random
        self.device = life.device.again()
        self.cells = bytes(self.device.nor.cells)
        self.state = self.device.state()
        self.used = [number for number in range(SECTORS) if self.device.region.state[number] == USED]
        self.sound: set[int] = set()  # the games that were gone on with undamaged
        self.counts: dict[str, int] = {}

    def count(self, what: str) -> None:
        """Count one of something."""
        self.counts[what] = self.counts.get(what, 0) + 1

    def start_on_some(self, starts: int) -> None:
        """So many starts, on damage of each sort in turn."""
        for number in range(starts):
            (self.flips, self.flips, self.flips, self.spoil, self.made)[number % 5](number % 5 + 1)

    # -- what is damaged

    def flips(self, bits: int) -> None:
        """So many bits are flipped, somewhere in what is in use, near each other or not."""
        nor = Nor(self.cells)
        at = self.random.choice(self.used) * SECTOR + self.random.randrange(SECTOR)
        near = self.random.random() < 0.7
        for _ in range(bits):
            place = at + self.random.randrange(12) if near else self.random.randrange(SIZE)
            nor.flip(8 * (place % SIZE) + self.random.randrange(8))
        self.start(nor, f"{bits} flipped")

    def spoil(self, _: int) -> None:
        """A sector is 0xFF, or 0x00, or noise; or one of its pages is."""
        nor = Nor(self.cells)
        size, name = self.random.choice(((SECTOR, "a sector"), (PAGE, "a page")))
        at = self.random.randrange(SIZE // size) * size
        what = self.random.choice((b"\xff" * size, bytes(size), self.random.randbytes(size)))
        nor.cells[at : at + size] = what
        self.start(nor, "blank" if size == PAGE and what[0] == what[-1] == 0xFF else name)

    def made(self, _: int) -> None:
        """Somebody has made a sector, or a record, by hand, with the right check."""
        random = self.random
        nor = Nor(self.cells)
        if random.random() < 0.5:
            at = random.randrange(SECTORS) * SECTOR
            head = b"Qp" + bytes((random.choice((0, 1, 1, 2, 255)), random.choice((1, 2, 2, 3, 4, 5, 255))))
            for _ in range(2):
                head += random.choice((b"\xff" * 4, bytes(4), random.randbytes(4), b"\1\0\0\0"))
            nor.cells[at : at + HEAD] = head + binascii.crc32(head).to_bytes(4, "little")
        region = Device(self.life.runtime, nor).region
        sector = random.choice([number for number in range(SECTORS) if region.state[number] == USED])
        reader = read(region, sector)
        region.end[sector] = reader.at if reader.clean else 0
        data = bytes(random.choice((0, 1, 255, random.randrange(256))) for _ in range(random.randrange(1, 40)))
        if region.room(sector) > 8:
            region.put(sector, random.randrange(7), data[: region.room(sector) - 8])
        self.start(nor, "made by hand", legal=False)

    # -- what comes of it

    def start(self, nor: Nor, what: str, legal: bool = True) -> None:
        """Start on this flash. legal: nothing in it was made by somebody."""
        cells = bytes(nor.cells)
        device = Device(self.life.runtime, nor)
        state = device.state()
        told = bool(device.complaints())
        corrected = False
        for kept in device.games():
            if kept.other:
                continue
            if legal and kept.number not in self.state:
                raise Lost(f"{what}: game {kept.number} was never played")
            part = slice(kept.sector * SECTOR, (kept.sector + 1) * SECTOR)
            sound = cells[part] == self.cells[part]
            if sound and kept.number in self.sound:
                continue
            saved = device.saved(kept)
            told |= saved.lost > 0
            corrected |= not saved.whole
            self.resume(what, device, kept, legal)
            if sound:
                self.sound.add(kept.number)
        if legal and not all(game in self.state["finished"] for game in state["finished"]):
            raise Lost(f"{what}: one of {state['finished']} was never finished")
        lost = any(state.get(thing) != had for thing, had in self.state.items())
        if legal and lost and not told:
            region = device.region
            ends = [read(region, sector) for sector in range(SECTORS) if region.state[sector] == USED]
            if any(reader.torn and not reader.broken for reader in ends):
                what = "lost as the power loses the last record"
            elif what == "blank":
                what = "lost as if the end had never been written"
            else:
                raise Lost(f"{what}: something is lost, and nothing tells of it")
            self.count(what)
        else:
            self.count(f"{what}: " + ("told" if told else "lost" if lost else "corrected" if corrected else "no harm"))

    def resume(self, what: str, device: Device, kept: Any, legal: bool) -> None:
        """Go on with a game: it stands as it once did."""
        try:
            session = device.open(kept)
            session.read()
            session.summary()
        except (*NO_GAME, ImportError):
            if legal:
                raise
            self.count("made by hand, as of another version")
            return
        if not legal:
            return
        log, number = bytes(session.log), kept.number
        if session.based:
            self.count("gone on with from a saved position")
        if session.dropped or bytes(session.game.save()) not in self.life.stood[number]:
            raise Lost(f"{what}: game {number} never stood so")
        if not any(log in past for past in self.life.logs[number]):
            raise Lost(f"{what}: game {number} was never played so: {log.hex()}")
