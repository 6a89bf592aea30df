"""What a start has found on the drive and told of, that the next one need not tell it again."""

from binascii import crc32

from persistence.region import TOLD, Region


def told(store, finding):
    """Whether it was told of that before, which is bytes; from now on it was."""
    settings = Region(store).settings
    check = crc32(finding).to_bytes(4, "little")
    if settings.blobs.get(TOLD) == check:
        return True
    try:
        settings.put(TOLD, check)
    except OSError:  # then it is told again
        pass
    return False
