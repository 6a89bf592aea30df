"""A list of games on two lines each: game and progress, then the players."""

from canvas import WIDTH, text_width
from engine.prompts import Row
from fonts.small import CHECK, CROWN, KEY_A
from input.keys import A
from micropython import const
from screens.abbreviate import abbreviations
from screens.frame import BESIDE, LIST_RIGHT, ROW_LEFT, ROW_WIDTH, act, draw_foot, title
from screens.rows import ListScreen, draw_icon, draw_scroll_bar, label_x
from screens.shorten import longest_fitting, wrap
from words import text_or_id, translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from canvas import Canvas
    from engine.parts import Label
    from engine.prompts import Choose
    from ui.signal import Signal

_ROOM = const(6)
_NAMES_LEFT = const(13)
# Widths in pixels.
_NARROW_LETTER = const(4)
_SPACE = const(3)
_MIN_LETTERS = const(2)


class GameRow(Row):
    """A game: label, progress as `worth`, names, and players with a crown.

    texts: alternatives for the bottom line, the longest first.
    """

    def __init__(
        self,
        label: "Label",
        worth: "Label | None" = None,
        names: "list[str] | tuple[str, ...]" = (),
        crowned: bytes = b"",
        texts: "Sequence[str]" = (),
    ) -> None:
        Row.__init__(self, label, worth=worth)
        self.names = names
        self.crowned = crowned
        self.texts = texts


class GamesScreen(ListScreen):
    """Show the rows of a Choose prompt below its facts.

    The rows in the range `games` are GameRows. The answer is the number of a row. act: the id of A's word for a game.
    """

    prompt: "Choose"

    def __init__(self, prompt: "Choose", games: "range", act: str, cursor: int = 0) -> None:
        ListScreen.__init__(self, len(prompt.rows), cursor)
        self.prompt = prompt
        self.games = games
        self.act = act
        self.label_x = label_x([prompt.rows[i] for i in range(self.count) if i not in games])  # games have no icon

    def draw(self, canvas: "Canvas") -> None:
        """Draw the facts, the rows in view, and what A does."""
        prompt = self.prompt
        title(canvas, translate(prompt.what))
        page = 1
        for fact in prompt.facts:
            for line in wrap(translate(fact), LIST_RIGHT):
                canvas.text(ROW_LEFT, page, line)
                page += 1
        last = _ROOM
        first, room = page, last + 1 - page
        self._scroll(room)
        i = self.top
        texts: "Sequence[str]" = ()
        while i < self.count and page + self._height(i) - 1 <= last:
            row = prompt.rows[i]  # of a finished game this reads the store
            self._draw_row(canvas, page, row, i == self.cursor)
            if i == self.cursor:
                texts = getattr(row, "texts", ())
            page += self._height(i)
            i += 1
        heights = [self._height(row) for row in range(self.count)]
        draw_scroll_bar(canvas, first, room, sum(heights[: self.top]), sum(heights))
        chosen = act(None, self.act if self.cursor in self.games else "choose")
        # The leader's points are worth more than A's word, unless A deletes.
        room = WIDTH - text_width(chosen if self.act == "delete" else KEY_A + CHECK) - BESIDE
        draw_foot(canvas, longest_fitting(texts, room), chosen)

    def _height(self, i: int) -> int:
        return 2 if i in self.games else 1

    def _scroll(self, room: int) -> None:
        """Keep the row under the cursor in view and leave no gap below the last one."""
        self.room = max(1, room // 2)  # left and right jump this far
        self.top = min(self.top, self.cursor)
        while sum([self._height(i) for i in range(self.top, self.cursor + 1)]) > room:
            self.top += 1
        while self.top and sum([self._height(i) for i in range(self.top - 1, self.count)]) <= room:
            self.top -= 1

    def _draw_row(self, canvas: "Canvas", page: int, row: "Row", under_cursor: bool) -> None:
        x = self.label_x
        end = canvas.text(x, page, text_or_id(row.label))
        draw_icon(canvas, page, row.label, x)
        names = getattr(row, "names", ())
        far = translate(row.worth) if row.worth else ""
        left = LIST_RIGHT
        if end + BESIDE + text_width(far) <= left or not names:
            canvas.text_right(left, page, far)
        else:  # after a long title
            left = canvas.text_right(left, page + 1, far) - BESIDE
        if names:
            canvas.text(_NAMES_LEFT, page + 1, fit_names(names, getattr(row, "crowned", b""), left - _NAMES_LEFT))
        if under_cursor:
            canvas.pill(0, page, ROW_WIDTH, 2 if names else 1)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Take the row under the cursor with A; left and right jump."""
        self.move(key, repeat)
        self.jump(key)
        if key == A and not repeat:
            return bytes((self.cursor,))
        return ListScreen.press(self, key, repeat)


def fit_names(names: "list[str] | tuple[str, ...]", crowned: bytes, width: int) -> str:
    """Return the names in `width` pixels, with crowns.

    Cut them to the same number of letters if necessary. If two letters are still too many, drop players without a
    crown first.
    """
    texts = with_crowns(names, crowned)
    text = ", ".join(texts)
    if text_width(text) <= width:
        return text
    most = (width // len(names) - _SPACE) // _NARROW_LETTER
    for letters in range(max(_MIN_LETTERS, most), _MIN_LETTERS - 1, -1):
        texts = with_crowns(abbreviations(names, letters), crowned)
        text = " ".join(texts)
        if text_width(text) <= width:
            return text
    players = list(range(len(names)))
    while True:
        text = " ".join([texts[player] for player in players] + (["…"] if len(players) < len(names) else []))
        if not players or text_width(text) <= width:
            return text
        players.remove(([player for player in players if player not in crowned] or players)[-1])


def with_crowns(names: "list[str] | tuple[str, ...]", crowned: bytes) -> "list[str]":
    """Return the names, with a crown before those that have one."""
    return [CROWN + name if player in crowned else name for player, name in enumerate(names)]
