"""What the tools use of CPython's `copy`."""


def copy(thing):
    """Another object of the same class with the same attributes."""
    made = object.__new__(type(thing))
    for name, value in thing.__dict__.items():
        setattr(made, name, value)
    return made
