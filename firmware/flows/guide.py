"""What the menu offers in games that have it: checklists to tick off, and pages of rules to look up."""

import words
from flows import BACK
from rules.counters import Counters
from rules.prompts import Choose, Notice, Row

# The end of the name of the set with the headings; the beginning of the ids of a page's lines.
_GUIDE = "_guide"
_LINE = "line_"


def checklists(app):
    """Choose a checklist and tick its lines off; it is gone with the last one."""
    game = app.session.game
    words.aside(_GUIDE)
    at = 0
    while True:
        prompt = Choose("checklists", None, _headings("list_", game.CHECKLISTS), suggest=lambda: bytes((at,)))
        answer = yield prompt
        if answer is BACK:
            return
        at = prompt.decode(answer)
        name = game.CHECKLISTS[at]
        rows = [Row(label, 0, 1, tick=True) for label in game.checklist(name)]
        while min([row.value for row in rows]) == 0:
            ticks = Counters("list_" + name, None, rows, ())
            answer = yield ticks
            if answer is BACK:
                break
            rows[ticks.decode(answer)[1]].value ^= 1


def pages(app):
    """Choose a page of rules by its heading and read it. The lines of each page are a set of words of its own."""
    game = app.session.game
    at = 0
    while True:
        words.aside(_GUIDE)
        prompt = Choose("rules", None, _headings("rules_", game.PAGES), suggest=lambda: bytes((at,)))
        answer = yield prompt
        if answer is BACK:
            return
        at = prompt.decode(answer)
        name = game.PAGES[at]
        words.aside(_GUIDE, "_" + name)
        yield Notice("rules_" + name, None, words.beginning(_LINE))


def _headings(start, names):
    return [Row(start + name) for name in names]
