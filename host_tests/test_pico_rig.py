"""The emulated Pico. Tests that boot one need the images of `make image`, see images.py."""

import json
import re
import shutil
import zlib
from pathlib import Path

import pytest
from images import ON_BOARD, RUNTIMES, image
from rig_node import node

from host.runtimes.emulated_pico import EmulatedPico, EmulatedPicoError
from host.storage import first_drive

from drivers import pins

pytestmark = ON_BOARD


# --- parts that need no image


FAT = """
import fs from 'node:fs';
import { fatImage } from './fat.mjs';
fs.writeFileSync(process.argv[2], fatImage(process.argv[1]));
console.log('true');
"""


def test_drive_image_knows_when_it_is_full(tmp_path):
    folder = tmp_path / "drive"
    folder.mkdir()
    (folder / "large").write_bytes(bytes(1 << 20))
    with pytest.raises(AssertionError, match="does not fit"):
        node(FAT, folder, tmp_path / "image")


FLASH = """
import { FlashChip } from './flash.mjs';
const [what, part] = JSON.parse(process.argv[1]);
const bytes = new Uint8Array(8192).fill(what === 'erase' ? 0 : 0xff);
let cuts = 0;
const chip = new FlashChip(bytes, () => cuts++);
chip.watch(0, 8192);
chip.cutAfter(2, part);
const page = new Uint8Array(256).map((_, i) => (i & 15 ? 255 : 0));
const first = what === 'erase' ? chip.erase(0, 4096) : chip.program(0, new Uint8Array(256));
if (what === 'erase') chip.erase(4096, 4096);
else chip.program(256, page);
const torn = Buffer.from(chip.torn(1, part)).toString('hex');
console.log(JSON.stringify({ cuts, first, torn, bytes: Buffer.from(bytes).toString('hex') }));
"""


@pytest.mark.parametrize("part", [0, 0.5])
def test_flash_programming_cut_short(part):
    state = node(FLASH, json.dumps(["program", part]))
    assert state["torn"] == state["bytes"]
    bytes_ = bytes.fromhex(state["bytes"])
    assert state["cuts"] == 1 and state["first"] == 0.4e6
    assert bytes_[:256] == bytes(256)
    changing = bytes_[256:512:16]
    done = int(16 * part)
    assert changing == bytes(done) + b"\x55" + b"\xff" * (15 - done)


def test_flash_erase_cut_short():
    state = node(FLASH, json.dumps(["erase", 0.5]))
    assert state["torn"] == state["bytes"]
    bytes_ = bytes.fromhex(state["bytes"])
    assert state["cuts"] == 1 and state["first"] == 45e6
    assert bytes_[:6144] == b"\xff" * 6144
    assert set(bytes_[6144:]) - {0, 0xFF}


ASLEEP = """
import { Board } from './board.mjs';
const board = new Board(new Uint8Array(2 << 20), false);
let calls = 0;
// As while nothing happens: the clock goes to that time, not a cycle further.
board.processor.run = (until) => {
  if (++calls > 9) throw new Error('it does not come to an end');
  board.chip.clock.nanosCounter = until;
};
board.nanosBefore = 10002698507.951288;
board.runUntil(27186358457.902576);  // the difference is rounded down
console.log(JSON.stringify(calls));
"""


def test_time_passes_after_a_power_cut_whatever_it_is_rounded_to():
    assert node(ASLEEP) > 1


def test_rig_says_what_is_wrong():
    with EmulatedPico() as pico:
        with pytest.raises(EmulatedPicoError, match="boot first"):
            pico.run(1)
        with pytest.raises(EmulatedPicoError, match="no such command"):
            pico.ask("dance")
        with pytest.raises(EmulatedPicoError, match="ENOENT"):
            pico.boot("no/such/file.uf2")
    with pytest.raises(EmulatedPicoError, match="ended"):
        pico.run(1)


# --- whole boards; a game by its pins, its pictures and its flash: test_pico_games.py

LISTED = """
import binascii, os
def walk(folder):
    for name in sorted(os.listdir(folder)):
        path = folder + name
        if os.stat(path)[0] & 0x4000:
            walk(path + "/")
        else:
            with open(path, "rb") as file:
                print("file", path, binascii.crc32(file.read()) & 0xFFFFFFFF)
print()
walk("/")
print("all told")
import time
time.sleep(60)
"""


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_board_finds_every_file_of_its_drive_under_its_name(tmp_path, runtime):
    files = {
        "EMPTY.TXT": b"",
        "adafruit_framebuf.mpy": bytes(range(256)) * 5,
        "adafruit_framebuffer.mpy": b"another with the same first letters",
        "thirteen_char": b"no zero after this name",
        "rules/bronze_age.mpy": b"x" * 513,
        "rules/deeper/twelve_chars": b"y" * 512,
    }
    drive = Path(first_drive.make(tmp_path, runtime, LISTED, "up = 20\n"))
    for name, content in files.items():
        (drive / name).parent.mkdir(parents=True, exist_ok=True)
        (drive / name).write_bytes(content)
    (drive / ".hidden").write_bytes(b"not copied")
    (drive / "__pycache__").mkdir()
    own = {name: (drive / name).read_bytes() for name in ("hardware.txt", first_drive.PROGRAM[runtime])}
    with EmulatedPico(image(runtime), drive, runtime=runtime) as pico:
        pico.run(1500)
        pico.reload()
        said = ""
        for _ in range(50):
            pico.run(100)
            said += pico.serial()
            if "all told" in said:
                break
    told = {path[1:]: int(check) for path, check in re.findall(r"^file (\S+) (\d+)", said, re.M)}
    wanted = {name: zlib.crc32(content) for name, content in {**files, **own}.items()}
    assert {name: check for name, check in told.items() if name != "boot_out.txt"} == wanted


def test_same_calls_same_times(tmp_path):
    uf2 = image("circuitpython")
    times = []
    for _ in range(2):
        with EmulatedPico(uf2) as pico:
            pico.run(1500)
            pico.tap(pins.KEYS[1])
            times.append((pico.settle(), pico.time(), pico.stats()))
    assert times[0] == times[1]


def test_client_ends_its_emulator():
    pico = EmulatedPico()
    process = pico._node
    pico.close()
    pico.close()
    assert process.poll() is not None
    assert shutil.which("node")
