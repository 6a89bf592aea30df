"""How a game by a score sheet is saved: what is entered, and what the rounds before counted."""

from engine.game import Game
from engine.parts import signed, signed_bytes


class Saving(Game):
    """Each value in one byte, or two where its line can be more; in rounds also three bytes a line and player."""

    def pack(self):
        """See Game."""
        data = bytearray((self.said | self.closing << 1,))
        data.extend(self.closed.to_bytes(6, "little"))
        for player in range(self.count):
            data.extend(self.once[player].to_bytes(6, "little"))
            for number in self.there:
                line = self.form.lines[number]
                if line.entered:
                    data.extend(signed_bytes(self.values[player][number], size_of(line)))
                    if line.kind == "cross":
                        data.append(self.crossed[player][number])
                if self.in_rounds:
                    data.extend(signed_bytes(self.sums[player][number], 3))
        return bytes(data)

    def unpack(self, saved):
        """See Game."""
        self.said = bool(saved[0] & 1)
        self.closing = bool(saved[0] & 2)
        self.closed = int.from_bytes(saved[1:7], "little")
        at = 7
        for player in range(self.count):
            self.once[player] = int.from_bytes(saved[at : at + 6], "little")
            at += 6
            for number in self.there:
                line = self.form.lines[number]
                if line.entered:
                    size = size_of(line)
                    self.values[player][number] = signed(int.from_bytes(saved[at : at + size], "little"), size)
                    at += size
                    if line.kind == "cross":
                        self.crossed[player][number] = saved[at]
                        at += 1
                if self.in_rounds:
                    self.sums[player][number] = signed(int.from_bytes(saved[at : at + 3], "little"), 3)
                    at += 3
        if at != len(saved):
            raise ValueError("sheet")
        self.forget_points()


def size_of(line):
    """How many bytes a value of a line takes: 1 or 2."""
    return 1 if line.least > -127 and line.most < 127 else 2
