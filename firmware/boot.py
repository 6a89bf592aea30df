"""CircuitPython runs this before USB starts: it decides who may write the drive.

Normally the board does (it keeps settings and finished games there) and a computer may only read. Held B at power-on
turns that round: a computer may write (new firmware), and the board keeps its records until the next start.
The game in progress is in nvm and needs neither.
"""

import board
import digitalio
import storage

from drivers.hardware import read

_B = 5

# The same words at every start: boot_out.txt is written only when they change, and each write wears the flash.
print("Quipu: hold B while plugging in to let a computer write this drive")

wiring, _ = read()
key = digitalio.DigitalInOut(getattr(board, "GP" + str(wiring.KEYS[_B])))
key.switch_to_input(pull=digitalio.Pull.UP)
if key.value:  # up
    storage.remount("/", readonly=False)
key.deinit()
