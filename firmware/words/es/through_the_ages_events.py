"""through_the_ages_events in Español. Made by `make words` from tools/words/through_the_ages_events.toml."""

# fmt: off
WORDS = {
    "line_1": "Solo una acción política por turno.",
    "line_2": "Preparar un evento da cultura: 1 por cada nivel de su era.",
    "line_3": "Nadie pierde más de lo que tiene; no hay deudas.",
    "line_4": "Con dos jugadores, “los dos más débiles” es el más débil.",
    "line_5": "Sin eventos actuales: baraja los futuros era por era, la más vieja encima.",
    "line_6": "Los eventos pasados van aparte de las cartas militares descartadas.",
}
