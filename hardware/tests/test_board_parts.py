"""The parts on the board to order match their data sheets and have room; it fits its case; the order is complete."""

import math

import pytest

from host.paths import PROJECT

from hardware import drawings, parts, pico
from hardware.board import kicad, order, picture
from hardware.board.project import all_of, one
from hardware.places import HOLE, HOLES, Places
from hardware.tests.board_file import (
    COPPER,
    NETS,
    PARTS,
    apart,
    edge,
    mounting_holes,
    number_of,
    pads,
    places,
    point,
    room,
    within,
)
from input import key_layout

GUIDE = (PROJECT / "docs" / "build" / "pcb.md").read_text(encoding="utf-8")


def test_the_pico_is_that_of_its_data_sheet():
    """Forty pins, 2.54 apart, in rows 17.78 apart, pin 1 next to the socket, on the left if that is up; its board is
    51 long, the first pin 1.37 from its edge. Lands as wide as its own, to solder one on flat.
    """
    found = places("U1")
    assert len(found) == 40
    # Here its socket looks to the left, seen from the back: a quarter turn against the clock.
    for pin in range(1, 41):
        x, y = (-8.89, 25.5 - 1.37 - 2.54 * (pin - 1)) if pin <= 20 else (8.89, 25.5 - 1.37 - 2.54 * (40 - pin))
        assert found[str(pin)] == pytest.approx((-y, x), abs=0.011), pin
    for _, (_, y), size, hole, layers in pads("U1"):
        if hole:
            assert hole == [1.02] and size == [1.6, 1.6]  # for pins of 0.64 × 0.64
        else:
            assert layers == ["B.Cu"] and size == [1.6, 3.2]
            across = abs(y - point(one(PARTS["U1"], "at"))[1])
            assert across - 1.6 < 8.89 and across + 1.6 > 10.5 + 0.7
    # It looks over the right edge, from below the board.
    assert one(PARTS["U1"], "layer")[1] == "B.Cu"
    assert max(x for _, (x, _), *_ in pads("U1")) == pads("U1")[0][1][0]


def test_the_display_the_charger_and_the_keys_are_those_of_their_makers():
    # GND VCC SCL SDA from the left, 2.54 apart, 1 to 2.2 from the upper edge of a board 27.8 high.
    display = places("J1")
    assert [display[str(pin)][0] for pin in (1, 2, 3, 4)] == [-3.81, -1.27, 1.27, 3.81]
    assert drawings.table()[2:6] == [f"| OLED {name} | {pico.label(drawings.DISPLAY_I2C[name])} |"
                                     for name in ("VCC", "GND", "SDA", "SCL")]  # fmt: skip
    assert list(drawings.DISPLAY_I2C) == ["GND", "VCC", "SCL", "SDA"]
    for _, (_, y), _, (wide, high), _ in pads("J1"):
        edge = point(one(PARTS["J1"], "at"))[1] + 27.8 / 2
        assert wide == 1.0 and edge - y - high / 2 + 0.32 <= 1.2 and edge - y + high / 2 - 0.32 >= 2.0
    # With its socket up, from its own parts: OUT- B- B+ OUT+ in a row 24.6 to 26 from that edge; 7.0 to 7.25 and 3.6 to
    # 4.0 from the middle; IN- and IN+ at the corners, 1.5 to 1.7 from the edge. Wires of 0.6 go through.
    charger = places("U2")
    assert sorted(("OUT-", "B-", "B+", "OUT+"), key=lambda name: charger[name]) == ["OUT-", "B-", "B+", "OUT+"]
    holes = {name: hole for name, _, _, hole, _ in pads("U2")}
    ranges = {"OUT-": (-7.25, -7.0), "B-": (-4.0, -3.6), "B+": (3.6, 4.0), "OUT+": (7.0, 7.25)}
    ranges |= {"IN-": (-7.25, -7.0), "IN+": (7.0, 7.25)}
    assert set(holes) == set(ranges)
    for name, (least, most) in ranges.items():
        (x, y), (wide, high) = charger[name], holes[name]
        assert x - wide / 2 + 0.3 <= least + 0.06 and most - 0.06 <= x + wide / 2 - 0.3
        near, far = (1.5, 1.7) if name[0] == "I" else (24.6, 26.0)
        assert 14.0 - y - high / 2 + 0.3 <= near and far <= 14.0 - y + high / 2 - 0.3
    for key in range(7):
        # Legs 6.5 × 4.5 apart, 0.7 wide; the ones above touch inside, and the ones below.
        legs = [(name, round(x - point(one(PARTS[f"SW{key + 1}"], "at"))[0], 2), hole)
                for name, (x, _), _, hole, _ in pads(f"SW{key + 1}")]  # fmt: skip
        assert legs == [("1", -3.25, [1.0]), ("1", 3.25, [1.0]), ("2", -3.25, [1.0]), ("2", 3.25, [1.0])]
        above, below = places(f"SW{key + 1}")["1"][1], places(f"SW{key + 1}")["2"][1]
        assert (above, below) == (2.25, -2.25)


