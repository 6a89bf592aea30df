"""The places of all parts in the device, shared by the case, its pictures and the board to order.

Lengths are millimetres. x runs to the right and y up, both from the middle of the device as a player sees it; z comes
towards the player, from the back of the case. The keys have the places of `key_layout` and the stripboard.
"""

from hardware import parts as bought
from hardware.wiring import Stripboard

PITCH = 2.54  # of the stripboard's holes
BOARD = 1.6  # its thickness, and that of the board to order

GAP = 0.4  # between a part and what it fits into
WALL = 2.0
LID = 2.0
BOARD_BELOW_LID = 6.0  # from the lid's inner side to the board with the keys
CHARGER_FLOOR = 1.6  # below its board: solder
SLIDE_BELOW_LID = 6.0  # the middle of the slide switch

_board = Stripboard()
BOARD_SIZE = (_board.columns * PITCH, _board.strips * PITCH)

# The board to order fills the inside except
EDGE = 0.5  # on each side; its sockets end as far from the wall, so that it goes in from above.
NOTCH = 6.4  # cut-out for the posts of the screws
PRESSED_AT = ((-39.37, -31.64), (39.37, -31.64), (-39.37, -4.2), (39.37, -4.2))  # the lid presses on it here
HOLES = ((-39.4, -24.0), (39.4, -24.0), (-9.0, 31.4), (24.0, 31.4))  # for the pegs of the back
HOLE = 2.1
SOCKET_AT = (-34.5, 26.0)  # the middle of the pins of the cell's socket, which opens downwards, below the board


class Places:
    """The places in a case for a display of parts.DISPLAYS; `board`: with the board to order, else wired by hand."""

    def __init__(self, inches: str = "0.96", board: bool = False) -> None:
        self.inches = inches
        self.board = board
        self.display = display = bought.DISPLAYS[inches]
        self.depth = display.depth  # inside, from the back to the lid
        # As wide as the keys' board; as high as that board, the display and the gap.
        self.inside = (BOARD_SIZE[0] + 2 * GAP + 1.0, BOARD_SIZE[1] + max(display.size[1], 28.0) + 4 * GAP + 6.0)
        self.outside = (self.inside[0] + 2 * WALL, self.inside[1] + 2 * WALL)
        self.lid_under = WALL + self.depth  # z of the lid's inner side,
        self.top = self.lid_under + LID  # and of its outer one
        right, high = self.inside[0] / 2, self.inside[1] / 2
        self.board_at = (0.0, -high + GAP + 1.0 + BOARD_SIZE[1] / 2)  # the middle of the keys' board
        self.board_z = self.lid_under - BOARD_BELOW_LID - BOARD
        self.display_at = (0.0, high - GAP - 2.0 - display.size[1] / 2)
        self.pico_at = (right - GAP - bought.PICO[0] / 2, high - 5.8 - bought.PICO[1] / 2)
        self.pico_z = WALL + bought.PINS[2] + 0.5  # the underside of its board, with room for header pins below
        # The charger's socket looks out above, the lever of the switch on the left.
        self.charger_at = (-21.4, high - GAP - bought.CHARGER[0] / 2)
        self.charger_z = WALL + CHARGER_FLOOR
        self.slide_at = (-right + bought.SLIDE[2] / 2, high - 16.5)
        self.slide_z = self.lid_under - SLIDE_BELOW_LID - bought.SLIDE[1] / 2
        self.cell_x = -right + 2.4 + bought.CELLS[1000][0] / 2
        # At the upper corners, and above the ends of the keys' board; below, the lid hooks into the wall.
        side = self.board_at[1] + BOARD_SIZE[1] / 2 + 3.9
        if board:
            # Pico and charger are flat below it, turned over, their sockets short of the wall. The switch is let into
            # its edge, its pins on the copper.
            side = 1.7
            self.pico_at = (right - EDGE - bought.PICO_USB[3] - bought.PICO[0] / 2, 16.8)
            self.pico_z = self.board_z - bought.PICO[2]
            self.charger_at = (-22.6, high - EDGE - bought.CHARGER_SOCKET[2] - bought.CHARGER[0] / 2)
            self.charger_z = self.board_z - bought.CHARGER[2]
            self.slide_z = self.board_z + BOARD + bought.SLIDE_PINS[1] / 2 - bought.SLIDE[1] / 2
            self.cell_x += 4.6  # next to ledges and posts
        self.screws = [(x * (self.outside[0] / 2 - 4.6), y) for x in (-1, 1) for y in (self.outside[1] / 2 - 4.6, side)]

    def key_at(self, key: int) -> tuple[float, float]:
        """Return x and y of the middle of a key."""
        (left, top), (right, _), (_, below), _ = _board.legs(key)
        x = ((left + right) / 2 - (_board.columns - 1) / 2) * PITCH
        y = ((_board.strips - 1) / 2 - (top + below) / 2) * PITCH
        return self.board_at[0] + x, self.board_at[1] + y

    def pico_holes(self) -> list[tuple[float, float]]:
        """Return the four holes of the Pico."""
        x, y = self.pico_at
        wide, high = bought.PICO_HOLES
        return [(x + i * wide / 2, y + j * high / 2) for i in (-1, 1) for j in (-1, 1)]

    def board_corners(self) -> list[tuple[float, float]]:
        """Return the corner holes of the keys' board, drilled wider for the pegs; here the lid presses on it."""
        if self.board:
            return list(PRESSED_AT)
        across = (_board.columns - 1) / 2 * PITCH
        up = (_board.strips - 1) / 2 * PITCH
        return [(self.board_at[0] + x * across, self.board_at[1] + y * up) for x in (-1, 1) for y in (-1, 1)]

    def cell_at(self) -> tuple[float, float]:
        """Return the middle of any cell: below the keys, on the left."""
        return self.cell_x, -self.inside[1] / 2 + 0.5 + bought.CELLS[1000][1] / 2

    def holds(self, mah: int) -> bool:
        """Return whether even an old cell has room below the leads of the keys."""
        thick = bought.CELLS[mah][2] * bought.SWELLING
        return WALL + thick + 0.5 <= self.board_z - bought.LEADS

    def outline(self) -> list[tuple[float, float]]:
        """Return the corners of the board to order, counterclockwise, notches for posts and slide switch included."""
        right, high = self.inside[0] / 2 - EDGE, self.inside[1] / 2 - EDGE
        _, _, (post, upper), (_, side) = self.screws
        x, up, low, over = post - NOTCH / 2, upper - NOTCH / 2, side - NOTCH / 2, side + NOTCH / 2
        half = [(right - 1.0, -high), (right, 1.0 - high), (right, low), (x, low), (x, over), (right, over)]
        half += [(right, up), (x, up), (x, high)]
        other = [(-px, py) for px, py in reversed(half)]
        # On the left the switch is let in, between the upper post and the one at the side.
        # Deeper than it, since what is milled has round corners.
        deep, along = -self.inside[0] / 2 + bought.SLIDE[2] + 0.6, bought.SLIDE[0] / 2 + 0.15
        y = self.slide_at[1]
        seat = [(-right, y + along), (deep, y + along), (deep, y - along), (-right, y - along)]
        return half + other[:3] + seat + other[3:]
