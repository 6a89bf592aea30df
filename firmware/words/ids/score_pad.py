"""The ids of score_pad. Made by `make words` from tools/words/score_pad.toml."""

# fmt: off
IDS = {
    "pad_options": 0,
    "pad_lowest": 1,
    "pad_target": 2,
    "pad_target_help": 3,
    "pad_rounds": 4,
    "pad_rounds_help": 5,
    "pad_round": 6,
    "pad_last_round": 7,
    "pad_begins": 8,
    "pad_reached": 9,
    "pad_end": 10,
    "sheet_table": 11,
    "pad_rounds_from": 12,
    "game_score_pad": 13,
}
