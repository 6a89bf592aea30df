"""score_sheet_guide in Deutsch. Made by `make words` from tools/words/score_sheet_guide.toml."""

# fmt: off
WORDS = {
    "rules_sheet": "Wie gezählt wird",
    "line_sheet_1": "Was die Zeilen zählen, steht auf dem Blatt und in ihrer untersten Zeile.",
    "rule_then_most": "Bei Gleichstand zählt das meiste: {}.",
    "rule_then_fewest": "Bei Gleichstand zählt das wenigste: {}.",
    "rule_loses_most": "Wer am meisten hat, kann nicht gewinnen: {}.",
    "rule_loses_fewest": "Wer am wenigsten hat, kann nicht gewinnen: {}.",
    "rule_reaches": "Es endet, wenn jemand hat: {} {}.",
    "rule_closed": "Es endet, wenn {} Reihen geschlossen sind.",
}
