"""through_the_ages_building in English. Made by `make words` from tools/words/through_the_ages_building.toml."""

# fmt: off
WORDS = {
    "line_1": "The urban limit counts all buildings of a kind together, not by card.",
    "line_2": "Farms, mines and units have no limit.",
    "line_3": "One action upgrades by several levels at once.",
    "line_4": "Discounts hold for upgrades: the difference of both reduced prices.",
    "line_5": "Change goes to lower levels, and needs no worker there.",
    "line_6": "Units cost a military action; resources given for them need no blue tokens.",
    "line_7": "A blue technology replaces the one of the same kind and takes no worker.",
}
