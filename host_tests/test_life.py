"""A life of the device with the power cut at every erase and program of its flash; and the model of the drive itself.

`make torture ARGS=life` cuts everywhere; here, at some of the operations. The model's erases are compared with those of
an emulated Pico where an image is named.
"""

import random
from itertools import groupby

import pytest
from images import image

from host.runtimes import emulated_pico
from host.runtimes.emulated_pico import DRIVE_AT, EmulatedPico
from host.storage import fat, fat_medium, first_drive
from host.storage.flash import driver_of_records
from host.storage.life import CircuitPython, MicroPython
from host.storage.nor import BLOCK, ERASE, Nor
from host.storage.power_cuts import Lost
from host.trials import torture

from persistence.records import LAYOUT


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    """What a board has on its drive at first."""
    return first_drive.make(tmp_path_factory.mktemp("drive"), "circuitpython")


def test_a_life_with_cuts_costs_nothing_but_the_press_under_way(drive):
    life = torture.live(CircuitPython(drive), random.Random(3), games=5, long=1500, every=19)
    assert life.counts["cuts"] > 100
    assert life.counts["games finished"] == 6
    assert life.counts["rebased"] >= 1
    assert life.counts["a damaged copy"] > 20
    assert life.counts["standings found"] > 50


def test_a_life_on_micropython(drive):
    answers = erases = 0
    for seed in range(4, 7):
        life = torture.live(MicroPython(), random.Random(seed), games=3, long=1500, every=9)
        assert life.counts["cuts"] > 50
        assert life.counts["rebased"] >= 1
        answers += life.counts["answers, undone or set by hand"]
        erases += life.counts["erases"]
    # Starts, records and all: one erase for twenty answers.
    assert answers > 20 * erases


def test_a_save_that_tears_what_it_should_not_would_be_noticed(drive):
    board = CircuitPython(drive)
    # Both copies in one block of the flash: no gap between them.
    for name, _ in LAYOUT:
        board.drive.move("/saves/2/" + name, "/saves/1/" + name)
    board.pristine = list(board.nor.blocks)
    with pytest.raises(Lost):
        torture.live(board, random.Random(3), games=1, long=0, every=1)


def test_in_play_nothing_is_allocated_and_no_folder_but_the_records_own_is_written(drive):
    board = CircuitPython(drive)
    table = [board.nor.blocks[1 + block] for block in range(5)]
    torture.live(board, random.Random(5), games=2, long=0, every=10**9)
    assert table == [board.nor.blocks[1 + block] for block in range(5)]


