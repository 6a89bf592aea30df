"""A recorded game as one is played with the device in hand, from the first power-on to the list of finished games.

Language, game, players, their names letter by letter, options, all turns, the winner and each player's sum: every
press, and the picture it leads to on the host. The same presses on a board must lead to the same pictures.
"""

from typing import Any

from host.device import bare
from host.device.letters import place_of, typeable
from host.recorded.fields import shown
from host.recorded.hand import Hand, short_names
from host.recorded.ways import count, move

from app import App
from keys import DOWN, LEFT, RIGHT, UP, A
from rules.prompts import NAME
from screens.end import PATIENCE
from screens.name import COLUMNS, LETTERS
from words import LANGUAGES


class WholeGame(Hand):
    """Plays a Transcript. `keys_pressed` are the numbers of the keys in `pressed`.

    Raises TranscriptError for a game that does not begin at power-on, or with names that keys can't type.
    """

    def __init__(self, transcript: Any, language: str = "en", display: Any = None) -> None:
        if transcript.start:
            raise transcript.start.error("a device never used has no game to begin in the middle of")
        self.transcript = transcript
        self.coming = []
        self.language = language
        self.names = short_names(transcript.names)
        for number, name in enumerate(self.names):
            if not typeable(name):
                field = transcript.notation.fields["players"].child(number)
                raise field.error(f"keys can't type {shown(name)}")
        self.pressed = []
        self.keys_pressed: list[Any] = []
        self.held: list[Any] = []  # for each press the milliseconds it is held
        self.store = bare.Store()
        self.display = display or bare.Display()
        self.keys = bare.Keys()
        self.clock = bare.Clock()
        self.app: Any = App(self.display, self.keys, self.clock, self.store)
        self.pictures = [self.shown()]
        self.turns: list[Any] = []  # for each turn the number of presses before it

    def press(self, key: int, repeats: int = 0) -> int:
        """Press a key and let go, or hold it; keep its number and for how long it was held."""
        self.held.append(super().press(key, repeats))
        self.keys_pressed.append(key)
        return self.held[-1]

    def text(self) -> Any:
        """The presses as text (see `keystrokes`)."""
        return " ".join(self.pressed)

    def play(self, each_turn: Any = None) -> Any:
        """Set up, and play all turns; return the result, with the presses of the turns."""
        self.set_up()
        self.session = self.app.session
        self.turns.append(len(self.pressed))
        replay = self.follow()
        for number, unit in enumerate(self.transcript.units, 1):
            before = len(self.pressed)
            replay.play_unit(number, unit)
            self.turns.append(len(self.pressed))
            if each_turn:
                each_turn(number, self.pressed[before:])
        return replay.result(len(self.pressed) - self.turns[0])

    def play_to_the_list(self, each_turn: Any = None) -> None:
        """Play, and if the game is over look at all of its end, and go on to the list of finished games."""
        self.play(each_turn)
        if self.session.game.over:
            for _ in range(len(self.app.screen.pages) + 1):
                self.press(RIGHT)
            self.press(A, PATIENCE // self.app.keys.repeat_every)  # at first it does not count
            self.press(A)

    def set_up(self) -> None:
        """Answer the questions before a game; a title that is asked for is left out."""
        self.answers = list(self.transcript.answers)
        while self.app.session is None:
            screen = self.app.screen
            keys = self.typed(screen) if screen.prompt.kind == NAME else self.choice(screen, screen.prompt)
            for key in keys:
                self.press(*key if isinstance(key, tuple) else (key,))

    def choice(self, screen: Any, prompt: Any) -> list[Any]:
        """The keys that choose what the recorded game wants."""
        what = prompt.what
        if what == "language":
            goal = LANGUAGES.index(self.language)
        elif what == "quipu":
            goal = [row.label for row in prompt.rows].index("new_game")
        elif what in ("which_game", "what_title"):
            first = 1 if prompt.optional else 0
            goal = first + [row.label for row in prompt.rows].index("game_" + self.transcript.game)
        elif what == "order":
            goal = 0
        elif what == "how_many":
            goal = len(self.names) - prompt.least
            return count(screen.number - prompt.least, goal, prompt.most - prompt.least + 1) + [A]
        else:
            return self.way(screen, prompt, self.answers.pop(0))
        return move(screen.cursor, goal, screen.count) + [A]

    def typed(self, screen: Any) -> list[int]:
        """The keys that enter the next player's name."""
        what = screen.prompt.what
        return spelt(screen, self.names[0 if what == "who_starts" else what[1] - 1])


def spelt(screen: Any, name: str) -> list[int]:
    """The keys that enter a name on its screen."""
    row, column = screen.row, screen.column
    keys = []
    for letter in name + LETTERS[-1][-1]:
        to, across = place_of(letter)
        keys += [DOWN if key == RIGHT else UP for key in count(row, to, len(LETTERS))]
        keys += [RIGHT if key == RIGHT else LEFT for key in count(column, across, COLUMNS)]
        keys.append(A)
        row, column = to, across
    return keys
