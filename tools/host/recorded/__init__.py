"""Recorded games: the format, a notation per game, and seeded players who make new ones."""
