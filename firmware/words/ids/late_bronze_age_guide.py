"""The ids of late_bronze_age_guide. Made by `make words` from tools/words/late_bronze_age_guide.toml."""

# fmt: off
IDS = (
    "rule_trade", "line_dice_35", "line_build_25",
)
