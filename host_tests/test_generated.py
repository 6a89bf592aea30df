"""Words, fonts, pictures and the catalogue are made by themselves, from sources that are in git."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host import generated
from host.build import fonts, pictures, sheets, words
from host.paths import FIRMWARE, PROJECT, TOOLS

SPEAK = "import sys; sys.path.insert(0, 'tools'); import host, words; words.use('de'); print(words.translate('menu'))"


# Modules imported with the check of words, which change no generated file.
MEASURING = {
    f"firmware/{name}.py" for name in ("canvas", "input/keys", "input/ticks", "screens/rows", "screens/shorten")
}
MEASURING |= {f"firmware/ui/{name}.py" for name in ("policy", "signal", "view")}
MEASURING |= {"tools/host/paths.py", "tools/host/runtimes/cpython/micropython.py"}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of what the generated modules are made from, as in a fresh clone."""
    for name in ("firmware", "sheets", "tools"):
        skip = shutil.ignore_patterns("node_modules", "__pycache__", "image", "web", "pico")
        shutil.copytree(PROJECT / name, tmp_path / name, ignore=skip)
    return tmp_path


def start(project: Path, program: str = SPEAK) -> "subprocess.Popen[str]":
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.Popen(
        [sys.executable, "-c", program], cwd=project, env=environment, stdout=-1, stderr=-1, encoding="utf-8"
    )


def said(project: Path) -> str:
    out, error = start(project).communicate()
    assert not error, error
    return out.strip()


def say(project: Path, text: str) -> None:
    """Give the menu another name in German."""
    path = project / "tools" / "words" / "de.toml"
    lines = path.read_text(encoding="utf-8").split("\n")
    lines = [f'menu = "{text}"' if line.startswith("menu = ") else line for line in lines]
    path.write_text("\n".join(lines), encoding="utf-8")


def test_modules_that_are_missing_or_out_of_date_are_made_before_anything_needs_them(project):
    assert said(project) == "Menü"
    say(project, "Auswahl")
    assert said(project) == "Auswahl"
    (project / "build" / "firmware" / "words" / "de" / "device.py").unlink()
    assert said(project) == "Auswahl"
    (project / "build" / "firmware" / "made.json").write_text("{")
    assert said(project) == "Auswahl"
    # A module whose source is gone goes as well.
    made, source = project / "build/firmware/pictures/more.py", project / "tools/pictures/more.txt"
    shutil.copy(TOOLS / "pictures" / "splash.txt", source)
    assert said(project) and made.exists()
    source.unlink()
    assert said(project) and not made.exists()


def test_several_processes_may_make_them_at_once(project):
    for word in ("Auswahl", "Liste"):
        say(project, word)
        started = [start(project) for _ in range(4)]
        assert [process.communicate() for process in started] == [(word + "\n", "")] * 4
    names = {path.name for path in (project / "build").rglob("*.*")}
    assert {name for name in names if not name.endswith((".py", ".pyc"))} == {"made.json"}  # nothing remains


def test_a_mistake_in_a_source_is_told_with_its_place(project):
    (project / "tools" / "words" / "de.toml").write_text("[device]\nmenu = Auswahl\n", encoding="utf-8")
    out, error = start(project).communicate()
    assert not out and "build/firmware/ can't be made: de.toml: " in error and "line 2" in error


def test_no_file_in_git_is_generated_and_all_that_is_generated_is_known_by_its_path():
    own = [path.relative_to(FIRMWARE).as_posix() for path in FIRMWARE.rglob("*.py")]
    assert [path for path in own if generated.is_generated(path)] == []
    made = dict([*fonts.files(), *pictures.files(), *words.files(words.Source()), *sheets.files()])
    assert [path for path in [*made, "words/languages.py"] if not generated.is_generated(path)] == []


def test_every_source_that_is_opened_counts(project):
    """The sources include every file that the generator reads or imports."""
    program = (
        "import sys; sys.path.insert(0, 'tools'); opened = set()\n"
        "sys.addaudithook(lambda event, args: opened.add(str(args[0])) if event == 'open' else None)\n"
        "import os; os.environ['QUIPU_MAKING'] = '1'\n"
        "from host.build import making; making.make(); print('\\n'.join(sorted(opened)))"
    )
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-X", "pycache_prefix=none", "-c", program]
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, encoding="utf-8")
    assert not done.returncode, done.stderr
    opened = {Path(project, line).resolve() for line in done.stdout.splitlines() if not line.isdigit()}
    read = {path.relative_to(project.resolve()).as_posix() for path in opened if path.is_relative_to(project.resolve())}
    read = {name for name in read if not name.startswith("build/") and (project / name).is_file()}
    counted = {path.relative_to(PROJECT).as_posix() for path in generated.sources()}
    assert {name for name in read - counted - MEASURING if not name.endswith("/__init__.py")} == set()
