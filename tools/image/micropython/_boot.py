"""Mounts the file system, in the place of the port's own `_boot.py`: the first 64 KiB of the storage are Quipu's
region.

A file system that cannot be mounted is made anew, as the port does, and gets the
`hardware.txt` of a new device; the region before it stays as it is.
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
