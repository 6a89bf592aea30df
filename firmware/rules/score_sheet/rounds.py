"""A sheet of one line for each round: it is the score pad, with what the sheet says in the place of what is asked."""

from rules.score_pad import MOST_ROUNDS, ScorePad
from rules.score_sheet.form import playing_on


class RoundPad(ScorePad):
    """The pad by a sheet."""

    TITLED = False
    WORDS = ("score_pad", "score_sheet")
    form = None

    @staticmethod
    def suits(form):
        """Whether a form is no more than that."""
        if form.filled != "each round" or len(form.lines) != 1 or form.ties or form.loses:
            return False
        line = form.lines[0]
        plain = line.kind == "number" and line.floor is None
        plain = plain and not (line.worth or line.at_end or line.optional or line.once or line.needs)
        return plain and not [end for end in form.ends if end[0] not in ("rounds", "points", "by hand")]

    @classmethod
    def lowest_wins(cls, count, answers):
        """See Game."""
        return cls.form.fewest

    def start(self):
        """As the sheet says."""
        self.agreed = int(self.form.fewest), self.number_of("points"), self.number_of("rounds")
        ScorePad.start(self)

    def number_of(self, end):
        """How many points or rounds end it; 0: that does not."""
        return max([number for why, number, _ in self.form.ends if why == end] + [0])

    def ending(self):
        """Return whether the pad ends here; if ties play on, only once a single player leads."""
        if not self.form.play_on or self.said or self.round == MOST_ROUNDS:
            return ScorePad.ending(self)
        reached = self.rounds and self.round >= self.rounds or self.target and max(self.totals) >= self.target
        best = min(self.totals) if self.lowest else max(self.totals)
        if reached and self.totals.count(best) > 1:
            self.announce("sheet_plays_on")
            return False
        return bool(reached)

    def reference(self, page):
        """Return the pad's page, which says so if ties play on."""
        return playing_on(self.form, ScorePad.reference(self, page))

    def entry_bounds(self, points, total):
        """See ScorePad: also within what the line can have."""
        line = self.form.lines[0]
        least, most = ScorePad.entry_bounds(self, points, total)
        return max(least, min(line.least, points)), min(most, max(line.most, points))
