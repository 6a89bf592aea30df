"""Deploying to a drive and to a port: finds the board, copies what changed, removes what is ours and no more."""

import os
import subprocess

import pytest

from host.build import bundle, console, deploy
from host.runtimes import boards

BOOT_OUT = "Adafruit CircuitPython {} on 2025-10-07; Raspberry Pi Pico with rp2040\nBoard ID:raspberry_pi_pico\n"


@pytest.fixture
def drive(tmp_path):
    """A mounted drive as a fresh CircuitPython 10 makes it."""
    path = tmp_path / "media" / "ana" / "CIRCUITPY"
    path.mkdir(parents=True)
    (path / "boot_out.txt").write_text(BOOT_OUT.format("10.0.0"))
    (path / "code.py").write_text('print("Hello World!")\n')
    (path / "lib").mkdir()
    (path / "settings.toml").write_text("")
    return path


@pytest.fixture
def built(tmp_path, monkeypatch):
    """Build into a folder of the test."""
    monkeypatch.setattr(bundle, "BUILD", str(tmp_path / "build"))
    build = bundle.build

    def build_here(runtime, source=False):
        return build(runtime, source, str(tmp_path / "build"))

    monkeypatch.setattr(bundle, "build", build_here)
    return build_here


def files(folder):
    return {
        os.path.relpath(os.path.join(h, n), folder).replace(os.sep, "/")
        for h, _, names in os.walk(folder)
        for n in names
    }


def test_finds_the_drive_as_each_system_mounts_it(tmp_path, drive):
    assert boards.drives([str(tmp_path / "media")]) == [str(drive)]
    assert boards.drives([str(tmp_path / "media" / "ana")]) == [str(drive)]
    assert boards.drives([str(drive)]) == [str(drive)]
    assert boards.drives([str(tmp_path / "nowhere")]) == []
    assert boards.runtime_version(str(drive)) == "10.0.0"


def test_first_deploy_then_nothing_then_only_what_changed(drive, built, capsys):
    assert deploy.main(["--drive", str(drive)]) == 0
    folder = built("circuitpython")
    assert files(drive) - {"boot_out.txt", "settings.toml"} == files(folder)  # the code.py of "Hello World" is gone
    said = capsys.readouterr().out
    assert "Found CircuitPython 10.0.0" in said
    assert deploy.main(["--drive", str(drive)]) == 0
    assert "0 of" in capsys.readouterr().out
    (drive / "crash.mpy").write_bytes(b"old")
    assert deploy.copy_to_drive(folder, str(drive)) == (["crash.mpy"], [])


def test_removes_our_old_modules_and_twins_and_leaves_what_is_not_ours(drive, built):
    folder = built("circuitpython")
    deploy.copy_to_drive(folder, str(drive))
    manifest = drive / bundle.MANIFEST
    manifest.write_text(manifest.read_text() + "rules/gone.mpy\nold/only.mpy\n../outside\n/etc/passwd\n")
    (drive / "rules" / "gone.mpy").write_bytes(b"")
    (drive / "old").mkdir()
    (drive / "old" / "only.mpy").write_bytes(b"")
    (drive / "crash.py").write_text("# would be imported in place of crash.mpy\n")
    (drive / "lib" / "mine.mpy").write_bytes(b"")
    (drive / "sheets").mkdir()
    (drive / "sheets" / "mine.txt").write_bytes(b"Ana")
    (drive.parent / "outside").write_text("")
    _, removed = deploy.copy_to_drive(folder, str(drive))
    assert removed == ["crash.py", "old/only.mpy", "rules/gone.mpy"]
    assert not (drive / "old").exists()
    assert (drive / "lib" / "mine.mpy").exists()
    assert (drive / "sheets" / "mine.txt").exists()
    assert (drive.parent / "outside").exists()


@pytest.mark.parametrize("source", [False, True])
def test_what_a_builder_has_set_on_the_board_outlives_every_update(drive, built, source):
    deploy.copy_to_drive(built("circuitpython"), str(drive))
    assert "up = 6" in (drive / "hardware.txt").read_text()
    (drive / "hardware.txt").write_text("turned = yes\n")
    deploy.copy_to_drive(built("circuitpython", source), str(drive))
    assert (drive / "hardware.txt").read_text() == "turned = yes\n"


