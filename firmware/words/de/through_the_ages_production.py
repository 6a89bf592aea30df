"""through_the_ages_production in Deutsch. Made by `make words` from tools/words/through_the_ages_production.toml."""

# fmt: off
WORDS = {
    "line_1": "Fehlen mehr Gesichter, als Arbeiter frei sind: Aufstand, keine Produktion.",
    "line_2": "2006: Punkte, Farmen, Verbrauch, Minen, Korruption.",
    "line_3": "2015: Punkte, Korruption (auch Nahrung), Farmen, Verbrauch, Minen.",
    "line_4": "Jede fehlende Nahrung kostet 4 Kultur.",
    "line_5": "Ein Zug bringt höchstens 30. Leisten: Wissen 40, Stärke 60, Zufriedenheit 8.",
}
