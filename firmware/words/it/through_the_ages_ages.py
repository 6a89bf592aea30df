"""through_the_ages_ages in Italiano. Made by `make words` from tools/words/through_the_ages_ages.toml."""

# fmt: off
WORDS = {
    "line_1": "Un'era finisce appena la sua ultima carta civile entra nella fila.",
    "line_2": "Ciò che è di un'era prima va via: leader, carte in mano, meraviglie incomplete, patti.",
    "line_3": "Le ere I, II e III costano 2 gialli a testa: dalla banca, mai operai.",
    "line_4": "Ultimo giro: niente guerre né carte militari; unità sacrificate solo per colonizzare.",
    "line_5": "Poi si risolvono tutti gli eventi III rimasti, attuali e futuri.",
}
