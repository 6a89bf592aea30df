"""The ids of device. Made by `make words` from tools/words/device.toml."""

# fmt: off
IDS = (
    "quipu", "ahead", "ahead_with", "points_so_far", "again", "players_many", "new_game", "finished_games", "settings",
    "checklists", "rules", "help", "saved_game", "drop_which", "drop", "other_game", "replace", "replace_help",
    "other_version", "drop_game", "journal_full", "region_missing", "answers_damaged", "no_replay", "code_light",
    "code_close", "code_game", "lost_game", "journal_failed", "undo_ends", "offers_gone", "turn_again", "leave_loses",
    "settings_damaged", "statistics", "won", "played_best", "average", "figure_games", "figure_wins", "figure_streak",
    "figure_longest", "figure_best", "figure_mean", "decimal", "finished_damaged", "which_game", "more_games",
    "sheet_ending", "sheet_unreadable", "hardware_unreadable", "hardware_unreadable_help", "how_many", "who",
    "who_starts", "unnamed", "what_title", "new_title", "new_name", "order", "draw_lots", "lots_fell", "start_game",
    "name_of", "moves_up", "sign", "name_done", "name_delete", "name_taken", "name_alike", "colon", "yes", "no",
    "attention", "check_keys", "check_next", "check_free", "crash", "crash_safe", "crash_back", "menu", "menu_hold",
    "player_clocks", "dice_count", "roll_hold", "rolls", "roll", "keep_die", "die_stays", "rest_hold", "done_hold",
    "held_does", "sheet", "standings", "last_turns", "compare", "no_danger", "turn_of", "nothing_yet", "adjust",
    "leave", "go_on", "choose", "back", "correct", "language", "language_name_en", "language_name_de",
    "language_name_es", "language_name_fr", "language_name_it", "brightness", "brightness_0", "brightness_1",
    "brightness_2", "brightness_3", "upside_down", "sleep_after", "scores_after", "seconds", "never", "key_repeat",
    "key_repeat_0", "key_repeat_1", "key_repeat_2", "roller", "names", "delete", "delete_game", "delete_name", "forget",
    "forget_sure", "forget_help", "minutes", "about", "about_licences", "help_keys", "help_back", "help_dice",
    "help_menu", "help_amounts", "help_safe", "dice", "place_here", "place_all", "allot_keys", "allot_left",
    "still_to_give", "still_to_get", "refused", "refused_most", "refused_least", "refused_range", "allot_due",
    "name_full", "name_empty", "news", "score_total", "round", "race", "ended_round", "go_home", "wins", "alone",
    "best_so_far", "shared", "numbered", "nth_game", "done", "restore", "restore_ask", "restore_games",
    "restore_under_way", "restore_totals", "restore_left", "restore_damaged", "restored", "restore_stop",
    "game_bronze_age", "game_late_bronze_age", "game_roll_into_town", "game_score_pad", "game_through_the_ages",
)
