"""A game under way: the prompt that waits, the answers so far, and undo.

The game so far is its setup and its log. Undo drops the last entry of that and plays the others again from the last
checkpoint before it (see checkpoint.py).
"""

from micropython import const
from rules.checkpoint import Checkpoint
from rules.limits import ANSWER, PLAYERS
from rules.log import Log
from rules.offers import Offers, entry, head_of
from rules.parts import signed, signed_bytes
from rules.prompts import NOTICE, Refused

# The last checkpoints are kept for undo; of older ones, one in so many bytes of log (about 6 answers), and the wider
# apart the older they are. In all they take at most so many bytes, or are as few as it needs.
_RECENT = const(3)
_SPACING = const(20)
_WIDER = const(4)  # a quarter of their age
_MOST = const(4096)
_LEAST = const(4)
# A checkpoint within a turn is so many bytes after the one before.
_REST = const(11)
# The round under way and two whole ones before it can always be undone.
_ROUNDS = const(3)
# The last 30 answers reach no farther back than that, in a round of eight players.
_BEFORE = const(5)


class Session:
    """Plays `game`. prompt: what waits for an answer; None when the game is over. entries: the Log.

    `log` (bytes) and `checkpoints`, the oldest first, take up a game where it was left. A log that breaks a rule is
    played as far as it is legal; `dropped` is how many bytes were left out. The log begins at `position` (a saved game;
    b"" for the beginning of the game), where undo ends: `based` says that there was a before. `undone` are the last
    times that entries were taken back, each as (bytes of log that were left, the entries): what of that is offered
    again is found out anew.
    """

    def __init__(self, game, log=b"", checkpoints=(), position=b"", undone=()):
        self.game = game
        self.based = bool(position)
        if position:
            game.load(position)
        self.prompt = None
        # Whether it was something set by hand that was undone last.
        self.undid_hand = False
        # What was taken back, as far as it is offered again.
        self.offers = Offers()
        self._noted = None  # entries of offers that playing gathers, or None
        self._first = 0  # from that byte of log on it lets go of those it meets
        self.entries = Log(log)
        self.checkpoints = [Checkpoint(0, game.save())]
        undone = list(undone)
        while undone and checkpoints:
            # Those before all that was taken back; what lies before all of them is let go of.
            least = min([at for at, _ in undone])
            before = [checkpoint for checkpoint in checkpoints if checkpoint.length <= least]
            if before:
                checkpoints = before
                break
            undone.pop(0)
        if checkpoints:
            self.checkpoints.extend(checkpoints)
            game.load(checkpoints[-1].saved)
        self._rounds = []  # number, and length of the log where it began: the last rounds
        self._turn = None
        self._began = self.checkpoints[-1].length  # bytes of log before the turn under way
        self._opened = -1  # the same, of a turn whose beginning was played or loaded; -1: unknown
        self._start()
        logs = [log]
        for at, tail in reversed(undone):
            logs.insert(0, logs[0][:at] + tail)
        # All in this one call: the start of a game lies deeper than its play.
        for i, (at, tail) in enumerate(undone):
            self.entries = Log(logs[i][:at])
            if at < self._played:
                self._go_back()
            self._play(True)
            self.entries.extend(tail)
            self._noted = bytearray()
            self._play(True)
            self.offers.push(self._noted)
            self._noted = None
            self.entries = Log(log[:at] if i + 1 == len(undone) else logs[i + 1][:at])
            self._first = at
            self._go_back()
            self._play(False)
        self.entries = Log(log)
        self._play(True)
        self.offers.gone = False  # that was told
        self.dropped = len(log) - self._played
        if self.dropped:
            self.entries.pop(self._played)

    @property
    def log(self):
        """The bytes of the log."""
        return self.entries.data

    # -- asking and answering

    def answer(self, answer):
        """Answer the waiting prompt. Raises Refused, and nothing has changed, where the rules do not allow it."""
        self.prompt.check(answer)
        if len(answer) > ANSWER:
            raise Refused("form")
        if self.prompt.kind == NOTICE:
            self._next(answer)
            return
        if self.offers.data and not self.prompt.obvious:
            self.offers.given(head_of(self.game, self.prompt), self.prompt, answer)
        self.entries.append(answer)
        if not self.prompt.obvious:
            self._asked = self._played
        self._played = len(self.log)
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
        self.entries.append(entry, True)
        self._ask_again(len(self.log))

    def offered(self):
        """What was answered to the waiting prompt before it was taken back, and is legal; None: nothing."""
        if not self.offers.data or not self.prompt or self.prompt.kind == NOTICE:
            return None
        return self.offers.answer(head_of(self.game, self.prompt), self.prompt)

    def undo(self, through=False):
        """Take back the last answer or adjustment and return it; None where the log begins. It is offered again.

        `through`: what was answered for the player after it as well (see `Prompt.obvious`). Notices that wait before
        the question count as read.
        """
        taken = None
        while self.log and (taken is None or through and self.prompt and self.prompt.obvious):
            checkpoints = self.checkpoints
            at = self._asked
            if at < 0 or not through:
                while len(checkpoints) > 1 and checkpoints[-1].length >= len(self.log):
                    checkpoints.pop()
                at = self.entries.last(checkpoints[-1].length)
            taken, self.undid_hand = self.entries.pop(at)
            self._go_back()
            self._play(False)
        if taken is None:
            return None
        self.read()
        if self.undid_hand:
            return b""
        if self.prompt and not self.prompt.obvious:
            self.offers.push(entry(head_of(self.game, self.prompt), taken))
        return taken

    def undo_turn(self, before=False):
        """Take back all of the turn under way; with `before` of the one before, where nothing was given in this one."""
        if before:
            self.undo(True)
        at = self._opened
        if 0 <= at < len(self.log) and not any([by_hand for _, by_hand in self.entries.entries(at)]):
            # At once: one by one a long turn would be played again as often as it has answers.
            tail = bytes(self.log[at:])
            self.entries.pop(at)
            self._go_back()
            self._play(False)
            self.entries.extend(tail)
            self._noted = bytearray()
            self._play(False)
            noted = self._noted
            self._noted = None
            self.entries.pop(at)
            self._go_back()
            self._play(False)
            self.read()
            self.offers.push(noted)
            self.undid_hand = False
        while self.log and (self._opened != len(self.log) or not self.prompt):  # what only tells is no turn
            self.undo(True)

    def rest(self):
        """Nobody presses: a checkpoint, if the last one is long ago and the turn can be continued from here."""
        waits = self.prompt and self.prompt.kind != NOTICE
        if waits and len(self.log) - self.checkpoints[-1].length >= _REST and self.game.can_save():
            self._keep()

    # -- how the game stands

    @property
    def begun(self):
        """How many bytes of log there were when the turn under way began, or the game was over."""
        return self._began if self.prompt else len(self.log)

    def summary(self):
        """The round (2 bytes), the leaders (a bit a player) and their points (1 byte or 3): see `read_summary`."""
        winners = self.game.winners()
        leaders = sum([1 << player for player in winners])
        points = self.game.total(winners[0])
        size = 1 if -128 <= points < 128 else 3
        return self.game.round.to_bytes(2, "little") + bytes((leaders,)) + signed_bytes(points, size)

    # -- where the log begins

    def rebase_points(self):
        """Where the log may begin, as Checkpoints, what is best first (saved b"": the game's beginning).

        Where it begins now; before two whole rounds, so that undo reaches back so far; then later and later.
        """
        checkpoints = self.checkpoints
        first = Checkpoint(0, checkpoints[0].saved if self.based else b"")
        limit = self._rounds[-_ROUNDS][1] if len(self._rounds) >= _ROUNDS else 0
        before = [checkpoint for checkpoint in checkpoints if 0 < checkpoint.length <= limit][-1:]
        return [first] + before + [checkpoint for checkpoint in checkpoints if checkpoint.length > limit]

    def recent(self, length):
        """The checkpoints of the last `length` bytes of log: a list; the last one at least, besides the beginning."""
        least = max(1, len(self.log) - length)
        return [at for at in self.checkpoints if at.length >= least] or self.checkpoints[1:][-1:]

    def rebase(self, length):
        """The log begins anew, `length` bytes (see `rebase_points`) later: nothing before it can be undone any more."""
        self.entries.drop(length)
        self.checkpoints = [at.rebased(length) for at in self.checkpoints if at.length >= length]
        self._played -= length
        self._began = max(0, self._began - length)
        self._opened = max(-1, self._opened - length)
        self._asked = max(-1, self._asked - length)
        self._rounds = [(number, at - length) for number, at in self._rounds if at >= length]
        self.based = True

    # -- playing

    def _go_back(self):
        """The log is shorter than what was played: start from the last checkpoint in it."""
        checkpoints = self.checkpoints
        while checkpoints[-1].length > len(self.log):
            checkpoints.pop()
        self.game.load(checkpoints[-1].saved)
        self._start()

    def _start(self):
        """Go on from the last checkpoint, which the game has taken up."""
        self._played = self.checkpoints[-1].length  # bytes of the log
        self._asked = self.checkpoints[-1].asked  # where in it the last entry begins that was asked for
        self._began = min(self._began, self._played)
        self._opened = -1 if self.game.step else self._played
        self._next(None)

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
            self._began = self._opened = self._played
            self._keep()
            self._turn = self.game.turn()
            answer = None

    def _ask_again(self, played):
        """The step under way asks again, from the game as something set by hand has left it."""
        self._asked = self._played
        self._played = played
        if self.prompt:
            self._next(None)

    def _keep(self):
        """A checkpoint: keep it, and let go older ones."""
        checkpoints = self.checkpoints
        length = self._played
        if checkpoints[-1].length == length and len(checkpoints) > 1:
            checkpoints.pop()  # kept already, before the answer that was undone
        checkpoints.append(Checkpoint(length, self.game.save(), self._asked))
        self._note_round(length)
        self._thin_out(length)

    def _thin_out(self, length):
        """Let go checkpoints that stand too close for their age, and if they still take too much room the oldest."""
        checkpoints = self.checkpoints
        i = 1
        while i < len(checkpoints) - _RECENT:
            before = checkpoints[i - 1].length
            if checkpoints[i + 1].length - before < max(_SPACING, (length - before) // _WIDER):
                checkpoints.pop(i)
            else:
                i += 1
        # However long they are: the beginning, one where the log may begin (see `rebase_points`) and that 30 answers
        # do not reach back to, one that will be that when the rounds have passed it, the last.
        limit = self._rounds[-_BEFORE][1] if len(self._rounds) >= _BEFORE else length
        while len(checkpoints) > _LEAST and sum([len(at.saved) for at in checkpoints]) > _MOST:
            checkpoints.pop(1 if checkpoints[2].length <= limit else -2)

    def _note_round(self, length):
        """Note where a round began."""
        rounds = self._rounds
        while rounds and rounds[-1][1] >= length:
            rounds.pop()
        if not rounds or rounds[-1][0] != self.game.round:
            rounds.append((self.game.round, length))
        if len(rounds) > 2 * _ROUNDS:
            rounds.pop(0)

    def _play(self, doubted):
        """Play the entries of the log that are not played yet, as far as they are legal. Those that were checked when
        they were given need not be `doubted`.
        """
        try:
            for answer, by_hand in self.entries.entries(self._played):
                if len(answer) > ANSWER or by_hand and not answer:
                    break
                at = self._played
                end = at + 1 + len(answer)
                self.read()
                if by_hand:
                    self.game.adjust(answer[0] >> 4, answer[0] & 15, answer[1:])
                    self._ask_again(end)
                    continue
                if not self.prompt:
                    break
                if doubted:
                    self.prompt.check(answer)
                # As `answer` does, one call less deep: the start of a game lies deeper than its play.
                if not self.prompt.obvious:
                    self._asked = at
                    if doubted and self.offers.data and at >= self._first:
                        self.offers.given(head_of(self.game, self.prompt), self.prompt, answer)
                    if self._noted is not None:
                        self._noted.extend(entry(head_of(self.game, self.prompt), answer))
                self._played = end
                self._next(answer)
        except Refused:
            pass


def is_summary(summary, count):
    """Whether bytes are a summary of so many players."""
    return len(summary) in (4, 6) and 0 < summary[2] < 1 << count


def read_summary(summary):
    """(round, leaders as bytes of their numbers, their points) of what `Session.summary` gave."""
    points = signed(int.from_bytes(summary[3:], "little"), len(summary) - 3)
    leaders = bytes([player for player in range(PLAYERS) if summary[2] >> player & 1])
    return summary[0] | summary[1] << 8, leaders, points
