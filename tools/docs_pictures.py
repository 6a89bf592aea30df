#!/usr/bin/env python3
"""Take the pictures of the documents (`make docs`)."""

import sys

from host.device import documents
from host.hardware import wiring_pictures


def main():
    """Take all pictures and say where they are."""
    documents.main()
    for path in wiring_pictures.main(documents.FOLDER):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
