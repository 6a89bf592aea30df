"""The ids of score_pad_guide. Made by `make words` from tools/words/score_pad_guide.toml."""

# fmt: off
IDS = {
    "rules_count": 0,
    "line_count_1": 1,
    "rule_most": 2,
    "rule_least": 3,
    "rule_shared": 4,
    "rule_target": 5,
    "rule_rounds": 6,
}
