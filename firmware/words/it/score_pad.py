"""score_pad in Italiano. Made by `make words` from tools/words/score_pad.toml."""

# fmt: off
WORDS = {
    "pad_options": "Chi vince e quando?",
    "pad_lowest": "Vince chi ha meno",
    "pad_target": "Traguardo",
    "pad_target_help": "0: nessuno",
    "pad_rounds": "Round",
    "pad_rounds_help": "0: senza limite",
    "pad_round": "Round {}",
    "pad_last_round": "Ultimo round",
    "pad_begins": "Inizia {}",
    "pad_reached": "Raggiunto il traguardo di {}",
    "pad_end": "Finisci la partita",
    "sheet_table": "Tabella",
    "pad_rounds_from": "Round {}–{}",
    "game_score_pad": "Segnapunti",
}
