"""The ids of score_sheet. Made by `make words` from tools/words/score_sheet.toml."""

# fmt: off
IDS = (
    "sheet_fill", "sheet_which", "sheet_value", "sheet_open", "sheet_options", "sheet_points", "sheet_counts",
    "sheet_crossed", "sheet_needs", "sheet_closed", "sheet_once", "sheet_brought", "sheet_lines", "sheet_score",
    "sheet_count", "sheet_so_far", "sheet_page", "sheet_full", "sheet_rows", "sheet_reached", "sheet_plays_on",
    "sheet_line", "sheet_long", "sheet_damaged", "sheet_no_title", "sheet_no_lines", "sheet_what", "sheet_twice",
    "sheet_above_lines", "sheet_names", "sheet_name", "sheet_wide", "sheet_players", "sheet_in_view", "sheet_number",
    "sheet_bounds", "sheet_range", "sheet_unknown", "sheet_above", "sheet_below", "sheet_many", "sheet_both",
    "sheet_not_here",
)
