"""The board to order, by its file alone: its copper connects what the guide connects and nothing else."""

import json
import math
import re

from host.paths import PROJECT

from drivers.hardware import read as read_hardware
from hardware import parts, pico
from hardware.board import project
from hardware.board.project import all_of, one
from hardware.tests.board_file import (
    BOARD,
    COPPER,
    LAYERS,
    NETS,
    PARTS,
    PLANES,
    near_plane,
    number_of,
    pads,
    point,
    touching,
    within,
)
from hardware.wiring import KEYS

GUIDE = (PROJECT / "docs" / "build" / "breadboard.md").read_text(encoding="utf-8")
# Millimetres between two nets: makers of boards do finer for the least money.
CLEARANCE = 0.2
POWER = (PROJECT / "docs" / "build" / "battery.md").read_text(encoding="utf-8")


def told():
    """Return the intended nets, {net: {(part, pad)}}, from hardware.txt's pins, the guide's tables and battery.md."""
    wiring, complaints = read_hardware("there is none")
    assert not complaints
    found = {}
    for key, gpio in enumerate(wiring.KEYS):
        found[KEYS[key]] = {("U1", str(pico.pin_of(gpio))), (f"SW{key + 1}", "1")}
    found["SDA"] = {("U1", str(pico.pin_of(wiring.SDA))), ("J1", "4")}
    found["SCL"] = {("U1", str(pico.pin_of(wiring.SCL))), ("J1", "3")}
    # The display's first two pins go to the middles of the bridges.
    found["first"], found["second"] = {("J1", "1"), ("JP1", "2")}, {("J1", "2"), ("JP2", "2")}
    found["3V3"] = {("U1", "36"), ("JP1", "3"), ("JP2", "1")}
    ground = {("U1", str(pin)) for pin in (3, 8, 13, 18, 23, 28, 38)} | {(f"SW{key + 1}", "2") for key in range(7)}
    found["GND"] = ground | {("JP1", "1"), ("JP2", "3"), ("U2", "OUT-")}
    # battery.md: B+ cell +, B- cell -, OUT+ switch diode VSYS, OUT- GND.
    found["cell +"], found["cell -"] = {("U2", "B+"), ("J2", "1")}, {("U2", "B-"), ("J2", "2")}
    found["out"] = {("U2", "OUT+"), ("SW8", "2")}
    found["switched"] = {("SW8", "1"), ("D1", "2")}
    found["VSYS"] = {("D1", "1"), ("U1", "39")}
    return found


def test_the_copper_connects_what_is_to_be_connected_and_nothing_else():
    ends = told()
    net_of = {pad: net for net, its in ends.items() for pad in its}
    assert len(net_of) == sum(map(len, ends.values()))
    seen = {}
    for number, (what, *_) in enumerate(COPPER):
        if what[0] in ("track", "via"):
            continue
        # A pad that is in no net touches only its own land.
        net = net_of.get(what, what)
        for other, first in seen.items():
            assert NETS.joined(number, first) == (net == other), (what, other)
        seen.setdefault(net, number)
    assert set(ends) <= set(seen)
    # No track, via or plane that hangs on nothing.
    for number, (what, *_) in enumerate(COPPER):
        assert any(NETS.joined(number, first) for first in seen.values()), what
    assert PLANES and all(NETS.joined(("plane", plane), seen["GND"]) for plane in range(len(PLANES)))


def test_the_nets_that_the_file_names_are_the_same():
    written = {}
    for reference, footprint in PARTS.items():
        for pad in all_of(footprint, "pad"):
            for net in all_of(pad, "net"):
                written.setdefault(net[2], set()).add((reference, pad[1]))
    assert sorted(map(sorted, written.values())) == sorted(map(sorted, told().values()))


def test_the_guides_tables_and_the_way_of_the_current_are_what_was_followed():
    ends = told()
    said = dict(re.findall(r"^ *\| (\w+) \| GP\d+ \(pin (\d+)\) and GND \|$", GUIDE, re.M))
    assert list(said) == list(KEYS)
    for key, pin in said.items():
        assert ("U1", pin) in ends[key]
    for name, net in (("SDA", "SDA"), ("SCL", "SCL"), ("VCC", "3V3"), ("GND", "GND")):
        pin = re.findall(rf"^ *\| OLED {name} \| \w+ \(pin (\d+)\) \|$", GUIDE, re.M)[0]  # the next is that on SPI
        assert ("U1", pin) in ends[net]
    way = POWER.split("## Wire it")[1].split("```")[1]
    assert re.search(r"B\+ ── cell \+ .*OUT\+ ── switch ── Schottky diode ──▶\|── VSYS \(pin 39\)", way)
    assert re.search(r"B− ── cell − .*OUT− ─+ GND +\(pin 38\)", way)