def test_somebody_elses_code_py_is_kept_under_another_name(drive, built, capsys):
    (drive / "code.py").write_text("import blink\n")
    deploy.copy_to_drive(built("circuitpython"), str(drive))
    assert (drive / "code-before-quipu.py").read_text() == "import blink\n"
    assert not (drive / "code.py").exists()
    assert "code-before-quipu.py" in capsys.readouterr().out


@pytest.mark.parametrize(
    "version, form", [("9.2.4", "mpy"), ("10.0.0", "mpy"), ("8.2.9", "py"), ("11.0.0-beta.1", "py")]
)
def test_an_untested_circuitpython_gets_the_source_form_and_is_told(drive, built, capsys, version, form):
    (drive / "boot_out.txt").write_text(BOOT_OUT.format(version))
    assert deploy.main(["--drive", str(drive)]) == 0
    assert ("crash." + form) in files(drive)
    assert ("crash." + ("py" if form == "mpy" else "mpy")) not in files(drive)
    assert (".py form" in capsys.readouterr().out) == (form == "py")


def test_from_source_to_compiled_leaves_no_twins(drive, built):
    assert deploy.main(["--drive", str(drive), "--source"]) == 0
    assert deploy.main(["--drive", str(drive)]) == 0
    assert files(drive) - {"boot_out.txt", "settings.toml"} == files(built("circuitpython"))


def test_a_drive_that_cannot_be_written_says_how(drive, built, capsys, monkeypatch):
    def refuse(folder, drive):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(deploy, "copy_to_drive", refuse)
    assert deploy.main(["--drive", str(drive)]) == 1
    assert "plug it in, and try again" in capsys.readouterr().out


def test_a_folder_that_is_no_drive_of_a_board_is_refused_with_advice_that_fits(tmp_path, drive, capsys, monkeypatch):
    monkeypatch.setattr(boards, "drives", lambda: [str(drive)])
    assert deploy.main(["--drive", str(tmp_path / "nowhere")]) == 1
    said = capsys.readouterr().out
    assert "There is no folder" in said and str(drive) in said
    (tmp_path / "RPI-RP2").mkdir()
    assert deploy.main(["--drive", str(tmp_path / "RPI-RP2")]) == 1
    assert "install CircuitPython first" in capsys.readouterr().out
    assert not list((tmp_path / "RPI-RP2").iterdir())


def test_a_related_board_is_taken_and_told_another_one_refused_unless_asked_for(drive, built, capsys):
    boot_out = BOOT_OUT.format("10.0.0")
    (drive / "boot_out.txt").write_text(boot_out.replace(":raspberry_pi_pico", ":raspberry_pi_pico2_w"))
    assert deploy.main(["--drive", str(drive)]) == 0
    assert "could not be tried" in capsys.readouterr().out
    (drive / "boot_out.txt").write_text(boot_out.replace(":raspberry_pi_pico", ":some_other_board"))
    (drive / "crash.mpy").write_bytes(b"old")
    assert deploy.main(["--drive", str(drive)]) == 1
    assert "calls itself some_other_board" in capsys.readouterr().out
    assert (drive / "crash.mpy").read_bytes() == b"old"
    assert deploy.main(["--drive", str(drive), "--any-board"]) == 0
    assert (drive / "crash.mpy").read_bytes() != b"old"


@pytest.mark.parametrize(
    "board, said",
    [
        ("raspberry_pi_pico", ""),
        ("Raspberry Pi Pico with RP2040", ""),
        ("raspberry_pi_pico_w", "tried"),
        ("Raspberry Pi Pico W with RP2040", "tried"),
        ("Raspberry Pi Pico2 with RP2350-RISCV", "tried"),
        ("Raspberry Pi Pico 2 W with RP2350", "tried"),
        ("", None),
        ("Pimoroni Pico LiPo 16MB with RP2040", None),
    ],
)
def test_boards_are_known_by_what_they_call_themselves(board, said):
    told = boards.untried(board)
    assert told is None if said is None else said in told and bool(said) == bool(told)


