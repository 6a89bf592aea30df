#!/usr/bin/env python3
"""Put the firmware on the board that is plugged in (`make deploy`)."""

import sys

from host.build.deploy import main

if __name__ == "__main__":
    sys.exit(main())
