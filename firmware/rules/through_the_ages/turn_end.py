"""Number what the end of a turn brings and costs, in the order of `board.LAST`; name the price of hunger."""

UPRISING = 0
SCIENCE = 1
CULTURE = 2
FOOD = 3
EATEN = 4
STARVED = 5
RESOURCES = 6
CORRUPTION = 7
DRAWN = 8

CULTURE_PER_MISSING_FOOD = 4
