"""score_pad in Español. Made by `make words` from tools/words/score_pad.toml."""

# fmt: off
WORDS = {
    "pad_options": "¿Quién gana y cuándo?",
    "pad_lowest": "Gana el más bajo",
    "pad_target": "Objetivo",
    "pad_target_help": "0: sin objetivo",
    "pad_rounds": "Rondas",
    "pad_rounds_help": "0: las que se quiera",
    "pad_round": "Ronda {}",
    "pad_last_round": "Última ronda",
    "pad_begins": "Empieza {}",
    "pad_reached": "Alcanzado el objetivo de {}",
    "pad_end": "Acabar la partida",
    "sheet_table": "Tabla",
    "pad_rounds_from": "Rondas {}–{}",
    "game_score_pad": "Tanteador",
}
