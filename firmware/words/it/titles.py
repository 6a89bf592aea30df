"""The titles of the games in Italiano. Made by `make words` from tools/words/."""

game_bronze_age = "Età del bronzo"
game_late_bronze_age = "Tarda età del bronzo"
game_roll_into_town = "Roll Into Town"
game_score_pad = "Segnapunti"
game_through_the_ages = "Through the Ages"
