"""Whether interrupts are off for so long that a whole tap may fall into that time: an erase, light sleep.

An interrupt that comes afterwards tells of a key that went down, even if its pin reads open again.
"""

blind = bytearray(1)
