"""score_pad_guide in English. Made by `make words` from tools/words/score_pad_guide.toml."""

# fmt: off
WORDS = {
    "rules_count": "How it counts",
    "line_count_1": "Each round everybody's points are entered; on the sheet earlier ones are put right.",
    "rule_most": "The highest total wins.",
    "rule_least": "The lowest total wins.",
    "rule_shared": "Equal totals share it.",
    "rule_target": "It ends after the round in which somebody has {}.",
    "rule_rounds": "It ends after round {}, or when you say so.",
}
