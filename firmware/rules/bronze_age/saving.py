"""The players of the Bronze Age games, and how they are saved."""

from engine.game import Game
from rules.bronze_age.civilization import SAVED


class Saving(Game):
    """The players, by their numbers."""

    def pack(self):
        """All sheets."""
        return b"".join([player.save() for player in self.players])

    def unpack(self, saved):
        """Restore what `pack` returned."""
        for i, player in enumerate(self.players):
            player.load(saved[i * SAVED : (i + 1) * SAVED])
