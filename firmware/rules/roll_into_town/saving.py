"""Save the towns, also in the middle of a turn."""

from engine.game import Game
from micropython import const
from rules.roll_into_town.town import ROLLED, Town

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from typing import Callable

# Indexes in STEPS.
_DISCOVER = const(1)
_FELL = const(3)
_UPKEEP = const(5)
# Length of `gathered`.
_GATHERED_NUMBERS = const(7)


class Saving(Game):
    """Keep the towns, by the numbers of their players, and the turn under way.

    dice: the faces rolled, 1 to 6; used: a bit for each die drawn with; drawn: how many icons; using: the action under
    way ("joker", "town_hall", "market"); flooded: cells of the last flood; plan: building, cell and way to be built, or
    nothing; swaps: those that help pay for it; felled: wood of this turn; foreseen: the player saw the harvest before
    it came; gathered: cells flooded, then amount and loss of each resource; growing: the growth due, None before the
    forests are counted.
    """

    SPACING = 11

    towns: "list[Town]"
    dice: bytearray
    used: int
    drawn: int
    using: "str | bool | None"
    flooded: bytes
    plan: "tuple[int, ...]"
    swaps: bytes
    felled: int
    foreseen: bool
    gathered: "list[int]"
    growing: "bytes | bytearray | None"

    report_gathered: "Callable[[], None]"  # in turn.py

    def can_save(self) -> bool:
        """Allow a save between icons, buildings and felled trees, and while forests grow.

        Not with maps on paper: replaying such a turn takes no time.
        """
        if self.agreed[1]:
            return False
        if self.step == _UPKEEP:
            return bool(self.growing) and not (self.alarm or self.flooded)
        return _DISCOVER <= self.step <= _FELL and not (self.using or self.plan or self.flooded)

    def pack(self) -> bytearray:
        """Return the dice, once rolled, and all towns; in the middle of a turn also its progress."""
        at = ROLLED[0]
        resting = self.can_save()
        saved = bytearray(at + self.count * self.towns[0].saved_size())
        if self.current or resting:
            saved[: len(self.dice)] = self.dice
        for town in self.towns:
            at = town.save(saved, at)
        if resting:
            saved.extend(bytes((self.used, self.drawn, self.felled)))
            if self.step == _UPKEEP and self.growing:
                for number in self.gathered:
                    saved.extend(number.to_bytes(2, "little"))
                saved.extend(self.growing)
        return saved

    def unpack(self, saved: bytes) -> None:
        """Restore what `pack` returned."""
        self.dice = bytearray(saved[: ROLLED[self.round - 1]])
        at = ROLLED[0]
        for town in self.towns:
            at = town.load(saved, at)
        if self.step:
            self.used, self.drawn, self.felled = saved[at : at + 3]
        if self.step == _UPKEEP:
            after = at + 3 + 2 * _GATHERED_NUMBERS
            self.gathered = [saved[i] | saved[i + 1] << 8 for i in range(at + 3, after, 2)]
            self.growing = saved[after:]
            self.report_gathered()
            self.quiet()  # the player has read it
