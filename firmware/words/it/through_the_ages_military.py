"""through_the_ages_military in Italiano. Made by `make words` from tools/words/through_the_ages_military.toml."""

# fmt: off
WORDS = {
    "line_1": "Scarta fino al numero di azioni militari, subito dopo l'azione politica.",
    "line_2": "Pesca 1 per azione militare non usata, 3 al massimo.",
    "line_3": "Una sola tattica in gioco: la nuova la sostituisce.",
    "line_4": "Ogni armata intera dà il bonus; il minore con unità di due ere prima.",
    "line_5": "Una forza aerea raddoppia il bonus di un'armata, anche da fuori.",
    "line_6": "Mazzo finito: mescola solo gli scarti di quest'era, mai gli eventi passati.",
}
