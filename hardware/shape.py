"""The case and what is inside, as solids, for a display; change the numbers here, then run `make case`.

`places.py` has the places. Each part prints without supports as `mesh.laid_flat` lays it: nothing hangs in
the air but short bridges.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from manifold3d import CrossSection, JoinType, Manifold

from fonts import small
from fonts.small import GLYPHS
from hardware import parts as bought
from hardware.places import (
    BOARD,
    BOARD_BELOW_LID,
    BOARD_SIZE,
    CHARGER_FLOOR,
    EDGE,
    GAP,
    HOLE,
    HOLES,
    LID,
    SOCKET_AT,
    WALL,
    Places,
)
from hardware.wiring import KEYS

CORNER = 6.0  # radius outside,
INNER_CORNER = 1.5  # and inside
CAP = 8.0  # diameter of a key's cap,
CAP_OUT = 2.0  # its height above the lid,
FLANGE = (10.5, 1.0)  # the rim that keeps it inside: diameter, height
PLAY = 0.5  # between that rim and the lid
SCREW = 2.1  # hole for the thread of an M2.5 self-tapping screw
SCREW_HEAD = (5.2, 1.2)
SCREW_SHAFT = 2.9
POST = 5.6
RIM = 1.6  # how far the lid reaches into the walls
PEG = 1.8  # goes through the Pico's holes, and through the corners of the stripboard, drilled to 2 mm
PICO_POST = 3.2  # between the rows of header pins
RIB = 1.6  # holds a part on one side
CATCH = 0.9  # reaches over the charger's board, play included
PLAY_BELOW = 0.3  # between the board to order and its supports: the lid presses it down
SNUG = 0.3  # on each side of the slide switch
LETTER = 0.62  # a pixel of the signs on the caps
SEGMENTS = 48
HOOKS = (-24.0, 24.0)  # x of the hooks
HOOK = (10.0, 1.4, 2.6)  # width, how far it reaches out of the rim, how deep it is below the lid

# The signs on the caps, a bit a pixel, the highest row first; the arrows are the screen's.
A = (0b01110, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001)
B = (0b11110, 0b10001, 0b10001, 0b11110, 0b10001, 0b10001, 0b11110)
SIGNS = (small.UP, small.DOWN, small.LEFT, small.RIGHT, A, B, small.KEY_MENU)


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


def profiled(points: Sequence[tuple[float, float]], width: float, x: float, y: float, z: float) -> Any:
    """An outline of (outward, up) from y, z, outward being -y, `width` along x around the middle."""
    return Manifold.extrude(CrossSection([points]), width).rotate((90, 0, -90)).translate((x + width / 2, y, z))


class Case(Places):
    """The case for a display of parts.DISPLAYS, with what is bought wired by hand or on the board to order."""

    # -- what is made

    def parts(self) -> dict[str, Any]:
        """Return all that is printed, in place: {name: solid}."""
        made = {"back": self.back(), "lid": self.lid()}
        for key, name in enumerate(KEYS):
            made["cap-" + name.lower()] = self.cap(key)
        return made

    def back(self) -> Any:
        """The back with its walls: posts for the screws, places for Pico, charger, switch and cell, openings."""
        shell = Manifold.extrude(rounded(*self.outside, CORNER), self.lid_under)
        hollow = Manifold.extrude(rounded(*self.inside, INNER_CORNER), self.depth + 1).translate((0, 0, WALL))
        inner = Manifold.extrude(rounded(*self.outside, CORNER), self.lid_under)
        posts = add(rod(POST, self.depth, x, y, WALL) for x, y in self.screws)
        solid = shell - hollow + (posts ^ inner)
        solid += self._cell_place()
        if self.board:
            solid += self._board_place() ^ inner
        else:
            solid += self._pico_place() + self._charger_place() + self._slide_place()
        solid -= add(rod(SCREW, self.depth - 3, x, y, WALL + 3) for x, y in self.screws)
        _, reach, deep = HOOK
        # As the hooks, and a gap around them: above, the wall hangs over at 45 degrees.
        slot = [(-1.0, GAP - deep + reach + 1.0), (-1.0, -deep - GAP), (reach + GAP, -deep - GAP), (reach + GAP, -deep)]
        y = -self.inside[1] / 2 + GAP
        slots = add(profiled(slot, HOOK[0] + 2 * GAP, x, y, self.lid_under) for x in HOOKS)
        return solid - self.usb_plug() - self.charger_plug() - self.slide_notch() - slots

    def _pico_place(self) -> Any:
        """Posts with pegs between the rows of pins, and a stop at its end: a plug is pushed in against it."""
        height = self.pico_z - WALL
        solid = add(
            rod(PICO_POST, height, x, y, WALL) + rod(PEG, height + 2.2, x, y, WALL) for x, y in self.pico_holes()
        )
        x = self.pico_at[0] - bought.PICO[0] / 2 - GAP - RIB / 2
        return solid + block((RIB, 12.0, height + bought.PICO[2]), x, self.pico_at[1], WALL)

    def _board_place(self) -> Any:
        """Return the supports of the board to order: ledges, pillars with pegs, and wider feet of the side posts."""
        height = self.board_z - PLAY_BELOW - WALL
        solid = add(rod(POST + 1.4, height, x, y, WALL) for x, y in self.screws[1::2])
        for x, y in HOLES:
            solid += rod(PEG, height + PLAY_BELOW + BOARD + 0.6, x, y, WALL)
            if abs(x) > 30:  # at the wall
                solid += block((4.0, 6.0, height), x + (0.3 if x > 0 else -0.3), y, WALL)
            else:
                solid += rod(4.0, height, x, y, WALL)
        return solid

    def _charger_place(self) -> Any:
        """A ledge on each side, ribs that catch its board, a stop at its end."""
        length, width, thick = bought.CHARGER
        x, y = self.charger_at
        z = self.charger_z
        solid = Manifold()
        for side in (-1, 1):
            edge = x + side * (width / 2 + GAP)
            solid += block((1.6, length - 8, CHARGER_FLOOR), edge - side * 0.8, y, WALL)
            high = CHARGER_FLOOR + thick + 2 * CATCH + 0.2
            solid += block((RIB, length - 8, high), edge + side * RIB / 2, y, WALL)
            # Two catches that slope both ways: the ribs give way.
            tooth = CrossSection([[(0, -CATCH), (CATCH, 0), (0, CATCH)]])
            for along in (-8.0, 4.0):
                catch = Manifold.extrude(tooth, 4.0).rotate((90, 0, 0)).translate((0, 2.0, 0))
                catch = catch.rotate((0, 0, 180)) if side > 0 else catch
                solid += catch.translate((edge, y + along, z + thick + CATCH + 0.15))
        stop = block((width - 4, RIB, CHARGER_FLOOR + thick), x, y - length / 2 - GAP - RIB / 2, WALL)
        return solid + stop

    def _slide_place(self) -> Any:
        """A seat for the slide switch, open above: the lid's finger closes it."""
        along, across, deep = bought.SLIDE
        x, y = self.slide_at
        left = -self.inside[0] / 2
        outer = along + 2 * SNUG + 2 * RIB
        tower = block((deep + GAP + RIB, outer, self.slide_z + across - WALL), left + (deep + GAP + RIB) / 2, y, WALL)
        seat = block((deep + GAP, along + 2 * SNUG, across + 1), left + (deep + GAP) / 2, y, self.slide_z)
        pins = block((deep + 9, bought.SLIDE_PINS[0] + 1.0, across + 1), left + (deep + 9) / 2, y, self.slide_z)
        return tower - seat - pins

    def _cell_place(self) -> Any:
        """Low ribs around the largest cell; tape holds a smaller one."""
        width, height, _ = bought.CELLS[1000]
        x, y = self.cell_at()
        ribs = Manifold()
        for side in (-1, 1):
            ribs += block((RIB, 12.0, 2.5), x + side * (width / 2 + GAP + RIB / 2), y, WALL)
        for along in (-14.0, 14.0):
            ribs += block((12.0, RIB, 2.5), x + along, y + height / 2 + GAP + RIB / 2, WALL)
        return ribs

    def lid(self) -> Any:
        """The front: window, holes for the keys, a frame for the display, pegs for the keys' board."""
        under = self.lid_under
        solid = Manifold.extrude(rounded(*self.outside, CORNER), LID).translate((0, 0, under))
        # It reaches a little into the walls, so that it stays in place; cut-outs clear the posts.
        rim = rounded(self.inside[0] - 2 * GAP, self.inside[1] - 2 * GAP, INNER_CORNER)
        hollow = rounded(self.inside[0] - 2 * GAP - 2.4, self.inside[1] - 2 * GAP - 2.4, 0.5)
        rim = Manifold.extrude(rim - hollow, RIM).translate((0, 0, under - RIM))
        solid += rim - add(rod(POST + 2 * GAP, 3, x, y, under - 2) for x, y in self.screws)
        _, reach, deep = HOOK
        hook = [(-1.2, 0.0), (-1.2, -deep), (reach, -deep), (0.0, reach - deep), (0.0, 0.0)]
        solid += add(profiled(hook, HOOK[0], x, -self.inside[1] / 2 + GAP, under) for x in HOOKS)
        x, y = self.display_at
        wide, high, _ = self.display.size
        frame = rounded(wide + 2 * GAP + 2.4, high + 2 * GAP + 2.4, 1.0)
        room = CrossSection.square((wide + 2 * GAP, high + 2 * GAP), True)
        # Open at the top for the display's wires.
        wires = CrossSection.square((20.0, 8.0), True).translate((0, high / 2))
        solid += Manifold.extrude(frame - room - wires, 3.0).translate((x, y, under - 3.0)) - self._posts_room()
        for px, py in self.board_corners():
            solid += rod(4.0, BOARD_BELOW_LID, px, py, under - BOARD_BELOW_LID)
            if not self.board:
                solid += rod(PEG, BOARD + 1.4, px, py, self.board_z - 1.4)
        solid += self._finger()
        # The window is wider outside, so that one can look in from the side.
        window = self.display.window
        wider = (window[0] + 2.4, window[1] + 2.4)
        cut = Manifold.extrude(rounded(*window, 1.0), LID + 2)
        cut += Manifold.extrude(rounded(*wider, 2.0), LID).translate((0, 0, LID * 0.5 + 1))
        solid -= cut.translate((x, y + self.display.above, under - 1))
        solid -= add(rod(CAP + 2 * GAP, LID + 2, *self.key_at(key), under - 1) for key in range(7))
        heads = add(
            rod(SCREW_SHAFT, LID + 4, sx, sy, under - 2) + rod(SCREW_HEAD[0], 3, sx, sy, self.top - SCREW_HEAD[1])
            for sx, sy in self.screws
        )
        return solid - heads

    def _posts_room(self) -> Any:
        return add(rod(POST + 2 * GAP, self.depth, x, y, WALL) for x, y in self.screws)

    def _finger(self) -> Any:
        """It fills the notch above the lever, and keeps the switch in its seat."""
        along, across, deep = bought.SLIDE
        y = self.slide_at[1]
        left = -self.inside[0] / 2
        wide = self._notch() - GAP
        low = self.slide_z + across + SNUG
        over = block((WALL + 2.6, wide, self.lid_under - low), left + 1.3 - WALL / 2, y, low)
        lever = self.slide_z + across / 2 + bought.LEVER[1] / 2 + GAP
        fill = block((WALL, wide, self.lid_under - lever), left - WALL / 2, y, lever)
        return over + fill

    def _notch(self) -> float:
        return bought.LEVER[0] + bought.TRAVEL + 2 * GAP

    def cap(self, key: int) -> Any:
        """The cap of a key in its place: a rim below the lid, a hole for the stem, its sign on top."""
        x, y = self.key_at(key)
        base = self.lid_under - PLAY - FLANGE[1]
        solid = rod(FLANGE[0], FLANGE[1], x, y, base) + rod(CAP, self.top + CAP_OUT - base, x, y, base)
        stem = self.lid_under - BOARD_BELOW_LID + bought.SWITCH_HEIGHT
        solid -= rod(bought.STEM + 0.2, stem - base, x, y, base)
        return solid - self.sign(key)

    def sign(self, key: int) -> Any:
        """Return the sign that is sunk into the cap, pixel by pixel."""
        x, y = self.key_at(key)
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
            place = x + (column - across) * LETTER, y - (row - down) * LETTER, self.top + CAP_OUT - depth
            pixels.append(block(size, *place))
        return add(pixels)

    # -- openings

    def usb_plug(self) -> Any:
        """The room that the plug in the Pico takes; on the board to order, with its header pins or flat."""
        wide, high = bought.USB_PLUG
        x, y, middle = self.inside[0] / 2 - 0.01, self.pico_at[1], 1.4  # of the socket
        if not self.board:
            z = self.pico_z + bought.PICO[2] + middle
            return block((3 * WALL, wide, high), x + 1.5 * WALL, y, z - high / 2)
        z = self.pico_z - middle - bought.HEADER
        return block((3 * WALL, wide, high + bought.HEADER), x - EDGE + 1.5 * WALL, y, z - high / 2)

    def charger_plug(self) -> Any:
        """The room that the plug in the charger takes."""
        wide, high = bought.USB_C_PLUG
        x, y, middle = self.charger_at[0], self.inside[1] / 2 - 0.01, bought.CHARGER_PARTS / 2
        if not self.board:
            z = self.charger_z + bought.CHARGER[2] + middle
            return block((wide, 3 * WALL, high), x, y + 1.5 * WALL, z - high / 2)
        return block((wide, 3 * WALL, high), x, y - EDGE + 1.5 * WALL, self.charger_z - middle - high / 2)

    def slide_notch(self) -> Any:
        """The notch in the wall for the lever, open above."""
        z = self.slide_z + bought.SLIDE[1] / 2 - bought.LEVER[1] / 2 - GAP
        size = (WALL + 0.02, self._notch(), self.lid_under - z + 1)
        return block(size, -self.inside[0] / 2 - WALL / 2, self.slide_at[1], z)

    # -- what goes inside

    def inner(self, more: float = 0.0, cell: int = 500, pins: bool = True) -> dict[str, Any]:
        """Return what goes inside, in place: {name: solid}; each larger by `more`, except at its support.

        `cell`: its mAh; `pins`: the Pico has its header pins.
        """

        def part(size: Sequence[float], x: float, y: float, z: float, hangs: bool = False) -> Any:
            width, height, depth = size
            return block((width + 2 * more, height + 2 * more, depth + more), x, y, z - (more if hangs else 0))

        dx, dy = self.display_at
        size = bought.CELLS[cell]
        inside = {
            "display": part(self.display.size, dx, dy, self.lid_under - self.display.size[2], True),
            "cell": part((size[0], size[1], size[2] * bought.SWELLING), *self.cell_at(), WALL),
            "switch": self.slide(more=more),
            **(self._on_the_board(part, more, pins) if self.board else self._by_hand(part, pins)),
        }
        for key, name in enumerate(KEYS):
            kx, ky = self.key_at(key)
            stem = rod(bought.STEM + 2 * more, bought.SWITCH_HEIGHT, kx, ky, self.board_z + BOARD)
            inside["switch " + name] = part(bought.SWITCH, kx, ky, self.board_z + BOARD) + stem
        return inside

    def _by_hand(self, part: Any, pins: bool) -> dict[str, Any]:
        """Return Pico and charger, their parts on top, and the keys' stripboard."""
        x, y = self.pico_at
        across, along, high, beyond = bought.PICO_USB
        end = bought.PICO[0] / 2 + beyond - along / 2
        pico = part(bought.PICO, x, y, self.pico_z)
        # Its small parts leave the holes free.
        pico += part((bought.PICO[0] - 10, bought.PICO[1] - 1, bought.PICO_PARTS), x, y, self.pico_z + bought.PICO[2])
        pico += part((along, across, high), x + end, y, self.pico_z + bought.PICO[2])
        if pins:
            for side in (-1, 1):
                row = y + side * bought.PINS_APART / 2
                pico += part(bought.PINS, x, row, self.pico_z - bought.PINS[2], True)
        pico -= add(rod(bought.PICO_HOLE, 9, hx, hy, self.pico_z - 4) for hx, hy in self.pico_holes())
        board = part((*BOARD_SIZE, BOARD), *self.board_at, self.board_z, True) + self._leads(part)
        board -= add(rod(2.0, 9, bx, by, self.board_z - 4) for bx, by in self.board_corners())
        cx, cy = self.charger_at
        length, width, thick = bought.CHARGER
        wide, deep, out = bought.CHARGER_SOCKET
        charger = part((width, length, thick), cx, cy, self.charger_z)
        charger += part(
            (wide, deep, bought.CHARGER_PARTS), cx, cy + length / 2 + out - deep / 2, self.charger_z + thick
        )
        charger += part((width - 3, length - 8, 2.0), cx, cy, self.charger_z + thick)
        return {"Pico": pico, "keys' board": board, "charger": charger}

    def _on_the_board(self, part: Any, more: float, pins: bool) -> dict[str, Any]:
        """The board to order, and what is soldered to its back: Pico, charger, the cell's socket."""
        x, y = self.pico_at
        across, along, high, beyond = bought.PICO_USB
        end = bought.PICO[0] / 2 + beyond - along / 2
        z = self.pico_z - (bought.HEADER if pins else 0)
        pico = part(bought.PICO, x, y, z, True)
        pico += part((bought.PICO[0] - 2, bought.PICO[1] - 1, bought.PICO_PARTS), x, y, z - bought.PICO_PARTS, True)
        pico += part((along, across, high), x + end, y, z - high, True)
        if pins:
            for side in (-1, 1):
                row = y + side * bought.PINS_APART / 2
                pico += part((*bought.PINS[:2], bought.HEADER), x, row, z + bought.PICO[2], True)
                pico += part((*bought.PINS[:2], bought.PINS_CUT), x, row, self.board_z + BOARD)
        board = Manifold.extrude(CrossSection([self.outline()]).offset(more, JoinType.Miter), BOARD + more)
        board = board.translate((0, 0, self.board_z - more)) + self._leads(part)
        board -= add(rod(HOLE, 9, hx, hy, self.board_z - 4) for hx, hy in HOLES)
        cx, cy = self.charger_at
        length, width, thick = bought.CHARGER
        wide, deep, out = bought.CHARGER_SOCKET
        z = self.charger_z
        charger = part((width, length, thick), cx, cy, z, True)
        charger += part((width - 3, length - 8, 2.0), cx, cy, z - 2.0, True)
        socket = (wide, deep, bought.CHARGER_PARTS)
        charger += part(socket, cx, cy + length / 2 + out - deep / 2, z - bought.CHARGER_PARTS, True)
        sx, sy = SOCKET_AT
        long, front, wide, high = bought.SOCKET
        cells = part((wide, long, high), sx, sy - front + long / 2, self.board_z - high, True)
        return {"Pico": pico, "board": board, "charger": charger, "the cell's socket": cells}

    def _leads(self, part: Any) -> Any:
        """The legs of the keys below their board."""
        size = (BOARD_SIZE[0] - 8, BOARD_SIZE[1] - 3, bought.LEADS)
        return part(size, *self.board_at, self.board_z - bought.LEADS, True)

    def slide(self, position: int = 1, more: float = 0.0) -> Any:
        """The slide switch with its lever at one end of its way, 1 or -1."""
        along, across, deep = bought.SLIDE
        x, y = self.slide_at
        left = -self.inside[0] / 2
        # Towards the wall and downwards it rests.
        body = block((deep + more, along + 2 * more, across + more), left + (deep + more) / 2, y, self.slide_z)
        middle = self.slide_z + across / 2
        wide, thick, out = bought.LEVER
        at = y + position * bought.TRAVEL / 2
        lever = block((out, wide + 2 * more, thick + 2 * more), left - out / 2, at, middle - thick / 2 - more)
        length, high, reach = bought.SLIDE_PINS
        return body + lever + block((reach, length, high), left + deep + reach / 2, y, middle - high / 2)