def test_socket_switch_and_diode_are_those_of_their_data_sheets():
    assert parts.SOCKET[0] == 7.6 and parts.SOCKET[2:] == (5.9, 4.8) and parts.SOCKET[1] == 6.25
    # S2B-PH-K-S: 2.0 apart, pins of 0.5; SS12D00G4: three pins 2.5 apart, 0.6 wide, 3.5 long, behind a body 3.5 deep;
    # 1N5817: DO-41, leads of 0.9 at most.
    assert places("J2") == {"1": (-1.0, 0.0), "2": (1.0, 0.0)} and [hole for *_, hole, _ in pads("J2")] == [[0.75]] * 2
    x, y = point(one(PARTS["SW8"], "at"))
    for pin, (name, (px, py), (long, wide), hole, layers) in enumerate(pads("SW8"), 1):
        assert name == str(pin) and not hole and layers == ["F.Cu"] and wide > 0.6
        across = px - x
        assert py - y == pytest.approx(2.5 * (2 - pin)) and 1.75 < across - long / 2 and across + long / 2 > 5.25
    assert places("D1") == {"1": (5.08, 0.0), "2": (-5.08, 0.0)} and all(hole == [1.1] for *_, hole, _ in pads("D1"))


# -- room


def test_no_part_is_where_another_is_nor_are_anothers_pins():
    rooms = {reference: room(reference) for reference in PARTS if reference[0] != "H"}
    for one_part, (side, left, low, right, high) in rooms.items():
        for other, (its, x0, y0, x1, y1) in rooms.items():
            if one_part < other and side == its:
                assert x1 <= left or right <= x0 or y1 <= low or high <= y0, (one_part, other)
            if one_part == other or (one_part, other) == ("J1", "U1"):
                continue  # the display is 1.8 above the Pico's pins
            for _, (x, y), (wide, tall), hole, _ in pads(other):
                inside = left < x + wide / 2 and x - wide / 2 < right and low < y + tall / 2 and y - tall / 2 < high
                assert not (hole and inside), (one_part, other)
        for at, diameter in mounting_holes():
            beside = at[0] + diameter / 2 <= left or right <= at[0] - diameter / 2
            assert beside or at[1] + diameter / 2 <= low or high <= at[1] - diameter / 2 or one_part == "J1"


def test_the_keys_lie_where_the_table_has_them():
    first = point(one(PARTS["SW1"], "at"))
    for key in range(7):
        x, y = point(one(PARTS[f"SW{key + 1}"], "at"))
        right, down = (table[key] - table[0] for table in (key_layout.COLUMNS, key_layout.ROWS))
        assert (x - first[0], first[1] - y) == pytest.approx((2.54 * right, 2.54 * down), abs=1e-3)


def test_its_edge_and_its_holes_are_those_of_the_case():
    assert edge() == [pytest.approx(corner, abs=1e-3) for corner in Places("0.96", board=True).outline()]
    found = sorted(((round(x, 3), round(y, 3)), diameter) for (x, y), diameter in mounting_holes())
    assert found == sorted((at, HOLE) for at in HOLES)


def test_copper_keeps_away_from_the_edge_and_the_holes():
    corners = edge()
    walls = [(start, end, 0.0) for start, end in zip(corners, corners[1:] + corners[:1])]
    walls += [(at, at, diameter / 2) for at, diameter in mounting_holes()]
    for what, _, start, end, radius in COPPER:
        assert within(start, corners) and within(end, corners)
        for one_end, other_end, more in walls:
            assert apart(start, end, one_end, other_end) >= radius + more + 0.3 - 1e-6, what


