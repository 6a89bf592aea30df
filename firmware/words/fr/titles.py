"""The titles of the games in Français. Made by `make words` from tools/words/."""

game_bronze_age = "Âge du bronze"
game_late_bronze_age = "Bronze final"
game_roll_into_town = "Roll Into Town"
game_score_pad = "Feuille de scores"
game_through_the_ages = "Through the Ages"
