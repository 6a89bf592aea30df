"""score_pad_guide in Español. Made by `make words` from tools/words/score_pad_guide.toml."""

# fmt: off
WORDS = {
    "rules_count": "Cómo se cuenta",
    "line_count_1": "En cada ronda se anotan los puntos de todos; en la hoja se corrigen los anteriores.",
    "rule_most": "Gana el total más alto.",
    "rule_least": "Gana el total más bajo.",
    "rule_shared": "A igual total, victoria compartida.",
    "rule_target": "Acaba tras la ronda en que alguien llega a {}.",
    "rule_rounds": "Acaba tras la ronda {}, o cuando lo digáis.",
}
