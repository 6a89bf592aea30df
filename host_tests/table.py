"""A player at the table, for the tests: presses keys by name, reads the screen as text, enters dice by their faces.

Works on anything with `press(key, ms)` and `pixels()`: the device in memory, or the simulator in its terminal.
"""

import json

from host.device import gallery, reading
from host.device.handheld import Handheld
from host.device.keystrokes import NAMES, parse
from host.device.letters import place_of
from host.device.picture import pixels_of
from host.recorded.transcript import Transcript
from host.recorded.transcript import parse as parse_game

import words
from canvas import Canvas
from fonts import small
from screens import dice
from screens import name as name_screen

KEYS = {name: number for number, name in enumerate(NAMES)}
# The keys in whose places the faces are.
FACES = dict(
    zip(("food", "good", "skull", "workers", "choice", "coin"), [NAMES[key] for key in dice.FACE_KEYS], strict=True)
)
# How the pictures of the small font are spelt in what `lines` returns.
PICTURES = {
    getattr(small, picture): f"<{picture.lower()}>"
    for picture in vars(small)
    if picture.isupper() and len(getattr(small, picture)) == 1
}


class Still:
    """A screen by itself in place of a device; its canvas keeps to its size."""

    def __init__(self, screen):
        self.screen = screen

    def pixels(self):
        canvas = Canvas()
        self.screen.draw(canvas)
        assert len(canvas.buffer) == 1 + 128 * 8
        return pixels_of(canvas.buffer[1:])

    def press(self, key, ms):
        self.screen.press(key, False)


def drawn(screen):
    """Return a table that looks at a screen by itself."""
    return Table(Still(screen))


