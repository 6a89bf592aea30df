"""A game under way: the prompt that waits, the answers so far, undo and redo.

A game so far is its setup and its log. Undo removes the last entry of the log and replays the others from the last
checkpoint before it (see undo.py). Redo offers the removed answers again (see redo.py).
"""

from engine.history.log import Log
from engine.history.redo import question_of
from engine.history.summary import summary_of
from engine.history.undo import History, lines_of, reachable
from engine.limits import ANSWER
from engine.prompts import NOTICE, Refused
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.engine import Playable
    from engine.game import Game
    from engine.history.checkpoint import Checkpoint
    from engine.history.undo import Undone
    from engine.parts import Label
    from engine.prompts import Prompt

# Bytes of log from one checkpoint to the next within a turn.
_IDLE_SPACING = const(11)


class Dialogue(History):
    """Play a game, or ask what comes before one: take answers, undo and redo them.

    Only `answer`, `Session.adjust`, `undo` and `undo_turn` change the log.

    adjusted: the last change by hand, as a prompt and its answer, until a toast shows it; None: no change
    log, checkpoints: resume a game from these; the oldest checkpoint first. Play stops at the first illegal entry, and
        `dropped` is the number of bytes after that.
    position: a saved game that the log begins at, where undo ends; b"": the beginning of the game
    undone: the last undos, each as (bytes of log before it, the entries that it removed). They rebuild the redo stack.
    """

    adjusted: "tuple[Prompt, bytes] | None" = None

    def __init__(
        self,
        game: "Playable",
        log: bytes = b"",
        checkpoints: "Sequence[Checkpoint]" = (),
        position: bytes = b"",
        undone: "Sequence[Undone]" = (),
    ) -> None:
        undone, checkpoints = reachable(list(undone), checkpoints)
        History.__init__(self, game, log, checkpoints, position)
        # Called after each change of the log by an answer, an adjustment or undo; None: nobody saves it.
        self.on_change: "Callable[[], None] | None" = None
        # Whether the last undo took back something set by hand.
        self.undid_hand = False
        self._start()
        # Replay the log as it was before each undo, from the place at which it parted from the one before; then the log
        # as it is. This is all in one call, because starting a game nests deeper than playing it.
        parted = self._played
        for line, left in lines_of(log, undone):
            self.entries = Log(line)
            if min(parted, left) < self._played:
                self._go_back(min(parted, left))
            self.redo.push(self._play(parted, left))
            parted = left
        self.redo.lost = False  # the players know
        self.dropped = len(log) - self._played
        if self.dropped:
            self.entries.pop(self._played)

    # -- asking and answering

    def answer(self, answer: bytes) -> None:
        """Answer the waiting prompt. If the rules don't allow it, raise Refused and change nothing."""
        prompt = self.prompt
        if not prompt:
            raise Refused("form")
        prompt.check(answer)
        if len(answer) > ANSWER:
            raise Refused("form")
        if prompt.kind == NOTICE:
            self._next(answer)
            return
        if self.redo and not prompt.auto_answer:
            self.redo.answered(question_of(self.game, prompt), prompt, answer)
        self.entries.append(answer)
        if not prompt.auto_answer:
            self._asked = self._played
        self._played = len(self.log)
        self._next(answer)
        if self.on_change:
            self.on_change()

    def redo_answer(self) -> "bytes | None":
        """Return what was answered to the waiting prompt before undo, if that is legal; None: nothing."""
        if not self.redo or not self.prompt or self.prompt.kind == NOTICE:
            return None
        return self.redo.answer(question_of(self.game, self.prompt), self.prompt)

    def undo(self, through: bool = False, silent: bool = False) -> "bytes | None":
        """Take back the last answer or adjustment, put it on the redo stack, and return it (None: the log is empty).

        through: take back automatic answers after it as well. Notices before the question are confirmed.
        silent: don't report the change.
        """
        taken = None
        while self.log and (taken is None or through and self.prompt and self.prompt.auto_answer):
            checkpoints = self.checkpoints
            at = self._asked
            if at < 0 or not through:
                while len(checkpoints) > 1 and checkpoints[-1].length >= len(self.log):
                    checkpoints.pop()
                at = self.entries.last(checkpoints[-1].length)
            taken, self.undid_hand = self.entries.pop(at)
            self._go_back(at)
            self._play(at)
        if taken is None:
            return None
        self.read()
        if self.on_change and not silent:
            self.on_change()
        if self.undid_hand:
            return b""
        if self.prompt and not self.prompt.auto_answer and self.prompt.repeated(taken) == taken:
            self.redo.push([(question_of(self.game, self.prompt), taken)])
        return taken

    def undo_turn(self, before: bool = False) -> None:
        """Take back the current turn; with `before` the one before it, if nothing was answered in this one."""
        if before:
            self.undo(through=True, silent=True)
        at = self._opened
        if 0 <= at < len(self.log) and not any([by_hand for _, by_hand in self.entries.entries(at)]):
            # At once: one by one, a long turn would be replayed once per answer.
            self._go_back(at)
            steps = self._play(len(self.log), at)
            self.entries.pop(at)
            self._go_back(at)
            self._play(at)
            self.read()
            self.redo.push(steps)
            self.undid_hand = False
        while self.log and (self._opened != len(self.log) or not self.prompt):  # a turn that only reports is none
            self.undo(through=True, silent=True)
        if self.on_change:
            self.on_change()

    @property
    def begun(self) -> int:
        """The bytes of log at which the current turn began, or the game was over."""
        return self._began if self.prompt else len(self.log)


