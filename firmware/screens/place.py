"""Draw a Place prompt: the map with the cursor on the left, a panel on the right."""

import words
from canvas import WIDTH, text_width
from fonts.small import CROSS, KEY_A
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from fonts.small import UP as ARROW_UP
from micropython import const
from screens.abbreviate import fitting_name
from screens.frame import BESIDE, LAST_PAGE, act
from screens.map import AS_IT_IS, BESIDE_MAP, MapPicture, draw_tile, name_of
from screens.place_cursor import AT_PIECE, AT_WAY, PIECES_A_LINE, PlaceCursor
from screens.rows import amount
from screens.shorten import shortened, wrap
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Sequence

    from canvas import Canvas
    from engine.prompts import Prompt, Row
    from engine.prompts.place import Piece, Place
    from screens.map import Lit
    from ui.view import View

    # Any: a tuple's kind decides the types of its rest.
    Panel = str | tuple[Any, ...] | None

# The texts of the panel: their first column and width.
_PANEL = const(66)
_ROOM = const(62)
# Pixels from one piece of the panel to the next.
_STEP = const(10)
# The page of what A does.
_ACTION_PAGE = const(6)
# The sides around a cell, on three pages: their bits and arrows, and the column of the middle.
_COMPASS = const(((0, 1, 0), (8, 0, 2), (0, 4, 0)))
_ARROWS = {1: ARROW_UP, 2: ARROW_RIGHT, 4: ARROW_DOWN, 8: ARROW_LEFT}
_MIDDLE = const(92)
# The kinds of panel pages that are no text; other numbers are those of the first piece on the page.
_DOES = const(-5)
_NAME = const(-4)
_SIDES = const(-1)
_LARGE = const(-2)
_BELOW = const(-3)


