"""through_the_ages_general in Deutsch. Made by `make words` from tools/words/through_the_ages_general.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeAktionen m\xc3\xbcssen nicht verbraucht werden."
    b"\xffline_2\xfeGleichstand: f\xc3\xbcr den, der am Zug ist, oder den N\xc3\xa4chsten; bei Aggression der Verteidiger."
    b"\xffline_3\xfeTechnologie ist jede Karte, die beim Ausspielen Wissen kostet."
    b"\xffline_4\xfeWer Bev\xc3\xb6lkerung verliert, gibt erst freie Arbeiter ab, dann welche von Karten."
    b"\xffline_5\xfeEine neue Aktion gilt sofort; eine verlorene darf schon verbraucht sein."
    b"\xffline_6\xfeGeopfert: in die Bank. Abgerissen oder aufgel\xc3\xb6st: freier Arbeiter."
    b"\xff",
)
