"""through_the_ages_row in Deutsch. Made by `make words` from tools/words/through_the_ages_row.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeAuf die Hand passen so viele zivile Karten wie zivile Aktionen."
    b"\xffline_2\xfeKeine Technologie, die man schon hat; gelbe Karten doppelt sind erlaubt."
    b"\xffline_3\xfeEin Anf\xc3\xbchrer je Zeitalter, gespielt oder nicht."
    b"\xff",
)
