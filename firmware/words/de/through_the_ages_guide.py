"""through_the_ages_guide in Deutsch. Made by `make words` from tools/words/through_the_ages_guide.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xfflist_age_end\xfeEnde einer \xc3\x84ra"
    b"\xfflist_actions\xfeZivil und Milit\xc3\xa4r"
    b"\xfflist_leaders\xfeAlte Anf\xc3\xbchrer gehen"
    b"\xfflist_wonders\xfeUnfertige Wunder"
    b"\xfflist_last_events\xfeEreignisse III"
    b"\xffrules_rounds\xfeErste Runden"
    b"\xffrules_events\xfeEreignisse"
    b"\xffrules_aggression\xfeAggression"
    b"\xffrules_production\xfeProduktion"
    b"\xff",
    b"\xfflist_turn\xfeDer Zug"
    b"\xfflist_game_end\xfeEnde des Spiels"
    b"\xfflist_take\xfeKarten, {} Aktionen"
    b"\xfflist_politics\xfe1 politische Aktion"
    b"\xfflist_hand\xfeMilit\xc3\xa4r abwerfen"
    b"\xfflist_draw\xfeMilit\xc3\xa4r ziehen"
    b"\xfflist_past\xfeAlte Ereignisse weg"
    b"\xffrules_general\xfeAllgemeines"
    b"\xffrules_territories\xfeNeue Gebiete"
    b"\xffrules_war\xfeKrieg"
    b"\xffrules_row\xfeKarten nehmen"
    b"\xffrules_wonders\xfeWunder"
    b"\xff",
    b"\xfflist_slide\xfeReihe auff\xc3\xbcllen"
    b"\xfflist_decks\xfeNeue Stapel"
    b"\xfflist_cards\xfeAlte Handkarten weg"
    b"\xfflist_pacts\xfeAlte Pakte gehen"
    b"\xfflist_last_ties\xfeGleich: der Erste"
    b"\xffrules_ages\xfeZeitalter und Ende"
    b"\xffrules_military\xfeMilit\xc3\xa4rkarten"
    b"\xffrules_building\xfeBauen"
    b"\xff",
    b"\xfflist_no_war\xfeKein neuer Krieg"
    b"\xfflist_production\xfeZugende hier"
    b"\xfflist_tokens\xfeJe 2 gelbe weg"
    b"\xfflist_last_turns\xfeRunde beenden"
    b"\xfflist_winner\xfeKultur gewinnt"
    b"\xffrules_pacts\xfePakte"
    b"\xffrules_cards\xfeKarten spielen"
    b"\xff",
)
