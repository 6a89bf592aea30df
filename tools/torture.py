#!/usr/bin/env python3
"""Try to lose a game (`make torture`): power cuts, damaged saves, random operations, random keys; with counts."""

import sys

from host.trials.torture import main

if __name__ == "__main__":
    sys.exit(main())
