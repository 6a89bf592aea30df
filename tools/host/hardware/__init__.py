"""The device as one builds it: the board's pins, the wiring, the case."""
