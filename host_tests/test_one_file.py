"""The one file to flash: what is refused, where everything lies in it, and a game played from nothing but it."""

import binascii
import os
import struct

import folder2uf2
import pytest
from images import image

from host.build import bundle, in_place, uf2
from host.build.drive_image import fat_image
from host.paths import GAMES
from host.recorded import transcript
from host.recorded.whole_game import WholeGame
from host.runtimes import emulated_pico
from host.runtimes.board_game import BoardGame

DRIVE_SIZE = 0x100000
SECTOR = 512
DATA_AT = 39 * SECTOR  # of CircuitPython's drive on the Pico: behind boot sector, table and root directory


def official(path, *pieces, family=folder2uf2.FAMILY_RP2040):
    """A small file that looks like an official image with these strings in it."""
    data = b"".join(pieces).ljust(512, b"\0")
    blocks = folder2uf2.image_blocks(data, uf2.FLASH)
    folder2uf2.write_uf2_blocks(path, blocks, family)
    return str(path)


CIRCUITPYTHON = b"3.4.0; CircuitPython 10.0.0 on 2025-10-01\0"
MICROPYTHON = b"3.4.0; MicroPython v1.25.0 on 2025-04-15\0; Raspberry Pi Pico with RP2040\r\n"
LITTLEFS = struct.pack("<II", 0x100A0000, 0x160000)


@pytest.mark.parametrize(
    "pieces, options, why",
    [
        ((CIRCUITPYTHON, b"BOARD=raspberry_pi_pico_w\0"), {}, "another board (raspberry_pi_pico_w)"),
        ((CIRCUITPYTHON,), {}, "another board"),
        ((CIRCUITPYTHON, b"BOARD=raspberry_pi_pico\0"), {"family": folder2uf2.FAMILY_RP2350_ARM_S}, "RP2040"),
        ((MICROPYTHON.replace(b"Pico ", b"Pico W "), LITTLEFS), {}, "MicroPython for another board"),
        ((MICROPYTHON,), {}, "its drive is not where"),
        ((b"a game of chess",), {}, "neither CircuitPython nor MicroPython"),
    ],
)
def test_an_image_that_is_not_for_the_pico_is_refused_in_one_line(tmp_path, capsys, pieces, options, why):
    path = official(tmp_path / "image.uf2", *pieces, **options)
    assert uf2.main([path]) == 2
    said = capsys.readouterr().out
    assert why in said and said.count("\n") == 1


@pytest.mark.parametrize(
    "content, why", [(b"no UF2", "not a UF2"), (b"\0" * 1024, "not a UF2"), (None, "No such file")]
)
def test_what_is_no_image_is_refused_in_one_line(tmp_path, capsys, content, why):
    path = tmp_path / "some.file"
    if content is not None:
        path.write_bytes(content)
    assert uf2.main([str(path)]) == 2
    said = capsys.readouterr().out
    assert why in said and said.count("\n") == 1 and said.count("some.file") == 1
    assert uf2.main([]) == 2
    assert "make uf2 UF2=" in capsys.readouterr().out


@pytest.fixture
def built(tmp_path, monkeypatch):
    build = bundle.build
    monkeypatch.setattr(bundle, "build", lambda runtime, source=False: build(runtime, source, str(tmp_path / "build")))


def test_the_file_holds_the_image_unchanged_and_the_drive_behind_it_and_is_numbered_through(tmp_path, built):
    path = official(tmp_path / "image.uf2", CIRCUITPYTHON, b"BOARD=raspberry_pi_pico\0")
    uf2.one_file(path, tmp_path / "one.uf2")
    before, _ = folder2uf2.read_uf2(path)
    blocks, family = folder2uf2.read_uf2(tmp_path / "one.uf2")
    assert family == folder2uf2.FAMILY_RP2040
    assert blocks[: len(before)] == before
    drive = b"".join(data for at, data in blocks if at >= 0x10100000)
    assert drive.startswith(fat_image(str(tmp_path / "build" / "circuitpython"), DRIVE_SIZE))
    raw = (tmp_path / "one.uf2").read_bytes()
    heads = [struct.unpack_from("<II", raw, at + 20) for at in range(0, len(raw), 512)]
    assert heads == [(number, len(blocks)) for number in range(len(blocks))]
    # A chip is erased 4 KiB at a time: each of them is written whole.
    assert len(drive) % 4096 == 0


