"""Save the table and the players' boards.

The sums that explain the score come last: older saves lack them and can still be continued.
"""

from engine.game import Game
from engine.parts import signed, signed_bytes
from micropython import const
from rules.through_the_ages.board import BOARD_BYTES, SUMS, Board

# Sizes of the table before the boards, and of each of a board's sums.
_TABLE_BYTES = const(3)
_SUM_BYTES = const(2)


class Saving(Game):
    """Keep the boards by the numbers of their players, and the table.

    edition: 0 (2006) or EDITION_2015; corruption_row: as in `editions.CORRUPTION`; seats: numbers of the players;
    age: 0 for A to 4 for IV; last_round: its number, 0 while unknown; led: the players who led after ages I to III, a
    bit each.
    """

    edition: int
    corruption_row: bytes
    seats: range
    boards: "list[Board]"
    age: int
    last_round: int
    led: bytearray

    def pack(self) -> bytearray:
        """Return the age, the last round and all boards."""
        saved = bytearray(_TABLE_BYTES + BOARD_BYTES * self.count)
        saved[0] = self.age
        saved[1] = self.last_round & 0xFF
        saved[2] = self.last_round >> 8
        for i, board in enumerate(self.boards):
            board.pack(saved, _TABLE_BYTES + BOARD_BYTES * i)
        if self.boards[0].sums:
            saved.extend(self.led)
            for board in self.boards:
                for amount in board.sums or ():
                    saved.extend(signed_bytes(amount, _SUM_BYTES))
        return saved

    def unpack(self, saved: bytes) -> None:
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
            sums = []
            for _ in range(SUMS if known else 0):
                sums.append(signed(int.from_bytes(saved[at : at + _SUM_BYTES], "little"), _SUM_BYTES))
                at += _SUM_BYTES
            board.sums = sums or None
