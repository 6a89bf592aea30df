"""The players of the Bronze Age games, and how they are saved."""

from rules.bronze_age.civilization import SAVED
from rules.game import Game


class Saving(Game):
    """The players, by their numbers."""

    def active(self):
        """The Civilization whose turn it is."""
        return self.players[self.current]

    def opponents(self):
        """The numbers of the players who are not taking the turn, in turn order."""
        return [(self.current + i) % self.count for i in range(1, self.count)]

    def pack(self):
        """All sheets."""
        return b"".join([player.save() for player in self.players])

    def unpack(self, saved):
        """Restore what `pack` returned."""
        for i, player in enumerate(self.players):
            player.load(saved[i * SAVED : (i + 1) * SAVED])
