#!/usr/bin/env python3
"""One file to flash: an official image with Quipu's drive inside (`make uf2 UF2=official.uf2`)."""

import sys

from host.build.uf2 import main

if __name__ == "__main__":
    sys.exit(main())
