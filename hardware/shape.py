"""The parts of the case and what is inside, as solids; change the numbers here and make it anew (`make case`).

Lengths are millimetres. x runs to the right and y up, both from the middle of the device as a player sees it; z comes
towards the player, from the back of the case. The keys lie where `key_layout` and the stripboard have them.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from manifold3d import CrossSection, JoinType, Manifold

from fonts import small
from fonts.small import GLYPHS
from hardware.wiring import KEYS, Stripboard

# What is bought.
PITCH = 2.54  # of the stripboard's holes
BOARD = 1.6  # its thickness
SWITCH = (6.0, 6.0, 3.5)  # body of a push button 6 x 6
SWITCH_HEIGHT = 7.0  # from its board to the tip of its stem: "6 x 6 x 7"
STEM = 3.5  # its diameter
DISPLAY = (27.6, 28.0, 4.2)  # the module of a 0.96" display, glass included; 1.3": (35.6, 33.8, 4.2)
WINDOW = (25.0, 14.2)  # what is to be seen of it, a little more than lights up; 1.3": (33.0, 18.6)
WINDOW_ABOVE = 1.6  # how far the middle of that is above the middle of the module
PICO = (51.0, 21.0, 1.0)
PICO_PARTS = 2.8  # how far its USB socket rises above its board
PICO_HOLES = (47.0, 11.4)  # from hole to hole
USB_PLUG = (12.0, 7.0)  # the plastic around the plug
CELL = (36.0, 31.0, 6.0)  # a flat cell of about 500 mAh
SLIDE = (9.0, 4.2)  # the opening for a slide switch

# What is made.
GAP = 0.4  # between a part and what it fits into
WALL = 2.0
CORNER = 6.0  # radius outside,
INNER_CORNER = 1.5  # and inside
DEPTH = 17.0  # inside, from the back to the lid
LID = 2.0
BOARD_BELOW_LID = 6.0  # from the lid's inner side to the keys' board
CAP = 8.0  # diameter of a key's cap,
CAP_OUT = 2.0  # how far it stands out,
FLANGE = (10.5, 1.0)  # the rim that keeps it inside: diameter, height
PLAY = 0.5  # between that rim and the lid
SCREW = 2.1  # hole for the thread of an M2.5 self-tapping screw
SCREW_HEAD = (5.2, 1.2)
SCREW_SHAFT = 2.9
POST = 5.6
PEG = 1.8  # goes through the Pico's holes, and through the corners of the stripboard, drilled to 2 mm
LETTER = 0.62  # a pixel of the signs on the caps
SEGMENTS = 48

_board = Stripboard()
BOARD_SIZE = (_board.columns * PITCH, _board.strips * PITCH)
INSIDE = (BOARD_SIZE[0] + 2 * GAP + 1.0, BOARD_SIZE[1] + DISPLAY[1] + 4 * GAP + 6.0)
OUTSIDE = (INSIDE[0] + 2 * WALL, INSIDE[1] + 2 * WALL)
TOP = WALL + DEPTH + LID  # z of the lid's outer side
LID_UNDER = WALL + DEPTH  # z of its inner side
BOARD_AT = (0.0, -INSIDE[1] / 2 + GAP + 1.0 + BOARD_SIZE[1] / 2)  # its middle
DISPLAY_AT = (0.0, INSIDE[1] / 2 - GAP - 2.0 - DISPLAY[1] / 2)
PICO_AT = (INSIDE[0] / 2 - GAP - PICO[0] / 2, INSIDE[1] / 2 - 5.8 - PICO[1] / 2)
PICO_Z = WALL + 3.0  # where its board begins
# At the upper corners, and above the ends of the keys' board; below, the lid hooks into the wall.
SCREWS = [
    (x * (OUTSIDE[0] / 2 - 4.6), y)
    for x in (-1, 1)
    for y in (OUTSIDE[1] / 2 - 4.6, BOARD_AT[1] + BOARD_SIZE[1] / 2 + 3.9)
]
HOOKS = (-24.0, 24.0)  # x of the hooks
HOOK = (10.0, 1.0, 1.0)  # width, how far it reaches into the wall, height
# The signs on the caps, a bit a pixel, the highest row first; the arrows are the screen's.
A = (0b01110, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001)
B = (0b11110, 0b10001, 0b10001, 0b11110, 0b10001, 0b10001, 0b11110)
SIGNS = (small.UP, small.DOWN, small.LEFT, small.RIGHT, A, B, small.KEY_MENU)


def key_at(key: int) -> tuple[float, float]:
    """Return x and y of the middle of a key."""
    (left, top), (right, _), (_, below), _ = _board.legs(key)
    x = ((left + right) / 2 - (_board.columns - 1) / 2) * PITCH
    y = ((_board.strips - 1) / 2 - (top + below) / 2) * PITCH
    return BOARD_AT[0] + x, BOARD_AT[1] + y


def block(size: Sequence[float], x: float, y: float, z: float) -> Any:
    """A box by the middle of its base."""
    return Manifold.cube(size, True).translate((x, y, z + size[2] / 2))


def rod(diameter: float, height: float, x: float, y: float, z: float) -> Any:
    """A cylinder by the middle of its base."""
    return Manifold.cylinder(height, diameter / 2, diameter / 2, SEGMENTS).translate((x, y, z))


def rounded(width: float, height: float, radius: float) -> Any:
    """A rectangle with round corners, around the middle."""
    square = CrossSection.square((width - 2 * radius, height - 2 * radius), True)
    return square.offset(radius, JoinType.Round, 2.0, SEGMENTS)


def add(solids: Iterable[Any]) -> Any:
    """All of them as one."""
    total = Manifold()
    for solid in solids:
        total += solid
    return total


# -- what is made


def back() -> Any:
    """The back with its walls: posts for the screws, pegs for the Pico, openings for cable and switch."""
    shell = Manifold.extrude(rounded(*OUTSIDE, CORNER), LID_UNDER)
    hollow = Manifold.extrude(rounded(*INSIDE, INNER_CORNER), DEPTH + 1).translate((0, 0, WALL))
    posts = add(rod(POST, DEPTH, x, y, WALL) for x, y in SCREWS)
    inner = Manifold.extrude(rounded(*OUTSIDE, CORNER), LID_UNDER)
    solid = shell - hollow + (posts ^ inner)
    pico = add(rod(4.4, PICO_Z - WALL, x, y, WALL) + rod(PEG, PICO_Z - WALL + 2.2, x, y, WALL) for x, y in pico_holes())
    solid += pico
    solid -= add(rod(SCREW, DEPTH - 3, x, y, LID_UNDER - DEPTH + 3) for x, y in SCREWS)
    room = [HOOK[0] + 2 * GAP, HOOK[1] + 2 * GAP, HOOK[2] + GAP]
    slots = add(block(room, x, -INSIDE[1] / 2 - room[1] / 2 + GAP, hook_z() - GAP / 2) for x in HOOKS)
    return solid - usb_plug() - slide_opening() - slots


def lid() -> Any:
    """The front: window, holes for the keys, a frame for the display, pegs for the keys' board."""
    solid = Manifold.extrude(rounded(*OUTSIDE, CORNER), LID).translate((0, 0, LID_UNDER))
    # It reaches a little into the walls, so that it sits by itself; where the posts are it gives way.
    rim = rounded(INSIDE[0] - 2 * GAP, INSIDE[1] - 2 * GAP, INNER_CORNER)
    inside = rounded(INSIDE[0] - 2 * GAP - 2.4, INSIDE[1] - 2 * GAP - 2.4, 0.5)
    rim = Manifold.extrude(rim - inside, 1.6).translate((0, 0, LID_UNDER - 1.6))
    solid += rim - add(rod(POST + 2 * GAP, 3, x, y, LID_UNDER - 2) for x, y in SCREWS)
    reach = HOOK[1] + GAP
    size = (HOOK[0], reach + 0.6, HOOK[2])  # it grows out of the rim
    solid += add(block(size, x, -INSIDE[1] / 2 + GAP + 0.6 - size[1] / 2, hook_z()) for x in HOOKS)
    x, y = DISPLAY_AT
    frame = rounded(DISPLAY[0] + 2 * GAP + 2.4, DISPLAY[1] + 2 * GAP + 2.4, 1.0)
    room = CrossSection.square((DISPLAY[0] + 2 * GAP, DISPLAY[1] + 2 * GAP), True)
    # Open above, where the display's four wires leave.
    wires = CrossSection.square((14.0, 8.0), True).translate((0, DISPLAY[1] / 2))
    solid += Manifold.extrude(frame - room - wires, 3.0).translate((x, y, LID_UNDER - 3.0))
    pegs = add(
        rod(4.0, BOARD_BELOW_LID, px, py, LID_UNDER - BOARD_BELOW_LID)
        + rod(PEG, BOARD + 1.4, px, py, LID_UNDER - BOARD_BELOW_LID - BOARD - 1.4)
        for px, py in board_corners()
    )
    solid += pegs
    # The window is wider outside, so that one can look in from the side.
    low = rounded(*WINDOW, 1.0)
    wide = rounded(WINDOW[0] + 2.4, WINDOW[1] + 2.4, 2.0)
    window = Manifold.extrude(low, LID + 2) + Manifold.extrude(wide, LID).translate((0, 0, LID * 0.5 + 1))
    solid -= window.translate((x, y + WINDOW_ABOVE, LID_UNDER - 1))
    solid -= add(rod(CAP + 2 * GAP, LID + 2, *key_at(key), LID_UNDER - 1) for key in range(7))
    heads = add(
        rod(SCREW_SHAFT, LID + 4, sx, sy, LID_UNDER - 2) + rod(SCREW_HEAD[0], 3, sx, sy, TOP - SCREW_HEAD[1])
        for sx, sy in SCREWS
    )
    return solid - heads


