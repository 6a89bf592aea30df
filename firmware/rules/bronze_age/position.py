"""The position of the Bronze Age games: the players' sheets, the turn under way, and how the sheets are saved."""

from engine.game import Game
from rules.bronze_age.civilization import SAVED_BYTES, Civilization


class Position(Game):
    """The players' sheets, by the players' numbers, and what the dice have brought this turn."""

    players: list[Civilization]
    # Set by the options and the number of players. left_out: buildings that are not in play.
    trading: int
    names: tuple[str, ...]
    left_out: tuple[int, ...]
    # This turn. faces: dice by face; choice: undecided choice dice; as_food: those that are food for now; store: food
    # before the roll.
    faces: bytearray
    workers: int
    coins: int
    choice: int
    as_food: int
    store: int

    def active(self) -> Civilization:
        """Return the sheet of the player whose turn it is."""
        return self.players[self.current]

    def opponents(self) -> list[int]:
        """Return the numbers of the other players, in turn order."""
        return [(self.current + i) % self.count for i in range(1, self.count)]

    def owns(self, player: Civilization, development: str) -> int:
        """Return 1 if a player has bought the development of that name, else 0."""
        return player.has(self.names.index(development))

    def pack(self) -> bytes:
        return b"".join([player.save() for player in self.players])

    def unpack(self, saved: bytes) -> None:
        for i, player in enumerate(self.players):
            player.load(saved[i * SAVED_BYTES : (i + 1) * SAVED_BYTES])
