#!/usr/bin/env python3
"""Take the pictures of the documents (`make docs`)."""

import sys

from host.device.documents import main

if __name__ == "__main__":
    sys.exit(main())
