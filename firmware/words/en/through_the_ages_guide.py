"""through_the_ages_guide in English. Made by `make words` from tools/words/through_the_ages_guide.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xfflist_age_end\xfeEnd of an age"
    b"\xfflist_actions\xfeCivil and military"
    b"\xfflist_leaders\xfeOld leaders go"
    b"\xfflist_wonders\xfeUnfinished wonders"
    b"\xfflist_last_events\xfeEvents III, singly"
    b"\xffrules_rounds\xfeFirst rounds"
    b"\xffrules_events\xfeEvents"
    b"\xffrules_aggression\xfeAggression"
    b"\xffrules_production\xfeProduction"
    b"\xff",
    b"\xfflist_turn\xfeThe turn"
    b"\xfflist_game_end\xfeEnd of the game"
    b"\xfflist_take\xfeCards, {} actions"
    b"\xfflist_politics\xfe1 political action"
    b"\xfflist_hand\xfeDiscard military"
    b"\xfflist_draw\xfeDraw military cards"
    b"\xfflist_past\xfeClear past events"
    b"\xffrules_general\xfeIn general"
    b"\xffrules_territories\xfeNew territories"
    b"\xffrules_war\xfeWar"
    b"\xffrules_row\xfeTaking cards"
    b"\xffrules_wonders\xfeWonders"
    b"\xff",
    b"\xfflist_slide\xfeSlide and refill row"
    b"\xfflist_decks\xfeNew decks"
    b"\xfflist_cards\xfeOld cards in hand go"
    b"\xfflist_pacts\xfeOld pacts go"
    b"\xfflist_last_ties\xfeTies: first player"
    b"\xffrules_ages\xfeAges and the end"
    b"\xffrules_military\xfeMilitary cards"
    b"\xffrules_building\xfeBuilding"
    b"\xff",
    b"\xfflist_no_war\xfeNo new war"
    b"\xfflist_production\xfeEnd turn here"
    b"\xfflist_tokens\xfe2 yellow tokens each"
    b"\xfflist_last_turns\xfeFinish the round"
    b"\xfflist_winner\xfeMost culture wins"
    b"\xffrules_pacts\xfePacts"
    b"\xffrules_cards\xfePlaying cards"
    b"\xff",
)
