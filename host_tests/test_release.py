"""What is published: every file, check sums that hold, and one version number."""

import hashlib
import re
import zipfile

import pytest

from host.build import modules
from host.paths import PROJECT

import release

VERSION = modules.version()


@pytest.fixture
def flashed(tmp_path):
    """A folder as `make image` fills it."""
    folder = tmp_path / "image"
    folder.mkdir()
    for runtime in ("circuitpython", "micropython"):
        for board in ("pico", "pico2"):
            (folder / f"quipu-{VERSION}-{runtime}-{board}.uf2").write_text(runtime + board)
    return folder


@pytest.fixture
def case(tmp_path):
    """A folder as `make case` fills it."""
    folder = tmp_path / "case"
    folder.mkdir()
    (folder / "lid.stl").write_text("lid")
    return folder


def test_all_images_and_the_case_are_there_and_the_check_sums_hold(tmp_path, flashed, case):
    folder = release.release(tmp_path / "release", flashed, case)
    lines = (folder / "SHA256SUMS").read_text().splitlines()
    sums = dict(reversed(line.split("  ")) for line in lines)
    archived = f"quipu-{VERSION}-case.zip"
    assert set(sums) == {archived, *(path.name for path in flashed.iterdir())} and len(sums) == 5
    for name, digest in sums.items():
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest
        assert name == archived or (folder / name).read_bytes() == (flashed / name).read_bytes()
    with zipfile.ZipFile(folder / archived) as archive:
        assert archive.read(f"quipu-{VERSION}-case/lid.stl") == b"lid"


def test_without_an_image_or_a_case_there_is_no_release_and_the_one_before_stays(
    tmp_path, flashed, case, capsys, monkeypatch
):
    folder = release.release(tmp_path / "release", flashed, case)
    with pytest.raises(ValueError, match="`make case` makes it"):
        release.release(folder, flashed, tmp_path / "nowhere")
    gone = flashed / f"quipu-{VERSION}-micropython-pico2.uf2"
    gone.unlink()
    with pytest.raises(ValueError, match=f"^{gone.name}: not there; `make image`"):
        release.release(folder, flashed, case)
    assert len(list(folder.iterdir())) == 6
    monkeypatch.setattr(release, "release", lambda: release.built(flashed))
    assert release.main([]) == 2
    assert capsys.readouterr().out.startswith("No release: ")


def test_an_archive_has_all_files_and_is_the_same_each_time(tmp_path):
    (tmp_path / "case" / "parts").mkdir(parents=True)
    (tmp_path / "case" / "lid.stl").write_text("lid")
    (tmp_path / "case" / "parts" / "key.stl").write_text("key")
    for name in ("first.zip", "second.zip"):
        release.archive(tmp_path / "case", tmp_path / name, "quipu-case")
    assert (tmp_path / "first.zip").read_bytes() == (tmp_path / "second.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "first.zip") as archive:
        assert archive.namelist() == ["quipu-case/lid.stl", "quipu-case/parts/key.stl"]
        assert archive.read("quipu-case/lid.stl") == b"lid"


def test_there_is_one_version_number():
    assert release.check_version((PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")) == VERSION
    with pytest.raises(ValueError, match=r"CHANGELOG.md begins with 9\.9"):
        release.check_version("# Changes\n\n## 9.9\n")
    with pytest.raises(ValueError, match="no version"):
        release.check_version("")


def test_the_public_checks_run_what_the_readme_names():
    text = (PROJECT / ".github" / "workflows" / "test.yml").read_text()
    assert re.search(r"run: \.ci/run --here", text)
    assert "make test" in (PROJECT / ".ci" / "run").read_text()


DOCUMENTS = [PROJECT / "README.md", PROJECT / "CONTRIBUTING.md", *sorted((PROJECT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_names_is_there(document):
    text = document.read_text(encoding="utf-8")
    words = set(re.findall(r"^([a-z0-9]+):", (PROJECT / "Makefile").read_text(), re.M))
    named = set(re.findall(r"`make ([a-z0-9]+)", text)) | set(re.findall(r"^ *make ([a-z0-9]+) ", text, re.M))
    assert named <= words
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (document.parent / target).exists(), target


def test_make_help_lists_every_word_a_person_may_say():
    makefile = (PROJECT / "Makefile").read_text()
    words = re.search(r"^\.PHONY: (.*)$", makefile, re.M)[1].split()
    told = re.findall(r"^([a-z0-9]+):.*## ", makefile, re.M)
    assert set(words) - set(told) == {"node"}
    assert len(set(told)) == len(told)
