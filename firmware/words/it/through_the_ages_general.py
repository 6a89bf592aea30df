"""through_the_ages_general in Italiano. Made by `make words` from tools/words/through_the_ages_general.toml."""

# fmt: off
WORDS = {
    "line_1": "Non serve usare tutte le azioni.",
    "line_2": "Pareggi: a chi è di turno o al successivo; nell'aggressione al difensore.",
    "line_3": "Tecnologia è ogni carta che costa scienza per giocarla.",
    "line_4": "Chi perde popolazione rende prima gli operai liberi, poi ne toglie dalle carte.",
    "line_5": "Un'azione nuova si usa subito; una persa può essere già usata.",
    "line_6": "Sacrificato: torna in banca. Distrutto o sciolto: operaio libero.",
}
