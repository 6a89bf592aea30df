#!/usr/bin/env python3
"""Open the board's serial console (`make console`)."""

import sys

from host.build.console import main

if __name__ == "__main__":
    sys.exit(main())
