"""Undo: the log of a game, the checkpoints along it, and the replay from one of them."""

from engine.history.checkpoint import Checkpoint
from engine.history.log import Log
from engine.history.redo import Redo, question_of
from engine.limits import ANSWER
from engine.prompts import NOTICE, Refused
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from engine.engine import Playable
    from engine.history.redo import Step
    from engine.prompts import Prompt
    from engine.prompts.prompt import Steps

    # One undo: how many bytes of log it left, and the entries that it removed.
    Undone: TypeAlias = tuple[int, bytes]

# Keep the newest checkpoints, and of older ones one per _SPACING bytes of log (about 6 answers), wider apart the older
# they are. Together they take at most _MAX_SAVED_BYTES, or are as few as _MIN_CHECKPOINTS.
_RECENT = const(3)
_SPACING = const(20)
_AGE_PER_SPACING = const(4)  # a quarter of their age
_MAX_SAVED_BYTES = const(4096)
_MIN_CHECKPOINTS = const(4)
# The current round and two whole ones before it can always be undone.
_ROUNDS = const(3)
# In a round of eight players the last 30 answers reach back no further than this.
_ROUNDS_OF_30_ANSWERS = const(5)


class History:
    """A game, its log, and the checkpoints along it: the part of a Dialogue that replays.

    prompt: waits for an answer; None: the game is over
    entries: the Log
    checkpoints: the oldest first. The log begins at the first one, and undo ends there.
    based: the log begins later than the game
    """

    _turn: "Steps"

    def __init__(self, game: "Playable", log: bytes, checkpoints: "Sequence[Checkpoint]", position: bytes) -> None:
        self.game = game
        self.based = bool(position)
        if position:
            game.load(position)
        self.prompt: "Prompt | None" = None
        self.redo = Redo()
        self.entries = Log(log)
        self.checkpoints = [Checkpoint(0, game.save())]
        if checkpoints:
            self.checkpoints.extend(checkpoints)
            game.load(checkpoints[-1].saved)
        self._rounds: "list[tuple[int, int]]" = []  # (number, length of the log at its beginning)
        self._began = self.checkpoints[-1].length  # bytes of log before the current turn
        self._opened = -1  # the same, if the beginning of the turn was played or loaded; else -1
        self._played = 0  # bytes of log
        self._asked = -1  # byte of log at which the last entry begins that was not answered automatically

    @property
    def log(self) -> bytearray:
        """The bytes of the log."""
        return self.entries.data

    def read(self) -> bool:
        """Confirm the notices that wait; return whether there were any."""
        waited = False
        while self.prompt and self.prompt.kind == NOTICE:
            self._next(b"")
            waited = True
        return waited

    # -- the beginning of the log

    def rebase_points(self) -> "list[Checkpoint]":
        """Return the Checkpoints at which the log can begin, the best first (saved b"": the beginning of the game).

        The first is the current beginning. The next is the last one before two whole rounds, so that undo reaches back
        that far. Later and later ones follow.
        """
        checkpoints = self.checkpoints
        first = Checkpoint(0, checkpoints[0].saved if self.based else b"")
        limit = self._rounds[-_ROUNDS][1] if len(self._rounds) >= _ROUNDS else 0
        before = [checkpoint for checkpoint in checkpoints if 0 < checkpoint.length <= limit][-1:]
        return [first] + before + [checkpoint for checkpoint in checkpoints if checkpoint.length > limit]

    def recent(self, length: int) -> "list[Checkpoint]":
        """Return the checkpoints from which the entries of the last `length` bytes of log are replayed.

        The first of them is before these, unless that is the beginning.
        """
        checkpoints = self.checkpoints[1:]
        before = len(self.log) - length
        while len(checkpoints) > 1 and checkpoints[1].length <= before:
            checkpoints.pop(0)
        return checkpoints

    def rebase(self, length: int) -> None:
        """Drop the first `length` bytes of log (see `rebase_points`). Nothing before can be undone any more."""
        self.entries.drop(length)
        self.checkpoints = [at.rebased(length) for at in self.checkpoints if at.length >= length]
        self._played -= length
        self._began = max(0, self._began - length)
        self._opened = max(-1, self._opened - length)
        self._asked = max(-1, self._asked - length)
        self._rounds = [(number, at - length) for number, at in self._rounds if at >= length]
        self.based = True

    # -- playing

    def _go_back(self, length: int) -> None:
        """Load the last checkpoint within `length` bytes of log, and start from it."""
        checkpoints = self.checkpoints
        while checkpoints[-1].length > length:
            checkpoints.pop()
        self.game.load(checkpoints[-1].saved)
        self._start()

    def _start(self) -> None:
        """Start from the last checkpoint, which the game has loaded."""
        self._played = self.checkpoints[-1].length
        self._asked = self.checkpoints[-1].asked
        self._began = min(self._began, self._played)
        self._opened = -1 if self.game.step else self._played
        self._next(None)

    def _next(self, answer: "bytes | None") -> None:
        """Send the answer (None: start the turn) and wait at the next prompt, through the ends of turns."""
        if answer is None:
            self._turn = self.game.turn()
        while True:
            try:
                self.prompt = next(self._turn) if answer is None else self._turn.send(answer)
                return
            except StopIteration:
                self.prompt = None
            if self.game.over:
                return
            self._began = self._opened = self._played
            self._keep()
            self._turn = self.game.turn()
            answer = None

    def _ask_again(self, played: int) -> None:
        """Restart the current step with the game as something set by hand has left it."""
        self._asked = self._played
        self._played = played
        if self.prompt:
            self._next(None)

    def _set_by_hand(self, player: int, page: int, answer: bytes) -> None:
        """Refuse: nothing can be set by hand except in a game."""
        raise Refused("form")

    def _play(self, parted: int, noted: int = -1) -> "list[Step]":
        """Replay the rest of the log as far as it is legal.

        parted: byte of log from which on entries are new: they are checked, and take what they replace off the redo
            stack. Those before were checked when they were given.
        noted: byte of log from which on the entries are returned as steps of redo; -1: none
        """
        steps = []
        try:
            for answer, by_hand in self.entries.entries(self._played):
                if len(answer) > ANSWER or by_hand and not answer:
                    break
                at = self._played
                end = at + 1 + len(answer)
                self.read()
                if by_hand:
                    self._set_by_hand(answer[0] >> 4, answer[0] & 15, answer[1:])
                    self._ask_again(end)
                    continue
                prompt = self.prompt
                if not prompt:
                    break
                if at >= parted:
                    prompt.check(answer)
                # As in `Dialogue.answer`, but one call less deep: starting a game nests deeper than playing it.
                if not prompt.auto_answer:
                    self._asked = at
                    if at >= parted and self.redo:
                        self.redo.answered(question_of(self.game, prompt), prompt, answer)
                    if 0 <= noted <= at:
                        steps.append((question_of(self.game, prompt), answer))
                self._played = end
                self._next(answer)
        except Refused:
            pass
        return steps

    # -- checkpoints

    def _keep(self) -> None:
        """Add a checkpoint here, and drop older ones."""
        checkpoints = self.checkpoints
        length = self._played
        if checkpoints[-1].length == length and len(checkpoints) > 1:
            checkpoints.pop()  # from before the answer that was undone
        checkpoints.append(Checkpoint(length, self.game.save(), self._asked))
        self._note_round(length)
        self._thin_out(length)

    def _thin_out(self, length: int) -> None:
        """Drop checkpoints that are too close for their age, and the oldest while all take too much room."""
        checkpoints = self.checkpoints
        i = 1
        while i < len(checkpoints) - _RECENT:
            before = checkpoints[i - 1].length
            if checkpoints[i + 1].length - before < max(_SPACING, (length - before) // _AGE_PER_SPACING):
                checkpoints.pop(i)
            else:
                i += 1
        # Whatever their size, keep: the beginning; one at which the log can begin (see `rebase_points`), further back
        # than the last 30 answers; one that will serve for that in later rounds; the last.
        limit = self._rounds[-_ROUNDS_OF_30_ANSWERS][1] if len(self._rounds) >= _ROUNDS_OF_30_ANSWERS else length
        while len(checkpoints) > _MIN_CHECKPOINTS and sum([len(at.saved) for at in checkpoints]) > _MAX_SAVED_BYTES:
            checkpoints.pop(1 if checkpoints[2].length <= limit else -2)

    def _note_round(self, length: int) -> None:
        """Note the beginning of a round."""
        rounds = self._rounds
        while rounds and rounds[-1][1] >= length:
            rounds.pop()
        if not rounds or rounds[-1][0] != self.game.round:
            rounds.append((self.game.round, length))
        if len(rounds) > 2 * _ROUNDS:
            rounds.pop(0)


def reachable(
    undone: "list[Undone]", checkpoints: "Sequence[Checkpoint]"
) -> "tuple[list[Undone], Sequence[Checkpoint]]":
    """Return the undos that can be replayed from one of the checkpoints, and the checkpoints before all of these."""
    while undone and checkpoints:
        least = min([at for at, _ in undone])
        before = [checkpoint for checkpoint in checkpoints if checkpoint.length <= least]
        if before:
            return undone, before
        undone = undone[1:]
    return undone, checkpoints


def lines_of(log: bytes, undone: "Sequence[Undone]") -> "list[tuple[bytes, int]]":
    """Return the log before each undo and the length that remained; then the log as it is, with its length."""
    lines = [(log, len(log))]
    for at, tail in reversed(undone):
        lines.insert(0, (lines[0][0][:at] + tail, at))
    return lines