def test_below_the_tabs_of_the_chargers_socket_there_is_ground_alone():
    """Its four tabs are within 4.5 mm to each side and 8 mm of its edge."""
    x, y = point(one(PARTS["U2"], "at"))
    corners = [(x + dx, y + dy) for dx, dy in ((-4.5, 6.0), (4.5, 6.0), (4.5, 14.0), (-4.5, 14.0))]
    ground = number_of("U1", "38")[0]
    for number, (what, layers, start, end, radius) in enumerate(COPPER):
        for one_end, other_end in zip(corners, corners[1:] + corners[:1]):
            if NETS.joined(number, ground):
                continue
            beside = apart(start, end, one_end, other_end) > radius and not within(start, corners)
            assert "B.Cu" not in layers or beside, what


def test_it_fits_the_case_and_its_holes_are_where_the_pegs_are():
    shape = pytest.importorskip("hardware.shape", reason="no manifold3d: `make case` installs it")
    made = shape.Case("0.96", board=True)
    back = made.back()
    holes = {name: (point(one(PARTS[name], "at")), one(all_of(PARTS[name], "pad")[0], "drill")[1])
             for name in PARTS if name[0] == "H"}  # fmt: skip
    across = back.slice(made.board_z + 0.8)
    pegs = [piece.bounds() for piece in across.decompose() if piece.area() < 5]
    assert len(pegs) == len(holes) == 4
    for (x, y), diameter in holes.values():
        middles = [((left + right) / 2, (low + high) / 2) for left, low, right, high in pegs]
        (peg,) = [bounds for bounds, middle in zip(pegs, middles) if math.dist((x, y), middle) < 0.01]
        assert 0.2 <= float(diameter) - (peg[2] - peg[0]) <= 0.4
    # Its outline, with 0.25 mm to spare, is nowhere in a wall or a post.
    from manifold3d import CrossSection, JoinType

    board = CrossSection([edge()]).offset(0.25, JoinType.Miter)
    for (x, y), diameter in holes.values():
        board -= CrossSection.circle(float(diameter) / 2).translate((x, y))
    for z in (made.board_z + 0.1, made.board_z + parts.PICO[2]):
        assert (back.slice(z) ^ board).area() < 1e-3
    # Keys, display and switch are in the places of the case.
    where_to = {"J1": made.display_at, "SW8": made.slide_at, "U1": made.pico_at, "U2": made.charger_at}
    for reference, where in where_to.items():
        assert point(one(PARTS[reference], "at")) == pytest.approx(where, abs=1e-3)


# -- what a builder gets


def test_the_list_names_every_part_and_the_guide_says_what_to_buy():
    rows = order.parts_list()[1:]
    listed = [reference for row in rows for reference in row[0].split()]
    assert sorted(listed) == sorted(reference for reference in PARTS if reference[:2] != "JP" and reference[0] != "H")
    assert all(int(row[1]) == len(row[0].split()) for row in rows)
    assert "S2B-PH-K-S" in GUIDE
    everything = (PROJECT / "docs" / "build" / "parts.md").read_text(encoding="utf-8")
    for part in ("Pico", "TP4056 with protection", "OLED 0.96 inch", "tactile switch 6x6x7", "SS12D00G4", "1N5817"):
        assert part in everything and any(row[2].endswith(part) or row[2].startswith(part) for row in rows)
    placed = {row[0]: row for row in order.positions()[1:]}
    assert sorted(placed) == sorted(listed)
    for reference, row in placed.items():
        assert point(one(PARTS[reference], "at")) == pytest.approx((float(row[2]), float(row[3])), abs=0.006)
        assert row[5] == {"F.Cu": "top", "B.Cu": "bottom"}[one(PARTS[reference], "layer")[1]]


def test_without_kicad_there_is_no_order_and_it_is_said_what_is_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(kicad, "python", lambda: "")
    with pytest.raises(ValueError, match="pcbnew is missing .*apt install"):
        order.write(tmp_path / "board")
    assert not (tmp_path / "board").exists()


@pytest.mark.parametrize("name", sorted(picture.PICTURES))
def test_the_pictures_in_the_guide_are_those_of_the_board(name):
    assert (PROJECT / "docs" / "pictures" / name).read_text(encoding="utf-8") == picture.pictures()[name], "`make docs`"
    assert f"pictures/{name}" in GUIDE
