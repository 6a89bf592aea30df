"""What goes on the board: complete, in the right form, and nothing of the other runtime."""

import os

import pytest

from host.build import bundle, deploy
from host.build.joined import joined
from host.build.module import dotted

from words import LANGUAGES


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("build")
    return {(r, s): bundle.build(r, s, str(folder)) for r in bundle.TARGETS for s in (False, True)}


@pytest.mark.parametrize("runtime, first", [("circuitpython", b"C"), ("micropython", b"M")])
def test_compiled_modules_begin_with_the_letter_and_the_format_of_their_runtime(built, runtime, first):
    folder = built[runtime, False]
    compiled = [path for path in deploy.files_of(folder) if path.endswith(".mpy")]
    assert "crash.mpy" in compiled
    for path in compiled:
        with open(os.path.join(folder, path), "rb") as f:
            head = f.read(2)
        assert head == first + b"\x06", path


def test_the_libraries_are_with_circuitpython_only(built):
    assert {"lib/adafruit_ssd1306.mpy", "framebuf.mpy"} <= set(deploy.files_of(built["circuitpython", False]))
    assert "lib/adafruit_ssd1306.py" in deploy.files_of(built["circuitpython", True])
    assert not any(path.startswith("lib/") for path in deploy.files_of(built["micropython", False]))


def test_no_runtime_gets_the_drivers_of_the_other(built):
    for (runtime, _), folder in built.items():
        paths = deploy.files_of(folder)
        assert any(path.startswith("drivers/circuitpy/") for path in paths) == (runtime == "circuitpython")
        assert any(path.startswith("drivers/micropy/") for path in paths) == (runtime == "micropython")


def test_what_starts_and_what_a_builder_edits_is_readable(built):
    for folder in built.values():
        assert {"main.py", "hardware.txt"} <= set(deploy.files_of(folder))


def test_a_dictionary_tells_what_the_names_of_the_board_stand_for(built):
    for runtime in bundle.TARGETS:
        with open(os.path.join(os.path.dirname(built[runtime, False]), runtime + "-joined", "names.txt")) as f:
            names = dict(line.split() for line in f)
        (there,) = [there for there, ours in names.items() if ours == "best_payment"]
        assert there != "best_payment" and "best_payment" not in names


def test_nothing_is_missing_and_nothing_is_there_twice(built):
    for (runtime, source), folder in built.items():
        paths = deploy.files_of(folder)
        modules = [os.path.splitext(path)[0] for path in paths if path.endswith((".py", ".mpy"))]
        assert len(modules) == len(set(modules))
        ours = [module + ".py" for module in modules if not module.startswith("lib/")]
        assert sorted(ours) == (
            bundle.firmware_files(bundle.TARGETS[runtime][0]) if source else sorted(files_of(runtime))
        )
        if source:
            assert not any(path.endswith(".mpy") for path in paths)


def files_of(runtime):
    """The compiled files: the firmware's, but for modules that others take in and the empty packages of languages."""
    taken = {name for names in joined(runtime).values() for name in names} | {f"words.{code}" for code in LANGUAGES}
    return [path for path in bundle.firmware_files(bundle.TARGETS[runtime][0]) if dotted(path) not in taken]


def test_the_version_file_names_every_file_but_those_of_the_devices_owner(built):
    for folder in built.values():
        with open(os.path.join(folder, bundle.MANIFEST)) as f:
            named = deploy.read_manifest(f.read())
        there = deploy.files_of(folder)
        assert sorted([*named, bundle.MANIFEST, *bundle.KEPT]) == sorted(there)


def test_sizes_add_up(built):
    folder = built["circuitpython", False]
    total = sum(os.path.getsize(os.path.join(folder, path)) for path in deploy.files_of(folder))
    assert sum(size for _, size in bundle.sizes(folder).values()) == total
    assert total < 400_000  # of the drive's 1 MiB


def test_the_compiler_names_the_file_it_cannot_compile(tmp_path):
    (tmp_path / "wrong.py").write_text("def f(:\n")
    with pytest.raises(SystemExit, match="screens/wrong.py"):
        bundle.compile_mpy(str(tmp_path / "wrong.py"), str(tmp_path / "wrong.mpy"), "screens/wrong.py", True)
