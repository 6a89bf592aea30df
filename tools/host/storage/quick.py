"""Make millions of starts quick: let the firmware decode the same bytes of a sector only once.

A sector with stable bits always reads the same. So its records, its game (Saved and the position after it) and the
Heads of finished games are cached by the bytes. Everything else happens in every trial.
"""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from unittest import mock

from host.storage import oracle
from host.storage.flash import SECTOR

from persistence import region as regions
from persistence.finished import Head
from persistence.records import Reader
from persistence.saved import Saved

_MAX_CACHED = 20_000  # sectors, heads
_DONE = ("gap", "lost", "clean")
_FOUND = ("at", "begin", "kind", "number", "gap", "lost", "data", "_unmarked", "_marks_lost", "_skipped")
_sectors: dict[Any, "_Stable"] = {}
_heads: dict[bytes, dict[str, Any]] = {}


class _Stable(Reader):
    """A Reader of stable bytes. known: results by state of the Reader."""

    def __init__(self, data: bytes, seed: int) -> None:
        super().__init__(lambda at, length: data[at : at + length], seed)
        self.known: dict[Any, Any] = {}

    def next(self) -> bool:
        state = self.at, self.number, self.lost, self._unmarked, self._marks_lost, self._skipped
        step = self.known.get(state)
        if step is None:
            there = super().next()
            names = _FOUND if there else _DONE
            step = self.known[state] = there, {name: getattr(self, name) for name in names}
        else:
            self.__dict__.update(step[1])
        return step[0]

    def last(self, *kinds: int) -> list[bytes]:
        state = self.at, self.number, kinds
        found = self.known.get(state)
        if found is None:
            found = super().last(*kinds), dict(self.__dict__)
            self.known[state] = found
        self.__dict__.update(found[1])
        return list(found[0])


def _stable(region: Any, sector: int) -> Any:
    """Return a Reader of a sector; None if it has unstable bits."""
    nor = region._store.nor
    if nor.unstable and any(bit // (8 * SECTOR) == sector for bit in nor.unstable):
        return None
    key = bytes(nor.cells[sector * SECTOR : (sector + 1) * SECTOR]), region.seed(sector)
    if key not in _sectors:
        if len(_sectors) > _MAX_CACHED:  # dropping all would take longer than a thousand starts
            del _sectors[next(iter(_sectors))]
        _sectors[key] = _Stable(*key)
    reader = _Stable.__new__(_Stable)
    reader.__dict__.update(_sectors[key].__dict__)
    return reader


def _read(region: Any, sector: int) -> Any:
    return _stable(region, sector) or _SLOW["read"](region, sector)


def _opened(device: Any, kept: Any) -> Any:
    reader = _stable(device.region, kept.sector)
    if not reader:
        return _SLOW["opened"](device, kept)
    if "opened" not in reader.known:
        reader.known["opened"] = _SLOW["opened"](device, kept)
    return reader.known["opened"]


def _init_saved(saved: Any, reader: Any) -> None:
    stable = getattr(reader, "known", {})
    known = stable.get("saved")
    if known is None:
        _SLOW["saved"](saved, reader)
        if not isinstance(reader, _Stable):
            return
        known = stable["saved"] = dict(saved.__dict__), dict(reader.__dict__)
    reader.__dict__.update(known[1])
    saved.__dict__.update(known[0], reader=reader)
    saved.checkpoints, saved.undone = list(saved.checkpoints), list(saved.undone)


def _init_head(head: Any, data: Any) -> None:
    key = bytes(data)
    if key not in _heads:
        _SLOW["head"](head, data)
        if len(_heads) > _MAX_CACHED:
            del _heads[next(iter(_heads))]
        _heads[key] = dict(head.__dict__)
    head.__dict__.update(_heads[key])


_SLOW: dict[str, Callable[..., Any]] = {
    "read": regions.Region.read,
    "opened": oracle.opened,
    "saved": Saved.__init__,
    "head": Head.__init__,
}


class Quick(ExitStack):
    """Starts are quick while this context lasts."""

    def __init__(self) -> None:
        super().__init__()
        self.enter_context(mock.patch.object(regions.Region, "read", _read))
        self.enter_context(mock.patch.object(oracle, "opened", _opened))
        self.enter_context(mock.patch.object(Saved, "__init__", _init_saved))
        self.enter_context(mock.patch.object(Head, "__init__", _init_head))
