"""The module `micropython` for the host: what the firmware uses of it, without effect."""


def const(value):
    """Return the value: on the board the compiler puts it in place of the name."""
    return value
