"""Check that packages are pinned by hashes and actions by commits, and that jobs with rights run none of them."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from host.paths import PROJECT

LISTS = sorted((PROJECT / "requirements").glob("*.txt"))
LISTS = [path for path in LISTS if path.name != "excluded.txt"]
WORKFLOWS = sorted((PROJECT / ".github" / "workflows").glob("*.yml"))
MAKEFILE = (PROJECT / "Makefile").read_text(encoding="utf-8")


def packages(text: str) -> Iterator[tuple[str, str, list[str]]]:
    """Yield (name, version, hashes) of each package of a list. Raises ValueError for a line that is none of these."""
    for line in text.replace("\\\n", " ").splitlines():
        if not line.strip() or line.lstrip().startswith("#") or line == "--only-binary :all:":
            continue
        found = re.fullmatch(
            r"([A-Za-z0-9._-]+)(?:\[[a-z-]+\])?==(\S+)(?: ; [^-]*?)?((?: +--hash=sha256:[0-9a-f]{64})*)", line.rstrip()
        )
        if not found:
            raise ValueError(f"no pinned package: {line}")
        yield re.sub("[-_.]+", "-", found[1].lower()), found[2], found[3].split()


def test_a_package_without_a_hash_is_seen():
    assert list(packages("a==1 \\\n    --hash=sha256:" + "0" * 64 + "\nb==2 ; sys_platform == 'win32'\n")) == [
        ("a", "1", ["--hash=sha256:" + "0" * 64]),
        ("b", "2", []),
    ]
    for line in ("a>=1", "a", "-r other.txt", "a==1 --hash=md5:00"):
        with pytest.raises(ValueError, match="no pinned package"):
            list(packages(line))


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.name)
def test_every_package_has_its_hashes_and_nothing_is_built_on_the_way(path):
    text = path.read_text(encoding="utf-8")
    found = {name: (version, hashes) for name, version, hashes in packages(text)}
    assert found and [name for name, (_, hashes) in found.items() if not hashes] == []
    # Wheels only: so there are no build tools to pin.
    assert "\n--only-binary :all:\n" in text
    # A list has the versions that its .in file names.
    asked = path.with_suffix(".in").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([A-Za-z0-9._-]+)(?:\[[a-z-]+\])?==(\S+)$", asked, re.M):
        assert found[re.sub("[-_.]+", "-", name.lower())][0] == version
    assert all("==" in line or line.startswith(("#", "-r ")) for line in asked.splitlines() if line)


def test_a_package_has_one_version_in_all_lists():
    versions: dict[str, set[str]] = {}
    for path in LISTS:
        for name, version, _ in packages(path.read_text(encoding="utf-8")):
            versions.setdefault(name, set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_every_list_is_locked_and_installed_by_make_with_hashes_only():
    (flags,) = re.findall(r"^PIP := -m pip (.*)$", MAKEFILE, re.M)
    assert "--require-hashes" in flags.split()
    others = [PROJECT / "Makefile", *(PROJECT / ".ci").iterdir(), *WORKFLOWS]
    text = "".join(path.read_text(encoding="utf-8") for path in others)
    # The project itself is built and installed without any index.
    assert [line for line in re.findall(r"\bpip3? .*install.*", text) if " --no-index " not in line] == [f"pip {flags}"]
    assert set(re.findall(r"\bnpm (\w+) --", text)) == {"ci"}
    locked = re.search(r"for list in (.*); do", MAKEFILE)[1].split()
    assert {path.stem for path in LISTS} == {"dev", *locked}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_by_their_commits(path):
    used = re.findall(r"uses: (.*)", path.read_text(encoding="utf-8"))
    assert used
    for line in used:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\./\.github/workflows/\w+\.yml", line), line


def jobs(text: str) -> dict[str, str]:
    """Return the text of each job of a workflow."""
    parts = re.split(r"^  (\w+):.*$", text.split("\njobs:\n")[1], flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_no_job_with_rights_runs_other_peoples_code():
    may = {}
    for path in WORKFLOWS:
        text = path.read_text(encoding="utf-8")
        assert re.search(r"^permissions:\n  contents: read\njobs:", text, re.M)
        for name, job in jobs(text).items():
            rights = re.findall(r"([a-z-]+): write", job)
            runs = re.findall(r"run: (.*)", job)
            if rights:
                may[name] = set(rights)
                assert [line for line in runs if not line.startswith(".ci/publish ")] == []
                # Nor does it restore what another job's code may have left in a cache.
                assert "actions/cache" not in job
            elif runs:
                assert "permissions:" not in job and "GH_TOKEN" not in job and "persist-credentials: false" in job
    assert may == {"attest": {"attestations", "id-token"}, "publish": {"contents"}, "page": {"pages", "id-token"}}
    script = (PROJECT / ".ci" / "publish").read_text(encoding="utf-8")
    words = {line.split()[0] for line in script.splitlines() if line and not line.startswith("#")}
    assert words == {"set", "tag=${1:?which", "cd", "sha256sum", "gh"}


def test_what_is_published_is_attested_first():
    told = jobs((PROJECT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    assert "actions/attest-build-provenance@" in told["attest"] and "subject-path: build/release/*" in told["attest"]
    needs = {name: re.search(r"needs: (\w+)", job)[1] for name, job in told.items() if "needs:" in job}
    assert needs == {"build": "test", "attest": "build", "publish": "attest", "page": "publish"}


def test_playing_and_the_page_install_only_what_they_need_and_first_say_that_npm_is_missing(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text(MAKEFILE)
    for name in (*(f"requirements/{path.name}" for path in LISTS), "tools/web/package-lock.json"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()

    def make(*words: str) -> "subprocess.CompletedProcess[str]":
        command = ["make", f"PYTHON={sys.executable}", *words]
        outside = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=outside)

    for word in ("play", "web", "sheet"):
        assert re.findall(r"-r requirements/(\w+)\.txt", make("-n", word, "NPM=npm").stdout) == ["play"]
    assert 'tools/sheet.py "my game.txt" --check' in make("-n", "sheet", "FILE=my game.txt", "ARGS=--check").stdout
    refused = make("web", "NPM=")
    assert refused.returncode and refused.stdout.startswith("The page takes MicroPython from npm, which is not here")
    assert not (tmp_path / ".venv").exists() and "installing" not in refused.stdout
