"""The ids of score_pad_reference. Made by `make words` from tools/words/score_pad_reference.toml."""

# fmt: off
IDS = (
    "rules_count", "line_count_1", "rule_most", "rule_least", "rule_shared", "rule_target", "rule_rounds",
)
