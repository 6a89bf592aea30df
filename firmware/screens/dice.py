"""The final faces of the dice, one press a die: the six faces stand in the places of six keys."""

import pictures
from canvas import WIDTH
from fonts.small import BOX_EMPTY, KEY_A, KEY_MENU
from keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from screens.screen import BACK, LAST_PAGE, Screen, title, wrap
from words import say

# For each face in the order of the rules: its key, and where it stands (column, page).
_PLACES = (
    (UP, 22, 1),
    (RIGHT, 42, 3),
    (MENU, 104, 4),
    (LEFT, 2, 3),
    (DOWN, 22, 5),
    (A, 76, 4),
)


class DiceScreen(Screen):
    """Counts up to the last die, which moves on. B takes the last one back."""

    takes_menu = True

    def __init__(self, prompt, before=None):
        self.prompt = prompt
        # Taken back: all but the last die are still there, as B would have left them.
        self.faces = list(prompt.decode(before))[:-1] if before else []

    def draw(self, canvas):
        """The faces in the places of their keys, and the dice entered so far."""
        prompt = self.prompt
        name = "" if prompt.player is None else say(prompt.player)
        title(canvas, name, "%d/%d" % (len(self.faces), prompt.count))
        for face, (_, x, page) in enumerate(_PLACES):
            if prompt.faces:
                canvas.picture(x, page, pictures.get(prompt.faces[face]))
            else:
                canvas.big(x + 3, page, str(face + 1))
        canvas.text(81, 6, KEY_A)
        canvas.text(109, 6, KEY_MENU)
        page = 1
        for hint in prompt.hints:
            for line in wrap(say(hint), WIDTH - 62):
                canvas.text(62, page, line)
                page += 1
        if not prompt.hints:
            canvas.text(62, 1, say("dice"))
        x = 0
        for i in range(prompt.count):
            canvas.text(x, LAST_PAGE, self.sign(self.faces[i]) if i < len(self.faces) else BOX_EMPTY)
            x += 8
        canvas.text_right(WIDTH, LAST_PAGE, say("menu_hold"))

    def sign(self, face):
        """How a die already entered is shown."""
        faces = self.prompt.faces
        return say(faces[face]) if faces else str(face + 1)

    def press(self, key, repeat):
        """A face for each of six keys; B takes the last die back, and then goes back."""
        if repeat:
            return None
        if key == B:
            if not self.faces:
                return BACK
            self.faces.pop()
            return None
        for face, place in enumerate(_PLACES):
            if place[0] == key:
                self.faces.append(face)
        if len(self.faces) == self.prompt.count:
            return self.prompt.encode(self.faces)
        return None
