"""through_the_ages_rounds in Deutsch. Made by `make words` from tools/words/through_the_ages_rounds.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeRunde 1: nur Karten nehmen. Der Erste hat 1 zivile Aktion, der Zweite 2, und so weiter."
    b"\xffline_2\xfeIn Runde 1 wird die Reihe weder verschoben noch aufgef\xc3\xbcllt."
    b"\xffline_3\xfeTrotzdem endet jeder Zug mit der Produktion."
    b"\xffline_4\xfeRunde 2: Der Erste f\xc3\xbcllt noch einmal aus Stapel A auf, dann beginnt Zeitalter I."
    b"\xff",
)
