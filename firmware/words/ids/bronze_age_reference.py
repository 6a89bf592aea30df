"""The ids of bronze_age_reference. Made by `make words` from tools/words/bronze_age_reference.toml."""

# fmt: off
IDS = (
    "rules_turn", "rules_dice", "rules_build", "rules_buy", "rules_discard", "rules_end", "line_turn_1", "line_turn_2",
    "line_turn_3", "line_turn_4", "line_turn_5", "line_turn_6", "line_turn_7", "rule_trade", "line_dice_1",
    "line_dice_2", "line_dice_3", "line_dice_4", "line_dice_5", "line_build_1", "line_build_2", "line_build_3",
    "line_buy_1", "line_discard_1", "rule_ends", "rule_alone", "line_end_1", "line_end_2",
)
