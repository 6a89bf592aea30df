"""Mount the file system behind Quipu's region, the first 64 KiB of the storage; replaces the port's own `_boot.py`.

A file system that cannot be mounted is formatted, as the port does, and gets the `hardware.txt` of a new device. The
region stays as it is.
"""

import vfs
from _rp2 import Flash

_REGION = 64 * 1024

_storage = Flash(start=_REGION)
try:
    vfs.mount(vfs.VfsLfs2(_storage, progsize=256), "/")
except OSError:
    vfs.VfsLfs2.mkfs(_storage, progsize=256)
    vfs.mount(vfs.VfsLfs2(_storage, progsize=256), "/")
    from hardware_text import TEXT

    with open("/hardware.txt", "w") as _file:
        _file.write(TEXT)
