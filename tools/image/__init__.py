"""The images that are flashed: CircuitPython and MicroPython from pinned sources, with Quipu's modules frozen in."""
