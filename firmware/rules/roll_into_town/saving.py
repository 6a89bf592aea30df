"""How the towns are saved, also in the middle of a turn."""

from engine.game import Game
from micropython import const
from rules.roll_into_town.town import ROLLED

# Steps, by their numbers.
_DISCOVER = const(1)
_FELL = const(3)
_UPKEEP = const(5)
# How many numbers tell of a flood and of the gathering.
_GATHERED = const(7)


class Saving(Game):
    """The towns, by the numbers of their players, and the turn under way."""

    SPACING = 11

    def can_save(self):
        """See Game: while icons are drawn, buildings built and trees felled, but not in the middle of one; and while
        forests grow. Not where the maps are on paper: such turns are played again in no time.
        """
        if self.agreed[1]:
            return False
        if self.step == _UPKEEP:
            return bool(self.growing) and not (self.alarm or self.flooded)
        return _DISCOVER <= self.step <= _FELL and not (self.using or self.plan or self.flooded)

    def pack(self):
        """The dice, once they are rolled, and all towns; in the middle of a turn what was done in it."""
        at = ROLLED[0]
        resting = self.can_save()
        saved = bytearray(at + self.count * self.towns[0].saved_size())
        if self.current or resting:
            saved[: len(self.dice)] = self.dice
        for town in self.towns:
            at = town.save(saved, at)
        if resting:
            saved.extend(bytes((self.used, self.drawn, self.felled)))
            if self.step == _UPKEEP:
                for number in self.gathered:
                    saved.extend(number.to_bytes(2, "little"))
                saved.extend(self.growing)
        return saved

    def unpack(self, saved):
        """Restore what `pack` returned."""
        self.dice = bytearray(saved[: ROLLED[self.round - 1]])
        at = ROLLED[0]
        for town in self.towns:
            at = town.load(saved, at)
        if self.step:
            self.used, self.drawn, self.felled = saved[at : at + 3]
        if self.step == _UPKEEP:
            after = at + 3 + 2 * _GATHERED
            self.gathered = [saved[i] | saved[i + 1] << 8 for i in range(at + 3, after, 2)]
            self.growing = saved[after:]
            self.tell_gathered()
            self.quiet()  # it was read
