"""through_the_ages_rounds in Italiano. Made by `make words` from tools/words/through_the_ages_rounds.toml."""

# fmt: off
WORDS = {
    "line_1": "Giro 1: si prendono solo carte. Il primo ha 1 azione civile, il secondo 2, e così via.",
    "line_2": "Nel giro 1 la fila non scorre e non si riempie.",
    "line_3": "Ogni turno finisce comunque con la produzione.",
    "line_4": "Giro 2: il primo riempie ancora dal mazzo A, poi comincia l'era I.",
}
