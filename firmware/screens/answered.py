"""Say an answer in the words of the prompt it belongs to, and how wide the news of its undo may be."""

from canvas import WIDTH
from engine.prompts import ALLOT, CHOOSE, COUNTERS, DICE, EXCHANGE, NAME, NOTHING, NUMBER, PLACE
from micropython import const
from screens.frame import LEFT_OF_A
from screens.rows import amount, signed
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Sequence

    from engine.prompts import Allot, AllotRow, Choose
    from engine.prompts.counters import CounterRow
    from engine.prompts.exchange import Exchange, ExchangeRow
    from engine.prompts.place import Piece

# Answers that need the question as well.
_BARE = ("yes", "no")


# Any: a prompt of any kind.
def answered(prompt: "Any", answer: bytes) -> str:
    """Return an answer as text: faces of dice, the chosen row, changes of rows."""
    kind = prompt.kind
    text = ""
    if kind == DICE:
        text = "".join(
            [translate(prompt.faces[face]) if prompt.faces else str(face + 1) for face in prompt.decode(answer)]
        )
    elif kind == CHOOSE:
        text = _chosen(prompt, prompt.decode(answer))
    elif kind == NAME:
        text = prompt.decode(answer)
    elif kind == NUMBER:
        text = _asked(prompt) + str(prompt.decode(answer))
    elif kind == COUNTERS:
        page, row, change = prompt.decode(answer)
        text = translate(prompt.actions[row]) if page < 0 else _counted(prompt.rows(page)[row], change)
    elif kind in (ALLOT, PLACE) and prompt.action(answer) >= 0:
        text = translate(prompt.actions[prompt.action(answer)])
    elif kind == ALLOT:
        text = _changes(prompt, [prompt.sign * amount for amount in prompt.decode(answer)])
    elif kind == EXCHANGE:
        text = _changes(prompt, prompt.decode(answer))
    elif kind == PLACE:
        text = _placed(prompt.pieces, [piece for _, _, piece in prompt.decode(answer)])
    return text or translate(prompt.what)


# Any: a prompt of any kind.
def answered_briefly(prompt: "Any", answer: bytes) -> "list[str]":
    """Return an answer as texts, the longest first: if it was nobody's turn, one with the question.

    A number alone does, as its question is seen again.
    """
    texts = [answered(prompt, answer)]
    if prompt.kind == NUMBER:
        return texts + [str(prompt.decode(answer))]
    if prompt.player is None and not texts[0].startswith(translate(prompt.what)):
        texts.insert(0, _asked(prompt) + texts[0])
    return texts


# Any: a prompt of any kind.
def _asked(prompt: "Any") -> str:
    """Return the question as a beginning of its answer."""
    what = translate(prompt.what)
    return what + (" " if what.endswith("?") else translate("colon"))


def _placed(pieces: "Sequence[Piece]", numbers: "list[int]") -> str:
    """Return what was placed, with a count if more than one."""
    texts = []
    for number in range(len(pieces)):
        many = numbers.count(number)
        if many:
            texts.append(translate(pieces[number].label) + (" %d" % many if many > 1 else ""))
    return ", ".join(texts)


def _chosen(prompt: "Choose", number: int) -> str:
    """Return the chosen row and its price."""
    if number == NOTHING:
        return translate(prompt.optional or prompt.what)
    row = prompt.rows[prompt.ids.find(bytes((number,)))]
    if row.label in _BARE or prompt.follow_up and isinstance(row.label, int):
        return translate(prompt.what) + " " + translate(row.label)
    return translate(row.label) + (" " + translate(row.price) if row.price else "")


def _changes(prompt: "Allot | Exchange", changes: "list[int]") -> str:
    """Return all changes of rows; the question and 0 if nothing changed."""
    rows = prompt.rows
    texts = [_changed(rows[i], change) for i, change in enumerate(changes) if change]
    return ", ".join(texts) or translate(prompt.what) + " 0"


def _counted(row: "CounterRow", change: int) -> str:
    """Return a change of a counter, or the name of its value after it.

    A short label can end with the same sign as the change: its full name can't.
    """
    label = translate(row.label)
    if row.by_value and not row.tick:
        return label + " " + amount(row, change)
    if row.detail and label.endswith("+"):
        label = translate(row.detail)
    return label if row.tick else label + " " + signed(change)


def _changed(row: "AllotRow | ExchangeRow", change: int) -> str:
    return translate(row.label) + " " + signed(change)


# Any: only Counters are tracked.
def width_for_undo(prompt: "Any") -> int:
    """Return the columns for the toast of an undo: on a page of large values, left of A."""
    return LEFT_OF_A if prompt.kind == COUNTERS and prompt.tracked else WIDTH
