"""The ids of late_bronze_age. Made by `make words` from tools/words/late_bronze_age.toml."""

# fmt: off
IDS = (
    "preserve", "preserve_offer", "others_lose", "build_ships", "swap", "swap_act", "swaps", "by_ship",
    "invasion_others", "invasion_others_short", "invasion_others_spared", "invasion_others_spared_short", "ships",
    "ships_sign", "preservation", "preservation_help", "shipping", "shipping_help", "smithing", "smithing_help",
    "commerce", "commerce_help", "city", "built_city", "built_city_short", "famine", "famine_short", "famine_1",
    "leadership", "quarrying", "coinage", "revolt", "revolt_others", "score_disasters", "by_goods", "level_goods",
    "empire_help", "game_late_bronze_age",
)
