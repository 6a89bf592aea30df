"""The names of CPython's `typing` that annotations here use; MicroPython reads annotations and forgets them."""

Any = None
