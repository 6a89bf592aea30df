"""The outlines of what is bought, against the numbers of their data sheets, which are here once more."""

import pytest

pytest.importorskip("manifold3d", reason="no manifold3d: `make case` installs it")

from hardware import parts, shape

# Raspberry Pi Pico datasheet, mechanical specification: 51 × 21 × 1 mm, its socket 1.3 beyond the edge; four holes of
# 2.1 in 47 × 11.4; 40 pins, 2.54 apart, in two rows 17.78 apart.
PICO = {"length": 51.0 + 1.3, "width": 21.0}
# Modules: outline of the board, and what lights up: DM-OLED096-624 (21.744 × 10.864) on boards of 27.3 × 27.8; 1.3 inch
# 29.42 × 14.7 on 35.4 × 33.5; Waveshare 2.42inch OLED Module 55.01 × 27.49 on 61.50 × 39.50.
DISPLAYS = {
    "0.96": ((27.3, 27.8), (21.744, 10.864)),
    "1.3": ((35.4, 33.5), (29.42, 14.7)),
    "2.42": ((61.5, 39.5), (55.01, 27.49)),
}
CELLS = {500: (5.0, 30, 35), 1000: (6.0, 34, 50), 2000: (10.0, 34, 50)}  # according to their names: 503035 …


def size(solid):
    x0, y0, z0, x1, y1, z1 = solid.bounding_box()
    return x1 - x0, y1 - y0, z1 - z0


@pytest.fixture(scope="module")
def case():
    return shape.Case()


def test_the_pico_is_that_of_its_data_sheet_and_its_pins_end_above_the_back(case):
    bare, pins = case.inner(pins=False)["Pico"], case.inner()["Pico"]
    assert size(bare)[:2] == pytest.approx((PICO["length"], PICO["width"]))
    assert pins.bounding_box()[2] == pytest.approx(bare.bounding_box()[2] - 8.5)
    assert pins.bounding_box()[2] > shape.WALL
    rows = (pins - bare).slice(case.pico_z - 1).decompose()
    assert len(rows) == 2 and abs(rows[0].bounds()[1] - rows[1].bounds()[1]) == pytest.approx(17.78)
    xs, ys = zip(*case.pico_holes())
    assert (max(xs) - min(xs), max(ys) - min(ys)) == pytest.approx((47.0, 11.4))
    assert shape.PEG < parts.PICO_HOLE == 2.1


@pytest.mark.parametrize("inches", list(parts.DISPLAYS))
def test_a_display_is_not_larger_than_its_place_nor_its_window_smaller_than_what_lights_up(inches):
    display = parts.DISPLAYS[inches]
    board, lit = DISPLAYS[inches]
    assert all(0 <= ours - theirs < 0.5 for ours, theirs in zip(display.size, board))
    assert display.lit == pytest.approx(lit, abs=0.01)
    # As much around what lights up as modules of one size differ, and nothing of the board beyond the glass is seen.
    assert all(1 < ours - theirs < 4 for ours, theirs in zip(display.window, lit))
    assert display.above + display.window[1] / 2 < display.size[1] / 2


def test_cells_charger_and_switch_are_those_of_their_data_sheets(case):
    for mah, (thick, wide, long) in CELLS.items():
        length, width, depth = parts.CELLS[mah]
        assert 0 <= length - long <= 1 and 0 <= width - wide <= 0.5 and 0 <= depth - thick < 0.31
    # TP4056 with protection, 28 × 17; SS12D00G4: 8.6 × 3.7, lever 4, 2 of travel.
    assert size(case.inner()["charger"])[:2] == pytest.approx((17.4, 28.0 + 1.0))
    assert size(case.slide())[0] == pytest.approx(3.5 + 4.0 + 3.5) and size(case.slide())[1:] == pytest.approx(
        (8.6, 3.7)
    )
    assert case.slide(1).bounding_box() == pytest.approx(case.slide(-1).bounding_box())
