"""The ids of score_sheet_reference. Made by `make words` from tools/words/score_sheet_reference.toml."""

# fmt: off
IDS = (
    "rules_sheet", "line_sheet_1", "rule_then_most", "rule_then_fewest", "rule_plays_on", "rule_loses_most",
    "rule_loses_fewest", "rule_reaches", "rule_closed",
)
