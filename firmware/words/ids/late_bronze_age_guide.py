"""The ids of late_bronze_age_guide. Made by `make words` from tools/words/late_bronze_age_guide.toml."""

# fmt: off
IDS = {
    "rule_trade": 0,
    "line_dice_35": 1,
    "line_build_25": 2,
}
