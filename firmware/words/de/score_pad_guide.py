"""score_pad_guide in Deutsch. Made by `make words` from tools/words/score_pad_guide.toml."""

# fmt: off
WORDS = {
    "rules_count": "So wird gezählt",
    "line_count_1": "Jede Runde trägt man alle Punkte ein; auf dem Bogen werden frühere korrigiert.",
    "rule_most": "Die höchste Summe gewinnt.",
    "rule_least": "Die niedrigste Summe gewinnt.",
    "rule_shared": "Gleiche Summen teilen sich den Sieg.",
    "rule_target": "Ende nach der Runde, in der jemand {} hat.",
    "rule_rounds": "Ende nach Runde {}, oder wenn ihr es sagt.",
}
