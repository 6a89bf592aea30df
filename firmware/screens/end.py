"""The end of a game: the winner, the sums of all players line by line, the race, and why it ended."""

from canvas import BIG_WIDTH, WIDTH, text_width
from engine.result import all_lines, lines_of
from fonts.small import CROWN, KEY_A, KEY_B
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from fonts.small import UP as ARROW_UP
from input import ticks
from input.keys import DOWN, LEFT, RIGHT, UP, A, B
from micropython import const
from screens.abbreviate import abbreviations
from screens.chart import draw_race
from screens.screen import (
    BESIDE,
    LAST_PAGE,
    LIST_RIGHT,
    Screen,
    draw_arrows,
    draw_large,
    shortened,
    title,
    wrap,
)
from screens.standings import ROOM, draw_standings, scrolled
from ui.policy import MENU_HELD
from ui.signal import BACK, IGNORED
from words import text_or_id, translate

# A counts when the screen was seen for so many milliseconds: it was pressed for the answer before.
PATIENCE = 1000
# The page below the title; pages of a line of large letters.
_FIRST = const(1)
_HIGH = const(2)
# Letters of a name over a column of sums, columns between two of them, and how many are side by side at least.
_LETTERS = const(3)
_BETWEEN = const(4)
_LEAST = const(2)
# How far the further lines of a reason stand in: each reason begins on the left.
_INDENT = const(12)
# What stands where the next page has a code; how bright that is at first, and by how much that is changed.
CODE = "QR"
_LIGHT = const(128)
_STEP = const(32)
_DARKEST = const(1)
_BRIGHTEST = const(255)
# How long each code of a whole game is seen, in milliseconds: three pictures of a slow camera, six of a usual one.
_PACE = const(200)


