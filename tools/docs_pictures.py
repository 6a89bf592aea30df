#!/usr/bin/env python3
"""Take the pictures of the documents (`make docs`): screens, wiring, the device and a turn on it."""

import sys

from host.device import documents
from host.hardware import wiring_pictures
from host.runtimes import browser, web_pictures


def main():
    """Take all pictures and say where they are."""
    documents.main()
    paths = wiring_pictures.main(documents.FOLDER)
    try:
        from case import pictures
    except ImportError as error:
        print(f"The device is not drawn anew: {error.name} is missing, which `make docs` installs.")
    else:
        paths += pictures.main(documents.FOLDER)
    why = browser.unavailable()
    if why:
        print(f"The page is not pictured anew: {why}")
    else:
        paths += web_pictures.main(documents.FOLDER)
    for path in paths:
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
