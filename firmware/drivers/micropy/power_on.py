"""Before there are drivers: whether a key is held, and a program on the drive that starts in the place of Quipu."""

import sys
import time

from machine import Pin

# What MicroPython starts of a drive.
PROGRAMS = ("main.py",)


def is_down(number):
    """Whether the key at GPIO `number` is down, before there are keys."""
    pin = Pin(number, Pin.IN, Pin.PULL_UP)
    time.sleep_ms(1)  # the pull-up needs a moment to charge the wire
    return not pin.value()


def run_program(name):
    """Run a program on the drive in the place of this one."""
    sys.path[:] = ["", ".frozen", "/lib"]
    with open("/" + name) as file:
        exec(file.read(), {"__name__": "__main__"})
