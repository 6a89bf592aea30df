"""The parts that every game is made of. Nothing here knows a game."""
