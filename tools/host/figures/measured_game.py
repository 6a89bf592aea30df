"""The presses that are measured: a whole game with looks at everything on the way.

After some turns each page of the menu is opened, of Adjust, of the settings; at the end all of the standings, then
the list of finished games. Each press knows from which kind of screen it led to which.
"""

from collections.abc import Callable, Sequence
from typing import Any

from host.device import in_memory
from host.pilot.pilot import Recorded
from host.recorded.transcript import Replay, Transcript
from host.storage.flash import SIZE

from app import App
from engine.prompts import CHOOSE, COUNTERS, PLACE
from input.keys import DOWN, LEFT, RIGHT, UP, A, B

PAGES = 14  # more than any screen has
LISTS = ("menu", "settings", "adjust")  # rows of these are opened one by one
CODE = "code"  # the kind of a page of the end that a camera reads
UNDONE = 30  # answers to undo after a start
HOLD = 2  # repeats as long as MENU has to be held


class MeasuredGame(Recorded):
    """Play a Transcript. `kinds` has for each press the kinds of screen before and after it.

    `again` are the turns after which all is looked at; None: after the first, in the middle and before the last one.
    """

    def __init__(self, transcript: Transcript, again: Sequence[int] | None = None, language: str = "en") -> None:
        self.kinds: list[tuple[str, str]] = []
        last = len(transcript.units) - 1
        self._again = {1, last // 2, last} if again is None else set(again)
        super().__init__(transcript, language, from_power_on=True)

    def press(self, key: int, repeats: int = 0) -> int:
        before = self._kind()
        held = super().press(key, repeats)
        self.kinds.append((before, self._kind()))
        return held

    def play(self, each_turn: Callable[[int, list[str]], None] | None = None) -> Any:
        """See Recorded."""

        def look(number: int, pressed: list[str]) -> None:
            if each_turn:
                each_turn(number, pressed)
            if number in self._again and self.session.prompt:
                self.look_at_all()

        return super().play(look)

    def play_to_the_list(self, each_turn: Callable[[int, list[str]], None] | None = None) -> None:
        """See Recorded; then look at the list of finished games, from home."""
        super().play_to_the_list(each_turn)
        if not self.app.session:
            labels = [row.label for row in self.app.screen.prompt.rows]
            for _ in range(labels.index("finished_games")):
                self.press(DOWN)
            for key in (A, A, LEFT, B, B, UP, A, B, B):
                self.press(key)

    def look_at_all(self) -> None:
        """Open the menu and everything in it, and come back to the same prompt."""
        prompt = self.app.screen.prompt
        policy = self.app.screen.policy()
        self.press(policy.menu_key, HOLD if policy.menu_held else 0)
        self._look([])
        while self.app.screen.prompt is not prompt:
            self.press(B)

    def _look(self, above: list[object]) -> None:
        """Look at this screen and what it leads to, and go back by B to the one above."""
        here = self._place()
        prompt = getattr(self.app.screen, "prompt", None)
        if prompt and prompt.kind == CHOOSE and prompt.what in LISTS:
            rows = len(prompt.rows)
            for row in range(rows):
                if prompt.rows[row].label == "leave":
                    break
                if prompt.rows[row].label != "undo_turn":
                    self.press(A)
                    self._look([*above, here])
                if self._place() != here:
                    return
                if row + 1 < rows:
                    self.press(DOWN)
        elif prompt and prompt.kind == COUNTERS:
            for key in (DOWN, DOWN, UP):
                self.press(key)
        else:
            seen = {self.pictures[-1]}
            for _ in range(PAGES):
                self.press(RIGHT if prompt is None or prompt.kind == PLACE else DOWN)
                if self.pictures[-1] in seen:
                    break
                seen.add(self.pictures[-1])
        while above and self._place() not in above:
            self.press(B)
        if above and self._place() == here:
            self.press(B)

    def _place(self) -> tuple[object, object]:
        prompt = getattr(self.app.screen, "prompt", None)
        return (prompt.what, prompt.player) if prompt else (type(self.app.screen), None)

    def _kind(self) -> str:
        name = type(self.app.screen).__name__.removesuffix("Screen").lower()
        what = getattr(getattr(self.app.screen, "prompt", None), "what", None)
        if self.app.screen.contrast is not None:
            return CODE
        if what in ("quipu", "menu"):
            return "home" if what == "quipu" else "menu"
        return name


class Start:
    """Pictures after the next start: `home`, `resumed` (after A there), `undone` (after each B then).

    `flash` is a file with the flash of a board on which the game was left.
    """

    flash = ""

    def look_ahead(self, store: in_memory.Store) -> None:
        """Start with a copy of the store."""
        display, keys, clock = in_memory.Display(), in_memory.Keys(), in_memory.Clock()
        app = App(display, keys, clock, store.copy())
        pictures = [bytes(display.picture)]
        for key in [A] + [B] * UNDONE:
            in_memory.press(app, keys, clock, key)
            pictures.append(bytes(display.picture))
        self.home, self.resumed, *self.undone = pictures
        if self.resumed == self.home:
            raise RuntimeError("the game was not taken up again")


class Resumed(MeasuredGame, Start):
    """A measured game that ends before its last turn, after `at` presses."""

    def __init__(self, game: Transcript, again: Sequence[int] | None = (1,)) -> None:
        super().__init__(game, again)
        last = len(game.units) - 1
        stores: list[in_memory.Store] = []
        self.play_to_the_list(lambda number, _: stores.append(self.store.copy()) if number == last else None)
        self.at = self.turns[last]
        self.look_ahead(stores[0])


class Kept(Start):
    """A game without key presses that ends before its last turn; `region` has its flash."""

    def __init__(self, game: Transcript) -> None:
        played = Recorded(game)
        autosave = played.app.autosave

        def enter(_: object, answer: bytes) -> None:
            played.session.answer(answer)
            autosave.flush_idle()

        replay = Replay(game, played.session, enter)
        for number, unit in enumerate(game.units[:-1], 1):
            replay.play_unit(number, unit)
        self.region = played.store.read(0, SIZE)
        self.look_ahead(played.store)
