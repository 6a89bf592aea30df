"""through_the_ages_production in English. Made by `make words` from tools/words/through_the_ages_production.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeMore faces missing than workers unused: uprising, and nothing is produced."
    b"\xffline_2\xfe2006: score, farms, food eaten, mines, corruption."
    b"\xffline_3\xfe2015: score, corruption (also from food), farms, food eaten, mines."
    b"\xffline_4\xfeEach missing food costs 4 culture."
    b"\xffline_5\xfeA turn scores 30 at most. Tracks end at science 40, strength 60, happiness 8."
    b"\xff",
)
