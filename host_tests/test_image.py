"""Building images: an error says what is wrong and where, and leaves nothing half done.

The images themselves are tried on the emulated board (test_pico_*.py).
"""

import ast
import fnmatch
import hashlib
import json
import re
import runpy
import struct
import subprocess

import pytest

from host import generated
from host.build import frozen, images, uf2
from host.paths import PROJECT

from drivers import hardware
from image import boards, edits, make, modules, sources
from this_image import NAMES

FAMILY = 0xE48BFF56
START, END = 0x10000000, 0x10004000
PICO, PICO2 = boards.BOARDS


MAGIC = 0x0A324655, 0x9E5D5157, 0x0AB16F30


def block(number=0, count=2, address=None, family=FAMILY, size=256, flags=0x2000, magic=MAGIC):
    """A block of an image whose pages are full of their numbers."""
    address = START + 256 * number if address is None else address
    head = struct.pack("<8I", *magic[:2], flags, address, size, number, count, family)
    return (head + bytes([number]) * 256).ljust(508, b"\0") + magic[2].to_bytes(4, "little")


def read(tmp_path, *blocks):
    path = tmp_path / "quipu.uf2"
    path.write_bytes(b"".join(blocks))
    return uf2.read(path, FAMILY, START, END)


def test_an_image_is_the_pages_of_its_blocks(tmp_path):
    assert read(tmp_path, block(0), block(1)) == bytes(256) + bytes([1]) * 256


@pytest.mark.parametrize(
    ("blocks", "said"),
    [
        ([], "no whole blocks"),
        ([block(), b"half a block"], "no whole blocks"),
        ([block(magic=(0, *MAGIC[1:]))], "block 0 .* does not begin and end"),
        ([block(family=0xE48BFF59), block(1)], "block 0 is of family 0xe48bff59"),
        ([block(), block(1, flags=0)], "block 1 has the flags 0x0"),
        ([block(), block(1, flags=0x2001)], "block 1 has the flags 0x2001"),
        ([block(), block(1, size=476)], "block 1 has 476 bytes"),
        ([block(), block(1, address=0x20000000)], "block 1 is for 0x20000000, not 0x10000100"),
        ([block(), block()], "block 1 calls itself 0 of 2"),
        ([block()], "block 0 calls itself 0 of 2, in a file of 1"),
        ([block(0, 3), block(2, 3), block(1, 3)], "block 1 calls itself 2 of 3"),
        ([block(number, 65) for number in range(65)], "too large for its room"),
    ],
)
def test_a_file_that_a_board_must_not_get_is_refused(tmp_path, blocks, said):
    with pytest.raises(uf2.Unfit, match=said):
        read(tmp_path, *blocks)


@pytest.mark.parametrize("at", range(3))
def test_no_bit_of_what_is_said_of_a_page_may_be_wrong(tmp_path, at):
    """Each bit of a block's head and end, in the first, a middle and the last block."""
    blocks = [block(number, 3) for number in range(3)]
    tried = 0
    for place in [*range(32), *range(508, 512)]:
        for bit in range(8):
            damaged = bytearray(blocks[at])
            damaged[place] ^= 1 << bit
            with pytest.raises(uf2.Unfit):
                read(tmp_path, *blocks[:at], damaged, *blocks[at + 1 :])
            tried += 1
    assert tried == 288


