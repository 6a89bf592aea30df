"""The guide's prices and hours add up, and the firmware accepts its lines for other boards."""

import re

import pytest

from host.paths import PROJECT

from drivers.hardware import read
from hardware import parts

PARTS, POWER, BOARDS = (
    (PROJECT / "docs" / "build" / f"{name}.md").read_text(encoding="utf-8") for name in ("parts", "battery", "boards")
)
# The GPIO numbers at the edges of other boards. XIAO: D0 to D10; Feather: D4 to D6 and D9 to D13 are GP6 to 13.
EDGES = {
    "XIAO": (26, 27, 28, 29, 6, 7, 0, 1, 2, 4, 3),
    "Feather": (*range(4), *range(6, 14), 18, 19, 20, *range(24, 30)),
}


def rows(text, head):
    """The cells of a table's lines after its head."""
    table = text.split(head, 1)[1].split("\n\n", 1)[0]
    return [[cell.strip(" *") for cell in line.strip("|").split("|")] for line in table.split("\n")[2:]]


def test_the_prices_add_up_to_what_guide_and_readme_say():
    *parts, total = rows(PARTS, "| part | look for |")
    sums = [sum(int(row[column].removesuffix(" €")) for row in parts if row[column]) for column in (2, 3, 4)]
    assert total[2:] == [f"{amount} €" for amount in sums]
    readme = (PROJECT / "README.md").read_text(encoding="utf-8")
    said = re.search(r"about (\d+) € plugged together, (\d+) € on a breadboard, (\d+) € with", readme)
    assert [int(amount) for amount in said.groups()] == sums


def test_the_hours_of_each_cell_are_those_of_the_current():
    counted = 0
    for _, runtime, current, *hours in rows(POWER, "| state | |"):
        for capacity, told in zip((500, 1000, 2000), hours, strict=True):
            exact = 0.9 * capacity / int(re.search(r"\d+", current)[0])
            number, unit = told.split()
            assert int(number) == int(exact / {"h": 1, "days": 24}[unit]), (runtime, current, capacity)
            counted += 1
    assert counted == 24


def test_the_charger_charges_each_cell_at_half_of_what_it_holds_or_less():
    """TP4056 data sheet: the current in mA is 1,200 by the resistor in kΩ."""
    for capacity, resistor, told in re.findall(r"\| ([\d,]+) mAh \| ([\d.]+) kΩ[^|]*\| ([\d,]+) mA \|", POWER):
        capacity, told = int(capacity.replace(",", "")), int(told.replace(",", ""))
        assert 1200 / float(resistor) == pytest.approx(told, rel=0.03) and told <= 0.52 * capacity


@pytest.mark.parametrize("name", EDGES)
def test_another_board_has_the_pins_that_its_lines_in_the_guide_name(tmp_path, name):
    (tmp_path / "hardware.txt").write_text(BOARDS.split(f"On a {name} ")[1].split("```")[1])
    wiring, complaints = read(str(tmp_path / "hardware.txt"))
    assert not complaints
    used = [*wiring.KEYS, wiring.SDA, wiring.SCL]
    assert len(set(used)) == 9 and set(used) <= set(EDGES[name]) and wiring.PROCESSOR == 125_000_000


def test_the_switch_the_charger_and_the_cells_of_the_list_are_those_of_the_case():
    assert "SS12D00G4" in PARTS and "TP4056" in PARTS and "28 × 17 mm" in PARTS
    length, width, thick = parts.CELLS[500]
    assert f"{length:.0f} × {width:.1f} × {thick:.1f} mm" in PARTS
    assert "61.5 × 39.5 mm" in PARTS
