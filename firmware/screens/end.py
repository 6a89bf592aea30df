"""The end of a game: the winner, all sums, the race, and why it ended."""

from canvas import BIG_WIDTH, WIDTH, text_width
from engine.limits import NAME_LENGTH
from engine.result import all_lines, lines_of
from fonts.small import CROWN, KEY_A, KEY_B
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from input import ticks
from input.keys import LEFT, RIGHT, A, B
from micropython import const
from pictures.winner import crown
from screens.abbreviate import abbreviations, fitting_name
from screens.chart import draw_race
from screens.codes import CODE, CODE_LIGHT, CodesScreen
from screens.frame import (
    LAST_PAGE,
    LIST_RIGHT,
    MARGIN,
    ROW_LEFT,
    ROW_WIDTH,
    draw_large,
    light_title,
    number_text,
    title,
    title_room,
)
from screens.rows import draw_label, draw_scroll_bar
from screens.shorten import first_words, longest_fitting, wrap
from screens.standings import ROOM, draw_standings, scrolled
from ui.policy import STANDARD
from ui.signal import BACK, IGNORED
from words import text_or_id, translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any, Callable, Protocol, Sequence

    from canvas import Canvas
    from engine.result import Result
    from screens.codes import Code, Codes
    from ui.signal import Signal

    class Clock(Protocol):
        """Counts milliseconds, see `input.ticks`."""

        def now(self) -> int:
            """Return the ticks now."""


# Ignore A for this many milliseconds; the press was aimed at the previous screen.
PATIENCE = 1000
_FIRST_PAGE = const(1)
_LARGE_PAGES = const(2)  # of large letters
# Sums: letters of a name, pixels between columns, columns side by side.
_LETTERS = const(3)
_GAP = const(4)
_MIN_COLUMNS = const(2)
# Pixels before continued lines of a reason.
_INDENT = const(12)


