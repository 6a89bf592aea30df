"""A flag: interrupts are off for so long that a whole tap may pass meanwhile, during an erase or light sleep.

An interrupt that comes afterwards counts as a press, even if its pin reads open again.
"""

blind = bytearray(1)
