#!/usr/bin/env python3
"""All that is published of a version (`make release`)."""

import sys

from host.build.release import main

if __name__ == "__main__":
    sys.exit(main())
