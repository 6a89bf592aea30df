"""Draws both sides of the board as SVG, from its file alone."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hardware.board import project
from hardware.board.project import all_of, numbers, on_layer, on_sheet, one
from hardware.drawings import svg

SCALE = 12  # pixels a millimetre
_MASK, _COPPER, _TRACK, _PAD, _HOLE, _SILK = "#0d4a33", "#126145", "#1b8059", "#d9b45a", "#ffffff", "#f4f4ee"


class _Sheet:
    """Shapes of one side, seen from that side."""

    def __init__(self, whole: Any, side: str) -> None:
        self.side = side
        self.outline = project.edge(whole)
        xs, ys = zip(*self.outline)
        self.left, self.right, self.top, self.bottom = min(xs), max(xs), min(ys), max(ys)
        self.parts: list[str] = []

    def place(self, x: float, y: float) -> tuple[float, float]:
        across = x - self.left if self.side == "F" else self.right - x
        return round((across + 2) * SCALE, 1), round((y - self.top + 2) * SCALE, 1)

    def polygon(self, points: Sequence[tuple[float, float]], fill: str) -> None:
        path = " ".join("{:g},{:g}".format(*self.place(*point)) for point in _thinned(points))
        self.parts.append(f'<polygon points="{path}" fill="{fill}"/>')

    def line(self, points: Sequence[tuple[float, float]], width: float, colour: str) -> None:
        path = " L".join("{:g},{:g}".format(*self.place(*point)) for point in points)
        look = f'stroke="{colour}" stroke-width="{width * SCALE:.3g}" stroke-linecap="round" fill="none"'
        self.parts.append(f'<path d="M{path}" {look}/>')

    def oval(self, x: float, y: float, size: Sequence[float], colour: str) -> None:
        wide, high = size
        radius = min(wide, high) / 2
        dx, dy = wide / 2 - radius, high / 2 - radius
        self.line([(x - dx, y - dy), (x + dx, y + dy + 1e-3)], 2 * radius, colour)

    def words(self, item: Any, x: float, y: float) -> None:
        """Words of KiCad's text around a point."""
        high = float(one(one(one(item, "effects"), "font"), "size")[1])
        words = item[1] if item[0] == "gr_text" else item[2]
        px, py = self.place(x, y)
        size = high * 1.35 * SCALE
        self.parts.append(
            f'<text x="{px:g}" y="{py + size * 0.36:.1f}" font-size="{size:.3g}" fill="{_SILK}" '
            f'text-anchor="middle">{words}</text>'
        )


def _thinned(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Drop the points that make no visible difference."""
    kept = [points[0]]
    for before, here in zip(points, points[1:]):
        if max(abs(here[0] - kept[-1][0]), abs(here[1] - kept[-1][1])) > 0.12:
            # Keep the start of a long side.
            if kept[-1] != before and max(abs(here[0] - before[0]), abs(here[1] - before[1])) > 0.5:
                kept.append(before)
            kept.append(here)
    return kept


def draw(whole: list[Any], side: str) -> str:
    """Return the drawing of a side, F or B, of a board as `project.read` returns it."""
    sheet = _Sheet(whole, side)
    copper, silk = f"{side}.Cu", f"{side}.SilkS"
    sheet.polygon(sheet.outline, _MASK)
    for corners in project.planes(whole, copper):
        sheet.polygon(corners, _COPPER)
    for track in on_layer(all_of(whole, "segment"), copper):
        ends = [on_sheet(one(track, end)) for end in ("start", "end")]
        sheet.line(ends, float(one(track, "width")[1]), _TRACK)
    for via in all_of(whole, "via"):
        sheet.oval(*on_sheet(one(via, "at")), numbers(one(via, "size")) * 2, _TRACK)
    holes = []
    for part in all_of(whole, "footprint"):
        for pad in project.pads(part):
            if copper in pad.layers:
                sheet.oval(*pad.at, pad.size, _PAD)
            if pad.hole:
                holes.append((*pad.at, (pad.hole * 2)[:2]))
        for line in on_layer(all_of(part, "fp_line"), silk):
            sheet.line([on_sheet(one(line, end), part) for end in ("start", "end")], 0.15, _SILK)
        for item in on_layer(all_of(part, "fp_text"), silk):
            sheet.words(item, *on_sheet(one(item, "at"), part))
    for x, y, size in holes:
        sheet.oval(x, y, size, _HOLE)
    for item in on_layer(all_of(whole, "gr_text"), silk):
        sheet.words(item, *on_sheet(one(item, "at")))
    return svg((sheet.right - sheet.left + 4) * SCALE, (sheet.bottom - sheet.top + 4) * SCALE, sheet.parts)


PICTURES = {"board_front.svg": "F", "board_back.svg": "B"}


def pictures() -> dict[str, str]:
    """Return the drawings of the board by their names in docs/pictures."""
    board = project.read(project.BOARD)
    return {name: draw(board, side) for name, side in PICTURES.items()}


def write(folder: Path) -> list[Path]:
    """Write the drawings into a folder; return their paths."""
    for name, drawn in pictures().items():
        (folder / name).write_text(drawn, encoding="utf-8", newline="\n")
    return [folder / name for name in PICTURES]
