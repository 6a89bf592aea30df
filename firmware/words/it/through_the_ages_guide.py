"""through_the_ages_guide in Italiano. Made by `make words` from tools/words/through_the_ages_guide.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xfflist_age_end\xfeFine di un'era"
    b"\xfflist_actions\xfeCivili e militari"
    b"\xfflist_leaders\xfeVia vecchi leader"
    b"\xfflist_wonders\xfeMeraviglie a met\xc3\xa0"
    b"\xfflist_last_events\xfeEventi III a uno"
    b"\xffrules_rounds\xfePrimi giri"
    b"\xffrules_events\xfeEventi"
    b"\xffrules_aggression\xfeAggressione"
    b"\xffrules_production\xfeProduzione"
    b"\xff",
    b"\xfflist_turn\xfeIl turno"
    b"\xfflist_game_end\xfeFine partita"
    b"\xfflist_take\xfeCarte, {} azioni"
    b"\xfflist_politics\xfe1 azione politica"
    b"\xfflist_hand\xfeScarta militari"
    b"\xfflist_draw\xfePesca militari"
    b"\xfflist_past\xfeVia eventi passati"
    b"\xffrules_general\xfeIn generale"
    b"\xffrules_territories\xfeNuovi territori"
    b"\xffrules_war\xfeGuerra"
    b"\xffrules_row\xfePrendere carte"
    b"\xffrules_wonders\xfeMeraviglie"
    b"\xff",
    b"\xfflist_slide\xfeScorri la fila"
    b"\xfflist_decks\xfeNuovi mazzi"
    b"\xfflist_cards\xfeVia vecchie carte"
    b"\xfflist_pacts\xfeVia vecchi patti"
    b"\xfflist_last_ties\xfePari: primo"
    b"\xffrules_ages\xfeEre e fine"
    b"\xffrules_military\xfeCarte militari"
    b"\xffrules_building\xfeCostruire"
    b"\xff",
    b"\xfflist_no_war\xfeNessuna guerra"
    b"\xfflist_production\xfeFine turno qui"
    b"\xfflist_tokens\xfe2 gialli a testa"
    b"\xfflist_last_turns\xfeFinisci il giro"
    b"\xfflist_winner\xfeVince la cultura"
    b"\xffrules_pacts\xfePatti"
    b"\xffrules_cards\xfeGiocare carte"
    b"\xff",
)
