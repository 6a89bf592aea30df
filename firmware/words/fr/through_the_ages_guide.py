"""through_the_ages_guide in Français. Made by `make words` from tools/words/through_the_ages_guide.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xfflist_age_end\xfeFin d'un \xc3\xa2ge"
    b"\xfflist_actions\xfeCivil et militaire"
    b"\xfflist_leaders\xfeAnciens leaders"
    b"\xfflist_wonders\xfeMerveilles en cours"
    b"\xfflist_last_events\xfe\xc3\x89v\xc3\xa9nements III"
    b"\xffrules_rounds\xfePremiers tours"
    b"\xffrules_events\xfe\xc3\x89v\xc3\xa9nements"
    b"\xffrules_aggression\xfeAgression"
    b"\xffrules_production\xfeProduction"
    b"\xff",
    b"\xfflist_turn\xfeLe tour"
    b"\xfflist_game_end\xfeFin de la partie"
    b"\xfflist_take\xfeCartes, {} actions"
    b"\xfflist_politics\xfe1 action politique"
    b"\xfflist_hand\xfeD\xc3\xa9fausse militaire"
    b"\xfflist_draw\xfePiocher militaire"
    b"\xfflist_past\xfe\xc3\x89v\xc3\xa9nements pass\xc3\xa9s"
    b"\xffrules_general\xfeEn g\xc3\xa9n\xc3\xa9ral"
    b"\xffrules_territories\xfeTerritoires"
    b"\xffrules_war\xfeGuerre"
    b"\xffrules_row\xfePrendre une carte"
    b"\xffrules_wonders\xfeMerveilles"
    b"\xff",
    b"\xfflist_slide\xfeD\xc3\xa9caler la rang\xc3\xa9e"
    b"\xfflist_decks\xfeNouvelles pioches"
    b"\xfflist_cards\xfeAnciennes mains"
    b"\xfflist_pacts\xfeAnciens pactes"
    b"\xfflist_last_ties\xfe\xc3\x89galit\xc3\xa9\xc2\xa0: premier"
    b"\xffrules_ages\xfe\xc3\x82ges et fin"
    b"\xffrules_military\xfeCartes militaires"
    b"\xffrules_building\xfeConstruction"
    b"\xff",
    b"\xfflist_no_war\xfePas de guerre"
    b"\xfflist_production\xfeFin du tour ici"
    b"\xfflist_tokens\xfe2 jaunes chacun"
    b"\xfflist_last_turns\xfeFinir le tour"
    b"\xfflist_winner\xfeLa culture gagne"
    b"\xffrules_pacts\xfePactes"
    b"\xffrules_cards\xfeJouer des cartes"
    b"\xff",
)
