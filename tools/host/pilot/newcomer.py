"""Somebody who has just unpacked the device: looks at the picture, and presses keys.

`play_by_a` accepts whatever is offered; `Curious` presses every key that the picture names.
"""

from host.device import in_memory, keystrokes, reading
from host.pilot import shortest_keys
from host.pilot.shortest_keys import Pilot
from host.pilot.walker import Dice

import canvas
import words
from app import App
from engine.prompts import NOTICE, NUMBER
from flows.known_games import SHEET
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
HISTORY = 40  # the last keys that a failure names


class Stuck(Exception):
    """A press did nothing and nothing said why; the message has the keys so far and the picture."""


class Newcomer(Pilot):
    """Sits at a device that was never used."""

    def __init__(self, language: str = "en", roller: bool = False) -> None:
        super().__init__()
        self.store = in_memory.Store()
        if roller:
            settings = Settings(Region(self.store))
            settings.roller, settings.language = 1, language
            settings.save()
        self.language = language
        self.switch_on()
        self._lead_to("")

    def switch_on(self) -> None:
        """Start the device, again if it was on."""
        self.display, keys, clock = in_memory.Display(), in_memory.Keys(), in_memory.Clock()
        app = App(self.display, keys, clock, self.store)
        in_memory.settle(app)
        self.sit_at(app, keys, clock)

    def _lead_to(self, game: str, players: int = 0, sheet: int = -1) -> bool:
        """Continue to home, or from there to the names of a game; return False if it isn't for so few or many."""
        while game or getattr(self.app.screen.prompt, "what", None) != "quipu":
            screen = self.app.screen
            prompt = screen.prompt
            if prompt and prompt.kind == NUMBER and not prompt.least <= players <= prompt.most:
                return False
            way = shortest_keys.to_game(screen, prompt, (game, players, self.language)) if prompt else None
            if not prompt:  # the list of sheets
                way = shortest_keys.move(screen.cursor, sheet, screen.count) + [A]
            if way is None or prompt and prompt.what == "order":
                return True
            self.follow_way(way)
        return True

    def set_up(self, game: str, players: int, sheet: int = -1) -> bool:
        """From home set up a game, as far as the names; by a score sheet with its number in the list.

        Return False if it isn't for that number of players.
        """
        return self._lead_to(game if sheet < 0 else SHEET, players, sheet)

    # -- looking

    def seen(self) -> tuple[bytes, int, bool]:
        """Return all that can be seen: the picture, how bright it is, whether the display is on."""
        return bytes(self.display.picture), self.display.level, self.display.on

    def lines(self) -> list[str]:
        """Return the picture as eight lines of text."""
        return reading.lines_of(bytes(self.display.picture))

    def shows(self, text: str) -> bool:
        """Return whether a text is on the picture, whole, light or dark."""
        columns = bytes(canvas.text_columns(text))
        seen = bytes(self.display.picture)
        title = bytes(column | 0x80 for column in seen[: canvas.WIDTH])  # its edge is dotted
        dark = bytes(column ^ 255 for column in columns)
        return columns in seen or dark in seen or bytes(column | 0x80 for column in dark) in title

    def stuck(self, what: str) -> Stuck:
        """Return the failure to raise."""
        last = " ".join(self.pressed[-HISTORY:])
        shown = "\n".join("  |" + readable(line) for line in self.lines())
        return Stuck(f"{what}\n  language {words.language}, the last keys: {last}\n{shown}")

    # -- pressing

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
            session = self.app.session
            if self.shows(small.KEY_A + " " + words.translate("go_home")):
                return count
            if session and session.game.round > round_seen:
                round_seen, since = session.game.round, 0
            if since > _ROUND + _EACH * players:
                raise self.stuck(f"A is pressed {since} times, and after round {round_seen} comes no other")
        return count


class Curious(Newcomer):
    """Presses all keys that the picture names, those first that were pressed least on it. Any key, now and then.

    tried: for each picture how often each key was pressed on it; counts: presses of named keys, and of these the ones
    that were refused with a message.
    """

    def __init__(self, seed: int, language: str = "en", roller: bool = False) -> None:
        super().__init__(language, roller)
        self.dice = Dice(seed)
        self.tried: dict[bytes, dict[tuple[int, bool], int]] = {}
        self.counts = {"named": 0, "refused": 0, "pictures": 0}

    def named(self) -> list[tuple[int, bool]]:
        """Return the keys that the picture names, each as (key, whether it is to be held)."""
        lines = self.lines()
        prompt = self.app.screen.prompt
        if prompt is not None and prompt.kind == NOTICE:  # a text to read, such as help, names keys of other screens
            lines = [line[-1:] for line in lines[:-1]] + lines[-1:]
        text = "\n".join(lines)
        found = {(key, False) for sign, key in SIGNS.items() if sign in text}
        joined = " ".join(line.strip(" ") for line in lines)
        for word, key in HOLDS.items():
            if words.translate((word, ":")).replace("\u00a0", " ").rstrip(" ") in joined:
                found.add((key, True))
        return sorted(found)

    def step(self) -> None:
        """Press something. Raises Stuck if a named key does nothing and nothing says why."""
        before = self.seen()
        tried = self.tried.setdefault(before[0], {})
        named = self.named()
        if not named or self.dice.chance(8):
            self.hold(self.dice.below(7), keystrokes.HELD if self.dice.chance(20) else 0)
            return
        key = (A, False)
        if not self.dice.chance(40) or key not in named:
            least = min(tried.get(one, 0) for one in named)
            fewest = [one for one in named if tried.get(one, 0) == least]
            key = fewest[self.dice.below(len(fewest))]
        tried[key] = tried.get(key, 0) + 1
        self.hold(key[0], keystrokes.HELD if key[1] else 0)
        self.counts["named"] += 1
        self.counts["pictures"] = len(self.tried)
        message = self.app.painter.overlay.refusal
        if message:
            self.counts["refused"] += 1
            if not all(self.shows(word) for word in message.split(" ")):
                raise self.stuck(f"the message {message!r} is not on the picture")
        elif self.seen() == before and not self.app.painter.shakes:  # a shake says: too early
            raise self.stuck(f"{self.pressed[-1]} is named, does nothing, and nothing says why")

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
