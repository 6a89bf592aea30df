"""The emulated Pico. Tests that boot one need the images of `make image`, see images.py."""

import json
import shutil

import pytest
from images import image
from rig_node import node

from host.runtimes import emulated_pico
from host.runtimes.emulated_pico import NVM_AT, EmulatedPico, EmulatedPicoError
from host.storage import first_drive

from drivers import pins

pytestmark = [
    pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable()),
    pytest.mark.timeout(900),
]


@pytest.fixture
def circuitpython():
    return image("circuitpython")


# --- parts that need no image


def uf2_block(address, payload, flags=0x2000, number=0, count=1):
    words = [0x0A324655, 0x9E5D5157, flags, address, len(payload), number, count, 0xE48BFF56]
    head = b"".join(word.to_bytes(4, "little") for word in words)
    return head + payload.ljust(476, b"\0") + (0x0AB16F30).to_bytes(4, "little")


UF2 = """
import fs from 'node:fs';
import { flashFromUf2 } from './uf2.mjs';
let answer;
try {
  const flash = flashFromUf2(fs.readFileSync(process.argv[1]), 4096);
  answer = Buffer.from(flash).toString('hex');
} catch (error) { answer = error.message; }
console.log(JSON.stringify(answer));
"""


def test_uf2_blocks_land_at_their_addresses(tmp_path):
    file = tmp_path / "firmware.uf2"
    skipped = uf2_block(0x10000300, b"no", flags=1)
    file.write_bytes(uf2_block(0x10000000, b"\x01" * 256) + uf2_block(0x10000200, b"\x02" * 256) + skipped)
    flash = bytes.fromhex(node(UF2, file))
    assert flash == b"\x01" * 256 + b"\xff" * 256 + b"\x02" * 256 + b"\xff" * (4096 - 768)


@pytest.mark.parametrize(
    "content",
    [b"", b"short", bytes(512), uf2_block(0x10001000, b"behind the flash")],
    ids=["empty", "short", "no magic", "outside"],
)
def test_bad_uf2_is_refused(tmp_path, content):
    file = tmp_path / "firmware.uf2"
    file.write_bytes(content)
    assert "UF2" in node(UF2, file)


FAT = """
import fs from 'node:fs';
import { fatImage } from './fat.mjs';
fs.writeFileSync(process.argv[2], fatImage(process.argv[1]));
console.log('true');
"""


