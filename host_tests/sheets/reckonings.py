"""Scores of the games in the catalogue, reckoned from the rules of each game: the rule books that the sheets name.

A player is {line: what was entered}. In games of several rounds it is a list of them, the last one for what is filled
at the end. Each function of `TOTALS` takes all players and returns their points. `BETTER` has what decides between
equal points, the greater the better. In the games of `FEWEST` the fewest points win.

Nothing here reads a sheet: a fault of a sheet shows as a difference.
"""

from itertools import combinations


def each(reckon):
    """The points of players that do not depend on each other."""
    return lambda players: [reckon(player) for player in players]


def added(*names):
    """All these lines as they are."""
    return lambda player: sum(player[name] for name in names)


def rounds(name):
    """One number a round."""
    return each(lambda played: sum(one.get(name, 0) for one in played))


def seven_wonders(p):
    symbols = [p["Compass"], p["Gear"], p["Tablet"]]
    cards = p["Military"] + p["Wonder"] + p["Blue"] + p["Yellow"] + p["Purple"]
    return cards + p["Coins"] // 3 + sum(one**2 for one in symbols) + 7 * min(symbols)


def step(number, *limits):
    """-1 below the first limit, then 1, 2, 3 and 4 points from each limit on."""
    return [-1, 1, 2, 3, 4][sum(number >= limit for limit in limits)]


def agricola(p):
    points = step(p["Fields"], 2, 3, 4, 5) + step(p["Pastures"], 1, 2, 3, 4) + step(p["Grain"], 1, 4, 6, 8)
    points += step(p["Vegetables"], 1, 2, 3, 4) + step(p["Sheep"], 1, 4, 6, 8) + step(p["Boar"], 1, 3, 5, 7)
    points += step(p["Cattle"], 1, 2, 4, 6) - p["Unused spaces"] + p["Fenced stables"] + p["Clay rooms"]
    return points + 2 * p["Stone rooms"] + 3 * p["Family"] + p["Cards"] + p["Bonus"] - 3 * p["Begging"]


def azul(played):
    """No round takes the marker below 0; the bonuses of the end are added to it."""
    *turns, last = played
    marker = 0
    for turn in turns:
        marker = max(0, marker + turn["Round"])
    return marker + 2 * last["Rows"] + 7 * last["Columns"] + 10 * last["Colours"]


def cascadia(players):
    habitats = "Mountains", "Forests", "Prairies", "Wetlands", "Rivers"
    own = "Bears", "Elk", "Salmon", "Hawks", "Foxes", *habitats, "Nature tokens"
    totals = [sum(p[name] for name in own) for p in players]
    for habitat in habitats:
        sizes = [p[habitat] for p in players]
        if len(players) == 1:
            totals[0] += 2 if sizes[0] >= 7 else 0
            continue
        best = max(sizes)
        first = [seat for seat, size in enumerate(sizes) if size == best > 0]
        if len(players) == 2:
            for seat in first:
                totals[seat] += 2 if len(first) == 1 else 1
            continue
        for seat in first:
            totals[seat] += {1: 3, 2: 2}.get(len(first), 1)
        rest = [size for size in sizes if 0 < size < best]
        if len(first) == 1 and rest and rest.count(max(rest)) == 1:
            totals[sizes.index(max(rest))] += 1
    return totals


def catan(players):
    return [
        p["Settlements"] + 2 * (p["Cities"] + p["Longest road"] + p["Largest army"]) + p["Point cards"] for p in players
    ]


# Points for complete columns of the yellow area, ascending.
YELLOW = sorted({sum(some) for many in range(5) for some in combinations((10, 14, 16, 20), many)})


def clever(p):
    """Each blue box adds a point more than the one before it, each green one too; a fox counts as the poorest area."""
    yellow = YELLOW[p["Yellow"]]
    blue = 1 + sum(range(p["Blue"])) if p["Blue"] else 0
    green = sum(range(p["Green"] + 1))
    areas = [yellow, blue, green, p["Orange"], p["Purple"]]
    return sum(areas) + p["Foxes"] * min(areas)


def dominion(p):
    points = 6 * p["Provinces"] + 3 * p["Duchies"] + p["Estates"] - p["Curses"] + p["Other cards"]
    return points + 10 * p.get("Colonies", 0)


