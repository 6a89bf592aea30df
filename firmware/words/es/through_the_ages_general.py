"""through_the_ages_general in Español. Made by `make words` from tools/words/through_the_ages_general.toml."""

# fmt: off
WORDS = {
    "line_1": "No hace falta gastar todas las acciones.",
    "line_2": "Casi todo empate es para quien está en turno o el siguiente; en una agresión, para el defensor.",
    "line_3": "Tecnología es toda carta que cuesta ciencia al jugarla.",
    "line_4": "Quien pierde población da primero los obreros libres y luego los quita de las cartas.",
    "line_5": "Una acción nueva se usa enseguida; una perdida puede ser una ya usada.",
    "line_6": "Las unidades sacrificadas van al banco; las destruidas o disueltas son obreros libres.",
}
