"""The questions of Roll Into Town: which pieces may go where, and the map they are shown on."""

from rules.place import Map, Piece, Place
from rules.prompts import Choose, Row
from rules.roll_into_town import construct as building_rules
from rules.roll_into_town import discover as icon_rules
from rules.roll_into_town import gather
from rules.roll_into_town import market as swapping
from rules.roll_into_town.town import (
    COAST,
    EMPTY,
    FULL,
    HOUSE,
    LIGHTHOUSE,
    LIGHTHOUSE_TOP,
    LUMBERJACK,
    MARKET,
    PORT,
    RIVER,
    STOCK,
    TREE,
)

# Tiles: those of the ground are numbered as the cells; what stands on a coast is drawn over it. So is where the river
# flows on: north, east, south, west.
TILE_HOUSE = 0x30
TILE_PORT, TILE_LIGHTHOUSE, TILE_LIGHTHOUSE_TOP = 0x40, 0x42, 0x44
TILE_ARROWS = b"\x00\x46\x48\x00\x4a\x00\x00\x00\x4c"
TILE_RIVER = RIVER | 5
TILE_COAST = COAST | 6


def tiles(cell):
    """The tiles that show a cell: the one below, and the one over it (0: none)."""
    if cell >= HOUSE:
        return TILE_HOUSE + cell - HOUSE, 0
    if cell < PORT:
        return cell, 0
    over = TILE_PORT if cell < LIGHTHOUSE else TILE_LIGHTHOUSE if cell < LIGHTHOUSE_TOP else TILE_LIGHTHOUSE_TOP
    return COAST | cell & 15 if cell & 15 else EMPTY, over


def map_of(town, fresh=b"", rows=()):
    """The picture of a town's map."""
    cells = bytearray(len(town.cells))
    over = bytearray(len(town.cells))
    for i, cell in enumerate(town.cells):
        cells[i], over[i] = tiles(cell)
    course = town.course()
    if course:
        cell, _, leaves = course[-1]
        over[cell] = TILE_ARROWS[leaves]
    return Map(town.size, town.size, cells, over, fresh, rows)


def piece_tile(cell):
    """The tile of a piece: what it puts on the map."""
    below, over = tiles(cell)
    return over or below


def facts(game):
    """What stands beside the map: what was flooded just now, and the stock."""
    rows = game.stock_rows(game.town())
    if game.flooded:
        rows.insert(0, Row("flooded", len(game.flooded)))
    return rows


# -- Discover


def unused_dice(game):
    """What the unused dice are good for, as (number, change, icon): as they are, jokers, and with the Town Hall."""
    plain = []
    jokers = []
    changed = []
    town = game.town()
    empty = town.all_of(EMPTY)
    fits = [False]
    for icon in range(1, icon_rules.JOKER):
        fits.append(bool(icon_rules.where(town, icon, empty)))
    for number in game.unused():
        if number == icon_rules.JOKER:
            jokers = [(number, 0, icon) for icon in range(1, icon_rules.JOKER) if fits[icon]]
            continue
        if fits[number]:
            plain.append((number, 0, number))
        for change in (-1, 1):
            if town.town_hall and 1 <= number + change < icon_rules.JOKER and fits[number + change]:
                changed.append((number, change, number + change))
    return plain, jokers, changed


def discover(game):
    """The dice that may be drawn with (see `unused_dice`), and the question which one and where, or None."""
    town = game.town()
    plain, jokers, changed = unused_dice(game)
    actions = ()
    if game.using == "joker":
        dice = jokers
    elif game.using == "town_hall":
        dice = changed
    else:
        dice = plain
        actions = ("discover_done",)
        if jokers:
            actions += ("joker",)
        if changed:
            actions += ("town_hall",)
    if not dice and len(actions) < 2:
        return dice, None
    rows = facts(game)
    left = game.icons_left()
    what = "discover"
    if not left:
        what = "fountain"
        left = town.fountain
    rows.append(Row("icons_left", left))
    if game.using == "town_hall":
        rows.append(Row("town_hall", town.town_hall))
    empty = town.all_of(EMPTY)
    pieces = [icon_piece(town, die, empty) for die in dice]
    prompt = Place(what, game.current, map_of(town, game.flooded, rows), pieces, actions)
    prompt.suggest = lambda: suggestions().icon(game, prompt, dice)
    return dice, prompt


