"""What KiCad does, by its own Python, in which alone this file runs: fill the grounds, check, make what is ordered.

`kicad_side.py fill BOARD`, `check BOARD REPORT`, `make BOARD FOLDER`.
"""

import json
import sys
from typing import Any

import pcbnew

# What is made for whom: KiCad's layer, the ending of its file.
LAYERS = ("F.Cu", "B.Cu", "F.Mask", "B.Mask", "F.SilkS", "B.SilkS", "Edge.Cuts")


def fill(board: Any) -> None:
    """Print the polygons that ground has on each layer, in millimetres."""
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    found = {}
    for zone in board.Zones():
        for layer in zone.GetLayerSet().Seq():
            polygons = zone.GetFilledPolysList(layer)
            outlines: list[Any] = []
            found[board.GetLayerName(layer)] = outlines
            for number in range(polygons.OutlineCount()):
                line = polygons.Outline(number)
                points = [line.CPoint(at) for at in range(line.PointCount())]
                outlines.append([(point.x / 1e6, point.y / 1e6) for point in points])
    json.dump(found, sys.stdout)


def check(board: Any, report: str) -> None:
    """Write what KiCad's check of the rules finds."""
    pcbnew.WriteDRCReport(board, report, pcbnew.EDA_UNITS_MILLIMETRES, True)


def make(board: Any, folder: str) -> None:
    """Write Gerber files of all layers, and the holes."""
    plotter = pcbnew.PLOT_CONTROLLER(board)
    options = plotter.GetPlotOptions()
    options.SetOutputDirectory(folder)
    options.SetUseGerberProtelExtensions(True)
    options.SetPlotFrameRef(False)
    options.SetUseAuxOrigin(True)  # the middle of the board, as the holes have it
    options.SetSubtractMaskFromSilk(True)
    for name in LAYERS:
        plotter.SetLayer(getattr(pcbnew, name.replace(".", "_")))
        plotter.OpenPlotfile(name.replace(".", "_"), pcbnew.PLOT_FORMAT_GERBER, name)
        plotter.PlotLayer()
    plotter.ClosePlot()
    holes = pcbnew.EXCELLON_WRITER(board)
    holes.SetFormat(True)
    holes.SetOptions(False, False, board.GetDesignSettings().GetAuxOrigin(), False)
    holes.CreateDrillandMapFilesSet(folder, True, False)


DO: dict[str, Any] = {"fill": fill, "check": check, "make": make}

if __name__ == "__main__":
    DO[sys.argv[1]](pcbnew.LoadBoard(sys.argv[2]), *sys.argv[3:])
