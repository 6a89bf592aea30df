"""through_the_ages_production in Deutsch. Made by `make words` from tools/words/through_the_ages_production.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeFehlen mehr Gesichter, als Arbeiter frei sind: Aufstand, keine Produktion."
    b"\xffline_2\xfe2006: Punkte, H\xc3\xb6fe, Essen, Minen, Korruption."
    b"\xffline_3\xfe2015: Punkte, Korruption (auch Nahrung), H\xc3\xb6fe, Essen, Minen."
    b"\xffline_4\xfeJede fehlende Nahrung kostet 4 Kultur."
    b"\xffline_5\xfeEin Zug bringt h\xc3\xb6chstens 30. Leisten: Wissen 40, St\xc3\xa4rke 60, Zufriedenheit 8."
    b"\xff",
)
