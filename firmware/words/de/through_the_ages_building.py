"""through_the_ages_building in Deutsch. Made by `make words` from tools/words/through_the_ages_building.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeDas Stadtlimit z\xc3\xa4hlt alle Geb\xc3\xa4ude einer Art zusammen, nicht je Karte."
    b"\xffline_2\xfeH\xc3\xb6fe, Minen und Einheiten haben kein Limit."
    b"\xffline_3\xfeEine Aktion verbessert auch um mehrere Stufen."
    b"\xffline_4\xfeRabatte gelten auch dort: die Differenz der beiden erm\xc3\xa4\xc3\x9figten Preise."
    b"\xffline_5\xfeWechselgeld liegt auf niedrigeren Stufen, auch ohne Arbeiter."
    b"\xffline_6\xfeEinheiten kosten eine Milit\xc3\xa4raktion; geschenkte Rohstoffe brauchen keine blauen."
    b"\xffline_7\xfeEine blaue Technologie ersetzt die gleicher Art und braucht keine Arbeiter."
    b"\xff",
)
