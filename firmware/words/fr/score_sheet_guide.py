"""score_sheet_guide in Français. Made by `make words` from tools/words/score_sheet_guide.toml."""

# fmt: off
WORDS = {
    "rules_sheet": "Comment on compte",
    "line_sheet_1": "Ce que comptent les lignes est sur la feuille et sur leur ligne du bas.",
    "rule_then_most": "À égalité, le plus compte\u00a0: {}.",
    "rule_then_fewest": "À égalité, le moins compte\u00a0: {}.",
    "rule_loses_most": "Qui en a le plus ne peut pas gagner\u00a0: {}.",
    "rule_loses_fewest": "Qui en a le moins ne peut pas gagner\u00a0: {}.",
    "rule_reaches": "La partie finit quand quelqu’un a\u00a0: {} {}.",
    "rule_closed": "La partie finit quand {} lignes sont fermées.",
}