def image_file(path, runtime="micropython", board=PICO, more=b""):
    """A file like an image, with its facts next to it."""
    marks = {"circuitpython": b"CircuitPython 10.2", "micropython": b"MicroPython v1.28"}
    data = (marks[runtime] + b" through_the_ages " + more).ljust(512)
    blocks = [bytearray(block(number, family=board.family)) for number in range(2)]
    for number, made in enumerate(blocks):
        made[32:288] = data[256 * number : 256 * number + 256]
    path.write_bytes(b"".join(blocks))
    told = {"id": frozen.image_id(frozen.frozen_files()), "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
    path.with_suffix(".json").write_text(json.dumps({**told, "made_with": {"gcc": "12.2.1", "newlib": "3.3.0"}}))


def test_an_image_is_known_by_what_is_in_it(tmp_path):
    path = tmp_path / "some.uf2"
    for runtime in make.RUNTIMES:
        image_file(path, runtime)
        assert images.runtime_of(path) == runtime
    for old, new, said in (
        (b"through_the_ages", b"through_the_eyes", "no Quipu in it"),
        (b"MicroPython v", b"MacroPython v", "neither CircuitPython nor MicroPython"),
    ):
        image_file(path)
        path.write_bytes(path.read_bytes().replace(old, new))
        with pytest.raises(uf2.Unfit, match=said):
            images.runtime_of(path)
    image_file(path, board=PICO2)
    with pytest.raises(uf2.Unfit, match="is of family 0xe48bff59"):
        images.runtime_of(path)


def test_an_image_that_is_not_the_one_that_was_built_of_this_for_that_board_is_not_published(tmp_path):
    def refused(said):
        with pytest.raises(uf2.Unfit, match=said):
            images.check("micropython", PICO, tmp_path)

    path = tmp_path / images.built("micropython", "pico").name
    told = path.with_suffix(".json")
    refused("is not there")
    image_file(path)
    assert images.check("micropython", PICO, tmp_path)["made_with"]["gcc"] == "12.2.1"
    image_file(path, "circuitpython")
    refused("has circuitpython in it")
    image_file(path, board=PICO2)
    refused("of family")
    image_file(path)
    path.write_bytes(path.read_bytes().replace(b"through_the_ages  ", b"through_the_ages !"))
    refused("is not the one that was built")
    image_file(path)
    told.write_text(told.read_text().replace(frozen.image_id(frozen.frozen_files()), "0" * 12))
    refused("built of another firmware")
    for damage in ("", "[]", "{}"):
        told.write_text(damage)
        refused("what tells of it is not")


PATCHES = {path for runtime in make.RUNTIMES for path in edits.patches(runtime)}


def test_the_interpreters_have_nine_edits_in_at_most_twenty_places():
    texts = {path: path.read_text() for path in PATCHES}
    assert len({path.stem for path in PATCHES} | {"nvm"}) == 9
    assert sum(text.count("\n@@ ") for text in texts.values()) + 1 <= 20
    assert all(text.partition("\n\n")[0].endswith(".") for text in texts.values())  # the reason
    changed = [edits.REPLACED, *re.findall(r"^\+\+\+ b/(.*)", "\n".join(texts.values()), re.M)]
    stock = ("gc.c", "map.c", "compile.c", "obj", "runtime.c", "mpy-tool.py", "I2C", "i2c")
    assert not [path for path in changed if path.rsplit("/", 1)[-1].startswith(stock)]


def source_tree(folder, runtime):
    """As much of an interpreter's sources as the patches look for."""
    for patch in edits.patches(runtime):
        for change in patch.read_text().split("--- a/")[1:]:
            path, *lines = change.splitlines()
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            old = "".join(line[1:] + "\n" for line in lines if line[0] in "- ")
            file.write_text((file.read_text() if file.exists() else "") + old)


def test_an_edit_that_finds_no_place_stops_all_of_them(tmp_path):
    source_tree(tmp_path, "micropython")
    script = tmp_path / "ports/rp2/memmap_mp_rp2350.ld"
    before = {path: path.read_text() for path in tmp_path.rglob("*.*")}
    script.write_text(before[script].replace("libm.a", "libm2.a"))
    with pytest.raises(edits.NoPlace, match=r"rp2350\.ld has 0 places"):
        edits.apply("micropython", tmp_path)
    assert (tmp_path / "py/builtinimport.c").read_text() == before[tmp_path / "py/builtinimport.c"]
    script.write_text(2 * before[script])
    with pytest.raises(edits.NoPlace, match=r"rp2350\.ld has 2 places"):
        edits.apply("micropython", tmp_path)
    script.write_text(before[script])
    edits.apply("micropython", tmp_path)
    assert "*py/vm.c.o*" in script.read_text()
    assert "2 * path_num" in (tmp_path / "py/builtinimport.c").read_text()


def test_a_file_of_theirs_that_has_changed_is_not_replaced(tmp_path):
    (tmp_path / edits.REPLACED).parent.mkdir(parents=True)
    (tmp_path / edits.REPLACED).write_text("something newer")
    with pytest.raises(edits.NoPlace, match=r"ByteArray\.c has changed"):
        edits.apply("circuitpython", tmp_path)


def definitions(*names):
    """Return the list of modules of an interpreter's build."""
    line = "#define MODULE_DEF_{0} {{ MP_ROM_QSTR(MP_QSTR_{0}), MP_ROM_PTR(&{0}_module) }},\n"
    return "".join(line.format(name) for name in names)


def test_an_image_that_lacks_a_module_which_a_driver_imports_is_not_built(tmp_path):
    """As CircuitPython's for the Pico 2 lacked `alarm`."""
    known = ["board", "time", "alarm"]
    (tmp_path / "drivers").mkdir()
    (tmp_path / "ticks.py").write_text("MASK = 1\n")
    (tmp_path / "drivers/keys.py").write_text("import board\nfrom ticks import MASK\ndef f():\n    import alarm\n")
    modules.check(tmp_path, modules.built_in(definitions(*known), [name + "_module" for name in known]))
    left_out = modules.built_in(definitions(*known), ["board_module", "time_module"])
    assert left_out == ["board", "time"]
    with pytest.raises(modules.Incomplete, match=r"drivers/keys\.py imports alarm"):
        modules.check(tmp_path, left_out)
    optional = "try:\n    import alarm\nexcept ImportError:\n    alarm = None\n"
    (tmp_path / "drivers/keys.py").write_text(optional)
    modules.check(tmp_path, left_out)
    for_types = "_TYPE_CHECKING = const(0)\nif _TYPE_CHECKING:\n    from typing import Callable\n"
    (tmp_path / "drivers/keys.py").write_text(for_types)
    modules.check(tmp_path, left_out)


# Modules that the ports leave out of a chip's image and a driver could want.
LEFT_OUT = {("circuitpython", "rp2350"): {"alarm"}}


@pytest.mark.parametrize("board", boards.BOARDS, ids=lambda board: board.name)
@pytest.mark.parametrize("runtime", make.RUNTIMES)
def test_an_image_has_every_module_that_is_imported_in_it(tmp_path, runtime, board):
    """Of an image that was built, what its build has listed; of others what is known of the ports."""
    make.stage(runtime, board, tmp_path)
    needed = {name for path in tmp_path.rglob("*.py") for name in modules.imported(ast.parse(path.read_text()))}
    assert not needed & LEFT_OUT.get((runtime, board.chip), set())
    told = images.built(runtime, board.name).with_suffix(".json")
    if told.is_file():
        facts = json.loads(told.read_text(encoding="utf-8"))
        modules.check(tmp_path, [*facts["modules"], *make.OF_THE_PORT[runtime]])
        assert facts["size"] + boards.SPARE <= facts["room"]


def git(*words: str) -> str:
    """Return the output of git, run under a made-up name."""
    who = ("-c", "user.name=Ana", "-c", "user.email=ana@quipu.test", "-c", "commit.gpgsign=false")
    return subprocess.run(["git", *who, *words], check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def repositories(tmp_path, monkeypatch):
    """Two repositories with a later commit each; the sources are the first one's, a port and a document left out."""
    made = []
    for name in ("interpreter", "sdk"):
        folder = tmp_path / "there" / name
        git("init", "--quiet", str(folder))
        for path in ("main.c", "ports/ours/pins.c", "ports/theirs/pins.c", "docs/large.bin"):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(f"first {path}")
        git("-C", str(folder), "add", ".")
        git("-C", str(folder), "commit", "--quiet", "-m", "first")
        commit = git("-C", str(folder), "rev-parse", "HEAD")
        (folder / "main.c").write_text("later")
        git("-C", str(folder), "commit", "--quiet", "-a", "-m", "later")
        for key in ("uploadpack.allowAnySHA1InWant", "uploadpack.allowFilter"):
            git("-C", str(folder), "config", key, "true")
        repository = {"path": "." if name == "interpreter" else "lib/sdk", "url": f"https://git.example/{name}.git"}
        repository.update(commit=commit, leave_out=["!/ports/*", "/ports/ours/", "!/docs/"])
        made.append(repository)
    # Git's configuration says where the mirror is.
    config = tmp_path / "gitconfig"
    config.write_text(f'[url "file://{tmp_path}/there/"]\n\tinsteadOf = https://git.example/\n')
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(config))
    for name in ("interpreter", "sdk"):
        (tmp_path / "there" / name).rename(tmp_path / "there" / f"{name}.git")
    monkeypatch.setattr(sources, "pinned", lambda runtime: {"repositories": made})
    return made


def test_sources_are_cloned_at_their_commits_without_what_no_image_needs(tmp_path, repositories):
    # A mirror may lack large files, which the build doesn't need.
    blob = git("-C", str(tmp_path / "there/interpreter.git"), "rev-parse", "HEAD:docs/large.bin")
    (tmp_path / "there/interpreter.git/.git/objects" / blob[:2] / blob[2:]).unlink()
    sources.lay_out("micropython", tmp_path / "out")
    found = {path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*") if path.is_file()}
    assert found == {"main.c", "ports/ours/pins.c", "lib/sdk/main.c", "lib/sdk/ports/ours/pins.c"}
    assert (tmp_path / "out/main.c").read_text() == "first main.c"
    assert not list((tmp_path / "out").rglob(".git"))


def test_sources_that_are_out_of_reach_are_named_and_leave_nothing_half_done(tmp_path, repositories, capsys):
    assert sources.unreachable(("micropython",)) == ""
    repositories[1]["commit"] = "1" * 40
    with pytest.raises(sources.Missing, match=r"sdk\.git could not be cloned at 1111"):
        sources.lay_out("micropython", tmp_path / "out")
    assert not (tmp_path / "out").exists()
    repositories[1]["url"] = f"file://{tmp_path}/nowhere.git"
    assert sources.unreachable(("micropython",)) == f"file://{tmp_path}/nowhere.git"
    assert sources.main() == 1 and "nowhere.git can't be reached" in capsys.readouterr().out


def test_a_missing_compiler_is_named_with_its_package(monkeypatch):
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(sources.Missing, match="apt install .*gcc-arm-none-eabi .*libstdc"):
        make.check_tools("micropython")


def test_what_is_frozen_into_an_image(tmp_path):
    make.stage("circuitpython", PICO, tmp_path / "cp")
    make.stage("micropython", PICO2, tmp_path / "mp")
    for folder, ours, theirs in (("cp", "circuitpy", "micropy"), ("mp", "micropy", "circuitpy")):
        assert (tmp_path / folder / "drivers" / ours / "keys.py").is_file()
        assert not (tmp_path / folder / "drivers" / theirs).exists()
    assert (tmp_path / "cp/boot.py").is_file() and not (tmp_path / "mp/boot.py").exists()
    assert "__version__" not in (tmp_path / "cp/adafruit_ssd1306.py").read_text()
    facts = runpy.run_path(str(tmp_path / "mp/this_image.py"))
    assert facts["CHIP"] == "rp2350" and facts["REGION"] and {"app", "rules", "drivers"} <= set(facts["NAMES"])
    assert facts["ID"] == frozen.image_id(frozen.frozen_files())
    # The one in firmware/ is that of no image.
    assert NAMES == ()


def test_a_new_device_gets_hardware_txt_with_all_its_comments(tmp_path):
    text = (make.FIRMWARE / "hardware.txt").read_text(encoding="utf-8")
    assert boards.c_string('a "b"\\\n') == '"a \\"b\\"\\\\\\n"'
    assert boards.c_string(text) in boards.circuitpython_h(PICO, "", text)
    make.stage("micropython", PICO, tmp_path / "mp")
    assert runpy.run_path(str(tmp_path / "mp/hardware_text.py"))["TEXT"] == text


def test_a_release_has_the_address_of_its_page_in_hardware_txt_and_as_what_counts_without_a_line(tmp_path, monkeypatch):
    before = make.ingredients("micropython", PICO)
    monkeypatch.setenv("QUIPU_ADDRESS", "https://quipu.example/")
    assert make.ingredients("micropython", PICO) != before
    make.stage("micropython", PICO, tmp_path)
    facts = runpy.run_path(str(tmp_path / "hardware_text.py"))
    pins = runpy.run_path(str(tmp_path / "drivers/pins.py"))
    (tmp_path / "hardware.txt").write_text(facts["TEXT"], encoding="utf-8")
    wiring, complaints = hardware.read(str(tmp_path / "hardware.txt"))
    assert (wiring.ADDRESS, pins["ADDRESS"], complaints) == ("https://quipu.example/",) * 2 + ([],)


def test_a_board_file_is_made_of_theirs():
    theirs = 'USB_VID = 0x1\nUSB_PRODUCT = "Pico"\nCIRCUITPY_PICODVI = 1\nCHIP_VARIANT = RP2040\n'
    made = boards.circuitpython_mk(PICO, theirs, "folder").splitlines()
    assert "CHIP_VARIANT = RP2040" in made and "USB_VID = 0x239A" in made and "override CIRCUITPY_PICODVI = 0" in made
    assert "USB_VID = 0x1" not in made and "CIRCUITPY_PICODVI = 1" not in made
    theirs = '#define MICROPY_HW_BOARD_NAME "Pico"\n#define MICROPY_HW_LED_STATUS (&pin_GPIO25)\n#define KEPT (1)\n'
    made = boards.circuitpython_h(PICO, theirs, "")
    # On a Pico W pin 25 belongs to the radio.
    assert "KEPT" in made and '"Quipu on Raspberry Pi Pico"' in made and "LED_STATUS" not in made


def test_an_image_is_taken_from_the_cache_only_if_it_is_whole_and_of_the_same(tmp_path, monkeypatch):
    monkeypatch.setenv("QUIPU_IMAGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(make, "check_tools", lambda runtime: (_ for _ in ()).throw(sources.Missing("built")))
    name = images.built("micropython", "pico").name
    kept = tmp_path / "cache" / name
    kept.parent.mkdir()
    made_of = make.ingredients("micropython", PICO)

    def keep(made_of, content, told):
        kept.write_bytes(content)
        digest = hashlib.sha256(told).hexdigest()
        kept.with_suffix(".json").write_text(f'{{"ingredients": "{made_of}", "sha256": "{digest}"}}')

    for wrong in ((made_of, b"damaged"), ("older", b"image")):
        keep(*wrong, b"image")
        with pytest.raises(sources.Missing, match="built"):
            make.make("micropython", PICO, tmp_path / "built")
    keep(made_of, b"image", b"image")
    assert make.make("micropython", PICO, tmp_path / "built").read_bytes() == b"image"


def test_without_building_an_image_comes_from_the_cache_or_not_at_all(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("QUIPU_IMAGE_CACHE", str(tmp_path))
    monkeypatch.setattr(make, "is_made", lambda target, made_of: False)
    monkeypatch.setattr(make, "BUILDERS", {})
    assert make.main(["--cached", "micropython-pico"]) == 1
    assert "No image micropython-pico: neither built nor cached" in capsys.readouterr().out


def test_the_public_cache_of_images_knows_every_file_that_they_are_made_of():
    text = (PROJECT / ".github/workflows/test.yml").read_text()
    patterns = re.findall(r"'([^']+)'", re.search(r"hashFiles\((.*)\)", text)[1])
    for runtime in make.RUNTIMES:
        names = [
            path.relative_to(PROJECT).as_posix() for path in make.source_files(runtime) if path.is_relative_to(PROJECT)
        ]
        # Generated files change with their sources.
        names = [name for name in names if not name.startswith("build/")]
        names += [path.relative_to(PROJECT).as_posix() for path in generated.sources()]
        # The display library is pinned there.
        for name in [*names, "requirements/play.txt"]:
            if not name.startswith(".venv"):
                assert any(fnmatch.fnmatch(name, pattern) for pattern in patterns), name


def test_an_image_that_is_not_there_is_named(capsys):
    assert make.main(["arduino-uno"]) == 2
    assert "There is no image arduino-uno; there are circuitpython-pico" in capsys.readouterr().out
