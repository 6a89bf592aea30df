#!/usr/bin/env python3
"""Measure Quipu against its budgets (`make bench`): presses, bytes to the display, memory, nesting, times."""

import sys

from host.figures.bench import main

if __name__ == "__main__":
    sys.exit(main())
