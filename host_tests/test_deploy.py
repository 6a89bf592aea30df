"""Deploying to a drive and to a port: puts in front of the image what differs, and never loses what is a person's."""

import binascii
import builtins
import hashlib
import json
import os
import shutil
import subprocess
import sys
import types

import pytest
from test_image import git as image_git

from host.build import board_drive, frozen
from host.paths import PROJECT
from host.runtimes import connected_boards

import console
import deploy
import stopwatch

BOOT_OUT = """Adafruit CircuitPython 10.2.1 on 2026-01-01; Quipu on Raspberry Pi Pico with rp2040
Board ID:{}
boot.py output:
{}"""
SHEET = "rules/bronze_age/sheet.py"
FIRMWARE = {
    "main.py": "start = 1\n",
    "boot.py": "boot = 1\n",
    "app.py": "app = 1\n",
    "this_image.py": "ID = ''\n",
    "rules/__init__.py": "",
    "rules/bronze_age/__init__.py": "bronze = 1\n",
    SHEET: "sheet = 1\n",
    "drivers/circuitpy/keys.py": "keys = 1\n",
    "drivers/micropy/keys.py": "keys = 2\n",
}


def write(folder, files):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)


def files(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def git(project, *words):
    return image_git("-C", str(project), *words)


def commit(project, message, *paths):
    """Commit these paths, or all of them; create the repository first if there is none."""
    git(project, "init", "--quiet")
    git(project, "add", *paths or ["--all"])
    git(project, "commit", "--quiet", "--message", message)


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A working tree with a small firmware."""
    path = tmp_path / "project"
    write(path / "firmware", FIRMWARE)
    monkeypatch.setattr(deploy, "PROJECT", path)
    return path


def identity(project):
    return frozen.image_id(frozen.frozen_files(project / "firmware"))


def manifest(project, name="quipu-0.2.0-circuitpython-pico.json"):
    """Return the facts that `make image` writes next to a new image."""
    digests = frozen.hashes(frozen.frozen_files(project / "firmware"))
    write(project / "build" / "image", {name: json.dumps({"id": identity(project), "files": digests})})


class Plugged:
    """A board with the image that was built of the working tree as it is now; `root` is its drive, a folder."""

    def __init__(self, root, project):
        self.root = root
        self.image = identity(project)
        root.mkdir(parents=True)
        write(root, {"hardware.txt": "turned = yes\n", "games/yams.py": "mine\n", "sheets/yams.txt": "mine\n"})
        self.persons = files(root)

    def put_there(self):
        return files(self.root) - self.persons - {"boot_out.txt", deploy.RECORD}

    def text(self, path):
        return (self.root / path).read_text()


class Drive(Plugged):
    """CircuitPython's, mounted."""

    runtime = "circuitpython"

    def __init__(self, root, project):
        super().__init__(root, project)
        self.booted()

    def booted(self, name="quipu_pico", quipu="Quipu 0.2.0 (image {})\n"):
        write(self.root, {"boot_out.txt": BOOT_OUT.format(name, quipu.format(self.image))})

    def deploy(self, *words):
        return deploy.main(["--drive", str(self.root), *words])


class Port(Plugged):
    """MicroPython's: the words mpremote is called with are done on the folder, and scripts are really run on it."""

    runtime = "micropython"
    machine = "Quipu on Raspberry Pi Pico with RP2040"
    resets = 0
    answers = True

    def deploy(self, *words):
        return deploy.main(["--port", "/dev/ttyACM0", *words])

    def run(self, command, **_):
        assert command[1:5] == ["-m", "mpremote", "connect", "/dev/ttyACM0"]
        if not self.answers:
            return subprocess.CompletedProcess(command, 1, "", "mpremote: failed to access /dev/ttyACM0\n")
        said = []
        steps = " \0".join(command[5:]).split(" \0+ \0")
        for step in steps:
            words = step.split(" \0")
            if words[0] == "exec":
                self.execute(words[1], said)
            elif words[:2] == ["fs", "mkdir"]:
                (self.root / words[2][1:]).mkdir()
            elif words[:2] == ["fs", "cp"]:
                shutil.copyfile(words[2], self.root / words[3][1:])
            else:
                assert words == ["reset"]
                self.resets += 1
        return subprocess.CompletedProcess(command, 0, "".join(said), "")

    def execute(self, script, said):
        def at(path):
            assert path.startswith("/")
            return self.root / path[1:]

        def ilistdir(path):
            return [(entry.name, 0x4000 if entry.is_dir() else 0x8000) for entry in os.scandir(at(path))]

        modules = {
            "os": types.SimpleNamespace(
                ilistdir=ilistdir,
                remove=lambda path: at(path).unlink(),
                rmdir=lambda path: at(path).rmdir(),
                statvfs=lambda path: (4096, 4096, 352, 300),
            ),
            "sys": types.SimpleNamespace(implementation=types.SimpleNamespace(_machine=self.machine)),
            "binascii": binascii,
        }
        if self.image:
            modules["this_image"] = types.SimpleNamespace(ID=self.image)

        def load(name, *_):
            if name not in modules:
                raise ImportError(name)
            return modules[name]

        def tell(*words, end="\r\n"):
            said.append(" ".join(map(str, words)) + end)

        board = {"__import__": load, "open": lambda path, mode: open(at(path), mode), "print": tell}
        exec(script, {"__builtins__": {**vars(builtins), **board}})


@pytest.fixture(params=[Drive, Port], ids=["circuitpython", "micropython"])
def board(request, tmp_path, project, monkeypatch):
    """A board with the image of the project, and the image's list in build/image/."""
    manifest(project)
    plugged = request.param(tmp_path / "media" / "ana" / "CIRCUITPY", project)
    run = getattr(plugged, "run", None)
    monkeypatch.setattr(deploy, "MicroPythonBoard", lambda port: board_drive.MicroPythonBoard(port, run))
    monkeypatch.setattr(connected_boards, "ports", list)
    return plugged


@pytest.fixture
def drive(tmp_path, project, monkeypatch):
    manifest(project)
    monkeypatch.setattr(connected_boards, "ports", list)
    return Drive(tmp_path / "media" / "ana" / "CIRCUITPY", project)


# --- the files put there, and those in front of the image


def test_only_what_differs_goes_there_and_goes_away_when_it_no_longer_does(board, project, capsys):
    before = files(board.root)
    assert board.deploy() == 0
    assert files(board.root) == before
    said = capsys.readouterr().out
    assert f"Quipu's image {board.image}" in said and "Nothing is in front" in said

    ours, others = ("circuitpy", "micropy")[:: 1 if board.runtime == "circuitpython" else -1]
    changed = {path: f"changed {path}\n" for path in (SHEET, f"drivers/{ours}/keys.py", f"drivers/{others}/keys.py")}
    write(project / "firmware", {**changed, "new.py": "new = 1\n"})
    assert board.deploy() == 0
    assert board.put_there() == {SHEET, f"drivers/{ours}/keys.py", "new.py"}
    assert board.text(SHEET) == changed[SHEET]
    front = capsys.readouterr().out.split("In front of the image's modules:\n")[1]
    assert front.splitlines()[:3] == sorted([f"  drivers/{ours}/keys.py", "  new.py", "  " + SHEET])

    stamp = os.stat(board.root / SHEET).st_mtime_ns
    write(project / "firmware", {"app.py": "app = 2\n", f"drivers/{ours}/keys.py": FIRMWARE[f"drivers/{ours}/keys.py"]})
    (project / "firmware" / "new.py").unlink()
    assert board.deploy() == 0
    assert board.put_there() == {SHEET, "app.py"} and not (board.root / "drivers").exists()
    assert os.stat(board.root / SHEET).st_mtime_ns == stamp
    write(project / "firmware", FIRMWARE)
    assert board.deploy() == 0
    assert files(board.root) - {"boot_out.txt"} == board.persons
    assert "Nothing is in front" in capsys.readouterr().out


def test_clean_takes_away_what_was_put_there_and_nothing_else(board, project, capsys):
    write(project / "firmware", {SHEET: "sheet = 2\n", "app.py": "app = 2\n"})
    board.deploy()
    write(board.root, {"rules/mine.py": "mine\n", "code.py": "import blink\n"})
    shutil.rmtree(project / "firmware")  # not needed for it
    assert board.deploy("--clean") == 0
    assert files(board.root) - {"boot_out.txt"} == board.persons | {"rules/mine.py", "code.py"}
    assert not (board.root / "rules" / "bronze_age").exists()
    said = capsys.readouterr().out
    assert "2 files removed" in said
    assert ("code.py of your own: it runs in Quipu's place" in said) == (board.runtime == "circuitpython")


def test_what_no_deploy_can_change_is_named(board, project, capsys):
    """Files that only a new image brings or takes away, and foreign ones in front."""
    write(project / "firmware", {"main.py": "start = 2\n", "boot.py": "boot = 2\n"})
    (project / "firmware" / SHEET).unlink()
    write(board.root, {"app.mpy": "", "rules/bronze_age/__init__.py": "mine\n", "mine.py": ""})
    before = files(board.root)
    assert board.deploy() == 0
    assert files(board.root) == before and board.text("rules/bronze_age/__init__.py") == "mine\n"
    said = capsys.readouterr().out
    assert "main.py has changed" in said and "takes a new image" in said
    assert ("boot.py has changed" in said) == (board.runtime == "circuitpython")
    assert f"No longer here, but in the image until there is a new one: {SHEET}" in said
    assert "Not put there by deploy, and in front of the image's as well: app.mpy, rules/bronze_age/__init__.py" in said


# --- what a person has written


def test_what_was_edited_on_the_board_is_neither_overwritten_nor_removed_unless_forced(board, project, capsys):
    write(project / "firmware", {SHEET: "sheet = 2\n", "app.py": "app = 2\n"})
    board.deploy()
    write(board.root, {SHEET: "sheet = 2  # mine\n"})
    write(project / "firmware", {SHEET: "sheet = 3\n", "app.py": "app = 3\n"})
    assert board.deploy() == 1
    assert f"left alone: {SHEET}" in capsys.readouterr().out
    assert (board.text(SHEET), board.text("app.py")) == ("sheet = 2  # mine\n", "app = 3\n")
    assert board.deploy("--clean") == 1
    assert board.put_there() == {SHEET} and f"left alone: {SHEET}" in capsys.readouterr().out
    write(project / "firmware", FIRMWARE)
    assert board.deploy() == 1
    assert board.put_there() == {SHEET} and f"left alone: {SHEET}" in capsys.readouterr().out
    write(project / "firmware", {SHEET: "sheet = 3\n"})
    assert board.deploy("--force") == 0
    assert board.text(SHEET) == "sheet = 3\n"
    write(board.root, {SHEET: "mine again\n"})
    assert board.deploy("--clean", "--force") == 0
    assert not board.put_there()


def test_a_module_that_was_there_before_is_a_persons(board, project, capsys):
    write(board.root, {"app.py": "mine\n"})
    write(project / "firmware", {"app.py": "app = 2\n"})
    assert board.deploy() == 1
    assert board.text("app.py") == "mine\n" and "left alone: app.py" in capsys.readouterr().out
    assert board.deploy("--clean") == 0
    assert board.text("app.py") == "mine\n"
    assert board.deploy("--force") == 0
    assert board.text("app.py") == "app = 2\n"


def test_a_list_that_somebody_wrote_into_leads_to_no_file_elsewhere(board, project):
    (board.root.parent / "outside.py").write_text("")
    digest = frozen.blob_hash(b"")
    paths = ["games/yams.py", "../outside.py", "/outside.py", "C:/outside.py", "a/../../outside.py", "hardware.txt"]
    record = "".join(f"{digest} {path}\n" for path in paths) + "nonsense\n"
    write(board.root, {deploy.RECORD: record, "hardware.txt": "", "games/yams.py": ""})
    assert board.deploy("--clean") == 0
    assert (board.root.parent / "outside.py").exists() and board.persons <= files(board.root)


def driver_of(board):
    """Return deploy's view of a board's files."""
    return {"circuitpython": board_drive.CircuitPythonBoard, "micropython": board_drive.MicroPythonBoard}[board.runtime]


@pytest.mark.parametrize("left", ["", "sheet = 2\n", "sheet = 1"])
def test_cut_short_it_is_done_the_next_time(board, project, monkeypatch, left):
    write(project / "firmware", {SHEET: "sheet = 2\n"})
    assert board.deploy() == 0
    write(project / "firmware", {SHEET: "sheet = 10\n"})
    put = driver_of(board).put

    def cut(self, paths):
        if SHEET in paths:
            write(board.root, {SHEET: left})
            raise OSError("the cable was pulled")
        put(self, paths)

    with monkeypatch.context() as patch:
        patch.setattr(driver_of(board), "put", cut)
        assert board.deploy() == 1
    assert board.deploy() == 0
    assert board.text(SHEET) == "sheet = 10\n"


def test_what_reads_back_otherwise_is_told(board, project, monkeypatch, capsys):
    read = driver_of(board).read
    wrong = {"app.py": b"?"}

    def misread(self, paths):
        return {**read(self, paths), **{path: wrong[path] for path in paths if path in wrong}}

    monkeypatch.setattr(driver_of(board), "read", misread)
    write(project / "firmware", {"app.py": "app = 2\n", SHEET: "sheet = 2\n"})
    assert board.deploy("--force") == 1
    assert "read back, these are not as they were written: app.py" in capsys.readouterr().out


# --- a program of one's own


def test_a_program_of_ones_own_is_left_alone_whatever_is_done_and_told_if_it_runs(board, project, capsys):
    runs = {"circuitpython": ["code.txt", "CODE.PY", "main.py", "main.txt"], "micropython": ["main.py"]}[board.runtime]
    names = ["code.txt", "CODE.PY", "main.py", "main.txt", "code-before-quipu.py"]
    for round, words in enumerate([(), (), ("--force",), ("--clean",), ("--force", "--clean")]):
        own = {name: f"import blink  # {name}, {round}\n" for name in names}
        digests = [f"{frozen.blob_hash(text.encode())} {name}\n" for name, text in own.items() if "-" not in name]
        write(board.root, own)
        if round:  # as if deploy itself had put them there
            write(board.root, {deploy.RECORD: board.text(deploy.RECORD) + "".join(digests)})
        write(project / "firmware", {"app.py": f"app = {round + 2}\n"})
        assert board.deploy(*words) == 0
        assert {name: board.text(name) for name in names} == own
        said = capsys.readouterr().out
        assert [name for name in names if f"a {name} of your own: it runs in Quipu's place" in said] == runs
        write(board.root, {deploy.RECORD: ""} if "--clean" in words else {})


def test_the_programs_are_those_that_the_firmware_looks_for():
    for runtime, folder in (("circuitpython", "circuitpy"), ("micropython", "micropy")):
        text = (PROJECT / "firmware" / "drivers" / folder / "power_on.py").read_text()
        assert f"PROGRAMS = {deploy.PROGRAMS[runtime]}".replace("'", '"') in text


def test_hello_world_is_no_program_of_ones_own(board, capsys):
    write(board.root, {"code.py": 'print("Hello World!")\n', "main.py": ' print("Hello World!")\n'})
    assert board.deploy() == 0
    assert "of your own" not in capsys.readouterr().out


# --- version 0.1.0

OLD = {
    "quipu.version": "Quipu 0.1.0 for circuitpython, mpy\nboot.py\ncanvas.mpy\nmain.py\n../outside\nhardware.txt\n",
    "main.py": '"""Picks the drivers of the runtime this runs on and starts the app."""\n',
    "boot.py": '"""CircuitPython runs this before USB starts: it decides who may write the drive.\n"""\n',
    "canvas.mpy": "",
    "saves/0": "",
    "saves/04/settings": "",
}


@pytest.mark.parametrize("main", [OLD["main.py"], "import blink\n"])
def test_clean_takes_the_files_of_0_1_0_and_deploy_asks_for_that_first(board, project, capsys, main):
    mine = {"lib/mine.mpy": "", "rules/mine.py": "", "code-before-quipu.py": "import blink\n"}
    write(board.root, {**OLD, **mine, "main.py": main})
    (board.root.parent / "outside").write_text("")
    write(project / "firmware", {"app.py": "app = 2\n"})
    before = files(board.root)
    assert board.deploy() == 1
    assert "make deploy ARGS=--clean" in capsys.readouterr().out
    assert files(board.root) == before
    assert board.deploy("--clean") == 0
    own = {"main.py"} if main != OLD["main.py"] else set()
    assert files(board.root) - {"boot_out.txt"} == board.persons | {*mine} | own
    assert ("left alone: main.py is not that of 0.1.0" in capsys.readouterr().out) == bool(own)
    assert (board.root.parent / "outside").exists() and not (board.root / "saves").exists()
    assert board.deploy() == 0
    assert board.put_there() == {"app.py", *mine} | own


@pytest.mark.parametrize("first", [None, "Quipu 0.3.0 for circuitpython, mpy", "notes of mine"])
def test_without_the_list_of_0_1_0_saves_and_programs_are_a_persons(board, first):
    write(board.root, {path: text for path, text in OLD.items() if path != "quipu.version"})
    write(board.root, {"quipu.version": first + "\nmain.py\n"} if first else {})
    before = files(board.root)
    assert board.deploy("--clean") == 0
    assert files(board.root) == before


# --- which image is it?


def test_the_id_of_an_image_is_made_of_gits_digests_and_paths(project):
    found = frozen.hashes(frozen.frozen_files(project / "firmware"))
    assert found[SHEET] == git(project, "hash-object", f"firmware/{SHEET}")
    assert set(found) == set(FIRMWARE) - {"this_image.py"}
    # By sort and sha256sum.
    assert frozen.id_of({"b.py": "1" * 40, "a.py": "2" * 40}) == "e942832b4a0d"


def test_an_image_of_a_commit_is_found_the_newest_500_are_looked_through(drive, project, capsys):
    shutil.rmtree(project / "build")
    commit(project, "built from this", "firmware")
    write(project / "firmware", {SHEET: "sheet = 2\n"})
    commit(project, "after it", "firmware")
    write(project / "firmware", {"app.py": "app = 2\n"})
    assert drive.deploy() == 0
    assert drive.put_there() == {SHEET, "app.py"}


# The tools of a project that make a module of words from a text whenever they start.
MAKES_WORDS = """
from pathlib import Path
project = Path(__file__).parents[2]
made = project / "build/firmware/words/en/device.py"
made.parent.mkdir(parents=True, exist_ok=True)
made.write_text("WORDS = %r" % (project / "tools/words/en.txt").read_text())
"""


def make(project):
    subprocess.run([sys.executable, "-c", "import host"], cwd=project / "tools", check=True)


def test_an_image_of_a_commit_is_found_by_the_modules_that_the_commits_own_tools_generate(project):
    def built_of(word, more=""):
        write(project, {"tools/words/en.txt": word, "firmware/app.py": f"app = 1{more}\n"})
        commit(project, word, "firmware", "tools")
        make(project)
        return identity(project)

    write(project, {"tools/host/__init__.py": MAKES_WORDS, "tools/host/generated.py": "", ".gitignore": "/build/\n"})
    found = {word: built_of(word) for word in ("Menu", "Choose", "List")}
    later = built_of("Menu", "0")
    assert len({*found.values(), later}) == 4 and len({one[: frozen.OWN] for one in found.values()}) == 1
    built_of("Now")
    shutil.rmtree(project / "build")
    for word, image in found.items():
        modules = frozen.sources(image, project)
        assert modules["words/en/device.py"] == frozen.blob_hash(f"WORDS = {word!r}".encode())
        assert modules["app.py"] == frozen.blob_hash(b"app = 1\n")
    assert frozen.sources(later, project)["app.py"] == frozen.blob_hash(b"app = 10\n")
    unknown = found["Menu"][: frozen.OWN] + "0" * 8
    assert frozen.sources(unknown, project) is None
    # An image of before: its modules were all in the commit.
    write(project, {"firmware/words/en/device.py": "WORDS = 'Old'"})
    (project / "tools" / "host" / "generated.py").unlink()
    commit(project, "old")
    digests = frozen.hashes(frozen.frozen_files(project / "firmware"))
    lines = sorted(f"{digest} {path}\n" for path, digest in digests.items())
    old = hashlib.sha256("".join(lines).encode()).hexdigest()[:12]
    write(project, {"firmware/app.py": "app = 3"})
    assert frozen.sources(old, project)["words/en/device.py"] == frozen.blob_hash(b"WORDS = 'Old'")


def test_tools_of_a_branch_that_was_only_fetched_never_run_and_those_of_a_tag_do(project, tmp_path):
    ran = tmp_path / "ran"
    own = {"firmware/app.py": "app = 7\n"}
    write(project, {"tools/host/__init__.py": "", "tools/host/generated.py": "", ".gitignore": "/build/\n"})
    commit(project, "ours")
    git(project, "checkout", "--quiet", "-b", "theirs")
    marks = f"open({str(ran)!r}, 'a').close()\n"
    write(project, {**own, "tools/host/__init__.py": marks + MAKES_WORDS, "tools/words/en.txt": "Menu"})
    commit(project, "theirs")
    make(project)
    image = identity(project)
    ran.unlink()
    git(project, "update-ref", "refs/remotes/other/theirs", "HEAD")
    git(project, "checkout", "--quiet", "-")
    shutil.rmtree(project / "build")
    assert frozen.sources(image, project) is None and not ran.exists()
    git(project, "tag", "v9", "theirs")
    assert frozen.sources(image, project)["app.py"] == frozen.blob_hash(b"app = 7\n") and ran.exists()


def test_an_image_of_unknown_sources_is_refused_with_what_to_do(board, project, capsys):
    shutil.rmtree(project / "build")
    write(project / "firmware", {SHEET: "sheet = 2\n"})
    before = files(board.root)
    assert board.deploy("--force") == 1
    assert files(board.root) == before
    said = capsys.readouterr().out
    assert board.image in said and "not known here" in said and "make image" in said
    assert f"build/image/quipu-{deploy.VERSION}-{board.runtime}-pico.uf2 onto RPI-RP2" in said


@pytest.mark.parametrize("damage", ["", "[]", "{}", '{"files": 3}'])
def test_a_damaged_list_of_an_image_is_named_unless_another_has_what_is_looked_for(drive, project, capsys, damage):
    write(project / "build" / "image", {"a.json": damage})
    write(project / "firmware", {SHEET: "sheet = 2\n"})
    assert drive.deploy() == 0
    (project / "build" / "image" / "quipu-0.2.0-circuitpython-pico.json").unlink()
    capsys.readouterr()
    assert drive.deploy() == 1
    said = capsys.readouterr().out
    assert "a.json" in said and "make image" in said


# --- which board is it?


def test_finds_the_drive_as_each_system_mounts_it(tmp_path, drive):
    assert connected_boards.drives([str(tmp_path / "media")]) == [str(drive.root)]
    assert connected_boards.drives([str(tmp_path / "media" / "ana")]) == [str(drive.root)]
    assert connected_boards.drives([str(drive.root)]) == [str(drive.root)]
    assert connected_boards.drives([str(tmp_path / "nowhere")]) == []


# Names of boards, by the image that each takes.
OF_PICO = "quipu_pico, raspberry_pi_pico, Quipu on Raspberry Pi Pico with RP2040, Raspberry Pi Pico W with RP2040"
OF_PICO_2 = "quipu_pico2, raspberry_pi_pico2_w, Quipu on Raspberry Pi Pico 2 with RP2350"
OF_PICO_2 += ", Raspberry Pi Pico2 with RP2350-RISCV"
OF_OTHERS = ", Pimoroni Pico LiPo 16MB with RP2040, some_other_board"


@pytest.mark.parametrize("boards, image", [(OF_PICO, "pico"), (OF_PICO_2, "pico2"), (OF_OTHERS, "")])
def test_boards_are_known_by_what_they_call_themselves(boards, image):
    assert {connected_boards.pico(board) for board in boards.split(", ")} == {image}


def test_a_pico_2_is_taken_and_told_that_it_could_not_be_tried(drive, capsys):
    drive.booted("quipu_pico2")
    assert drive.deploy() == 0
    assert "could not be tried" in capsys.readouterr().out


@pytest.mark.parametrize(
    "name, said", [("raspberry_pi_pico2", "-pico2.uf2"), ("some_board", "calls itself some_board")]
)
def test_an_official_image_is_no_way_to_quipu_any_more(board, project, capsys, name, said):
    write(project / "firmware", {SHEET: "sheet = 2\n"})
    if board.runtime == "circuitpython":
        board.booted(name, "")
    else:
        board.machine = {"raspberry_pi_pico2": "Raspberry Pi Pico2 with RP2350"}.get(name, name)
        board.image = ""
    before = files(board.root)
    assert board.deploy() == 1
    assert said in capsys.readouterr().out
    assert files(board.root) == before


def test_a_folder_that_is_no_drive_of_a_board_is_refused(tmp_path, capsys):
    (tmp_path / "RPI-RP2").mkdir()
    for name in ("RPI-RP2", "nowhere"):
        assert deploy.main(["--drive", str(tmp_path / name)]) == 1
        assert "An image is copied there" in capsys.readouterr().out
    assert not list((tmp_path / "RPI-RP2").iterdir())


def test_no_room_is_told_before_anything_is_written(board, project, capsys):
    write(project / "firmware", {"app.py": "#" * 1200 * 4096})
    before = files(board.root)
    if board.runtime == "circuitpython":
        free = shutil.disk_usage
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(board_drive.shutil, "disk_usage", lambda path: free(path)._replace(free=1000))
            assert board.deploy() == 1
    else:
        assert board.deploy() == 1
    assert "bytes free, and it takes 4,9" in capsys.readouterr().out
    assert files(board.root) == before


def test_a_drive_that_cannot_be_written_says_how(drive, project, capsys, monkeypatch):
    def refuse(*_):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(board_drive.CircuitPythonBoard, "put", refuse)
    write(project / "firmware", {"app.py": "app = 2\n"})
    assert drive.deploy() == 1
    said = capsys.readouterr().out
    assert "Read-only file system" in said and "hold B while plugging in" in said


@pytest.mark.parametrize("system,says", [("linux", "/dev/ttyACM"), ("darwin", "usbmodem"), ("win32", "COM port")])
def test_no_board_is_one_clear_message_that_says_what_to_do(monkeypatch, capsys, system, says):
    monkeypatch.setattr(connected_boards, "drives", list)
    monkeypatch.setattr(connected_boards, "ports", list)
    monkeypatch.setattr(sys, "platform", system)
    for command in (deploy, console, stopwatch):
        assert command.main([]) == 1
        told = capsys.readouterr()
        assert "No board found" in told.out + told.err and says in told.out + told.err
    monkeypatch.setattr(connected_boards, "ports", lambda: [("/dev/ttyACM0", "CircuitPython")])
    assert deploy.main([]) == 1
    assert "its drive is not mounted" in capsys.readouterr().out


def test_several_boards_are_a_question_and_the_console_of_one_is_that_of_mpremote(monkeypatch, capsys):
    monkeypatch.setattr(connected_boards, "drives", lambda: ["/media/a", "/media/b"])
    two = [("/dev/ttyACM0", "MicroPython"), ("/dev/ttyACM1", "CircuitPython")]
    monkeypatch.setattr(connected_boards, "ports", lambda: two)
    assert deploy.main([]) == 1
    assert "/media/a, /media/b" in capsys.readouterr().out
    assert console.main([]) == 1
    assert "/dev/ttyACM1" in capsys.readouterr().out
    monkeypatch.setattr(connected_boards, "ports", lambda: [("/dev/ttyACM0", "CircuitPython")])
    ran = []
    assert console.main([], run=lambda command: ran.append(command) or 0) == 0
    assert ran[0][1:] == ["-m", "mpremote", "connect", "/dev/ttyACM0", "repl"]


def test_ports_are_told_apart_by_what_usb_says(monkeypatch):
    from serial.tools import list_ports

    class Port:
        def __init__(self, device, vid, pid):
            self.device, self.vid, self.pid = device, vid, pid

    ports = [Port("b", 0x239A, 0x80F4), Port("a", 0x2E8A, 0x0005), Port("c", 0x2E8A, 0x000B)]
    ports += [Port("d", 0x2E8A, 0x1000), Port("e", 0x1234, 1), Port("f", None, None)]
    monkeypatch.setattr(list_ports, "comports", lambda: ports)
    pico, pico2 = ("b", "CircuitPython"), ("c", "CircuitPython")
    assert connected_boards.ports() == [("a", "MicroPython"), pico, pico2, ("d", "board")]


# --- and then it restarts


def test_circuitpython_starts_anew_by_its_port_if_there_is_one_and_something_is_new(
    drive, project, capsys, monkeypatch
):
    typed = []
    two = [("/dev/ttyACM3", "CircuitPython"), ("/dev/ttyACM0", "MicroPython")]
    monkeypatch.setattr(connected_boards, "ports", lambda: two)
    monkeypatch.setattr(connected_boards, "restart", typed.append)
    assert drive.deploy() == 0
    assert not typed
    write(project / "firmware", {"app.py": "app = 2\n"})
    assert drive.deploy() == 0
    assert typed == ["/dev/ttyACM3"] and "starts anew" in capsys.readouterr().out

    def busy(port):
        raise OSError(16, "Device or resource busy")

    for ports, restart, said in (
        ([("/dev/ttyACM3", "CircuitPython")], busy, "resource busy"),
        ([], typed.append, "switch the board off and on"),
        ([("a", "CircuitPython"), ("b", "CircuitPython")], typed.append, "switch the board off and on"),
    ):
        monkeypatch.setattr(connected_boards, "ports", lambda ports=ports: ports)
        monkeypatch.setattr(connected_boards, "restart", restart)
        write(project / "firmware", {"app.py": f"app = {said!r}, {len(ports)}\n"})
        assert drive.deploy() == 0
        told = capsys.readouterr().out
        assert said in told and "switch the board off and on" in told
    assert len(typed) == 1


def test_a_restart_is_control_c_and_control_d():
    import pty
    import tty

    far, near = pty.openpty()
    tty.setraw(near)
    connected_boards.restart(os.ttyname(near))
    typed = b""
    while len(typed) < 3:  # a terminal may hand over what was written in pieces
        typed += os.read(far, 100)
    assert typed == b"\x03\x03\x04"
    os.close(far)
    os.close(near)


def test_micropython_starts_anew_after_whatever_was_said_to_it(tmp_path, project, monkeypatch, capsys):
    port = Port(tmp_path / "flash", project)
    monkeypatch.setattr(deploy, "MicroPythonBoard", lambda name: board_drive.MicroPythonBoard(name, port.run))
    assert port.deploy() == 0
    assert port.resets == 1
    port.image = "0" * 12
    assert port.deploy() == 1
    assert port.resets == 2
    port.answers = False
    capsys.readouterr()
    assert port.deploy() == 1
    said = capsys.readouterr().out
    assert "does not answer" in said and "failed to access" in said and "serial ports" in said
