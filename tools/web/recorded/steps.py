"""Recorded games for the page: one that is opened and shown press by press, and one that is told of the journal."""

import json
from binascii import hexlify, unhexlify

import listening

listening.listen()  # before anything is imported that draws

from host.recorded.fields import TranscriptError, parse_text
from host.recorded.hand import Hand
from host.recorded.telling import Untellable, tell
from host.recorded.transcript import Replay, Transcript

import words
from persistence.reading import Scan


class Shown(Hand):
    """A hand whose presses are shown: `presses` since the last turn, each with what is seen after it."""

    def __init__(self, transcript, language):
        self.presses = []
        super().__init__(transcript, language)
        self.replay = self.follow()
        self.units = 0  # so many turns were played

    def seen(self):
        """What the display shows, for eyes and ears."""
        return {"picture": hexlify(self.shown()).decode(), "lines": listening.lines()}

    def press(self, key, repeats=0):
        """See Hand."""
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


def told(journal):
    """The game of a journal (in hexadecimal digits) as a recorded game: its name and text; or why not. As JSON."""
    raw = unhexlify(journal).rstrip(b"\xff")
    scan = Scan(raw)
    if scan.ended:
        scan = Scan(raw[:-2])  # as it was before it was noted that it is over
    saved = scan.saved
    if not saved or not saved.setup:
        return json.dumps({"why": "none"})
    if saved.position:
        return json.dumps({"why": "begun"})
    try:
        text = tell(saved.setup, saved.log)
    except Untellable as error:
        return json.dumps({"why": error.args[0]})
    return json.dumps({"text": text, "game": json.loads(text)["game"]})
