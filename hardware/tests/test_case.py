"""The case: watertight, in one piece each, and what is bought fits into what is printed, with tolerances."""

import zipfile
from xml.etree import ElementTree

import pytest

pytest.importorskip("manifold3d", reason="the case takes manifold3d, which `make case` installs")

import key_layout
from hardware import case, mesh, shape

TOLERANCE = 0.25  # mm by which a bought part may be larger on every side
NOTHING = 0.5  # mm³: surfaces that touch


@pytest.fixture(scope="module")
def printed():
    return shape.parts()


def common(one, other):
    return (one ^ other).volume()


def test_every_part_is_one_sound_piece(printed):
    assert len(printed) == 9
    for name, solid in printed.items():
        assert solid.status().name == "NoError", name
        assert len(solid.decompose()) == 1, name


def test_the_files_are_watertight(tmp_path):
    paths = case.write(tmp_path)
    assert len(paths) == 10
    for path in paths[:-1]:
        corners = mesh.read_stl(path)
        numbers = {}
        edges = {}
        for triangle in corners:
            points = [numbers.setdefault(point.tobytes(), len(numbers)) for point in triangle]
            for start, end in zip(points, points[1:] + points[:1]):
                edges[start, end] = edges.get((start, end), 0) + 1
        # Each edge belongs to as many triangles one way as the other way.
        assert edges and all(count == edges.get((end, start)) for (start, end), count in edges.items()), path.name
        assert abs(corners[:, :, 2].min()) < 1e-4  # it lies on the table


def test_the_3mf_is_in_millimetres_and_has_every_part_by_its_name(tmp_path, printed):
    case.write(tmp_path)
    with zipfile.ZipFile(tmp_path / "quipu-case.3mf") as archive:
        assert "[Content_Types].xml" in archive.namelist() and "_rels/.rels" in archive.namelist()
        model = ElementTree.fromstring(archive.read("3D/3dmodel.model"))
    space = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"
    assert model.get("unit") == "millimeter"
    assert [part.get("name") for part in model.iter(space + "object")] == list(printed)
    assert len(list(model.iter(space + "item"))) == len(printed)
    for part in model.iter(space + "object"):
        count = len(list(part.iter(space + "vertex")))
        assert all(int(face.get("v3")) < count for face in part.iter(space + "triangle"))


def test_what_is_bought_fits_even_a_little_larger(printed):
    for name, part in shape.bought(TOLERANCE).items():
        for other, solid in printed.items():
            if name.startswith("switch ") and other == "cap-" + name[len("switch ") :].lower():
                continue  # its stem is in there: see below
            assert common(part, solid) < NOTHING, (name, other)


def test_nothing_that_is_bought_is_where_something_else_is():
    inside = list(shape.bought().items())
    for number, (name, part) in enumerate(inside):
        for other, solid in inside[:number]:
            assert common(part, solid) < NOTHING, (name, other)


def test_the_two_halves_close_and_the_lid_hooks_in(printed):
    assert common(printed["lid"], printed["back"]) < NOTHING
    # The hooks keep it from being lifted below, where there are no screws.
    lifted = printed["lid"].translate((0, 0, 1.0))
    assert common(lifted, printed["back"]) > 2 * shape.HOOK[0] * 0.3


def test_a_screw_goes_through_the_lid_and_into_its_post(printed):
    for x, y in shape.SCREWS:
        shaft = shape.rod(shape.SCREW_SHAFT - 0.3, shape.LID, x, y, shape.LID_UNDER)
        assert common(shaft, printed["lid"]) < NOTHING
        thread = shape.rod(2.5, 8, x, y, shape.LID_UNDER - 8)
        grip = common(thread, printed["back"])
        assert 0.15 * thread.volume() < grip < 0.5 * thread.volume()


@pytest.mark.parametrize("key, name", list(enumerate(shape.KEYS)))
def test_a_cap_moves_freely_presses_its_switch_and_does_not_fall_out(printed, key, name):
    cap = printed["cap-" + name.lower()]
    lid = printed["lid"]
    for x, y in ((0.2, 0), (-0.2, 0), (0, 0.2), (0, -0.2)):
        assert common(cap.translate((x, y, 0)), lid) < NOTHING
    pressed = cap.translate((0, 0, -0.3))
    switch = shape.bought()["switch " + name]
    assert common(cap, switch) < NOTHING < common(pressed, switch)
    assert common(cap.translate((0, 0, shape.PLAY + 0.4)), lid) > 1
    x, y = shape.key_at(key)
    assert cap.bounding_box()[5] == pytest.approx(shape.TOP + shape.CAP_OUT)
    assert [round(value, 3) for value in (x, y)] == [
        round(value, 3)
        for value in (
            shape.key_at(2)[0] + 2.54 * key_layout.COLUMNS[key],
            shape.key_at(0)[1] - 2.54 * key_layout.ROWS[key],
        )
    ]


def test_the_plug_reaches_the_pico_and_the_window_shows_what_lights_up(printed):
    assert common(shape.usb_plug(), printed["back"]) < NOTHING
    x, y = shape.DISPLAY_AT
    lit = shape.block((21.8, 10.9, 6), x, y + shape.WINDOW_ABOVE, shape.LID_UNDER - 1)
    assert common(lit, printed["lid"]) < NOTHING


def test_another_display_needs_only_its_numbers(monkeypatch):
    """The 1.3 inch module, as the comments in shape.py have it."""
    import importlib

    text = open(shape.__file__).read()
    assert '1.3": (35.6, 33.8, 4.2)' in text and '1.3": (33.0, 18.6)' in text
    larger = text.replace("DISPLAY = (27.6, 28.0, 4.2)", "DISPLAY = (35.6, 33.8, 4.2)")
    larger = larger.replace("WINDOW = (25.0, 14.2)", "WINDOW = (33.0, 18.6)")
    other = type(importlib)("larger")
    exec(compile(larger, shape.__file__, "exec"), vars(other))
    made = other.parts()
    for name, part in other.bought(TOLERANCE).items():
        for half in ("back", "lid"):
            assert common(part, made[half]) < NOTHING, (name, half)
    assert common(made["back"], made["lid"]) < NOTHING