def blocks_of(drive, folder):
    """The blocks of each copy of the records, and those of everything else that is on the drive."""
    copies = {}
    others = set(range(5))  # boot sector, table, root
    todo = [""]
    while todo:
        here = todo.pop()
        for name in drive.listdir(here or "/"):
            path = f"{here}/{name}"
            blocks = {sector * fat_medium.SECTOR // BLOCK for sector in drive.sectors(path)}
            if path.startswith(folder + "/") and path[len(folder) + 1] in "123456789":
                if not path.endswith(("gap", "tail")):
                    copies.setdefault(path[len(folder) + 1], set()).update(blocks)
            elif not path.startswith(folder + "/0"):
                others |= blocks
            if drive.is_folder(path):
                todo.append(path)
    return copies, others


def assert_apart(drive, folder, count):
    """The copies share no block with each other or with anything else."""
    copies, others = blocks_of(drive, folder)
    assert len(copies) == count
    for number, blocks in copies.items():
        assert not blocks & others
        for other in copies:
            assert other == number or not blocks & copies[other]


def test_copies_lie_apart_from_each_other_and_from_all_else(drive):
    board = CircuitPython(drive)
    assert_apart(board.drive, "/saves", 3)
    # Laid out on a drive where there was room behind the files.
    driver_of_records(board.drive).Files("/more").lay_out(LAYOUT)
    assert_apart(board.drive, "/more", 2)


def test_a_copy_that_is_laid_out_later_lies_apart_from_what_came_meanwhile(drive):
    """Found on the emulated Pico: the folder of a fourth copy shared its block with files of the firmware."""
    board = CircuitPython(drive)
    files = driver_of_records(board.drive).Files("/more")
    files.lay_out(LAYOUT)
    with board.drive.open("/more/2/settings", "r+b") as f:
        f.write(b"of another size" * 1000)
    with board.drive.open("/later.mpy", "wb") as f:
        f.write(b"x" * 1000)
    assert files.find(LAYOUT) == 1
    files.lay_out(LAYOUT)
    assert files.find(LAYOUT) == 2
    copies, others = blocks_of(board.drive, "/more")
    assert not copies["3"] & (others | copies["1"])


# --- the model beside the emulated Pico

ON_BOARD = """
import time
from drivers.records import Files
def settled(what):
    time.sleep(1.5)
    print("DONE", what)
    time.sleep(0.5)
files = Files(FOLDER)
settled("begin")
for number, (what, name, copy, size) in enumerate(STEPS):
    if what == "lay out":
        files.lay_out(LAYOUT)
    else:
        files.save(name, copy, b"abcdefgh" * (size // 8))
    settled(number)
while True:
    time.sleep(1)
"""
STEPS = [("lay out", "", 0, 0)] + [
    ("save", name, copy, size)
    for name, sizes in (("settings", (48, 512)), ("finished", (256, 1000, 4608)), ("base", (40, 512, 1800, 3000, 4096)))
    for size in sizes
    for copy in (0, 1)
]


@pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable())
@pytest.mark.timeout(300)
@pytest.mark.parametrize("folder", ["/saves", "/more"])
def test_the_model_erases_as_an_emulated_pico_does(tmp_path, folder):
    main = f"FOLDER = {folder!r}\nSTEPS = {STEPS!r}\nLAYOUT = {LAYOUT!r}\n" + ON_BOARD
    with EmulatedPico(image("circuitpython"), first_drive.make(tmp_path / "drive", "circuitpython", main)) as pico:
        assert pico.run_until("DONE begin", 20000)
        raw = pico.read_flash(DRIVE_AT, fat_medium.BLOCKS * BLOCK)
        pico.flash_log()
        seen = []
        for number in range(len(STEPS)):
            assert pico.run_until(f"DONE {number}\r\n", 20000), pico.serial()
            seen.append([(offset - DRIVE_AT) // BLOCK for offset, _, erase in pico.flash_log() if erase])
    nor = Nor(fat_medium.BLOCKS)
    nor.blocks = [raw[at : at + BLOCK] for at in range(0, len(raw), BLOCK)]
    on_board = fat.FatDrive(nor, 0)
    assert_apart(on_board, "/saves", 3)
    files = driver_of_records(on_board).Files(folder)
    files.find(LAYOUT)
    for (what, name, copy, size), erases in zip(STEPS, seen, strict=True):
        nor.log = []
        if what == "lay out":
            files.lay_out(LAYOUT)
            # How often the table is written while a file grows depends on where it stands; which blocks does not.
            assert {block for block, page, _ in nor.log if page == ERASE} == set(erases)
        else:
            files.save(name, copy, b"abcdefgh" * (size // 8))
            model = [block for block, page, _ in nor.log if page == ERASE]
            # The same blocks in the same order. Where a file crosses from block to block the model may write one back
            # once more than the board: that is a cut more to outlive, never one less.
            assert [block for block, _ in groupby(model)] == [block for block, _ in groupby(erases)], (name, copy, size)
            assert len(erases) <= len(model) <= len(erases) + 1, (name, copy, size)


ON_MICROPYTHON = """
import time
from drivers.micropy.store import Store
from persistence.records import LAYOUT, Records
store = Store()
journal = store.read()
records = Records(store)
print("START", len(journal), len(records.load("settings") or b""), records.state)
if not journal:
    records.put("settings", b"x" * 90)
    records.finish()
    store.begin(b"a game")
time.sleep_ms(500)
print("GO")
for i in range(300):
    store.append(bytes((i & 255, 7, 3)))
    time.sleep_ms(2)
print("APPENDED")
store.begin(b"a game")
records.put("settings", b"y" * 100)
records.finish()
print("END")
while True:
    time.sleep_ms(100)
"""


@pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable())
@pytest.mark.timeout(300)
def test_an_emulated_pico_with_micropython_stores_answers_without_an_erase_and_outlives_cuts(tmp_path):
    uf2 = image("micropython")
    source = random.Random(1)
    drive = first_drive.make(tmp_path / "drive", "micropython", ON_MICROPYTHON)
    with EmulatedPico(uf2, drive, runtime="micropython") as pico:
        assert pico.run_until("GO", 20000)
        pico.flash_log()
        assert pico.run_until("APPENDED", 20000)
        assert not [erase for _, _, erase in pico.flash_log() if erase]
        assert pico.run_until("END", 20000)
        for _ in range(8):
            pico.power_cycle()
            assert pico.run_until("GO", 20000)
            pico.serial()
            pico.cut(source.randint(1, 306), source.random())
            pico.run(4000)
            pico.power_cycle()
            assert pico.run_until("GO", 20000)
            start = pico.serial().rpartition("START ")[2].split()
            assert int(start[0]) >= 6 or int(start[0]) == 0, start
            assert start[1] in ("90", "100") and start[2] == "0", start
