"""The wiring of the guide: on both boards each key reaches its pin, and nothing touches what it should not."""

import pytest

from host.paths import PROJECT

from drivers import pins
from drivers.hardware import read
from hardware import drawings, pico, wiring
from input.keys import MENU, A, B

BOARDS = [wiring.Breadboard, lambda: wiring.Breadboard(wiring.DISPLAY_SPI), wiring.Stripboard]


@pytest.mark.parametrize("board", BOARDS)
def test_a_key_connects_its_pin_to_ground_while_it_is_down_and_no_other(board):
    pins_of_keys = wiring.PIN_OF_KEY
    for down in [(), (0,), (1,), (2,), (3,), (A,), (B,), (MENU,), (0, 3, B)]:
        nets = board().nets(down)
        for key, pin in enumerate(pins_of_keys):
            assert nets.joined(("pico", pin), ("pico", pico.GND)) == (key in down), (key, down)
            for other in pins_of_keys[:key]:
                assert nets.joined(("pico", pin), ("pico", other)) == ({key, pins_of_keys.index(other)} <= set(down))


I2C_GPIOS = {"SDA": pins.SDA, "SCL": pins.SCL}
SPI_GPIOS = dict(zip(("SCK", "MOSI", "CS", "DC", "RES"), pins.SPI_PINS))


@pytest.mark.parametrize(
    ("display", "gpios"), [(wiring.DISPLAY_I2C, I2C_GPIOS), (wiring.DISPLAY_SPI, SPI_GPIOS)], ids=["I2C", "SPI"]
)
def test_the_display_has_its_wires_and_no_pin_of_the_pico_touches_another(display, gpios):
    nets = wiring.Breadboard(display).nets()
    assert nets.joined(("display", "GND"), ("pico", 38))
    assert nets.joined(("display", "VCC"), ("pico", 36))
    assert set(display) == {"GND", "VCC", *gpios}
    for name, gpio in gpios.items():
        assert nets.joined(("display", name), ("pico", pico.pin_of(gpio)))
    for pin in range(1, 41):
        for other in range(1, pin):
            assert not nets.joined(("pico", pin), ("pico", other)), (pin, other)


def test_the_picos_pins_are_numbered_as_its_data_sheet_has_them():
    places = {"GP0": 1, "GP4": 6, "GP5": 7, "GP6": 9, "GP12": 16, "GP15": 20, "GP16": 21, "GP22": 29, "GP28": 34}
    for name, pin in places.items():
        assert pico.pin_of(int(name[2:])) == pin
    assert [pin + 1 for pin, name in enumerate(pico.NAMES) if name == "GND"] == [3, 8, 13, 18, 23, 28, 38]
    assert pico.label(36) == "3V3 (pin 36)" and pico.NAMES[pico.VSYS - 1] == "VSYS"


@pytest.mark.parametrize("board", BOARDS)
def test_no_hole_takes_two_wires(board):
    board = board()
    if isinstance(board, wiring.Breadboard):
        holes = [hole for _, one, other in board.wires() for hole in (one, other)]
        taken = [board.pico_hole(pin) for pin in range(1, 41)] + [board.display_hole(name) for name in board.display]
        taken += [(column, row) for key in range(7) for column in board.key_columns(key) for row in "ef"]
    else:
        holes = [hole for _, hole, _ in board.wires()] + board.cuts()
        holes += sorted({hole for link in board.links() for hole in link})
        taken = [leg for key in range(7) for leg in board.legs(key)]
        assert all(0 <= column < board.columns and 0 <= strip < board.strips for column, strip in holes + taken)
    assert len(set(holes)) == len(holes)
    assert not set(holes) & set(taken)
    assert len(set(taken)) == len(taken)


@pytest.mark.parametrize("name", sorted(drawings.PICTURES))
def test_the_pictures_in_the_guide_are_those_of_the_pins(name):
    drawn = drawings.PICTURES[name]()
    assert (PROJECT / "docs" / "pictures" / name).read_text(encoding="utf-8") == drawn, "`make docs` draws them anew"


def test_the_guides_table_is_the_wiring():
    guide = (PROJECT / "docs" / "build" / "breadboard.md").read_text(encoding="utf-8")
    for line in drawings.table() + drawings.table_spi():
        assert line in guide


def test_the_guides_lines_for_a_display_on_spi_are_its_wiring(tmp_path):
    guide = (PROJECT / "docs" / "build" / "breadboard.md").read_text(encoding="utf-8")
    (block,) = [part for part in guide.split("```") if "display_bus = spi" in part]
    (tmp_path / "hardware.txt").write_text(block)
    found, complaints = read(str(tmp_path / "hardware.txt"))
    assert not complaints and (found.DISPLAY, found.DISPLAY_BUS) == ("ssd1309", "spi")
    assert (found.SPI_PINS, found.RESET) == (pins.SPI_PINS, pins.SPI_PINS[4])
