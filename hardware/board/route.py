"""Finds the board's tracks: on a grid, net by net, by the shortest way; a net that finds none comes first next time.

All copper is round: a stretch from one point to another with a radius (`Stretch`), be it pad, track or via.
"""

import heapq
import math
from collections.abc import Iterable
from typing import NamedTuple

from hardware.board import plan
from hardware.board.outlines import Point

GRID = 1.27 / 3  # from here, so that a track has its way between two pins of the Pico
ORIGIN = plan.PLACES.pico_at
# Between two points of the grid a track is nearer to a corner than at either.
MARGIN = 0.06
EDGE_CLEARANCE = 0.4
VIA_COST = 6.0  # as long a way, in steps
GROUND_VIAS = 9.0  # how far they are apart


class Stretch(NamedTuple):
    """Copper of a net on a layer, or on both where it is -1: all that is nearer than `radius` to the line."""

    net: str
    layer: int
    one: Point
    other: Point
    radius: float


def distance(point: Point, one: Point, other: Point) -> float:
    """From a point to a line between two."""
    (x, y), (x0, y0), (x1, y1) = point, one, other
    dx, dy = x1 - x0, y1 - y0
    length = dx * dx + dy * dy
    along = max(0.0, min(1.0, ((x - x0) * dx + (y - y0) * dy) / length)) if length else 0.0
    return math.hypot(x - x0 - along * dx, y - y0 - along * dy)


