"""through_the_ages_events in Italiano. Made by `make words` from tools/words/through_the_ages_events.toml."""

# fmt: off
WORDS = {
    "line_1": "Una sola azione politica per turno.",
    "line_2": "Preparare un evento dà 1 cultura per livello d'era.",
    "line_3": "Non si perde più di quanto si ha: niente debiti.",
    "line_4": "In due, «i due più deboli» vuol dire il più debole.",
    "line_5": "Finiti gli attuali: mescola i futuri era per era, la più vecchia sopra.",
    "line_6": "Eventi passati e scarti militari restano separati.",
}
