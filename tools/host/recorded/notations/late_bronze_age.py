"""The notation of the Late Bronze Age: that of the Bronze Age, with the added steps."""

from host.recorded.notations import bronze_age


class Notation(bronze_age.Notation):
    """The Late Bronze Age."""

    OPTIONS: tuple[str, ...] = ("trading",)  # without effect: there is always trade
    PRESSES = 11
    MEAN = 12
