#!/usr/bin/env python3
"""Let people of paper play a game and print it as a recorded game."""

import sys

from host.recorded.people import main

if __name__ == "__main__":
    sys.exit(main())