def test_bridges_of_solder_to_the_left_give_the_guides_order_and_to_the_right_the_other():
    def joined(pin, bridged):
        places = {1: ("JP1", "2"), 2: ("JP2", "2")}
        reference, middle = places[pin]
        assert NETS.joined(number_of("J1", str(pin))[0], number_of(reference, middle)[0])
        end = number_of(reference, bridged)[0]
        power, ground = number_of("U1", "36")[0], number_of("U1", "38")[0]
        return {"VCC": NETS.joined(end, power), "GND": NETS.joined(end, ground)}

    assert joined(1, "1") == joined(2, "3") == {"VCC": False, "GND": True}
    assert joined(1, "3") == joined(2, "1") == {"VCC": True, "GND": False}
    left = [pads(reference)[0][1][0] for reference in ("JP1", "JP2")]
    right = [pads(reference)[2][1][0] for reference in ("JP1", "JP2")]
    assert max(left) < min(right)
    assert [text[1] for text in sorted(all_of(BOARD, "gr_text"), key=lambda its: point(one(its, "at")))
            if "VCC" in text[1]] == ["GND VCC", "VCC GND"]  # fmt: skip


def test_copper_of_two_nets_is_nowhere_nearer_than_the_rules_say():
    rules = json.loads(project.PROJECT.read_text(encoding="utf-8"))["board"]["design_settings"]["rules"]
    assert rules["min_clearance"] == CLEARANCE
    for number, other in touching(CLEARANCE):
        assert NETS.joined(number, other), (COPPER[number][0], COPPER[other][0])
    for plane, (layer, corners) in enumerate(PLANES):
        for number, (what, layers, start, _, _) in enumerate(COPPER):
            if layer in layers and not NETS.joined(number, ("plane", plane)):
                assert not near_plane(corners, number, CLEARANCE) and not within(start, corners), what


def test_the_grounds_of_both_layers_are_filled():
    assert {layer for layer, _ in PLANES} == set(LAYERS), "fill all zones in KiCad (B) and save the board"


def test_the_schematic_connects_the_same():
    sheet = project.read(project.SCHEMATIC)
    ends = {}  # in the sheet's own places, y down
    for symbol in all_of(one(sheet, "lib_symbols"), "symbol"):
        ends[symbol[1]] = [
            (one(pin, "number")[1], float(one(pin, "at")[1]), float(one(pin, "at")[2]))
            for unit in all_of(symbol, "symbol")
            for pin in all_of(unit, "pin")
        ]

    def place(item):
        return tuple(round(float(length), 3) for length in one(item, "at")[1:3])

    labels = {place(label): label[1] for label in all_of(sheet, "global_label")}
    empty = {place(mark) for mark in all_of(sheet, "no_connect")}
    found, taken = {}, set()
    for symbol in all_of(sheet, "symbol"):
        (reference,) = [its[2] for its in all_of(symbol, "property") if its[1] == "Reference"]
        x, y = place(symbol)
        for pin, dx, dy in ends[one(symbol, "lib_id")[1]]:
            at = round(x + dx, 3), round(y - dy, 3)
            assert (at in labels) != (at in empty) and at not in taken, (reference, pin)
            taken.add(at)
            if at in labels:
                found.setdefault(labels[at], set()).add((reference, pin))
    assert taken == set(labels) | empty
    assert sorted(map(sorted, found.values())) == sorted(map(sorted, told().values()))
    # Each pad of the board is a pin there.
    symbols = [its[2] for symbol in all_of(sheet, "symbol") for its in all_of(symbol, "property")[:1]]
    assert sorted(symbols) == sorted(reference for reference in PARTS if reference[0] != "H")


def test_what_is_printed_at_a_pin_is_what_it_is_connected_with():
    """+ and - of the cell, the charger's names, the ring of the diode, the Pico's pin 1, on and off."""

    def nearest(reference, words):
        x, y = point(one(PARTS[reference], "at"))
        ((dx, dy),) = [[float(its) for its in one(text, "at")[1:3]] for text in all_of(PARTS[reference], "fp_text")
                       if text[2] == words and one(text, "layer")[1].endswith("SilkS")]  # fmt: skip
        return min(pads(reference), key=lambda pad: math.dist(pad[1], (x + dx, y - dy)))[0]

    for name in ("OUT-", "B-", "B+", "OUT+"):
        assert nearest("U2", name) == name
    for sign in "+-":
        socket, charger = number_of("J2", nearest("J2", sign)), number_of("U2", "B" + sign)
        assert NETS.joined(socket[0], charger[0])
    assert nearest("U1", "1") == "1"
    assert (nearest("SW8", "ON"), nearest("SW8", "OFF")) == ("1", "3")
    assert [nearest("J1", words) for words in ("1", "2", "SCL", "SDA")] == ["1", "2", "3", "4"]
    # The diode's ring is a line across, at the side of the pin that goes to VSYS.
    lines = [[[float(its) for its in one(line, end)[1:3]] for end in ("start", "end")]
             for line in all_of(PARTS["D1"], "fp_line") if one(line, "layer")[1] == "F.SilkS"]  # fmt: skip
    (ring,) = {x for (x, _), (other, _) in lines if x == other and abs(x) != parts.DIODE[0] / 2}
    ((kathode, _),) = [at for name, at, *_ in pads("D1") if name == "1"]
    assert NETS.joined(number_of("D1", "1")[0], number_of("U1", "39")[0])
    assert ring > 0 and kathode > point(one(PARTS["D1"], "at"))[0]
