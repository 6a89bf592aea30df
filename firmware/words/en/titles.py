"""The titles of the games in English. Made by `make words` from tools/words/."""

game_bronze_age = "Bronze Age"
game_late_bronze_age = "Late Bronze Age"
game_roll_into_town = "Roll Into Town"
game_score_pad = "Score pad"
game_through_the_ages = "Through the Ages"
