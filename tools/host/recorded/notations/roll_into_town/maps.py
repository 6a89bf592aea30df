"""Maps of Roll Into Town as texts: sides, terrain and buildings, a position to start from and the one reached."""

from collections.abc import Iterator
from typing import Any

from host.recorded.fields import shown

from rules.place import OPPOSITE
from rules.roll_into_town.construct import BUILDING_CELLS, BUILDINGS, USES
from rules.roll_into_town.discover import through
from rules.roll_into_town.town import (
    AISLE,
    AISLE_MIRRORED,
    COAST,
    EMPTY,
    FARM,
    FOUNTAIN,
    FULL,
    HOUSE,
    LIGHTHOUSE,
    LIGHTHOUSE_TOP,
    MOUNTAIN,
    NAVE,
    NAVE_MIRRORED,
    OCEAN,
    PORT,
    RIVER,
    SPIRE,
    STOCK,
    TOWN_HALL,
    TREE,
    WATERMILL,
    is_coast,
    is_ocean,
    is_river,
)

# The sides by their letters, in the order in which they are written.
LETTERS = {1: "N", 2: "E", 4: "S", 8: "W"}
TERRAIN = {".": EMPTY, "#": TOWN_HALL, "F": FARM, "M": MOUNTAIN, "T": TREE, "R": RIVER, "C": COAST, "O": OCEAN}
LETTERS_OF_BUILDINGS = "hmlpwtfkLK"
TOWN_KEYS = ("food", "stone", "wood", "town_hall", "fountain", "terrain", "buildings", "coasts", "river")


# -- Cells and sides


