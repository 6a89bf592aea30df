"""through_the_ages_war in Deutsch. Made by `make words` from tools/words/through_the_ages_war.toml."""

# fmt: off
WORDS = {
    "line_1": "Der Krieg wird im nächsten Zug des Angreifers entschieden: Zeit zum Rüsten.",
    "line_2": "Niemand spielt Verteidigungskarten.",
    "line_3": "Ihn zu entscheiden ist keine politische Aktion.",
    "line_4": "Niemand gewinnt mehr, als der andere verliert.",
}
