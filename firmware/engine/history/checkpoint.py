"""A place in a game that undo and a start replay from."""


class Checkpoint:
    """The game as it was saved at a place in the log.

    length: bytes of log before it
    saved: result of the game's `save`, at the start of a turn or within a long one if it `can_save`
    asked: byte of the log at which the last entry before it begins that was not answered automatically; -1: unknown
    """

    def __init__(self, length: int, saved: bytes, asked: int = -1) -> None:
        self.length = length
        self.saved = saved
        self.asked = asked

    def rebased(self, length: int) -> "Checkpoint":
        """Return the same place in a log that begins `length` bytes later."""
        return Checkpoint(self.length - length, self.saved, max(-1, self.asked - length))
