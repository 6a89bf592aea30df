"""through_the_ages_events in Deutsch. Made by `make words` from tools/words/through_the_ages_events.toml."""

# fmt: off
WORDS = {
    "line_1": "Nur eine politische Aktion je Zug.",
    "line_2": "Ein Ereignis vorbereiten bringt 1 Kultur je Stufe seines Zeitalters.",
    "line_3": "Niemand verliert mehr, als er hat: keine Schulden.",
    "line_4": "Zu zweit heißt „die zwei Schwächsten“: der Schwächste.",
    "line_5": "Keine aktuellen mehr: die künftigen je Zeitalter mischen, das älteste oben.",
    "line_6": "Alte Ereignisse und abgeworfene Militärkarten bleiben getrennt.",
}
