#!/usr/bin/env python3
"""Type-check each driver set against the stubs of its runtime, and the host's tools (`make types`)."""

import sys

from host.build.types import main

if __name__ == "__main__":
    sys.exit(main())