def mars(players):
    """Nobody has awards and milestones alone, and between two players there are no second places."""
    totals = []
    for p in players:
        points = p["Rating"] + p["Greenery"] + p["Cities"] + p["Cards"]
        if len(players) > 1:
            points += 5 * p["First"] + 5 * p["Milestones"]
        if len(players) > 2:
            points += 2 * p["Second"]
        totals.append(points)
    return totals


def qwixx(p):
    points = 0
    for colour in ("Red", "Yellow", "Green", "Blue"):
        crosses = len(p[colour]) + (11 in p[colour])  # with the last number comes the lock
        points += crosses * (crosses + 1) // 2
    return points - 5 * p["Misses"]


def split(amounts, value, points):
    """Return {seat: points} of all players with the amount `value`: they split the points evenly, rounded down."""
    seats = [seat for seat, amount in enumerate(amounts) if amount == value]
    return {seat: points // len(seats) for seat in seats}


def sushi(players):
    totals = [0] * len(players)

    def score(points, sign=1):
        for seat, more in points.items():
            totals[seat] += sign * more

    for number in range(len(players[0]) - 1):
        hands = [played[number] for played in players]
        for seat, hand in enumerate(hands):
            totals[seat] += hand["Tempura"] // 2 * 5 + hand["Sashimi"] // 3 * 10 + hand["Nigiri"]
            totals[seat] += sum(range(min(5, hand["Dumplings"]) + 1))
        rolls = [hand["Maki rolls"] for hand in hands]
        if most := max(rolls):
            score(split(rolls, most, 6))
            second = max([amount for amount in rolls if amount < most], default=0)
            if rolls.count(most) == 1 and second:
                score(split(rolls, second, 3))
    puddings = [played[-1]["Puddings"] for played in players]
    if max(puddings) > min(puddings):  # if all have the same, nobody scores anything for them
        score(split(puddings, max(puddings), 6))
        if len(players) > 2:
            score(split(puddings, min(puddings), 6), -1)
    return totals


def yahtzee(p):
    """The points of all boxes, as the dice made them."""
    upper = sum(p[name] for name in ("Ones", "Twos", "Threes", "Fours", "Fives", "Sixes"))
    return sum(p.values()) + 99 * p["More Yahtzees"] + (35 if upper >= 63 else 0)


def by_round(reckon):
    """The points of players whose rounds depend on each other: `reckon` takes what all entered in a round."""

    def total(players):
        scores = [reckon(list(hands), number + 1) for number, hands in enumerate(zip(*players))]
        return [sum(points) for points in zip(*scores)] if scores else [0] * len(players)

    return total


def wizard(hands, _):
    return [20 + 10 * h["Tricks"] if h["Tricks"] == h["Bid"] else -10 * abs(h["Tricks"] - h["Bid"]) for h in hands]


def hearts(hands, _):
    """Whoever has all 26 has none, the others have 26 each."""
    cards = [h["Cards"] for h in hands]
    shooters = cards.count(26)
    return [26 * (shooters - 1) if own == 26 else own + 26 * shooters for own in cards]


def uno(hands, _):
    held = sum(h["Cards left"] for h in hands)
    return [held - h["Cards left"] if h["Out"] else 0 for h in hands]


def rummikub(hands, _):
    tiles = [h["Tiles left"] for h in hands]
    over = [own - min(tiles) for own in tiles]
    return [-own if own else sum(over) for own in over]


GAMES = 9, 10, 11, 12, 24, 23, 35, 46, 59


def skat(hands, _):
    """Multiply the base value with the level; a null game has a value of its own."""
    points = [0] * len(hands)
    for seat, h in enumerate(hands):
        if h["Declarer"]:
            level = 1 if GAMES[h["Game"]] in (23, 35, 46, 59) else h["Level"]
            points[seat] = GAMES[h["Game"]] * level * (-2 if h["Lost"] else 1)
    return points


def tarot(hands, _):
    """All pay the taker; with five, a third goes to the partner, unless the taker called himself or nobody."""
    points = [0] * len(hands)
    for taker, h in enumerate(hands):
        if not h["Taker"]:
            continue
        margin = h["Card points"] - (56, 51, 41, 36)[h["Bouts"]]
        sign = 1 if margin >= 0 else -1
        score = (sign * (25 + abs(margin)) + (0, 10, -10)[h["Petit au bout"]]) * (1, 2, 4, 6)[h["Contract"]]
        score += sign * (0, 20, 30, 40, 50, 60, 70)[h["Handful"]] + (0, 200, 400, -200)[h["Slam"]]
        partners = [seat for seat, other in enumerate(hands) if other.get("Partner") and seat != taker]
        for seat in range(len(hands)):
            if seat != taker and seat not in partners:
                points[seat] -= score
                points[taker] += score
        for partner in partners:
            points[taker] -= score
            points[partner] += score
    return points


def belote(hands, _):
    """Two teams, each given twice: seats 0 and 2, 1 and 3."""
    teams = hands[:2]
    own = [h["Card points"] + 90 * h["All tricks"] + h["Melds"] for h in teams]
    sums = [mine + 20 * h["Belote"] for mine, h in zip(own, teams)]
    taker = 0 if teams[0]["Taker"] else 1
    other = 1 - taker
    if sums[taker] < sums[other]:
        won = 162 + 90 * teams[other]["All tricks"] + teams[0]["Melds"] + teams[1]["Melds"]
        own[taker], own[other] = 0, won
    elif sums[taker] == sums[other]:
        own[taker] = 0
    return [mine + 20 * h["Belote"] for mine, h in zip(own, teams)] * 2


def skyjo(hands, _):
    cards = [h["Cards"] for h in hands]
    return [own * (2 if h["Ended it"] and own > max(0, min(cards)) else 1) for own, h in zip(cards, hands)]


def sea_salt_paper(hands, _):
    """Whoever calls the last chance bets on the most points: won, the colour is added; lost, it is all there is."""
    cards = []
    for h in hands:
        points = h["Boats"] // 2 + h["Fish"] // 2 + h["Other pairs"] + max(0, 2 * h["Shells"] - 2)
        points += max(0, 3 * h["Octopuses"] - 3) + (0, 1, 3, 5)[h["Penguins"]] + (0, 0, 5)[h["Sailors"]]
        points += h["Lighthouse"] * h["Boats"] + h["Shoal"] * h["Fish"] + 2 * h["Colony"] * h["Penguins"]
        cards.append(points + 3 * h["Captain"] * h["Sailors"] + h["Mermaid"] * (h["Colour"] + h["More mermaids"]))
    callers = [seat for seat, h in enumerate(hands) if h["Last chance"]]
    if not callers:
        return cards
    won = cards[callers[0]] == max(cards)
    return [
        (own if (seat in callers) == won else 0) + (h["Colour"] if won or seat in callers else 0)
        for seat, (own, h) in enumerate(zip(cards, hands))
    ]


def doppelkopf(hands, _):
    """Each of one side settles with each of the other; the first one of Re says what the game was."""
    side = [seat for seat, h in enumerate(hands) if h["Re"]]
    if not side:
        return [0] * 4
    h = hands[side[0]]
    against_elders = h["Winner"] and len(side) == 2
    value = (1 + h["Result"] + h["Announced"] + against_elders) * (-1 if h["Winner"] else 1) + h["Special"]
    got = int(value * (4 - len(side)) / len(side))  # toward 0: three of Re never come up
    return [got if seat in side else -value for seat in range(4)]


def expeditions(p):
    points = 0
    for colour in ("Yellow", "Blue", "White", "Green", "Red"):
        if p[colour + " ×"]:
            points += (p[colour] - 20) * p[colour + " ×"]
        points += 20 * p[colour + " 8+"]
    return points


def ark_nova(p):
    """The first ten of conservation take two off the target, all others three: 94 at 10, 64 at 20, 37 at 29."""
    marker = p["Conservation"]
    return p["Appeal"] - (114 - 2 * min(marker, 10) - 3 * max(0, marker - 10))


def concordia(p):
    points = p["Sestertii"] // 10 + p["Cities but brick"] * p["Jupiter"] + p["Provinces"] * p["Saturn"]
    points += 2 * p["Kinds of goods"] * p["Mercury"] + 2 * p["Colonists"] * p["Mars"] + p["Minerva"]
    return points + 7 * p["Concordia card"]


def harmonies(p):
    points = sum(
        worth * (p[f"Trees {high} high"] + p[f"Mountains {high} high"]) for high, worth in ((1, 1), (2, 3), (3, 7))
    )
    river = [0, 0, 2, 5, 8, 11, 15, *range(19, 100, 4)][p["River"]]
    return points + 5 * (p["Fields"] + p["Buildings"] + p["Islands"]) + river + p["Animals"] + p["Spirit"]


def arnak(p):
    points = added("Magnifying glass", "Notebook", "Idol slots", "Cards")(p) - p["Fear"]
    points += 2 * p["Bronze tiles"] + 6 * p["Silver tiles"] + 11 * p["Gold tiles"]
    return points + 3 * p["Idols"] + 5 * p["Guardians"]


def railroad(p):
    """Four points for each exit of a network but the first; all twelve bring one more."""
    exits = [p[f"Network {number}"] for number in (1, 2, 3)]
    points = sum(4 * max(0, one - 1) + (one == 12) for one in exits) - p["Errors"]
    return points + added("Longest highway", "Longest railway", "Central spaces")(p)


def scythe(p):
    tier = sum(p["Popularity"] >= least for least in (7, 13))
    points = (3 + tier) * p["Stars"] + (2 + tier) * p["Territories"] + (1 + tier) * (p["Resources"] // 2)
    return points + p["Coins"] + p["Structures"]


def heat(hands, _):
    return [(9, 6, 4, 3, 2, 1, 0, 0)[h["Place"] - 1] for h in hands]


def spades(players):
    """Two teams, each given twice; every tenth bag of a team costs 100."""
    totals = []
    for rounds_of_team in players[:2]:
        points = bags = 0
        for h in rounds_of_team:
            made = h["Tricks"] >= h["Bid"]
            bags += h["Tricks"] - h["Bid"] if made else 0
            points += (10 if made else -10) * h["Bid"] + 100 * (h["Nil made"] - h["Nil lost"])
        totals.append(points + bags - bags // 10 * 100)
    return totals * 2


def welcome(players):
    totals = []
    for p in players:
        points = p["Plans"] + p["Estates"] + (0, 2, 4, 10)[p["Top street"]] + (0, 2, 4, 6, 14)[p["Middle street"]]
        points += (0, 2, 4, 6, 8, 18)[p["Bottom street"]] + (0, 3, 6, 9, 13, 17, 21, 26, 31, 36)[p["Pools"]]
        points -= (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)[p["Bis"]] + (0, 0, 3, 5)[p["Refusals"]]
        better = sum(other["Temps"] > p["Temps"] for other in players)  # equal ones share no place
        if len(players) == 1:
            points += 7 if p["Temps"] >= 6 else 0
        elif p["Temps"] and better < 3:
            points += (7, 4, 1)[better]
        totals.append(points)
    return totals


TOTALS = {
    "6_nimmt": each(
        lambda played: sum(int(name[0]) * many for one in played for name, many in one.items() if "bull" in name)
    ),
    "7_wonders": each(seven_wonders),
    "agricola": each(agricola),
    "ark_nova": each(ark_nova),
    "azul": each(azul),
    "belote": by_round(belote),
    "calico": each(lambda p: p["Design goals"] + p["Cats"] + 3 * (p["Buttons"] + p["Rainbow button"])),
    "carcassonne": each(added("Roads", "Cities", "Monasteries", "Fields")),
    "cartographers": each(
        lambda played: sum(
            added("First edict", "Second edict", "Coins")(one) - one["Monsters"] for one in played if one
        )
    ),
    "cascadia": cascadia,
    "castles_of_burgundy": each(
        lambda p: added("Score track", "Goods left", "Silverlings", "Yellow tiles")(p) + p["Workers"] // 2
    ),
    "catan": catan,
    "concordia": each(concordia),
    "cribbage": each(added("Play", "Hands", "Cribs")),
    "dominion": each(dominion),
    "doppelkopf": by_round(doppelkopf),
    "everdell": each(added("Cards", "Tokens", "Prosperity", "Journey", "Events")),
    "farkle": rounds("Points"),
    "forest_shuffle": each(added("Trees", "Above", "Below", "Beside", "Cave")),
    "ganz_schoen_clever": each(clever),
    "great_western_trail": each(
        lambda p: (
            added("Buildings", "Cities", "Stations", "Hazards", "Cattle", "Objectives", "Station masters")(p)
            + p["Dollars"] // 5
            + 4 * p["Workers"]
            + 3 * p["Movement"]
            + 2 * p["Job market token"]
        )
    ),
    "harmonies": each(harmonies),
    "hearts": by_round(hearts),
    "heat": by_round(heat),
    "kingdomino": each(
        lambda p: (
            added("Wheat", "Forest", "Lakes", "Meadow", "Swamp", "Mine")(p)
            + 5 * p.get("Harmony", 0)
            + 10 * p.get("Middle kingdom", 0)
        )
    ),
    "lost_cities": each(lambda played: sum(expeditions(one) for one in played)),
    "lost_ruins_of_arnak": each(arnak),
    "patchwork": each(lambda p: p["Buttons"] - 2 * p["Empty spaces"] + 7 * p["7 by 7"]),
    "phase_10": rounds("Cards left"),
    "quacks": each(
        lambda played: sum(one["Points"] for one in played[:-1]) + played[-1]["Coins"] // 5 + played[-1]["Rubies"] // 2
    ),
    "qwixx": each(qwixx),
    "railroad_ink": each(railroad),
    "rummikub": by_round(rummikub),
    "sagrada": each(
        lambda p: added("Public 1", "Public 2", "Public 3", "Private", "Favor tokens")(p) - p["Empty spaces"]
    ),
    "scrabble": each(lambda played: sum(one["Word"] for one in played[:-1]) + played[-1]["Letters left"]),
    "scythe": each(scythe),
    "sea_salt_paper": by_round(sea_salt_paper),
    "skat": by_round(skat),
    "skyjo": by_round(skyjo),
    "spades": spades,
    "splendor": each(lambda p: p["Card points"] + 3 * p["Nobles"]),
    "sushi_go": sushi,
    "tarot": by_round(tarot),
    "terraforming_mars": mars,
    "ticket_to_ride": each(lambda p: p["Routes"] + p["Tickets"] + 10 * p["Longest path"]),
    "uno": by_round(uno),
    "welcome_to": welcome,
    "wingspan": each(added("Birds", "Bonus cards", "Round goals", "Eggs", "Cached food", "Tucked cards")),
    "wizard": by_round(wizard),
    "yahtzee": each(yahtzee),
}
BETTER = {
    "7_wonders": lambda p: p["Coins"],
    "agricola": lambda p: p["Materials left"],
    "ark_nova": lambda p: p["Projects"],
    "azul": lambda played: played[-1]["Rows"],
    "cartographers": lambda played: -sum(one["Monsters"] for one in played),
    "cascadia": lambda p: p["Nature tokens"],
    "castles_of_burgundy": lambda p: -p["Empty spaces"],
    "dominion": lambda p: -p["Turns"],
    "everdell": lambda p: (p["Events held"], p["Resources"]),
    "kingdomino": lambda p: (p["Largest land"], p["Crowns"]),
    "patchwork": lambda p: p["First at the end"],
    "quacks": lambda played: played[-1]["Last space"],
    "railroad_ink": lambda p: -p["Errors"],
    "sagrada": lambda p: (p["Private"], p["Favor tokens"]),
    "scrabble": lambda played: sum(one["Word"] for one in played[:-1]),
    "scythe": lambda p: (p["Units"], p["Power"], p["Popularity"]),
    "splendor": lambda p: -p["Cards"],
    "sushi_go": lambda played: played[-1]["Puddings"],
    "terraforming_mars": lambda p: p["Megacredits"],
    "ticket_to_ride": lambda p: (p["Tickets done"], p["Longest path"]),
    "wingspan": lambda p: p["Unused food"],
}
FEWEST = ("6_nimmt", "hearts", "phase_10", "skyjo")
# Ranks players before their points do.
FIRST = {
    "phase_10": lambda played: sum(one["Phase done"] for one in played),
    "sea_salt_paper": lambda played: sum(one["4 mermaids"] for one in played),
}


def winners(game, players, totals):
    """The seats that win."""
    sign = -1 if game in FEWEST else 1
    first, better = FIRST.get(game, lambda p: 0), BETTER.get(game, lambda p: 0)
    ranks = [(first(p), sign * total, better(p)) for total, p in zip(totals, players)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
