#!/usr/bin/env python3
"""Quipu in the browser (`make web`): build the page and serve it on this computer."""

import sys

from host.build.web import main

if __name__ == "__main__":
    sys.exit(main())
