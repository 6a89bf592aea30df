"""What every game has in common: a turn made of steps, its end and winners, saving, and setting by hand.

A game keeps its whole position in attributes. `turn()` plays what is left of the current turn; a step asks
before it changes anything, so a turn that is started again in the middle goes on at the same question.
"""

from micropython import const
from rules.counters import Counters
from rules.prompts import Notice, Refused, signed, signed_bytes

# How a page of a player's sheet shows its rows.
PEGS = 0  # value as pegs of `most` holes, and as a number
BOXES = 1  # value as boxes of `most`, and what the row is worth
TICKS = 2  # there or not, with price and worth
SUM = 3  # label and value, the last row a total
VALUES = 4  # label and value
TABLE = 5  # rounds down, players across (see `Game.table`)
MAP = 6  # a map (see rules/place.py)
ALL = 7  # everything at a glance: lines; rows with `most` as pictures, filled or outlined; ticked ones in short

# What stands in a history before a change that takes three bytes.
_THREE_BYTES = const(0x80)


class Game:
    """A game of `count` players; `answers` are those to its options.

    For a new game, write a module in this folder: `chess`, with a class `Chess` that is a Game with these:

    PLAYERS: least, most. STEPS: names of methods, in the order of play: one that asks is a generator, one that asks
    nothing is a plain method. start: a new game's position. begin: what belongs to one turn, reset. pack, unpack: the
    position as bytes. score. Where the sheet has pages: SHEET and sheet. What can be set by hand: adjustable. Only
    where it differs from what is here: options, pass_turn, ending, ended, total, tie, rank, race, adjusting,
    set_by_hand.

    CHECKLISTS: names of lists of things to do, which the menu offers to tick off (see checklist). PAGES: names of the
    pages of rules that it shows. Their words are sets of their own, named after the game's first one: `chess_guide` has
    the headings, `list_…` and `rules_…`; `chess_castling` has the lines of the page `castling`.

    TIE: id of the word that says how a tie was decided, by the tie value of the winner and of the next. LEVEL: … that
    it stays a tie, by that value. WORDS: the sets of words and pictures it speaks; none: those of its module's name.
    TITLED: whether the players give each game a title; title: the label of the one they gave. VERSION: of what `save`
    gives: raise it when that changes, and games saved before are not gone on with. SPACING: a save is offered to the
    journal when the log is so many bytes longer than at the last one: a start and undo play again what came behind it,
    some 2 ms an answer of about 3 bytes on the board, and fewer bytes are better where that takes longer.
    """

    PLAYERS = (1, 4)
    STEPS = ()
    SHEET = ()
    ADJUSTING = ("sheet",)
    CHECKLISTS = ()
    PAGES = ()
    TIE = None
    LEVEL = None
    WORDS = ()
    TITLED = False
    title = None
    VERSION = 1
    SPACING = 32

    def __init__(self, count, answers=()):
        if not self.PLAYERS[0] <= count <= self.PLAYERS[1]:
            raise ValueError("players")
        self.count = count
        self.answers = answers
        self.settings = settle(self.options(count), answers)
        self.current = 0
        self.round = 1
        self.over = False
        # How often each player's sheet was set by hand.
        self.by_hand = bytearray(count)
        # What each finished round changed of each player's total (see `keep_history`).
        self.history = bytearray()
        # What was told in each player's last turn: labels.
        self.last_turns = [()] * count
        self._restart()
        self.quiet()
        self.start()

    # -- what a game says of itself

    @staticmethod
    def options(count):
        """What is asked before a game of `count` players: a generator of prompts that returns the settings."""
        return ()

    def start(self):
        """The position of a new game."""

    def begin(self):
        """A new turn: reset what belongs to a turn. Called before each one, and nowhere else."""

    def pack(self):
        """The position at the start of a turn as bytes, but for what every game has."""
        return b""

    def unpack(self, saved):
        """Take up what `pack` gave."""

    # -- the turn

    def turn(self):
        """Play the current turn from the current step on: a generator of prompts, sent the answers.

        What happened since the last question stands beside the next one; what hurts or ends is told before it.
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
                if self.alarm:
                    yield self._notice()
                prompt.news = self.news
                self.news = []
                answer = yield prompt
            self.step += 1
        if self.alarm:
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
        notice = Notice(self.alarm, self.current, self._alarming)
        notice.sign = self._sign
        self._calm()
        return notice

    def quiet(self):
        """Nothing to tell."""
        self.news = []
        self._calm()

    def _calm(self):
        self.alarm = None
        self._alarming = []
        self._sign = None

    def tell(self, label):
        """Something routine happened: it stands beside the next question."""
        self.news.append(label)
        self._story.append(label)

    def warn(self, label, alarm="news", sign=None):
        """Something happened that hurts or ends: it is told before the next question, as a notice named `alarm`.

        `sign`: the name of a picture and how often it is shown (see Notice).
        """
        self._alarming.append(label)
        self._story.append(label)
        if self.alarm is None or alarm != "news":
            self.alarm = alarm
            self._sign = sign

    def pass_turn(self):
        """On to the next player; after the last one the round ends."""
        self.current = (self.current + 1) % self.count
        if not self.current:
            self.end_round()

    def end_round(self):
        """The game is over, or the next round begins."""
        self.keep_history()
        if self.ending():
            self.over = True
        else:
            self.round += 1

    def ending(self):
        """Whether the game ends with the round under way."""
        return False

    def ended(self):
        """Labels that say why it is over, for who looks at it later."""
        return (("ended_round", self.round),)

    # -- score and winners

    def score(self, player):
        """A player's sum: rows of points, the total last."""
        raise NotImplementedError

    def total(self, player):
        """The total of a player as it is now. May be negative."""
        return self.score(player)[-1].value

    def tie(self, player):
        """What decides between equal totals, the higher the better."""
        return 0

    def rank(self, player):
        """What makes a player stand before another: the greater one does."""
        return self.total(player), self.tie(player)

    def winners(self):
        """The numbers of those who stand before all others."""
        ranks = [self.rank(player) for player in range(self.count)]
        best = max(ranks)
        return [player for player in range(self.count) if ranks[player] == best]

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

    # -- the sheet, and setting it by hand

    def sheet(self, player, page):
        """One page (of SHEET) of a player's sheet: its style, and its rows."""
        raise NotImplementedError

    def table(self):
        """For a page of the style TABLE: how many rounds it has, and a function of the points by round and player.

        It is set by hand on the page of ADJUSTING with the same number, a row a round.
        """
        raise NotImplementedError

    def adjustable(self, player):
        """The rows of a player's sheet that can be set by hand, with their bounds and what they `set`."""
        return ()

    def adjusting(self, player, page):
        """The prompt by which a page (of ADJUSTING) is set by hand. It is made anew after each answer."""
        return Counters("adjust", player, self.adjustable(player), ())

    def set_by_hand(self, player, page, prompt, answer):
        """Do what an answer to the prompt of `adjusting` says."""
        page, number, change = prompt.decode(answer)
        row = prompt.rows(page)[number]
        row.put(row.value + change)

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

    def checklist(self, name):
        """The lines of one of CHECKLISTS, as labels."""
        return ()

    # -- saving

    def rests(self):
        """Whether the turn, at a question, can be saved where it is, and gone on with from there.

        Then `pack` has what belongs to the turn as well. When `unpack` takes that up, `step` is not 0; what was told in
        the turn is told again there.
        """
        return False

    def save(self):
        """The game at the start of a turn, or where it `rests`, as bytes."""
        size = len(self.history)
        step = self.step if self.rests() else 0
        head = bytes((self.round & 0xFF, self.round >> 8, self.current | step << 3, size & 0xFF, size >> 8))
        # What grows stands last, so that most of the bytes stay where they were: a journal keeps what changed.
        return head + self.by_hand + self.pack() + self.history

    def load(self, saved):
        """Take up what `save` gave."""
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
    """The settings of a game: what its options return when they are given these answers.

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
