"""through_the_ages_building in Deutsch. Made by `make words` from tools/words/through_the_ages_building.toml."""

# fmt: off
WORDS = {
    "line_1": "Das Stadtlimit zählt alle Gebäude einer Art zusammen, nicht je Karte.",
    "line_2": "Farmen, Minen und Einheiten haben kein Limit.",
    "line_3": "Eine Aktion verbessert auch um mehrere Stufen.",
    "line_4": "Rabatte gelten auch dort: die Differenz der beiden ermäßigten Preise.",
    "line_5": "Wechselgeld liegt auf niedrigeren Stufen, auch ohne Arbeiter.",
    "line_6": "Einheiten kosten eine Militäraktion; geschenkte Rohstoffe brauchen keine blauen.",
    "line_7": "Eine blaue Technologie ersetzt die gleicher Art und braucht keine Arbeiter.",
}
