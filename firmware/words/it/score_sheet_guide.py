"""score_sheet_guide in Italiano. Made by `make words` from tools/words/score_sheet_guide.toml."""

# fmt: off
WORDS = {
    "rules_sheet": "Come si conta",
    "line_sheet_1": "Quanto valgono le righe sta sul foglio e nella loro riga in basso.",
    "rule_then_most": "A parità conta chi ha di più: {}.",
    "rule_then_fewest": "A parità conta chi ha di meno: {}.",
    "rule_loses_most": "Chi ne ha di più non può vincere: {}.",
    "rule_loses_fewest": "Chi ne ha di meno non può vincere: {}.",
    "rule_reaches": "Finisce quando qualcuno ha: {} {}.",
    "rule_closed": "Finisce quando {} righe sono chiuse.",
}
