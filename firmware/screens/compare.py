"""Compare all players, one column per player."""

from canvas import WIDTH, text_width
from fonts.small import KEY_A
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from input.keys import LEFT, MENU, RIGHT, A, B
from micropython import const
from screens.abbreviate import fitting_names
from screens.frame import BESIDE, MARGIN, ROW_LEFT, act, draw_foot, light_title
from screens.rows import ICON_RIGHT, draw_icon, draw_label, icon
from screens.screen import Screen
from ui.policy import MENU_HELD
from words import has, translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.game import ComparedRow, Game
    from ui.signal import Signal

# Widths in pixels: of the mark of a danger, of a digit, between columns, of an icon with its sign.
_MARK = const(4)
_DIGIT = const(6)
_GAP = const(3)
_MIN_LABELS = const(22)
# The end of an id of what comes with each turn.
_EACH_TURN = const("_rating")


class CompareScreen(Screen):
    """Show the dangers of the player picked with left and right."""

    input_policy = MENU_HELD

    def __init__(self, game: "Game") -> None:
        self.count = game.count
        self.player = game.current
        self.columns = [game.compared(player) for player in range(game.count)]
        self.dangers = [game.dangers(player) for player in range(game.count)]

    def draw(self, canvas: "Canvas") -> None:
        """Draw the table; players in danger are marked. The bottom line has the full name of the one picked."""
        texts = [[_text(row) for row in rows] for rows in self.columns]
        widest = _DIGIT * max([len(text) for column in texts for text in column])
        names = [translate(player) for player in range(self.count)]
        ids = [row.label if isinstance(row.label, str) else "" for row in self.columns[0]]
        icons = [name[: -len(_EACH_TURN)] if name.endswith(_EACH_TURN) else name for name in ids]
        # The same in all languages: rows of one or two players have room for words, and more leave it for icons alone.
        has_icons = all([icon(name) for name in icons])
        x = ICON_RIGHT if has_icons and self.count > 1 else ROW_LEFT
        width = max([widest + _GAP] + [text_width(name) + _MARK + _GAP for name in names])
        width = min(width, (WIDTH - _MIN_LABELS) // self.count)
        room = WIDTH - width * (self.count - 1) - MARGIN - x - _GAP - widest
        labels = [self._label(name, room) for name in ids] if self.count < 3 or not has_icons else []
        if self.count == 2 and labels:
            width = min(width, WIDTH - MARGIN - x - max([text_width(label) for label in labels]) - _GAP - widest)
        left = WIDTH - width * self.count
        short = fitting_names(names, width - _MARK - _GAP)
        self._draw_title(canvas, short, left, width)
        for i, name in enumerate(ids):
            end = WIDTH
            for player in range(self.count - 1, -1, -1):
                end = canvas.text_right(left + width * (player + 1) - MARGIN, 1 + i, texts[player][i])
            draw_icon(canvas, 1 + i, icons[i], x)
            if labels:
                draw_label(canvas, 1 + i, labels[i], end, x)
            elif icons[i] != name:
                canvas.text(x, 1 + i, "+")
        name = names[self.player]
        self._draw_dangers(canvas, name if short[self.player] != name else "")

    def _label(self, name: str, room: int) -> str:
        """Return the label of a row, in full words if there is room."""
        found = [translate(name + "_full")] if has(name + "_full") else []
        if name.endswith(_EACH_TURN):
            base = name[: -len(_EACH_TURN)]
            found += [translate(of) + " +" for of in (base + "_full", base) if has(of)]
        return ([text for text in found if text_width(text) <= room] + [translate(name)])[0]

    def _draw_title(self, canvas: "Canvas", names: "list[str]", left: int, width: int) -> None:
        """Draw the players' names over their columns, which begin at `left`; the one picked is dark on light."""
        canvas.text(MARGIN, 0, ARROW_LEFT + ARROW_RIGHT if self.count > 1 else "")
        for player in range(self.count):
            right = left + width * (player + 1)
            start = canvas.text_right(right - MARGIN, 0, names[player])
            if self.dangers[player]:
                canvas.text(start - _MARK, 0, "!")
        light_title(canvas)
        if self.count > 1:
            canvas.invert(left + width * self.player + 1, 0, width - 1, 0x7F)

    def _draw_dangers(self, canvas: "Canvas", name: str) -> None:
        """Draw the longest text that fits about the dangers of the one picked; `name`: that player's, if cut above."""
        dangers = [translate(label) for label in self.dangers[self.player]] or [translate("no_danger")]
        said = [" · ".join(dangers), dangers[0]]
        if name:
            last = said[1] if self.dangers[self.player] else name
            said = [name + translate("colon") + text for text in said] + [last]
        for text in said:
            for key in (act(None, "back"), KEY_A):
                if text_width(text + key) + BESIDE <= WIDTH:
                    draw_foot(canvas, text, key)
                    return
        draw_foot(canvas, said[-1], KEY_A)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Pick another player, or go back."""
        if key == LEFT or key == RIGHT:
            self.player = (self.player + (1 if key == RIGHT else -1)) % self.count
        elif not repeat and (key == A or key == B or key == MENU):
            return b""
        return None


def _text(row: "ComparedRow") -> str:
    text = str(row.value)
    if row.needed is not None:
        text += "/%d" % row.needed
    return ("!" if row.warns else "") + text
