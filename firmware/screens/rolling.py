"""Dice that the device rolls, for who has none at hand: which are kept, the next roll, and then they are the answer."""

import pictures
import screens
from canvas import WIDTH, text_width
from engine.prompts import DIE_SIDES
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import KEY_A, KEY_B, KEY_MENU, UNDO
from fonts.small import UP as ARROW_UP
from input.keys import DOWN, LEFT, RIGHT, UP, A, B
from micropython import const
from screens.dice import DiceScreen
from screens.screen import LAST_PAGE, act, title, wrap
from ui.policy import InputPolicy
from ui.signal import BACK
from words import translate

# Bytes below that are as often one face as another.
_FAIR = 256 // DIE_SIDES * DIE_SIDES
# Where the dice stand: page, columns of each; the cursor is the page below them.
_PAGE = const(2)
_COLUMNS = const(18)
_DIE = const(16)
_CURSOR_PAGE = const(4)
_FACTS_PAGE = const(5)
_WAY_PAGE = const(6)
# What holding A does stands beside the cross of the faces.
_HINT_X = const(55)
_HINT_WIDTH = const(49)
_HINT_PAGE = const(3)
# How keys count where the dice that were rolled are seen.
_THROWN_KEYS = InputPolicy(menu_at_once=False, all_repeat=True, auto_submit=True)


class RollingScreen(DiceScreen):
    """The dice screen, on which holding A rolls as long as no die is entered.

    Then up keeps a die and down gives it back, A rolls those that are not kept; when all are, they are the answer. B
    leads to the faces, where holding A leads back: what was rolled stays rolled.
    """

    rolls_dice = True

    def __init__(self, prompt, before=None):
        DiceScreen.__init__(self, prompt, before)
        self.thrown = None  # the faces that were rolled
        self.seen = False  # whether they are looked at
        self.kept = 0  # bits
        self.rolls = 0
        self.cursor = 0
        self.alone = False  # whether there are no faces to enter dice by
        self._first = False  # whether A was pressed on empty dice, and nothing since

    def policy(self):
        """See DiceScreen."""
        return _THROWN_KEYS if self.seen else DiceScreen.policy(self)

    def draw(self, canvas):
        """The faces to enter dice by, and how to roll; or the dice that were rolled."""
        if self.seen:
            self.draw_thrown(canvas)
            return
        DiceScreen.draw(self, canvas)
        if not self.faces:
            for i, line in enumerate(wrap(translate("roll_hold"), _HINT_WIDTH)):
                canvas.text(_HINT_X, _HINT_PAGE + i, line)

    def draw_thrown(self, canvas):
        """The dice, dark on light those that are kept; what decides what to roll for; what the keys do."""
        prompt = self.prompt
        most = prompt.rolls
        status = ("rolls", self.rolls, most) if 1 < most >= self.rolls else ""
        title(
            canvas,
            translate(prompt.what if prompt.player is None else prompt.player),
            translate(status) if status else "",
        )
        x = (WIDTH - _COLUMNS * prompt.count) // 2
        for i, face in enumerate(self.thrown):
            if prompt.faces:
                canvas.picture(x, _PAGE, pictures.get(prompt.faces[face]))
            else:
                canvas.big(x + 3, _PAGE, str(face + 1))
            if self.kept >> i & 1:
                canvas.invert(x, _PAGE, _DIE)
                canvas.invert(x, _PAGE + 1, _DIE)
            if i == self.cursor and self.changes():
                canvas.text(x + (_DIE - text_width(ARROW_UP)) // 2, _CURSOR_PAGE, ARROW_UP)
            x += _COLUMNS
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

    def way(self):
        """What up or down does with the die under the cursor, as a text."""
        if self.kept >> self.cursor & 1:
            return ARROW_DOWN + " " + translate("roll") if self.may_roll() else translate("die_stays")
        return ARROW_UP + " " + translate("keep_die")

    def left(self):
        """The number of dice that are not kept."""
        return sum([not self.kept >> i & 1 for i in range(self.prompt.count)])

    def changes(self):
        """Whether another roll is left."""
        return self.rolls < self.prompt.rolls + self.prompt.spare

    def may_roll(self):
        """Whether the die under the cursor may be rolled again: at the end one alone, if there is a roll for that."""
        prompt = self.prompt
        if self.rolls < prompt.rolls and self.thrown[self.cursor] != prompt.stays:
            return not self.spared()
        return prompt.spare and self.changes() and not self.left()

    def spared(self):
        """Whether the next roll is that of one die at the end."""
        faces = [face for i, face in enumerate(self.thrown) if not self.kept >> i & 1]
        return self.rolls >= self.prompt.rolls or self.prompt.stays in faces

    def roll(self):
        """Roll the dice that are not kept; those that may not be rolled again are."""
        prompt = self.prompt
        if self.thrown is None:
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

    def begin_thrown(self):
        """Begin with the first roll; there is nothing but what is rolled."""
        self.alone = True
        self.roll()
        self.look(True)

    def relabel(self):
        """See DiceScreen; what was rolled stays rolled."""
        return None if self.thrown else DiceScreen.relabel(self)

    def look(self, seen):
        """Look at what was rolled, or at the faces to enter others."""
        self.seen = seen

    def entered(self):
        """See DiceScreen."""
        return "".join([self.sign(face) for face in self.thrown]) if self.seen else DiceScreen.entered(self)

    def press(self, key, repeat):
        """See the class."""
        if self.seen:
            return self.press_thrown(key, repeat)
        if key == A and repeat and self._first:
            self.faces = []
            if self.thrown is None:
                self.roll()
            self.look(True)
            return None
        self._first = key == A and not repeat and not self.faces
        return DiceScreen.press(self, key, repeat)

    def press_thrown(self, key, repeat):
        """Left and right lead from die to die; a key that goes on being held from before does nothing."""
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
        elif key == B:
            if self.alone:
                return BACK
            self.look(False)
        elif key == A:
            if not self.left():
                return self.prompt.encode(self.thrown)
            self.roll()
        return None


def chance():
    """A face, each as likely as the others, by the random numbers of the device."""
    byte = _FAIR
    while byte >= _FAIR:
        byte = screens.random(1)[0]
    return byte % DIE_SIDES