class EndScreen(Screen):
    """The pages of a Result, turned by left and right, its codes first; up and down scroll, or pick a player of the
    race. A does on all of them but the codes what its word says.

    act: that word. head: labels of the game and of its number, where it has one. best: the most that the one who played
    alone ever had before. clock: then A waits until the screen was seen. codes: a function that makes of the Result
    the codes that a phone reads, each as segments for `screens.qr`. sequence: a function that makes the codes of all
    that is kept of the game; then A on a code shows one after the other. times: texts of the players' clocks.
    """

    input_policy = MENU_HELD

    def __init__(self, result, act, head, best=None, clock=None, codes=None, sequence=None, times=None):
        self.result = result
        self.act = act
        self.head = head
        self.best = best
        self.clock = clock
        self.codes = codes
        self.sequence = sequence
        self.times = times
        self.coded = []  # the codes, once they were asked for
        self.passing = ()  # those that are shown one after the other
        self.passed = 0  # which of them is seen
        self.since = clock.now() if clock else 0
        self.page = 0
        self.top = 0
        self.rows = 0  # that scroll
        self.room = ROOM
        self.lines = all_lines(result.sheets)
        self.pages = self._pages()

    def _pages(self):
        """The functions that draw the pages after the first one, each with the first of its columns."""
        result = self.result
        pages = [(self.draw_code, 0)] if self.codes else []
        if result.sheets:
            labels = [label for label, _ in self.lines] + [result.sheets[0][-1][0]]
            widest = max([text_width(text_or_id(label)) for label in labels])
            values = [value for sheet in result.sheets for _, value in sheet]
            names = abbreviations([translate(player) for player in result.order], _LETTERS)
            self.column = _BETWEEN + max([text_width(str(value)) for value in values] + [text_width(n) for n in names])
            self.columns = min(result.count, max(_LEAST, (LIST_RIGHT - widest) // self.column))
            for first in range(0, result.count, self.columns):
                pages.append((self.draw_sums, first))
        if result.races and result.races[0]:
            pages.append((self.draw_race, 0))
        if result.ended or result.tie:
            pages.append((self.draw_why, 0))
        return pages

    def draw(self, canvas):
        """The page, and what A does."""
        self.rows = 0
        self.room = ROOM
        if self.contrast is not None:
            self.draw_code(canvas, self.page - 1)
            return
        left = canvas.text_right(WIDTH, LAST_PAGE, KEY_A + " " + translate(self.act))
        draw, first = self.pages[self.page - 1] if self.page else (self.draw_winner, left)
        draw(canvas, first)

    def draw_winner(self, canvas, left):
        """Who has won, large; the totals of the others; why it ended. `left`: where stands what A does."""
        result = self.result
        after = (CODE if self.codes else "") + ARROW_RIGHT if self.pages else ""
        title(canvas, shortened(outcome(result.winners, result.totals), WIDTH - BESIDE - text_width(after)), after)
        large = self.large()
        others = [player for player in result.order if player not in large]
        page = _FIRST + _HIGH * len(large)
        if result.count == 1 and result.tie:
            draw_large(canvas, 0, page, text_or_id(result.tie), WIDTH)
            page += _HIGH
        notes = self.notes(LAST_PAGE + 1 - page - len(others), left - _BETWEEN)
        below = LAST_PAGE + 1 - len(notes)
        if others and page >= below:  # no line is left for the others: all are in the list
            large, others, page = (), result.order, _FIRST
        for i, note in enumerate(notes):
            canvas.text(0, below + i, note)
        for i, player in enumerate(large):
            self.draw_large(canvas, player, _FIRST + _HIGH * i)
        self.rows = len(others)
        self.room = below - page
        draw_standings(canvas, result.totals, others, result.winners, self.top, self.room, page)

    def large(self):
        """The winners, where there is room for all of them in large letters, and for the others."""
        result = self.result
        alone = len(result.winners) == 1
        return result.winners if alone or result.count + len(result.winners) < ROOM else ()

    def draw_large(self, canvas, player, page):
        """A winner, or whoever played alone: the crown, if it was won and there is room, the name, the points."""
        total = str(self.result.totals[player]).replace("-", "−")
        right = WIDTH - BIG_WIDTH * len(total)
        canvas.big(right, page, total)
        name = translate(player)
        crowned = 2 * text_width(CROWN) + text_width(name) + 2 * _BETWEEN <= right
        crowned = crowned and (self.result.count > 1 or self.result.solo_win)
        x = canvas.large(0, page, CROWN) + _BETWEEN if crowned else 0
        draw_large(canvas, x, page, name, right - _BETWEEN)

    def notes(self, room, left):
        """Why it ended, and what decided between equal totals (alone: the best game so far), as lines. The last one is
        at most `left` columns wide, for it stands beside what A does; of the reasons one that fits in `room` lines: the
        winners are large before a reason stands here, as all of them have a page.
        """
        result = self.result
        tie = "" if result.count == 1 or not result.tie else text_or_id(result.tie)
        if self.best is not None:
            tie = translate(("best_so_far", self.best))
        lines = None
        for ended in tuple(reversed(result.ended)) + ("",):
            notes = wrap(text_or_id(ended), WIDTH) if ended else []
            if tie:
                notes.append(tie)
            if not notes or text_width(notes[-1]) > left:
                notes.append("")
            if len(notes) <= room:
                return notes
            if ended or lines is None:
                lines = notes  # the others are scrolled in any case
        return lines

    def draw_code(self, canvas, number):
        """One of the codes, on the right; beside it which one, and what the keys do."""
        from screens import qr  # here, as the codes are asked for after few games

        codes = self.coded
        if self.passing:
            codes, number = self.passing, self.passed
        qr.draw(canvas, WIDTH - qr.ACROSS, codes[number])
        canvas.text(0, 0, CODE + (" %d/%d" % (number + 1, len(codes)) if len(codes) > 1 else ""))
        canvas.text(0, 1, ARROW_LEFT + ARROW_RIGHT)
        brighter, darker = (
            ARROW_UP if self.contrast < _BRIGHTEST else "",
            ARROW_DOWN if self.contrast > _DARKEST else "",
        )
        lines = [brighter + darker + " " + translate("code_light"), KEY_A + " " + translate("code_close")]
        if self.sequence and not self.passing:
            lines[1:] = [KEY_B + " " + translate("code_close"), KEY_A + " " + translate("code_game")]
        for i, line in enumerate(lines):
            canvas.text(0, LAST_PAGE + 1 - len(lines) + i, line)

    def draw_sums(self, canvas, first):
        """The lines of the sheets down, some of the players across; the totals are always in view."""
        result = self.result
        order = result.order[first : first + self.columns]
        right = LIST_RIGHT - self.column * len(order)
        if result.count == 1:
            title(canvas, translate(0), ARROW_LEFT + ARROW_RIGHT)
        else:
            canvas.text(0, 0, ARROW_LEFT + ARROW_RIGHT)
            names = abbreviations([translate(player) for player in result.order], _LETTERS)
            for i in range(len(order)):
                canvas.text_right(right + self.column * (i + 1), 0, names[first + i])
            canvas.invert(0, 0, WIDTH)
        self.rows = len(self.lines)
        self.room = ROOM - 1
        shown = self.lines[self.top : self.top + self.room]
        for page, line in enumerate(shown, 1):
            canvas.text(0, page, shortened(text_or_id(line[0]), right))
            for i, player in enumerate(order):
                lines = lines_of(result.sheets[player])
                if line in lines:
                    value = result.sheets[player][lines.index(line)][1]
                    canvas.text_right(right + self.column * (i + 1), page, str(value))
        if shown:  # a line above the totals
            canvas.invert(right + _BETWEEN, len(shown), LIST_RIGHT - right - _BETWEEN, 0x80)
        page = 1 + len(shown)
        canvas.text(0, page, shortened(text_or_id(result.sheets[0][-1][0]), right))
        for i, player in enumerate(order):
            canvas.text_right(right + self.column * (i + 1), page, str(result.sheets[player][-1][1]))
        draw_arrows(canvas, 1, self.room, self.top, self.rows)

    def draw_race(self, canvas, _):
        """The totals after each round; up and down go from player to player."""
        self.rows = self.result.count
        self.room = 1
        draw_race(canvas, self.result.races, self.result.order, self.top, self.times)

    def draw_why(self, canvas, _):
        """Why the game ended, and what decided it."""
        name, number = text_or_id(self.head[0]), ARROW_LEFT
        if len(self.head) > 1:
            number = text_or_id(self.head[1])
            if text_width(name) + BESIDE + text_width(number) > WIDTH:  # the bare number beside a long name
                number = str(self.head[1][-1])
        title(canvas, shortened(name, WIDTH - BESIDE - text_width(number)), number)
        for width in (WIDTH, LIST_RIGHT):  # the arrows take room where it scrolls
            lines = []
            for label in self.result.ended + ((self.result.tie,) if self.result.tie else ()):
                text = text_or_id(label)
                line = wrap(text, width)[0]
                lines.append((0, line))
                lines += [(_INDENT, more) for more in wrap(text[len(line) :].lstrip(" "), LIST_RIGHT - _INDENT)]
            if len(lines) <= ROOM:
                break
        first = 2 if len(lines) < ROOM else 1
        self.rows = len(lines)
        for page, (x, line) in enumerate(lines[self.top : self.top + ROOM], first):
            canvas.text(x, page, line)
        draw_arrows(canvas, first, ROOM, self.top, self.rows)

    def press(self, key, repeat):
        """Turn the pages, scroll; A ends it, but not at once."""
        if key == LEFT or key == RIGHT:
            self.page = (self.page + (1 if key == RIGHT else -1)) % (1 + len(self.pages))
            self.top = 0
            self._pass(())
            self._light()
        elif self.contrast is not None:
            return self._press_code(key, repeat)
        self.top = scrolled(key, self.top, self.rows, self.room)
        if key == A and not repeat:
            if not self.clock or not 0 <= ticks.diff(self.clock.now(), self.since) < PATIENCE:
                return b""
            return IGNORED
        return BACK if key == B and not repeat else None

    def _light(self):
        """Be as bright as a code has to be, where the page has one; make the codes for the first of them."""
        if not self.page or self.pages[self.page - 1][0] != self.draw_code:
            self.contrast = None
            return
        if not self.coded:
            self.coded = self.codes(self.result)
            self.pages[:1] = [(self.draw_code, i) for i in range(len(self.coded))]
        if self.contrast is None:
            self.contrast = _LIGHT

    def _press_code(self, key, repeat):
        """Up and down change how bright a code is; A begins the sequence, where there is one; it and B go back from
        there to the code, and from that to the winner.
        """
        if key == UP or key == DOWN:
            self.contrast = max(_DARKEST, min(_BRIGHTEST, self.contrast + (_STEP if key == UP else -_STEP)))
        elif self.passing:
            if not repeat:
                self._pass(())
        elif key == A and self.sequence:
            if not repeat:
                self._pass(self.sequence())
        elif not repeat:
            self.page = 0
            self.contrast = None

    def _pass(self, codes):
        """Show these codes one after the other; none: stop that."""
        self.passing = codes
        self.passed = 0
        self.pace = _PACE if codes else 0

    def advance(self):
        """The next code; after the last one the first again."""
        self.passed = (self.passed + 1) % len(self.passing)


def outcome(winners, totals):
    """Who has won, as a text; alone, what was reached. winners: numbers of players; totals by player."""
    if len(totals) == 1:
        return translate(("alone", b"\0", totals[0]))
    return translate(("wins", bytes(winners))) if len(winners) == 1 else translate("shared")
