"""MicroPython's `collections`, with room for `collections.abc`."""

from ucollections import *  # noqa: F403
