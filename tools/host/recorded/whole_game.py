"""A recorded game as one is played with the device in hand, from the first power-on to the list of finished games.

Language, game, players, their names letter by letter, options, all turns, the winner and each player's sum: every
press, and the picture it leads to on the host. The same presses on a board must lead to the same pictures.
"""

from host.device import bare
from host.device.letters import place_of
from host.recorded.hand import Hand, count, move, short_names
from host.recorded.transcript import Replay

from app import App
from keys import DOWN, LEFT, RIGHT, UP, A
from rules.prompts import NAME
from screens.name import COLUMNS, LETTERS
from words import LANGUAGES


class WholeGame(Hand):
    """Plays a Transcript. `keys_pressed` are key numbers; `pictures[0]` is the first screen, then one a press."""

    def __init__(self, transcript, language="en", display=None):
        self.transcript = transcript
        self.language = language
        self.names = short_names(transcript.names)
        self.pressed = []
        self.keys_pressed = []
        self.held = []  # for each press the milliseconds it is held
        self.store = bare.Store()
        self.display = display or bare.Display()
        self.keys = bare.Keys()
        self.clock = bare.Clock()
        self.app = App(self.display, self.keys, self.clock, self.store)
        self.pictures = [bytes(self.app.canvas.buffer[1:])]
        self.turns = []  # for each turn the number of presses before it

    def press(self, key, repeats=0):
        """Press a key and let go; keep the picture."""
        self.held.append(super().press(key, repeats))
        self.keys_pressed.append(key)
        self.pictures.append(bytes(self.app.canvas.buffer[1:]))
        return self.held[-1]

    def text(self):
        """The presses as text (see `bare.presses`)."""
        return "".join(
            bare.LETTERS[key] + (str(ms) if ms else "") for key, ms in zip(self.keys_pressed, self.held, strict=True)
        )

    def play(self, each_turn=None):
        """Set up, play all turns, and if the game is over look at the sums; return the result."""
        self.set_up()
        self.session = self.app.session
        self.turns.append(len(self.pressed))
        replay = Replay(self.transcript, self.session, self.enter)
        for number, unit in enumerate(self.transcript.units, 1):
            before = len(self.pressed)
            replay.play_unit(number, unit)
            self.turns.append(len(self.pressed))
            if each_turn:
                each_turn(number, self.pressed[before:])
        result = replay.result(len(self.pressed))
        if self.session.game.over:
            for _ in range(1 + 2 * self.session.game.count):
                self.press(RIGHT)
            self.press(A)
        return result

    def set_up(self):
        """Answer the questions before a game; a title that is asked for is left out."""
        self.answers = list(self.transcript.answers)
        while self.app.session is None:
            screen = self.app.screen
            keys = self.typed(screen) if screen.prompt.kind == NAME else self.choice(screen, screen.prompt)
            for key in keys:
                self.press(*key if isinstance(key, tuple) else (key,))

    def choice(self, screen, prompt):
        """The keys that choose what the recorded game wants."""
        what = prompt.what
        if what == "language":
            goal = LANGUAGES.index(self.language)
        elif what == "quipu":
            goal = [row.label for row in prompt.rows].index("new_game")
        elif what in ("which_game", "what_title"):
            first = 1 if prompt.optional else 0
            goal = first + [row.label for row in prompt.rows].index("game_" + self.transcript.game)
        elif what == "how_many":
            goal = len(self.names) - prompt.least
            return count(screen.number - prompt.least, goal, prompt.most - prompt.least + 1) + [A]
        else:
            return self.way(screen, prompt, self.answers.pop(0))
        return move(screen.cursor, goal, screen.count) + [A]

    def typed(self, screen):
        """The keys that enter the next player's name."""
        name = self.names[screen.prompt.what[1] - 1]
        row, column = screen.row, screen.column
        keys = []
        for letter in name + LETTERS[-1][-1]:
            to, across = place_of(letter)
            keys += [DOWN if key == RIGHT else UP for key in count(row, to, len(LETTERS))]
            keys += [RIGHT if key == RIGHT else LEFT for key in count(column, across, COLUMNS)]
            keys.append(A)
            row, column = to, across
        return keys
