"""through_the_ages_aggression in Deutsch. Made by `make words` from tools/words/through_the_ages_aggression.toml."""

# fmt: off
WORDS = {
    "line_1": "Greif einen Spieler an und zahl die Militäraktionen der Karte.",
    "line_2": "Der Angreifer opfert zuerst und spielt keine Verteidigung.",
    "line_3": "Der Verteidiger darf Karten zulegen und gewinnt bei Gleichstand.",
    "line_4": "Beide verlieren das Geopferte. Niemand gewinnt mehr, als der andere verliert.",
    "line_5": "Gewonnene Steine kommen aus dem eigenen Vorrat, nicht vom anderen.",
}
