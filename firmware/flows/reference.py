"""Offer checklists to tick off and pages of rules to look up, in games that have them."""

import words
from engine.prompts import Choose, Notice, Row
from engine.prompts.counters import CounterRow, Counters
from micropython import const
from ui.signal import BACK

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from engine.history.session import Session
    from ui.view import Asking

# The end of the name of the set that has their words; the beginning of the ids of a page's lines.
_REFERENCE = const("_reference")
_LINE = const("line_")


def checklists(session: "Session") -> "Asking[None]":
    """Choose a checklist and tick its lines off. It closes with the last one; else its ticks last for the turn."""
    game = session.game
    words.with_sets(_REFERENCE)
    at = 0
    while True:
        prompt = Choose("checklists", None, _headings("list_", game.CHECKLISTS), suggest=lambda: bytes((at,)))
        answer = yield prompt
        if answer is BACK:
            return
        at = prompt.decode(answer)
        name = game.CHECKLISTS[at]
        labels = game.checklist(name)
        seen = name, game.round, game.current, labels
        if session.ticked[0] != seen or min(session.ticked[1]):
            session.ticked = seen, bytearray(len(labels))
        ticked = session.ticked[1]
        while min(ticked) == 0:
            rows = [CounterRow(label, ticked[i], 1, tick=True) for i, label in enumerate(labels)]
            ticks = Counters("list_" + name, None, rows, (), first=lambda: ticked.find(b"\0"))
            answer = yield ticks
            if answer is BACK:
                break
            ticked[ticks.decode(answer)[1]] ^= 1


def pages(session: "Session") -> "Asking[None]":
    """Show the page of rules for the current question, if it has one; choose others by their headings."""
    game = session.game
    names = game.PAGES
    words.with_sets(_REFERENCE)
    asked = session.prompt and session.prompt.what
    at = names.index(asked) if asked in names else 0
    read = asked in names or len(names) == 1
    while True:
        if not read:
            prompt = Choose("rules", None, _headings("rules_", names), suggest=lambda: bytes((at,)))
            answer = yield prompt
            if answer is BACK:
                return
            at = prompt.decode(answer)
        read = False
        name = names[at]
        yield Notice("rules_" + name, None, words.beginning(_LINE + name + "_") + list(game.reference(name)))
        if len(names) == 1:
            return


def _headings(start: str, names: "Sequence[str]") -> "list[Row]":
    return [Row(start + name) for name in names]
