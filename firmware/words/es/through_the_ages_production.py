"""through_the_ages_production in Español. Made by `make words` from tools/words/through_the_ages_production.toml."""

# fmt: off
WORDS = {
    "line_1": "Más caras que faltan que obreros libres: revuelta, y no se produce nada.",
    "line_2": "2006: puntos, granjas, consumo, minas, corrupción.",
    "line_3": "2015: puntos, corrupción (también de comida), granjas, consumo, minas.",
    "line_4": "Cada comida que falta cuesta 4 de cultura.",
    "line_5": "Un turno da 30 como mucho. Los marcadores acaban en ciencia 40, fuerza 60, felicidad 8.",
}