class Table:
    """The device in front of a player."""

    def __init__(self, device=None):
        self.device = device or Handheld()

    @classmethod
    def at(cls, game, session=None, language="en"):
        """In the middle of a recorded game: as its `start` says, or its turns were played in `session`."""
        table = cls(Handheld(gallery.store_for((), language)))
        table.device.sit_down(game if isinstance(game, Transcript) else of(game), session)
        return table

    def off_and_on(self):
        """The power is cut and comes back."""
        self.device.switch_on()
        return self

    # -- pressing

    def press(self, *keys):
        """Press keys one after the other, written as everywhere: "a", "hold:b", "right 3 a"."""
        for text in keys:
            for key, ms in parse(text):
                self.device.press(key, ms)
        return self

    def dice(self, *faces):
        """Enter dice, each by the name of its face: "food", or "workers 2"."""
        for entry in faces:
            face, _, times = entry.partition(" ")
            self.press(f"{FACES[face]} {times or 1}")
        return self

    def spell(self, name):
        """Enter a name on its screen, letter by letter, and be done."""
        for letter in [*name, small.CHECK]:
            self.to_letter(letter)
            self.press("a")
        return self

    def to_letter(self, letter):
        """Move the cursor to a letter of the name screen."""
        row, column = place_of(letter)
        rows = reading.inverted(self.pixels())[name_screen.FIELD : name_screen.FIELD + len(name_screen.LETTERS)]
        now = next((i, text) for i, text in enumerate(rows) if text)
        there = next(i for i, other in enumerate(name_screen.LETTERS[now[0]]) if alike(other, now[1].strip("_") or " "))
        down, right = row - now[0], column - there
        self.press(f"{'down' if down > 0 else 'up'} {abs(down)}") if down else None
        self.press(f"{'right' if right > 0 else 'left'} {abs(right)}") if right else None

    def go_to(self, text):
        """Move the cursor of a list to the row that begins so. AssertionError when there is none."""
        return self.until(lambda: self.cursor().startswith(text), "down", f"row {text!r}")

    def until(self, there, key, what):
        """Press a key until the cursor or number is there. AssertionError when it never is: there is no such `what`."""
        for _ in range(260):
            if there():
                return self
            self.press(key)
        raise AssertionError(f"no {what}:\n{self}")

    def choose(self, *texts):
        """Take, of each list that follows, the row that begins so."""
        for text in texts:
            self.go_to(text).press("a")
        return self

    def new_game(self, *players, options=(), language="English"):
        """From power-on, or from home, to the first prompt of a game of the Bronze Age."""
        if self.title() in ("Language", "Langue", "Lingua"):
            self.choose(language)
        self.choose(words.translate("new_game"))
        if self.title() == words.translate("drop_which"):
            self.press("a").choose(words.translate("yes"))
        if self.title().startswith(words.translate("which_game")):
            self.choose(words.translate("game_bronze_age"))
        self.seat(*players)
        while words.translate("no") in [line.strip(" ") for line in self.lines()]:
            self.choose(words.translate("yes" if any(words.translate(o) == self.title() for o in options) else "no"))
        return self

    def seat(self, *players):
        """Enter how many play and their names, or choose those that are offered, and confirm the order."""
        self.count(len(players)).press("a")
        for player in players:
            if any(line.strip(" ") == player for line in self.lines()[1:]):
                self.choose(player)
                continue
            if words.translate("new_name") in self.lines()[1]:
                self.choose(words.translate("new_name"))
            self.spell(player)
        return self.choose(words.translate("start_game")) if len(players) > 1 else self

    def count(self, number):
        """Set a number on its screen."""
        return self.until(lambda: number == int("".join(self.big().split())), "right", number)

    def go_on(self):
        """Confirm notices until the next question."""
        while (
            self.lines()[7].strip(" ").startswith("<key_a> " + words.translate("go_on"))
            and not self.cursor() + self.big()
        ):
            self.press("a")
        return self

    # -- reading

    def pixels(self):
        return self.device.pixels()

    def lines(self):
        """The 8 lines of the screen; pictures are spelt `<coin>`."""
        return [hyphens("".join(PICTURES.get(c, c) for c in line)) for line in reading.lines(self.pixels())]

    def title(self):
        """The line on top, its words one space apart."""
        return " ".join(self.lines()[0].split())

    def rolls(self, name, entered, count):
        """Return whether that player enters dice, with `entered` of `count` done."""
        rest = self.title().removeprefix(name + " ")
        dice = rest.split(" ")[-1]  # before it may be the dice rolled just now
        return rest != self.title() and dice.count("<box_empty>") == count - entered and dice.count("<") == count

    def cursor(self):
        """Return the text under the cursor of a list."""
        text = reading.under_cursor(self.pixels())
        return "".join(PICTURES.get(c, c) for c in text)

    def big(self):
        """The big digits on the screen."""
        return hyphens(" ".join(text for text in reading.big(self.pixels()) if text))

    def large(self):
        """Return the word of a large notice; "" without one."""
        return reading.large(self.pixels())

    def says(self, text):
        """Whether the screen shows the text, also when it is broken into lines."""
        return hyphens(text) in " ".join(hyphens(" ".join(self.text())).split())

    def text(self) -> list[str]:
        """The lines of text, small or tall."""
        pixels, small, found = self.pixels(), self.lines(), []
        page = 0
        while page < len(small):
            rows = pixels[8 * page : 8 * page + 16]
            is_tall = 0 < page < 7 and any(map(any, rows)) and rows[::2] == rows[1::2]
            tall = "".join(PICTURES.get(c, c) for c in reading.tall(pixels, page)) if is_tall else ""
            found.append(tall or small[page])
            page += 1 + is_tall
        return found

    def __str__(self):
        return "\n".join("|" + line for line in self.lines()) + "\n" + self.big()


def of(record):
    """Return the Transcript of a recorded game, given as what is in its file."""
    return Transcript(parse_game(json.dumps(record).encode()))


def hyphens(text):
    """Return the text with one kind of dashes and spaces, as they look the same on the screen."""
    return text.replace("−", "-").replace("–", "-").replace("\u00a0", " ")


def alike(one, other):
    """Return whether two letters look the same."""
    return one == other or one.lower() == other.lower()
