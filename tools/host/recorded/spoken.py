"""Read and write answers as recorded games have them: by the ids that each kind of prompt shows.

| kind | an answer in the file |
|---|---|
| DICE | a list of faces, by their ids, or from 1 to 6 |
| CHOOSE | the id of a row, true or false for yes and no, null for none; `[id, true]`: taken the other way |
| NUMBER, NAME | a number, a text |
| ALLOT, EXCHANGE | amounts by the ids of the rows, those that are not 0; or the id of an action |
| COUNTERS | a list of changes, `[id, by, page]`, or the id of an action; page 0 may be missing |
| PLACE | a list of answers: the id of an action, or a list of `[id of the piece, row, column, way]`, way if not 0 |

A label's arguments follow its id (`"city 4"`); `'` follows the id of the second of two equal labels.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from engine.prompts import ALLOT, CHOOSE, COUNTERS, DICE, DIE_SIDES, EXCHANGE, NAME, NOTHING, NUMBER, PLACE, Refused

# Kinds of prompts that repeat after each answer: the file has all answers of a turn in one list.
SEVERAL = (COUNTERS, PLACE)
_YES_NO = ["no", "yes"]
_FACE = "face_"
# Messages by the reason of Refused, with its arguments; for other reasons the reason itself.
_WRONG = {
    "count": "{0} given, {1} due",
    "range": "{0} given, {1} to {2} possible",
    "step": "a change of {0} given, it goes in steps of {1}",
    "room": "{0}: {1} given, {2} possible",
    "whole": "{0}: {1} given, all {2} or none are due",
    "most": "{0} given, {1} available",
    "least": "{0} given, {1} due",
}


def what_of(prompt: Any) -> str:
    """Return the id of a prompt's question, without its arguments."""
    return prompt.what if isinstance(prompt.what, str) else prompt.what[0]


def name_of(label: Any) -> str:
    """Return the name of a label in the file."""
    if isinstance(label, (tuple, list)):
        return " ".join([name_of(part) for part in label])
    return str(list(label)) if isinstance(label, bytes) else str(label)


def names_of(labels: Iterable[Any]) -> list[str]:
    """Return the names of several labels, all different."""
    names: list[str] = []
    for label in labels:
        name = name_of(label)
        while name in names:
            name += "'"
        names.append(name)
    return names


def rows_of(prompt: Any, page: int = 0) -> list[str]:
    """Return the names of a prompt's rows."""
    return names_of([row.label for row in (prompt.rows(page) if prompt.kind == COUNTERS else prompt.rows)])


def faces_of(prompt: Any) -> list[Any]:
    """Return the names of the faces of dice."""
    faces: Any = prompt.faces or range(1, DIE_SIDES + 1)
    return [face[len(_FACE) :] if str(face).startswith(_FACE) else face for face in faces]


def refusal(refused: Refused, texts: "dict[str, str] | None" = None) -> str:
    """Return the message for a refused answer; `texts` by the reason replace the usual ones."""
    reason, *rest = refused.args
    text = (texts or {}).get(reason) or _WRONG.get(reason) or "not possible: " + " ".join(["{}"] * len(rest))
    return text.format(*[part if isinstance(part, int) else name_of(part) for part in rest])


# -- written


