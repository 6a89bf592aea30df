"""Texts in fewer bytes than UTF-8 takes: ASCII as it is, from 128 on a letter, or letters that often stand together.

The same pieces serve all languages (firmware/words/pieces.py). They stay as they are while every letter is among them,
so that a text that is changed changes no other; `make words ARGS=--pieces` finds them anew.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

FIRST = 0x80
LONGEST = 8  # letters


def fit(pieces: Sequence[str], texts: Iterable[str]) -> bool:
    """Whether all letters of the texts are among the pieces."""
    return {letter for text in texts for letter in text if ord(letter) >= FIRST} <= set(pieces)


def find(texts: Iterable[str]) -> list[str]:
    """Pieces for these texts: all their letters beyond ASCII, then what stands together most often, by and by."""
    texts = list(texts)
    pieces = sorted({letter for text in texts for letter in text if ord(letter) >= FIRST})
    counts = Counter(tuple(text) for text in texts)
    while len(pieces) < 256 - FIRST:
        pairs: Counter[tuple[str, str]] = Counter()
        for parts, count in counts.items():
            for pair in zip(parts, parts[1:]):
                if len(pair[0]) + len(pair[1]) <= LONGEST and "".join(pair) not in pieces:
                    pairs[pair] += count
        if not pairs:
            break
        (one, other), _ = max(pairs.items(), key=lambda entry: (entry[1], entry[0]))
        pieces.append(one + other)
        joined: Counter[tuple[str, ...]] = Counter()
        for parts, count in counts.items():
            joined[_join(parts, one, other)] += count
        counts = joined
    return pieces


def _join(parts: tuple[str, ...], one: str, other: str) -> tuple[str, ...]:
    made: list[str] = []
    for part in parts:
        if made and made[-1] == one and part == other:
            made[-1] = one + other
        else:
            made.append(part)
    return tuple(made)


def encode(text: str, pieces: Sequence[str]) -> bytes:
    """The text in as few bytes as these pieces allow."""
    codes = {piece: FIRST + number for number, piece in enumerate(pieces)}
    best: list[Any] = [b""] + [None] * len(text)
    for at in range(len(text)):
        for end in range(at + 1, min(at + LONGEST, len(text)) + 1):
            part = text[at:end]
            code = codes.get(part, ord(part) if end == at + 1 and part < chr(FIRST) else None)
            if code is not None and (best[end] is None or len(best[at]) + 1 < len(best[end])):
                best[end] = best[at] + bytes([code])
    return bytes(best[-1])
