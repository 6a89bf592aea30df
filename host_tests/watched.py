"""A canvas that looks for what no player should see: texts cut, over or near one another, rows that look the same."""

import tomllib
from functools import cache
from typing import ClassVar

from host.paths import PROJECT

import words
from canvas import BIG_WIDTH, WIDTH, Canvas, text_columns, text_width
from screens.frame import LAST_PAGE

# Text that begins no further right is the label of a row.
LEFT = 9
# Dark columns between two texts, or a text and boxes, and around the texts of the title.
GAP = 2
# A typed text has its cursor right after it, and a mark is right before its number.
MARKS = "_(!"


@cache
def own_words(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return all texts of a language, and their parts between spaces."""
    translated = PROJECT / "tools" / "words" / f"{language}.toml"
    read = [tomllib.loads(path.read_text(encoding="utf-8")) for path in translated.parent.glob("*.toml")]
    entries = [entry for of in read for entry in of.values() if isinstance(entry, dict)]
    texts = {entry["en"] for entry in entries if "en" in entry}
    if language != "en":
        own = tomllib.loads(translated.read_text(encoding="utf-8")).values()
        texts = {text for entry in own for text in (entry.values() if isinstance(entry, dict) else [entry])}
    return frozenset(texts), frozenset(part for text in texts for part in text.replace("\u00a0", " ").split(" "))


def cut_word(text: str) -> bool:
    """Return whether a text ends within one of the device's own words; names may be cut, and sentences after a word.

    The first page of a sheet lists what has a `_help` in four or six letters.
    """
    begin, dot = text[:-1], text[-1:]
    part = begin.replace("\u00a0", " ").split(" ")[-1]
    if dot != "." or len(begin) < 4 or any(name.startswith(part) for name in words.names):
        return False
    listed = [words.translate(word) for word in words.beginning("") if words.has(word + "_help")]
    if len(part) in (4, 6) and any(name.startswith(part) for name in listed):
        return False
    texts, parts = own_words(words.language)
    if any(text in whole for whole in texts):  # the end of a sentence
        return False
    if any(whole.startswith(begin) and not whole.startswith((text, begin + " ")) for whole in texts):
        return True
    return (
        len(part) > 3
        and part not in parts
        and part + "." not in parts
        and any(whole.startswith(part) for whole in parts)
    )


class Watched(Canvas):
    """A canvas that notes each text which is cut at an edge or drawn over another one, and rows that look alike."""

    faults: ClassVar[set[str]] = set()
    there: ClassVar[dict[int, list[tuple[int, int, str]]]] = {}
    # The columns of each page that are lit, and by which text or drawing.
    ink: ClassVar[dict[int, list[tuple[int, int, str]]]] = {}

    def begin(self, same):
        super().begin(False)

    def begin_row(self, page, key, x=0):
        for spans in (self.there, self.ink):
            spans[page] = [span for span in spans.get(page, ()) if span[0] < x]
        return super().begin_row(page, key, x)

    def clear(self):
        super().clear()
        self.there.clear()
        self.ink.clear()

    def fill(self, x, page, width, byte):
        super().fill(x, page, width, byte)
        if width == WIDTH or not byte:
            for spans in (self.there, self.ink):
                spans[page] = [span for span in spans.get(page, ()) if not x <= span[0] < x + width]

    def inked(self, x: int, page: int, columns: bytes, what: str) -> None:
        """Note what is lit, and a fault if it is too close to what was drawn before."""
        if not any(columns):
            return
        first = x + len(columns) - len(columns.lstrip(b"\0"))
        last = x + len(columns.rstrip(b"\0")) - 1
        spans = self.ink.setdefault(page, [])
        for start, end, other in spans:
            is_text = not {what[0], other[0]} & set(MARKS) and max(what, other) >= " "  # signs may be a pair
            is_text = is_text and not {what, other} & {"+", "−", "≥"}  # the sign of a number
            gap, before = [GAP + text.endswith(".") for text in (what, other)]  # its word may be cut
            if is_text and (last < start <= last + gap or end < first <= end + before):
                self.faults.add(f"{what} touches {other}")
        spans.append((first, last, what))

    def columns(self, x, page, columns):
        super().columns(x, page, columns)
        self.inked(x, page, bytes(columns), "boxes")

    def big(self, x, page, s):
        for row in (page, page + 1):
            self.inked(x + 1, row, b"\1" * (BIG_WIDTH * len(s) - 2), s)
        return super().big(x, page, s)

    def pill(self, x, page, width, pages=1):
        super().pill(x, page, width, pages)
        if page == 0 and width == WIDTH:
            for first, last, what in self.ink.get(0, ()):
                if first < GAP or last > WIDTH - 1 - GAP:
                    self.faults.add(f"at the edge of the title: {what}")

    def text(self, x, page, s):
        end = x + text_width(s)
        if s.strip():
            spans = self.there.setdefault(page, [])
            if x < 0 or end > WIDTH or cut_word(s):
                self.faults.add(f"cut: {s}")
            self.faults.update(f"{s} over {other}" for start, stop, other in spans if x < stop and start < end)
            spans.append((x, end, s))
            self.inked(x, page, text_columns(s), s)
        return super().text(x, page, s)

    def spread(self, x, page, s, step):
        for i, letter in enumerate(s):
            self.text(x + i * step, page, letter)

    def text_right(self, x, page, s, least=-1):
        start = x - text_width(s)
        if start < least >= 0:
            return x
        self.text(start, page, s)
        return start

    def large(self, x, page, s, wide=True):
        if x + (1 + wide) * text_width(s) > WIDTH:
            self.faults.add(f"cut: {s}")
        for row in (page, page + 1):
            self.inked(x, row, bytes(column for column in text_columns(s) for _ in range(1 + wide)), s)
        return super().large(x, page, s, wide)

    def end(self):
        """The picture is whole: no two of its rows begin with the same words."""
        labels = {}
        for page, spans in self.there.items():
            label = next((text for x, _, text in spans if 0 < page < LAST_PAGE and x <= LEFT), "")
            if len(label) > 1 and any(letter.isalpha() for letter in label):
                other = labels.setdefault(label.strip(), page)
                if other != page:
                    self.faults.add(f"alike: {label}")
        super().end()
