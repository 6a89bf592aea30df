"""The canvas: its pixels, clipping, and the windows it reports, against a plain model of pixels."""

from hypothesis import given
from hypothesis import strategies as st

from canvas import GAP, WHOLE, Canvas
from fonts import digits, small

CHARACTERS = "".join(map(chr, range(32, 127))) + small.EXTRA + small.FOOD + small.MORE


class Model:
    """Columns of bytes, drawn one by one."""

    def __init__(self):
        self.pages = [[0] * 128 for _ in range(8)]

    def put(self, x, page, columns):
        for i, byte in enumerate(columns):
            if x + i < 128 and page < 8:
                self.pages[page][x + i] = byte

    def clear(self):
        self.__init__()

    def text(self, x, page, s):
        for glyph in map(self.glyph, s):
            self.put(x, page, glyph)
            x += len(glyph)

    def spread(self, x, page, s, step):
        for i, glyph in enumerate(map(self.glyph, s)):
            self.put(x + i * step, page, glyph)

    def text_right(self, x, page, s, least=-1):
        if x - sum(len(self.glyph(c)) for c in s) < least >= 0:
            return
        for glyph in map(self.glyph, reversed(s)):
            self.put(max(0, x - len(glyph)), page, glyph[max(0, len(glyph) - x) :])
            x = max(0, x - len(glyph))

    @staticmethod
    def glyph(c):
        code = ord(c)
        if code > 126:
            code = 128 + small.EXTRA.index(c) if c in small.EXTRA else 127
        return small.GLYPHS[code]

    def big(self, x, page, s):
        for i, c in enumerate(s):
            at = 20 * (1 + digits.CHARACTERS.find(c))
            self.put(x + 10 * i, page, digits.GLYPHS[at : at + 10])
            self.put(x + 10 * i, page + 1, digits.GLYPHS[at + 10 : at + 20])

    def picture(self, x, page, p):
        for i in range(p[1]):
            self.put(x, page + i, p[2 + i * p[0] : 2 + (i + 1) * p[0]])

    def fill(self, x, page, width, byte):
        self.put(x, page, [byte] * width)

    def invert(self, x, page, width, rows=255):
        self.put(x, page, [byte ^ rows for byte in self.pages[page][x : x + width]])

    def bytes(self):
        return b"".join(bytes(page) for page in self.pages)


xs = st.integers(0, 140)
pages = st.integers(0, 7)
pictures = st.tuples(st.integers(1, 40), st.integers(1, 3)).flatmap(
    lambda size: st.binary(min_size=size[0] * size[1], max_size=size[0] * size[1]).map(lambda d: bytes(size) + d)
)
texts = st.text(st.sampled_from(CHARACTERS + "中\x7f"), max_size=25)
DRAWING = st.lists(
    st.one_of(
        st.just(("clear",)),
        st.tuples(st.just("text"), xs, pages, texts),
        st.tuples(st.just("spread"), xs, pages, texts, st.integers(0, 20)),
        st.tuples(st.just("text_right"), st.integers(0, 128), pages, texts),
        st.tuples(st.just("text_right"), st.integers(0, 128), pages, texts, st.integers(0, 127)),
        st.tuples(st.just("big"), xs, pages, st.text(st.sampled_from("0123456789+-−:/ x"), max_size=14)),
        st.tuples(st.just("picture"), xs, pages, pictures),
        st.tuples(st.just("fill"), xs, pages, st.integers(0, 140), st.integers(0, 255)),
        st.tuples(st.just("invert"), xs, pages, st.integers(0, 140)),
        st.tuples(st.just("invert"), xs, pages, st.integers(0, 140), st.integers(0, 255)),
    ),
    max_size=8,
)


@given(DRAWING)
def test_everything_drawn_is_what_the_model_draws(drawing):
    canvas, model = Canvas(), Model()
    for name, *arguments in drawing:
        getattr(canvas, name)(*arguments)
        getattr(model, name)(*arguments)
        assert len(canvas.buffer) == 1025 and canvas.buffer[0] == 0
        assert canvas.buffer[1:] == model.bytes(), name


@given(DRAWING, DRAWING, st.booleans())
def test_the_windows_are_all_that_differs_but_for_wide_gaps_that_are_alike(before, after, same):
    canvas = Canvas()
    for name, *arguments in before:
        getattr(canvas, name)(*arguments)
    for page in range(8):
        assert canvas.changed(page) is WHOLE
        canvas.mark_sent(page, 0, 127)
        assert not canvas.changed(page)
    old = bytes(canvas.buffer[1:])
    canvas.begin(same)
    for name, *arguments in after:
        getattr(canvas, name)(*arguments)
    new = bytes(canvas.buffer[1:])
    for page in range(8):
        columns = [x for x in range(128) if old[128 * page + x] != new[128 * page + x]]
        begins = [x for x in columns if not set(range(x - GAP, x)) & set(columns)]
        ends = [x for x in columns if not set(range(x + 1, x + 1 + GAP)) & set(columns)]
        windows = canvas.changed(page)
        if len(begins) == 1 and ends[0] - begins[0] >= 128 - GAP:
            assert windows is WHOLE
        else:
            assert list(windows) == list(zip(begins, ends))
        for i, (first, last) in enumerate(windows):
            assert list(canvas.changed(page)) == list(windows[i:]), "what was not shown differs still"
            canvas.mark_sent(page, first, last)
        assert not canvas.changed(page)


def test_forget_and_show_in_parts():
    canvas = Canvas()
    canvas.mark_sent(0, 0, 127)
    canvas.invalidate()
    assert canvas.changed(0) is WHOLE
    canvas.mark_sent(0, 0, 60)
    assert canvas.changed(0) is WHOLE, "a page is known only when it was shown whole"


def test_columns_returned():
    canvas = Canvas()
    assert canvas.text(3, 2, "abc") == 21
    assert canvas.text(0, 2, "x" * 21) == 126
    assert canvas.text(0, 2, "x" * 22) == 128
    assert canvas.text(126, 7, "x") == 128
    assert canvas.text(7, 7, "") == 7
    assert canvas.text_right(128, 7, "12") == 116
    assert canvas.big(3, 2, "12") == 23
    assert canvas.big(120, 2, "12") == 128


def test_a_line_is_drawn_when_its_key_changed_and_cleared_when_it_is_left_out():
    canvas = Canvas()
    canvas.begin(False)
    assert canvas.begin_row(5, "row") and canvas.begin_row(6, "row")
    assert canvas.begin_row(6, "note"), "what is drawn over it"
    for page in (5, 6):
        canvas.fill(0, page, 128, 255)
    canvas.end()
    canvas.begin(True)
    assert not canvas.begin_row(5, "row") and canvas.begin_row(6, "row"), "and goes again"
    assert bytes(canvas.buffer[641:769]) == b"\xff" * 128 and not any(canvas.buffer[769:897])
    canvas.end()
    canvas.begin(True)
    canvas.begin_row(6, "row")
    canvas.end()
    assert bytes(canvas.buffer) == bytes(1025)
    canvas.begin(False)
    assert canvas.begin_row(6, "row"), "another screen knows nothing of it"
