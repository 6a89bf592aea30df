"""through_the_ages_wonders in Deutsch. Made by `make words` from tools/words/through_the_ages_wonders.toml."""

# fmt: off
WORDS = {
    "line_1": "Nehmen kostet 1 zivile Aktion mehr je fertigem Wunder.",
    "line_2": "Nur eines im Bau; nie auf die Hand, also auch bei voller Hand.",
    "line_3": "Abschnitte der Reihe nach: je eine Aktion, je ein blauer Stein.",
    "line_4": "Fertig: die blauen gehen in die Bank, es zählt sofort.",
}
