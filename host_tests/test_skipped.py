"""Check what pytest says of skipped tests, and that `--skipped` runs exactly these, in a small project of its own."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host.paths import FIRMWARE, TESTS, TOOLS

ONE = """
import os, pytest
lacks = not os.path.exists("tool")
@pytest.mark.skipif(lacks, reason="no tool: buy one")
@pytest.mark.parametrize("number", (1, 2))
def test_with_the_tool(number): pass
@pytest.mark.skipif(True, reason="no board: buy one")
def test_with_a_board(): pass
def test_without(): open("ran", "a").write("again")
"""
WHOLE = """
import os, pytest
if not os.path.exists("tool"):
    pytest.skip("no tool: buy one", allow_module_level=True)
def test_in_a_file_that_needs_it(): pass
"""


def run_pytest(project: Path, *words: str, processes: int = 2) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "pytest", "-n", str(processes), "-q", "--rootdir", str(project), *words]
    return subprocess.run(command, cwd=project, capture_output=True, text=True)


def small_project(folder: Path) -> None:
    for linked in (FIRMWARE, TOOLS):
        (folder / linked.name).symlink_to(linked)
    (folder / "host_tests").mkdir()
    shutil.copy(TESTS / "conftest.py", folder / "host_tests")
    (folder / "host_tests" / "test_one.py").write_text(ONE)


@pytest.mark.parametrize("processes", [0, 2])
def test_a_run_of_what_was_skipped_succeeds_where_nothing_was(tmp_path: Path, processes: int) -> None:
    small_project(tmp_path)
    assert run_pytest(tmp_path, "host_tests", "--skipped", processes=processes).returncode == 5  # there was no run
    assert run_pytest(tmp_path, "host_tests", "-k", "without", processes=processes).returncode == 0
    assert run_pytest(tmp_path, "host_tests", "--skipped", processes=processes).returncode == 0
    assert run_pytest(tmp_path, "host_tests", "-k", "nothing_of_this_name", processes=processes).returncode == 5


def test_one_line_counts_the_reasons_and_the_skipped_ones_run_later(tmp_path):
    small_project(tmp_path)
    (tmp_path / "host_tests" / "test_whole.py").write_text(WHOLE)
    said = run_pytest(tmp_path, "host_tests").stdout
    assert "\n4 skipped: no tool (3), no board (1)\n" in said and "1 passed, 4 skipped" in said
    (tmp_path / "tool").touch()
    said = run_pytest(tmp_path, "host_tests", "--skipped").stdout
    assert "\n1 skipped: no board (1)\n" in said and re.search(r"3 passed, 1 skipped", said)
    assert (tmp_path / "ran").read_text() == "again"
