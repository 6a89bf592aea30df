"""Encode the sheets, the race and the end of a finished game as bytes that need no game to decode.

Sheets: number of labels, the labels; then for each player the number of lines, and for each its label's number and its
value. Race: the change of each total by each finished round, all players of the first round first. End: a label with
the ranking, the tie-break and the reasons for the end. Labels and numbers are as `parts.py` writes them.
"""

from engine.parts import Parts, add_label, add_number
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Sequence

    from engine.parts import Label


def encode_sheets(sheets: "Sequence[Sequence[tuple[Label, int]]]") -> bytes:
    """Encode the sheets: for each player a list of (label, number)."""
    labels: "list[Label]" = []
    body = bytearray()
    for sheet in sheets:
        body.append(len(sheet))
        for label, value in sheet:
            if label not in labels:
                labels.append(label)
            body.append(labels.index(label))
            add_number(body, value)
    data = bytearray((len(labels),))
    for label in labels:
        add_label(data, label)
    return bytes(data + body)


def decode_sheets(data: bytes) -> "list[list[tuple[Label, int]]]":
    """Return the argument of `encode_sheets`. Raise ValueError or IndexError if the bytes are damaged."""
    parts = Parts(data)
    labels = [parts.label() for _ in range(parts.byte())]
    sheets = []
    while parts.more:
        sheets.append([(labels[parts.byte()], parts.number()) for _ in range(parts.byte())])
    return sheets


def encode_race(races: "Sequence[Sequence[int]]") -> bytes:
    """Encode the race: for each player the totals after each round, all of the same length."""
    data = bytearray()
    for number in range(len(races[0])):
        for race in races:
            add_number(data, race[number] - (race[number - 1] if number else 0))
    return bytes(data)


def decode_race(data: bytes, count: int) -> "list[list[int]]":
    """Return the totals after each round for each of `count` players. Raise IndexError if the bytes are damaged."""
    races: "list[list[int]]" = [[] for _ in range(count)]
    for i, change in enumerate(Parts(data).numbers()):
        race = races[i % count]
        race.append((race[-1] if race else 0) + change)
    return races


def encode_end(order: "Sequence[int]", tie: "Label | None", ended: "Sequence[Label]") -> bytes:
    """Encode the end: the players' numbers, the winner first; the tie-break; the reasons."""
    data = bytearray()
    add_label(data, (bytes(order), tie or "", tuple(ended)))
    return bytes(data)


def decode_end(data: bytes) -> "tuple[list[int], Label | None, tuple[Label, ...]]":
    """Return the arguments of `encode_end`. Raise ValueError, TypeError or IndexError if the bytes are damaged."""
    label: "Any" = Parts(data).label()  # a forged record may have any label
    order, tie, ended = label
    return list(order), tie or None, tuple(ended)
