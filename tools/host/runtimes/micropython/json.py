"""Give MicroPython's `json` what recorded games use of CPython's: here they only read what they have just written."""

import ujson


class JSONDecodeError(ValueError):
    """Provide the name alone: MicroPython raises plain ValueErrors."""


def dumps(value, ensure_ascii=True):
    """Return a value as text, its letters as they are, whatever `ensure_ascii` says."""
    return ujson.dumps(value)


def loads(text, object_pairs_hook=None):
    """Return the value of a text; of equal keys in an object the last one counts. Raises ValueError."""
    return ujson.loads(text)
