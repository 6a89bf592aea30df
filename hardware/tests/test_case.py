"""The case: watertight, in one piece each, prints without supports, and what is bought fits into what is printed."""

import zipfile
from xml.etree import ElementTree

import pytest

pytest.importorskip("manifold3d", reason="no manifold3d: `make case` installs it")
import numpy

from hardware import case, mesh, parts, places, shape
from input import key_layout

TOLERANCE = 0.25  # mm by which a bought part may be larger on every side
NOTHING = 0.5  # mm³: surfaces that touch
LAYER = 0.2  # mm
BRIDGE = 13.0  # mm that a printer spans in the air


@pytest.fixture(scope="module", params=list(case.CASES))
def made(request):
    return shape.Case(*case.CASES[request.param])


@pytest.fixture(scope="module")
def printed(made):
    return made.parts()


def common(one, other):
    return (one ^ other).volume()


def insides(made, more=0.0):
    """Yield the contents with each cell that the case holds, the Pico with and without pins."""
    for cell in parts.CELLS:
        if made.holds(cell):
            for pins in (True, False):
                yield made.inner(more, cell, pins)


def test_every_part_is_one_sound_piece(printed):
    assert len(printed) == 9
    for name, solid in printed.items():
        assert solid.status().name == "NoError", name
        assert len(solid.decompose()) == 1, name


def in_the_air(solid):
    """Return the heights at which a printed solid is unsupported: neither at 45 degrees nor a bridge between walls."""
    found = []
    below = solid.slice(LAYER / 2)
    for number in range(1, int(solid.bounding_box()[5] / LAYER)):
        here = solid.slice((number + 0.5) * LAYER)
        # A layer reaches as far beyond the one below as it is high, and a little.
        for piece in (here - below.offset(1.3 * LAYER)).decompose():
            narrow = piece.offset(-BRIDGE / 2).area() < 1e-3
            held = (piece.offset(0.5) ^ below).decompose()
            # On two sides; or all along a side that is long for what reaches beyond it.
            ends = len(held) > 1 or sum(end.area() for end in held) > piece.area() / 8
            if not (narrow and held and ends) and piece.area() > 0.2:
                found.append(round(number * LAYER, 1))
        below = here
    return found


def test_nothing_hangs_in_the_air_while_it_is_printed_but_bridges_from_wall_to_wall(printed):
    for name, solid in printed.items():
        assert not in_the_air(mesh.laid_flat(name, solid)), name
    pillar, far = shape.block((4, 20, 20), 0, 0, 0), shape.block((4, 20, 20), 16, 0, 0)
    assert in_the_air(pillar + shape.block((12, 20, 2), 6, 0, 18)) == [18.0]  # a shelf
    assert in_the_air(pillar + shape.block((4, 4, 4), 8, 0, 5)) == [5.0]  # with nothing below
    assert not in_the_air(pillar + far + shape.block((16, 20, 2), 8, 0, 18))  # a bridge


def test_the_files_are_watertight_and_lie_on_the_table(tmp_path):
    paths = case.write(tmp_path)
    assert [path.name for path in paths] == case.names() and len(paths) == 19
    for path in paths:
        if path.suffix != ".stl":
            continue
        corners = numpy.fromfile(path, mesh.STL, offset=84)["numbers"][:, 1:]
        numbers = {}
        edges = {}
        for triangle in corners:
            points = [numbers.setdefault(point.tobytes(), len(numbers)) for point in triangle]
            for start, end in zip(points, points[1:] + points[:1]):
                edges[start, end] = edges.get((start, end), 0) + 1
        # Each edge belongs to as many triangles one way as the other way.
        assert edges and all(count == edges.get((end, start)) for (start, end), count in edges.items()), path.name
        assert abs(corners[:, :, 2].min()) < 1e-4
    with zipfile.ZipFile(tmp_path / "quipu-1.3-case.3mf") as archive:
        assert "[Content_Types].xml" in archive.namelist() and "_rels/.rels" in archive.namelist()
        model = ElementTree.fromstring(archive.read("3D/3dmodel.model"))
    space = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"
    assert model.get("unit") == "millimeter"
    assert [part.get("name") for part in model.iter(space + "object")] == ["back", "lid", *case.CAPS]
    assert len(list(model.iter(space + "item"))) == 9
    for part in model.iter(space + "object"):
        count = len(list(part.iter(space + "vertex")))
        assert all(int(face.get("v3")) < count for face in part.iter(space + "triangle"))


