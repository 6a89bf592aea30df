"""The engine around a game: it calls the steps of the turns, collects what they tell, counts rounds, and saves.

A turn that is restarted in the middle continues at the same question, because a step asks before it changes anything.
The class `Game` (game.py) has the methods that the engine calls and an author overrides.
"""

from engine.parts import signed, signed_bytes
from engine.prompts import Notice, Refused
from micropython import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Protocol

    from engine.parts import Label
    from engine.prompts import Prompt
    from engine.prompts.prompt import Steps

    class Playable(Protocol):
        """What can be asked, undone and redone: a Game, or the questions before one. Each member is as in Game."""

        @property
        def current(self) -> int: ...

        @property
        def round(self) -> int: ...

        @property
        def step(self) -> int: ...

        @property
        def over(self) -> bool: ...

        def turn(self) -> Steps: ...

        def stage(self) -> Label | None: ...

        def save(self) -> bytes: ...

        def load(self, saved: bytes) -> None: ...


# Precedes a change of three bytes in a history.
_THREE_BYTES = const(0x80)


class Engine:
    """The position that every game has; the game's own is in attributes of its class.

    count: number of players
    answers: answers to the options; agreed: the values that the options returned for them
    current: number of the player whose turn it is; round: counted from 1; step: number of the current step
    over: True once the game has ended
    by_hand: how often each player's sheet was set by hand, at most 255
    history: see `keep_history`
    last_turns: for each player the labels of what happened in the last turn
    """

    if _TYPE_CHECKING:  # added by Game
        PLAYERS: tuple[int, int]
        STEPS: Sequence[str]
        ADJUSTING: Sequence[str]
        # Any: each game agrees on something of its own.
        options: Any
        # Any: the kind of prompt is the game's own.
        adjusting: Any
        # Any: as above.
        set_by_hand: Any

        def start(self) -> None: ...
        def begin(self) -> None: ...
        def pass_turn(self) -> None: ...
        def total(self, player: int) -> int:
            raise NotImplementedError

        def can_save(self) -> bool:
            raise NotImplementedError

        def pack(self) -> "bytes | bytearray":
            raise NotImplementedError

        def unpack(self, saved: bytes) -> None: ...

    news: "list[Label]"
    alarm: "Label | None"
    _begun: bool
    _story: "list[Label]"
    _teller: "int | None"
    _before: "list[Prompt]"
    _alarming: "list[Label]"
    _sign: "tuple[str, int] | None"

    def __init__(self, count: int, answers: "Sequence[bytes]" = ()) -> None:
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
        self.last_turns: "list[Sequence[Label]]" = [()] * count
        self._restart()
        self.quiet()
        self.start()

    # -- the turn

    def turn(self) -> "Steps":
        """Play the current turn from the current step on: yield prompts, and be sent their answers.

        The next question shows the news since the last one. Bad news and endings get a notice before it.
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
                if not prompt.auto_answer:  # nobody would see them there
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

    def _restart(self) -> None:
        self.step = 0
        self._begun = False
        self._story = []

    def go_back(self, step: str) -> None:
        """Continue with a step, by its name in STEPS, after this one."""
        self.step = self.STEPS.index(step) - 1

    def _notice(self) -> "Prompt":
        if self._before:
            return self._before.pop(0)
        notice = Notice(self.alarm or "news", self.current, self._alarming, self._sign)
        self._calm()
        return notice

    def quiet(self) -> None:
        """Forget everything there is to tell."""
        self.news = []
        self._teller = None
        self._before = []
        self._calm()

    def _calm(self) -> None:
        self.alarm = None
        self._alarming = []
        self._sign = None

    def tell(self, label: "Label") -> None:
        """Show something routine with the next question, and record it."""
        self.tell_briefly(label)
        self.record(label)

    def tell_briefly(self, label: "Label") -> None:
        """Show something routine with the next question; record something longer yourself."""
        self.news.append(label)
        self._teller = self.current

    def announce(self, label: "Label") -> None:
        """Tell something that no player did: the next question shows it without a name."""
        self.tell(label)
        self._teller = None

    def record(self, label: "Label") -> None:
        """Add something to the last turns only; no question shows it."""
        self._story.append(label)

    def retract(self, label: "Label") -> None:
        """Remove something from the last turns that turned out differently."""
        if label in self._story:
            self._story.remove(label)

    def warn_apart(self, label: "Label", alarm: "Label", sign: "tuple[str, int] | None") -> None:
        """Warn in a notice of its own; earlier warnings get one before it."""
        if self.alarm:
            before, self._before = self._before, []
            self._before = before + [self._notice()]
        self.warn(label, alarm, sign)

    def warn(
        self,
        label: "Label",
        alarm: "Label" = "news",
        sign: "tuple[str, int] | None" = None,
        line: "Label | None" = None,
    ) -> None:
        """Show something that hurts or ends in a notice before the next question, and record it.

        alarm: label of the notice; sign: a picture and how often to show it (see Notice)
        line: label for the notice, if it is shorter than `label` because `alarm` says the rest
        """
        self.record(label)
        new = self.alarm is None or alarm not in ("news", self.alarm)
        # The title and its pictures are about the first line.
        self._alarming.insert(0 if new else len(self._alarming), line or label)
        if self.alarm is None or alarm != "news":
            self.alarm = alarm
            self._sign = sign

    # -- the chart

    def keep_history(self) -> None:
        """Store what the finished round changed of each total, for the chart: one byte, or 0x80 and three."""
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

    def race(self, player: int) -> "list[int]":
        """Return the totals of a player after each finished round, for the chart."""
        totals = []
        total = 0
        for change in self._changes()[player :: self.count]:
            total += change
            totals.append(total)
        return totals

    def _changes(self) -> "list[int]":
        """Return what each finished round changed of each player's total, all players of the first round first."""
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

    def adjust(self, player: int, page: int, answer: bytes) -> None:
        """Set something by hand, by an answer to `adjusting`. Raise Refused. The current step asks again."""
        if player >= self.count or page >= len(self.ADJUSTING):
            raise Refused("form")
        prompt = self.adjusting(player, page)
        prompt.check(answer)
        self.set_by_hand(player, page, prompt, answer)
        self.by_hand[player] = min(255, self.by_hand[player] + 1)
        self.quiet()

    # -- saving

    def save(self) -> bytes:
        """Return the game at the start of a turn, or where `can_save` allows it, as bytes."""
        size = len(self.history)
        step = self.step if self.can_save() else 0
        head = bytes((self.round & 0xFF, self.round >> 8, self.current | step << 3, size & 0xFF, size >> 8))
        # The growing part comes last. Most bytes then stay in place, and the journal stores only changed ones.
        return head + self.by_hand + self.pack() + self.history

    def load(self, saved: bytes) -> None:
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


# Any: a game's options return a tuple of its own, or a generator of prompts that returns one.
def settle(asked: "Any", answers: "Sequence[bytes]") -> "Any":
    """Return what the players agreed on before a game: the result of its options for these answers.

    Raise Refused if an answer is not allowed, ValueError if there are too few or too many.
    """
    left = list(answers)
    if not hasattr(asked, "send"):
        if left:
            raise ValueError("options")
        return asked
    answer = None
    try:
        while True:
            prompt = asked.send(answer)
            if not left:
                raise ValueError("options")
            answer = left.pop(0)
            prompt.check(answer)
    except StopIteration as end:
        if left:
            raise ValueError("options")
        return end.value
