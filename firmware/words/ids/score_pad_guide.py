"""The ids of score_pad_guide. Made by `make words` from tools/words/score_pad_guide.toml."""

# fmt: off
IDS = (
    "rules_count", "line_count_1", "rule_most", "rule_least", "rule_shared", "rule_target", "rule_rounds",
)
