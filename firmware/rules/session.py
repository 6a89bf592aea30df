"""A game under way: the prompt that waits, the answers so far, undo, and what the journal is told.

The game so far is its setup and `log`: each answer with one byte before it, its length. Bit 7 of that is set where
something was set by hand: then the first byte is the player and the page (`player << 4 | page`). Undo drops the last
answer and plays the others again from the last checkpoint before it; a checkpoint is the game's own `save()` at the
start of a turn, or within a long one where the game rests (see `Game.rests`).
"""

from micropython import const
from rules.limits import ANSWER, PLAYERS
from rules.prompts import NOTICE, Refused

BY_HAND = 0x80
# The last checkpoints are kept for undo; of older ones, one in so many bytes of log (about 6 answers), and the wider
# apart the older they are. In all they take at most so many bytes, or are as few as it needs.
_RECENT = const(3)
_SPACING = const(20)
_WIDER = const(4)  # a quarter of their age
_MOST = const(4096)
_LEAST = const(4)
# Bytes of some 30 answers.
_LAST = const(96)
# A checkpoint within a turn is so many bytes behind the one before.
_REST = const(11)
# The round under way and two whole ones before it can always be undone.
BACK = 3
# The last 30 answers reach no farther back than that, in a round of eight players.
_BEFORE = const(5)


