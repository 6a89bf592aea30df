"""The release: every file, check sums that hold, and one version number."""

import hashlib
import json
import os
import re
import subprocess
import zipfile

import pytest
from test_image import image_file

from host.build import images, modules
from host.paths import PROJECT

import release

VERSION = modules.version()
MISSING = "no CycloneDX: `make release ARGS=--help` installs it"


@pytest.fixture
def flashed(tmp_path):
    """A folder as `make image` fills it."""
    folder = tmp_path / "image"
    folder.mkdir()
    for runtime in images.VARIABLES:
        for board in images.BOARDS:
            image_file(folder / images.built(runtime, board.name).name, runtime, board)
    return folder


def fill(what, but=()):
    """Make the files of an archive, all or but some."""

    def made(folder):
        for name in release.expected()[what] - set(but):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(name)

    return made


MAKERS = {what: fill(what) for what in release.ARCHIVES}


@pytest.fixture
def published(tmp_path, flashed):
    """A release."""
    pytest.importorskip("cyclonedx", reason=MISSING)
    return release.release(f"v{VERSION}", tmp_path / "release", flashed, MAKERS)


def test_all_of_a_version_is_there_and_the_check_sums_hold(published, flashed):
    lines = (published / "SHA256SUMS").read_text().splitlines()
    sums = dict(reversed(line.split("  ")) for line in lines)
    flat = {path.name for path in flashed.glob("*.uf2")}
    archives = {f"quipu-{VERSION}-{what}.zip" for what in ("page", "case", "wiring", "board")}
    assert set(sums) == {*flat, *archives, "notes.md", f"quipu-{VERSION}-bom.cdx.json"} and len(sums) == 10
    for name, digest in sums.items():
        assert hashlib.sha256((published / name).read_bytes()).hexdigest() == digest
        assert name not in flat or (published / name).read_bytes() == (flashed / name).read_bytes()
    with zipfile.ZipFile(published / f"quipu-{VERSION}-wiring.zip") as archive:
        assert archive.read(f"quipu-{VERSION}-wiring/stripboard.svg") == b"stripboard.svg"
    notes = (published / "notes.md").read_text()
    told = (PROJECT / "CHANGELOG.md").read_text().split("\n## ")[1].split("\n", 1)[1].strip()
    assert notes.startswith(told) and "\n## " not in notes
    with pytest.raises(ValueError, match="says nothing of 1.0"):
        release.notes("# Changes\n\n## 1.0\n\n## 0.9\n\nOld.\n", "1.0")


def test_the_bill_of_materials_names_all_that_is_shipped_with_its_licence(published):
    bill = json.loads((published / f"quipu-{VERSION}-bom.cdx.json").read_text())
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["version"] == VERSION
    parts = {part["bom-ref"]: part for part in bill["components"]}
    assert all(part["licenses"] for part in parts.values())
    needs = {entry["ref"]: set(entry.get("dependsOn", ())) for entry in bill["dependencies"]}

    def within(ref):
        return {ref}.union(*(within(other) for other in needs.get(ref, ())))

    found = within(f"quipu-{VERSION}-circuitpython-pico2.uf2")
    names = {parts[ref]["name"] for ref in found if ref in parts}
    assert {"circuitpython", "pico-sdk", "tinyusb", "tlsf", "circuitpython/lib/oofatfs", "libgcc", "newlib"} < names
    assert {"adafruit-circuitpython-ssd1306", "schumacher-clean"} < names and "micropython" not in names
    page = {"pkg:npm/%40micropython/micropython-webassembly-pyscript@1.27.0", "pkg:pypi/mkdocs-material@9.8.2"}
    assert page < within(f"quipu-{VERSION}-page.zip")
    # A part pinned by a commit appears with it, under the licence of its own file.
    (sdk,) = [part for ref, part in parts.items() if part["name"] == "pico-sdk" and ref in found]
    assert sdk["purl"].endswith("@a1438dff1d38bd9c65dbd693f0e5db4b9ae91779")
    assert sdk["licenses"] == [{"license": {"id": "BSD-3-Clause"}}]
    for path in published.glob("*.uf2"):
        assert parts[path.name]["hashes"][0]["content"] == hashlib.sha256(path.read_bytes()).hexdigest()