def hook_z() -> float:
    """Where the hooks begin: as deep as the rim."""
    return LID_UNDER - 1.6


def cap(key: int) -> Any:
    """The cap of a key in its place: a rim below the lid, a hole for the stem, its sign on top."""
    x, y = key_at(key)
    base = LID_UNDER - PLAY - FLANGE[1]
    solid = rod(FLANGE[0], FLANGE[1], x, y, base) + rod(CAP, TOP + CAP_OUT - base, x, y, base)
    stem = LID_UNDER - BOARD_BELOW_LID + SWITCH_HEIGHT
    solid -= rod(STEM + 0.2, stem - base, x, y, base)
    return solid - sign(key)


def sign(key: int) -> Any:
    """What is sunk into the cap: its sign, pixel by pixel."""
    x, y = key_at(key)
    depth = 0.5
    pixels = []
    shape = SIGNS[key]
    if isinstance(shape, str):
        columns = GLYPHS[ord(shape)]
        lit = [(column, row) for column, byte in enumerate(columns) for row in range(8) if byte >> row & 1]
    else:
        lit = [(4 - bit, row) for row, bits in enumerate(shape) for bit in range(5) if bits >> bit & 1]
    across = (min(c for c, _ in lit) + max(c for c, _ in lit)) / 2
    down = (min(r for _, r in lit) + max(r for _, r in lit)) / 2
    for column, row in lit:
        size = (LETTER + 0.01, LETTER + 0.01, depth + 1)  # a little more, so that neighbours grow together
        pixels.append(block(size, x + (column - across) * LETTER, y - (row - down) * LETTER, TOP + CAP_OUT - depth))
    return add(pixels)


