"""Number and name what the end of a turn brings and costs; name the price of hunger."""

LAST_UPRISING = 0
LAST_SCIENCE = 1
LAST_CULTURE = 2
LAST_FOOD = 3
LAST_EATEN = 4
LAST_STARVED = 5
LAST_RESOURCES = 6
LAST_CORRUPTION = 7
LAST_DRAWN = 8
# Their names in recorded games, in this order.
LAST = ("uprising", "science", "culture", "food", "consumption", "starved", "resources", "corruption", "draw")

CULTURE_PER_MISSING_FOOD = 4
