"""Number what the end of a turn brings and costs, in the order of `board.LAST`."""

UPRISING, SCIENCE, CULTURE, FOOD, EATEN, STARVED, RESOURCES, CORRUPTION, CARDS = range(9)
