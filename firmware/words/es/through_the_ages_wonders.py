"""through_the_ages_wonders in Español. Made by `make words` from tools/words/through_the_ages_wonders.toml."""

# fmt: off
WORDS = {
    "line_1": "Tomar una cuesta 1 acción civil más por cada maravilla terminada.",
    "line_2": "Solo una en construcción; nunca va a la mano, así que una mano llena no importa.",
    "line_3": "Las fases en orden, una acción cada una y una ficha azul en cada una.",
    "line_4": "Terminada: sus fichas azules vuelven al banco, y cuenta enseguida.",
}
