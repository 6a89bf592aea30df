"""A flag: interrupts are off long enough to miss a whole tap, during an erase or light sleep.

An interrupt that comes afterwards counts as a press, even if its pin reads open again.
"""

blind = bytearray(1)
