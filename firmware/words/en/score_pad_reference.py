"""score_pad_reference in English. Made by `make words` from tools/words/score_pad_reference.toml."""

from words.ids.score_pad_reference import IDS
from words.texts import Texts

# fmt: off
ENDS = b'\x00\x00\n\x00?\x00P\x00`\x00n\x00\x8e\x00\xaa\x00'
TEXTS = (
    b'How i\xc4\xe9\xc3ts'  # rules_count: How it counts
    b"Ea\xc6 \xe3\xc3\xd4ev\xb7ybody's\xdfo\xbet\xb8\xbd\xb5\xb9\xdc\xd8d\xff\xe7\xdd\xb5shee\xc4e\xbdli\xd0\xbb\xcd\xbd\xf1u\xc4\xd9ght."  # line_count_1: Each round everybody's points are entered; on the sheet earlier ones are put right.
    b'Th\xb5high\xc1\xc4\xdet\xcb w\xbes.'  # rule_most: The highest total wins.
    b'Th\xb5low\xc1\xc4\xdet\xcb w\xbes.'  # rule_least: The lowest total wins.
    b'E\xe6\xcb \xdet\xcb\xb8sh\xbd\xb5\xca.'  # rule_shared: Equal totals share it.
    b'I\xc4\xb9d\xb8aft\xd0\xdd\xb5\xe3\xc3\xd4\xfdwhi\xc6 somebod\xefh\xe4\xb6.'  # rule_target: It ends after the round in which somebody has {}.
    b'I\xc4\xb9d\xb8aft\xd0\xe3\xc3\xd4\xb6\xbc\xc7 wh\xcfy\xfa sa\xefso.'  # rule_rounds: It ends after round {}, or when you say so.
)
WORDS = Texts(IDS, ENDS, TEXTS)
