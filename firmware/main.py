"""Picks the drivers of the runtime this runs on and starts the app."""

import sys

if sys.implementation.name == "circuitpython":
    from drivers.circuitpy import make, report
else:
    from drivers.micropy import make, report
from crash import run

run(report, *make())
