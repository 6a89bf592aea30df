"""The final faces of the dice: six faces on six keys, one press per die."""

import pictures
import screens
from canvas import WIDTH, text_width
from fonts.small import BOX_EMPTY, KEY_A, KEY_B, KEY_MENU, UNDO
from input import key_layout
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from micropython import const
from screens.screen import LAST_PAGE, Screen, act, title, wrap
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
_HINTS_X = const(38)
_TURNED_HINTS_X = const(32)
_HINTS_WIDTH = const(58)
_FACTS_PAGE = const(5)
# Pixels from a face to the sign of its key.
_SIGN_AFTER = const(18)
_SIGN_BEFORE = const(8)
# (column, page) of the dice entered, between the faces. The last of seven answers.
_ENTERED = const(((37, 1), (52, 1), (67, 1), (54, 3), (69, 3), (82, 1)))
_ENTERED_TURNED = const(((32, 5), (47, 5), (62, 5), (42, 3), (57, 3), (77, 5)))
_DIE = const(16)
# Offered dice: their page, and the distance between them.
_OFFERED_PAGE = const(3)
_OFFERED = const(18)
# How keys count: B is one of the screen's own keys, so that it has to be held for the menu; not where all dice are
# offered again.
_EMPTY_KEYS = InputPolicy(
    menu_key=B, menu_held=True, menu_at_once=False, all_repeat=True, late_key=MENU, auto_submit=True
)
_ENTERED_KEYS = InputPolicy(menu_key=B, menu_held=True, all_repeat=True, auto_submit=True)
_WHOLE = InputPolicy(all_repeat=True, auto_submit=True)


def place(key: int) -> "tuple[int, int]":
    """Return (column, page) of the face of a key (0 to 6)."""
    column, row = key_layout.place(key)
    return _THREE_HOLES * column // 3, _TOP + row // 2


class DiceScreen(Screen):
    """Enter dice up to the last one, which answers. B removes the last one.

    Dice that are offered again appear large: A accepts them, another face starts over.

    A held key gives its face to all remaining dice. Before the first die a held MENU opens the menu, as everywhere. A
    held B always does.
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
        if self._is_offered:
            return _WHOLE
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

    def needs_new_screen(self) -> bool:
        """See Screen; the setting decides who rolls the dice."""
        return not self.faces and self.rolls_dice != (screens.random is not None)

    def hold_menu(self) -> None:
        """Restore the die that B just removed."""
        self.faces.append(self.taken)

    def draw(self, canvas: "Canvas") -> None:
        """Draw the player and the dice entered, the faces at their keys, and the facts."""
        prompt = self.prompt
        signs = self.entered() + BOX_EMPTY * (prompt.count - len(self.faces))
        name = translate(prompt.what if prompt.player is None else prompt.player)
        echo = self.overlay.answer_echo
        if echo:  # by the previous player
            both = echo + " " + signs
            signs = both if text_width(name + both) + 4 <= WIDTH else echo
        title(canvas, name, signs)
        if self.whole():
            self.draw_dice(canvas)
        else:
            self.draw_faces(canvas)
        canvas.flush_rows(1, LAST_PAGE - 1)
        self.draw_round(canvas)

    def draw_dice(self, canvas: "Canvas") -> None:
        """Draw the offered dice, large, and what the keys do."""
        faces = self.prompt.faces
        x = (WIDTH - _OFFERED * len(self.faces)) // 2
        for face in self.faces:
            if faces:
                canvas.picture(x, _OFFERED_PAGE, pictures.get(faces[face]))
            else:
                canvas.big(x + 3, _OFFERED_PAGE, str(face + 1))
            x += _OFFERED
        canvas.text(1, LAST_PAGE - 1, KEY_B + UNDO)
        canvas.text_right(WIDTH, LAST_PAGE - 1, act(None, "go_on"))

    def draw_faces(self, canvas: "Canvas") -> None:
        """Draw the faces at their keys, with hints and facts around them."""
        prompt = self.prompt
        for face, key in enumerate(FACE_KEYS):
            x, page = place(key)
            if prompt.faces:
                canvas.picture(x, page, pictures.get(prompt.faces[face]))
            else:
                canvas.big(x + 3, page, str(face + 1))
        turned = key_layout.turned
        after, before, outer, inner = (A, MENU, KEY_A, KEY_MENU) if turned else (MENU, A, KEY_MENU, KEY_A)
        x, page = place(after)
        canvas.text(x + _SIGN_AFTER, page, outer)
        x, page = place(before)
        canvas.text(x - _SIGN_BEFORE, page, inner)
        if self.faces:
            x, page = place(B)
            canvas.text(x, page, KEY_B + UNDO)
            self.draw_entered(canvas)
        else:
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
        """Draw the dice entered so far in the middle of the keys, inverted."""
        faces = self.prompt.faces
        for i, face in enumerate(self.faces):
            x, page = (_ENTERED_TURNED if key_layout.turned else _ENTERED)[i]
            if faces:
                canvas.picture(x, page, pictures.get(faces[face]))
                canvas.invert(x, page, _DIE, 0xFE)
                canvas.invert(x, page + 1, _DIE, 0x7F)
            else:
                canvas.big(x + 3, page, str(face + 1))

    def draw_round(self, canvas: "Canvas") -> None:
        """Draw the status; the last round is inverted."""
        status = self.prompt.status
        text = translate(status) if status else ""
        canvas.text(1, LAST_PAGE, text)
        if isinstance(status, str):
            canvas.invert(0, LAST_PAGE, text_width(text) + 2)
        if self.whole():
            keys = KEY_MENU
            x = WIDTH - text_width(keys)
        else:
            # Both start in the same column, so that a first word in common doesn't move.
            menu, rest = translate("menu_hold"), translate("rest_hold")
            keys = rest if self.faces else menu
            x = WIDTH - max(text_width(menu), text_width(rest))
        if text_width(text) + 4 < x:
            canvas.text(x, LAST_PAGE, keys)

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
        if self.whole() and key != A:
            self.faces = []
            self.begin()
        if key == MENU and repeat and not self.faces:
            return OPEN_MENU
        if key in FACE_KEYS and not self.whole():
            left = self.prompt.count - len(self.faces) if repeat else 1
            self.faces += [FACE_KEYS.index(key)] * left
        if len(self.faces) == self.prompt.count:
            return self.prompt.encode(self.faces)
        return None
