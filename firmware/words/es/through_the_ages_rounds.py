"""through_the_ages_rounds in Español. Made by `make words` from tools/words/through_the_ages_rounds.toml."""

# fmt: off
WORDS = {
    "line_1": "Ronda 1: solo tomar cartas. El primero tiene 1 acción civil, el segundo 2, y así sucesivamente.",
    "line_2": "En la ronda 1 nadie corre ni llena la fila.",
    "line_3": "Cada turno acaba igualmente con la producción.",
    "line_4": "Ronda 2: el primero llena la fila una vez más del mazo A; luego empieza la era I.",
}
