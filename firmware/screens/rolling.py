"""Virtual dice for players without physical ones."""

import screens
from canvas import WIDTH, text_width
from engine.prompts import DIE_SIDES
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import KEY_A, KEY_B, KEY_MENU, UNDO
from fonts.small import UP as ARROW_UP
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from micropython import const
from screens.dice import DiceScreen
from screens.frame import LAST_PAGE, act, title
from screens.shorten import wrap
from ui.policy import InputPolicy
from ui.signal import BACK, OPEN_MENU
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from canvas import Canvas
    from engine.prompts import Dice
    from ui.signal import Signal

# Bytes below this give all faces the same probability.
_FAIR = 256 // DIE_SIDES * DIE_SIDES
# The dice: their page, and the distance between them; the cursor is below them.
_DICE_PAGE = const(2)
_DIE_DISTANCE = const(18)
_DIE = const(16)
_CURSOR_PAGE = const(4)
_FACTS_PAGE = const(5)
_WAY_PAGE = const(6)
# The hint about holding A, next to the cross of the faces.
_HINT_X = const(55)
_HINT_WIDTH = const(49)
_HINT_PAGE = const(3)
# How keys count while the screen shows rolled dice.
_THROWN_KEYS = InputPolicy(menu_key=B, menu_held=True, menu_at_once=False, all_repeat=True, auto_submit=True)


