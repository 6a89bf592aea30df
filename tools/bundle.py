#!/usr/bin/env python3
"""Build what goes on the board (`make bundle`), and say how large it is."""

import sys

from host.build.bundle import main

if __name__ == "__main__":
    sys.exit(main())
