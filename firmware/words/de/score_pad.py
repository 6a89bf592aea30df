"""score_pad in Deutsch. Made by `make words` from tools/words/score_pad.toml."""

# fmt: off
WORDS = {
    "pad_options": "Wer gewinnt und wann?",
    "pad_lowest": "Wenigste gewinnen",
    "pad_target": "Ziel",
    "pad_target_help": "0: kein Ziel",
    "pad_rounds": "Runden",
    "pad_rounds_help": "0: beliebig viele",
    "pad_round": "Runde {}",
    "pad_last_round": "Letzte Runde",
    "pad_begins": "{} beginnt",
    "pad_reached": "Das Ziel von {} ist erreicht",
    "pad_end": "Spiel beenden",
    "sheet_table": "Tabelle",
    "pad_rounds_from": "Runden {}–{}",
    "game_score_pad": "Punkteblock",
}
