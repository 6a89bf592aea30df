"""A canvas that looks for what no player should see: texts cut or over one another, rows that look the same."""

from typing import ClassVar

from canvas import WIDTH, Canvas, text_width
from screens.screen import LAST_PAGE

# What begins no further right is the label of a row.
LEFT = 9


class Watched(Canvas):
    """A canvas that notes each text which is cut at an edge or drawn over another one, and rows that look alike."""

    faults: ClassVar = set()
    there: ClassVar = {}

    def begin(self, same):
        super().begin(False)

    def begin_row(self, page, key, x=0):
        self.there[page] = [span for span in self.there.get(page, ()) if span[0] < x]
        return super().begin_row(page, key, x)

    def clear(self):
        super().clear()
        self.there.clear()

    def fill(self, x, page, width, byte):
        super().fill(x, page, width, byte)
        if width == WIDTH:
            self.there.pop(page, None)

    def text(self, x, page, s):
        end = x + text_width(s)
        if s.strip():
            spans = self.there.setdefault(page, [])
            if x < 0 or end > WIDTH:
                self.faults.add(f"cut: {s}")
            self.faults.update(f"{s} over {other}" for start, stop, other in spans if x < stop and start < end)
            spans.append((x, end, s))
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