class EndScreen(CodesScreen):
    """Show the pages of a Result: winner, sums, race, reason, and its codes last.

    Left and right turn the pages, up and down scroll or pick a player of the race. A does what its word says,
    except on a code.

    act: that word. head: labels of the game and of its number, if it has one. best: the highest score of this solo
    player so far. clock: if given, A waits until the screen has been seen. codes: a function that turns the Result into
    codes for a phone, each as segments for `screens.qr`. sequence: a function that returns the codes of all that is
    stored of the game; A on a code then shows them in turn. times: the players' clocks, as texts.
    """

    input_policy = STANDARD  # MENU opens the menu, over codes too

    # Any: labels have many forms.
    def __init__(
        self,
        result: "Result",
        act: str,
        head: "Sequence[Any]",
        best: "int | None" = None,
        clock: "Clock | None" = None,
        codes: "Callable[[Result], list[Code]] | None" = None,
        sequence: "Callable[[], Codes] | None" = None,
        times: "Sequence[str] | None" = None,
    ) -> None:
        self.result = result
        self.act = act
        self.head = head
        self.best = best
        self.clock = clock
        self.codes = codes
        self.sequence = sequence
        self.times = times
        self.made_codes: "list[Code]" = []
        self.since = clock.now() if clock else 0
        self.page = 0
        self.top = 0
        self.rows = 0  # rows that scroll
        self.room = ROOM
        self.lines = all_lines(result.sheets)
        self.pages = self._pages()

    def _pages(self) -> "list[tuple[Callable[[Canvas, int], None], int]]":
        """Return the pages after the first: (function that draws it, its first column)."""
        result = self.result
        pages: "list[tuple[Callable[[Canvas, int], None], int]]" = []
        if result.sheets:
            labels = [label for label, _ in self.lines] + [result.sheets[0][-1][0]]
            widest = max([text_width(text_or_id(label)) for label in labels])
            values = [value for sheet in result.sheets for _, value in sheet]
            digits = max([text_width(str(value)) for value in values])
            letters = _LETTERS
            layout = self._layout(letters, widest, digits)
            while not layout[0] and letters > 2:
                letters -= 1  # a label is worth more than another letter of the names
                layout = self._layout(letters, widest, digits)
            while letters < NAME_LENGTH:
                letters += 1
                longer = self._layout(letters, widest, digits)
                if not longer[0] or longer[3] != layout[3]:
                    break
                layout = longer
            _, self.names, self.column, self.columns = layout
            if self.columns == _MIN_COLUMNS:
                # The name on the right may push the other one aside, as far as that is still above its own values.
                players = [translate(player) for player in result.order]
                room = self.column - _GAP + digits // 2
                self.names = [fitting_name(name, players, room) for name in players]
            for first in range(0, result.count, self.columns):
                pages.append((self.draw_sums, first))
        if result.races and len(result.races[0]) > 1:
            pages.append((self.draw_race, 0))
        if result.ended or result.tie:
            pages.append((self.draw_why, 0))
        if self.codes:
            pages.append((self.draw_code, 0))
        return pages

    def _layout(self, letters: int, widest: int, digits: int) -> "tuple[bool, list[str], int, int]":
        """Return whether the sums have room for labels and arrows beside names of up to `letters`, then these names,
        the pixels of a column, and the number of columns.

        widest, digits: the pixels of the widest label and value.
        """
        result = self.result
        players = [translate(player) for player in result.order]
        column = max([digits] + [text_width(name) for name in abbreviations(players, letters)])
        names = [fitting_name(name, players, column) for name in players]
        column += _GAP
        columns = min(result.count, max(_MIN_COLUMNS, (LIST_RIGHT - widest) // column))
        labels = ROW_LEFT + widest + _GAP + digits + column * (columns - 1) <= LIST_RIGHT
        has_room = labels and column * columns <= LIST_RIGHT - ROW_LEFT - text_width(ARROW_LEFT + ARROW_RIGHT)
        return has_room, names, column, columns

    def draw(self, canvas: "Canvas") -> None:
        """Draw the page, and what A does."""
        self.rows = 0
        self.room = ROOM
        if self.contrast is not None:
            self.draw_code(canvas, self.pages[self.page - 1][1])
            return
        left = canvas.text_right(WIDTH, LAST_PAGE, KEY_A + " " + translate(self.act))
        draw, first = self.pages[self.page - 1] if self.page else (self.draw_winner, left)
        draw(canvas, first)

    def draw_winner(self, canvas: "Canvas", left: int) -> None:
        """Draw the winner, the totals, and why it ended; A's word starts at `left`."""
        result = self.result
        after = (ARROW_LEFT + CODE + "  " if self.codes else "") + ARROW_RIGHT if self.pages else ""
        title(canvas, longest_fitting(outcomes(result.winners, result.totals), title_room(after)), after)
        large = self.large()
        others: "Sequence[int]" = [player for player in result.order if player not in large]
        page = _FIRST_PAGE + _LARGE_PAGES * len(large)
        if result.count == 1 and result.tie:
            draw_large(canvas, 0, page, text_or_id(result.tie), WIDTH)
            page += _LARGE_PAGES
        notes = self.notes(LAST_PAGE + 1 - page - len(others), left - _GAP - ROW_LEFT)
        below = LAST_PAGE + 1 - len(notes)
        if others and page >= below:  # too many for large winners
            large, others, page = (), result.order, _FIRST_PAGE
        for i, note in enumerate(notes):
            canvas.text(min(ROW_LEFT, WIDTH - text_width(note)), below + i, note)
        for i, player in enumerate(large):
            self.draw_large(canvas, player, _FIRST_PAGE + _LARGE_PAGES * i)
        self.rows = len(others)
        self.room = below - page
        draw_standings(canvas, result.totals, others, result.winners, self.top, self.room, page)

    def large(self) -> "Sequence[int]":
        """Return the winners if all fit in large letters above the others."""
        result = self.result
        alone = len(result.winners) == 1
        return result.winners if alone or result.count + len(result.winners) < ROOM else ()

    def draw_large(self, canvas: "Canvas", player: int, page: int) -> None:
        """Draw a winner on a light ground, or a solo player: crown, name, points; the crown only if it fits."""
        total = number_text(self.result.totals[player])
        right = WIDTH - MARGIN - BIG_WIDTH * len(total)
        canvas.big(right, page, total)
        name = translate(player)
        has_won = self.result.count > 1 or self.result.solo_win
        x = MARGIN
        if has_won and crown[0] + text_width(name) + _GAP <= right:
            canvas.picture(0, page, crown)
            x = crown[0]
        draw_large(canvas, x, page, name, right - _GAP)
        if has_won:
            canvas.pill(0, page, WIDTH, _LARGE_PAGES)

    def notes(self, room: int, left: int) -> "list[str]":
        """Return lines that say why the game ended and what broke the tie.

        A solo player sees the best score instead. The last line is at most `left` columns wide, as A's word follows it.
        Only a reason that fits in `room` lines is used; another page has all of them.
        """
        result = self.result
        tie = "" if result.count == 1 or not result.tie else text_or_id(result.tie)
        if self.best is not None:
            tie = translate(("best_so_far", self.best))
        lines: "list[str]" = []
        for ended in tuple(reversed(result.ended)) + ("",):
            notes = wrap(text_or_id(ended), WIDTH) if ended else []
            notes += wrap(tie, WIDTH)
            if not notes or text_width(notes[-1]) > left:
                notes.append("")
            if len(notes) <= room:
                return notes
            if ended or not lines:
                lines = notes  # the others scroll in any case
        return lines

    def draw_code(self, canvas: "Canvas", number: int) -> None:
        """Draw one of the codes, or the one of the sequence whose turn it is."""
        codes: "Codes" = self.made_codes
        if self.running:
            codes, number = self.running, self.running_at
        keys = [KEY_A + " " + translate("code_close")]
        if self.sequence and not self.running:
            keys = [KEY_B + " " + translate("code_close"), KEY_A + " " + translate("code_game")]
        self.draw_one(canvas, codes, number, keys, ARROW_LEFT + ARROW_RIGHT)

    def draw_sums(self, canvas: "Canvas", first: int) -> None:
        """Draw the lines of the sheets, a column per player; the totals don't scroll."""
        result = self.result
        order = result.order[first : first + self.columns]
        right = LIST_RIGHT - self.column * len(order)
        if result.count == 1:
            title(canvas, translate(0), ARROW_LEFT + ARROW_RIGHT)
        else:
            begin = canvas.text(MARGIN, 0, ARROW_LEFT + ARROW_RIGHT) + _GAP
            end = LIST_RIGHT
            for i in range(len(order) - 1, -1, -1):
                end = min(end, right + self.column * (i + 1))
                name = self.names[first + i]
                if not i:  # free room is on its left
                    name = fitting_name(
                        translate(order[0]), [translate(player) for player in result.order], end - begin
                    )
                end = canvas.text_right(end, 0, name) - _GAP
            light_title(canvas)
        self.rows = len(self.lines)
        self.room = ROOM - 1
        shown = self.lines[self.top : self.top + self.room]
        for page, line in enumerate(shown, 1):
            label_end = LIST_RIGHT
            for i, player in reversed(list(enumerate(order))):
                lines = lines_of(result.sheets[player])
                if line in lines:
                    value = result.sheets[player][lines.index(line)][1]
                    label_end = canvas.text_right(right + self.column * (i + 1), page, str(value))
            draw_label(canvas, page, text_or_id(line[0]), label_end)
        page = 1 + len(shown)
        label_end = LIST_RIGHT
        for i, player in reversed(list(enumerate(order))):
            label_end = canvas.text_right(right + self.column * (i + 1), page, str(result.sheets[player][-1][1]))
        draw_label(canvas, page, text_or_id(result.sheets[0][-1][0]), label_end)
        canvas.pill(0, page, ROW_WIDTH)  # the totals
        draw_scroll_bar(canvas, 1, self.room, self.top, self.rows)

    def draw_race(self, canvas: "Canvas", _: int) -> None:
        """Draw the totals after each round; up and down pick a player."""
        self.rows = self.result.count
        self.room = 1
        draw_race(canvas, self.result.races, self.result.order, self.top, self.times)

    def draw_why(self, canvas: "Canvas", _: int) -> None:
        """Draw why the game ended, and what broke the tie."""
        name, number = text_or_id(self.head[0]), ARROW_LEFT + (ARROW_RIGHT if self.codes else "")
        if len(self.head) > 1:
            number = text_or_id(self.head[1])
            if text_width(name) > title_room(number):  # only the number after a long name
                number = "#" + str(self.head[1][-1])
        title(canvas, first_words(name, title_room(number)), number)
        for width in (WIDTH, LIST_RIGHT - ROW_LEFT):  # a list that scrolls has a scroll bar
            lines = []
            for label in tuple(self.result.ended) + ((self.result.tie,) if self.result.tie else ()):
                text = text_or_id(label)
                line = wrap(text, width)[0]
                lines.append((0, line))
                more = wrap(text[len(line) :].lstrip(" "), LIST_RIGHT - ROW_LEFT - _INDENT)
                lines += [(_INDENT, line) for line in more]
            if len(lines) <= ROOM:
                break
        first = 2 if len(lines) < ROOM else 1
        self.rows = len(lines)
        for page, (x, line) in enumerate(lines[self.top : self.top + ROOM], first):
            canvas.text(min(ROW_LEFT + x, WIDTH - text_width(line)), page, line)
        draw_scroll_bar(canvas, first, ROOM, self.top, self.rows)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Turn the pages or scroll; A ends the screen, but not at once."""
        if key == LEFT or key == RIGHT:
            self.page = (self.page + (1 if key == RIGHT else -1)) % (1 + len(self.pages))
            self.top = 0
            self.run(())
            self._light(key == LEFT)
        elif self.contrast is not None:
            return self._press_code(key, repeat)
        self.top = scrolled(key, self.top, self.rows, self.room)
        if key == A and not repeat:
            if not self.clock or not 0 <= ticks.diff(self.clock.now(), self.since) < PATIENCE:
                return b""
            return IGNORED
        return BACK if key == B and not repeat else None

    def _light(self, from_last: bool) -> None:
        """Set the brightness for a page with a code; make the codes when first needed.

        from_last: then show the last one, else the first.
        """
        if not self.page or self.pages[self.page - 1][0] != self.draw_code:
            self.contrast = None
            return
        if not self.made_codes and self.codes:
            self.made_codes = self.codes(self.result)
            self.pages[-1:] = [(self.draw_code, i) for i in range(len(self.made_codes))]
            if from_last:
                self.page = len(self.pages)
        if self.contrast is None:
            self.contrast = CODE_LIGHT

    def _press_code(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Change the brightness with up and down; A starts the sequence, if there is one.

        A and B return from the sequence to the code, and from the code to the winner.
        """
        if self.light(key):
            return None
        if self.running:
            if not repeat:
                self.run(())
        elif key == A and self.sequence:
            if not repeat:
                self.run(self.sequence())
        elif not repeat:
            self.page = 0
            self.contrast = None
        return None


def outcomes(winners: "Sequence[int]", totals: "Sequence[int]") -> "list[str]":
    """Return `outcome`, and shorter texts in its place."""
    if len(totals) == 1:
        return [outcome(winners, totals), translate(0)]
    return [outcome(winners, totals)] + ([CROWN + " " + translate(winners[0])] if len(winners) == 1 else [])


def outcome(winners: "Sequence[int]", totals: "Sequence[int]") -> str:
    """Return who won (player numbers), or a solo player's total, as text."""
    if len(totals) == 1:
        return translate(("alone", b"\0", totals[0]))
    if not winners:
        return translate("lost")
    return translate(("wins", bytes(winners))) if len(winners) == 1 else translate("shared")
