"""through_the_ages_rounds in Italiano. Made by `make words` from tools/words/through_the_ages_rounds.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeGiro 1: si prendono solo carte. Il primo ha 1 azione civile, il secondo 2, e cos\xc3\xac via."
    b"\xffline_2\xfeNel giro 1 la fila non scorre e non si riempie."
    b"\xffline_3\xfeOgni turno finisce comunque con la produzione."
    b"\xffline_4\xfeGiro 2: il primo riempie ancora dal mazzo A, poi comincia l'era I."
    b"\xff",
)
