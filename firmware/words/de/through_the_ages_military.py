"""through_the_ages_military in Deutsch. Made by `make words` from tools/words/through_the_ages_military.toml."""

# fmt: off
WORDS = {
    "line_1": "Gleich nach der politischen Aktion: abwerfen bis zur Zahl der Militäraktionen.",
    "line_2": "Je unbenutzter Militäraktion 1 ziehen, höchstens 3.",
    "line_3": "Nur eine Taktik im Spiel: eine neue ersetzt sie.",
    "line_4": "Jede ganze Armee bringt den Bonus; den kleinen mit zwei Zeitalter älteren Einheiten.",
    "line_5": "Eine Luftwaffe verdoppelt den Bonus einer Armee, auch von außerhalb.",
    "line_6": "Stapel leer: nur Abgeworfenes dieses Zeitalters mischen, nie alte Ereignisse.",
}
