"""Name the image in boot_out.txt, then run the owner's boot.py. CircuitPython runs this before USB starts."""

import sys

# Import nothing from the drive before its contents are known.
sys.path[:] = [".frozen"]

import drive  # noqa: E402
import this_image  # noqa: E402
from drivers.circuitpy.power_on import is_down  # noqa: E402
from drivers.hardware import read  # noqa: E402
from input.keys import B  # noqa: E402
from version import VERSION  # noqa: E402

# Never vary this text: boot_out.txt is written only when it changes, and each write wears the flash.
print("Quipu %s (image %s)" % (VERSION, this_image.ID))
_own = drive.program(("boot.py",), drive.old_files())
if _own and not is_down(read()[0].KEYS[B]):
    sys.path[:] = ["", "/", ".frozen", "/lib"]
    with open("/" + _own) as _file:
        exec(_file.read(), {"__name__": "__main__"})
