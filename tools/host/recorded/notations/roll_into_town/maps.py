"""Read and write maps of Roll Into Town as texts: sides, terrain, buildings; of a start and of a result."""

from collections.abc import Iterator
from typing import Any

from host.recorded.fields import Field, shown

from engine.prompts.place import EAST, OPPOSITE, SIDES, WEST
from rules.roll_into_town import construct
from rules.roll_into_town import town as towns
from rules.roll_into_town.discover import through

# The sides by their letters.
LETTERS = {1: "N", 2: "E", 4: "S", 8: "W"}
TERRAIN = {
    ".": towns.EMPTY,
    "#": towns.TOWN_HALL,
    "F": towns.FARM,
    "M": towns.MOUNTAIN,
    "T": towns.TREE,
    "R": towns.RIVER,
    "C": towns.COAST,
    "O": towns.OCEAN,
}
LETTERS_OF_BUILDINGS = "hmlpwtfkLK"
TOWN_KEYS = ("food", "stone", "wood", "town_hall", "fountain", "terrain", "buildings", "coasts", "river")


# -- cells and sides


def place_of(town: Any, cell: int) -> list[int]:
    """Return a cell for the file: [row, column]."""
    return [cell // town.size, cell % town.size]


def cell_of(town: Any, field: Any) -> int:
    """Return the number of the cell that a field names as [row, column]."""
    row, column = [number.number(0, town.size - 1) for number in field.items(2)]
    return row * town.size + column


def named_cell(town: Any, field: Any, text: str) -> int:
    """Return the cell that a text names as "row,column"."""
    numbers = [str(number) for number in range(town.size)]
    parts = text.split(",")
    if len(parts) != 2 or parts[0] not in numbers or parts[1] not in numbers:
        raise field.error(f"{shown(text)} is no cell of the map")
    return int(parts[0]) * town.size + int(parts[1])


def sides_of(field: Any, least: int, most: int) -> int:
    """Return the sides that a field names by their letters, each once."""
    names = list(LETTERS.values())
    sides = 0
    for letter in field.text():
        if letter not in names:
            raise field.error(f"unknown side {shown(letter)}")
        side = list(LETTERS)[names.index(letter)]
        if sides & side:
            raise field.error(f"{letter} occurs twice")
        sides |= side
    if not least <= len(field.value) <= most:
        due = f"{least}" if least == most else f"{least} to {most}"
        raise field.error(f"{len(field.value)} sides given, {due} due")
    return sides


def river_way(field: Any) -> int:
    """Return the way of a river in a field: the side it comes in by, and the one it leaves by."""
    sides_of(field, 2, 2)
    comes_in, leaves = [sides_of(Field(letter), 1, 1) for letter in field.value]
    return comes_in << 4 | leaves


def named_sides(sides: int) -> str:
    """Return sides as letters."""
    return "".join([LETTERS[side] for side in SIDES if sides & side])


# -- a position to start from


def read_town(town: Any, field: Any) -> None:
    """Set up a new town by a field."""
    fields = field.object(TOWN_KEYS)
    for i, name in enumerate(towns.STOCK):
        if name in fields:
            town.stock[i] = fields[name].number(0, towns.FULL)
    if "town_hall" in fields:
        town.town_hall = fields["town_hall"].number(0, towns.USES)
    if "terrain" in fields:
        middle = len(town.cells) // 2
        for cell, letter in enumerate(letters_of(town, fields["terrain"], "".join(TERRAIN), "terrain")):
            if (letter == "#") != (cell == middle):
                place = place_of(town, middle)
                raise fields["terrain"].error(f"the Town Hall stands at {place}, and only there")
            town.cells[cell] = TERRAIN[letter]
    if "coasts" in fields:
        for name, sides in fields["coasts"].object(fields["coasts"].value).items():
            cell = named_cell(town, fields["coasts"], name)
            if town.cells[cell] & 0xF0 != towns.COAST or towns.is_ocean(town.cells[cell]):
                raise sides.error("no coast there")
            town.cells[cell] = towns.COAST | sides_of(sides, 1, 3)
    for step in fields["river"].items() if "river" in fields else ():
        read_river(town, step)
    course = list(town.course()[0])  # not every runtime finds a number in a bytearray
    for cell, there in enumerate(town.cells):
        if there == towns.COAST or towns.is_river(there) and cell not in course:
            what = "coasts" if there == towns.COAST else "river"
            raise field.error(f"missing for {place_of(town, cell)}", what)
    if "buildings" in fields:
        read_buildings(town, fields["buildings"])
    if "fountain" in fields:
        town.fountain = fields["fountain"].number(0, towns.USES)
        if town.fountain and not town.has(towns.FOUNTAIN):
            raise fields["fountain"].error(f"{town.fountain} uses left, but there is no fountain")


def letters_of(town: Any, field: Any, letters: str, what: str) -> str:
    """Return the letters of a map, cell by cell, from a field for each row."""
    rows = field.items(town.size)
    for row in rows:
        if len(row.text()) != town.size:
            raise row.error(f"{len(row.value)} cells given, {town.size} due")
        for letter in row.value:
            if letter not in letters:
                raise row.error(f"unknown {what} {shown(letter)}")
    return "".join([row.value for row in rows])


def read_river(town: Any, step: Any) -> None:
    """Read the next cell of the river: "row,column:" and the sides it comes in and leaves by."""
    name, colon, exits = step.text().partition(":")
    if not colon:
        raise step.error('a cell, a colon and two sides are due, as in "6,3:SN"')
    cell = named_cell(town, step, name)
    way = river_way(Field(exits, step.place, step.path))
    course, onward, comes_in = town.course()
    if town.cells[cell] != towns.RIVER:
        raise step.error("no river there" if not towns.is_river(town.cells[cell]) else "the river is there already")
    if not course:
        if way not in through(town.edges(cell)):
            raise step.error("the river does not start at an edge of the map there")
        town.source, town.source_side = cell, way >> 4
    elif (onward, comes_in) != (cell, way >> 4):
        raise step.error("the river does not go on there")
    town.cells[cell] = towns.RIVER | way >> 4 | way & 15


def read_buildings(town: Any, field: Any) -> None:
    """Read the buildings; put each on an allowed cell of the terrain."""
    letters = letters_of(town, field, "." + LETTERS_OF_BUILDINGS, "building")
    for number, letter in enumerate(LETTERS_OF_BUILDINGS):
        name = construct.BUILDINGS[number]
        there = [cell for cell in range(len(letters)) if letters[cell] == letter]
        # The lower one of several cells.
        lower = there
        way = 0
        if there and letter == "L":
            lower = there[-1:]
        elif there and letter == "K":
            lower = [there[0] + town.size]
            way = EAST if lower[0] + 1 in there else WEST
        for cell in lower:
            if cell not in may_stand(town, number) or way and way not in construct.cathedral_ways(town, cell):
                raise field.error(f"no {name} can stand at {place_of(town, cell)}")
            footprint = construct.footprint(town, number, cell, way)
            if letter in "LK" and sorted(footprint[i] for i in range(0, len(footprint), 2)) != there:
                raise field.error(f"a {name} has another form")
            construct.build(town, number, cell, way)


def may_stand(town: Any, building: int) -> Any:
    """Return the allowed cells of a building in a start: for a watermill also the river's open end."""
    if construct.BUILDING_CELLS[building] != towns.WATERMILL:
        return construct.where(town, building)
    river = [cell for cell, there in enumerate(town.cells) if towns.is_river(there)]
    return [cell for cell in town.all_of(towns.EMPTY) if [1 for other in town.beside(cell) if other in river]]


# -- the position reached


def terrain_letter(cell: int) -> str:
    """Return the letter of the terrain of a cell, even below a building."""
    if towns.is_ocean(cell):
        return "O"
    if towns.is_coast(cell):
        return "C"
    if towns.is_river(cell):
        return "R"
    return next((letter for letter, there in TERRAIN.items() if there == cell), ".")


def building_letter(cell: int) -> str:
    """Return the letter of the building on a cell."""
    if cell >= towns.SPIRE:
        return "K"
    if cell >= towns.HOUSE:
        return LETTERS_OF_BUILDINGS[construct.BUILDING_CELLS.index(cell)]
    return "L" if cell >= towns.LIGHTHOUSE else "p" if cell >= towns.PORT else "."


def run_of(town: Any) -> Iterator[tuple[int, str]]:
    """Yield the cells of the river from its source on, with the letters of the sides it comes in and leaves by."""
    comes_in = town.source_side
    for cell in town.course()[0]:
        leaves = town.cells[cell] ^ towns.RIVER ^ comes_in
        yield cell, LETTERS[comes_in] + LETTERS[leaves]
        comes_in = OPPOSITE[leaves]


def written_town(town: Any) -> dict[str, Any]:
    """Return a town for the result, without the score."""

    def rows(letter: Any) -> list[str]:
        text = "".join([letter(cell) for cell in town.cells])
        return [text[at : at + town.size] for at in range(0, len(text), town.size)]

    def name(cell: int) -> str:
        return "{},{}".format(*place_of(town, cell))

    return dict(zip(towns.STOCK, town.stock)) | {
        "town_hall": town.town_hall,
        "fountain": town.fountain,
        "terrain": rows(terrain_letter),
        "buildings": rows(building_letter),
        "coasts": {
            name(cell): named_sides(there & 15) for cell, there in enumerate(town.cells) if towns.is_coast(there)
        },
        "river": [name(cell) + ":" + letters for cell, letters in run_of(town)],
    }
