"""What an answer says, as a text: in the words of the prompt it was given to."""

from engine.prompts import ALLOT, CHOOSE, COUNTERS, DICE, EXCHANGE, NAME, NOTHING, NUMBER, PLACE
from words import translate

# What alone says nothing: what was asked is said with it.
_BARE = ("yes", "no")


def answered(prompt, answer):
    """The text of an answer: the faces of dice, the row that was chosen with its price, what rows got or gave."""
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
        text = translate(prompt.what) + " " + str(prompt.decode(answer))
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


def _placed(pieces, numbers):
    """What was placed, and how many of it where that is more than one."""
    texts = []
    for number in range(len(pieces)):
        many = numbers.count(number)
        if many:
            texts.append(translate(pieces[number].label) + (" %d" % many if many > 1 else ""))
    return ", ".join(texts)


def _chosen(prompt, number):
    """The row of that number, and what it costs."""
    if number == NOTHING:
        return translate(prompt.optional)
    row = prompt.rows[prompt.ids.find(bytes((number,)))]
    if row.label in _BARE:
        return translate(prompt.what) + " " + translate(row.label)
    return translate(row.label) + (" " + translate(row.price) if row.price else "")


def _changes(prompt, changes):
    """What was put on rows or taken from them; what was asked and 0 where that is nothing."""
    rows = prompt.rows
    texts = [_changed(rows[i], change) for i, change in enumerate(changes) if change]
    return ", ".join(texts) or translate(prompt.what) + " 0"


def _counted(row, change):
    """A CounterRow and its change."""
    return translate(row.label) if row.tick else _changed(row, change)


def _changed(row, change):
    """A row and its change."""
    return translate(row.label) + " " + ("+" if change > 0 else "−") + str(abs(change))
