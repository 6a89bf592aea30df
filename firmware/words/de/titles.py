"""The titles of the games in Deutsch. Made by `make words` from tools/words/."""

game_bronze_age = "Bronzezeit"
game_late_bronze_age = "Späte Bronzezeit"
game_roll_into_town = "Roll Into Town"
game_score_pad = "Punkteblock"
game_through_the_ages = "Im Wandel der Zeiten"
