"""through_the_ages_aggression in Español. Made by `make words` from tools/words/through_the_ages_aggression.toml."""

# fmt: off
WORDS = {
    "line_1": "Ataca a un jugador y paga las acciones militares de la carta.",
    "line_2": "El atacante sacrifica primero y no puede jugar cartas de defensa.",
    "line_3": "El defensor puede añadir cartas de defensa y gana los empates.",
    "line_4": "Ambos pierden lo sacrificado. Nadie gana más de lo que el otro pierde.",
    "line_5": "Las fichas ganadas salen de tu reserva, no del otro tablero.",
}
