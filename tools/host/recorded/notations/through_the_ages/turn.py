"""A turn of Through the Ages as a recorded game has it, asked prompt by prompt; and the last events."""

from typing import Any

from host.recorded import notation
from host.recorded.fields import shown as quoted
from host.recorded.notations.through_the_ages import boards

from engine.limits import VALUE
from rules.through_the_ages.board import MILITARY_ACTIONS

KEYS = ("player", "changes", "military_left", "age_ends", "age_ends_after")

# The keys that say when an age ends: before all changes, or after a number of them.
AT_ONCE, AFTER = "age_ends", "age_ends_after"


def has_ended(game: Any) -> bool:
    """Return whether all turns are over and only the last events remain."""
    return game.STEPS[game.step] in ("resolve_last_events", "score_last_events")


class Changes:
    """Entries of `changes` or `final`: each a field of the board, by how much, and whose (`player`: where not said)."""

    def __init__(self, game: Any, fields: list[Any], names: Any, player: int | None) -> None:
        self.game = game
        self.names = names
        self.left = [self._read(field, player) for field in fields]

    def _read(self, field: Any, by_default: int | None) -> tuple[Any, int, int, int]:
        parts = field.items()
        if len(parts) != 3 and (by_default is None or len(parts) != 2):
            due = "3" if by_default is None else "2 or 3"
            raise field.error(f"{quoted(field.value)} has {len(parts)} items, {due} due")
        row, by = parts[0].word(boards.names(self.game), "field"), parts[1].number(-VALUE, VALUE)
        player: Any = parts[2].number(0, self.game.count - 1) if len(parts) == 3 else by_default
        return field.of(self.names[player]) if by_default is None else field, row, by, player

    def answer(self, prompt: Any) -> Any:
        """The answer that does the next of them that changes anything; None: no more do. Raises TranscriptError."""
        while self.left:
            field, row, by, player = self.left.pop(0)
            change = self.change(field, row, by, player)
            if change:
                return prompt.encode_change(row, change, player)
        return None

    def finish(self) -> None:
        """Refuse a change that nothing asked for."""
        for field, row, by, _ in self.left:
            if by:
                raise field.error("given, but nothing asks for it", boards.name(self.game, row))

    def is_locked(self, row: int) -> bool:
        """Return whether nothing can change a row now."""
        return bool(self.game.only_takes_cards())

    def change(self, field: Any, row: int, by: int, player: int) -> int:
        """By how much a row can be changed, as a track stops at its ends. Raises TranscriptError."""
        if by and self.is_locked(row):
            raise field.error("no changes in round 1, where cards are only taken", boards.name(self.game, row))
        board = self.game.boards[player]
        shown = board.SHOWN[row]
        value, most = board.value(shown), board.most(shown)
        to: int = max(0, min(value + by, most))
        if to != value + by and not board.is_track(shown):
            more = f"{by} more, {most - value} possible"
            raise field.error(more if by > 0 else f"{-by} taken, {self.names[player]} has {value}", board.LABELS[shown])
        return to - value


class Turn(notation.Turn):
    """One turn of the file, read whole and its words and types checked, then asked prompt by prompt."""

    KEYS = KEYS
    CHANGES: Any = Changes

    def __init__(self, game: Any, field: Any, names: Any) -> None:
        notation.Turn.__init__(self, game, field, names)
        if has_ended(game):
            raise field.error("the last turn has been played", "turns")
        given = self.fields["changes"].items() if "changes" in self.fields else []
        self.ends = self._end_of_age(len(given))
        after = self.fields[AFTER].value if self.ends == AFTER else 0 if self.ends else len(given)
        # The changes before the end of the age, or all of them; and those after it.
        self.changes = self.CHANGES(game, given[:after], names, game.current)
        self.later = self.CHANGES(game, given[after:], names, game.current)
        self.unused = self.fields["military_left"].number() if "military_left" in self.fields else 0
        self.board = game.active()
        game.left = self.unused  # nobody is asked for them

    def _end_of_age(self, changes: int) -> str:
        """The key that says that an age ends in this turn of so many changes; "": none does."""
        ends = AT_ONCE in self.fields and self.fields[AT_ONCE].truth()
        if AFTER not in self.fields:
            return AT_ONCE if ends else ""
        self.fields[AFTER].number(1, changes)
        if ends:
            raise self.fields[AFTER].error("given, but the age has ended before")
        return AFTER

    def answer(self, prompt: Any) -> Any:
        if prompt.what == "military_left":
            return prompt.encode(self.unused)
        if prompt.what in ("list_setup", "last_events"):
            return prompt.encode_action()
        change = self.changes.answer(prompt)
        if not change and self.ends:
            ends, self.ends = self.ends, ""
            self.changes = self.later
            if "age_ends" not in prompt.actions:
                raise self.fields[ends].error("no age can end in this turn")
            return prompt.encode_action(prompt.actions.index("age_ends"))
        there = self.board.counts[MILITARY_ACTIONS]  # by now it may be the next player's turn
        if not change and self.unused > there:
            raise self.fields["military_left"].error(f"{self.unused} given, {there} there")
        return change or prompt.encode_action()

    def finish(self) -> None:
        """All that a turn may say was asked for, or checked, before its end."""


class Final:
    """The changes by the last events."""

    CHANGES: Any = Changes

    def __init__(self, game: Any, field: Any, names: Any) -> None:
        if not has_ended(game):
            raise field.error("given, but the game is not over")
        self.changes = self.CHANGES(game, field.items(), names, None)

    def answer(self, prompt: Any) -> Any:
        return self.changes.answer(prompt) or prompt.encode_action()

    def finish(self) -> None:
        self.changes.finish()
