"""A trade: what two give each other, agreed on as a whole and answered at once."""

from engine.parts import signed
from engine.prompts import EXCHANGE, Prompt, Refused


class Exchange(Prompt):
    """What changes hands: for each row (at most 29) how many the player gets, or gives away (less than 0).

    rows: Rows with least (what may be given away, as a number below 0), most and `sides`. sides: labels of the two;
    of a trade with the bank the other one is the id of a word that says how many of how many swaps are used.
    swaps: so many may be given away and as many have to come; None: any mix both agree on.
    Encoded as one signed byte a row.
    """

    kind = EXCHANGE

    def __init__(self, what, player, rows, sides, swaps=None):
        Prompt.__init__(self, what, player)
        self._rows = rows
        self.sides = sides
        self.swaps = swaps

    def bounds(self, amounts, i):
        """(least, most) that amount `i` can be while the others are as they are."""
        row = self.rows[i]
        if self.swaps is None:
            return row.least, row.most
        others = amounts[:i] + amounts[i + 1 :]
        return max(row.least, given(others) - self.swaps), min(row.most, self.swaps - given(others) - sum(others))

    def encode(self, amounts):
        """The answer for one amount a row; raises Refused where the rules do not allow it."""
        answer = bytes([amount & 0xFF for amount in amounts])
        self.check(answer)
        return answer

    def decode(self, answer):
        """One amount a row, as a list."""
        return [signed(byte, 1) for byte in answer]

    def check(self, answer):
        """Refuse more than somebody has or has room for, more swaps than there are, and those that are one-sided."""
        if len(answer) != len(self.rows):
            raise Refused("form")
        amounts = self.decode(answer)
        for i, row in enumerate(self.rows):
            if not row.least <= amounts[i] <= row.most:
                raise Refused("range", amounts[i], row.least, row.most)
        if self.swaps is not None:
            if given(amounts) > self.swaps:
                raise Refused("most", given(amounts), self.swaps)
            if sum(amounts):
                raise Refused("count", given(amounts) + sum(amounts), given(amounts))


def given(amounts):
    """How many are given away."""
    return -sum([amount for amount in amounts if amount < 0])
