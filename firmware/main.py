"""Picks the drivers of the runtime this runs on and starts the app."""

import sys

from crash import run
from drivers.hardware import read
from unload import unload

if sys.implementation.name == "circuitpython":
    from drivers.circuitpy import make, report
else:
    from drivers.micropy import make, report
wiring, complaints = read()
devices = make(wiring)
del read
unload("drivers.hardware")
if complaints:
    from complain import complain

    complain(complaints, *devices[:3])
    del complain
    unload("complain")
run(report, *devices)
