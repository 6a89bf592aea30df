"""The ids of score_pad. Made by `make words` from tools/words/score_pad.toml."""

# fmt: off
IDS = (
    "pad_options", "pad_lowest", "pad_target", "pad_target_help", "pad_rounds", "pad_rounds_help", "pad_round",
    "pad_last_round", "pad_begins", "pad_reached", "pad_end", "sheet_table", "pad_rounds_from", "game_score_pad",
)
