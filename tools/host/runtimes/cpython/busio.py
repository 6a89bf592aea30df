"""The module `busio` for the host: the types that the display library names. A model of the display brings its bus."""


class I2C:
    """An I2C bus."""


class SPI:
    """An SPI bus."""
