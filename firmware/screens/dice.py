"""The final faces of the dice: six faces on six keys, one press per die."""

import pictures
import screens
from canvas import WIDTH, text_width
from fonts.small import BOX_EMPTY, KEY_A, KEY_B, KEY_MENU, UNDO
from fonts.small import DOWN as ARROW_DOWN
from fonts.small import LEFT as ARROW_LEFT
from fonts.small import RIGHT as ARROW_RIGHT
from fonts.small import UP as ARROW_UP
from input import key_layout
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from micropython import const
from pictures.keys import cross
from screens.frame import BESIDE, LAST_PAGE, MARGIN, act, title, title_room
from screens.screen import Screen
from screens.shorten import wrap
from ui.policy import InputPolicy
from ui.signal import BACK, OPEN_MENU
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from canvas import Canvas
    from engine.prompts import Dice
    from ui.signal import Signal

# By face, in the order of the rules.
FACE_KEYS = (UP, RIGHT, MENU, LEFT, DOWN, A)
# Three holes of `key_layout` are this wide, in pixels; two are a page high. The top key is on page 1.
_THREE_HOLES = const(14)
_TOP = const(1)
# Hints are next to the cross, above the facts; on a turned device below them.
_HINTS_X = const(35)
_TURNED_HINTS_X = const(32)
_HINTS_WIDTH = const(58)
_FACTS_PAGE = const(5)
_FACTS_WIDTH = const(90)
# Columns from a face to the sign of its key: before the face, or after it at the right edge.
_SIGN_BEFORE = const(9)
_SIGN_AFTER = const(18)
# The dice entered are in a row that begins in this column, below or above the other keys; more are closer together. The
# last of seven answers.
_ENTERED_X = const(38)
_ENTERED_PAGE = const(5)
_ENTERED = const(18)
_ENTERED_CLOSE = const(15)
_MANY = const(6)
_DIE = const(16)
_DIE_MARGIN = const(3)  # columns before a number
# Offered dice: their page, and the distance between them.
_OFFERED_PAGE = const(3)
_OFFERED = const(18)
_ARROWS = ARROW_UP + ARROW_LEFT + ARROW_RIGHT + ARROW_DOWN
# How keys count: B is one of the screen's own keys, so that it has to be held for the menu.
_EMPTY_KEYS = InputPolicy(
    menu_key=B, menu_held=True, menu_at_once=False, all_repeat=True, late_key=MENU, auto_submit=True
)
_ENTERED_KEYS = InputPolicy(menu_key=B, menu_held=True, all_repeat=True, auto_submit=True)


def place(key: int) -> "tuple[int, int]":
    """Return (column, page) of the face of a key (0 to 6)."""
    column, row = key_layout.place(key)
    return _THREE_HOLES * column // 3, _TOP + row // 2


