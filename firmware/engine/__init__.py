"""What every game is made of. Nothing here knows a game."""
