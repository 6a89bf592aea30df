"""The board to order as its file has it: parts, pads, copper, edge."""

import math

from hardware.board import project
from hardware.board.project import LAYERS, all_of, on_layer, on_sheet, one
from hardware.wiring import Nets

BOARD = project.read(project.BOARD)


def point(item):
    """Return a place of the file, from the middle of the board, y up."""
    return project.from_middle(BOARD, on_sheet(item))


def distance(point, one_end, other_end):
    """Return how far a point is from a line."""
    (x, y), (x0, y0), (x1, y1) = point, one_end, other_end
    dx, dy = x1 - x0, y1 - y0
    length = dx * dx + dy * dy
    along = max(0.0, min(1.0, ((x - x0) * dx + (y - y0) * dy) / length)) if length else 0.0
    return math.hypot(x - x0 - along * dx, y - y0 - along * dy)


def within(point, corners):
    """Return whether a point is inside a polygon."""
    inside = False
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        if (y0 > point[1]) != (y1 > point[1]) and point[0] < x0 + (point[1] - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
    return inside


PARTS = project.footprints(BOARD)


def line(at, size):
    """An oval as the line in its middle, and its radius."""
    radius = min(size) / 2
    dx, dy = size[0] / 2 - radius, size[1] / 2 - radius
    return (at[0] - dx, at[1] - dy), (at[0] + dx, at[1] + dy), radius


def pads(reference):
    """[(name, place, size, hole or (), layers)] of a part."""
    return [pad._replace(at=project.from_middle(BOARD, pad.at)) for pad in project.pads(PARTS[reference])]


def copper():
    """All copper but ground's planes: [(what, layers, one end, other end, radius)]."""
    found = []
    for reference in PARTS:
        for name, at, size, _, layers in pads(reference):
            if layers and name:
                found.append(((reference, name), layers, *line(at, size)))
    for number, track in enumerate(all_of(BOARD, "segment")):
        ends = point(one(track, "start")), point(one(track, "end"))
        found.append((("track", number), [one(track, "layer")[1]], *ends, float(one(track, "width")[1]) / 2))
    for number, via in enumerate(all_of(BOARD, "via")):
        at = point(one(via, "at"))
        found.append((("via", number), list(LAYERS), at, at, float(one(via, "size")[1]) / 2))
    return found


def apart(one_end, other_end, this_end, that_end):
    """How far two lines are from each other."""

    def side(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    if one_end != other_end and this_end != that_end:
        across = side(one_end, other_end, this_end) * side(one_end, other_end, that_end) < 0
        if across and side(this_end, that_end, one_end) * side(this_end, that_end, other_end) < 0:
            return 0.0
    return min(
        distance(one_end, this_end, that_end),
        distance(other_end, this_end, that_end),
        distance(this_end, one_end, other_end),
        distance(that_end, one_end, other_end),
    )


def places(reference):
    """{pad: place} of the pads with holes, from the part's middle, seen from its own side."""
    x, y = point(one(PARTS[reference], "at"))
    turn = -1 if one(PARTS[reference], "layer")[1] == "B.Cu" else 1
    return {
        name: (round(turn * (px - x), 2), round(py - y, 2)) for name, (px, py), _, hole, _ in pads(reference) if hole
    }


def room(reference):
    """The courtyard of a part: side, left, low, right, high."""
    x, y = point(one(PARTS[reference], "at"))
    side = one(PARTS[reference], "layer")[1][0]
    lines = on_layer(all_of(PARTS[reference], "fp_line"), f"{side}.CrtYd")
    ends = [one(its, end) for its in lines for end in ("start", "end")]
    xs, ys = [x + float(end[1]) for end in ends], [y - float(end[2]) for end in ends]
    return side, min(xs), min(ys), max(xs), max(ys)


def edge():
    """The corners of the board in the file."""
    lines = on_layer(all_of(BOARD, "gr_line"), "Edge.Cuts")
    corners = [project.from_middle(BOARD, at) for at in project.edge(BOARD)]
    assert [point(one(its, "end")) for its in lines] == corners[1:] + corners[:1]
    return corners


def mounting_holes():
    """Return the place and the diameter of each mounting hole."""
    holes = [PARTS[reference] for reference in PARTS if reference[0] == "H"]
    return [(point(one(hole, "at")), float(one(all_of(hole, "pad")[0], "drill")[1])) for hole in holes]


COPPER = copper()
PLANES = [(layer, [project.from_middle(BOARD, at) for at in corners])
          for layer in LAYERS for corners in project.planes(BOARD, layer)]  # fmt: skip


def touching(more=0.0):
    """Pairs of numbers of COPPER that touch, or are nearer than `more`."""
    for number, (_, layers, one_end, other_end, radius) in enumerate(COPPER):
        for other, (_, others, this_end, that_end, its) in enumerate(COPPER[:number]):
            if set(layers) & set(others) and apart(one_end, other_end, this_end, that_end) < radius + its + more - 1e-6:
                yield number, other


def near_plane(corners, number, more=0.0):
    """Whether the edge of a plane is nearer to a piece of copper than `more`, or crosses it."""
    _, _, one_end, other_end, radius = COPPER[number]
    reach = radius + more
    left, right = sorted((one_end[0], other_end[0]))
    low, high = sorted((one_end[1], other_end[1]))
    for start, end in zip(corners, corners[1:] + corners[:1]):
        if min(start[0], end[0]) > right + reach or max(start[0], end[0]) < left - reach:
            continue
        if min(start[1], end[1]) > high + reach or max(start[1], end[1]) < low - reach:
            continue
        if apart(start, end, one_end, other_end) < reach - 1e-6:
            return True
    return False


def followed():
    """Return the nets that the copper makes; ("plane", n) is one of ground's."""
    nets = Nets()
    for pair in touching():
        nets.join(*pair)
    for plane, (layer, corners) in enumerate(PLANES):
        for number, (_, layers, start, _, _) in enumerate(COPPER):
            if layer in layers and (within(start, corners) or near_plane(corners, number)):
                nets.join(("plane", plane), number)
    return nets


NETS = followed()


def number_of(reference, pad):
    """The numbers of the copper of a pad."""
    return [number for number, its in enumerate(COPPER) if its[0] == (reference, pad)]
