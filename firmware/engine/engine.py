"""The engine around a game: it calls the steps of the turns, gathers what is told, counts rounds, and saves.

A turn that is started again in the middle goes on at the same question, for a step asks before it changes anything.
What the engine asks of a game has the class `Game` (game.py), which an author overrides.
"""

from engine.parts import signed, signed_bytes
from engine.prompts import Notice, Refused
from micropython import const

# What stands in a history before a change that takes three bytes.
_THREE_BYTES = const(0x80)


class Engine:
    """The position that every game has; the game's own is in attributes of its class.

    count: players; answers: those to the options; agreed: what they come to; current: whose turn it is; round: from
    1; step: the number of the step under way; over: whether the game is; by_hand: how often each player's sheet was
    set by hand, at most 255 (a bytearray); history: see `keep_history`; last_turns: a list of labels a player, what
    was told in the last turn of each.
    """

    def __init__(self, count, answers=()):
        if not self.PLAYERS[0] <= count <= self.PLAYERS[1]:
            raise ValueError("players")
        self.count = count
        self.answers = answers
        self.agreed = settle(self.options(count), answers)
        self.current = 0
        self.round = 1
        self.over = False
        self.by_hand = bytearray(count)
        self.history = bytearray()
        self.last_turns = [()] * count
        self._restart()
        self.quiet()
        self.start()

    # -- the turn

    def turn(self):
        """Play the current turn from the current step on: a generator of prompts, sent the answers.

        What happened since the last question is shown with the next one; what hurts or ends is shown before it.
        """
        if not self._begun:
            self._begun = True
            self.begin()
        while self.step < len(self.STEPS):
            asked = getattr(self, self.STEPS[self.step])()
            answer = None
            while asked:
                try:
                    prompt = asked.send(answer)
                except StopIteration:
                    break
                while self.alarm:
                    yield self._notice()
                prompt.with_news(self.news, self._teller)
                self.news = []
                self._teller = None
                answer = yield prompt
            self.step += 1
        while self.alarm:
            yield self._notice()
        self.last_turns[self.current] = self._story
        self._restart()
        self.pass_turn()

    def _restart(self):
        self.step = 0
        self._begun = False
        self._story = []

    def go_back(self, step):
        """Let `step` (a name in STEPS) be the one after this step."""
        self.step = self.STEPS.index(step) - 1

    def _notice(self):
        if self._before:
            return self._before.pop(0)
        notice = Notice(self.alarm, self.current, self._alarming, self._sign)
        self._calm()
        return notice

    def quiet(self):
        """Nothing to tell."""
        self.news = []
        self._teller = None
        self._before = []
        self._calm()

    def _calm(self):
        self.alarm = None
        self._alarming = []
        self._sign = None

    def tell(self, label):
        """Something routine happened: it is shown with the next question."""
        self.tell_briefly(label)
        self.record(label)

    def tell_briefly(self, label):
        """The same, where what is shown is less than what was recorded."""
        self.news.append(label)
        self._teller = self.current

    def announce(self, label):
        """Tell something that no player did: the next question shows it without a name."""
        self.tell(label)
        self._teller = None

    def record(self, label):
        """Something happened that the next question shows: it stands among the last turns."""
        self._story.append(label)

    def retract(self, label):
        """What was recorded turned out otherwise: it does not stand among the last turns."""
        if label in self._story:
            self._story.remove(label)

    def warn_apart(self, label, alarm, sign):
        """As `warn`, in a notice of its own: what was to be told before stands in the one before it."""
        if self.alarm:
            before, self._before = self._before, []
            self._before = before + [self._notice()]
        self.warn(label, alarm, sign)

    def warn(self, label, alarm="news", sign=None, line=None):
        """Something happened that hurts or ends: it is shown before the next question, as a notice named `alarm`.

        `sign`: the name of a picture and how often it is shown (see Notice). `line`: what the notice says, where that
        is less than `label`, as `alarm` says the rest.
        """
        self.record(label)
        new = self.alarm is None or alarm not in ("news", self.alarm)
        # What the title and its pictures are about stands first.
        self._alarming.insert(0 if new else len(self._alarming), line or label)
        if self.alarm is None or alarm != "news":
            self.alarm = alarm
            self._sign = sign

    # -- the chart

    def keep_history(self):
        """Remember what the round just finished changed of each total, for the chart: one byte, or 0x80 and three."""
        before = [0] * self.count
        for index, change in enumerate(self._changes()):
            before[index % self.count] += change
        for player in range(self.count):
            change = self.total(player) - before[player]
            if -128 < change < 128:
                self.history.append(change & 0xFF)
            else:
                self.history.append(_THREE_BYTES)
                self.history.extend(signed_bytes(change, 3))

    def race(self, player):
        """The totals of a player after each finished round, for the chart."""
        totals = []
        total = 0
        for change in self._changes()[player :: self.count]:
            total += change
            totals.append(total)
        return totals

    def _changes(self):
        """What each finished round changed of each player's total: a list, all players of the first round first."""
        history = self.history
        changes = []
        at = 0
        while at < len(history):
            change = history[at]
            at += 1
            size = 1
            if change == _THREE_BYTES:
                change = int.from_bytes(history[at : at + 3], "little")
                at += 3
                size = 3
            changes.append(signed(change, size))
        return changes

    # -- setting by hand

    def adjust(self, player, page, answer):
        """Set something outside the rules, by an answer to `adjusting`. Raises Refused.

        The step under way starts again.
        """
        if player >= self.count or page >= len(self.ADJUSTING):
            raise Refused("form")
        prompt = self.adjusting(player, page)
        prompt.check(answer)
        self.set_by_hand(player, page, prompt, answer)
        self.by_hand[player] = min(255, self.by_hand[player] + 1)
        self.quiet()

    # -- saving

    def save(self):
        """The game at the start of a turn, or where `can_save` says so, as bytes."""
        size = len(self.history)
        step = self.step if self.can_save() else 0
        head = bytes((self.round & 0xFF, self.round >> 8, self.current | step << 3, size & 0xFF, size >> 8))
        # What grows stands last, so that most of the bytes stay where they were: a journal keeps what changed.
        return head + self.by_hand + self.pack() + self.history

    def load(self, saved):
        """Restore what `save` returned."""
        self.round = saved[0] | saved[1] << 8
        self.current = saved[2] & 7
        self.over = False
        begin = 5 + self.count
        end = len(saved) - (saved[3] | saved[4] << 8)
        self.by_hand = bytearray(saved[5:begin])
        self.history = bytearray(saved[end:])
        self.last_turns = [()] * self.count
        self._restart()
        self.quiet()
        self.step = saved[2] >> 3
        if self.step:
            self._begun = True
            self.begin()
        self.unpack(saved[begin:end])


def settle(asked, answers):
    """What is agreed on before a game: what its options return when they are given these answers.

    Raises Refused where an answer is not allowed, ValueError where there are too few or too many.
    """
    answers = list(answers)
    if not hasattr(asked, "send"):
        if answers:
            raise ValueError("options")
        return asked
    answer = None
    try:
        while True:
            prompt = asked.send(answer)
            if not answers:
                raise ValueError("options")
            answer = answers.pop(0)
            prompt.check(answer)
    except StopIteration as end:
        if answers:
            raise ValueError("options")
        return end.value
