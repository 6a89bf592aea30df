"""Recorded games for the page: one that is opened is shown press by press; what is kept is told as one, or as games."""

import json
from binascii import hexlify, unhexlify

import listening

listening.listen()  # before anything is imported that draws

from whole import table, whole

from host.device import in_memory
from host.pilot.pilot import Recorded
from host.recorded.fields import TranscriptError, parse_text
from host.recorded.telling import Untellable, log_of, tell
from host.recorded.transcript import Replay, Transcript

import words
from cable.dump import dump
from persistence.finished import Finished, parts_of
from persistence.journal import Journal
from persistence.region import Region
from persistence.settings import Settings
from sheets import examples, sheet

__all__ = ("begin", "examples", "games", "sheet", "table", "told", "turn", "whole")


class Shown(Recorded):
    """A pilot whose presses are shown: `presses` since the last turn, each with what is seen after it."""

    def __init__(self, transcript, language):
        self.presses = []
        super().__init__(transcript, language)
        self.replay = self.follow()
        self.units = 0  # so many turns were played

    def seen(self):
        """What the display shows, for eyes and ears."""
        return {"picture": hexlify(self.shown()).decode(), "lines": listening.lines()}

    def press(self, key, repeats=0):
        ms = super().press(key, repeats)
        self.pictures.clear()
        self.presses.append({"key": key, "held": ms} | self.seen())
        return ms

    def turn(self):
        """Play one turn more; return its presses."""
        self.presses = []
        self.units += 1
        self.replay.play_unit(self.units, self.transcript.units[self.units - 1])
        return self.presses


_shown = None


def begin(text, language):
    """Open a recorded game: how many turns, and the picture before the first press; or the mistake in it. As JSON."""
    global _shown
    try:
        transcript = Transcript(parse_text(text))
        Replay(transcript).play()  # a mistake is said before anything is shown
    except TranscriptError as error:
        return json.dumps({"error": str(error)})
    _shown = Shown(transcript, language)
    told = {"units": len(transcript.units), "unit": transcript.notation.UNITS, "language": words.language}
    return json.dumps(told | _shown.seen())


def turn():
    """The presses of the next turn, as JSON."""
    return json.dumps(_shown.turn())


def told(kept):
    """The game that was played last, as a recorded game: its name and text; or why not. As JSON.

    `kept`: the sectors that are kept, by their names, as JSON.
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
    """What `cable.dump` takes of an app: what was kept."""

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
    """The setup of the game that was played last, its log, and whether that is all of it."""
    finished = Finished(region)
    journal = Journal(region)
    games = journal.games(finished.last()[0])
    if games and games[0].setup:
        saved = journal.load(games[0])
        return saved.setup, saved.log, not saved.position
    head, details = finished.record(finished.numbers()[0]) if finished.count() else (None, b"")
    log = log_of(parts_of(details), len(head.names)) if head else None
    return finished.last()[1], log, log is not None
