"""The ids of score_sheet_guide. Made by `make words` from tools/words/score_sheet_guide.toml."""

# fmt: off
IDS = {
    "rules_sheet": 0,
    "line_sheet_1": 1,
    "rule_then_most": 2,
    "rule_then_fewest": 3,
    "rule_loses_most": 4,
    "rule_loses_fewest": 5,
    "rule_reaches": 6,
    "rule_closed": 7,
}
