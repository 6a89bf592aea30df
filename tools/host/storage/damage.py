"""Damaged saves: what a start makes of a journal that is not what was written.

`Damage` mutates journals; `Starter` starts on one with the real store and journal and says what came of it. It has to
be a legal game or none, in time, whatever the bytes are.
"""

import time
from typing import Any

from host.storage.flash import Flash, Power, circuitpy_store
from host.trials import legal

from flows import game as flow
from persistence.journal import Journal
from persistence.records import Records
from rules.session import Session

SIZE = Flash.SIZE


class Damage:
    """Mutations of saves. `random` decides."""

    def __init__(self, random: Any, saves: list[bytes]) -> None:
        self.random = random
        self.saves = saves
        self.kinds = [getattr(self, name) for name in sorted(dir(type(self))) if name.startswith("make_")]

    def next(self) -> tuple[str, bytes]:
        """A mutated save: what was done to it, its bytes (of one sector at most)."""
        kind = self.random.choice(self.kinds)
        return kind.__name__[5:].replace("_", " "), bytes(kind(bytearray(self.random.choice(self.saves))))[:SIZE]

    def _range(self, raw: bytearray, most: int | None = None) -> tuple[int, int]:
        start = self.random.randrange(len(raw))
        end = min(len(raw), start + self.random.randint(1, most or len(raw)))
        return start, end

    def make_bit_flips(self, raw: bytearray) -> bytearray:
        """One to eight bits, anywhere."""
        for _ in range(self.random.randint(1, 8)):
            raw[self.random.randrange(len(raw))] ^= 1 << self.random.randrange(8)
        return raw

    def make_late_bit_flip(self, raw: bytearray) -> bytearray:
        """One bit among the last bytes."""
        raw[-self.random.randint(1, min(12, len(raw)))] ^= 1 << self.random.randrange(8)
        return raw

    def make_truncation(self, raw: bytearray) -> bytearray:
        """The end is missing."""
        return raw[: self.random.randrange(len(raw))]

    def make_missing_piece(self, raw: bytearray) -> bytearray:
        """A piece is missing from the middle."""
        start, end = self._range(raw, 40)
        return raw[:start] + raw[end:]

    def make_repeated_piece(self, raw: bytearray) -> bytearray:
        """A piece is there twice."""
        start, end = self._range(raw, 40)
        return raw[:end] + raw[start:]

    def make_swapped_pieces(self, raw: bytearray) -> bytearray:
        """Two neighbouring pieces in the other order, as long as short records."""
        start = self.random.randrange(len(raw))
        middle = start + self.random.randint(2, 8)
        end = middle + self.random.randint(2, 8)
        return raw[:start] + raw[middle:end] + raw[start:middle] + raw[end:]

    def make_zeros(self, raw: bytearray) -> bytearray:
        """A piece of zeros."""
        start, end = self._range(raw, 300)
        raw[start:end] = bytes(end - start)
        return raw

    def make_ones(self, raw: bytearray) -> bytearray:
        """A piece of 0xFF."""
        start, end = self._range(raw, 300)
        raw[start:end] = b"\xff" * (end - start)
        return raw

    def make_random_piece(self, raw: bytearray) -> bytearray:
        """A piece of random bytes."""
        start, end = self._range(raw, 300)
        raw[start:end] = self.random.randbytes(end - start)
        return raw

    def make_two_saves(self, raw: bytearray) -> bytearray:
        """The beginning of one save and the end of another."""
        other = self.random.choice(self.saves)
        at = self.random.randrange(min(len(raw), len(other)))
        return raw[:at] + other[at:]

    def make_rubbish_behind(self, raw: bytearray) -> bytearray:
        """Random bytes behind a whole save."""
        return raw + self.random.randbytes(self.random.randint(1, 200))

    def make_all_random(self, raw: bytearray) -> bytes:
        """Nothing but random bytes."""
        return self.random.randbytes(self.random.randint(1, SIZE))

    def make_all_the_same(self, raw: bytearray) -> bytes:
        """A sector of zeros, or of another byte."""
        return bytes([self.random.choice((0, 0, 0xFF, self.random.randrange(256)))]) * SIZE

    def make_another_format(self, raw: bytearray) -> bytearray:
        """The save of another version, sometimes with rubbish in it."""
        other = self.random.randrange(256)
        raw[2:4] = bytes((other, other ^ 0xFF))
        return self.make_random_piece(raw) if self.random.random() < 0.3 else raw

    def make_many_skips(self, raw: bytearray) -> bytearray:
        """Skips to everywhere."""
        at = self.random.randrange(len(raw))
        skip = b"\xfe\xed" + (b"" if self.random.random() < 0.5 else self.random.randbytes(4))
        return raw[:at] + skip * SIZE

    def make_old_records_behind(self, raw: bytearray) -> bytearray:
        """Part of the same save behind it, as if it had been written again."""
        start, end = self._range(raw)
        return raw + raw[start:end]


class Starter:
    """Starts on saves. `slowest` is the longest start in seconds, `counts` what came of them."""

    def __init__(self, random: Any) -> None:
        self.random = random
        self.power = Power(random)
        self.flash = Flash(self.power)
        self.slowest = 0.0
        self.counts: dict[Any, Any] = {}

    def start(self, raw: bytes, play_on: bool = False) -> str:
        """Start on these bytes; return "no game", "another version", "game" or "game with an illegal answer".

        `play_on`: answer twice, and start once more.
        """
        self.flash.cells[:] = raw + b"\xff" * (SIZE - len(raw))
        began = time.perf_counter()
        store = circuitpy_store(self.flash)
        journal = Journal(store, Records(store))
        saved = journal.load()
        outcome, session = "no game", None
        if saved and saved.version:
            outcome = "another version"
        elif saved:
            session = self._resume(journal, saved)
            outcome = "game with an illegal answer" if session.dropped else "game"
        self.slowest = max(self.slowest, time.perf_counter() - began)
        self.counts[outcome] = self.counts.get(outcome, 0) + 1
        if session:
            assert (session.prompt is None) == session.game.over
            if play_on:
                self._play_on(journal, session)
        return outcome

    def _resume(self, journal: Any, saved: Any) -> Any:
        name, names, answers = flow.decode(saved.setup)
        game = flow.make(name, len(names), answers)
        session = Session(game, journal, saved.log, saved.snapshots, saved.position)
        assert bytes(session.log) == saved.log[: len(saved.log) - session.dropped]
        if session.dropped:
            journal.trim(len(session.log))
        return session

    def _play_on(self, journal: Any, session: Any) -> None:
        for _ in legal.play(session, self.random, 2):
            pass
        if not journal.full:
            store = circuitpy_store(self.flash)
            again = Journal(store, Records(store))
            saved = again.load()
            assert saved and saved.log == bytes(session.log), "what was answered after the damage is gone"
            assert not self._resume(again, saved).dropped
