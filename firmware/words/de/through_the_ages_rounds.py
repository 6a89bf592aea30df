"""through_the_ages_rounds in Deutsch. Made by `make words` from tools/words/through_the_ages_rounds.toml."""

# fmt: off
WORDS = {
    "line_1": "Runde 1: nur Karten nehmen. Der Erste hat 1 zivile Aktion, der Zweite 2, und so weiter.",
    "line_2": "In Runde 1 wird die Reihe weder verschoben noch aufgefüllt.",
    "line_3": "Trotzdem endet jeder Zug mit der Produktion.",
    "line_4": "Runde 2: Der Erste füllt noch einmal aus Stapel A auf, dann beginnt Zeitalter I.",
}