def test_the_same_commit_makes_the_same_files(published, tmp_path, flashed):
    again = release.release("", tmp_path / "again", flashed, MAKERS)
    assert (again / "SHA256SUMS").read_bytes() == (published / "SHA256SUMS").read_bytes()


@pytest.mark.parametrize(
    ("what", "name"), [("page", "micropython.wasm"), ("case", "quipu-0.96-lid.stl"), ("wiring", "stripboard.svg")]
)
def test_an_archive_that_lacks_a_file_is_no_release_and_the_one_before_stays(tmp_path, flashed, what, name):
    folder = tmp_path / "release"
    folder.mkdir()
    (folder / "before").write_text("")
    with pytest.raises(ValueError, match=f"the {what} has no {name}"):
        release.release("", folder, flashed, {**MAKERS, what: fill(what, [name])})

    def empty(folder):
        MAKERS[what](folder)
        (folder / name).write_text("")

    with pytest.raises(ValueError, match=f"the {what} has no {name}"):
        release.release("", folder, flashed, {**MAKERS, what: empty})
    assert [path.name for path in folder.iterdir()] == ["before"]
    assert {path.name for path in tmp_path.iterdir()} == {"image", "release"}


def test_images_that_are_missing_or_damaged_are_all_named(tmp_path, flashed, capsys, monkeypatch):
    gone = flashed / f"quipu-{VERSION}-micropython-pico2.uf2"
    gone.unlink()
    damaged = flashed / f"quipu-{VERSION}-circuitpython-pico.uf2"
    damaged.write_bytes(damaged.read_bytes()[:-1])
    with pytest.raises(ValueError) as error:
        release.release("", tmp_path / "release", flashed, MAKERS)
    assert gone.name in str(error.value) and damaged.name in str(error.value)
    assert not (tmp_path / "release").exists()
    monkeypatch.setattr(release, "release", lambda tag: release.check(flashed))
    assert release.main([]) == 2
    assert capsys.readouterr().out.startswith("No release: ")