class DiceScreen(Screen):
    """Enter dice up to the last one, which answers. B removes the last one.

    Dice that are offered again appear large: A accepts them, another face starts over.

    A held key gives its face to all remaining dice. Before the first die a held MENU opens the menu, and over dice that
    are offered MENU does, as everywhere. A held B always does.
    """

    prompt: "Dice"
    toast_row = LAST_PAGE  # not over a die
    rolls_dice = False

    def __init__(self, prompt: "Dice", before: "bytes | None" = None) -> None:
        self.prompt = prompt
        # Undone: keep all but the last die, as if B had removed it.
        self.faces = list(prompt.decode(before))[:-1] if before else []
        self.taken = 0  # the face that B removed last
        self._before = before or b""
        self._is_offered = False

    def policy(self) -> "InputPolicy":
        """See Screen; B removes a die at once, but with none left it waits for a hold."""
        return _ENTERED_KEYS if self.faces else _EMPTY_KEYS

    def offer(self) -> None:
        self.faces = list(self.prompt.decode(self._before))
        self._is_offered = True

    def begin(self) -> None:
        """Switch from offered dice to entering them."""
        self._is_offered = False

    def whole(self) -> bool:
        """Return whether all dice are there, offered again."""
        return len(self.faces) == self.prompt.count

    def is_unfinished(self) -> bool:
        """See Screen; redo offers the same dice again."""
        return bool(self.faces) and not self._is_offered

    def needs_new_screen(self) -> bool:
        """See Screen; the setting decides who rolls the dice."""
        return not self.faces and self.rolls_dice != bool(screens.random and self.prompt.rolls)

    def hold_menu(self) -> None:
        """Restore the die that B just removed."""
        self.faces.append(self.taken)
        self._is_offered = self.whole()

    def draw(self, canvas: "Canvas") -> None:
        """Draw the player and the dice entered, the faces at their keys, and the facts."""
        prompt = self.prompt
        signs = self.entered() + BOX_EMPTY * (prompt.count - len(self.faces))
        name = translate(prompt.what if prompt.player is None else prompt.player)
        echo = self.overlay.answer_echo
        is_below = not (self.faces or prompt.status or self.overlay.toast)  # the total, on the bottom line
        if prompt.total is not None and not is_below:
            signs = self.with_total(name, signs)
        elif echo:  # by the previous player
            both = echo + " " + signs
            signs = both if text_width(name + both) + 4 <= WIDTH else echo
        title(canvas, name, signs)
        if self.whole():
            self.draw_dice(canvas)
        else:
            self.draw_faces(canvas)
        self.draw_round(canvas)

    def with_total(self, name: str, text: str) -> str:
        """Return the total, with its word if there is room next to a name, before a text for the title."""
        total = str(self.prompt.total)
        text = " · " + text if text else ""  # faces of dice can be digits
        labelled = translate("score_total") + " " + total + text
        return labelled if text_width(name) <= title_room(labelled) else total + text

    def beside_picture(self, picture: bytes) -> "str | None":
        """See Screen; the toast has lines of its own."""
        return self.overlay.toast

    def draw_picture(self, canvas: "Canvas", picture: bytes) -> None:
        """See Screen; draw the picture over the facts, which offered dice lack, and the text on the bottom line."""
        self.toast_top = self.toast_row + 1 - len(wrap(self.overlay.toast, WIDTH))
        self.draw_toast(canvas, self.overlay.toast)
        if self.whole():
            return
        x, page = (0, _TOP) if key_layout.turned else (_ENTERED_X, _FACTS_PAGE)
        for one in (page, page + 1):
            canvas.fill(x, one, _FACTS_WIDTH, 0)
        canvas.picture(x + (_FACTS_WIDTH - picture[0]) // 2, page, picture)

    def draw_dice(self, canvas: "Canvas") -> None:
        """Draw the offered dice, large, and what each key does: A is a face on the screen before."""
        x = (WIDTH - _OFFERED * len(self.faces)) // 2
        for face in self.faces:
            self.draw_die(canvas, x, _OFFERED_PAGE, face)
            x += _OFFERED
        canvas.text(1, LAST_PAGE - 2, _ARROWS + " " + translate("dice_other"))
        canvas.text(1, LAST_PAGE - 1, KEY_B + UNDO)
        canvas.text_right(WIDTH, LAST_PAGE - 1, act(None, "dice_again"))

    def draw_faces(self, canvas: "Canvas") -> None:
        """Draw the faces at their keys, with hints and facts around them."""
        prompt = self.prompt
        for face, key in enumerate(FACE_KEYS):
            x, page = place(key)
            self.draw_die(canvas, x, page, face)
        turned = key_layout.turned
        for key, sign in ((MENU, KEY_MENU), (A, KEY_A)):
            x, page = place(key)
            # On a device that isn't turned the dice entered are right below A's face.
            page += 0 if key == A and not turned else 1
            canvas.text(x - _SIGN_BEFORE if x >= _SIGN_BEFORE else x + _SIGN_AFTER, page, sign)
        x, page = place(UP)
        canvas.picture(x, max(page, place(DOWN)[1]) - 2, cross)
        if self.faces:
            self.draw_entered(canvas)
            return
        x, page = (_TURNED_HINTS_X, _FACTS_PAGE) if turned else (_HINTS_X, _TOP)
        for hint in prompt.hints:
            for line in wrap(translate(hint), _HINTS_WIDTH):
                canvas.text(x, page, line)
                page += 1
        for i, fact in enumerate(prompt.facts):
            if turned:
                canvas.text(0, _TOP + i, translate(fact))
            else:
                canvas.text_right(WIDTH, _FACTS_PAGE + i, translate(fact))

    def draw_entered(self, canvas: "Canvas") -> None:
        """Draw the dice entered so far in a row, inverted."""
        x, page = (0, _TOP) if key_layout.turned else (_ENTERED_X, _ENTERED_PAGE)
        for face in self.faces:
            self.draw_die(canvas, x, page, face)
            canvas.pill(x, page, _DIE, 2)
            x += _ENTERED_CLOSE if self.prompt.count > _MANY else _ENTERED

    def draw_die(self, canvas: "Canvas", x: int, page: int, face: int) -> None:
        """Draw a face: its picture, or its number without one."""
        faces = self.prompt.faces
        if faces:
            canvas.picture(x, page, pictures.get(faces[face]))
        else:
            canvas.big(x + _DIE_MARGIN, page, str(face + 1))

    def draw_round(self, canvas: "Canvas") -> None:
        """Draw the status, or how to take a die back, and what a held key does. The last round is inverted."""
        status = self.prompt.status
        text = translate(status) if status else ""
        if not status and self.prompt.total is not None:
            text = translate("score_total") + " %d" % self.prompt.total
        if self.whole():
            keys = KEY_MENU
        elif self.faces:
            keys = translate("rest_hold")
            text = KEY_B + UNDO
            status = None
        else:
            keys = translate("menu_hold")
        end = canvas.text(MARGIN if isinstance(status, str) else 0, LAST_PAGE, text)
        if isinstance(status, str):
            end += MARGIN
            canvas.pill(0, LAST_PAGE, end)
        canvas.text_right(WIDTH, LAST_PAGE, keys, end + BESIDE)

    def entered(self) -> str:
        """Return the dice entered so far, as text."""
        return "".join([self.sign(face) for face in self.faces])

    def sign(self, face: int) -> str:
        """Return the sign of a face."""
        faces = self.prompt.faces
        return translate(faces[face]) if faces else str(face + 1)

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Enter a face, held for all remaining dice; B removes a die or goes back."""
        if key == B:
            if not self.faces:
                return BACK
            self.taken = self.faces.pop()
            self.begin()
            return None
        if key == MENU and (self.whole() or repeat and not self.faces):
            return OPEN_MENU
        if self.whole() and key != A:
            self.faces = []
            self.begin()
        if key in FACE_KEYS and not self.whole():
            left = self.prompt.count - len(self.faces) if repeat else 1
            self.faces += [FACE_KEYS.index(key)] * left
        if len(self.faces) == self.prompt.count:
            return self.prompt.encode(self.faces)
        return None
