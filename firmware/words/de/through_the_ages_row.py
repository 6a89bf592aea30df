"""through_the_ages_row in Deutsch. Made by `make words` from tools/words/through_the_ages_row.toml."""

# fmt: off
WORDS = {
    "line_1": "Auf die Hand passen so viele zivile Karten wie zivile Aktionen.",
    "line_2": "Keine Technologie, die man schon hat; gelbe Karten doppelt sind erlaubt.",
    "line_3": "Ein Anführer je Zeitalter, gespielt oder nicht.",
}
