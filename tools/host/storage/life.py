"""Compare a start after a power cut with the states that the player had before and after."""

from typing import Any

from host.pilot import policies
from host.recorded import notation
from host.storage.flash import Nor, store
from host.storage.oracle import Lost

from engine import setup
from engine.history.session import Session
from flows.game import finish
from persistence.autosave import Autosave
from persistence.finished import Finished
from persistence.kept_sheets import KeptSheets
from persistence.records import TAIL, Reader
from persistence.region import Region
from persistence.saved import Saved
from persistence.settings import Settings

NAMES = ("Ana", "Bénédict", "Çelik", "Zoë", "Ève", "Jürgen", "Niccolò", "Ñuß")

_end = Reader._end
_on = [Nor()]  # the flash of the device that was switched on last


def _counted(reader: Reader, at: int) -> int:
    """Count an attempt to find a record."""
    size = int.from_bytes(reader._raw[at + 2 : at + 4], "little")
    _on[0].records_tried += 1
    _on[0].bytes_checked += size if at + size < TAIL else 0
    return _end(reader, at)


Reader._end = _counted  # type: ignore[assignment,method-assign]


class Device:
    """The part of a device that outlives a power cut, switched on with this flash."""

    def __init__(self, runtime: str, nor: Nor) -> None:
        self.runtime, self.nor = runtime, nor
        nor.bytes_read = nor.bytes_checked = nor.records_tried = 0
        _on[0] = nor
        self.region = Region(store(runtime, nor))
        self.settings = Settings(self.region)
        self.finished = Finished(self.region)
        self.sheets = KeptSheets(self.region)
        self.autosave = Autosave(self.region)
        self.journal = self.autosave.journal

    def again(self) -> "Device":
        """As the next start has it, with a flash of its own."""
        return Device(self.runtime, Nor(self.nor.cells))

    # -- stored state

    def games(self) -> list[Any]:
        """The games under way."""
        return self.journal.games(self.finished.last()[0])

    def saved(self, kept: Any) -> Any:
        """A game under way as its sector has it."""
        return Saved(self.region.read(kept.sector))

    def state(self) -> dict[Any, Any]:
        """Return the stored state: settings, finished games, and by number setup, position and log of the others."""
        found: dict[Any, Any] = {"settings": bytes(self.settings.encoded()), "finished": self.over()}
        found["sheets"] = sorted(self.sheets)
        for kept in self.games():
            if not kept.other:
                saved = self.saved(kept)
                found[kept.number] = saved.setup, saved.position, saved.log
        return found

    def over(self) -> list[Any]:
        """The finished games."""
        heads = [self.finished.head(number) for number in self.finished.numbers()]
        return [(head.number, head.game, head.names, head.totals) for head in heads]

    def complaints(self) -> list[str]:
        """Return what home reports of the stored state."""
        kept = (self.region, self.settings, self.finished, self.sheets, self.journal)
        return [line for one in kept for line in one.complaints()]

    # -- what is done

    def begin(self, game: str, count: int, random: Any = None, instead: Any = None) -> Any:
        """Set up a game and return its Session; `random` sets its options. Later `instead` is dropped."""
        kind = notation.rules(game)
        options = policies.options(kind, count, random)
        self.journal.start(setup.encode(game, kind.VERSION, NAMES[:count], options), instead)
        return self.play(Session(kind(count, options)))

    def open(self, kept: Any) -> Any:
        """Resume a game under way; return its Session. `lost`: the number of its answers that were lost."""
        saved = self.journal.load(kept)
        self.lost = saved.lost
        name, _, names, options = setup.decode(kept.setup)
        game = notation.rules(name)(len(names), options)
        return self.play(Session(game, saved.log, saved.checkpoints, saved.position), saved)

    def play(self, session: Any, saved: Any = None) -> Any:
        """Save a Session from here on; return it."""
        self.autosave.play(session, saved)
        return session

    def settle(self) -> None:
        """Do the deferred work after an answer and its redraw."""
        self.autosave.flush_idle()

    def rest(self) -> None:
        """Do the work of idle time."""
        while self.finished.work() or self.sheets.work() or self.region.work():
            pass

    def finish(self, session: Any) -> None:
        """The game is over, and A was pressed."""
        finish(self.finished, self.journal, session)


class Cuts:
    """Power cuts and their results: `counts` by name."""

    def __init__(self, runtime: str, random: Any) -> None:
        self.runtime = runtime
        self.random = random
        self.counts: dict[str, int] = {}

    def count(self, what: str, number: int = 1) -> None:
        """Add to a count."""
        self.counts[what] = self.counts.get(what, 0) + number

    def check(self, what: str, left: Nor, before: dict[Any, Any], after: dict[Any, Any]) -> None:
        """Check that a start after a cut finds each thing in one of two states, reports nothing, and plays on."""
        self.count("cuts")
        device = Device(self.runtime, left)
        found = device.state()
        told = device.complaints()
        if told:
            raise Lost(f"{what}: nothing is damaged, and it is told: {told}")
        for thing in before.keys() | after.keys() | found.keys():
            had = before.get(thing), after.get(thing)
            if found.get(thing) not in had:
                raise Lost(f"{what}: {thing}: {found.get(thing)}\nin place of {had}")
        if before.keys() - found.keys() and (found["finished"] != after["finished"] or after.keys() - found.keys()):
            raise Lost(f"{what}: a game is gone, and what takes its place is not there")
        if self.random.random() < 0.1:
            device.settings.contrast ^= 1
            device.settings.save()
            device.rest()
            again = device.again()
            if again.settings.contrast != device.settings.contrast or again.state().keys() != found.keys():
                raise Lost(f"{what}: what is kept after the cut is lost")
            self.count("played on")
