"""A picture of the device: solids in parallel projection, with a real screen behind the window."""

import math
from collections.abc import Sequence
from typing import Any

import numpy
from PIL import Image, ImageDraw

from host.device.picture import DARK, LIGHT

from hardware import mesh, shape
from hardware.wiring import KEYS

Colour = tuple[int, int, int]

PLASTIC = (58, 74, 96)
KEY = (238, 238, 232)
SIGN = (40, 44, 52)
GLASS = (8, 9, 12)
INSIDE = (30, 90, 60)
TILT = 22.0  # degrees the device leans back
SMOOTH = 2  # pixels of the picture before it is made smaller, in each direction
_SUN = numpy.array((-0.35, 0.55, 0.76))


def _turned() -> Any:
    sine, cosine = math.sin(math.radians(TILT)), math.cos(math.radians(TILT))
    return numpy.array(((1, 0, 0), (0, cosine, sine), (0, -sine, cosine)))


class Scene:
    """A picture `width` pixels wide of things around the middle of the device; the nearest surface counts."""

    def __init__(self, case: Any, width: int, background: Colour = (255, 255, 255)) -> None:
        self.case = case
        self.scale = width * SMOOTH / (case.outside[0] * 1.06)
        self.width = width * SMOOTH
        self.height = round(self.width * 1.02 * case.outside[1] / case.outside[0])
        self.turned = _turned()
        self.colours = numpy.empty((self.height, self.width, 3))
        self.colours[:] = background
        self.depth = numpy.full((self.height, self.width), -1e9)

    def _seen(self, points: Any) -> Any:
        # Pixel columns, pixel rows, nearness.
        turned = (points - numpy.array((0, 0, self.case.top / 2))) @ self.turned.T
        return numpy.stack(
            (self.width / 2 + self.scale * turned[:, 0], self.height / 2 - self.scale * turned[:, 1], turned[:, 2]), 1
        )

    def solid(self, solid: Any, colour: Colour) -> None:
        """Add a solid."""
        points, faces = mesh.triangles(solid)
        corners = points[faces]
        normals = numpy.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        lengths = numpy.linalg.norm(normals, axis=1)
        seen = self._seen(points)[faces]
        sun = _SUN / numpy.linalg.norm(_SUN)
        for triangle, normal, length in zip(seen, normals, lengths):
            if length < 1e-9 or (self.turned @ normal)[2] <= 0:
                continue
            light = 0.5 + 0.55 * max(0.0, float(self.turned @ normal @ sun) / length)
            self._fill(triangle, numpy.minimum(255, numpy.array(colour) * light))

    def _fill(self, triangle: Any, colour: Any) -> None:
        (x0, y0, z0), (x1, y1, z1), (x2, y2, z2) = triangle
        area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
        left, right = max(0, math.floor(min(x0, x1, x2))), min(self.width, math.ceil(max(x0, x1, x2)) + 1)
        top, bottom = max(0, math.floor(min(y0, y1, y2))), min(self.height, math.ceil(max(y0, y1, y2)) + 1)
        if abs(area) < 1e-9 or left >= right or top >= bottom:
            return
        y, x = numpy.mgrid[top:bottom, left:right] + 0.5
        b = ((x - x0) * (y2 - y0) - (x2 - x0) * (y - y0)) / area
        c = ((x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)) / area
        z = z0 + b * (z1 - z0) + c * (z2 - z0)
        there = (b >= -1e-6) & (c >= -1e-6) & (b + c <= 1 + 1e-6) & (z > self.depth[top:bottom, left:right])
        self.depth[top:bottom, left:right][there] = z[there]
        self.colours[top:bottom, left:right][there] = colour

    def screen(self, pixels: Sequence[bytes], x: float, y: float, z: float, width: float) -> None:
        """Add what the display shows: a plane with its middle at x, y, facing the player, `width` mm wide."""
        height = width / 2
        left, top = x - width / 2, y + height / 2
        corners = numpy.array(((left, top, z), (left + width, top, z), (left, top - height, z)))
        origin, right, below = self._seen(corners)
        across, down = (right - origin)[:2], (below - origin)[:2]
        rows, columns = numpy.mgrid[0 : self.height, 0 : self.width] + 0.5
        back = numpy.linalg.inv(numpy.stack((across, down), 1))
        u = back[0, 0] * (columns - origin[0]) + back[0, 1] * (rows - origin[1])
        v = back[1, 0] * (columns - origin[0]) + back[1, 1] * (rows - origin[1])
        nearness = origin[2] + u * (right - origin)[2] + v * (below - origin)[2]
        there = (u >= 0) & (u < 1) & (v >= 0) & (v < 1) & (nearness > self.depth)
        lit = numpy.array([list(row) for row in pixels], dtype=bool)
        at = lit[(v[there] * 64).astype(int), (u[there] * 128).astype(int)]
        # The gaps between the pixels of such a display can be seen.
        gap = ((u[there] * 128) % 1 > 0.86) | ((v[there] * 64) % 1 > 0.86)
        colours = numpy.where(at[:, None] & ~gap[:, None], LIGHT, numpy.where(at[:, None], (150, 165, 180), DARK))
        self.colours[there] = colours
        self.depth[there] = nearness[there]

    def mark(self, x: float, y: float, z: float, diameter: float) -> None:
        """Tint a disc that faces the player."""
        middle, right, below = self._seen(numpy.array(((x, y, z), (x + diameter / 2, y, z), (x, y - diameter / 2, z))))
        rows, columns = numpy.mgrid[0 : self.height, 0 : self.width] + 0.5
        wide, high = right[0] - middle[0], below[1] - middle[1]
        there = ((columns - middle[0]) / wide) ** 2 + ((rows - middle[1]) / high) ** 2 < 1
        self.colours[there] = self.colours[there] * numpy.array((1.0, 0.62, 0.2))

    def label(self, picture: Any, words: str, solid: Any) -> None:
        """Write words onto what `image` has returned, in the middle of a solid that was added."""
        x0, y0, _, x1, y1, z1 = solid.bounding_box()
        x, y, _ = self._seen(numpy.array((((x0 + x1) / 2, (y0 + y1) / 2, z1),)))[0] / SMOOTH
        draw = ImageDraw.Draw(picture)
        draw.text((x, y), words, (255, 255, 255), anchor="mm", font_size=15, stroke_width=2, stroke_fill=(20, 24, 30))

    def image(self) -> Any:
        """Return the picture."""
        picture = Image.fromarray(self.colours.clip(0, 255).astype("uint8"), "RGB")
        return picture.resize((self.width // SMOOTH, self.height // SMOOTH), Image.Resampling.LANCZOS)


class Device:
    """The device, `width` pixels wide; its screen may show one thing after the other."""

    def __init__(self, width: int = 800, inches: str = "0.96") -> None:
        self.case = case = shape.Case(inches)
        self.scene = Scene(case, width)
        for name, solid in case.parts().items():
            self.scene.solid(solid, KEY if name.startswith("cap") else PLASTIC)
        for key in range(7):
            x, y = case.key_at(key)
            inlay = case.sign(key) ^ shape.rod(shape.CAP, 0.46, x, y, case.top + shape.CAP_OUT - 0.5)
            self.scene.solid(inlay, SIGN)
        self.scene.solid(case.inner()["display"], GLASS)
        self._colours = self.scene.colours.copy()
        self._depth = self.scene.depth.copy()

    def showing(self, pixels: Sequence[bytes], pressed: int = -1) -> Any:
        """Return the picture with these pixels (64 rows of 128) on the screen, and a key marked as pressed."""
        self.scene.colours = self._colours.copy()
        self.scene.depth = self._depth.copy()
        case = self.case
        x, y = case.display_at
        self.scene.screen(pixels, x, y + case.display.above, case.lid_under + 0.05, case.display.lit[0])
        if pressed >= 0:
            self.scene.mark(*case.key_at(pressed), case.top + shape.CAP_OUT, shape.CAP)
        return self.scene.image()


def inside(width: int = 800) -> Any:
    """Return a picture of the back with the parts in it, each named, without the lid and what hangs from that."""
    parts = {"Pico": INSIDE, "cell": (150, 158, 168), "charger": (40, 70, 150), "switch": (130, 130, 130)}
    return _opened(width, False, "back", parts)


def lid(width: int = 800) -> Any:
    """Return a picture of the lid from inside, with the display and the keys' board in it."""
    return _opened(width, False, "lid", {"display": INSIDE, "keys' board": (160, 120, 70)}, turned=True)


def with_board(width: int = 800) -> Any:
    """Return a picture of the case for the board to order, without its lid, the board in it."""
    parts = {"board": INSIDE, "display": GLASS, "switch": (150, 150, 150)}
    return _opened(width, True, "back", parts | {"switch " + name: (60, 60, 60) for name in KEYS})


def board_back(width: int = 800) -> Any:
    """Return a picture of the board to order from its back."""
    parts = {"": INSIDE, "Pico": (40, 120, 80), "charger": (40, 70, 150), "the cell's socket": KEY}
    return _opened(width, True, "", parts, turned=True)


def _opened(width: int, board: bool, shell: str, parts: dict[str, Colour], turned: bool = False) -> Any:
    """Return a picture of one half of a case ("": none) with parts in it by their names; `turned`: from its back."""
    case = shape.Case(board=board)
    inner = case.inner(pins=not board)
    solids = {"": (getattr(case, shell)(), PLASTIC)} if shell else {}
    solids |= {name: (inner[name or "board"], colour) for name, colour in parts.items()}
    if turned:
        solids = {name: (its.rotate((0, 180, 0)).translate((0, 0, case.top)), c) for name, (its, c) in solids.items()}
    scene = Scene(case, width)
    for solid, colour in solids.values():
        scene.solid(solid, colour)
    picture = scene.image()
    for name, (solid, _) in solids.items():
        scene.label(picture, name.removeprefix("switch "), solid)
    return picture
