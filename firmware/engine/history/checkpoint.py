"""A place in a game that undo and a start play on from."""


class Checkpoint:
    """length: how many bytes of the log were played. saved: the game's own `save()` then (bytes), at the start of a
    turn or within a long one where it `can_save`. asked: the byte of the log where the last entry before it begins that
    was asked for, not given for the player; -1: not known.
    """

    def __init__(self, length, saved, asked=-1):
        self.length = length
        self.saved = saved
        self.asked = asked

    def rebased(self, length):
        """The same place in a log that begins `length` bytes later."""
        return Checkpoint(self.length - length, self.saved, max(-1, self.asked - length))