class RollingScreen(DiceScreen):
    """The dice screen for virtual dice: holding A rolls if no die has been entered.

    Up keeps a die and down releases it; A rolls the others, or answers if none remains. B returns to the faces, and
    holding A leads back to the same roll.
    """

    rolls_dice = True

    def __init__(self, prompt: "Dice", before: "bytes | None" = None) -> None:
        DiceScreen.__init__(self, prompt, before)
        self.thrown = bytearray()  # the faces that were rolled
        self.seen = False  # the dice that were rolled are on the screen
        self.kept = 0  # bits
        self.rolls = 0
        self.cursor = 0
        self.alone = False  # there are no faces to enter dice by
        self._first = False  # A was the last key, without dice

    def policy(self) -> "InputPolicy":
        return _THROWN_KEYS if self.seen else DiceScreen.policy(self)

    def is_unfinished(self) -> bool:
        """See Screen."""
        return bool(self.thrown) or DiceScreen.is_unfinished(self)

    def draw(self, canvas: "Canvas") -> None:
        """Draw the faces to enter dice and how to roll, or the dice that were rolled."""
        if self.seen:
            self.draw_thrown(canvas)
            return
        DiceScreen.draw(self, canvas)
        if not self.faces:
            for i, line in enumerate(wrap(translate("roll_hold"), _HINT_WIDTH)):
                canvas.text(_HINT_X, _HINT_PAGE + i, line)

    def draw_thrown(self, canvas: "Canvas") -> None:
        """Draw the dice, kept ones inverted, with facts, and what the keys do."""
        prompt = self.prompt
        most = prompt.rolls
        status = translate(("rolls", self.rolls, most)) if 1 < most >= self.rolls else ""
        name = translate(prompt.what if prompt.player is None else prompt.player)
        title(canvas, name, status if prompt.total is None else self.with_total(name, status))
        x = (WIDTH - _DIE_DISTANCE * prompt.count) // 2
        for i, face in enumerate(self.thrown):
            self.draw_die(canvas, x, _DICE_PAGE, face)
            if self.kept >> i & 1:
                canvas.invert(x, _DICE_PAGE, _DIE)
                canvas.invert(x, _DICE_PAGE + 1, _DIE)
            if i == self.cursor and self.changes():
                canvas.text(x + (_DIE - text_width(ARROW_UP)) // 2, _CURSOR_PAGE, ARROW_UP)
            x += _DIE_DISTANCE
        if self.changes():
            canvas.text(0, _WAY_PAGE, self.way())
        for i, fact in enumerate(prompt.facts):
            canvas.text_right(WIDTH, _FACTS_PAGE + i, translate(fact))
        end = canvas.text_right(
            WIDTH, LAST_PAGE, KEY_A + " " + translate("roll") if self.left() else act(None, "go_on")
        )
        canvas.text(1, LAST_PAGE, KEY_B + UNDO)
        keys = KEY_MENU if text_width(KEY_MENU) < end - 40 else ""
        canvas.text(30, LAST_PAGE, keys)

    def way(self) -> str:
        """Return what up or down does with the die under the cursor, as text."""
        if self.kept >> self.cursor & 1:
            return ARROW_DOWN + " " + translate("roll") if self.may_roll() else translate("die_stays")
        return ARROW_UP + " " + translate("keep_die")

    def left(self) -> int:
        """Return the number of dice that are not kept."""
        return sum([not self.kept >> i & 1 for i in range(self.prompt.count)])

    def changes(self) -> bool:
        """Return whether another roll remains."""
        return self.rolls < self.prompt.rolls + self.prompt.spare

    def may_roll(self) -> bool:
        """Return whether the die under the cursor may be rolled again."""
        prompt = self.prompt
        if self.rolls < prompt.rolls and self.thrown[self.cursor] != prompt.stays:
            return not self.spared()
        return prompt.spare and self.changes() and not self.left()

    def spared(self) -> bool:
        """Return whether the next roll is the spare one, of one die."""
        faces = [face for i, face in enumerate(self.thrown) if not self.kept >> i & 1]
        return self.rolls >= self.prompt.rolls or self.prompt.stays in faces

    def roll(self) -> None:
        """Roll the dice that are not kept, and keep those that may not be rolled again."""
        prompt = self.prompt
        if not self.thrown:
            self.thrown = bytearray(prompt.count)
        elif self.spared():
            self.rolls = prompt.rolls
        self.rolls += 1
        for i in range(prompt.count):
            if not self.kept >> i & 1:
                self.thrown[i] = chance()
                if self.thrown[i] == prompt.stays:
                    self.kept |= 1 << i
        if self.rolls >= prompt.rolls:
            self.kept = (1 << prompt.count) - 1
        self.cursor = 0
        if self.left():
            while self.kept >> self.cursor & 1:
                self.cursor += 1

    def begin_thrown(self) -> None:
        """Start with the first roll; there are no faces to return to."""
        self.alone = True
        self.roll()
        self.look(True)

    def needs_new_screen(self) -> bool:
        """See DiceScreen; keep virtual dice once they have been rolled."""
        return not self.thrown and DiceScreen.needs_new_screen(self)

    def look(self, seen: bool) -> None:
        """Show the dice that were rolled, or the faces to enter others."""
        self.seen = seen

    def entered(self) -> str:
        return "".join([self.sign(face) for face in self.thrown]) if self.seen else DiceScreen.entered(self)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        if self.seen:
            return self.press_thrown(key, repeat)
        if key == A and repeat and self._first:
            self.faces = []
            if not self.thrown:
                self.roll()
            self.look(True)
            return None
        self._first = key == A and not repeat and not self.faces
        return DiceScreen.press(self, key, repeat)

    def press_thrown(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Move with left and right, keep and release with up and down, roll with A."""
        count = self.prompt.count
        bit = 1 << self.cursor
        if key in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if key == RIGHT else -1)) % count
        elif key == UP or key == DOWN and self.kept & bit and self.may_roll():
            if self.changes():
                before = self.kept, self.cursor
                self.kept = self.kept | bit if key == UP else self.kept & ~bit
                self.cursor = (self.cursor + 1) % count
                if before == (self.kept, self.cursor):
                    self.refuse("refused")
        elif repeat:
            return None
        elif key == MENU:
            return OPEN_MENU
        elif key == B:
            if self.alone:
                return BACK
            self.look(False)
        elif key == A:
            if not self.left():
                return self.prompt.encode(self.thrown)
            self.roll()
        return None


def chance() -> int:
    """Return a face with equal probability, from the random numbers of the device."""
    random: "Any" = screens.random  # Any: never None when the device rolls
    byte = _FAIR
    while byte >= _FAIR:
        byte = random(1)[0]
    return byte % DIE_SIDES
