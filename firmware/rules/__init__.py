"""The rules of the games, and nothing else: no words, no pixels, no keys, no files, no time.

A game is a generator of prompts (`prompts.py`), played through a `Session` (`session.py`). Every other
module here is a game, or a part of one.
"""
