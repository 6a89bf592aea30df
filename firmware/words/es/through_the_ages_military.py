"""through_the_ages_military in Español. Made by `make words` from tools/words/through_the_ages_military.toml."""

# fmt: off
WORDS = {
    "line_1": "Descarta hasta tu número de acciones militares justo tras la acción política.",
    "line_2": "Roba una por cada acción militar sin usar, 3 como mucho.",
    "line_3": "Una sola táctica en juego: la nueva la sustituye.",
    "line_4": "Cada ejército completo da la bonificación; la menor, con unidades dos eras anteriores a la táctica.",
    "line_5": "Una fuerza aérea dobla la bonificación de un ejército, también desde fuera.",
    "line_6": "Mazo vacío: baraja solo los descartes de esta era, nunca eventos pasados.",
}