class PlaceScreen(PlaceCursor):
    """Show the map of a Place prompt and its panel.

    The panel has the player, the pieces and actions, details of the one chosen, what A does, and facts.
    """

    incremental = True

    def __init__(self, prompt: "Place", before: "bytes | None" = None) -> None:
        PlaceCursor.__init__(self, prompt, before)
        self._picture: "MapPicture | None" = None  # drawn on the canvas
        self.relabel()

    def relabel(self) -> None:
        self._lines_key: object = None  # prompt, piece and cell of the cached lines
        prompt = self.prompt
        self._facts, self._stock = facts(prompt.map.rows)
        self._signs = bytes([piece.tile for piece in prompt.pieces]), prompt.signs, prompt.actions

    def reuse(self, prompt: "Prompt") -> bool:
        reused = PlaceCursor.reuse(self, prompt)
        if reused:
            self.relabel()
        return reused

    # -- drawing

    def goes_on(self, drawn: "View | None") -> bool:
        """See Screen; keep the map on the canvas for the same player.

        Another player's map differs in most cells, and drawing all of it takes a third of the time.
        """
        if not isinstance(drawn, PlaceScreen) or drawn.prompt.player != self.prompt.player:
            return False
        self._picture = drawn._picture
        return self._picture is not None and self._picture.fits(self.prompt.map)

    def draw(self, canvas: "Canvas") -> None:
        """Draw what changed: cells of the map, lines of the panel."""
        self._draw_map(canvas)
        panel = self._panel()
        drawn = [page for page in range(LAST_PAGE + 1) if canvas.begin_row(page, panel[page], BESIDE_MAP)]
        for page in drawn:
            beside = panel[page]
            if isinstance(beside, str):
                canvas.text(_PANEL, page, beside)
            elif beside:
                self._draw_beside(canvas, page, *beside)
            if page == 0 or page == LAST_PAGE and self._stock:
                canvas.invert(BESIDE_MAP, page, WIDTH - BESIDE_MAP)

    def draw_toast(self, canvas: "Canvas", text: str) -> None:
        """Draw a toast in the panel, above what A does."""
        lines = wrap(text, _ROOM)[:_ACTION_PAGE]
        for i, line in enumerate(lines):
            page = _ACTION_PAGE - len(lines) + i
            if canvas.begin_row(page, ("toast", line), BESIDE_MAP):
                canvas.text(_PANEL, page, line)

    def draw_refusal(self, canvas: "Canvas", text: str) -> None:
        """See Screen; draw it in the panel, over what A does."""
        lines = wrap(text, _ROOM)[:_ACTION_PAGE]
        for i, line in enumerate(lines):
            page = _ACTION_PAGE + 1 - len(lines) + i
            if canvas.begin_row(page, ("refusal", line), BESIDE_MAP):
                canvas.text(_PANEL, page, line)
                canvas.invert(BESIDE_MAP, page, WIDTH - BESIDE_MAP)

    def _draw_map(self, canvas: "Canvas") -> None:
        """Draw the whole map on a fresh canvas, else the cells that changed."""
        map = self.prompt.map
        picture = self._picture
        if canvas.fresh or picture is None:
            self._picture = picture = MapPicture(map)
            picture.draw(canvas)
        picture.update(canvas, map, self._marked(), self._placed())

    def _placed(self) -> "Lit":
        """Return the cells that the placed pieces change, as `MapPicture.lit`."""
        piece = self.chosen()
        placed: "Lit" = {}
        if not piece:
            return placed
        if not self.moved and not self.taken:
            for cell, _, _ in self.planned[1:]:
                placed[cell] = piece.tile, True
        path = self.taken + bytes((self.cell,)) if self.cell in self.where else self.taken
        ways = piece.through(path) if piece.through else bytes(len(path))
        for i, cell in enumerate(self.taken):
            self._show(placed, piece, cell, ways[i], False)
        inverted = self.step < AT_WAY or self.blinks % 2 > 0
        way = ways[-1] if self.prompt.whole else self.way if self.step == AT_WAY else self.usual_way()
        self._show(placed, piece, self.cell, way, inverted)
        return placed

    def _show(self, placed: "Lit", piece: "Piece", cell: int, way: int, inverted: bool) -> None:
        """Add the piece on a cell to `placed`."""
        changes: "Sequence[int]" = cell, AS_IT_IS if self.prompt.map.cells[cell] else piece.tile
        if piece.shows:
            changes = piece.shows(cell, way)
        for i in range(0, len(changes), 2):
            placed[changes[i]] = changes[i + 1], inverted

    def _marked(self) -> "bytes | bytearray":
        """Return the cells to mark; none if the piece may go everywhere."""
        map = self.prompt.map
        piece = self.chosen()
        where = piece.where() if piece and self.taken and not piece.through else self.where
        if not piece or self.step == AT_WAY or where == map.empty_cells():
            return b""
        if len(where) + 1 >= len(map.cells) and any([map.cells[cell] for cell in where]):
            return b""
        return where

    # -- the panel

    def _panel(self) -> "list[Panel]":
        """Return the panel's pages: None, a text, or a tuple for `_draw_beside`."""
        prompt = self.prompt
        count = len(prompt.pieces) + len(prompt.actions)
        panel: "list[Panel]" = [
            (_NAME, translate(prompt.player) if prompt.player is not None else translate(prompt.what), self._where())
        ]
        if self.step == AT_WAY:
            on, can = self._sides()
            panel.append(translate(self.prompt.pieces[self.piece].label))
            panel += [(_SIDES, row, on, can) for row in range(len(_COMPASS))]
        else:
            if count > 1:
                for first in range(0, count, PIECES_A_LINE):
                    cursor = self.piece if first <= self.piece < first + PIECES_A_LINE else -1
                    panel.append((first, cursor, self._signs))
            if self.overlay.answer_echo:
                panel.append(self.overlay.answer_echo)
            panel += self._lines()
            piece = self.chosen()
            if piece and piece.total and (self.moved or not self.planned):
                how_far = "%d/%d" % (piece.placed + len(self.taken) + 1, piece.total)
                panel += [(_LARGE, how_far), (_BELOW, how_far)]
        room = _ACTION_PAGE - len(self._facts)
        panel = panel[:room] + [None] * (room - len(panel)) + self._facts
        does = self._does()
        leads_down = self.step == AT_PIECE and self.chosen() and self.lit() and not self.ends_here()
        panel.append((_DOES, does) if leads_down and text_width(does + ARROW_DOWN) < _ROOM else does)
        panel.append(self._stock)
        return panel

    def _where(self) -> str:
        """Return the number of pieces placed at once, or the name of the cell."""
        if len(self.planned) > 1 and not self.moved:
            return str(len(self.planned))
        return name_of(self.prompt.map, self.cell) if self.chosen() else ""

    def _sides(self) -> "tuple[int, int]":
        """Return the sides that are on, and those that can be, as bits."""
        ways: "Sequence[int]" = self.ways()
        if self.sources() > 1 and not self.source_chosen:
            ways = [way >> 4 for way in ways]
            on = self.way >> 4
        else:
            ways = [way & 15 for way in ways if way >> 4 == self.way >> 4]
            on = self.way & 15
        can = 0
        for way in ways:
            can |= way
        return on, can

    # Any: what follows depends on `what`.
    def _draw_beside(self, canvas: "Canvas", page: int, what: int, *how: "Any") -> None:
        """Draw a page of the panel that is no text.

        That is the name and the cell, sides around a cell, large text, or pieces from number `what` on.
        """
        if what == _NAME:
            name, cell = how
            left = canvas.text_right(WIDTH - 1, page, cell)
            room = left - _PANEL - (BESIDE if cell else 0)
            fit = fitting_name(name, words.names, room) if name in words.names else name
            canvas.text(_PANEL, page, shortened(fit, room))
        elif what == _SIDES:
            self._draw_sides(canvas, page, *how)
        elif what == _DOES:
            end = canvas.text(_PANEL, page, how[0])
            canvas.text(min(end + text_width(" "), WIDTH - text_width(ARROW_DOWN)), page, ARROW_DOWN)
        elif what == _LARGE:
            canvas.large(_PANEL, page, how[0], 2 * text_width(how[0]) <= _ROOM)
        elif what >= 0:
            self._draw_pieces(canvas, page, what, how[0])

    def _draw_pieces(self, canvas: "Canvas", page: int, first: int, cursor: int) -> None:
        """Draw pieces and actions from number `first` on, with the cursor."""
        prompt = self.prompt
        pieces = prompt.pieces
        x = _PANEL + 1
        for number in range(first, min(first + PIECES_A_LINE, len(pieces) + len(prompt.actions))):
            action = number - len(pieces)
            if action < 0:
                draw_tile(canvas, pieces[number].tile, x, page)
            elif action and action < len(prompt.signs):
                draw_tile(canvas, prompt.signs[action], x, page)
            else:
                canvas.text(x, page, translate(prompt.actions[action])[:1] if action else CROSS)
            if number == cursor:
                canvas.invert(x - 1, page, _STEP)
            x += _STEP

    def _draw_sides(self, canvas: "Canvas", page: int, row: int, on: int, can: int) -> None:
        """Draw arrows for a row of the sides around the cell, inverted if on."""
        for column, side in enumerate(_COMPASS[row]):
            x = _MIDDLE + _STEP * (column - 1)
            if side & can:
                canvas.text(x, page, _ARROWS[side])
                if side & on:
                    canvas.pill(x - 1, page, _STEP - 1)

    def _lines(self) -> "Sequence[Panel]":
        """Return the details of the piece under the cursor on its cell, or of an action."""
        key = (self.prompt, self.piece, self.cell)
        if self._lines_key != key:
            self._lines_key = key
            piece = self.chosen()
            self._cached_lines = self._piece_lines(piece) if piece else self._action_lines()
        return self._cached_lines

    def _piece_lines(self, piece: "Piece") -> "Sequence[Panel]":
        lines = [translate(piece.label)]
        # Games work these out on each access.
        label = piece.price
        price = translate(label) if label else ""
        label = piece.brings(self.cell) if piece.brings else None
        brings = translate(label) if label else ""
        if price and brings and text_width(price + "  " + brings) <= _ROOM:
            lines.append(price + "  " + brings)
        else:
            lines.extend((price, brings))
        detail = piece.detail
        if detail:
            lines.extend(wrap(translate(detail), _ROOM))
        return [line for line in lines if line.strip(" ")]

    def _action_lines(self) -> "Sequence[Panel]":
        action = self.piece - len(self.prompt.pieces)
        lines: "list[Panel]" = [translate(self.prompt.actions[action])]
        brings = self.prompt.outcome() if self.prompt.outcome and not action else ()
        for label in brings:
            text = translate(label)
            if len(brings) == 1 and text_width(text) <= _ROOM:
                lines += [(_LARGE, text), (_BELOW, text)]
            else:
                lines += wrap(text, _ROOM)
        return lines

    def _does(self) -> str:
        """Return what A does."""
        if self.step == AT_WAY and self.way not in self.ways():
            return ""
        if not self.chosen():
            return act(None, "go_on" if self.piece == len(self.prompt.pieces) else "choose")
        if self.step == AT_PIECE and not self.lit():
            return act(None)
        if self.ends_here():
            return act(None, "back")
        does = act(self.prompt, "place_here")
        if len(self.planned) > 1 and not self.moved:
            does = KEY_A + " " + translate("place_all")
        return does


def facts(rows: "Sequence[Row]") -> "tuple[list[Panel], str]":
    """Return a map's facts: a list of texts, and the amounts with a sign as a text."""
    signs = [amount(row) for row in rows if row.unit]
    return [translate(row.label) + " " + str(row.value) for row in rows if not row.unit], " ".join(signs)
