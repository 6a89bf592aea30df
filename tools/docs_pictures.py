#!/usr/bin/env python3
"""Take the pictures of the documents (`make docs`): screens, and the page in a browser."""

import sys

from host.device import documents
from host.runtimes import browser, web_pictures


def main():
    """Take all pictures and say where they are."""
    documents.main()
    why = browser.unavailable()
    if why:
        print(f"The page is not pictured anew: {why}")
    else:
        for path in web_pictures.main(documents.FOLDER):
            print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