def say(prompt: Any, answer: bytes) -> Any:
    """Return an answer as in the file: of a kind in SEVERAL as one item of its list."""
    kind = prompt.kind
    if kind == DICE:
        faces = faces_of(prompt)
        return [faces[face] for face in prompt.decode(answer)]
    if kind == CHOOSE:
        number = prompt.decode(answer)
        if number == NOTHING:
            return None
        names = rows_of(prompt)
        taken = list(prompt.ids).index(number)
        name = bool(taken) if names == _YES_NO else names[taken]
        return [name, True] if prompt.is_alternative(answer) else name
    if kind in (ALLOT, PLACE) and prompt.action(answer) >= 0:
        return prompt.actions[prompt.action(answer)]
    if kind in (ALLOT, EXCHANGE):
        amounts = prompt.decode(answer)
        return {name: amounts[i] for i, name in enumerate(rows_of(prompt)) if amounts[i]}
    if kind == COUNTERS:
        page, row, change = prompt.decode(answer)
        if page < 0:
            return prompt.actions[row]
        return [rows_of(prompt, page)[row], change] + ([page] if page else [])
    if kind == PLACE:
        names, width = names_of([piece.label for piece in prompt.pieces]), prompt.map.width
        placed = prompt.decode(answer)
        return [[names[piece], cell // width, cell % width] + ([way] if way else []) for cell, way, piece in placed]
    return prompt.decode(answer)


# -- read


def read(prompt: Any, field: Any, texts: "dict[str, str] | None" = None) -> bytes:
    """Return the answer in a field. Raises TranscriptError, also if the rules refuse it (see `refusal`)."""
    try:
        return _read(prompt, field)
    except Refused as refused:
        raise field.error(refusal(refused, texts))


def nothing(prompt: Any) -> "bytes | None":
    """Return the answer for a missing field: do nothing; None if the prompt needs an answer."""
    kind = prompt.kind
    if kind == CHOOSE:
        return bytes((NOTHING,)) if prompt.optional else b"\0" if rows_of(prompt) == _YES_NO else None
    if kind == NUMBER:
        return b"\0" if not prompt.least else None
    if kind == EXCHANGE:
        return bytes(len(prompt.rows))
    return b"" if kind == ALLOT and prompt.least <= 0 else None


def amounts(prompt: Any, given: "dict[str, Any]", least: int = 0) -> list[int]:
    """Return amounts for the rows of a prompt, from fields by the rows' names. Raises TranscriptError."""
    names = rows_of(prompt)
    found = [0] * len(names)
    for name, field in given.items():
        amount = field.number(least)
        if not amount:
            continue
        if name not in names:
            raise field.error(f"{amount} given, 0 possible")
        row = prompt.rows[names.index(name)]
        if prompt.kind == ALLOT and amount > row.room:
            raise field.error(f"{amount} given, {row.room} possible")
        found[names.index(name)] = amount
    return found


def _read(prompt: Any, field: Any) -> bytes:
    kind, value = prompt.kind, field.value
    if kind == DICE:
        faces = faces_of(prompt)
        if prompt.faces:
            return prompt.encode([item.word(faces, "face") for item in field.items()])
        return prompt.encode([item.number(1, DIE_SIDES) - 1 for item in field.items()])
    if kind == CHOOSE:
        names = rows_of(prompt)
        if value is None and prompt.optional:
            return prompt.encode(NOTHING)
        if names == _YES_NO:
            return prompt.encode(int(field.truth()))
        otherwise = isinstance(value, list)
        row = field.items(2)[0] if otherwise else field
        return prompt.encode(prompt.ids[row.word(names, what_of(prompt))], otherwise)
    if kind == NUMBER:
        return prompt.encode(field.number())
    if kind == NAME:
        return prompt.encode(field.text())
    if isinstance(value, str):  # of an action
        return prompt.encode_action(field.word(list(prompt.actions), "action"))
    if kind == ALLOT or kind == EXCHANGE:
        given = field.object(rows_of(prompt), what="row")
        return prompt.encode(amounts(prompt, given, 0 if kind == ALLOT else -0xFF))
    if kind == COUNTERS:
        items = field.items()
        if not 2 <= len(items) <= 3:
            raise field.error(f"{len(items)} items, 2 or 3 due")
        page = items[2].number(0, len(prompt.pages) - 1) if len(items) > 2 else 0
        row = items[0].word(rows_of(prompt, page), "row")
        return prompt.encode_change(row, items[1].number(-0x8000, 0x7FFF), page)
    return prompt.encode(*[_placed(prompt, one) for one in field.items()])


def _placed(prompt: Any, field: Any) -> tuple[int, int, int]:
    """Return cell, way and number of a piece."""
    items = field.items()
    if not 3 <= len(items) <= 4:
        raise field.error(f"{len(items)} items, 3 or 4 due")
    piece = items[0].word(names_of([piece.label for piece in prompt.pieces]), "piece")
    row, column = items[1].number(0, prompt.map.height - 1), items[2].number(0, prompt.map.width - 1)
    return row * prompt.map.width + column, items[3].number(0, 0xFF) if len(items) > 3 else 0, piece


def change(prompt: Any, page: int, row: int, by: int) -> "bytes | None":
    """Return the answer of COUNTERS that changes a value, as far as one answer can; None for no change."""
    return prompt.encode_change(row, max(-0x8000, min(0x7FFF, by)), page) if by else None


def labels(rows: Sequence[Any]) -> dict[str, Any]:
    """Return the values of rows by their names."""
    return {name: row.value for name, row in zip(names_of([row.label for row in rows]), rows)}


# -- score sheets: the file has the names of their lines in the first language, the game has ids (`entry_3`)


def line_names(kind: Any) -> dict[str, str]:
    """Return the names of the lines of a game's score sheet by their ids."""
    texts = kind.texts(kind.form.languages[0])
    return {word: texts[word] for word in texts if word.startswith("entry_")}


def renamed(value: Any, names: dict[str, str]) -> Any:
    """Return a value of the file with other names for these."""
    if isinstance(value, list):
        return [renamed(one, names) for one in value]
    if isinstance(value, dict):
        return {key: renamed(one, names) for key, one in value.items()}
    return names.get(value, value) if isinstance(value, str) else value
