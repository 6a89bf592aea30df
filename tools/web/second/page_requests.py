"""Answer the page's requests in its second interpreter, as JSON; second.js asks by the names of these functions."""

import json
from binascii import unhexlify

from whole import table, unpacked, whole

from host.device import in_memory
from host.recorded.telling import Untellable, log_of, tell

from cable.dump import dump
from persistence.finished import Finished, parts_of
from persistence.journal import Journal
from persistence.region import Region
from persistence.settings import Settings
from sheets import examples, sheet

__all__ = ("examples", "games", "sheet", "table", "told", "unpacked", "whole")


def told(kept):
    """Return the game that was played last, as a recorded game: its name and text; or why not. As JSON.

    `kept`: the stored sectors by their names, as JSON.
    """
    setup, log, whole = _played_last(_region(json.loads(kept)))
    if not setup or not whole:
        return json.dumps({"why": "begun" if setup else "none"})
    try:
        text = tell(setup, log)
    except Untellable as error:
        return json.dumps({"why": error.args[0]})
    return json.dumps({"text": text, "game": json.loads(text)["game"]})


class _Kept:
    """Hold the parts of an app that `cable.dump` reads."""

    def __init__(self, region):
        self.region = region
        self.settings = Settings(region)


def games(kept):
    """Return what `quipu dump` of a device with these sectors prints, as JSON without checks (docs/dev/data-format.md).

    `kept`: the sectors by their names, as JSON.
    """
    lines = [""]
    for piece in dump(_Kept(_region(json.loads(kept)))):
        if piece is None:
            lines.append("")
        else:
            lines[-1] += piece
    return "[" + ",".join([line + "}" for line in lines if line]) + "]"


def _region(sectors):
    store = in_memory.Store()
    for name, digits in sectors.items():
        store.program(store.SECTOR * int(name.split(".")[1]), unhexlify(digits))
    return Region(store)


def _played_last(region):
    """Return the setup of the game that was played last, its log, and whether that is all of it."""
    finished = Finished(region)
    journal = Journal(region)
    games = journal.games(finished.last()[0])
    if games and games[0].setup:
        saved = journal.load(games[0])
        return saved.setup, saved.log, not saved.position
    head, details = finished.record(finished.numbers()[0]) if finished.count() else (None, b"")
    log = log_of(parts_of(details), len(head.names)) if head else None
    return finished.last()[1], log, log is not None
