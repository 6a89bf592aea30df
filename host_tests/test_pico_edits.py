"""Each edit of the interpreters does on the emulated board what it is there for."""

import json
from pathlib import Path

import pytest
from images import ON_BOARD, RUNTIMES, image, wait_for

from host.runtimes.emulated_pico import DRIVE_AT, EmulatedPico
from host.storage import first_drive

from drivers import pins
from input.keys import A

pytestmark = ON_BOARD

# A program in Quipu's place. `rules` on the drive has no __init__ and one module more than the frozen package, whose
# own `class_of` stays.
PROGRAM = """
import gc, sys, micropython
sys.path[:] = ["", ".frozen"]
import rules.house
import engine.prompts
print("override", rules.house.HERE, rules.class_of.__name__)
gc.collect()
gc.disable()
for _ in range(40):
    bytearray(500)
before = gc.mem_free()
import engine.prompts.exchange
print("no collection", before >= gc.mem_free())

def call(a, b, c, d, e, f, g, h, i, j, k, l, m, n):
    return gc.mem_free()

before = gc.mem_free()
print("pystack", before == call(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14))
micropython.kbd_intr(-1)
print("waits")
print("Ctrl-C", ord(sys.stdin.read(1)))
micropython.kbd_intr(3)
"""
NVM = """
from microcontroller import nvm
print("nvm", len(nvm))
nvm[8192:12288] = bytes([255]) * 4096
nvm[8192:8195] = b"abc"
nvm[8195:8196] = b"d"
nvm[4096:4097] = b"x"
nvm[8195:8196] = bytes(1)
nvm[8192:8195] = b"efg"
print("kept", bytes(nvm[8192:8197]), bytes(nvm[4096:4098]))
"""


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_program_sees_what_the_edits_do(tmp_path, runtime):
    program = PROGRAM + (NVM if runtime == "circuitpython" else "") + "\nimport time\ntime.sleep(60)\n"
    drive = Path(first_drive.make(tmp_path, runtime, program))
    (drive / "rules").mkdir()
    (drive / "rules" / "house.py").write_text("HERE = 'of the house'\n")
    with EmulatedPico(image(runtime), drive, runtime=runtime) as pico:
        pico.run(1500)
        pico.reload()
        # "frozen start": main.py decides that the program on the drive runs.
        assert pico.run_until("Quipu makes way for")
        assert pico.run_until("override of the house class_of"), pico.serial()
        assert pico.run_until("no collection True"), pico.serial()
        assert pico.run_until("pystack True"), pico.serial()
        assert pico.run_until("waits")
        pico.type("\x03")
        assert pico.run_until("Ctrl-C 3"), pico.serial()
        if runtime == "circuitpython":
            erases = pico.stats()["erases"]
            assert pico.run_until("nvm 65536")
            assert pico.run_until("kept b'efg\\x00\\xff' b'x\\xff'"), pico.serial()
            assert pico.stats()["erases"] - erases <= 2  # the first assignment and the last: bits are cleared without


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_new_drive_has_hardware_txt_and_the_flash_is_read_at_half_the_clock(runtime):
    with EmulatedPico(image(runtime), None, runtime=runtime) as pico:
        wait_for(pico, "English")
        drive = pico.read_flash(DRIVE_AT, 128 * 1024)
        assert b"what a builder" in drive or b"hardware.txt" in drive or b"HARDWARETXT" in drive
        assert b"Hello World" not in drive
        stats = pico.stats()
        assert stats["clock_hz"] == pins.PROCESSOR and stats["flash_divider"] == 2
        # Writing to the flash sets it up again.
        pico.tap(pins.KEYS[A])
        wait_for(pico, "Quipu")
        assert pico.stats()["flash_divider"] == 2


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_the_core_of_the_interpreter_is_in_ram(runtime):
    told = Path(image(runtime)).with_suffix(".json")
    if not told.is_file():
        pytest.skip(f"nothing tells of {image(runtime)}")
    core = json.loads(told.read_text(encoding="utf-8"))["core"]
    assert set(core) == {"gc_alloc", "mp_call_function_n_kw", "mp_execute_bytecode", "mp_load_attr", "nlr_jump"}
    assert all(0x20000000 <= address < 0x20082000 for address in core.values()), core