def parts() -> dict[str, Any]:
    """Return all that is printed, in place: {name: solid}."""
    made = {"back": back(), "lid": lid()}
    for key, name in enumerate(KEYS):
        made["cap-" + name.lower()] = cap(key)
    return made


# -- what goes inside


def pico_holes() -> list[tuple[float, float]]:
    """The four holes of the Pico."""
    return [(PICO_AT[0] + x * PICO_HOLES[0] / 2, PICO_AT[1] + y * PICO_HOLES[1] / 2) for x in (-1, 1) for y in (-1, 1)]


def board_corners() -> list[tuple[float, float]]:
    """The four holes at the corners of the keys' board, drilled wider for the pegs."""
    across = (_board.columns - 1) / 2 * PITCH
    up = (_board.strips - 1) / 2 * PITCH
    return [(BOARD_AT[0] + x * across, BOARD_AT[1] + y * up) for x in (-1, 1) for y in (-1, 1)]


def usb_plug() -> Any:
    """The room that the cable's plug takes."""
    z = PICO_Z + PICO[2] + 1.4  # the middle of the socket
    return block((3 * WALL, *USB_PLUG), INSIDE[0] / 2 + 1.5 * WALL - 0.01, PICO_AT[1], z - USB_PLUG[1] / 2)


def slide_opening() -> Any:
    """The opening for the lever of a slide switch, in the left wall above the keys."""
    return block((3 * WALL, *SLIDE), -INSIDE[0] / 2 - 1.5 * WALL + 0.01, DISPLAY_AT[1], WALL + DEPTH / 2 - SLIDE[1] / 2)


def bought(more: float = 0.0) -> dict[str, Any]:
    """Return what goes inside, in place: {name: solid}; each larger by `more` on every side but the one it rests on."""

    def part(size: Sequence[float], x: float, y: float, z: float, hangs: bool = False) -> Any:
        width, height, depth = size
        return block((width + 2 * more, height + 2 * more, depth + more), x, y, z - (more if hangs else 0))

    board_z = LID_UNDER - BOARD_BELOW_LID - BOARD
    inside = {
        "Pico": part(PICO, *PICO_AT, PICO_Z) + part((8.0, 9.0, PICO_PARTS), PICO_AT[0] + 21.5, PICO_AT[1], PICO_Z + 1),
        "display": part(DISPLAY, *DISPLAY_AT, LID_UNDER - DISPLAY[2], True),
        "keys' board": part((*BOARD_SIZE, BOARD), *BOARD_AT, board_z, True),
        "cell": part(CELL, -INSIDE[0] / 2 + 8 + CELL[0] / 2, BOARD_AT[1] + 1, WALL),
    }
    inside["Pico"] -= add(rod(2.1, 9, x, y, PICO_Z - 4) for x, y in pico_holes())
    inside["keys' board"] -= add(rod(2.0, 9, x, y, board_z - 4) for x, y in board_corners())
    for key, name in enumerate(KEYS):
        x, y = key_at(key)
        stem = rod(STEM + 2 * more, SWITCH_HEIGHT, x, y, board_z + BOARD)
        inside["switch " + name] = part(SWITCH, x, y, board_z + BOARD) + stem
    return inside
