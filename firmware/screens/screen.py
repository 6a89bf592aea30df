"""Define what all screens share: how they take keys, and what covers them until the next press."""

import pictures
from canvas import WIDTH, text_width
from fonts.small import UNDO
from input.keys import B
from micropython import const
from screens.frame import LAST_PAGE, MARGIN, ROW_LEFT, ROW_WIDTH, draw_bar, title_room
from screens.news import briefly, toast_of
from screens.shorten import first_words, shortened, wrap
from ui.policy import STANDARD
from ui.signal import BACK
from ui.view import Overlay
from words import translate

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Any

    from canvas import Canvas
    from engine.parts import Label
    from engine.prompts import Prompt
    from ui.policy import InputPolicy
    from ui.signal import Signal
    from ui.view import View

# Columns between the picture of a toast and its text.
_PICTURE_GAP = const(4)
# Columns of a shortened word in the title: three letters and a dot.
_MIN_WORD = const(18)

_NOTHING = Overlay()


class Screen:
    """Something to look at and press keys on. Only a screen itself changes its attributes."""

    # The question that the screen asks; None: there is nothing to answer.
    prompt: "Prompt | None" = None
    # How keys count. A screen on which this changes overrides `policy`.
    input_policy = STANDARD
    # The screen draws everything by `canvas.begin_row`, so that only lines that changed are drawn after a press.
    incremental = False
    # The contrast of a code for a camera, 0 to 255; None: the one that the players have set.
    contrast: "int | None" = None
    # How often something still goes dark or light by itself before the next press: up to `ui.painter.BLINKS`.
    blinks = 0
    # Milliseconds after which the screen advances to another picture by itself; 0: never.
    pace = 0
    # The page of toasts, above what A does.
    toast_row = LAST_PAGE - 1
    # The page where a toast begins: above `toast_row` if it has a picture.
    toast_top = toast_row
    # The columns that the lines of a toast may take.
    toast_width = WIDTH
    # The toast next to its picture, from the last `toast_picture`: fitting it takes a while.
    _beside_text = ""
    # The answer that the same press gives to the prompt that follows, if this screen asks that too.
    next_answer: "bytes | None" = None
    # The press that answered counts on the next screen too, if that takes it.
    passes_key = False
    takes_key = False
    # The texts that cover a part of the screen, from the last `paint`.
    overlay = _NOTHING
    _refusal: "Label | None" = None

    def policy(self) -> "InputPolicy":
        """Return how keys count on this screen now. Allocates nothing."""
        return self.input_policy

    def hold_menu(self) -> None:
        """Take back what the menu's key, which this screen uses too, did when it went down: it is held now."""

    def goes_on(self, drawn: "View | None") -> bool:
        """Return whether the picture can begin with that of the screen `drawn` last."""
        return drawn is self and self.incremental

    def paint(self, canvas: "Canvas", overlay: "Overlay") -> None:
        """Draw the picture, then the overlay."""
        self.overlay = overlay
        picture = self.toast_picture() if overlay.toast else None
        self.toast_top = self.toast_row + 1 - (2 if picture else len(wrap(overlay.toast, self.toast_width)))
        self.draw(canvas)
        if picture:
            self.draw_picture(canvas, picture)
        elif overlay.toast:
            self.draw_toast(canvas, overlay.toast)
        if overlay.refusal:
            self.draw_refusal(canvas, overlay.refusal)

    def draw(self, canvas: "Canvas") -> None:
        """Draw the picture on a canvas that is dark, or has the last picture if the screen is incremental."""

    def advance(self) -> None:
        """Advance to the next picture: `pace` is over."""

    def blink(self) -> None:
        """Turn what blinks dark or light."""
        self.blinks -= 1

    def draw_toast(self, canvas: "Canvas", text: str) -> None:
        """Draw what happened over a line or two of the picture."""
        for page, line in enumerate(wrap(text, self.toast_width), self.toast_top):
            if canvas.begin_row(page, ("toast", line)):
                canvas.text(0, page, line)

    def toast_picture(self) -> "bytes | None":
        """Return the picture that a game has for its news in the toast, by the name of their label.

        Without room for the words next to it, return None.
        """
        if self.prompt and not self.overlay.toast.startswith(UNDO):
            for label in self.prompt.news:
                found = pictures.find(label) if isinstance(label, str) else None
                if found:
                    self._beside_text = self.beside_picture(found) or ""
                    if self._beside_text:
                        return found
        return None

    def beside_picture(self, picture: bytes) -> "str | None":
        """Return the toast next to its picture, or None if it is too long."""
        prompt: "Any" = self.prompt  # it has news
        return toast_of(prompt, ROW_WIDTH - MARGIN - _beside(picture))

    def draw_picture(self, canvas: "Canvas", picture: bytes) -> None:
        """Draw a toast with a picture over two lines: one line in tall letters, or two."""
        top = self.toast_top
        text = self._beside_text
        x = _beside(picture)
        if canvas.begin_row(top, ("toast", text)) | canvas.begin_row(top + 1, ("toast", text)):
            canvas.picture(ROW_LEFT, top, picture)
            lines = wrap(text, ROW_WIDTH - MARGIN - x)
            if len(lines) == 1:
                canvas.large(x, top, text, False)
            else:
                canvas.text(x, top, lines[0])
                canvas.text(x, top + 1, lines[1])

    def refuse(self, label: "Label") -> None:
        """Say why a press does nothing. Return None, as `press` does then."""
        self._refusal = label

    def take_refusal(self) -> "Label | None":
        """Return the label that says why the last press did nothing, once; None: it did something."""
        label = self._refusal
        self._refusal = None
        return label

    def draw_refusal(self, canvas: "Canvas", text: str) -> None:
        """Draw why the last press did nothing over the bottom line, dark on light."""
        if canvas.begin_row(LAST_PAGE, ("refusal", text)):
            text = first_words(text, WIDTH - 2 * MARGIN)
            canvas.pill(0, LAST_PAGE, canvas.text(MARGIN, LAST_PAGE, text) + MARGIN)

    def entered(self) -> str:
        """Return what was entered, for the title of the next screen."""
        return ""

    def relabel(self) -> None:
        """Find texts again after the menu, which may have changed the language."""

    def needs_new_screen(self) -> bool:
        """Return whether a setting, changed in the menu, calls for another screen."""
        return False

    def ask(self, canvas: "Canvas", right: str = "", keeps_what: bool = False) -> None:
        """Draw the title of its prompt: the player in full, then the question, which gives way if both are too long.

        The question may have a shorter form.
        keeps_what: the player gives way instead.
        The answer's echo comes before `right`, unless the question would give way to it.
        """
        prompt: "Any" = self.prompt  # only screens with a prompt ask
        echo = self.overlay.answer_echo
        player = "" if prompt.player is None else translate(prompt.player)
        what = translate(prompt.what)
        longer = player + translate("colon") + what if player else what
        if echo:
            # Faces of dice can be digits: they must not run into a number, of a name or of points.
            digits = echo[-1].isdigit()
            both = echo + (" · " if digits else " ") + right if right else echo
            needed = longer if digits or text_width(longer) <= title_room(right) else player
            if text_width(needed) <= title_room(both) or not right and needed == player:
                right = both
        if not canvas.begin_row(0, (prompt.what, prompt.player, right)):
            return
        room = title_room(right)
        if player:
            if text_width(longer) > room:
                longer = player + translate("colon") + translate(briefly(prompt.what))
            if text_width(longer) <= room:
                what = longer
            elif not keeps_what:
                what = player + within(what, room - text_width(player))
        draw_bar(canvas, shortened(what, room), right)

    def asks_beside(self, right: str) -> bool:
        """Return whether the title has room for the whole question next to `right`."""
        prompt: "Any" = self.prompt  # as in `ask`
        player = "" if prompt.player is None else translate(prompt.player) + translate("colon")
        return text_width(player + translate(prompt.what)) <= title_room(right)

    def reuse(self, prompt: "Prompt") -> bool:
        """Continue with `prompt`, the next one, if this screen can; return whether it does."""
        return False

    def unsaved(self) -> "bytes | None":
        """Return the answer that saves a changed value when the screen closes; None: there is none."""
        return None

    def is_unfinished(self) -> bool:
        """Return whether something was entered that no answer has yet, and that leaving the game would lose."""
        return False

    def offer(self) -> None:
        """Offer the answer it starts from, which was taken back: A gives it again."""

    def press(self, key: int, repeat: bool) -> "bytes | Signal | None":
        """Take a key, 0 to 6 (`repeat`: it is being held). Return an answer, a Signal, or None.

        A press that does nothing calls `refuse`, or raises Refused if the prompt doesn't allow the answer.
        """
        return BACK if key == B and not repeat else None


def within(what: str, room: int) -> str:
    """Return an age after a name's colon, with its word shortened before its Roman number; "" for other questions."""
    at = max(0, what.rfind(" "))
    word, number = what[:at], what[at + 1 :]
    end = " " + number
    room -= text_width(translate("colon") + end)
    if not word or number != number.upper() or number == number.lower() or room < _MIN_WORD:
        return ""
    return translate("colon") + shortened(word, room) + end


def _beside(picture: bytes) -> int:
    """Return the first column of a text next to the picture of a toast."""
    return ROW_LEFT + picture[0] + _PICTURE_GAP
