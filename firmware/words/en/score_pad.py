"""score_pad in English. Made by `make words` from tools/words/score_pad.toml."""

# fmt: off
WORDS = {
    "pad_options": "Who wins, and when?",
    "pad_lowest": "Lowest wins",
    "pad_target": "Target",
    "pad_target_help": "0: no target",
    "pad_rounds": "Rounds",
    "pad_rounds_help": "0: as many as wanted",
    "pad_round": "Round {}",
    "pad_last_round": "Last round",
    "pad_begins": "{} begins",
    "pad_reached": "The target of {} was reached",
    "pad_end": "End the game",
    "sheet_table": "Table",
    "pad_rounds_from": "Rounds {}–{}",
    "game_score_pad": "Score pad",
}
