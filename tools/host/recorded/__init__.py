"""Recorded games: the format, a notation a game, a hand that plays them by the keys, people who play them anew."""
