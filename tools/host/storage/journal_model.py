"""The journal against a plain list: random operations, power cuts, faults of the medium, new starts."""

from typing import Any

from host.storage.flash import PowerCut
from host.storage.power_cuts import Board

from persistence.records import Records


class Faulty:
    """A store that sometimes fails: before anything is written, in the middle, or when all is written."""

    def __init__(self, store: Any, random: Any) -> None:
        self.store = store
        self.random = random
        self.chance = 0.0
        self.room = store.room
        self.find, self.load, self.save = store.find, store.load, store.save

    def read(self) -> Any:
        """As the store."""
        return self.store.read()

    def append(self, data: Any) -> None:
        """As the store, or a fault."""
        if self.random.random() < self.chance:
            part = self.random.randint(0, len(data))
            if part:
                self.store.append(bytes(data[:part]))
            raise OSError(5, "input/output error")
        self.store.append(data)

    def begin(self, data: Any) -> None:
        """As the store, or a fault."""
        if self.random.random() < self.chance:
            raise OSError(5, "input/output error")
        self.store.begin(data)


class Model:
    """A journal on a board, and beside it what it should hold. Each `step` does one thing and checks it.

    `logs` are the logs from the last one that is surely stored on: a start may find any of them.
    """

    def __init__(self, random: Any, journal: Any, faults: Any = False) -> None:
        self.random = random
        self.board = Board(random)
        self.make = journal
        self.faults = faults
        self.counts: dict[Any, Any] = {}
        self.setups = 0
        self.setup: Any = None  # of the game played
        self.pending: Any = None  # of the game named
        self.log: list[Any] = []
        self.logs: list[Any] = [(None, b"")]
        self.snapshots: dict[Any, Any] = {}
        self.open()

    def open(self) -> None:
        """Power-on."""
        self.store = Faulty(self.board.store(), self.random)
        self.journal = self.make(self.store, Records(self.store))
        saved = self.journal.load()
        found = (saved.setup, saved.log) if saved else (None, b"")
        assert found in self.logs, (found, self.logs)
        self.setup, log = found
        self.logs = [found]
        self.pending = None
        self.log = []
        at = 0
        while at < len(log):
            end = at + 1 + (log[at] & 0x7F)
            self.log.append(log[at:end])
            at = end
        for length, *data in saved.snapshots if saved else ():
            assert self.snapshots.get(log[:length]) == data, "a snapshot of another position"

    def stored_setup(self) -> Any:
        """The setup of the game that the medium has."""
        saved = self.make(self.store, Records(self.store)).load()
        return saved.setup if saved else None

    def step(self) -> None:
        """Do one thing."""
        kinds: tuple[str, ...] = (
            ("answer",) * 30 + ("undo",) * 8 + ("adjust", "adjust", "snapshot", "load", "restart", "restart")
        )
        kinds += ("cut", "cut", "new", "trim", "finish_and_undo", "fault", "drop")
        kind = self.random.choice(kinds) if self.setup or self.pending else "new"
        if kind in ("new", "drop") and self.setup and self.random.random() < 0.9:
            return
        getattr(self, "do_" + kind)()
        self.counts[kind] = self.counts.get(kind, 0) + 1

    def entry(self) -> Any:
        """A random answer as it stands in the log."""
        size = self.random.choice((0, 1, 1, 1, 2, 2, 3, 4, 12, 29))
        return bytes([size]) + bytes(self.random.choice((0, 255, self.random.randrange(256))) for _ in range(size))

    def tell(self, call: Any) -> None:
        """A call to the journal has changed the log to self.log."""
        self.logs.append((self.setup, b"".join(self.log)))
        call()
        if not self.journal.failed and not self.journal.full:
            del self.logs[:-1]

    def do_answer(self, adjustment: Any = False) -> None:
        """An answer, of a new game perhaps."""
        if self.pending:
            self.setup, self.pending, self.log = self.pending, None, []
            self.logs.append((self.setup, b""))
        if not self.setup:
            return
        entry = b"\x83" + self.random.randbytes(3) if adjustment else self.entry()
        self.log.append(entry)
        self.tell(lambda: (self.journal.adjust if adjustment else self.journal.answer)(entry[1:]))

    def do_adjust(self) -> None:
        """An adjustment."""
        self.do_answer(True)

    def do_undo(self) -> None:
        """Take one back; often several."""
        for _ in range(self.random.choice((1, 1, 1, 5))):
            if self.log and not self.pending:
                self.log.pop()
                self.tell(self.journal.undo)

    def do_snapshot(self) -> None:
        """A snapshot of random bytes."""
        if self.log and not self.pending:
            log = b"".join(self.log)
            last = len(log) - len(self.log[-1])
            saved = [self.random.randbytes(self.random.randint(1, 300)), self.random.choice((last, -1))]
            self.journal.snapshot(len(log), *self.snapshots.setdefault(log, saved))

    def do_load(self) -> None:
        """Look at the journal without a power cut: it has all that was played, and no game without an answer."""
        if not self.journal.full:
            saved = self.journal.load()
            self.pending = None
            found = (saved.setup, saved.log) if saved else (None, b"")
            assert found == (self.setup, b"".join(self.log)), (found, self.setup, self.log)

    def do_restart(self) -> None:
        """Power off and on between two answers."""
        self.board.power.off = True
        self.open()

    def do_cut(self) -> None:
        """Cut the power within an operation, and power on."""
        kind = self.random.choice((self.do_answer, self.do_undo, self.do_adjust, self.do_snapshot))
        begins = self.pending or self.setup != self.stored_setup()
        most = 12000 if begins else 300 if kind == self.do_snapshot else 12
        self.board.power.on(self.random.randrange(most), self.random.choice(self.board.tears))
        try:
            kind()
        except PowerCut:
            self.counts["torn"] = self.counts.get("torn", 0) + 1
        if begins:  # the one moment that has something to lose
            self.logs.append((None, b""))
        self.open()

    def do_new(self) -> None:
        """A new game is named."""
        self.setups += 1
        self.pending = b"game %d" % self.setups
        self.journal.start(self.pending)
        if self.random.random() < 0.3:
            self.journal.keep()
            self.pending = None

    def do_trim(self) -> None:
        """The last answers are not legal. They are gone with the next record; so there has to be room for one."""
        room = len(self.store.read()) < self.store.room - 300
        if room and self.log and not self.pending and not self.journal.failed and not self.journal.full:
            del self.log[self.random.randrange(len(self.log)) :]
            log = b"".join(self.log)
            self.journal.trim(len(log))
            self.log.append(self.entry())
            before = self.logs[-1]
            self.tell(lambda: self.journal.answer(self.log[-1][1:]))
            if self.journal.failed or self.journal.full:
                self.logs = [before, (self.setup, log), self.logs[-1]]

    def do_finish_and_undo(self) -> None:
        """The game is over, then the last answer is taken back."""
        if self.log and not self.pending and not self.journal.failed and not self.journal.full:
            self.logs.append((None, b""))
            self.journal.finish()
            self.log.pop()
            self.tell(self.journal.undo)

    def do_drop(self) -> None:
        """The player drops the game."""
        self.setup, self.pending, self.log = None, None, []
        self.logs.append((None, b""))
        self.journal.drop()
        if not self.journal.failed:
            del self.logs[:-1]
        else:
            self.do_restart()

    def do_fault(self) -> None:
        """The medium fails for a while; or it is well again."""
        if self.faults:
            self.store.chance = self.random.choice((0.0, 0.0, 0.5, 1.0))
