"""The ids of roll_into_town. Made by `make words` from tools/words/roll_into_town.toml."""

# fmt: off
IDS = (
    "size", "map_size", "scorer", "face_farm", "face_mountain", "face_tree", "face_river", "face_coast", "face_joker",
    "discover", "construct", "market", "fell", "grow", "gather", "mined", "discover_act", "fountain_act",
    "construct_act", "fell_act", "discover_done", "build_done", "fell_done", "joker", "market_pay", "farm", "mountain",
    "tree", "river", "coast", "ocean", "empty", "house", "mine", "lumberjack", "port", "watermill", "tavern",
    "fountain", "lighthouse", "cathedral", "town_hall", "food_sign", "stone_sign", "wood_sign", "points_sign",
    "round_of", "food", "stone", "wood", "cost_food", "cost_stone", "cost_wood", "brings_food", "brings_stone",
    "brings_wood", "brings_points", "swap_food_stone", "swap_food_wood", "swap_stone_food", "swap_stone_wood",
    "swap_wood_food", "swap_wood_stone", "die_changed", "icons_left", "flooded", "floods", "got_food", "got_stone",
    "got_wood", "over", "lost_food", "lost_stone", "lost_wood", "rating_failed", "rating_adequate", "rating_good",
    "rating_great", "rating_legendary", "map", "stock", "score", "adjust_map", "adjust_stock", "score_houses",
    "score_taverns", "score_river", "score_coasts", "score_lighthouse", "score_cathedral", "tie_houses", "level_houses",
    "map_dry", "map_stands", "map_missing", "map_stone", "map_alone", "game_roll_into_town",
)
