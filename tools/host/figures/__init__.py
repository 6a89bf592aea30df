"""Measure presses, bytes to the display, memory, nesting and times."""
