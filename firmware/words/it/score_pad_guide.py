"""score_pad_guide in Italiano. Made by `make words` from tools/words/score_pad_guide.toml."""

# fmt: off
WORDS = {
    "rules_count": "Come si conta",
    "line_count_1": "A ogni round si segnano i punti di tutti; sulla scheda si correggono i precedenti.",
    "rule_most": "Vince il totale più alto.",
    "rule_least": "Vince il totale più basso.",
    "rule_shared": "A parità, vittoria condivisa.",
    "rule_target": "Finisce dopo il round in cui qualcuno arriva a {}.",
    "rule_rounds": "Finisce dopo il round {}, o quando lo dite voi.",
}
