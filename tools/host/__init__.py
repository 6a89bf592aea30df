"""Share code between the commands, in rooms by subject; importing it puts the firmware on the path, with the modules
of it that are generated.

device/    a device on this computer: drivers in memory, a model of the display's chip, a terminal
recorded/  recorded games: the format, and a notation for each game
pilot/     who plays: policies for an answer, the keys that lead to it, recorded games by keys, any keys at all
storage/   the model of the flash, a life of the device on it, power cuts, damage, games made by hand
runtimes/  the real interpreters: MicroPython, an emulated Pico, boards that are plugged in
figures/   what is measured: presses, bytes, memory, nesting, times
build/     files for the board, and the ways to copy them; the files that are made from others
"""

import sys

if sys.implementation.name == "cpython":  # the rooms that MicroPython enters find all they need on its path
    from host import generated

    sys.meta_path.insert(0, generated.Finder)
    generated.ensure()
