"""Figures and their budgets, a line each."""

from collections.abc import Sequence


class Table:
    """Lines of figures, printed as they come. `missed` counts those beyond their budget."""

    def __init__(self) -> None:
        self.missed = 0
        self._line("figure", "measured", "budget", "")

    def add(
        self,
        figure: str,
        measured: float,
        unit: str = "",
        budget: float | None = None,
        digits: int = 0,
        least: float | None = None,
    ) -> None:
        """Print a figure; it should be at most the budget, or at least `least`, if it has one."""
        limit = budget if least is None else least
        verdict = allowed = ""
        if limit is not None:
            over = measured - limit if least is None else limit - measured
            verdict = f"MISSED by {over:.{digits}f}" if over > 0 else "ok"
            allowed = f"{limit:,.{digits}f} {unit}"
            self.missed += over > 0
        self._line(figure, f"{measured:,.{digits}f} {unit}", allowed, verdict)

    def say(self, text: str) -> None:
        """Print a line that is no figure."""
        print(text, flush=True)

    def _line(self, figure: str, measured: str, allowed: str, verdict: str) -> None:
        self.say(f"{figure:<58}{measured.strip():>16}{allowed.strip():>14}  {verdict}".rstrip())


def percentile(values: Sequence[float], percent: int) -> float:
    """The smallest value that so many percent of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, -(-len(ordered) * percent // 100) - 1)]
