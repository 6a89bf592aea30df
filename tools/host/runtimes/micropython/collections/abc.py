"""The names of CPython's `collections.abc` that annotations here use."""

Callable = Hashable = Iterator = Iterable = Sequence = None
