"""score_pad in Français. Made by `make words` from tools/words/score_pad.toml."""

# fmt: off
WORDS = {
    "pad_options": "Qui gagne et quand ?",
    "pad_lowest": "Le plus bas gagne",
    "pad_target": "Objectif",
    "pad_target_help": "0\u00a0: sans objectif",
    "pad_rounds": "Manches",
    "pad_rounds_help": "0\u00a0: à volonté",
    "pad_round": "Manche {}",
    "pad_last_round": "Dernière manche",
    "pad_begins": "{} commence",
    "pad_reached": "L'objectif de {} est atteint",
    "pad_end": "Finir la partie",
    "sheet_table": "Tableau",
    "pad_rounds_from": "Manches {} à {}",
    "game_score_pad": "Feuille de score",
}
