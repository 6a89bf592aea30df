"""What all tests share: the firmware and the tools are importable by their bare names, as on the board."""

import gc
import os
import sys

import hypothesis

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
for folder in ("tools", "firmware"):
    path = os.path.join(ROOT, folder)
    if path not in sys.path:
        sys.path.insert(0, path)

# The same examples on every machine, and no time limit that a busy one breaks; HYPOTHESIS_PROFILE=search looks further.
hypothesis.settings.register_profile("steady", derandomize=True, deadline=None)
hypothesis.settings.register_profile("search", max_examples=2000, deadline=None)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_collection_finish():
    """The app collects garbage after each press: spare it to look through all that the tests themselves have loaded."""
    gc.collect()
    gc.freeze()
