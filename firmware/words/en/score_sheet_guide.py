"""score_sheet_guide in English. Made by `make words` from tools/words/score_sheet_guide.toml."""

# fmt: off
WORDS = {
    "rules_sheet": "How it counts",
    "line_sheet_1": "What the lines count is on the sheet and on their bottom line.",
    "rule_then_most": "Between equal totals the most counts: {}.",
    "rule_then_fewest": "Between equal totals the fewest counts: {}.",
    "rule_loses_most": "Who has the most cannot win: {}.",
    "rule_loses_fewest": "Who has the fewest cannot win: {}.",
    "rule_reaches": "It ends when somebody has: {} {}.",
    "rule_closed": "It ends when {} rows are closed.",
}
