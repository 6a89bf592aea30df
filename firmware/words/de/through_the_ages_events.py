"""through_the_ages_events in Deutsch. Made by `make words` from tools/words/through_the_ages_events.toml."""

# One line a word: its id and its text.
# fmt: off
WORDS = (
    b"\xffline_1\xfeNur eine politische Aktion je Zug."
    b"\xffline_2\xfeEin Ereignis vorbereiten bringt 1 Kultur je Stufe seines Zeitalters."
    b"\xffline_3\xfeNiemand verliert mehr, als er hat: keine Schulden."
    b"\xffline_4\xfeZu zweit hei\xc3\x9ft \xe2\x80\x9edie zwei Schw\xc3\xa4chsten\xe2\x80\x9c: der Schw\xc3\xa4chste."
    b"\xffline_5\xfeKeine aktuellen mehr: die k\xc3\xbcnftigen je Zeitalter mischen, das \xc3\xa4lteste oben."
    b"\xffline_6\xfeAlte Ereignisse und abgeworfene Milit\xc3\xa4rkarten bleiben getrennt."
    b"\xff",
)