def test_between_the_image_and_nvm_lies_the_code_in_whole_blocks(tmp_path, built):
    """A chip is erased 4 KiB at a time: neither the image nor what is in nvm may lie in a block that is written."""
    path = official(tmp_path / "image.uf2", CIRCUITPYTHON, b"BOARD=raspberry_pi_pico\0")
    uf2.one_file(path, tmp_path / "one.uf2")
    folder = tmp_path / "build" / "circuitpython"
    assert uf2.update(path, folder, tmp_path / "update.uf2") == tmp_path / "update.uf2"
    one, update = [folder2uf2.read_uf2(tmp_path / name)[0] for name in ("one.uf2", "update.uf2")]
    assert update == one[: len(update)] and one[len(update)][0] == 0x10100000
    code = update[len(folder2uf2.read_uf2(path)[0]) :]
    assert code[0][0] % 4096 == 0
    assert [at for at, _ in code] == list(range(code[0][0], 0x10000000 + emulated_pico.NVM_AT, 256))
    held = b"".join(data for _, data in code)
    for function in in_place.functions_of(folder):
        assert function.code in held


def test_an_image_that_leaves_no_room_for_the_code_goes_without_it(tmp_path, built, capsys):
    path = tmp_path / "image.uf2"
    data = (CIRCUITPYTHON + b"BOARD=raspberry_pi_pico\0").ljust(0xF0000, b"\0")
    folder2uf2.write_uf2_blocks(path, folder2uf2.image_blocks(data, uf2.FLASH), folder2uf2.FAMILY_RP2040)
    assert uf2.main([str(path)]) == 0
    assert "no room for the code" in capsys.readouterr().out
    folder = tmp_path / "build" / "circuitpython"
    assert uf2.update(path, folder, tmp_path / "update.uf2") == path


def test_the_same_drive_twice_is_the_same_to_the_byte(tmp_path, built):
    path = official(tmp_path / "image.uf2", MICROPYTHON, LITTLEFS)
    for name in ("one.uf2", "two.uf2"):
        uf2.one_file(path, tmp_path / name)
    assert (tmp_path / "one.uf2").read_bytes() == (tmp_path / "two.uf2").read_bytes()


def test_a_folder_that_does_not_fit_is_an_error(tmp_path):
    (tmp_path / "large").write_bytes(bytes(DRIVE_SIZE))
    with pytest.raises(ValueError, match="fit"):
        fat_image(str(tmp_path), DRIVE_SIZE)


# --- on the emulated Pico


def played(name):
    game = WholeGame(transcript.Transcript(transcript.read(str(GAMES / (name + ".json")))), "en")
    game.play()
    return game


# Prints the check sum of every file on the drive; typed in the console's paste mode.
SUMS = """
import os, binascii
def walk(folder):
    for name in os.listdir(folder or "/"):
        path = folder + "/" + name
        if os.stat(path)[0] & 0x4000:
            walk(path)
        else:
            with open(path, "rb") as file:
                crc = 0
                while True:
                    piece = file.read(512)
                    if not piece:
                        break
                    crc = binascii.crc32(piece, crc)
            print("SUM", path[1:], "%08x" % (crc & 0xFFFFFFFF))
walk("")
print("ALL")
"""


def sums_of(pico):
    """Stop the firmware and ask the board itself what is on its drive: {path: check sum}."""
    pico.type("\x03")
    pico.run(500)
    pico.type("\r\n")
    pico.run(500)
    pico.serial()
    pico.type("\x05" + SUMS.replace("\n", "\r") + "\x04")
    assert pico.run_until("\nALL", 20000)
    return dict(line.split()[1:3] for line in pico.serial().splitlines() if line.startswith("SUM "))


@pytest.mark.skipif(bool(emulated_pico.unavailable()), reason=emulated_pico.unavailable())
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "variable, runtime",
    [("QUIPU_UF2", "circuitpython"), ("QUIPU_UF2_9", "circuitpython"), ("QUIPU_UF2_MICROPYTHON", "micropython")],
)
def test_a_game_is_played_on_a_board_that_was_flashed_with_the_one_file(tmp_path, built, variable, runtime):
    official_image = image(variable)
    one = tmp_path / "one.uf2"
    assert uf2.one_file(official_image, one).runtime == runtime
    host = played("solo_1")
    with BoardGame(one, None, runtime=runtime) as board:
        board.start(host.pictures[0])
        board.pico.flash_log()  # CircuitPython's own first start writes its boot_out.txt
        for number, key in enumerate(host.keys_pressed):
            board.press(key, host.pictures[number + 1], host.held[number])
        assert not board.traceback()
        if runtime == "circuitpython":  # the drive is the computer's alone
            assert not [at for at, _, _ in board.pico.flash_log() if at >= emulated_pico.DRIVE_AT]
        sums = sums_of(board.pico)
    folder = tmp_path / "build" / runtime
    for here, _, names in os.walk(folder):
        for name in names:
            path = os.path.relpath(os.path.join(here, name), folder).replace(os.sep, "/")
            with open(os.path.join(here, name), "rb") as file:
                assert sums[path] == "%08x" % binascii.crc32(file.read()), path
