"""How the table and the players' boards are saved.

What explains the end stands after all else: positions saved before it was counted lack it, and are continued.
"""

from engine.game import Game
from engine.parts import signed, signed_bytes
from micropython import const
from rules.through_the_ages.board import BOARD_BYTES, SUMS

# Bytes of the table before the boards.
_TABLE_BYTES = const(3)
# Bytes of one of a board's sums.
_SUM_BYTES = const(2)


class Saving(Game):
    """The boards, by the numbers of their players; age, and number of the last round."""

    def pack(self):
        """The age, the last round, and all boards."""
        saved = bytearray(_TABLE_BYTES + BOARD_BYTES * self.count)
        saved[0] = self.age
        saved[1] = self.last_round & 0xFF
        saved[2] = self.last_round >> 8
        for i, board in enumerate(self.boards):
            board.pack(saved, _TABLE_BYTES + BOARD_BYTES * i)
        if self.boards[0].sums:
            saved.extend(self.led)
            for board in self.boards:
                for amount in board.sums:
                    saved.extend(signed_bytes(amount, _SUM_BYTES))
        return saved

    def unpack(self, saved):
        """Restore what `pack` returned."""
        self.age = saved[0]
        self.last_round = saved[1] | saved[2] << 8
        for i, board in enumerate(self.boards):
            board.unpack(saved, _TABLE_BYTES + BOARD_BYTES * i)
        at = _TABLE_BYTES + BOARD_BYTES * self.count
        known = at < len(saved)
        self.led[:] = saved[at : at + len(self.led)] if known else bytes(len(self.led))
        at += len(self.led)
        for board in self.boards:
            board.sums = [0] * SUMS if known else None
            for i in range(SUMS if known else 0):
                board.sums[i] = signed(int.from_bytes(saved[at : at + _SUM_BYTES], "little"), _SUM_BYTES)
                at += _SUM_BYTES
