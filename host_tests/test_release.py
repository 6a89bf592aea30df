"""What is published: every file, check sums that hold, and one version number."""

import hashlib
import re
import zipfile

import pytest

from host.build import bundle, release
from host.paths import PROJECT

VERSION = bundle.version()


@pytest.fixture
def folder(tmp_path, monkeypatch):
    build = bundle.build
    monkeypatch.setattr(bundle, "build", lambda runtime, source=False: build(runtime, source, str(tmp_path / "build")))
    return release.release([], tmp_path / "release", case=False)


def test_the_bundles_are_there_as_archives_with_all_their_files(tmp_path, folder):
    for runtime in ("circuitpython", "micropython"):
        for form in ("", "-source"):
            name = f"quipu-{VERSION}-{runtime}{form}"
            with zipfile.ZipFile(folder / (name + ".zip")) as archive:
                assert archive.testzip() is None
                built = tmp_path / "build" / (runtime + form)
                assert archive.namelist() == [f"{name}/{path}" for path in release.files_of(built)]
                for path in release.files_of(built):
                    assert archive.read(f"{name}/{path}") == (built / path).read_bytes()


def test_the_check_sums_hold(folder):
    lines = (folder / "SHA256SUMS").read_text().splitlines()
    sums = dict(reversed(line.split("  ")) for line in lines)
    assert set(sums) == {path.name for path in folder.iterdir()} - {"SHA256SUMS"} and len(sums) == 4
    for name, digest in sums.items():
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest


def test_there_is_one_version_number():
    assert release.check_version((PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")) == VERSION
    with pytest.raises(ValueError, match=r"CHANGELOG.md begins with 9\.9"):
        release.check_version("# Changes\n\n## 9.9\n")
    with pytest.raises(ValueError, match="no version"):
        release.check_version("")


def test_a_wrong_image_is_one_clear_line(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(release, "FOLDER", tmp_path)
    assert release.main(["no/such.uf2"]) == 2
    assert capsys.readouterr().out.startswith("No release: ")


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
