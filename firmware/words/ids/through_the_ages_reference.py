"""The ids of through_the_ages_reference. Made by `make words` from tools/words/through_the_ages_reference.toml."""

# fmt: off
IDS = (
    "list_turn", "list_age_end", "list_game_end", "list_take", "list_slide", "list_politics", "list_no_war",
    "list_hand", "list_actions", "list_production", "list_draw", "list_decks", "list_past", "list_leaders",
    "list_cards", "list_wonders", "list_pacts", "list_tokens", "list_last_turns", "list_last_events", "list_last_ties",
    "list_winner", "rules_rounds", "rules_ages", "rules_general", "rules_events", "rules_territories", "rules_pacts",
    "rules_aggression", "rules_war", "rules_military", "rules_row", "rules_cards", "rules_building", "rules_wonders",
    "rules_production", "line_rounds_1", "line_rounds_2", "line_rounds_3", "line_rounds_4", "line_ages_1",
    "line_ages_2", "line_ages_3", "line_ages_4", "line_ages_5", "line_general_1", "line_general_2", "line_general_3",
    "line_general_4", "line_general_5", "line_general_6", "line_events_1", "line_events_2", "line_events_3",
    "line_events_4", "line_events_5", "line_events_6", "line_territories_1", "line_territories_2", "line_territories_3",
    "line_territories_4", "line_pacts_1", "line_pacts_2", "line_pacts_3", "line_pacts_4", "line_aggression_1",
    "line_aggression_2", "line_aggression_3", "line_aggression_4", "line_aggression_5", "line_war_1", "line_war_2",
    "line_war_3", "line_war_4", "line_military_1", "line_military_2", "line_military_3", "line_military_4",
    "line_military_5", "line_military_6", "line_row_1", "line_row_2", "line_row_3", "line_cards_1", "line_cards_2",
    "line_cards_3", "line_cards_4", "line_cards_5", "line_building_1", "line_building_2", "line_building_3",
    "line_building_4", "line_building_5", "line_building_6", "line_building_7", "line_wonders_1", "line_wonders_2",
    "line_wonders_3", "line_wonders_4", "line_production_1", "line_production_2", "line_production_3",
    "line_production_4", "line_production_5",
)