def within(point: Point, corners: list[Point]) -> bool:
    """Whether a point is inside of a polygon."""
    inside = False
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        if (y0 > point[1]) != (y1 > point[1]) and point[0] < x0 + (point[1] - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
    return inside


def pads() -> list[Stretch]:
    """The copper of all pads; those without a net have a name of their own each."""
    found = []
    for part in plan.parts():
        for pad in part.outline.pads:
            x, y = part.place(pad.at)
            wide, high = pad.size
            radius = min(wide, high) / 2
            dx, dy = wide / 2 - radius, high / 2 - radius
            net = part.nets.get(pad.name, f"{part.reference} {pad.name}")
            layer = -1 if pad.hole[0] else part.side
            found.append(Stretch(net, layer, (x - dx, y - dy), (x + dx, y + dy), radius))
    return found


def walls() -> list[Stretch]:
    """What no track comes near to, as if it were copper: edge, mounting holes; tabs of metal, which are ground."""
    corners = plan.edge()
    more = EDGE_CLEARANCE - plan.CLEARANCE
    lines = [Stretch("", -1, one, other, more) for one, other in zip(corners, corners[1:] + corners[:1])]
    (charger,) = (part for part in plan.parts() if part.outline is plan.outlines.CHARGER)
    left, right, around = plan.outlines.CHARGER_TABS
    tabs = Stretch(plan.GROUND, charger.side, charger.place(left), charger.place(right), around)
    return [*lines, tabs] + [Stretch("", -1, at, at, diameter / 2 + more) for at, diameter in plan.holes()]


Node = tuple[int, int, int]  # column and row of the grid, layer


def _at(column: int, row: int) -> Point:
    return ORIGIN[0] + column * GRID, ORIGIN[1] + row * GRID


def _nodes(stretch: Stretch, more: float) -> Iterable[tuple[int, int]]:
    """The points of the grid that are nearer to a stretch than its radius and more."""
    reach = stretch.radius + more
    columns, rows = (
        range(
            math.ceil((min(stretch.one[axis], stretch.other[axis]) - reach - ORIGIN[axis]) / GRID),
            math.floor((max(stretch.one[axis], stretch.other[axis]) + reach - ORIGIN[axis]) / GRID) + 1,
        )
        for axis in (0, 1)
    )
    for column in columns:
        for row in rows:
            if distance(_at(column, row), stretch.one, stretch.other) < reach:
                yield column, row


def _layers(stretch: Stretch) -> tuple[int, ...]:
    return (plan.FRONT, plan.BACK) if stretch.layer < 0 else (stretch.layer,)


class Router:
    """Tracks for all nets but ground, which is what is left of both layers."""

    def __init__(self) -> None:
        self.fixed = pads() + walls()
        corners = plan.edge()
        # How far the grid reaches, on each side of its origin.
        self.reach = [math.ceil(2 * max(corner[axis] for corner in corners) / GRID) for axis in (0, 1)]
        self.tracks: dict[str, list[Stretch]] = {}

    def _taken(self, net: str, radius: float) -> set[Node]:
        """The nodes where the middle of a track or via of that radius cannot be."""
        taken: set[Node] = set()
        for stretch in [*self.fixed, *(track for tracks in self.tracks.values() for track in tracks)]:
            if stretch.net != net:
                for column, row in _nodes(stretch, radius + plan.CLEARANCE + MARGIN):
                    taken.update((column, row, layer) for layer in _layers(stretch))
        return taken

    def _way(self, starts: set[Node], ends: set[Node], taken: set[Node], no_via: set[Node]) -> list[Node]:
        """The shortest way from one of the starts to one of the ends; [] if there is none."""
        middle = [sum(node[axis] for node in ends) / len(ends) for axis in (0, 1)]
        spread = max(math.hypot(node[0] - middle[0], node[1] - middle[1]) for node in ends)

        def left(node: Node) -> float:
            return max(0.0, math.hypot(node[0] - middle[0], node[1] - middle[1]) - spread)

        best = dict.fromkeys(starts, 0.0)
        came: dict[Node, Node] = {}
        heap = [(left(node), node) for node in sorted(starts)]
        heapq.heapify(heap)
        done = set()
        while heap:
            _, node = heapq.heappop(heap)
            if node in done:
                continue
            done.add(node)
            if node in ends:
                way = [node]
                while node in came:
                    node = came[node]
                    way.append(node)
                return way[::-1]
            column, row, layer = node
            steps = []
            for dx in (-1, 0, 1):
                for dy in (-1, 0, 1):
                    new = (column + dx, row + dy, layer)
                    corners = ((column + dx, row, layer), (column, row + dy, layer))
                    if new not in taken and not (dx and dy and (corners[0] in taken or corners[1] in taken)):
                        steps.append((new, math.hypot(dx, dy)))
            other = (column, row, 1 - layer)
            if other not in taken and node not in no_via and other not in no_via:
                steps.append((other, VIA_COST))
            for new, cost in steps:
                if abs(new[0]) > self.reach[0] or abs(new[1]) > self.reach[1]:
                    continue
                # A turn costs a little: straight tracks.
                if node in came and (new[0] - column, new[1] - row) != (column - came[node][0], row - came[node][1]):
                    cost += 0.2
                if best[node] + cost < best.get(new, math.inf) - 1e-9:
                    best[new] = best[node] + cost
                    came[new] = node
                    heapq.heappush(heap, (best[new] + left(new), new))
        return []

    def _net(self, net: str) -> bool:
        """Lay the tracks of a net; whether there is a way for all."""
        radius = plan.width(net) / 2
        taken, no_via = self._taken(net, radius), self._taken(net, plan.VIA[0] / 2)
        # No via in a pad: solder would run away through it.
        for stretch in self.fixed:
            if stretch.net == net:
                no_via.update((*node, layer) for node in _nodes(stretch, plan.VIA[0] / 2) for layer in (0, 1))
        mine = [stretch for stretch in self.fixed if stretch.net == net]

        def inside(stretch: Stretch) -> set[Node]:
            points = list(_nodes(stretch, -0.15)) or list(_nodes(stretch, 0.1))
            return {(*point, layer) for point in points for layer in _layers(stretch)} - taken

        connected, waiting = inside(mine[0]), mine[1:]
        tracks = self.tracks[net] = []
        while waiting:
            # The nearest pad next.
            waiting.sort(key=lambda pad: min(math.dist(_at(x, y), pad.one) for x, y, _ in connected))
            pad = waiting.pop(0)
            ends = inside(pad)
            way = [] if connected & ends else self._way(connected, ends, taken, no_via)
            if not way and not connected & ends:
                del self.tracks[net]
                return False
            tracks += _straight(net, way, radius)
            connected |= set(way) | ends
        return True

    def route(self) -> list[Stretch]:
        """Return all tracks and vias. Raises ValueError where that many turns do not find them."""
        pads_of = plan.nets()
        order = sorted(set(pads_of) - {plan.GROUND}, key=lambda net: (plan.width(net) < plan.WIDE, len(net), net))
        for _ in range(60):
            self.tracks = {}
            self._down()
            for net in order:
                if not self._net(net):
                    order.remove(net)
                    order.insert(0, net)
                    break
            else:
                found = [track for net in sorted(self.tracks) for track in self.tracks[net]]
                return found + self._ground()
        raise ValueError(f"no way for {order[0]}")

    def _down(self) -> None:
        """From each pad of ground that is on the front alone a track to a via, before others can shut it in."""
        radius = plan.VIA[0] / 2
        tracks = self.tracks[plan.GROUND] = []
        front = [pad for pad in pads() if pad.net == plan.GROUND and pad.layer == plan.FRONT]
        for pad in front:
            taken = self._taken(plan.GROUND, radius)
            in_pads = {node for mine in pads() for node in _nodes(mine, radius)}
            free = {
                (*node, plan.FRONT)
                for node in _nodes(pad, 4.0)
                if node not in in_pads and not {(*node, plan.FRONT), (*node, plan.BACK)} & taken
            }
            starts = {(*node, plan.FRONT) for node in _nodes(pad, -0.15)}
            way = self._way(starts, free, self._taken(plan.GROUND, plan.WIDTH / 2), free | starts)
            end = _at(*way[-1][:2])
            tracks += [*_straight(plan.GROUND, way, plan.WIDTH / 2), Stretch(plan.GROUND, -1, end, end, radius)]

    def _ground(self) -> list[Stretch]:
        """Vias between the two layers of ground, wherever there is room."""
        radius = plan.VIA[0] / 2
        taken = self._taken("no net", radius + 0.25)
        found: list[Stretch] = []
        wide, high = self.reach
        for row in range(-high, high):
            for column in range(-wide, wide):
                at = _at(column, row)
                free = not {(column, row, plan.FRONT), (column, row, plan.BACK)} & taken
                if free and within(at, plan.edge()) and all(math.dist(at, via.one) > GROUND_VIAS for via in found):
                    found.append(Stretch(plan.GROUND, -1, at, at, radius))
        return found


def _straight(net: str, way: list[Node], radius: float) -> list[Stretch]:
    """A way as tracks from turn to turn, and vias."""
    found = []
    start = 0
    for at in range(1, len(way)):
        (x0, y0, layer), (x1, y1, here) = way[at - 1], way[at]
        if layer != here:
            found.append(Stretch(net, -1, _at(x0, y0), _at(x0, y0), plan.VIA[0] / 2))
            start = at
            continue
        ahead = way[at + 1] if at + 1 < len(way) else None
        if ahead is None or ahead[2] != here or (ahead[0] - x1, ahead[1] - y1) != (x1 - x0, y1 - y0):
            found.append(Stretch(net, here, _at(*way[start][:2]), _at(x1, y1), radius))
            start = at
    return found
