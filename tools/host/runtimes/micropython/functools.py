"""What the tools use of CPython's `functools`."""


def cache(function):
    """Remember what a function of plain arguments returned."""
    known = {}

    def remembering(*given):
        if given not in known:
            known[given] = function(*given)
        return known[given]

    return remembering