def icon_piece(town, die, empty):
    """What can be drawn with a die; `empty` are the town's empty cells."""
    number, change, icon = die
    name = icon_rules.ICONS[icon]
    shows = None
    if icon == icon_rules.RIVER_ICON:
        tile = TILE_RIVER
        shows = lambda cell, way: bytes((cell, RIVER | way >> 4 | way & 15))  # noqa: E731
    elif icon == icon_rules.COAST_ICON:
        tile = TILE_COAST
        shows = lambda cell, way: bytes((cell, COAST | way))  # noqa: E731
    else:
        tile = icon_rules.LAND[icon]
    detail = None
    if change:
        detail = ("die_changed", number, number + change)
    return Piece(
        name,
        tile,
        icon_rules.where(town, icon, empty),
        icon_rules.ways(town, icon),
        shows=shows,
        detail=detail,
        likely=lambda: suggestions().icon_place(town, icon),
    )


# -- Construct


def construct(game):
    """The question what to build where; None: nothing can be paid for and placed.

    With the market, payments can be said by hand: then only buildings are offered of which that is so.
    """
    town = game.town()
    has_market = town.has(MARKET)
    empty = town.all_of(EMPTY)
    pieces = []
    by_hand = 0
    for building, cost in enumerate(building_rules.COSTS):
        if has_market:
            swaps = swapping.fewest(town.stock, cost)
            payable = swaps is not None
        else:
            swaps = b""
            payable = min(swapping.left(town.stock, cost, b"")) >= 0
        if not payable:
            continue
        where = building_rules.where(town, building, empty)
        if not where:
            continue
        free = bool(has_market and swapping.offered(town.stock, cost, b""))
        by_hand += free
        if game.using != "market" or free:
            pieces.append(building_piece(town, building, where, swaps))
    if not pieces:
        return None
    actions = ()
    if game.using != "market":
        actions = ("build_done", "market") if by_hand else ("build_done",)
    rows = facts(game)
    prompt = Place("construct", game.current, map_of(town, game.flooded, rows), pieces, actions)
    prompt.suggest = lambda: suggestions().building(game, prompt)
    return prompt


def building_piece(town, building, where, swaps):
    """What can be built, what it costs, and what the market would swap for it."""
    cost = building_rules.COSTS[building]
    ways = None
    if building_rules.BUILDINGS[building] == "cathedral":
        ways = lambda cell: building_rules.cathedral_ways(town, cell)  # noqa: E731
    return Piece(
        building_rules.BUILDINGS[building],
        piece_tile(building_rules.CELLS[building]),
        where,
        ways,
        shows=lambda cell, way: shown(building_rules.footprint(town, building, cell, way)),
        brings=lambda cell: building_rules.brings(town, building, cell),
        likely=lambda: suggestions().building_place(town, building, where),
        price=[("cost_" + STOCK[i], cost[i]) for i in range(3) if cost[i]],
        detail=[swap_label(swap) for swap in swaps] or None,
    )


def shown(changes):
    """Changes of a map as tiles: a cell, its tile, the next cell …"""
    changes = bytearray(changes)
    for i in range(1, len(changes), 2):
        changes[i] = piece_tile(changes[i])
    return bytes(changes)


def swap_label(swap):
    """The label of one swap: two given for one."""
    return "swap_" + STOCK[swap >> 4] + "_" + STOCK[swap & 15]


def market(game):
    """The question which swap to make next for what is about to be built, or to pay; None: only paying is left."""
    stock = game.town().stock
    cost = building_rules.COSTS[game.plan[0]]
    swaps = swapping.offered(stock, cost, game.swaps)
    if not swaps:
        return None
    payable = min(swapping.left(stock, cost, game.swaps)) >= 0
    needed = swapping.fewest(stock, cost, game.swaps)
    rows = [Row(swap_label(swap), stock[swap >> 4], FULL) for swap in swaps]
    suggest = b"\xff" if payable else needed[len(game.swaps) : len(game.swaps) + 1]
    return Choose("market", game.current, rows, swaps, "market_pay" if payable else None, lambda: suggest)


# -- Gather and upkeep


def lumberjacks(game):
    """The question which lumberjack fells its trees next, or none."""
    town = game.town()
    piece = Piece(
        "fell",
        piece_tile(LUMBERJACK),
        gather.useful_lumberjacks(town),
        brings=lambda cell: ("brings_wood", len(gather.trees_around(town, cell))),
    )
    rows = facts(game)
    rows[-1].value = min(FULL, rows[-1].value + game.felled)
    prompt = Place("fell", game.current, map_of(town, game.flooded, rows), (piece,), ("fell_done",))
    prompt.suggest = lambda: suggestions().felling(game, prompt)
    return prompt


def growth(game, growth):
    """The question where the trees due grow, one after the other."""
    town = game.town()
    piece = Piece("tree", TREE, growth.where)
    prompt = Place("grow", game.current, map_of(town, game.flooded, facts(game)), (piece,), (), growth.most())
    prompt.suggest = lambda: suggestions().growth(game, prompt)
    return prompt


def suggestions():
    """The module of what most players would answer, loaded when a screen asks for it."""
    from rules.roll_into_town import suggestions

    return suggestions
