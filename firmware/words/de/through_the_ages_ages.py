"""through_the_ages_ages in Deutsch. Made by `make words` from tools/words/through_the_ages_ages.toml."""

# fmt: off
WORDS = {
    "line_1": "Ein Zeitalter endet sofort, wenn seine letzte zivile Karte ausliegt.",
    "line_2": "Was älter ist als das endende, geht: Anführer, Handkarten, unfertige Wunder, Pakte.",
    "line_3": "Zeitalter I, II und III kosten jeden 2 gelbe Steine: aus der Bank, nie Arbeiter.",
    "line_4": "Letzte Runde: kein Krieg, keine Militärkarten; geopfert wird nur zum Kolonisieren.",
    "line_5": "Danach werden alle übrigen Ereignisse III, aktuelle und künftige, abgehandelt.",
}
