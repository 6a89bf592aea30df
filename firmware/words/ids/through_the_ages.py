"""The ids of through_the_ages. Made by `make words` from tools/words/through_the_ages.toml."""

# fmt: off
IDS = (
    "edition", "edition_2006", "edition_2015", "edition_light", "edit_corruption", "corruption_row", "corruption_none",
    "corruption_little", "corruption_at", "corruption_empty", "list_setup", "setup_no_3", "setup_no_4",
    "setup_no_pacts", "setup_events", "setup_row", "setup_banks", "setup_farms", "setup_lab", "setup_unused",
    "setup_actions", "setup_tracks", "take_cards", "only_cards", "round_1_cards", "board", "age_A", "age_I", "age_II",
    "age_III", "age_IV", "last_round", "end_turn", "age_ends", "last_events", "end_game", "military_left", "food",
    "resources", "science", "science_rating", "culture", "culture_rating", "food_comes", "food_eaten", "resources_come",
    "corruption_taken", "uprising_now", "strength", "happy", "population", "yellow_bank", "blue_bank", "farm_A",
    "farm_I", "farm_II", "farm_III", "mine_A", "mine_I", "mine_II", "mine_III", "elsewhere", "wonder", "civil_actions",
    "military_actions", "free_population", "food_A", "food_I", "food_II", "food_III", "resources_A", "resources_I",
    "resources_II", "resources_III", "resources_full", "population_full", "yellow_bank_full", "blue_bank_full",
    "science_full", "happy_full", "food_comes_full", "food_eaten_full", "resources_come_full", "corruption_taken_full",
    "uprising_now_full", "uprising_light", "science_rating_full", "culture_full", "culture_rating_full",
    "strength_full", "elsewhere_full", "wonder_full", "civil_actions_full", "military_actions_full",
    "free_population_full", "uprising_ahead", "population_price", "population_none", "happy_needed", "consumption_is",
    "starving_ahead", "corruption_ahead", "end_brings", "uprising", "famine", "corruption", "uprising_why",
    "got_culture", "lost_culture", "got_science", "got_food", "missed_food", "got_resources", "got_cards",
    "brought_culture", "brought_science", "brought_food", "brought_food_less", "brought_resources",
    "brought_resources_less", "age_over", "age_I_begins", "age_leaves", "tokens_leave", "last_round_alarm",
    "this_is_last", "last_round_rules", "next_is_last", "the_end", "last_events_left", "led_after", "score_ratings",
    "score_events", "score_by_hand", "score_hunger", "sheet_culture", "sheet_board", "sheet_workers", "coming_uprising",
    "coming_culture", "coming_starved", "coming_food", "coming_eaten", "coming_resources", "coming_corruption",
    "adjust_board", "adjust_table", "age", "game_through_the_ages",
)