def test_what_is_bought_fits_even_a_little_larger(made, printed):
    for inside in insides(made, TOLERANCE):
        for name, part in inside.items():
            for other, solid in printed.items():
                if name.startswith("switch ") and other == "cap-" + name[len("switch ") :].lower():
                    continue  # its stem is in there: see below
                assert common(part, solid) < NOTHING, (name, other)


def test_nothing_that_is_bought_is_where_something_else_is(made):
    for found in insides(made):
        inside = list(found.items())
        for number, (name, part) in enumerate(inside):
            for other, solid in inside[:number]:
                assert common(part, solid) < NOTHING, (name, other)


def test_a_cell_of_500_and_of_1000_mah_fits_each_and_of_2000_the_large_one(made):
    assert [cell for cell in parts.CELLS if made.holds(cell)] == [500, 1000, *[2000] * (made.inches == "2.42")]


def moved(solid, printed, way):
    """How much of it is in what is printed when it is moved."""
    solid = solid.translate(way)
    return sum(common(solid, printed[name]) for name in ("back", "lid"))


def test_switch_charger_and_pico_stay_where_they_are(made, printed):
    inside = made.inner()
    ways = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
    if made.board:
        # All is soldered to it, and the switch let into it.
        for way in ways:
            assert moved(inside["board"], printed, way) > NOTHING, way
        assert common(made.slide().translate((0, 0.6, 0)), inside["board"]) > NOTHING
        ways = []
    for way in ways:
        for position in (1, -1):
            assert moved(made.slide(position), printed, (0, 0, 0)) < NOTHING
            assert moved(made.slide(position), printed, way) > NOTHING, way
        assert moved(inside["charger"], printed, [1.5 * step for step in way]) > NOTHING, way
        if way[2] <= 0:  # upwards its melted pegs hold it
            assert moved(made.inner(pins=False)["Pico"], printed, way) > NOTHING, way
    # The lever sticks out, and has its way.
    assert made.slide().bounding_box()[0] < -made.outside[0] / 2 - 1.5


def test_wires_have_their_way_and_the_cell_is_not_pinched(made, printed):
    """From the keys' board and the display to the Pico, from the cell to the charger, from the switch on."""
    for inside in insides(made):
        taken = [*inside.values(), printed["back"], printed["lid"]]
        # The room that the keys' leads leave for an old, thick cell.
        assert inside["cell"].bounding_box()[5] + 0.5 <= made.board_z - parts.LEADS
        if made.board:
            # The cell's plug in its socket, and its wires from there, past the charger, to the cell.
            x, y = places.SOCKET_AT
            long, wide, high = parts.SOCKET_PLUG
            below = y - parts.SOCKET[1]
            plug = shape.block((wide, long, high), x, below - long / 2, made.board_z - high)
            wires = shape.block((3.4, below - 2.0, 4.0), -33.1, 2.0 + (below - 2.0) / 2, shape.WALL + 3.0)
            assert all(common(way, other) < NOTHING for way in (plug, wires) for other in taken)
            continue
        low, high = made.board_at[1] + shape.BOARD_SIZE[1] / 2, made.pico_at[1] - parts.PICO[1] / 2
        ways = {
            "along the middle": shape.block((60, 4.0, 7.0), 0, (low + high) / 2, shape.WALL + 3.5),
            "up between switch and charger": shape.block((1.6, 12, 4.0), -33.4, made.slide_at[1] - 8, shape.WALL + 1),
            "the cell's plug": shape.block((16, 10, 6), made.inside[0] / 2 - 12, made.cell_at()[1] - 8, shape.WALL),
        }
        for name, way in ways.items():
            assert all(common(way, other) < NOTHING for other in taken), name


