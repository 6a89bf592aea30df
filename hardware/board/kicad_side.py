"""Check the board with KiCad and plot it: `kicad_side.py check BOARD REPORT`, `make BOARD FOLDER`.

This file runs in KiCad's own Python only.
"""

import sys
from typing import Any

import pcbnew

# The layers to plot.
LAYERS = ("F.Cu", "B.Cu", "F.Mask", "B.Mask", "F.SilkS", "B.SilkS", "Edge.Cuts")


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


DO: dict[str, Any] = {"check": check, "make": make}

if __name__ == "__main__":
    DO[sys.argv[1]](pcbnew.LoadBoard(sys.argv[2]), *sys.argv[3:])
