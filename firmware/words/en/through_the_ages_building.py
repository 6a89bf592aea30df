"""through_the_ages_building in English. Made by `make words` from tools/words/through_the_ages_building.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeThe urban limit counts all buildings of a kind together, not by card."
    b"\xffline_2\xfeFarms, mines and units have no limit."
    b"\xffline_3\xfeOne action upgrades by several levels at once."
    b"\xffline_4\xfeDiscounts hold for upgrades: the difference of both reduced prices."
    b"\xffline_5\xfeChange goes to lower levels, and needs no worker there."
    b"\xffline_6\xfeUnits cost a military action; resources given for them need no blue tokens."
    b"\xffline_7\xfeA blue technology replaces the one of the same kind and takes no worker."
    b"\xff",
)
