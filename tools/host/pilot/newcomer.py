"""Somebody who has just unpacked the device: looks at the picture, and presses keys.

A newcomer knows what the keys are called and which words the language has, and nothing of the app's state. It reads
everything from the pixels. `play_by_a` accepts whatever is offered; `Curious` presses every key that the picture names.
"""

from host.device import in_memory, keystrokes, picture, reading
from host.pilot.dice import Dice

import canvas
import words
from app import App
from engine.prompts import NOTICE
from fonts import small
from input.keys import DOWN, LEFT, MENU, RIGHT, UP, A, B
from persistence.region import Region
from persistence.settings import Settings

# The keys by their signs on the picture.
SIGNS = {small.UP: UP, small.DOWN: DOWN, small.LEFT: LEFT, small.RIGHT: RIGHT}
SIGNS |= {small.KEY_A: A, small.KEY_B: B, small.KEY_MENU: MENU}
# Texts that say what holding a key does, and that key; the one for the faces of the dice names none.
HOLDS = {"menu_hold": B, "rest_hold": A, "done_hold": A, "roll_hold": A, "held_does": A, "allot_keys": RIGHT}
# Presses of A within which a round ends, and the game gets under way: with one player, and for each further one.
_ROUND, _EACH = 60, 30
# Milliseconds after which the scoreboard appears.
_SCOREBOARD = 21_000
HISTORY = 40  # the last keys that a failure tells


class Stuck(Exception):
    """A press did nothing and nothing said why; the message has the keys so far and the picture."""


class Newcomer:
    """Sits at a device that was never used. pressed: the keys so far, as text."""

    def __init__(self, language: str = "en", roller: bool = False) -> None:
        self.pressed: list[str] = []
        self.display = in_memory.Display()
        self.keys = in_memory.Keys()
        self.clock = in_memory.Clock()
        store = in_memory.Store()
        self.app = App(self.display, self.keys, self.clock, store)
        in_memory.settle(self.app)
        self.choose(words.translate("language_name_" + language))
        if roller:
            settings = Settings(Region(store))
            settings.roller = 1
            settings.save()
            self.app = App(self.display, self.keys, self.clock, store)
            in_memory.settle(self.app)

    # -- looking

    def seen(self) -> tuple[bytes, int, bool]:
        """Return all that can be seen: the picture, how bright it is, whether the display is on."""
        return bytes(self.display.picture), self.display.level, self.display.on

    def lines(self) -> list[str]:
        """Return the picture as eight lines of text."""
        return reading.lines_of(bytes(self.display.picture))

    def pixels(self) -> list[bytes]:
        """Return the picture as 64 rows of pixels."""
        return picture.pixels_of(bytes(self.display.picture))

    def shows(self, text: str) -> bool:
        """Return whether a text is on the picture, whole, light or dark."""
        columns = bytes(canvas.text_columns(text))
        seen = bytes(self.display.picture)
        return columns in seen or bytes(column ^ 255 for column in columns) in seen

    def round(self) -> int:
        """Return the number of the round that the picture names; 0: it names none."""
        for word in ("round", "round_of"):
            if not words.has(word):
                continue
            before, _, after = words.translate((word, 0)).lower().partition("0")
            for line in map(str.lower, self.lines()):
                at = line.find(before)
                digits = line[at + len(before) :].split(" ")[0].removesuffix(after).partition("/")[0]
                if at >= 0 and digits.isdecimal():
                    return int(digits)
        digits = self.lines()[0].partition(":")[0].strip()  # "3: Tricks"
        return int(digits) if digits.isdecimal() else 0

    def stuck(self, what: str) -> Stuck:
        """Return the failure to raise."""
        last = " ".join(self.pressed[-HISTORY:])
        shown = "\n".join("  |" + readable(line) for line in self.lines())
        return Stuck(f"{what}\n  language {words.language}, the last keys: {last}\n{shown}")

    # -- pressing

    def press(self, key: int, ms: int = 0) -> None:
        """Press a key, hold it for `ms` milliseconds, and let go."""
        self.pressed.append(keystrokes.name(key, ms))
        in_memory.press(self.app, self.keys, self.clock, key, ms)

    def choose(self, label: str) -> None:
        """Go down a list to the row of that label, and press A."""
        first = reading.under_cursor(self.pixels())
        here = first
        while not label.startswith(here) or not here:
            self.press(DOWN)
            here = reading.under_cursor(self.pixels())
            if here == first:
                raise self.stuck(f"there is no row {label!r}")
        self.press(A)

    def choose_number(self, number: int) -> bool:
        """Answer a question for a number, if there is one; return False if it doesn't offer that number."""
        seen: list[list[int]] = []
        while True:
            shown = [int(text) for text in reading.big(self.pixels())[:2] if text.isdecimal()]
            if not shown:
                return True
            if shown == [number]:
                self.press(A)
                return True
            if shown in seen:
                return False
            seen.append(shown)
            self.press(RIGHT)

    def set_up(self, game: str, players: int, sheet: int = -1) -> bool:
        """From home set up a game, the label of which is `game`, as far as the names. sheet: its number in the list.

        Return False if it isn't for that number of players.
        """
        self.choose(words.translate("new_game"))
        if sheet < 0:
            self.choose(words.translate(game))
        else:
            self.choose(words.translate("more_games"))
            for _ in range(sheet):
                self.press(DOWN)
            self.press(A)
        if words.translate("what_title") in self.lines()[0]:
            self.press(A)
        return self.choose_number(players)

    def play_by_a(self, players: int, rounds: int = 3) -> int:
        """Press only A until `rounds` rounds or the game are over; return the number of presses.

        Raises Stuck if a press changes nothing, or if no round ends.
        """
        round_seen = count = since = 0
        while round_seen <= rounds:
            before = self.seen()
            self.press(A)
            count += 1
            since += 1
            if self.seen() == before:
                raise self.stuck("A changes nothing")
            if self.shows(small.KEY_A + " " + words.translate("go_home")):
                return count
            now = self.round()
            if not now and since % 5 == 0:
                now = self.scoreboard_round()
            if now > round_seen:
                round_seen, since = now, 0
            if since > _ROUND + _EACH * players:
                raise self.stuck(f"A is pressed {since} times, and after round {round_seen} comes no other")
        return count

    def scoreboard_round(self) -> int:
        """Wait for the scoreboard and return the round on it, 0 if it doesn't appear. Any key takes it away."""
        before = self.seen()
        in_memory.wait(self.app, self.clock, _SCOREBOARD)
        if self.seen() == before:
            return 0
        lines = self.lines()
        label, _, number = words.translate(("round", 0)).rpartition(" ")
        found = lines[1].split(" ")[-1]
        shown = int(found) if lines[0].endswith(label) and number and found.isdecimal() else 0
        self.press(A)
        return shown


