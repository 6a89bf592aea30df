"""Picks the drivers of the runtime this runs on and starts the app."""

import sys

import splash
from drivers.hardware import read
from drivers.loop import run

if sys.implementation.name == "circuitpython":
    from drivers.circuitpy import make, report
else:
    from drivers.micropy import make, report
wiring, complaints = read()
display, keys, clock, store = make(wiring)
splash.show(display)
# Nearly all of the firmware comes with these: while it is loaded the splash is seen.
from crash import Guard  # noqa: E402
from screens.hardware import complain  # noqa: E402

if complaints:
    complain(complaints, display, keys, clock)
run(Guard(report, display, keys, clock, store), keys, clock)