def test_there_is_one_version_number():
    assert release.check_version((PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")) == VERSION
    with pytest.raises(ValueError, match=r"CHANGELOG.md begins with 9\.9"):
        release.check_version("# Changes\n\n## 9.9\n")
    with pytest.raises(ValueError, match="no version"):
        release.check_version("")
    with pytest.raises(ValueError, match=f"the tag of {VERSION} is v{VERSION}, not {VERSION}"):
        release.check_version(f"## {VERSION}\n", VERSION)


def test_what_the_workflows_run_is_what_anybody_can_run():
    for name, scripts in (
        ("test", ["run --here"]),
        ("release", ['release "$GITHUB_REF_NAME"', 'publish "$GITHUB_REF_NAME"']),
    ):
        text = (PROJECT / ".github" / "workflows" / f"{name}.yml").read_text()
        assert re.findall(r"run: (.*)", text) == [f".ci/{script}" for script in scripts]
        assert "QUIPU_IMAGES: required" in text
    made = (PROJECT / ".ci" / "release").read_text()
    assert "make image" in made and "make release" in made


def test_the_first_commands_of_ci_are_those_of_the_readme():
    script = (PROJECT / ".ci" / "run").read_text(encoding="utf-8")
    first = re.findall(r"^newcomer (make .*)$", script, re.M)
    assert [command.split()[1] for command in first] == ["play", "web", "test"]
    told = (PROJECT / "README.md").read_text(encoding="utf-8").splitlines()
    assert [command for command in first if not any(line.startswith(command) for line in told)] == []
    # Nothing is installed before them.
    before = script[: script.index("newcomer make")]
    assert not re.search(r"^\s*(install|make|pip|npm)\b(?! \|\|)", before.split("for program in")[0], re.M)
    assert not re.search(r"^\s*(install|make)\b", before.split("done\n")[1], re.M)


def test_what_is_published_is_every_file_with_the_right_sum_under_the_tag(tmp_path, published):
    """`.ci/publish` in a tree with that release, and a `gh` that logs its arguments."""
    (tmp_path / ".ci").mkdir()
    (tmp_path / "build").mkdir()
    script = tmp_path / ".ci" / "publish"
    script.write_bytes((PROJECT / ".ci" / "publish").read_bytes())
    published = published.rename(tmp_path / "build" / "release")
    (tmp_path / "gh").write_text('#!/bin/sh\nprintf "%s\\n" "$@" >> "$GH_TOLD"\n')
    (tmp_path / "gh").chmod(0o755)
    told = tmp_path / "told"
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "GH_TOLD": str(told)}

    def publish(*words):
        return subprocess.run(["bash", str(script), *words], env=environment, capture_output=True).returncode

    assert publish("v0.2.0") == 0
    words = told.read_text().splitlines()
    assert words[:3] == ["release", "create", "v0.2.0"] and "--verify-tag" in words and "notes.md" in words
    assert {path.name for path in published.iterdir()} < set(words)
    told.unlink()
    (published / f"quipu-{VERSION}-case.zip").write_text("another")
    assert publish("v0.2.0") != 0 and publish() != 0 and not told.exists()


@pytest.mark.parametrize("path", sorted([*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md")]), ids=os.path.basename)
def test_what_a_document_names_is_there(path):
    text = path.read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", text):
        other = path.parent / target if target else path
        assert other.exists(), target
        if anchor:
            titles = re.findall(r"^#+ (.*)$", other.read_text(encoding="utf-8"), re.M)
            assert anchor in [re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles], anchor


# A command in any text: quoted, in brackets, or after "run". In a document also a line of its own.
COMMAND = re.compile(r"(?:[`\"'(]|\b[Rr]un )make ([a-z0-9]+)\b(?![/-])")
LINE = re.compile(r"^ *make ([a-z0-9]+)\b", re.M)
TEXTS = ("*.py", "*.md", "*.sh", "*.mjs", "*.js", "*.html", "*.toml", "*.txt", "*.yml", "*.in")


def commands(text: str, is_document: bool) -> set[str]:
    """Return the targets of make that a text names as commands."""
    return set(COMMAND.findall(text)) | set(LINE.findall(text) if is_document else ())


def test_every_command_of_make_that_is_named_anywhere_is_there():
    text = "which `make 1` copies; run make 2 (make 3), to make sure\n    make 4   all\n"
    assert commands(text, True) == {"1", "2", "3", "4"} and commands(text, False) == {"1", "2", "3"}
    targets = set(re.findall(r"^([a-z0-9]+):", (PROJECT / "Makefile").read_text(), re.M))
    files = [PROJECT / "Makefile", PROJECT / "pyproject.toml", *PROJECT.glob("*.md"), *(PROJECT / ".ci").iterdir()]
    for folder in ("firmware", "tools", "host_tests", "hardware", "docs", "requirements", "sheets", ".github"):
        files += [path for kind in TEXTS for path in (PROJECT / folder).rglob(kind) if "node_modules" not in path.parts]
    unknown = {}
    for path in set(files) - {PROJECT / "host_tests" / "test_release.py"}:
        named = commands(path.read_text(encoding="utf-8"), path.suffix == ".md") - targets
        if named:
            unknown[path.relative_to(PROJECT).as_posix()] = named
    assert unknown == {}


def test_make_help_lists_every_word_a_person_may_say():
    makefile = (PROJECT / "Makefile").read_text()
    words = re.search(r"^\.PHONY: (.*)$", makefile, re.M)[1].split()
    told = re.findall(r"^([a-z0-9]+):.*## ", makefile, re.M)
    assert set(words) - set(told) == {"node"}
    assert len(set(told)) == len(told)