def test_the_two_halves_close_and_the_lid_hooks_in(made, printed):
    assert common(printed["lid"], printed["back"]) < NOTHING
    # The hooks hold its lower edge, which has no screws.
    lifted = printed["lid"].translate((0, 0, 1.0))
    assert common(lifted, printed["back"]) > 2 * shape.HOOK[0] * 0.2
    # It is hooked in at an angle, and closed around that edge: the finger passes its notch.
    for angle in (6, 4, 2, 1):
        y = -made.inside[1] / 2
        lid = printed["lid"].translate((0, -y, -made.lid_under)).rotate((angle, 0, 0)).translate((0, y, made.lid_under))
        wall = printed["back"] ^ shape.block((20, 20, 60), -made.outside[0] / 2, made.slide_at[1], 0)
        assert common(lid, wall) < NOTHING, angle
        # Nor does it meet what is soldered to the board.
        assert all(common(lid, its) < NOTHING for its in made.inner().values() if made.board), angle


def test_the_board_goes_in_from_above():
    made = shape.Case("0.96", board=True)
    back = made.back()
    for height in (0.5, 1, 2, 4, 8, 12):
        for pins in (True, False):
            inside = made.inner(pins=pins)
            for name in ("board", "Pico", "charger", "the cell's socket", "switch"):
                assert common(inside[name].translate((0, 0, height)), back) < NOTHING, (name, height)


def test_a_screw_goes_through_the_lid_and_into_its_post(made, printed):
    for x, y in made.screws:
        shaft = shape.rod(shape.SCREW_SHAFT - 0.3, shape.LID, x, y, made.lid_under)
        assert common(shaft, printed["lid"]) < NOTHING
        thread = shape.rod(2.5, 8, x, y, made.lid_under - 8)
        grip = common(thread, printed["back"])
        assert 0.15 * thread.volume() < grip < 0.5 * thread.volume()


@pytest.mark.parametrize("key, name", list(enumerate(shape.KEYS)))
def test_a_cap_moves_freely_presses_its_switch_and_does_not_fall_out(made, printed, key, name):
    cap = printed["cap-" + name.lower()]
    lid = printed["lid"]
    for x, y in ((0.2, 0), (-0.2, 0), (0, 0.2), (0, -0.2)):
        assert common(cap.translate((x, y, 0)), lid) < NOTHING
    pressed = cap.translate((0, 0, -0.3))
    switch = made.inner()["switch " + name]
    assert common(cap, switch) < NOTHING < common(pressed, switch)
    assert common(cap.translate((0, 0, shape.PLAY + 0.4)), lid) > 1
    assert cap.bounding_box()[5] == pytest.approx(made.top + shape.CAP_OUT)
    x, y = made.key_at(2)[0] + 2.54 * key_layout.COLUMNS[key], made.key_at(0)[1] - 2.54 * key_layout.ROWS[key]
    assert made.key_at(key) == pytest.approx((x, y), abs=1e-3)


def test_the_caps_of_all_displays_are_the_same():
    for key in range(7):
        flat = [mesh.laid_flat("cap", shape.Case(inches).cap(key)) for inches in parts.DISPLAYS]
        assert all((flat[0] - other).volume() + (other - flat[0]).volume() < 1e-3 for other in flat[1:])


def test_the_plugs_reach_their_sockets_and_the_window_shows_what_lights_up(made, printed):
    inside = made.inner()
    for plug, part, axis in ((made.usb_plug(), "Pico", 0), (made.charger_plug(), "charger", 1)):
        assert common(plug, printed["back"]) < NOTHING
        # The socket looks into the opening: nothing keeps a plug from it.
        if made.board:
            # It ends with the board, short of the wall: so the board goes in from above, and the plug comes to it.
            for its in (made.inner(pins=False)[part], inside[part], inside["board"]):
                assert its.bounding_box()[3 + axis] == pytest.approx(made.inside[axis] / 2 - places.EDGE)
                assert common(plug, its) < NOTHING
                low, high = plug.bounding_box()[2], plug.bounding_box()[5]
                socket = its ^ shape.block((200, 200, high - low), 0, 0, low)
                assert its is inside["board"] or socket.bounding_box()[3 + axis] == its.bounding_box()[3 + axis]
            continue
        assert inside[part].bounding_box()[3 + axis] > made.inside[axis] / 2
        assert common(plug, inside[part]) > NOTHING
    x, y = made.display_at
    lit = shape.block((*made.display.lit, 6), x, y + made.display.above, made.lid_under - 1)
    assert common(lit, printed["lid"]) < NOTHING
