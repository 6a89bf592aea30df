"""score_sheet_guide in Español. Made by `make words` from tools/words/score_sheet_guide.toml."""

# fmt: off
WORDS = {
    "rules_sheet": "Cómo se cuenta",
    "line_sheet_1": "Lo que vale cada línea está en la hoja y abajo en la pantalla.",
    "rule_then_most": "En caso de empate cuenta quien más tiene: {}.",
    "rule_then_fewest": "En caso de empate cuenta quien menos tiene: {}.",
    "rule_loses_most": "Quien más tiene no puede ganar: {}.",
    "rule_loses_fewest": "Quien menos tiene no puede ganar: {}.",
    "rule_reaches": "Termina cuando alguien tiene: {} {}.",
    "rule_closed": "Termina cuando {} filas están cerradas.",
}
