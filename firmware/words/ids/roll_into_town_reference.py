"""The ids of roll_into_town_reference. Made by `make words` from tools/words/roll_into_town_reference.toml."""

# fmt: off
IDS = (
    "rules_discover", "rules_construct", "rules_fell", "rules_end", "line_discover_1", "line_discover_2",
    "line_discover_3", "line_discover_4", "line_discover_5", "line_discover_6", "line_construct_1", "rule_house",
    "rule_mine", "rule_lumberjack", "rule_port", "rule_watermill", "rule_tavern", "rule_fountain", "rule_market",
    "rule_lighthouse", "rule_cathedral", "line_fell_1", "line_fell_2", "line_fell_3", "line_end_1",
)
