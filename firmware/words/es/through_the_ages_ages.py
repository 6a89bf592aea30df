"""through_the_ages_ages in Español. Made by `make words` from tools/words/through_the_ages_ages.toml."""

# fmt: off
WORDS = {
    "line_1": "Una era acaba en cuanto su última carta civil entra en la fila.",
    "line_2": "Lo que es más viejo que la era que acaba se va: líderes, cartas en mano, maravillas inacabadas, pactos.",
    "line_3": "Las eras I, II y III cuestan 2 amarillos a cada uno: del banco, nunca obreros.",
    "line_4": "Última ronda: ni guerras ni cartas militares; solo se sacrifican unidades al colonizar.",
    "line_5": "Después se resuelven todos los eventos de la era III que quedan, actuales y futuros.",
}
