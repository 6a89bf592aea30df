"""CircuitPython runs this before USB starts: it names the image in boot_out.txt, and lets a boot.py of the person's own
run.
"""

import sys

# Nothing of the drive is imported before it is known what lies there.
sys.path[:] = [".frozen"]

import drive  # noqa: E402
import this_image  # noqa: E402
from drivers.circuitpy.power_on import is_down  # noqa: E402
from drivers.hardware import read  # noqa: E402
from input.keys import B  # noqa: E402
from version import VERSION  # noqa: E402

# The same words at every start: boot_out.txt is written only when they change, and each write wears the flash.
print("Quipu %s (image %s)" % (VERSION, this_image.ID))
_own = drive.program(("boot.py",), drive.old_files())
if _own and not is_down(read()[0].KEYS[B]):
    sys.path[:] = ["", "/", ".frozen", "/lib"]
    with open("/" + _own) as _file:
        exec(_file.read(), {"__name__": "__main__"})
