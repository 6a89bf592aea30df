"""The ids of late_bronze_age_reference. Made by `make words` from tools/words/late_bronze_age_reference.toml."""

# fmt: off
IDS = (
    "rule_trade", "line_dice_35", "line_build_25",
)
