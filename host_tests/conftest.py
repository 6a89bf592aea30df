"""What all tests share: the firmware and the tools are importable by their bare names, as on the board."""

import gc
import os
import sys

import hypothesis
import pytest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "tools"))

import host  # noqa: F401 - puts the firmware on the path

# Tests of a game that is not there: test_adding_a_game.py runs them where it is.
collect_ignore = ["yams"]

# The same examples on every machine, and no time limit that a busy one breaks; HYPOTHESIS_PROFILE=search looks further.
hypothesis.settings.register_profile("steady", derandomize=True, deadline=None)
hypothesis.settings.register_profile("search", max_examples=2000, deadline=None)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


@pytest.fixture(scope="session")
def page_address(tmp_path_factory):
    """Where the page is served, in a subfolder as on many a host."""
    from host.build import web
    from host.runtimes import browser

    root = tmp_path_factory.mktemp("web")
    web.build(root / "games" / "quipu")
    with browser.serving(root) as served:
        yield served + "games/quipu/"


@pytest.fixture(scope="session")
def chromium():
    """A browser."""
    from host.runtimes import browser

    with browser.browser() as started:
        yield started


def pytest_collection_finish():
    """The app collects garbage after each press: spare it to look through all that the tests themselves have loaded."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter):
    """One line a reason for what was skipped, however many tests it is."""
    reasons = {}
    for report in terminalreporter.stats.get("skipped", []):
        reason = report.longrepr[2].removeprefix("Skipped: ")
        reasons[reason] = reasons.get(reason, 0) + 1
    for reason, count in sorted(reasons.items()):
        terminalreporter.write_line(f"skipped {count}: {reason}")
