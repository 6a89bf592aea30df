"""through_the_ages_pacts in Deutsch. Made by `make words` from tools/words/through_the_ages_pacts.toml."""

# fmt: off
WORDS = {
    "line_1": "Ein Pakt wird einem Spieler angeboten, der ja oder nein sagt: kein Handeln.",
    "line_2": "Abgelehnt kommt er auf die Hand zurück, die politische Aktion ist verbraucht.",
    "line_3": "Nur ein Pakt vor dir; an denen anderer darfst du teilnehmen.",
    "line_4": "Markiert, wer A und wer B ist. Kündigen kostet eine politische Aktion.",
}