def place_of(town: Any, cell: int) -> list[int]:
    """A cell as the file has it: [row, column]."""
    return [cell // town.size, cell % town.size]


def cell_of(town: Any, field: Any) -> int:
    """The number of the cell that a field names as [row, column]."""
    row, column = [number.number(0, town.size - 1) for number in field.items(2)]
    return row * town.size + column


def sides_of(field: Any, least: int, most: int) -> int:
    """The sides that a field names by their letters, each once."""
    sides = 0
    for letter in field.text():
        side = next((side for side, name in LETTERS.items() if name == letter), None)
        if side is None:
            raise field.error(f"unknown side {shown(letter)}")
        if sides & side:
            raise field.error(f"{letter} occurs twice")
        sides |= side
    if not least <= len(field.value) <= most:
        due = f"{least}" if least == most else f"{least} to {most}"
        raise field.error(f"{len(field.value)} sides given, {due} due")
    return sides


def river_way(field: Any) -> int:
    """The way of a river that a field names: the side it comes in by, and the one it leaves by."""
    sides_of(field, 2, 2)
    comes_in, leaves = [next(side for side, name in LETTERS.items() if name == letter) for letter in field.value]
    return comes_in << 4 | leaves


def named_sides(sides: int) -> str:
    """Sides as letters."""
    return "".join(name for side, name in LETTERS.items() if sides & side)


# -- A position to start from


def read_town(town: Any, field: Any) -> None:
    """Set a new town to what a field describes."""
    fields = field.object(TOWN_KEYS)
    for i, name in enumerate(STOCK):
        if name in fields:
            town.stock[i] = fields[name].number(0, FULL)
    if "town_hall" in fields:
        town.town_hall = fields["town_hall"].number(0, USES)
    if "terrain" in fields:
        read_terrain(town, fields["terrain"])
    if "coasts" in fields:
        read_coasts(town, fields["coasts"])
    bare = [cell for cell in range(len(town.cells)) if town.cells[cell] == COAST]
    if bare:
        raise field.error(f"missing for {place_of(town, bare[0])}", "coasts")
    if "river" in fields:
        read_river(town, fields["river"])
    course = list(town.course()[0])  # not every runtime looks for a number in a bytearray
    for cell, there in enumerate(town.cells):
        if is_river(there) and cell not in course:
            raise field.error(f"missing for {place_of(town, cell)}", "river")
    if "buildings" in fields:
        read_buildings(town, fields["buildings"])
    has_fountain = town.has(FOUNTAIN)
    town.fountain = USES if has_fountain else 0
    if "fountain" in fields:
        town.fountain = fields["fountain"].number(0, USES)
        if town.fountain and not has_fountain:
            raise fields["fountain"].error(f"{town.fountain} uses left, but there is no fountain")


def letters_of(town: Any, field: Any, letters: Any, what: Any) -> Any:
    """The letters of a map, cell by cell: a field for each row."""
    rows = field.items(town.size)
    for row in rows:
        if len(row.text()) != town.size:
            raise row.error(f"{len(row.value)} cells given, {town.size} due")
        for letter in row.value:
            if letter not in letters:
                raise row.error(f"unknown {what} {shown(letter)}")
    return "".join(row.value for row in rows)


def read_terrain(town: Any, field: Any) -> None:
    """The terrain; coasts without their sides yet, and the river without its ways."""
    middle = len(town.cells) // 2
    for cell, letter in enumerate(letters_of(town, field, TERRAIN, "terrain")):
        if (letter == "#") != (cell == middle):
            raise field.error(f"the Town Hall stands at {place_of(town, middle)}, and only there")
        town.cells[cell] = TERRAIN[letter]


def named_cell(town: Any, field: Any, text: str) -> Any:
    """The cell that a text names as "row,column"."""
    row, _, column = text.partition(",")
    numbers = [str(number) for number in range(town.size)]
    if row not in numbers or column not in numbers:
        raise field.error(f"{shown(text)} is no cell of the map")
    return int(row) * town.size + int(column)


def read_coasts(town: Any, field: Any) -> None:
    """The sides of coasts with water."""
    for name, sides in field.object(field.value if isinstance(field.value, dict) else ()).items():
        cell = named_cell(town, field, name)
        if town.cells[cell] & 0xF0 != COAST or is_ocean(town.cells[cell]):
            raise sides.error("no coast there")
        town.cells[cell] = COAST | sides_of(sides, 1, 3)


def read_river(town: Any, field: Any) -> None:
    """The river, cell by cell from the first one on."""
    onward = None
    for step in field.items():
        name, colon, exits = step.text().partition(":")
        if not colon:
            raise step.error('a cell, a colon and two sides are due, as in "6,3:SN"')
        cell = named_cell(town, step, name)
        way = river_way(type(step)(exits, step.place, step.path))
        if town.cells[cell] != RIVER:
            raise step.error("no river there" if not is_river(town.cells[cell]) else "the river is there already")
        if onward is None:
            if way not in through(town.edges(cell)):
                raise step.error("the river does not start at an edge of the map there")
            town.source, town.source_side = cell, way >> 4
        elif onward != (cell, way >> 4):
            raise step.error("the river does not go on there")
        town.cells[cell] = RIVER | way >> 4 | way & 15
        onward = town.next_to(cell, way & 15), OPPOSITE[way & 15]


def read_buildings(town: Any, field: Any) -> None:
    """The buildings, on what lies below them."""
    letters = letters_of(town, field, "." + LETTERS_OF_BUILDINGS, "building")
    for number, letter in enumerate(LETTERS_OF_BUILDINGS):
        there = [cell for cell in range(len(letters)) if letters[cell] == letter]
        if letter in "fk" and len(there) > 1:
            raise field.error(f"{len(there)} times a {BUILDINGS[number]}, which is built once")
        if letter == "L" and there:
            put_lighthouse(town, field, there)
        elif letter == "K" and there:
            put_cathedral(town, field, there)
        elif letter not in "LK":
            for cell in there:
                put_building(town, field, number, cell)


def put_building(town: Any, field: Any, building: Any, cell: Any) -> None:
    """A building of one cell."""
    there = town.cells[cell]
    where = place_of(town, cell)
    if BUILDING_CELLS[building] == PORT:
        if not is_coast(there):
            raise field.error(f"the port at {where} is on no coast")
        town.cells[cell] = PORT | there & 15
        return
    if there != EMPTY:
        raise field.error(f"the {BUILDINGS[building]} at {where} is on a cell that is not empty")
    if BUILDING_CELLS[building] == WATERMILL and not any(
        other >= 0 and is_river(town.cells[other]) for other in town.beside(cell)
    ):
        raise field.error(f"the watermill at {where} is not beside the river")
    town.cells[cell] = BUILDING_CELLS[building]


def put_lighthouse(town: Any, field: Any, there: Any) -> None:
    """The lighthouse: two cells, one above the other."""
    if len(there) != 2 or there[1] - there[0] != town.size:
        raise field.error("a lighthouse is two cells, one above the other")
    top, bottom = [town.cells[cell] for cell in there]
    if not (bottom == EMPTY or is_coast(bottom) and bottom < PORT):
        raise field.error("the lighthouse stands below on a coast, or on empty ground")
    if not (top == EMPTY or top < PORT and (is_coast(top) or is_ocean(top))):
        raise field.error("the lighthouse stands above on empty ground, a coast, or in the ocean")
    if bottom == EMPTY and not any(is_coast(town.cells[other]) for other in town.around(there[1])):
        raise field.error("the lighthouse stands near no coast")
    town.cells[there[0]] = LIGHTHOUSE_TOP | (top & 15 if top else 0)
    town.cells[there[1]] = LIGHTHOUSE | (bottom & 15 if bottom else 0)


def put_cathedral(town: Any, field: Any, there: Any) -> None:
    """The cathedral: two upright cells, a third beside the lower one."""
    shapes = {1: (NAVE, AISLE), -1: (NAVE_MIRRORED, AISLE_MIRRORED)}
    upper = there[0]
    lower = upper + town.size
    third = [cell for cell in there if cell not in (upper, lower)]
    side = third[0] - lower if len(there) == 3 and len(third) == 1 else 0
    if side not in shapes or third[0] // town.size != lower // town.size:
        raise field.error("a cathedral is three cells: two upright, and one beside the lower")
    for cell, what in ((upper, SPIRE), (lower, shapes[side][0]), (third[0], shapes[side][1])):
        if town.cells[cell] != EMPTY:
            raise field.error(f"the cathedral at {place_of(town, cell)} is on a cell that is not empty")
        town.cells[cell] = what


# -- The position reached


def terrain_letter(cell: int) -> str:
    """The letter of what lies on a cell, or under what stands there."""
    if is_ocean(cell):
        return "O"
    if is_coast(cell):
        return "C"
    if is_river(cell):
        return "R"
    return next((letter for letter, there in TERRAIN.items() if there == cell), ".")


def building_letter(cell: int) -> str:
    """The letter of what stands on a cell."""
    if cell >= SPIRE:
        return "K"
    if cell >= HOUSE:
        return LETTERS_OF_BUILDINGS[BUILDING_CELLS.index(cell)]
    return "L" if cell >= LIGHTHOUSE else "p" if cell >= PORT else "."


def run_of(town: Any) -> Iterator[tuple[int, str]]:
    """The cells of the river from its source on, each with the letters of the sides it comes in and leaves by."""
    comes_in = town.source_side
    for cell in town.course()[0]:
        leaves = town.cells[cell] ^ RIVER ^ comes_in
        yield cell, LETTERS[comes_in] + LETTERS[leaves]
        comes_in = OPPOSITE[leaves]


def written_town(town: Any) -> dict[str, Any]:
    """A town as the result has it, but for the score."""

    def rows(letter: Any) -> list[str]:
        text = "".join(letter(cell) for cell in town.cells)
        return [text[at : at + town.size] for at in range(0, len(text), town.size)]

    def name(cell: int) -> str:
        return "{},{}".format(*place_of(town, cell))

    return dict(zip(STOCK, town.stock)) | {
        "town_hall": town.town_hall,
        "fountain": town.fountain,
        "terrain": rows(terrain_letter),
        "buildings": rows(building_letter),
        "coasts": {name(cell): named_sides(there & 15) for cell, there in enumerate(town.cells) if is_coast(there)},
        "river": [name(cell) + ":" + letters for cell, letters in run_of(town)],
    }