class Session(Dialogue):
    """Play a game, with all that only a game has: sheets to set by hand, standings, a position within a turn."""

    game: "Game"
    # The checklist seen last, in which turn, and which of its lines are ticked.
    ticked: "tuple[tuple[object, ...], bytearray]" = (), bytearray()

    if _TYPE_CHECKING:  # it is Dialogue's, which takes less than a game

        def __init__(
            self,
            game: Game,
            log: bytes = b"",
            checkpoints: Sequence[Checkpoint] = (),
            position: bytes = b"",
            undone: Sequence[Undone] = (),
        ) -> None: ...

    def adjust(self, player: int, page: int, answer: bytes) -> None:
        """Set something of a player's sheet by hand (see `Game.adjust`). Undo takes it back. Raise Refused.

        Notices that wait are confirmed first: the log doesn't say whether they were, and they may end a round. That can
        change what may be set, so call `read` before you ask for it.
        """
        entry = bytes((player << 4 | page,)) + answer
        if len(entry) > ANSWER:
            raise Refused("form")
        self.read()
        self.game.adjust(player, page, answer)
        self.entries.append(entry, True)
        self._ask_again(len(self.log))
        if self.on_change:
            self.on_change()

    def _set_by_hand(self, player: int, page: int, answer: bytes) -> None:
        """See History."""
        self.game.adjust(player, page, answer)

    def add_idle_checkpoint(self) -> None:
        """Add a checkpoint within a long turn, where the game can be saved. Call it while idle."""
        waits = self.prompt and self.prompt.kind != NOTICE
        if waits and len(self.log) - self.checkpoints[-1].length >= _IDLE_SPACING and self.game.can_save():
            self._keep()

    def last_turns(self) -> "list[Sequence[Label]]":
        """Return what happened in each player's last turn, as labels.

        A position doesn't have that. After undo or a power cut, play the turns since the round before again, in a game
        of its own, so nothing entered here is lost. Read its last notices, because a turn only ends after them.
        """
        game = self.game
        if all(game.last_turns):
            return game.last_turns
        # A position begins with its round, see `Engine.save`.
        before = [at for at in self.checkpoints if at.length and at.saved[0] | at.saved[1] << 8 < game.round - 1]
        again = Session(type(game)(game.count, game.answers), bytes(self.log), before[-1:], self.checkpoints[0].saved)
        if self.prompt and self.prompt.kind != NOTICE:
            again.read()
        return again.game.last_turns

    def whose_turn(self) -> "int | None":
        """Return the player whose turn `undo_turn` takes back: the one before, if nothing was answered in this one.

        None: the turn is not that of one player.
        """
        game = self.game
        if game.count == 1 or not self.prompt or self.prompt.player != game.current:
            return None
        if self.begun == len(self.log):
            before = [at for at in self.checkpoints if at.length < len(self.log)]
            if before:
                game = type(game)(game.count, game.answers)
                game.load(before[-1].saved)
        return game.current

    def summary(self) -> bytes:
        """Return the standings of the game as they are now, see `summary_of`."""
        return summary_of(self.game)
