"""through_the_ages_production in English. Made by `make words` from tools/words/through_the_ages_production.toml."""

# fmt: off
WORDS = {
    "line_1": "More faces missing than workers unused: uprising, and nothing is produced.",
    "line_2": "2006: score, farms, food eaten, mines, corruption.",
    "line_3": "2015: score, corruption (also from food), farms, food eaten, mines.",
    "line_4": "Each missing food costs 4 culture.",
    "line_5": "A turn scores 30 at most. Tracks end at science 40, strength 60, happiness 8.",
}
