"""score_sheet_reference in English. Made by `make words` from tools/words/score_sheet_reference.toml."""

from words.ids.score_sheet_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\n\x002\x00L\x00g\x00{\x00\x8f\x00\xa4\x00\xba\x00\xcf\x00'
TEXTS = (
    b'How i\xc4\xe9\xc3ts'  # rules_sheet: How it counts
    b'Wha\xc4\xdd\xb5l\xbe\xcd\xe9\xc3\xc4i\xb8\xe7\xdd\xb5shee\xc4\xc0\xd4\xe7\xddeir bot\xdem l\xbee.'  # line_sheet_1: What the lines count is on the sheet and on their bottom line.
    b'Betwe\xcfe\xe6\xcb \xdet\xcb\xb8\xdd\xb5mos\xc4\xe9\xc3ts\xe8.'  # rule_then_most: Between equal totals the most counts: {}.
    b'Betwe\xcfe\xe6\xcb \xdet\xcb\xb8\xdd\xb5few\xc1\xc4\xe9\xc3ts\xe8.'  # rule_then_fewest: Between equal totals the fewest counts: {}.
    b'A \xc5e\xbf\xc0o\xdd\xd0\xe3\xc3\xd4\xe2\xdflayed.'  # rule_plays_on: A tie: another round is played.
    b'Wh\xc2h\xe4\xdd\xb5mos\xc4c\xc0no\xc4w\xbe\xe8.'  # rule_loses_most: Who has the most cannot win: {}.
    b'Wh\xc2h\xe4\xdd\xb5few\xc1\xc4c\xc0no\xc4w\xbe\xe8.'  # rule_loses_fewest: Who has the fewest cannot win: {}.
    b'I\xc4\xb9d\xb8wh\xcfsomebod\xefh\xd7\xbf\xc9\xb6.'  # rule_reaches: It ends when somebody has: {} {}.
    b'I\xc4\xb9d\xb8wh\xcf\xc9\xe3w\xb8\xbd\xb5closed.'  # rule_closed: It ends when {} rows are closed.
)
WORDS = Texts(IDS, ENDS, TEXTS)
