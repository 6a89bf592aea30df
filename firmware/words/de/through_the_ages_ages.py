"""through_the_ages_ages in Deutsch. Made by `make words` from tools/words/through_the_ages_ages.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeEin Zeitalter endet sofort, wenn seine letzte zivile Karte ausliegt."
    b"\xffline_2\xfeWas \xc3\xa4lter ist als das endende, geht: Anf\xc3\xbchrer, Handkarten, unfertige Wunder, Pakte."
    b"\xffline_3\xfeZeitalter I, II und III kosten jeden 2 gelbe Steine: aus der Bank, nie Arbeiter."
    b"\xffline_4\xfeLetzte Runde: kein Krieg, keine Milit\xc3\xa4rkarten; geopfert wird nur zum Kolonisieren."
    b"\xffline_5\xfeDanach werden alle \xc3\xbcbrigen Ereignisse III, aktuelle und k\xc3\xbcnftige, abgehandelt."
    b"\xff",
)
