"""The ids of bronze_age. Made by `make words` from tools/words/bronze_age.toml."""

# fmt: off
IDS = (
    "trading", "trading_help", "edition_2024", "edition_2024_help", "leadership_hint", "solo_hint", "goods_held",
    "food_cities", "workers_goal", "last_round", "choice_food", "engineer", "engineer_act", "build", "build_act", "buy",
    "buy_act", "buy_nothing", "discard", "discard_act", "trade", "trade_act", "trade_none", "to_market", "deal",
    "deal_act", "pay", "pay_act", "pay_by_hand", "coins", "points", "points_first", "first_later", "workers_sign",
    "paid_coins", "paid_wood", "paid_stone", "paid_pottery", "paid_cloth", "paid_spearheads", "paid_food",
    "drought_alarm", "pestilence_alarm", "invasion_alarm", "revolt_alarm", "famine_alarm", "last_round_alarm",
    "end_alarm", "built_alarm", "got_wood", "got_wood_short", "got_stone", "got_stone_short", "got_pottery",
    "got_pottery_short", "got_cloth", "got_cloth_short", "got_spearheads", "got_spearheads_short", "lost_goods",
    "lost_food", "got_workers", "got_coins", "got_food", "got_food_short", "ate_food", "ate_food_short", "famine",
    "famine_short", "famine_1", "famine_1_short", "drought", "drought_short", "drought_spared", "drought_spared_short",
    "pestilence", "pestilence_short", "pestilence_spared", "pestilence_spared_short", "invasion", "invasion_short",
    "invasion_spared", "revolt", "revolt_short", "revolt_others", "revolt_others_short", "revolt_spared",
    "revolt_spared_short", "built_city", "built_city_short", "built_first", "built_first_short", "built_later",
    "built_later_short", "bought", "last_round_monuments", "last_round_monuments_short", "last_round_developments",
    "last_round_developments_short", "sheet_all", "sheet_pegs", "sheet_boxes", "sheet_developments", "sheet_score",
    "score_developments", "score_monuments", "score_bonus", "score_subtotal", "score_disasters", "food", "workers",
    "wood", "stone", "pottery", "cloth", "spearheads", "city", "step_pyramid", "step_pyramid_full", "stone_circle",
    "stone_circle_full", "temple", "temple_full", "obelisk", "obelisk_full", "hanging_gardens", "hanging_gardens_full",
    "great_wall", "great_wall_full", "great_pyramid", "great_pyramid_full", "leadership", "leadership_help",
    "irrigation", "irrigation_help", "agriculture", "agriculture_help", "quarrying", "quarrying_help", "medicine",
    "medicine_help", "coinage", "coinage_help", "caravans", "caravans_help", "religion", "religion_help", "granaries",
    "granaries_help", "masonry", "masonry_help", "engineering", "engineering_help", "architecture", "architecture_help",
    "empire", "empire_help", "face_food", "face_good", "face_skull", "face_workers", "face_choice", "face_coin",
    "by_goods", "level_goods", "cities_sign", "bought_sign", "disasters_sign", "game_bronze_age",
)
