"""Figures and their budgets, a line each; figures without a budget follow in a list of their own."""

from collections.abc import Sequence


class Table:
    """Lines of figures. `missed` counts those beyond their budget.

    A `live` table also prints each line as it comes.
    """

    def __init__(self, live: bool = True) -> None:
        self.missed = 0
        self.lines: list[str] = []
        self.figures: list[str] = []
        self._live = live
        if live:
            self.say(_line("figure", "measured", "budget", ""))

    def add(
        self,
        figure: str,
        measured: float,
        unit: str = "",
        budget: float | None = None,
        digits: int = 0,
        least: float | None = None,
    ) -> None:
        """Add a figure; it should be at most the budget, or at least `least`, if it has one."""
        limit = budget if least is None else least
        value = f"{measured:,.{digits}f} {unit}"
        if limit is None:
            self.note(_line(figure, value, "", ""))
            return
        over = measured - limit if least is None else limit - measured
        self.missed += over > 0
        verdict = f"MISSED by {over:.{digits}f}" if over > 0 else "ok"
        self.say(_line(figure, value, f"{limit:,.{digits}f} {unit}", verdict))

    def say(self, text: str) -> None:
        """Add a line that is no figure."""
        self.lines.append(text)
        if self._live:
            print(text, flush=True)

    def note(self, text: str) -> None:
        """Add a line to the figures without a budget."""
        self.figures.append(text)

    def take(self, other: "Table") -> None:
        """Add all lines of another table."""
        self.missed += other.missed
        for line in other.lines:
            self.say(line)
        self.figures += other.figures

    def finish(self) -> None:
        """Print the figures without a budget."""
        if self.figures:
            self.say("\nFigures without a budget")
        for line in self.figures:
            self.say(line)
        self.figures.clear()


def _line(figure: str, measured: str, allowed: str, verdict: str) -> str:
    return f"{figure:<58}{measured.strip():>16}{allowed.strip():>14}  {verdict}".rstrip()


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the smallest value that `percent` percent of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, -(-len(ordered) * percent // 100) - 1)]