def test_another_board_with_micropython_is_refused_before_anything_is_built(capsys, monkeypatch):
    monkeypatch.setattr(bundle, "build", lambda *_: pytest.fail("built"))

    def run(command, **_):
        return subprocess.CompletedProcess(command, 0, "Some board with ESP32\nboot.py\n", "")

    assert deploy.to_micropython("/dev/ttyACM0", False, run) == 1
    assert "calls itself Some board with ESP32" in capsys.readouterr().out


def test_no_room_is_told_before_anything_is_written(drive, built, capsys, monkeypatch):
    monkeypatch.setattr(deploy.shutil, "disk_usage", lambda path: type("Usage", (), {"free": 1000}))
    before = files(drive)
    assert deploy.main(["--drive", str(drive)]) == 1
    assert "needs" in capsys.readouterr().out
    assert files(drive) == before


def test_no_board_is_one_clear_message(monkeypatch, capsys):
    monkeypatch.setattr(boards, "drives", list)
    monkeypatch.setattr(boards, "ports", list)
    assert deploy.main([]) == 1
    assert "No board found" in capsys.readouterr().out
    assert console.main([]) == 1
    assert "No board found" in capsys.readouterr().out


def test_several_boards_are_a_question(monkeypatch, capsys):
    monkeypatch.setattr(boards, "drives", lambda: ["/media/a", "/media/b"])
    monkeypatch.setattr(boards, "ports", lambda: [("/dev/ttyACM0", "MicroPython"), ("/dev/ttyACM1", "CircuitPython")])
    assert deploy.main([]) == 1
    assert "/media/a, /media/b" in capsys.readouterr().out
    assert console.main([]) == 1
    assert "/dev/ttyACM1" in capsys.readouterr().out


def test_console_hands_over_to_mpremote(monkeypatch):
    monkeypatch.setattr(boards, "ports", lambda: [("/dev/ttyACM0", "CircuitPython")])
    ran = []
    assert console.main([], run=lambda command: ran.append(command) or 0) == 0
    assert ran[0][1:] == ["-m", "mpremote", "connect", "/dev/ttyACM0", "repl"]


def test_ports_are_told_apart_by_what_usb_says(monkeypatch):
    from serial.tools import list_ports

    class Port:
        def __init__(self, device, vid, pid):
            self.device, self.vid, self.pid = device, vid, pid

    ports = [Port("b", 0x239A, 0x80F4), Port("a", 0x2E8A, 0x0005), Port("c", 0x1234, 1), Port("d", None, None)]
    monkeypatch.setattr(list_ports, "comports", lambda: ports)
    assert boards.ports() == [("a", "MicroPython"), ("b", "CircuitPython")]


def test_micropython_gets_its_files_through_mpremote(built, capsys):
    commands = []

    def run(command, **_):
        commands.append(command[5:])
        if "cat" in command:
            return subprocess.CompletedProcess(command, 0, "Quipu 0.0.1 for micropython, mpy\nold.mpy\ncrash.mpy\n", "")
        if "exec" in command:
            there = "rules/\nold.mpy\ncrash.mpy\nmine.py\nquipu.version\nhardware.txt\n"
            return subprocess.CompletedProcess(command, 0, "Raspberry Pi Pico with RP2040\n" + there, "")
        return subprocess.CompletedProcess(command, 0, "", "")

    assert deploy.to_micropython("/dev/ttyACM0", False, run) == 0
    steps = " ".join(commands[-1]).split(" + ")
    assert steps[0] == "fs rm :old.mpy"
    assert "fs mkdir :drivers" in steps and "fs mkdir :drivers/micropy" in steps
    assert steps.index("fs mkdir :drivers") < steps.index("fs mkdir :drivers/micropy")
    assert "fs mkdir :rules" not in steps
    copied = [step.split(" :")[1] for step in steps if step.startswith("fs cp")]
    assert copied == [path for path in deploy.files_of(built("micropython")) if path != "hardware.txt"]
    assert copied[-1] == bundle.MANIFEST
    assert steps[-1] == "reset"
    assert "Found MicroPython on /dev/ttyACM0" in capsys.readouterr().out


def test_micropython_that_does_not_answer_is_told(built, capsys):
    def run(command, **_):
        return subprocess.CompletedProcess(command, 1, "", "mpremote: failed to access /dev/ttyACM0\n")

    assert deploy.to_micropython("/dev/ttyACM0", False, run) == 1
    assert "does not answer" in capsys.readouterr().out
