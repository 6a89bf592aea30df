"""Shared by all tests: the firmware and the tools are importable by their bare names, as on the board."""

import gc
import os
import sys
import tempfile
from collections import Counter

import hypothesis
import pytest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "tools"))

import host  # noqa: F401 - puts the firmware on the path

# The firmware's modules come and go as on the board, and many tests start a Python of their own. If bytecode may not be
# next to the sources, it is elsewhere while the tests run. The workers find it by their environment.
if sys.dont_write_bytecode:
    _bytecode = tempfile.TemporaryDirectory(prefix="quipu-bytecode-")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = _bytecode.name
    sys.dont_write_bytecode = False

_collect = gc.collect


def collect(generation=1):
    """Collect only young objects: the app collects after each press, as a small heap needs it. Everything that a test
    run has loaded would take ten times as long as the press. `gc.collect(2)` collects the rest.
    """
    return _collect(generation)


gc.collect = collect

# Where pytest's cache has the names of the tests that were skipped.
SKIPPED = "quipu/skipped"
# These names as the run before left them; None: there was none.
SKIPPED_BEFORE = pytest.StashKey[list[str] | None]()

# Tests of a game that does not exist here: test_adding_a_game.py adds it and runs them.
collect_ignore = ["yams"]

# The same examples on every machine, and no time limit that a busy one breaks; HYPOTHESIS_PROFILE=search looks further.
hypothesis.settings.register_profile("steady", derandomize=True, deadline=None)
hypothesis.settings.register_profile("search", max_examples=2000, deadline=None)
hypothesis.settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_addoption(parser):
    """Add the options of the trials in test_torture.py, and --skipped."""
    parser.addoption("--skipped", action="store_true", help="only the tests that the last run of pytest skipped")
    group = parser.getgroup("torture", "trying to lose a game (-m torture)")
    group.addoption("--count", type=int, help="how many of what each trial counts")
    group.addoption("--seed", type=int, default=1, help="of the first part of each trial")


@pytest.fixture(autouse=True)
def in_english():
    """Each test begins without a game and names, in English, so that none depends on the one before."""
    import pictures
    import words

    words.names = ()
    words.play()
    words.use("en")
    pictures.use()


@pytest.fixture
def replayed(monkeypatch):
    """A list that grows by one with each answer that a session plays."""
    from engine.history.session import Session

    played, following = [], Session._next
    monkeypatch.setattr(Session, "_next", lambda self, answer: played.append(answer) or following(self, answer))
    return played


@pytest.fixture
def quick():
    """The firmware decodes the same bytes of a sector only once."""
    from host.storage.quick import Quick

    with Quick():
        yield


@pytest.fixture(scope="session")
def in_a_browser():
    """Skip the test if the page can't be tried here."""
    from host.runtimes import browser

    if why := browser.unavailable():
        pytest.skip(why)


@pytest.fixture(scope="session")
def page_address(in_a_browser, tmp_path_factory):
    """Serve the page in a subfolder, as many hosts do; the address."""
    from host.build import web
    from host.runtimes import browser

    root = tmp_path_factory.mktemp("web")
    web.build(root / "games" / "quipu")
    with browser.serving(root) as served:
        yield served + "games/quipu/"


@pytest.fixture(scope="session")
def browsers(in_a_browser):
    """Start browsers with this."""
    from host.runtimes import browser

    with browser.driver() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium(browsers):
    """A browser."""
    from host.runtimes import browser

    with browser.started(browsers) as started:
        yield started


@pytest.fixture
def context(chromium):
    """A person's visit to the page, without data of an earlier one."""
    made = chromium.new_context(viewport={"width": 800, "height": 900}, has_touch=True)
    yield made
    made.close()


class Failures:
    """Names a test at once when it fails: a run that is ended before its end has said what it found."""

    def __init__(self, terminal):
        self.terminal = terminal

    def pytest_runtest_logreport(self, report):
        if report.failed:
            self.terminal.ensure_newline()
            self.terminal.write_line(f"failed: {report.nodeid}")


@pytest.hookimpl(trylast=True)
def pytest_configure(config):
    # Read now: this run replaces it.
    cache = getattr(config, "cache", None)
    config.stash[SKIPPED_BEFORE] = cache.get(SKIPPED, None) if cache else None
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if terminal:
        config.pluginmanager.register(Failures(terminal))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the longest test, for which the other workers would wait at the end; see also --skipped."""
    items.sort(key=lambda item: "test_100000_presses" not in item.nodeid)
    if config.option.skipped:
        wanted = set(config.cache.get(SKIPPED, []))
        # A file that was skipped as a whole has no names of tests.
        left = [item for item in items if not {item.nodeid, item.nodeid.partition("::")[0]} & wanted]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """With --skipped, let a run succeed that has no tests because the last run skipped none."""
    config = session.config
    nothing_left = exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and not hasattr(config, "workerinput")
    if nothing_left and config.option.skipped and config.stash[SKIPPED_BEFORE] == []:
        session.exitstatus = pytest.ExitCode.OK


def pytest_collection_finish():
    """Exempt from collection everything that the tests have loaded."""
    gc.collect(2)
    gc.freeze()


def pytest_terminal_summary(terminalreporter):
    """Say in one line how many tests were skipped and why, and keep their names; say what torture counted."""
    skipped = terminalreporter.stats.get("skipped", [])
    if skipped:
        terminalreporter.ensure_newline()
        terminalreporter.write_line(told_skipped([report.longrepr[2] for report in skipped]))
    if hasattr(terminalreporter.config, "cache"):
        terminalreporter.config.cache.set(SKIPPED, [report.nodeid for report in skipped])
    if terminalreporter.config.option.markexpr == "torture":
        tell_counts(terminalreporter)


def told_skipped(reasons: list[str]) -> str:
    """Return "12 skipped: no Chromium (8), no images (4)" for reasons such as "no Chromium: how to get one"."""
    counts = Counter(reason.removeprefix("Skipped: ").partition(":")[0] for reason in reasons)
    return f"{len(reasons)} skipped: " + ", ".join(f"{reason} ({count})" for reason, count in counts.most_common())


def tell_counts(terminalreporter):
    """The counts of each trial, its parts together."""
    totals = {}
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for title, counts in [told for name, told in report.user_properties if name == "counts"]:
            total = totals.setdefault(title, {})
            for what, number in counts.items():
                # The screens seen are the same in each walk.
                most = what == "screens" or what.startswith("slowest")
                total[what] = max(total.get(what, 0), number) if most else total.get(what, 0) + number
    for title in sorted(totals):
        terminalreporter.write_line(f"\n{title}")
        for what, number in sorted(totals[title].items()):
            terminalreporter.write_line(f"{number:11,}  {what}")
