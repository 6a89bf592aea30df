"""How the table and the players' boards are saved."""

from micropython import const
from rules.game import Game
from rules.through_the_ages.board import BOARD_BYTES

# Bytes of the table before the boards.
_TABLE_BYTES = const(3)


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
        return saved

    def unpack(self, saved):
        """Restore what `pack` returned."""
        self.age = saved[0]
        self.last_round = saved[1] | saved[2] << 8
        for i, board in enumerate(self.boards):
            board.unpack(saved, _TABLE_BYTES + BOARD_BYTES * i)