class Fat12:
    """A reader of its own, to check the image without the code that made it."""

    def __init__(self, image):
        self.image = image
        assert image[510:512] == b"\x55\xaa" and image[54:59] == b"FAT12"
        self.sector = int.from_bytes(image[11:13], "little")
        self.per_cluster = image[13]
        fat = int.from_bytes(image[14:16], "little") * self.sector
        fat_size = int.from_bytes(image[22:24], "little") * self.sector * image[16]
        self.fat = image[fat : fat + fat_size]
        root_size = int.from_bytes(image[17:19], "little") * 32
        self.root = image[fat + fat_size : fat + fat_size + root_size]
        self.data = fat + fat_size + root_size

    def chain(self, cluster):
        content = b""
        while 2 <= cluster < 0xFF8:
            start = self.data + (cluster - 2) * self.sector * self.per_cluster
            content += self.image[start : start + self.sector * self.per_cluster]
            pair = int.from_bytes(self.fat[cluster * 3 // 2 : cluster * 3 // 2 + 2], "little")
            cluster = pair >> 4 if cluster & 1 else pair & 0xFFF
        return content

    def tree(self, directory=None, shorts=None):
        result = {}
        long_name = ""
        content = self.root if directory is None else directory
        for at in range(0, len(content), 32):
            entry = content[at : at + 32]
            if entry[0] == 0:
                break
            if entry[11] == 0x0F:
                piece = (entry[1:11] + entry[14:26] + entry[28:32]).decode("utf-16-le")
                long_name = piece.split("\0")[0].rstrip("\uffff") + long_name
                continue
            short = entry[:8].decode().rstrip() + "." + entry[8:11].decode().rstrip()
            name, long_name = long_name or short.rstrip("."), ""
            if entry[11] & 0x08 or entry[0] == ord("."):
                continue
            if shorts is not None:
                shorts.append(short)
            inside = self.chain(int.from_bytes(entry[26:28], "little"))
            size = int.from_bytes(entry[28:32], "little")
            result[name] = self.tree(inside, shorts) if entry[11] & 0x10 else inside[:size]
        return result


def test_drive_image_has_every_file_under_its_name(tmp_path):
    folder = tmp_path / "drive"
    (folder / "rules" / "deeper").mkdir(parents=True)
    (folder / "__pycache__").mkdir()
    files = {
        "main.py": b"print(1)\n",
        "EMPTY.TXT": b"",
        "adafruit_framebuf.mpy": bytes(range(256)) * 5,
        "adafruit_framebuffer.mpy": b"another with the same first letters",
        "thirteen_char": b"no zero behind this name",
        "rules/bronze_age.mpy": b"x" * 513,
        "rules/deeper/twelve_chars": b"y" * 512,
    }
    for name, content in files.items():
        (folder / name).write_bytes(content)
    (folder / ".hidden").write_bytes(b"not copied")
    node(FAT, folder, tmp_path / "image")
    image = (tmp_path / "image").read_bytes()
    assert len(image) == 1 << 20
    shorts = []
    tree = Fat12(image).tree(shorts=shorts)
    found = {}
    stack = [("", tree)]
    while stack:
        prefix, branch = stack.pop()
        for name, content in branch.items():
            if isinstance(content, dict):
                stack.append((prefix + name + "/", content))
            else:
                found[prefix + name] = content
    assert found == files
    assert len(set(shorts)) == len(shorts)


def test_drive_image_knows_when_it_is_full(tmp_path):
    folder = tmp_path / "drive"
    folder.mkdir()
    (folder / "large").write_bytes(bytes(1 << 20))
    with pytest.raises(AssertionError, match="does not fit"):
        node(FAT, folder, tmp_path / "image")


def lit(ram):
    return {(at // 128, at % 128): byte for at, byte in enumerate(ram) if byte}


FLASH = """
import { FlashChip } from './flash.mjs';
const [what, part] = JSON.parse(process.argv[1]);
const bytes = new Uint8Array(8192).fill(what === 'erase' ? 0 : 0xff);
let cuts = 0;
const chip = new FlashChip(bytes, () => cuts++);
chip.cutAfter(2, part);
const page = new Uint8Array(256).map((_, i) => (i & 15 ? 255 : 0));
const first = what === 'erase' ? chip.erase(0, 4096) : chip.program(0, new Uint8Array(256));
if (what === 'erase') chip.erase(4096, 4096);
else chip.program(256, page);
console.log(JSON.stringify({ cuts, first, bytes: Buffer.from(bytes).toString('hex') }));
"""


@pytest.mark.parametrize("part", [0, 0.5])
def test_flash_programming_cut_short(part):
    state = node(FLASH, json.dumps(["program", part]))
    bytes_ = bytes.fromhex(state["bytes"])
    assert state["cuts"] == 1 and state["first"] == 0.4e6
    assert bytes_[:256] == bytes(256)
    changing = bytes_[256:512:16]
    done = int(16 * part)
    assert changing == bytes(done) + b"\x55" + b"\xff" * (15 - done)


def test_flash_erase_cut_short():
    state = node(FLASH, json.dumps(["erase", 0.5]))
    bytes_ = bytes.fromhex(state["bytes"])
    assert state["cuts"] == 1 and state["first"] == 45e6
    assert bytes_[:6144] == b"\xff" * 6144
    assert set(bytes_[6144:]) - {0, 0xFF}


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


# --- whole boards

OPENING = """
import time
import board, busio, keypad, microcontroller, storage
i2c = busio.I2C(board.GP5, board.GP4, frequency=400000)
def write(data):
    while not i2c.try_lock():
        pass
    try:
        i2c.writeto(0x3C, data)
    finally:
        i2c.unlock()
def send(*data):
    write(bytes(data))
def begin():
    send(0, 0x8D, 0x14, 0x20, 0, 0x21, 0, 127, 0x22, 0, 7, 0xA1, 0xC8, 0xAF)
    write(b"\x40" + bytes(1024))
keys = keypad.Keys((board.GP6, board.GP7, board.GP8, board.GP9, board.GP10, board.GP11, board.GP12),
                   value_when_pressed=False, pull=True)
"""

ECHO = (
    OPENING
    + """
begin()
print("READY")
while True:
    event = keys.events.get()
    if event and event.pressed:
        send(0, 0x21, event.key_number, 127, 0x22, 1, 1)
        send(0x40, 0xFF)
        print("KEY", event.key_number)
    time.sleep(0.005)
"""
)


def drive(tmp_path, main, runtime="circuitpython", **others):
    folder = tmp_path / "drive"
    folder.mkdir()
    (folder / first_drive.PROGRAM[runtime]).write_text(main)
    for name, content in others.items():
        (folder / (name + ".py")).write_text(content)
    return folder


def test_keys_panel_and_console(tmp_path, circuitpython):
    with EmulatedPico(circuitpython, drive(tmp_path, ECHO)) as pico:
        assert pico.run_until("READY")
        assert pico.frame() == {
            "ram": bytes(1024),
            "visible": True,
            "on": True,
            "inverted": False,
            "contrast": 0x7F,
            "upright": True,
            "start_line": 0,
        }
        for number, pin in enumerate(pins.KEYS):
            pico.serial()
            start = pico.time()
            pico.press(pin)
            # keypad looks every 20 ms and the loop every 5
            assert start < pico.settle() < start + 60
            pico.release(pin)
            pico.run(60)
            assert pico.serial().strip() == f"KEY {number}"
        assert lit(pico.frame()["ram"]) == {(1, number): 255 for number in range(7)}
        pico.reload()
        assert pico.run_until("READY")
        assert lit(pico.frame()["ram"]) == {}
        pico.type("\x03")
        assert pico.run_until("KeyboardInterrupt")


def test_same_calls_same_times(tmp_path):
    uf2 = image("circuitpython")
    folder = drive(tmp_path, ECHO)
    times = []
    for _ in range(2):
        with EmulatedPico(uf2, folder) as pico:
            assert pico.run_until("READY")
            pico.tap(pins.KEYS[0])
            times.append((pico.settle(), pico.time(), pico.stats()))
    assert times[0] == times[1]


UNPLUGGED = (
    OPENING
    + """
begin()
print("READY")
while True:
    try:
        send(0, 0x21, 0, 127, 0x22, 0, 0)
        send(0x40, 0x99)
        print("SHOWN")
    except OSError as error:
        print("FAILED", error)
    time.sleep(0.1)
"""
)


def test_panel_unplugged_and_back(tmp_path, circuitpython):
    with EmulatedPico(circuitpython, drive(tmp_path, UNPLUGGED)) as pico:
        assert pico.run_until("SHOWN")
        pico.display(False)
        assert pico.run_until("FAILED [Errno 19]", 200)
        assert not pico.frame()["visible"]
        assert pico.stats()["i2c_unanswered"] >= 1
        pico.display(False, pull_ups=False)
        assert pico.run_until("FAILED [Errno 116]", 2500)
        pico.display(True, pull_ups=True)
        assert pico.run_until("SHOWN", 2500)
        state = pico.frame()
        assert not state["visible"] and not state["on"]


COUNTS = (
    OPENING
    + """
nvm = microcontroller.nvm
used = 0
while used < len(nvm) and nvm[used] != 255:
    used += 1
print("READY", used)
begin()
while True:
    event = keys.events.get()
    if event and event.pressed:
        if event.key_number == 6:
            microcontroller.reset()
        if event.key_number == 5:
            nvm[0:4] = b"\\xff\\xff\\xff\\xff"
        else:
            nvm[used:used + 4] = b"\\x01\\x02\\x03\\x04"
            used += 4
        print("KEPT", used)
    time.sleep(0.005)
"""
)


def test_nvm_survives_power_and_reset(tmp_path, circuitpython):
    with EmulatedPico(circuitpython, drive(tmp_path, COUNTS)) as pico:
        assert pico.run_until("READY 0")
        pico.run(1000)
        before = pico.stats()
        pico.tap(pins.KEYS[4])
        after = pico.stats()
        # appending to bytes that are 0xFF erases nothing
        assert (after["erases"], after["programs"]) == (before["erases"], before["programs"] + 1)
        assert pico.read_flash(NVM_AT, 6) == b"\x01\x02\x03\x04\xff\xff"
        pico.power_cycle()
        assert pico.run_until("READY 4")
        pico.tap(pins.KEYS[4])
        pico.tap(pins.KEYS[6])
        assert pico.run_until("READY 8")
        assert pico.stats()["resets"] == 1
        pico.save_flash(tmp_path / "flash")
    with EmulatedPico(flash=tmp_path / "flash") as pico:
        assert pico.run_until("READY 8")


def test_power_cut_while_programming(tmp_path, circuitpython):
    with EmulatedPico(circuitpython, drive(tmp_path, COUNTS)) as pico:
        assert pico.run_until("READY 0")
        pico.run(1000)
        pico.cut()
        start = pico.tap(pins.KEYS[4])
        assert not pico.powered and pico.time() < start + 120
        torn = pico.read_flash(NVM_AT, 5)
        assert torn == b"\x01\x02\x57\xff\xff"
        pico.power_cycle()
        assert pico.run_until("READY 3")


BATTERY = (
    OPENING
    + """
begin()
try:
    storage.remount("/", readonly=False)
    with open("/note.txt", "w") as file:
        file.write("written on a battery")
    send(0x40, 1)
except Exception:
    send(0x40, 2)
while True:
    time.sleep(1)
"""
)


def test_on_a_battery(tmp_path, circuitpython):
    with EmulatedPico(circuitpython, drive(tmp_path, BATTERY), usb=False) as pico:
        pico.run(5000)
        assert pico.frame()["ram"][0] == 1
        assert b"written on a battery" in pico.read_flash(0x100000, 0x100000)
        assert not pico.stats()["usb_connected"] and pico.serial() == ""
        with pytest.raises(EmulatedPicoError, match="USB"):
            pico.type("x")
        pico.power_cycle(usb=True)
        pico.run(3000)
        assert pico.stats()["usb_connected"]


MICROPYTHON = """
import machine, time
i2c = machine.I2C(0, sda=machine.Pin(4), scl=machine.Pin(5), freq=400000)
print("READY", i2c.scan(), sorted(open("lib/a_longer_name.txt").read()))
i2c.writeto(0x3C, b"\\x00\\x20\\x00\\x21\\x00\\x7f\\x22\\x00\\x07")
i2c.writeto(0x3C, b"\\x40" + bytes(1024))
key = machine.Pin(6, machine.Pin.IN, machine.Pin.PULL_UP)
while key.value():
    pass
i2c.writeto(0x3C, b"\\x40\\x77")
with open("kept.txt", "a") as file:
    file.write("x")
print("KEPT", len(open("kept.txt").read()))
"""


def test_micropython(tmp_path):
    uf2 = image("micropython")
    pytest.importorskip("littlefs", reason="a drive for MicroPython needs the package littlefs-python")
    folder = drive(tmp_path, MICROPYTHON, "micropython")
    (folder / "lib").mkdir()
    (folder / "lib" / "a_longer_name.txt").write_text("ba")
    with EmulatedPico(uf2, folder, runtime="micropython") as pico:
        for kept in (1, 2):
            assert pico.run_until("READY [60] ['a', 'b']")
            pico.press(pins.KEYS[0])
            assert pico.run_until(f"KEPT {kept}")
            assert lit(pico.frame()["ram"]) == {(0, 0): 0x77}
            pico.release(pins.KEYS[0])
            pico.power_cycle()


def test_client_ends_its_emulator():
    pico = EmulatedPico()
    process = pico._node
    pico.close()
    pico.close()
    assert process.poll() is not None
    assert shutil.which("node")
