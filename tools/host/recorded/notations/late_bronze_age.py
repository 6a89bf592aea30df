"""How the Late Bronze Age is written down: as the Bronze Age is, with the steps it adds."""

from host.recorded.notations import bronze_age


class Notation(bronze_age.Notation):
    """The Late Bronze Age."""

    OPTIONS: tuple[str, ...] = ("trading",)  # without effect: there is always trade
    PRESSES = 11
    MEAN = 12
