"""A sheet of one line per round: the score pad, with options from the sheet instead of from the players."""

from micropython import const
from rules.score_pad import MOST_ROUNDS, ScorePad
from rules.score_sheet.form import playing_on

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Sequence

    from engine.parts import Label
    from rules.score_sheet.form import Form


class RoundPad(ScorePad):
    """The score pad for a sheet."""

    TITLED = False
    WORDS = ("score_pad", "score_sheet")
    form: "Form"

    @staticmethod
    def suits(form: "Form") -> bool:
        """Return whether the pad can play a form."""
        ranked = form.ties or form.before or form.loses or form.team_size
        if form.filled != "each round" or len(form.lines) != 1 or ranked:
            return False
        line = form.lines[0]
        plain = line.kind == "number" and line.floor is None
        plain = plain and not (line.worth or line.at_end or line.optional or line.once or line.needs)
        plain = plain and not (line.together or line.different or line.aside or line.at_most or line.cases)
        return plain and not [end for end in form.ends if end[0] not in ("rounds", "points", "by hand")]

    @classmethod
    def lowest_wins(cls, count: int, answers: "Sequence[bytes]") -> bool:
        return cls.form.fewest

    def start(self) -> None:
        self.points_step = self.form.lines[0].step
        self.agreed = int(self.form.fewest), self.limit("points"), self.limit("rounds")
        ScorePad.start(self)

    def limit(self, end: str) -> int:
        """Return the points or rounds that end the game; 0: no such end."""
        return max([number for why, number, _ in self.form.ends_of(self.count) if why == end] + [0])

    def ending(self) -> bool:
        """Return whether the pad ends here; if ties play on, only once a single player leads."""
        if not self.form.play_on or self.end_declared or self.round == MOST_ROUNDS:
            return ScorePad.ending(self)
        reached = self.rounds and self.round >= self.rounds or self.target and max(self.totals) >= self.target
        best = min(self.totals) if self.lowest else max(self.totals)
        if reached and self.totals.count(best) > 1:
            self.announce("sheet_plays_on")
            return False
        return bool(reached)

    def reference(self, page: str) -> "Sequence[Label]":
        """Return the pad's page, which says so if ties play on."""
        return playing_on(self.form, ScorePad.reference(self, page))

    def entry_bounds(self, points: int, total: int) -> tuple[int, int]:
        """Return the pad's bounds, narrowed to the line's."""
        line = self.form.lines[0]
        least, most = ScorePad.entry_bounds(self, points, total)
        return max(least, min(line.least, points)), min(most, max(line.most, points))
