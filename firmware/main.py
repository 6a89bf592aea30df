"""Picks the drivers of the runtime this runs on and starts the app."""

import sys

if sys.implementation.name == "circuitpython":
    from drivers.circuitpy import make, report
else:
    from drivers.micropy import make, report
from crash import Guard
from drivers.loop import run

display, keys, clock, store = make()
run(Guard(report, display, keys, clock, store), keys, clock)
