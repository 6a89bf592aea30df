"""Picks the drivers of the runtime this runs on and starts the app."""

import sys

import splash
from drivers.hardware import read
from drivers.loop import run
from unload import unload

if sys.implementation.name == "circuitpython":
    from drivers.circuitpy import make, report
else:
    from drivers.micropy import make, report
wiring, complaints = read()
display, keys, clock, store = make(wiring)
del read
unload("drivers.hardware")
if complaints:
    from complain import complain

    complain(complaints, display, keys, clock)
    del complain
    unload("complain")
splash.show(display)
del splash
unload("splash")
from crash import Guard  # noqa: E402 -- nearly all of the firmware comes with it: while it is loaded the splash is seen

run(Guard(report, display, keys, clock, store), keys, clock)
