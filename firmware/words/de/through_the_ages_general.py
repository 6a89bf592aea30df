"""through_the_ages_general in Deutsch. Made by `make words` from tools/words/through_the_ages_general.toml."""

# fmt: off
WORDS = {
    "line_1": "Aktionen müssen nicht verbraucht werden.",
    "line_2": "Gleichstand: für den, der am Zug ist, oder den Nächsten; bei Aggression der Verteidiger.",
    "line_3": "Technologie ist jede Karte, die beim Ausspielen Wissen kostet.",
    "line_4": "Wer Bevölkerung verliert, gibt erst freie Arbeiter ab, dann welche von Karten.",
    "line_5": "Eine neue Aktion gilt sofort; eine verlorene darf schon verbraucht sein.",
    "line_6": "Geopfert: in die Bank. Abgerissen oder aufgelöst: freier Arbeiter.",
}
