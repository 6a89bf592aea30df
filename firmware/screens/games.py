"""Games in a list, each on two lines: what it is and how far, and who plays."""

from canvas import WIDTH, text_width
from engine.prompts import Row
from fonts.small import CROWN
from fonts.small import DOWN as MORE_BELOW
from fonts.small import UP as MORE_ABOVE
from input.keys import A
from micropython import const
from screens.abbreviate import abbreviations
from screens.screen import BESIDE, LIST_RIGHT, ListScreen, act, draw_foot, light, shortened, title, wrap
from words import text_or_id, translate

_ROOM = const(6)
# The names stand a little to the right of the game.
_NAMES = const(10)
# Columns of a narrow letter, of a space.
_NARROW = const(4)
_SPACE = const(3)
# Letters of a name, at least.
_LETTERS = const(2)


class GameRow(Row):
    """A game: its label; `worth`: how far it is, if that is known; names: who plays; crowned: the numbers of those who
    lead or have won.

    texts: what stands on the bottom line, and shorter ones where there is no room for that.
    """

    def __init__(self, label, worth=None, names=(), crowned=b"", texts=()):
        Row.__init__(self, label, worth=worth)
        self.names = names
        self.crowned = crowned
        self.texts = texts


class GamesScreen(ListScreen):
    """The rows of a Choose, of which those in the range `games` are GameRows, below its facts.

    The answer is the number of a row. act: what A does with a game.
    """

    def __init__(self, prompt, games, act, cursor=0):
        ListScreen.__init__(self, len(prompt.rows), cursor)
        self.prompt = prompt
        self.games = games
        self.act = act

    def draw(self, canvas):
        """The facts, the rows in view, and what A does."""
        prompt = self.prompt
        title(canvas, translate(prompt.what))
        page = 1
        for fact in prompt.facts:
            for line in wrap(translate(fact), LIST_RIGHT):
                canvas.text(0, page, line)
                page += 1
        last = _ROOM
        self._scroll(last + 1 - page)
        if self.top:
            canvas.text(LIST_RIGHT, page, MORE_ABOVE)
        i = self.top
        while i < self.count and page + self._height(i) - 1 <= last:
            self._draw_row(canvas, page, prompt.rows[i], i == self.cursor)
            page += self._height(i)
            i += 1
        if i < self.count:
            canvas.text(LIST_RIGHT, last, MORE_BELOW)
        row = prompt.rows[self.cursor]
        chosen = act(None, self.act if self.cursor in self.games else "choose")
        room = WIDTH - text_width(chosen) - BESIDE
        draw_foot(canvas, fitting(getattr(row, "texts", ()), room), chosen)

    def _height(self, i):
        return 2 if i in self.games else 1

    def _scroll(self, room):
        """Have the row under the cursor in view, and no room left over below the last one."""
        self.room = max(1, room // 2)  # what left and right jump
        self.top = min(self.top, self.cursor)
        while sum([self._height(i) for i in range(self.top, self.cursor + 1)]) > room:
            self.top += 1
        while self.top and sum([self._height(i) for i in range(self.top - 1, self.count)]) <= room:
            self.top -= 1

    def _draw_row(self, canvas, page, row, under_cursor):
        end = canvas.text(1, page, text_or_id(row.label))
        if under_cursor:
            light(canvas, 0, page, end + 1)
        names = getattr(row, "names", ())
        far = translate(row.worth) if row.worth else ""
        left = LIST_RIGHT - 1
        if end + BESIDE + text_width(far) <= left or not names:
            canvas.text_right(left, page, far)
        else:  # there is no room beside a long title
            left = canvas.text_right(left, page + 1, far) - BESIDE
        if names:
            canvas.text(_NAMES, page + 1, in_room(names, row.crowned, left - _NAMES))

    def press(self, key, repeat):
        """A takes the row under the cursor; left and right jump."""
        self.move(key, repeat)
        self.jump(key)
        if key == A and not repeat:
            return bytes((self.cursor,))
        return ListScreen.press(self, key, repeat)


def fitting(texts, width):
    """The first of the texts that there is room for, or as much as can be of the last one."""
    for text in texts:
        if text_width(text) <= width:
            return text
    return shortened(texts[-1], width) if texts else ""


def in_room(names, crowned, width):
    """The names, those crowned with a crown. Where there is no room each is cut to as many letters; where that leaves
    less than two of each, those who are not crowned make room.
    """
    texts = with_crowns(names, crowned)
    text = ", ".join(texts)
    if text_width(text) <= width:
        return text
    most = (width // len(names) - _SPACE) // _NARROW
    for letters in range(max(_LETTERS, most), _LETTERS - 1, -1):
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


def with_crowns(names, crowned):
    """The names, a crown before those that have one."""
    return [CROWN + name if player in crowned else name for player, name in enumerate(names)]