class Session:
    """Plays `game`, telling `journal` (or None) what it must keep. `prompt` is None when the game is over.

    `log` and `snapshots` (bytes of log played, saved game, where the last entry before it begins that was asked for)
    take up a game where the journal left it. A log that breaks a rule is played as far as it is legal; `dropped` is how
    many bytes were left out. The log begins at `position` (a saved game; b"" for the beginning of the game), where undo
    ends: `based` says that there was a before.
    """

    def __init__(self, game, journal=None, log=b"", snapshots=(), position=b""):
        self.game = game
        self.based = bool(position)
        if position:
            game.load(position)
        self._rounds = []  # number, and length of the log where it began: the last rounds
        self.journal = None
        self.log = bytearray()
        self.prompt = None
        # Whether it was something set by hand that was undone last.
        self.undid_hand = False
        self._turn = None
        self._began = 0  # bytes of log before the turn under way
        self._asked = -1  # the last entry that was asked for, not given for the player: where it begins; -1: unknown
        self._snapshot_at = 0
        self._kept = [(0, game.save(), -1)]  # the checkpoints, as `snapshots`
        if snapshots:
            self._kept.extend(snapshots)
            self._snapshot_at, saved, self._asked = snapshots[-1]
            self._began = self._snapshot_at
            self.game.load(saved)
            self.log = bytearray(log[: self._snapshot_at])
        self._next(None)
        self.dropped = len(log) - self._play(log, len(self.log))
        self.journal = journal

    # -- asking and answering

    def answer(self, answer):
        """Answer the waiting prompt. Raises Refused, and nothing has changed, where the rules do not allow it."""
        self.prompt.check(answer)
        if len(answer) > ANSWER:
            raise Refused("form")
        if self.prompt.kind == NOTICE:
            self._next(answer)
            return
        if not self.prompt.obvious:
            self._asked = len(self.log)
        self._append(len(answer), answer)
        if self.journal:
            self.journal.entry(answer)
        self._next(answer)

    def read(self):
        """Notices that wait count as read; return whether there were any."""
        waited = False
        while self.prompt and self.prompt.kind == NOTICE:
            self._next(b"")
            waited = True
        return waited

    def adjust(self, player, page, answer):
        """Set something of a player's sheet by hand (see `Game.adjust`). It is undone like an answer. Raises Refused.

        A notice that waits counts as read: the log does not say whether it was, and it may end a round. What can be set
        may be another then: who asks for it calls `read` before.
        """
        entry = bytes((player << 4 | page,)) + answer
        if len(entry) > ANSWER:
            raise Refused("form")
        self.read()
        self.game.adjust(player, page, answer)
        self._asked = len(self.log)
        self._append(BY_HAND | len(entry), entry)
        if self.journal:
            self.journal.entry(entry, True)
        if self.prompt:  # the step under way asks again, from the game as it is now
            self._next(None)

    def undo(self, through=False):
        """Take back the last answer or adjustment and return it; None where the log begins.

        `through`: what was answered for the player behind it as well (see `Prompt.obvious`).
        """
        dropped = None
        while self.log and (dropped is None or through and self.prompt and self.prompt.obvious):
            last = self._asked
            if last < 0 or not through:
                while len(self._kept) > 1 and self._kept[-1][0] >= len(self.log):
                    self._kept.pop()
                at = self._kept[-1][0]
                while at < len(self.log):
                    last = at
                    at += 1 + (self.log[at] & 0x7F)
            dropped = self._drop(last)
        return dropped

    def _drop(self, at):
        """Take back the entries from byte `at` of the log on; return the answer that the first of them was."""
        log = self.log
        behind = at + 1 + (log[at] & 0x7F)
        self.undid_hand = log[at] >= BY_HAND
        dropped = b"" if self.undid_hand else bytes(log[at + 1 : behind])
        count = 1
        while behind < len(log):
            count += 1
            behind += 1 + (log[behind] & 0x7F)
        while self._kept[-1][0] > at:
            self._kept.pop()
        start, saved, self._asked = self._kept[-1]
        kept = bytes(log[start:at])
        log[start:] = b""
        self._began = min(self._began, start)
        self.game.load(saved)
        journal, self.journal = self.journal, None
        self._next(None)
        self._play(kept, 0, False)
        self.journal = journal
        if journal:
            journal.undo(count)
        return dropped

    def rest(self):
        """Nobody presses: a checkpoint, if the last one is long ago and the turn can be gone on with from here. And the
        journal is offered the last one: to find what changed since the one before takes it 10 ms.
        """
        waits = self.prompt and self.prompt.kind != NOTICE
        if waits and len(self.log) - self._kept[-1][0] >= _REST and self.game.rests():
            self._keep()
        self._offer(*self._kept[-1])

    # -- how the game stands

    @property
    def begun(self):
        """How many bytes of log there were when the turn under way began, or the game was over."""
        return self._began if self.prompt else len(self.log)

    def standing(self):
        """The round (2 bytes), the leaders (a bit a player) and their points (1 byte or 3): see `read_standing`."""
        winners = self.game.winners()
        leaders = sum([1 << player for player in winners])
        points = self.game.total(winners[0])
        size = 1 if -128 <= points < 128 else 3
        points &= (1 << 8 * size) - 1
        return self.game.round.to_bytes(2, "little") + bytes((leaders,)) + points.to_bytes(size, "little")

    # -- where the log begins

    def bases(self):
        """Where the log may begin, what is best first: bytes of log before it, saved game (b"": the game's beginning).

        Where it begins now; before two whole rounds, so that undo reaches back so far; then later and later.
        """
        first = self._kept[0][1] if self.based else b""
        limit = self._rounds[-BACK][1] if len(self._rounds) >= BACK else 0
        before = [kept for kept in self._kept if 0 < kept[0] <= limit][-1:]
        after = [kept for kept in self._kept if 0 < kept[0] > limit]
        return [(0, first)] + [kept[:2] for kept in before + after]

    def recent(self, length):
        """The checkpoints of the last so many bytes of log, as `snapshots`."""
        return [kept for kept in self._kept if kept[0] and len(self.log) - kept[0] <= length] or self._kept[1:][-1:]

    def forget(self, length):
        """The log begins anew, `length` bytes (see `bases`) further on: what was before cannot be undone any more."""
        self.log = self.log[length:]
        self._kept = [(at - length, saved, max(-1, asked - length)) for at, saved, asked in self._kept if at >= length]
        self._began = max(0, self._began - length)
        self._asked = max(-1, self._asked - length)
        self._rounds = [(number, at - length) for number, at in self._rounds if at >= length]
        self.based = True
        self._snapshot_at = self._kept[-1][0]

    # -- playing

    def _append(self, head, answer):
        self.log.append(head)
        self.log.extend(answer)

    def _next(self, answer):
        """Send the answer (None: start) and wait at the next prompt, through the ends of turns."""
        if answer is None:
            self._turn = self.game.turn()
        while True:
            try:
                self.prompt = self._turn.send(answer)
                return
            except StopIteration:
                self.prompt = None
            if self.game.over:
                return
            self._began = len(self.log)
            self._keep()
            self._turn = self.game.turn()
            answer = None

    def _keep(self):
        """A checkpoint: keep it, and let go older ones."""
        kept = self._kept
        length = len(self.log)
        if kept[-1][0] == length and len(kept) > 1:
            kept.pop()  # kept already, before the answer that was undone
        kept.append((length, self.game.save(), self._asked))
        self._note_round()
        self._thin_out(length)

    def _offer(self, length, saved, asked):
        """Offer a checkpoint to the journal, if it is far enough from the last one that it was offered: behind it, or
        before it, when that was taken back and counts no more.
        """
        if self.journal and abs(length - self._snapshot_at) >= self.game.SPACING:
            self._snapshot_at = length
            self.journal.snapshot(self, length, saved, asked)

    def _thin_out(self, length):
        """Let go checkpoints that stand too close for their age, and if they still take too much room the oldest."""
        kept = self._kept
        i = 1
        while i < len(kept) - _RECENT:
            before = kept[i - 1][0]
            if kept[i + 1][0] - before < max(_SPACING, (length - before) // _WIDER):
                kept.pop(i)
            else:
                i += 1
        # However long they are: the beginning, one where the log may begin (see `bases`) and that 30 answers
        # do not reach back to, one that will be that when the rounds have passed it, the last.
        limit = self._rounds[-_BEFORE][1] if len(self._rounds) >= _BEFORE else length
        while len(kept) > _LEAST and sum([len(saved) for _, saved, _ in kept]) > _MOST:
            kept.pop(1 if kept[2][0] <= limit else -2)

    def _note_round(self):
        """Note where a round began."""
        rounds = self._rounds
        while rounds and rounds[-1][1] >= len(self.log):
            rounds.pop()
        if not rounds or rounds[-1][0] != self.game.round:
            rounds.append((self.game.round, len(self.log)))
        if len(rounds) > 2 * BACK:
            rounds.pop(0)

    def _play(self, log, at, doubted=True):
        """Play recorded answers from `at` on; return where the legal part ends. Those that were checked when they were
        given need not be `doubted`.
        """
        while at < len(log):
            head = log[at]
            end = at + 1 + (head & 0x7F)
            answer = bytes(log[at + 1 : end])
            try:
                if end > len(log) or head == BY_HAND:
                    break
                if head & BY_HAND:
                    self.adjust(answer[0] >> 4, answer[0] & 15, answer[1:])
                else:
                    self.read()
                    if not self.prompt or len(answer) > ANSWER:
                        break
                    # As `answer` does, one call less deep: the start of a game lies deeper than its play.
                    if doubted:
                        self.prompt.check(answer)
                    if not self.prompt.obvious:
                        self._asked = len(self.log)
                    self._append(head, answer)
                    self._next(answer)
            except Refused:
                break
            at = end
        return at


def is_standing(standing, count):
    """Whether bytes are a standing of so many players."""
    return len(standing) in (4, 6) and 0 < standing[2] < 1 << count


def read_standing(standing):
    """The round, the leaders as bytes of their numbers, and their points, of what `Session.standing` gave."""
    points = int.from_bytes(standing[3:], "little")
    bits = 8 * len(standing) - 24
    leaders = bytes([player for player in range(PLAYERS) if standing[2] >> player & 1])
    return standing[0] | standing[1] << 8, leaders, points - (points >> bits - 1 << bits)
