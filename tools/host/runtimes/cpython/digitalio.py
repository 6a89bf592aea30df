"""The module `digitalio` for the host: the type that the display library names."""


class DigitalInOut:
    """A pin."""
