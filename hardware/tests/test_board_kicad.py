"""KiCad, if it is installed, finds no error in the board to order, and plots the board that was checked."""

import re
import shutil

import pytest

from hardware.board import kicad, order, project
from hardware.tests.board_file import PARTS, edge, mounting_holes, pads

if not kicad.python():
    pytest.skip("no KiCad: " + kicad.MISSING, allow_module_level=True)


@pytest.fixture(scope="module")
def ordered(tmp_path_factory):
    folder = tmp_path_factory.mktemp("order") / "board"
    order.write(folder)
    return folder


def test_kicads_check_finds_nothing_and_would_find_something(tmp_path):
    assert kicad.check(project.BOARD) == []
    # Without a track a pad is alone; a track that is moved touches others.
    shutil.copy(project.PROJECT, tmp_path)
    lines = project.BOARD.read_text(encoding="utf-8").splitlines(keepends=True)
    starts = [number for number, line in enumerate(lines) if line.startswith("  (segment")]
    first, last = starts[0], next(number for number in range(starts[0], len(lines)) if lines[number] == "  )\n")
    damaged = tmp_path / project.BOARD.name
    damaged.write_text("".join(lines[:first] + lines[last + 1 :]))
    assert any("nconnected" in found for found in kicad.check(damaged))
    moved = [re.sub(r"\(start \S+ \S+\)", "(start 100 80)", line) for line in lines[first : last + 1]]
    damaged.write_text("".join(lines[:first] + moved + lines[last + 1 :]))
    assert any("clearance" in found or "short" in found for found in kicad.check(damaged))


def test_the_order_is_whole_and_always_the_same(ordered, tmp_path):
    assert sorted(path.name for path in ordered.iterdir()) == order.names()
    assert all(path.stat().st_size for path in ordered.iterdir())
    order.write(tmp_path / "again")
    for path in ordered.iterdir():
        assert path.read_bytes() == (tmp_path / "again" / path.name).read_bytes(), path.name


def test_holes_and_copper_of_the_order_have_one_origin_and_are_those_of_the_board(ordered):
    """Every hole is in the middle of what is flashed or drawn there on both layers; the edge is that of the board."""

    def holes(kind):
        text = (ordered / f"{order.NAME}-{kind}.drl").read_text()
        return [(float(x), float(y)) for x, y in re.findall(r"^X(-?[\d.]+)Y(-?[\d.]+)$", text, re.M)]

    assert sorted(holes("NPTH")) == sorted((round(x, 3), round(y, 3)) for (x, y), _ in mounting_holes())
    round_holes = {at for reference in PARTS for name, at, _, hole, _ in pads(reference) if name and len(hole) == 1}
    drilled = holes("PTH")
    for at in round_holes:
        assert any(abs(at[0] - x) < 2e-3 and abs(at[1] - y) < 2e-3 for x, y in drilled), at
    # A slot is milled from one end to the other.
    text = (ordered / f"{order.NAME}-PTH.drl").read_text()
    slots = re.findall(r"^G00X(-?[\d.]+)Y(-?[\d.]+)\nM15\nG01X(-?[\d.]+)Y(-?[\d.]+)$", text, re.M)
    assert len(slots) == sum(len(hole) == 2 for reference in PARTS for *_, hole, _ in pads(reference)) == 10
    for side in "FB":
        (name,) = [its for its in order.GERBERS if f"-{side}_Cu." in its]
        flashed = re.findall(r"^X(-?\d+)Y(-?\d+)D03\*$", (ordered / name).read_text(), re.M)
        places = [(int(x) / 1e6, int(y) / 1e6) for x, y in flashed]
        for x, y in drilled + [((float(a) + float(c)) / 2, (float(b) + float(d)) / 2) for a, b, c, d in slots]:
            assert any(abs(px - x) < 2e-3 and abs(py - y) < 2e-3 for px, py in places), (side, x, y)
        # Every pad is free of the mask on its sides, and nothing else is.
        (name,) = [its for its in order.GERBERS if f"-{side}_Mask." in its]
        free = re.findall(r"^X(-?\d+)Y(-?\d+)D03\*$", (ordered / name).read_text(), re.M)
        bare = [
            at for reference in PARTS for _, at, _, hole, layers in pads(reference) if hole or f"{side}.Cu" in layers
        ]
        hundredths = sorted((round(x * 100), round(y * 100)) for x, y in bare)
        assert sorted((round(int(x) / 1e4), round(int(y) / 1e4)) for x, y in free) == hundredths
    (name,) = [its for its in order.GERBERS if "Edge_Cuts" in its]
    corners = re.findall(r"^X(-?\d+)Y(-?\d+)D0[12]\*$", (ordered / name).read_text(), re.M)
    drawn = {(round(int(x) / 1e6, 3), round(int(y) / 1e6, 3)) for x, y in corners}
    assert drawn == {(round(x, 3), round(y, 3)) for x, y in edge()}
