"""A trade between two players: their goods and the change."""

from canvas import WIDTH, text_width
from engine.prompts import CHOOSE, NOTHING
from engine.prompts.exchange import given
from fonts.small import DOWN as MORE_BELOW
from fonts.small import KEY_B
from fonts.small import LEFT as TO_THE_LEFT
from fonts.small import RIGHT as TO_THE_RIGHT
from input.keys import DOWN, LEFT, RIGHT, UP, A, B
from micropython import const
from screens.abbreviate import fitting_name
from screens.frame import BESIDE, CHANGES, MARGIN, ROW_LEFT, ROW_WIDTH, act, foot, light_title
from screens.rows import ListScreen, draw_thumb, thumbs
from screens.shorten import shortened
from ui.policy import ALL_REPEAT, InputPolicy
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from canvas import Canvas
    from engine.parts import Label
    from engine.prompts import Choose
    from engine.prompts.exchange import Exchange
    from ui.signal import Signal

# Columns: the partner's amount ends, the change begins, the player's amount ends.
_PARTNER_RIGHT = const(84)
_CHANGE_LEFT = const(90)
_OWN_RIGHT = const(121)


class ExchangeScreen(ListScreen):
    """Show the rows of an Exchange prompt: the partner's goods on the left, the player's on the right.

    Goods move as the keys point: left gives one away, right gets one. A agrees, wherever the cursor is; held, it also
    declines further trades.
    """

    prompt: "Exchange | Choose"
    incremental = True
    input_policy = ALL_REPEAT

    def __init__(self, prompt: "Exchange", before: "bytes | None" = None) -> None:
        self.prompt = prompt
        self.take(prompt)
        if before:
            self.amounts = prompt.decode(before)
        # Rows with something to give.
        has = [i for i, row in enumerate(prompt.rows) if row.least < 0]
        ListScreen.__init__(self, len(prompt.rows), has[0] if has else 0)

    def take(self, exchange: "Exchange") -> None:
        """Start with the prompt `exchange`, nothing changing hands yet."""
        self.exchange = exchange
        self.amounts = [0] * len(exchange.rows)

    def is_unfinished(self) -> bool:
        """See Screen."""
        return any(self.amounts)

    def draw(self, canvas: "Canvas") -> None:
        """Draw the names, the rows, and what A does or what is still missing for it."""
        prompt = self.exchange
        own, other = prompt.sides
        if prompt.swaps is not None:
            other = other, given(self.amounts), prompt.swaps
        if canvas.begin_row(0, (other, own)):  # each name is above its column
            left, right = translate(other), translate(own)
            start = canvas.text_right(WIDTH - MARGIN, 0, right)
            arrows = TO_THE_LEFT + TO_THE_RIGHT
            x = min(_CHANGE_LEFT, start - BESIDE - text_width(arrows))
            end = min(_PARTNER_RIGHT, x - BESIDE)
            if MARGIN + text_width(left) <= end:
                canvas.text(x, 0, arrows)
            else:  # the widest names: without the arrows
                end = start - BESIDE
            canvas.text_right(end, 0, shortened(left, end - MARGIN))
            light_title(canvas)
        self.draw_rows(canvas)
        missing = self.missing()
        if missing:
            foot(canvas, "", translate(missing))
        else:
            foot(canvas, self.keys(), self.does())

    def draw_rows(self, canvas: "Canvas") -> None:
        """See ListScreen; a toast takes the place of rows of which nobody has anything."""
        room = self.toast_top - self.first
        rows = self.exchange.rows
        shown = [i for i, row in enumerate(rows) if any(row.sides) or i == self.cursor]
        if not self.overlay.toast or len(shown) > room:
            ListScreen.draw_rows(self, canvas)
            return
        shown += [i for i in range(self.count) if i not in shown][: room - len(shown)]
        for page, i in enumerate(sorted(shown), self.first):
            if canvas.begin_row(page, (i, i == self.cursor, -1, self.content(i))):
                self.draw_row(canvas, page, i)
                if i == self.cursor:
                    canvas.pill(0, page, ROW_WIDTH)

    def missing(self) -> "Label | None":
        """Return the label of what is still to give or get before A agrees; None: nothing."""
        left = sum(self.amounts) if self.exchange.swaps is not None else 0
        return (("still_to_give", left) if left > 0 else ("still_to_get", -left)) if left else None

    def does(self) -> str:
        return act(self.prompt) if any(self.amounts) else act(None, self.exchange.declines)

    def keys(self) -> str:
        """Return what other keys do, for the bottom line."""
        return translate("done_hold") if any(self.amounts) else KEY_B + " " + translate("back")

    def content(self, i: int) -> object:
        return self.amounts[i]

    def draw_row(self, canvas: "Canvas", page: int, i: int) -> None:
        """Draw a label and the amounts of both after the trade, with the change between."""
        row = self.exchange.rows[i]
        moved = self.amounts[i]
        here, there = row.sides
        canvas.text(ROW_LEFT, page, translate(row.label))
        canvas.text_right(_OWN_RIGHT, page, str(here + moved))
        if moved:
            canvas.text(_CHANGE_LEFT, page, (TO_THE_RIGHT if moved > 0 else TO_THE_LEFT) + str(abs(moved)))
        if there is not None:
            canvas.text_right(_PARTNER_RIGHT, page, str(there - moved))

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Change the row with left and right; A agrees; B clears or goes back."""
        if key == LEFT or key == RIGHT:
            self.change(key, repeat)
            return None
        if key == A and not repeat:
            missing = self.missing()
            if not missing:
                return self.exchange.encode(self.amounts)
            self.refuse(missing)
            return None
        if key == B and not repeat and any(self.amounts):
            self.amounts = [0] * self.count
            return None
        self.move(key, repeat)
        return ListScreen.press(self, key, repeat)

    def change(self, key: int, repeat: bool = False) -> None:
        """Add or remove one on the row under the cursor, within its bounds."""
        least, most = self.exchange.bounds(self.amounts, self.cursor)
        amount = self.amounts[self.cursor] + (1 if key == RIGHT else -1)
        if least <= amount <= most:
            self.amounts[self.cursor] = amount
        elif not repeat:
            self.refuse(("refused_most", abs(least if key == LEFT else most)))


# Any in MarketScreen: a Choose that leads to an Exchange, or the next prompt of any kind.
class MarketScreen(ExchangeScreen):
    """Show a Choose prompt that leads to an Exchange, one page of rows per partner.

    The first change chooses the partner of the page and continues there. A declines, or repeats an undone answer.
    """

    input_policy = InputPolicy(all_repeat=True, accepts_held_key=True)

    # Any: a Choose or an Exchange.
    def __init__(self, prompt: "Any", before: "bytes | None" = None) -> None:
        self.choice = prompt  # None: answered
        self.again = before if before and before[0] != NOTHING else None
        self.page = prompt.ids.find(bytes((prompt.decode(self.again),))) if self.again else 0
        self.key: "int | None" = None  # of the first change
        ExchangeScreen.__init__(self, prompt.follow_up(prompt.ids[self.page]))
        self.prompt = prompt

    # Any: a Choose or an Exchange.
    def reuse(self, prompt: "Any") -> bool:
        """Continue with the chosen partner and the first change, or with the same choice."""
        if self.choice:
            if self.key is None or prompt.kind != self.exchange.kind:
                return False
            self.choice = None
            self.take(prompt)
            self.change(self.key)
        else:
            if prompt.kind != CHOOSE or not prompt.follow_up:
                return False
            self.choice = prompt
            self.key = None
            self.turn_to(min(self.page, len(prompt.ids) - 1))
        self.prompt = prompt
        return True

    def turn_to(self, page: int) -> None:
        """Show a page; the cursor stays on its line. A no longer repeats an undone answer."""
        self.page = page
        self.again = None
        self.take(self.choice.follow_up(self.choice.ids[page]))
        self.count = len(self.exchange.rows)
        self.cursor = min(self.cursor, self.count - 1)

    def content(self, i: int) -> object:
        """Return the page and the amount."""
        return self.page, self.choice, self.amounts[i]

    def draw_row(self, canvas: "Canvas", page: int, i: int) -> None:
        """See ExchangeScreen; draw a scroll bar over the pages."""
        ExchangeScreen.draw_row(self, canvas, page, i)
        bar = thumbs(self.count, self.count * self.page, self.count * len(self.choice.ids)) if self.choice else b""
        if bar:
            draw_thumb(canvas, page, bar[page - self.first])

    def does(self) -> str:
        return act(self.prompt) if self.choice and self.again else ExchangeScreen.does(self)

    def keys(self) -> str:
        """See ExchangeScreen; before the first change, name the partner to whom moving past the last row leads."""
        if not self.choice:
            return ExchangeScreen.keys(self)
        room = WIDTH - BESIDE - text_width(self.does())
        names = [translate(row.label) for row in self.choice.rows]
        if len(names) == 1:
            return CHANGES if text_width(CHANGES) <= room else ""
        following = names[(self.page + 1) % len(names)]
        both = CHANGES + "  " + MORE_BELOW + following
        if text_width(both) <= room:
            return both
        return MORE_BELOW + fitting_name(following, names, room - text_width(MORE_BELOW))

    def move(self, key: int, repeat: bool) -> None:
        """See ListScreen; past an end of the page continue on the next one."""
        pages = len(self.choice.ids) if self.choice else 1
        to = self.cursor + (1 if key == DOWN else -1 if key == UP else 0)
        page = self.page + to // self.count
        if pages == 1 or to // self.count == 0 or repeat and not 0 <= page < pages:
            ExchangeScreen.move(self, key, repeat)
            return
        self.turn_to(page % pages)
        self.cursor = 0 if key == DOWN else self.count - 1

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Choose the partner with the first change; after that see ExchangeScreen."""
        if not self.choice:
            return ExchangeScreen.press(self, key, repeat)
        if key == LEFT or key == RIGHT:
            self.change(key, repeat)
            if not any(self.amounts):
                return None
            self.key = key
            answer: bytes = self.choice.encode(self.choice.ids[self.page])
            return answer
        if key == A:
            return self.again or self.choice.encode(NOTHING)
        self.move(key, repeat)
        return ListScreen.press(self, key, repeat)
