"""What every game has in common: a turn made of steps, and the facts that screens and sessions read.

A game keeps its whole position in attributes. `turn()` plays what is left of the current turn; a step asks
before it changes anything, so a turn that is started again in the middle goes on at the same question.
"""

from rules.prompts import Notice, Refused

# How a page of a player's sheet shows its rows.
PEGS = 0
BOXES = 1
TICKS = 2
SUM = 3


class Game:
    """A game of `count` players with `options` (one bit for each name in OPTIONS).

    For a new game, write a module in this folder whose class `Play` is a Game with these: PLAYERS (least, most);
    OPTIONS, and those of them for a solo game (ids of words); STEPS (names of methods, in the order of play); save,
    load, pass_turn; SHEET, sheet, score, total, tie_break, winners, rounds; adjustable, adjusted, set_field.
    A step that asks nothing is a plain method, one that asks is a generator.
    """

    PLAYERS = (1, 4)
    # Of what `save` gives: raised when that changes, so that games saved before are not gone on with.
    VERSION = 1
    OPTIONS = ()
    SOLO_OPTIONS = ()
    STEPS = ()
    # Sets of words and pictures it speaks with, a later one before an earlier; none: that of its module's name.
    WORDS = ()

    def __init__(self, count, options=0):
        if not self.PLAYERS[0] <= count <= self.PLAYERS[1]:
            raise ValueError("players")
        self.count = count
        self.options = options
        self.current = 0
        self.round = 1
        self.over = False
        self.step = 0
        self.quiet()

    def turn(self):
        """Play the current turn from the current step on: a generator of prompts, sent the answers.

        What happened since the last question is told before the next one, and at the end of the turn.
        """
        while self.step < len(self.STEPS):
            asked = getattr(self, self.STEPS[self.step])()
            answer = None
            while asked:
                try:
                    prompt = asked.send(answer)
                except StopIteration:
                    break
                if self.telling:
                    yield self._notice()
                answer = yield prompt
            self.step += 1
        if self.telling:
            yield self._notice()
        self.step = 0
        self.quiet()
        self.pass_turn()

    def _notice(self):
        news = self.news
        self.quiet()
        return Notice("news", self.current, news)

    def quiet(self):
        """Nothing to tell."""
        self.news = []
        self.telling = False

    def tell(self, *line):
        """Add a line (an id of words and its arguments) to what the next notice says."""
        self.news.append(line)
        self.telling = True

    def mention(self, label):
        """Add a label to the next notice, if there is one this turn: not worth a press of its own."""
        self.news.append(label)

    def adjust(self, answer):
        """Set one field of one player's sheet outside the rules: `answer` is player, field, value.

        Fields are counted as in `adjustable(player)`. Raises Refused. The step under way starts again.
        """
        if len(answer) != 3 or answer[0] >= self.count:
            raise Refused("form")
        rows = self.adjustable(answer[0])
        if answer[1] >= len(rows):
            raise Refused("option", answer[1])
        if answer[2] > rows[answer[1]].cap:
            raise Refused("range", answer[2], 0, rows[answer[1]].cap)
        self.set_field(answer[0], answer[1], answer[2])
        self.quiet()