class Curious(Newcomer):
    """Presses all keys that the picture names, those first that were pressed least on it. Any key, now and then.

    tried: for each picture how often each key was pressed on it; counts: how many presses were of named keys, changed
    something, and were refused with a message.
    """

    def __init__(self, seed: int, language: str = "en", roller: bool = False) -> None:
        super().__init__(language, roller)
        self.dice = Dice(seed)
        self.tried: dict[bytes, dict[tuple[int, bool], int]] = {}
        self.counts = {"named": 0, "refused": 0, "pictures": 0}

    def named(self) -> list[tuple[int, bool]]:
        """Return the keys that the picture names, each as (key, whether it is to be held)."""
        lines = self.lines()
        if self.reads():  # what stands in the lines are keys of other screens
            lines = [line[-1:] for line in lines[:-1]] + lines[-1:]
        text = "\n".join(lines)
        found = {(key, False) for sign, key in SIGNS.items() if sign in text}
        joined = " ".join(line.strip(" ") for line in lines)
        for word, key in HOLDS.items():
            begins = words.translate((word, ":")).replace("\u00a0", " ").rstrip(" ")
            if begins in joined:
                found.add((key, True))
        return sorted(found)

    def reads(self) -> bool:
        """Return whether the screen shows a text to read, such as help."""
        prompt = self.app.screen.prompt
        return prompt is not None and bool(prompt.kind == NOTICE)

    def step(self) -> None:
        """Press something. Raises Stuck if a named key does nothing and nothing says why."""
        before = self.seen()
        tried = self.tried.setdefault(before[0], {})
        named = self.named()
        if not named or self.dice.chance(8):
            self.press(self.dice.below(7), keystrokes.HELD if self.dice.chance(20) else 0)
            return
        if self.dice.chance(40) and (A, False) in named:
            key = (A, False)
        else:
            least = min(tried.get(one, 0) for one in named)
            fewest = [one for one in named if tried.get(one, 0) == least]
            key = fewest[self.dice.below(len(fewest))]
        tried[key] = tried.get(key, 0) + 1
        self.press(key[0], keystrokes.HELD if key[1] else 0)
        self.counts["named"] += 1
        self.counts["pictures"] = len(self.tried)
        message = self.app.painter.overlay.refusal
        if message:
            self.counts["refused"] += 1
            if not self.explains(message):
                raise self.stuck(f"the message {message!r} is not to be seen")
        elif self.seen() == before:
            raise self.stuck(f"{self.pressed[-1]} is named, does nothing, and nothing says why")

    def explains(self, message: str) -> bool:
        """Return whether all words of a message are on the picture."""
        return all(self.shows(word) for word in message.split(" "))

    def walk(self, presses: int) -> dict[str, int]:
        """Press keys until there were `presses`; return the counts."""
        while len(self.pressed) < presses:
            self.step()
        return self.counts


def readable(line: str) -> str:
    """Return a line of the picture with a name for each sign."""
    for sign, key in SIGNS.items():
        line = line.replace(sign, "<" + in_memory.NAMES[key] + ">")
    return "".join(letter if letter >= " " else "¤" for letter in line)
